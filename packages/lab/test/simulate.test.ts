import { expect, test } from 'vitest';
import { dealtState, keyOfSeed } from '@benchtop/engine/host';
import { openPlan, playMatch, seated } from '../src/index.ts';
import type { OpenPlan, SimulationPlan } from '../src/index.ts';
import { simulate } from '../src/threads.ts';

const settings = { tempo: 'none', solo: false };
const plan: SimulationPlan = {
  game: 'arctic-cleanup',
  seats: 3,
  settings,
  bots: ['random'],
  seed: 'lab',
  games: 30,
  fixed: false,
  deeds: false,
};

test('one thread and two give the same report', async () => {
  const one = await simulate(plan, { threads: 1 });
  const two = await simulate(plan, { threads: 2 });
  expect(two).toEqual(one);
  expect(one.matches).toBe(30);
  expect(one.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(30, 9);
  expect(one.reasons.reduce((sum, { matches }) => sum + matches, 0)).toBe(30);
});

test('another seed gives other matches', async () => {
  const report = await simulate({ ...plan, games: 5 }, { threads: 1 });
  const other = await simulate({ ...plan, games: 5, seed: 'other' }, { threads: 1 });
  expect(other.decisions).not.toEqual(report.decisions);
});

test('progress rises to the whole', async () => {
  const seen: number[] = [];
  await simulate(plan, { threads: 2, onProgress: (done, of) => seen.push(done / of) });
  expect(seen.at(-1)).toBe(1);
  expect([...seen].sort((a, b) => a - b)).toEqual(seen);
});

test('places are those of the first round, where the order changes later', async () => {
  const biohack = { ...plan, game: 'biohack', seats: 2, settings: { boards: 'basic', challenge: 'standard' } };
  const open = await openPlan(biohack);
  for (let number = 0; number < 4; number++) {
    const dealt = dealtState(open.game, 2, biohack.settings, keyOfSeed(`lab/${number}`));
    expect(playMatch(open, number).order).toEqual('order' in dealt ? dealt.order : null);
  }
});

test('a match can be played again by its number alone', async () => {
  const open = await openPlan(plan);
  expect(playMatch(open, 7)).toEqual(playMatch(open, 7));
  expect(playMatch(open, 7)).not.toEqual(playMatch(open, 8));
});

test('bots move on by a seat from match to match, unless they keep their seats', async () => {
  const moving = await openPlan({ ...plan, bots: ['greedy', 'random'], fixed: false });
  const staying = { ...moving, plan: { ...moving.plan, fixed: true } };
  const ids = (open: OpenPlan, number: number): string[] => seated(open, number).map(({ id }) => id);
  expect(ids(moving, 0)).toEqual(['greedy', 'random', 'greedy']);
  expect(ids(moving, 1)).toEqual(['random', 'greedy', 'greedy']);
  expect(ids(staying, 1)).toEqual(['greedy', 'random', 'greedy']);
});

test('greedy beats random', async () => {
  const report = await simulate({ ...plan, seats: 2, bots: ['greedy', 'random'], games: 8 }, { threads: 2 });
  const greedy = report.bots.find(({ bot }) => bot === 'greedy');
  expect(greedy?.wins).toBeGreaterThanOrEqual(7);
  expect(greedy?.fair).toBe(0.5);
});

test('an unknown game or bot is an error', async () => {
  await expect(openPlan({ ...plan, game: 'chess' })).rejects.toThrow('no game chess');
  await expect(openPlan({ ...plan, bots: ['deep'] })).rejects.toThrow('no bot deep');
});

test.each([1, 2])('a simulation that is stopped reports the matches it has played, on %i threads', async (threads) => {
  const stop = new AbortController();
  const report = await simulate(
    { ...plan, games: 400, bots: ['random'] },
    { threads, signal: stop.signal, onProgress: () => stop.abort() },
  );
  expect(report.matches).toBeGreaterThan(0);
  expect(report.matches).toBeLessThan(400);
  expect(report.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(report.matches);
});

test('one that is stopped before it begins has nothing to report, and says so', async () => {
  const report = await simulate({ ...plan, games: 40 }, { threads: 1, signal: AbortSignal.abort() });
  expect([report.matches, report.reasons, report.bots]).toEqual([0, [], []]);
});

test('games tell their turn order in their own way', async () => {
  const table = { ...plan, game: 'lineae', settings: { mode: 'starter', biogenesis: false, reactorCore: false } };
  const open = await openPlan(table);
  const orders = Array.from({ length: 12 }, (_, number) => playMatch(open, number).order ?? []);
  for (const order of orders) expect(order.map((seat) => (seat + 3 - (order[0] ?? 0)) % 3)).toEqual([0, 1, 2]);
  expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(1);
});
