import { expect, test } from 'vitest';
import { paceOf } from '../src/progress.ts';

test('the pace says how fast it goes and how long it still takes', () => {
  expect(paceOf(100, 400, 2)).toBe(', 50 a second, 6 s left');
  expect(paceOf(10, 1000, 4)).toBe(', 2.5 a second, 6 min 36 s left');
  expect(paceOf(400, 400, 8)).toBe(', 50 a second, 0 s left');
  expect([paceOf(0, 400, 3), paceOf(5, 400, 0.1)]).toEqual(['', '']);
});
