import { expect, test } from 'vitest';
import { runsOf } from '../src/table/kit/icon-runs.ts';

test('equal icons are counted, and a number counts what follows it', () => {
  expect(runsOf(['coin', 'coin', 'slash', '3', 'points', 'coin'])).toEqual([
    { icon: 'coin', n: 2 },
    { icon: 'slash', n: 1 },
    { icon: 'points', n: 3 },
    { icon: 'coin', n: 1 },
  ]);
});

test('where an icon leads its number, the number is its own', () => {
  expect(runsOf(['times', '2', 'coin'], new Set(['times']))).toEqual([
    { icon: 'times', n: 2 },
    { icon: 'coin', n: 1 },
  ]);
});
