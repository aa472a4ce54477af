import type { Preview } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { whyEnds } from '../src/table/confirm.ts';

const goesOn: Preview = {
  changes: [],
  open: [],
  events: [],
  chance: false,
  hidden: false,
  score: 0,
  next: [1],
  over: 'no',
};

test('what leaves the turn where it is needs no second word', () => {
  expect(whyEnds(goesOn, 1)).toBeNull();
  expect(whyEnds({ ...goesOn, next: null }, 1)).toBeNull();
  expect(whyEnds(null, 1)).toBeNull();
});

test('what passes the turn on, or ends the match, says so', () => {
  expect(whyEnds({ ...goesOn, next: [0] }, 1)).toBe('Ends your turn.');
  expect(whyEnds({ ...goesOn, next: [0], over: 'maybe' }, 1)).toBe('It may end the match. Ends your turn.');
  expect(whyEnds({ ...goesOn, next: [], over: 'surely' }, 1)).toBe('Ends the match.');
});
