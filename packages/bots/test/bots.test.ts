import { at, createDice, fastRandom, sampleWorld, viewOf } from '@benchtop/engine/host';
import type { Core, Game, Settings } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { algoracing } from '@benchtop/games/algoracing';
import { describe, expect, test } from 'vitest';
import { trap } from '../../engine/test/trap/trap.ts';
import { botOf, bots, greedy, random } from '../src/index.ts';
import type { Bot } from '../src/index.ts';
import { answer, deal, playOut, taskFor } from './matches.ts';

/** Positions along a match of the greedy bot: every `stride`-th decision. */
function positions(
  game: Game,
  seats: number,
  seed: string,
  stride: number,
  settings: Settings = {},
): { state: Core; seat: number }[] {
  const match = deal(game, seats, seed, settings);
  const found: { state: Core; seat: number }[] = [];
  for (let n = 0; !match.over && n < 200; n++) {
    const { seat } = at(match.decisions(), 0);
    if (n % stride === 0) found.push({ state: match.state, seat });
    answer(match, greedy, seat, `${seed} ${n}`);
  }
  return found;
}

const arctic: Game = arcticCleanup;
const race: Game = algoracing;
const snare: Game = trap;

test('every bot can be found by its id', () => {
  expect(bots.map(({ id }) => botOf(id))).toEqual(bots);
  expect(bots.map(({ id }) => id)).toEqual(['random', 'greedy']);
  expect(botOf('oracle')).toBeNull();
});

const tables: { readonly game: Game; readonly seats: number; readonly settings: Settings }[] = [
  { game: arctic, seats: 1, settings: {} },
  { game: arctic, seats: 2, settings: {} },
  { game: arctic, seats: 3, settings: {} },
  { game: arctic, seats: 4, settings: {} },
  { game: race, seats: 1, settings: { mode: 'full' } },
  { game: race, seats: 2, settings: { mode: 'basic', layout: 'players' } },
  { game: race, seats: 3, settings: { mode: 'basic', layout: 'random' } },
  { game: race, seats: 4, settings: { mode: 'full' } },
  { game: snare, seats: 2, settings: {} },
  { game: snare, seats: 3, settings: {} },
];

describe.each(tables)('$game.id with $seats seats, $settings', ({ game, seats, settings }) => {
  const found = positions(game, seats, 'on the way', 12, settings);

  test.each(bots)('$id answers legally to the end of the match', (bot: Bot) => {
    const outcome = playOut(game, Array<Bot>(seats).fill(bot), `legal ${seats}`, settings);
    expect(outcome.winners.length).toBeGreaterThan(0);
    expect(outcome.scores).toHaveLength(seats);
  });

  test.each(bots)('$id answers the same to the same seed and world', (bot: Bot) => {
    for (const [i, { state, seat }] of found.entries()) {
      const task = taskFor(game, state, seat, `seed ${i}`);
      const before = JSON.stringify(task.world);
      const first = bot.choose(task);
      expect(bot.choose({ ...task, world: game.clone(task.world) })).toEqual(first);
      expect(JSON.stringify(task.world)).toBe(before);
    }
  });

  test.each(bots)('$id gets a sampled world and nothing else', (bot: Bot) => {
    for (const [i, { state, seat }] of found.entries()) {
      const twin = sampleWorld(game, state, seat, createDice(fastRandom(i)));
      const task = taskFor(game, state, seat, `blind ${i}`);
      const seen = viewOf(game, task.world, seat);
      // The sampled world could have come from either: what tells them apart has been dealt away.
      expect(viewOf(game, state, seat)).toEqual(seen);
      expect(viewOf(game, twin, seat)).toEqual(seen);
      expect(JSON.stringify({ ...task, game: game.id })).not.toMatch(/[0-9a-f]{64}/);
      expect(bot.choose({ ...task, world: game.clone(task.world) })).toEqual(bot.choose(task));
    }
  });
});

test('random chooses every option about equally often', () => {
  const { state } = deal(arctic, 2, 'even');
  const seat = at(deal(arctic, 2, 'even').decisions(), 0).seat;
  const counts = new Map<string, number>();
  for (let i = 0; i < 2000; i++) {
    const { option } = random.choose(taskFor(arctic, state, seat, `draw ${i}`));
    counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['site-n', 'site-s']);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test.each([
  { game: arctic, settings: {} },
  { game: race, settings: { mode: 'basic' } },
  { game: race, settings: { mode: 'full' } },
])('greedy stays within the evaluations it is granted, but for the ranking of its options: $game.id', (table) => {
  const { game, settings } = table;
  for (const [i, { state, seat }] of positions(game, 2, 'thrift', 11, settings).entries()) {
    const task = taskFor(game, state, seat, `thrift ${i}`);
    const cheap = greedy.choose({ ...task, iterations: 1 }).info['evaluations'];
    const rich = greedy.choose({ ...task, iterations: 5000 }).info['evaluations'];
    expect(Number(cheap)).toBeLessThanOrEqual(Number(rich));
    expect(Number(rich)).toBeLessThanOrEqual(5000);
  }
});
