import { expect, test } from 'vitest';
import { aheadBy, placesBy } from '../src/outcome.ts';

test('places go by points, then by what decides ties; who is equal in all of it shares one', () => {
  expect(placesBy([[3], [7], [5]])).toEqual([[1], [2], [0]]);
  expect(
    placesBy([
      [7, 1],
      [9, 0],
      [7, 2],
      [7, 1],
    ]),
  ).toEqual([[1], [2], [0, 3]]);
  expect(placesBy([[4], [4], [4]])).toEqual([[0, 1, 2]]);
  // Below zero, too.
  expect(placesBy([[-2], [-1]])).toEqual([[1], [0]]);
});

test('the first number in which two differ decides', () => {
  expect([aheadBy([5, 1], [5, 3]), aheadBy([6, 1], [5, 3]), aheadBy([5, 3], [5, 3])]).toEqual([-2, 1, 0]);
});
