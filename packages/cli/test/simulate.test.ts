import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { SimulationReport } from '@benchtop/lab';
import { expect, test } from 'vitest';
import { reportLines } from '../src/report-lines.ts';
import { benchtop } from './cli.ts';

type Timed = SimulationReport & { readonly seconds: number; readonly gamesPerSecond: number };

const plan = ['simulate', 'arctic-cleanup', '--games', '20', '--seats', '2', '--bots', 'random', '--seed', 'cli'];

async function report(...more: string[]): Promise<Timed> {
  const { code, stdout, stderr } = await benchtop([...plan, '--json', ...more]);
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Timed;
}

test('the numbers hang together, and do not depend on the number of threads', async () => {
  const one = await report('--threads', '1');
  const two = await report('--threads', '2');
  const steady = ({ seconds, gamesPerSecond, ...rest }: Timed) => {
    expect(gamesPerSecond).toBeCloseTo(20 / seconds, 6);
    return rest;
  };
  expect(steady(two)).toEqual(steady(one));
  expect(one.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(20, 9);
  expect(one.places.map(({ place, matches }) => [place, matches])).toEqual([
    [1, 20],
    [2, 20],
  ]);
  expect(one.places.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(20, 9);
  for (const { rate, low, high, score } of one.seats) {
    expect(low).toBeLessThanOrEqual(rate);
    expect(rate).toBeLessThanOrEqual(high);
    expect(score.min).toBeLessThanOrEqual(score.mean);
  }
  expect(one.decisions.min).toBeLessThanOrEqual(one.decisions.mean);
  expect(one.turns?.max).toBeGreaterThanOrEqual(one.turns?.min ?? Infinity);
  expect(one.plan).toMatchObject({ settings: { tempo: 'standard', solo: false }, seed: 'cli' });
});

test('settings reach the matches', async () => {
  const graded = await report('--settings', 'tempo=graded');
  expect(graded.plan.settings).toMatchObject({ tempo: 'graded' });
  expect(graded.decisions).not.toEqual((await report()).decisions);
});

test('people get tables', async () => {
  const { code, stdout, stderr } = await benchtop([...plan, '--fixed']);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/Arctic CleanUp .*: 20 matches, 2 seats, seed cli/);
  expect(stdout).toMatch(/^random +20\.0 +100\.0 %/m);
  expect(stdout).toMatch(/^place in turn order +wins/m);
  expect(stdout).toMatch(/^decisions +[\d.]+ +[\d.]+ +\d+ +\d+$/m);
  expect(stdout).toMatch(/matches a second/);
});

test('a season alone', async () => {
  const alone = await report('--seats', '1');
  expect(alone.seats[0]).toMatchObject({ wins: 20, rate: 1, high: 1, fair: 1 });
  expect(alone.turns?.max).toBeLessThanOrEqual(20);
});

test('alone a match is won by its goal, and matches that are lost are no wins', async () => {
  const asked = ['simulate', 'biohack', '--games', '4', '--seats', '1', '--bots', 'random', '--seed', 'cli'];
  const { stdout } = await benchtop(asked);
  expect(stdout).toMatch(/: 4 matches, 1 seat, seed cli$/m);
  expect(stdout).toMatch(/^bot +goal met +rate +95 % interval$/m);
  expect(stdout).toMatch(/^random +0\.0 +0\.0 % +0\.0 % to /m);
  expect(stdout).toMatch(/^goal-missed +4 +100\.0 %$/m);
  expect(stdout).not.toContain('if fair');
  const season = await benchtop([...plan, '--seats', '1']);
  expect(season.stdout).toMatch(/^score +mean +sd +least +most$/m);
  expect(season.stdout).not.toContain('goal met');
});

test('a designer can ask what is taken and what wins', async () => {
  const asked = ['simulate', 'biohack', '--games', '6', '--seats', '3', '--bots', 'random', '--seed', 'cli', '--deeds'];
  const { code, stdout, stderr } = await benchtop(asked);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Creatures: offered +times +matches$/m);
  expect(stdout).toMatch(/^Scientists: taken +times +matches +seats +wins +95 % interval +mean score$/m);
  expect(stdout).toMatch(/^Odo Fenwick +[\d.]+( +[\d.]+ %){3} +[\d.]+ % to [\d.]+ % +[\d.]+$/m);
});

test('a game that does not count what is done says so', async () => {
  const simulated = await report('--deeds');
  const silence = 'Arctic CleanUp does not say what is done with its pieces.';
  expect(reportLines(arcticCleanup, simulated)).not.toContain(silence);
  expect(reportLines({ ...arcticCleanup, deeds: null }, simulated)).toContain(silence);
});
