import type { Game, Settings } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { algoracing } from '@benchtop/games/algoracing';
import { expect, test } from 'vitest';
import { greedy, random } from '../src/index.ts';
import type { Bot } from '../src/index.ts';
import { playOut } from './matches.ts';

/** Wins of one greedy bot among random ones, on each seat in turn; a shared victory counts in part. */
function winsAmongRandom(game: Game, seats: number, matches: number, settings: Settings = {}): number {
  let wins = 0;
  for (let i = 0; i < matches; i++) {
    const players = Array.from({ length: seats }, (_, seat): Bot => (seat === i % seats ? greedy : random));
    const { winners } = playOut(game, players, `strength ${i}`, settings);
    if (winners.includes(i % seats)) wins += 1 / winners.length;
  }
  return wins;
}

test('greedy beats random at two seats', () => {
  expect(winsAmongRandom(arcticCleanup, 2, 10)).toBeGreaterThanOrEqual(9);
});

test('greedy beats three random bots', () => {
  expect(winsAmongRandom(arcticCleanup, 4, 8)).toBeGreaterThanOrEqual(7);
});

test.each(['basic', 'full'])('greedy beats random at two seats of Algoracing, %s', (mode) => {
  expect(winsAmongRandom(algoracing, 2, 10, { mode })).toBeGreaterThanOrEqual(9);
});

test('equal greedy bots of Algoracing reach the target', () => {
  const reasons = Array.from(
    { length: 4 },
    (_, i) => playOut(algoracing, [greedy, greedy], `race ${i}`, { mode: i % 2 === 0 ? 'basic' : 'full' }).reason,
  );
  expect(reasons).toEqual(['target', 'target', 'target', 'target']);
});

test('equal greedy bots finish their matches by processing plastic, not by idling', () => {
  const reasons = Array.from({ length: 4 }, (_, i) => playOut(arcticCleanup, [greedy, greedy], `equal ${i}`).reason);
  expect(reasons.filter((reason) => reason === 'becalmed')).toEqual([]);
});
