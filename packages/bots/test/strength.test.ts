import { arcticCleanup } from '@benchtop/games';
import { expect, test } from 'vitest';
import { greedy, random } from '../src/index.ts';
import type { Bot } from '../src/index.ts';
import { playOut } from './matches.ts';

/** Wins of one greedy bot among random ones, on each seat in turn; a shared victory counts in part. */
function winsAmongRandom(seats: number, matches: number): number {
  let wins = 0;
  for (let i = 0; i < matches; i++) {
    const players = Array.from({ length: seats }, (_, seat): Bot => (seat === i % seats ? greedy : random));
    const { winners } = playOut(arcticCleanup, players, `strength ${i}`);
    if (winners.includes(i % seats)) wins += 1 / winners.length;
  }
  return wins;
}

test('greedy beats random at two seats', () => {
  expect(winsAmongRandom(2, 20)).toBeGreaterThanOrEqual(18);
});

test('greedy beats three random bots', () => {
  expect(winsAmongRandom(4, 8)).toBeGreaterThanOrEqual(7);
});

test('equal greedy bots finish their matches by processing plastic, not by idling', () => {
  const reasons = Array.from({ length: 4 }, (_, i) => playOut(arcticCleanup, [greedy, greedy], `equal ${i}`).reason);
  expect(reasons.filter((reason) => reason === 'becalmed')).toEqual([]);
});
