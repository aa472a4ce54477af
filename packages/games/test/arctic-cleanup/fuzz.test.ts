import { fuzz, fuzzFrom, setupsOf } from '@benchtop/engine/laws';
import type { Fuzzed } from '@benchtop/engine/laws';
import { expect, test } from 'vitest';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import type { Board } from './position.ts';
import { position } from './position.ts';

function countOf(done: readonly Fuzzed[], reason: string): number {
  return done.filter((match) => match.reason === reason).length;
}

test('seasons and calms end random matches', () => {
  const done = setupsOf(arcticCleanup).flatMap((setup) =>
    Array.from({ length: 10 }, (_, i) => fuzz(arcticCleanup, setup, `endings ${i}`, { eager: i % 3 > 0 })),
  );
  expect(countOf(done, 'season-over')).toBeGreaterThan(0);
  expect(countOf(done, 'becalmed')).toBeGreaterThan(0);
  expect(Math.max(...done.map(({ widest }) => widest))).toBeLessThanOrEqual(49);
});

/** All fifty tokens are aboard or processed; only the last two of the third player still have a place to go. */
const last: readonly Board[] = [
  {
    cargo: [
      ['yellow', 'yellow', 'yellow', 'grey'],
      ['grey', 'grey', 'grey'],
    ],
    lines: { 'line-plan': ['green', 4], 'line-move': ['blue', 4], 'line-load': ['black', 4], 'short-3': ['pink', 3] },
  },
  {
    lines: {
      'hatched-4': ['yellow', 4],
      'hatched-3': ['grey', 3],
      'line-load': ['pink', 3],
      'line-unload': ['black', 2],
      'line-plan': ['green', 2],
    },
  },
  {
    cargo: [['purple'], ['blue']],
    lines: {
      'line-plan': ['red', 4],
      'short-2': ['red', 2],
      'line-move': ['blue', 1],
      'line-load': ['purple', 4],
      'short-3': ['purple', 1],
    },
  },
];

test('late positions played on by dice end in a clean ocean', () => {
  const start = position({ seats: 3, bag: [], boards: last }).state;
  const done = Array.from({ length: 100 }, (_, i) => fuzzFrom(arcticCleanup, start, `late ${i}`, { eager: true }));
  expect(countOf(done, 'clean-ocean')).toBeGreaterThan(0);
});

test('fifteen tokens and a loaded ship at its dock end in a full factory', () => {
  const own: Board = {
    cargo: [['red', 'pink'], ['purple']],
    lines: {
      'line-plan': ['green', 4],
      'line-move': ['blue', 4],
      'line-load': ['black', 4],
      'line-unload': ['red', 3],
    },
  };
  const start = position({ boards: [own] }).state;
  const done = Array.from({ length: 100 }, (_, i) => fuzzFrom(arcticCleanup, start, `full ${i}`, { eager: true }));
  expect(countOf(done, 'sixteen')).toBeGreaterThan(0);
});
