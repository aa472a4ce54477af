import { expect, test } from 'vitest';
import { nextOf } from '../src/table/TurnStrip.tsx';

test('who is next follows whoever acts, round the table', () => {
  expect(nextOf([2, 0, 1], [0])).toBe(1);
  expect(nextOf([2, 0, 1], [1])).toBe(2);
});

test('where several act at once, or one plays alone, nobody is next', () => {
  expect([nextOf([0, 1], [0, 1]), nextOf([0, 1], []), nextOf([0], [0])]).toEqual([null, null, null]);
});
