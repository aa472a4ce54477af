import { isTask } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { firstVoyage } from '../../src/arctic-cleanup/lessons/first-voyage.ts';
import { follow, lessonSuite } from '../lesson-suite.ts';
import type { Arctic } from './position.ts';
import { position } from './position.ts';

/*
 * The lesson begins with a position. It is written here, and its state lies beside the lesson as source text: `npm run generate`
 * writes it, and every other run compares.
 */
const start = (): Arctic =>
  position({
    settings: { tempo: 'none', solo: false },
    turns: 8,
    bag: ['grey', 'red', 'yellow', 'pink', 'green', 'grey', 'black', 'purple', 'yellow', 'blue', 'grey'],
    sea: {
      'in-s': ['red', 'pink', 'grey'],
      'out-sse': ['black', 'purple'],
      pole: ['green', 'green', 'yellow'],
      'in-n': ['blue', 'red'],
      'in-ne': ['black', 'grey'],
      'in-se': ['pink', 'purple', 'yellow'],
      'in-sw': ['red', 'grey'],
      'in-nw': ['black', 'blue'],
      'out-nne': ['yellow', 'green'],
      'out-e': ['pink', 'black'],
      'out-ssw': ['purple', 'grey', 'blue'],
      'out-w': ['red', 'pink'],
      'out-nnw': ['yellow', 'black'],
    },
    boards: [
      {
        site: 'site-s',
        ships: ['in-s', 'out-sse'],
        cargo: [[], ['yellow']],
        lines: {
          'line-plan': ['green', 2],
          'line-move': ['pink', 1],
          'line-load': ['blue', 2],
          'line-unload': ['red', 1],
        },
      },
      { site: 'site-n', ships: ['in-n', 'out-nnw'], lines: { 'line-plan': ['purple', 2] } },
    ],
  });

test('the lesson begins with the position written here', async () => {
  const text = `import type { Json } from '@benchtop/engine/author';\n\nexport const start: Json = ${JSON.stringify(start().state)};\n`;
  await expect(text).toMatchFileSnapshot('../../src/arctic-cleanup/lessons/first-voyage.generated.ts');
});

lessonSuite(arcticCleanup, [firstVoyage]);

test('it has twelve to fifteen tasks', () => {
  const tasks = firstVoyage.steps.filter(isTask).length;
  expect([tasks >= 12, tasks <= 15]).toEqual([true, true]);
});

test('what the captions promise is there', () => {
  const { state } = follow(arcticCleanup, firstVoyage).match;
  const [learner] = state.players;
  expect(learner?.blocks).toMatchObject({ 'block-unlock': true, 'die-b': true });
  expect(learner?.lines['hatched-4']).toEqual({ colour: 'yellow', count: 1 });
  expect([learner?.ships[0].hex, learner?.rows[0], learner?.pool, learner?.supply]).toEqual(['pole', [1, 1, 4], 1, 4]);
  expect(state.players[1]?.ships[0]).toEqual({ hex: 'pole', cargo: ['green'] });
});
