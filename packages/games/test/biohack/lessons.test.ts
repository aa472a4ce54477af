import { expect, test } from 'vitest';
import { biohack, lessons } from '../../src/biohack/index.ts';
import { follow, lessonSuite } from '../lesson-suite.ts';

lessonSuite(biohack, lessons, { alone: ['pass'] });

test('each lesson ends with a creature and an unlock', () => {
  for (const lesson of lessons) {
    const [learner] = follow(biohack, lesson).match.state.players;
    expect([lesson.id, learner?.rows.common, learner?.locks]).toEqual([lesson.id, ['crag-ram'], 1]);
  }
});
