import { at } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { expect, test } from 'vitest';
import type { Budget, Place, Reached } from '../src/lookahead.ts';
import { race } from '../src/race.ts';
import type { Track } from '../src/race.ts';
import { deal } from './matches.ts';

const { state } = deal(arcticCleanup, 2, 'race');
const start: Place = { state, goesOn: true, trail: null };
const alone: Place = { ...start, state: deal(arcticCleanup, 1, 'race').state };

/** A track on which each option has a value after each round; the last one is its end. */
function trackOf(
  values: readonly (readonly number[])[],
  budget: Budget,
  from: Place,
): { track: Track; places: Place[] } {
  const places = values.map((): Place => ({ ...from }));
  const rounds = new Map<Place, { readonly own: readonly number[]; readonly round: number }>();
  places.forEach((place, i) => rounds.set(place, { own: at(values, i), round: 0 }));
  const goOn = (place: Place): Reached => {
    budget.left--;
    const { own, round } = rounds.get(place) ?? { own: [], round: 0 };
    const there: Reached = { ...from, goesOn: round < own.length - 1, value: at(own, round) };
    rounds.set(there, { own, round: round + 1 });
    return there;
  };
  return { track: { goOn, judge: (place) => ({ ...place, value: 0 }) }, places };
}

function ends(values: readonly (readonly number[])[], left = 100, from = start): { values: number[]; used: number } {
  const budget = { left };
  const { track, places } = trackOf(values, budget, from);
  return { values: race(track, from, places, budget).map(({ value }) => value), used: left - budget.left };
}

test('options are carried to their ends', () => {
  expect(ends([[2, 3, 4], [3], [1, 2]])).toEqual({ values: [4, 3, 2], used: 6 });
});

test('an option that cannot catch up is given up', () => {
  expect(ends([[20], [1, 2, 3, 4]])).toEqual({ values: [20], used: 2 });
});

test('alone nothing is given up', () => {
  expect(ends([[20], [1, 2, 3, 4]], 100, alone)).toEqual({ values: [20, 4], used: 5 });
});

test('one that gains quickly goes on, also when it is far behind', () => {
  expect(ends([[20], [5, 10, 25]])).toEqual({ values: [20, 25], used: 4 });
});

test('one that is close goes on, although it gained nothing', () => {
  expect(ends([[0.5], [-0.2, 3]])).toEqual({ values: [0.5, 3], used: 3 });
});

test('without a budget the first option is all', () => {
  expect(ends([[1, 2], [5]], 0)).toEqual({ values: [1], used: 1 });
});
