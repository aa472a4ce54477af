import { isTask, keyOfSeed, lessonPlace, Match } from '@benchtop/engine/host';
import type { Lesson } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { biohack, lessons } from '../../src/biohack/index.ts';

function follow(lesson: Lesson) {
  const match = Match.deal(biohack, lesson.seats.length, lesson.settings, keyOfSeed(lesson.seed), true);
  for (const step of lesson.steps) {
    expect(lessonPlace(lesson, match.log)?.step).toBe(step);
    for (const option of isTask(step) ? step.expect : step.auto) {
      const seat = match.decisions()[0]?.seat ?? -1;
      expect([lesson.id, option, seat === 0]).toEqual([lesson.id, option, isTask(step)]);
      const played = match.play(seat, option);
      if (!played.ok) throw new Error(`${lesson.id}: ${option}: ${played.reason}`);
    }
  }
  return match;
}

test.each(lessons)('$title can be played to its last word, and the match goes on', (lesson) => {
  const match = follow(lesson);
  const of = lesson.steps.filter(isTask).length;
  expect(lessonPlace(lesson, match.log)).toEqual({ step: null, accepted: [], tasks: of, of });
  expect(match.over).toBe(false);
});

test('each lesson ends with a creature and an unlock', () => {
  for (const lesson of lessons) {
    const [learner] = follow(lesson).state.players;
    expect([lesson.id, learner?.rows.common, learner?.locks]).toEqual([lesson.id, ['crag-ram'], 1]);
  }
});

test('every task shows a choice, and a wrong one leaves the script', () => {
  for (const lesson of lessons) {
    const match = Match.deal(biohack, lesson.seats.length, lesson.settings, keyOfSeed(lesson.seed), true);
    const [decision] = match.decisions();
    const options = match.legalOptions(decision?.seat ?? 0)?.options ?? [];
    match.play(decision?.seat ?? 0, options.at(-1)?.id ?? '');
    expect([lesson.id, options.length > 1, lessonPlace(lesson, match.log)]).toEqual([lesson.id, true, null]);
  }
});
