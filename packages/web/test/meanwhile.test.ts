import { isTask } from '@benchtop/engine/host';
import type { Lesson } from '@benchtop/engine/host';
import { expect, it } from 'vitest';
import { meanwhile } from '../src/match/lesson/meanwhile.ts';

const task = (say: string) => ({ say, expect: ['x'], point: 'X-1' });
const reply = (say: string) => ({ say, auto: ['y'] });
const lesson: Lesson = {
  id: 'l',
  title: 'L',
  game: 'g',
  seats: ['A', 'B'],
  settings: {},
  seed: 's',
  steps: [reply('r1'), task('t1'), task('t2'), reply('r2'), reply('r3'), task('t3'), reply('r4')],
  done: 'd',
};

const at = (step: (typeof lesson.steps)[number] | null) => meanwhile(lesson, { step, accepted: [], tasks: 0, of: 3 });

it('with each task is told what others did since the one before, and nothing twice', () => {
  expect(lesson.steps.filter(isTask).map(at)).toEqual([['r1'], [], ['r2', 'r3']]);
});

it('while others are at it only that is told; what came last is told with the closing words', () => {
  expect(lesson.steps.filter((step) => !isTask(step)).map(at)).toEqual([[], [], [], []]);
  expect(at(null)).toEqual(['r4']);
});
