import type { Deed } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import type { MatchResult } from '../src/play-match.ts';
import { reportOf } from '../src/report.ts';
import { addMatch, addTally, noTally } from '../src/tally.ts';

const plan = {
  game: 'arctic-cleanup',
  seats: 3,
  settings: {},
  bots: ['a', 'b'],
  seed: 's',
  games: 3,
  fixed: true,
  deeds: true,
};

function result(
  winners: readonly number[],
  totals: readonly number[],
  reason: string,
  order: readonly number[] | null,
  deeds: readonly Deed[] = [],
): MatchResult {
  return { bots: ['a', 'b', 'a'], winners, totals, decisions: 10 * totals.length, turns: 5, order, reason, deeds };
}

function deed(done: string, seat: number | null): Deed {
  return { group: 'Cards', thing: 'Ram', done, seat };
}

const results = [
  result([0, 1, 2], [4, 4, 4], 'calm', [0, 1, 2]),
  result([1], [3, 9, 2], 'storm', [1, 2, 0], [deed('offered', null), deed('offered', null), deed('taken', 2)]),
  result([0, 2], [7, 1, 7], 'storm', [2, 1, 0], [deed('taken', 2), deed('taken', 2), deed('taken', 1)]),
];

function tallyOf(matches: readonly MatchResult[]) {
  const tally = noTally(3);
  for (const match of matches) addMatch(tally, match);
  return tally;
}

test('shared wins are split between those who share them', () => {
  const { seats, bots } = reportOf(plan, tallyOf(results));
  expect(seats.map(({ wins }) => wins)).toEqual([5 / 6, 4 / 3, 5 / 6]);
  expect(bots.map(({ bot, matches }) => [bot, matches])).toEqual([
    ['a', 3],
    ['b', 3],
  ]);
  expect(bots.map(({ wins }) => wins)).toEqual([5 / 3, 4 / 3]);
  expect(bots.map(({ fair }) => fair)).toEqual([2 / 3, 1 / 3]);
});

test('a solo match that is lost counts for nobody', () => {
  const alone = { ...plan, seats: 1, bots: ['a'] };
  const tally = noTally(1);
  for (const winners of [[0], [], []]) addMatch(tally, { ...result(winners, [90], 'calm', [0]), bots: ['a'] });
  const { seats, bots, places } = reportOf(alone, tally);
  expect([...seats, ...bots, ...places].map(({ wins, rate }) => [wins, rate])).toEqual(Array(3).fill([1, 1 / 3]));
});

test('wins are counted by place in the turn order, where it is known', () => {
  const unknown = result([1], [1, 2, 0], 'calm', null);
  const { places, matches } = reportOf(plan, tallyOf([...results, unknown]));
  expect(matches).toBe(4);
  expect(places.map((place) => [place.place, place.matches, place.wins])).toEqual([
    [1, 3, 11 / 6],
    [2, 3, 1 / 3],
    [3, 3, 5 / 6],
  ]);
  expect(places.map(({ fair }) => fair)).toEqual([1 / 3, 1 / 3, 1 / 3]);
  expect(reportOf(plan, tallyOf([unknown])).places).toEqual([]);
});

test('the order in which parts arrive changes nothing', () => {
  const whole = tallyOf(results);
  const forwards = tallyOf(results.slice(0, 1));
  addTally(forwards, tallyOf(results.slice(1)));
  const backwards = tallyOf(results.slice(1));
  addTally(backwards, tallyOf(results.slice(0, 1)));
  expect(reportOf(plan, forwards)).toEqual(reportOf(plan, whole));
  expect(reportOf(plan, backwards)).toEqual(reportOf(plan, whole));
});

test('endings are counted, the most frequent first; lengths have their range', () => {
  const report = reportOf(plan, tallyOf(results));
  expect(report.reasons).toEqual([
    { reason: 'storm', matches: 2, rate: 2 / 3 },
    { reason: 'calm', matches: 1, rate: 1 / 3 },
  ]);
  expect(report.turns).toEqual({ mean: 5, sd: 0, min: 5, max: 5 });
  expect(report.seats[0]?.score.max).toBe(7);
});

test('what was done is counted in all, and once for each seat and match, with how those fared who did it', () => {
  const { deeds } = reportOf(plan, tallyOf(results));
  expect(deeds.map(({ done, times, inMatches }) => [done, times, inMatches])).toEqual([
    ['offered', 2 / 3, 1 / 3],
    ['taken', 4 / 3, 2 / 3],
  ]);
  expect(deeds[0]?.by).toBeNull();
  expect(deeds[1]?.by).toMatchObject({ matches: 3, wins: 1 / 2, ofSeats: 3 / 9, fair: 1 / 3 });
  expect(deeds[1]?.by?.score).toMatchObject({ min: 1, max: 7, mean: 10 / 3 });
});
