import type { Game } from '@benchtop/engine/host';
import { lineae } from '@benchtop/games/lineae';
import { expect, test } from 'vitest';
import { position } from '../../games/test/lineae/position.ts';
import type { Lin, Position } from '../../games/test/lineae/position.ts';
import { greedy } from '../src/index.ts';
import { Lookahead } from '../src/lookahead.ts';
import { RoundPlanner } from '../src/rounds.ts';
import { codesOf } from '../src/trail.ts';
import { deal, taskFor } from './matches.ts';

const breadth = { width: 3, rounds: 1 };

/** Two who have a few cubes in reach. */
const cubes = { x12r1: 'silica', x13r1: 'iron', x14r1: 'silica', x10r1: 'iron', x9r1: 'salt' } as const;
const begun = (more: Position = {}): Lin =>
  position({
    cubes,
    rockets: { 4: ['jovian-semiconductors', [null, null, null, null, null]] },
    captains: [{ goods: { electricity: 9, money: 3 } }, { column: 7 }],
    ...more,
  });

/** How often the plan of seat 0 places workers, and how many evaluations it took. */
function planned(t: Lin, left: number, game: Game = lineae, rounds = 1): { actions: number; used: number } {
  const hints = game.rounds;
  if (hints === null) throw new Error('no rounds are planned');
  const budget = { left };
  const ahead = new Lookahead(game, t.state, 0, 1, budget);
  const codes = ahead.options(ahead.start.state);
  const { trail } = new RoundPlanner(ahead, hints, 0, { ...breadth, rounds }, budget).best(codes);
  const { texts } = lineae.steps['take-turn'].vocabulary;
  const actions = codesOf(trail).filter((code) => texts[code]?.startsWith('place ')).length;
  return { actions, used: left - budget.left };
}

test('the rest of a round is planned, as if others did nothing in it', () => {
  expect(planned(begun(), 4000).actions).toBeGreaterThan(1);
  expect(planned(begun({ captains: [{ available: 0, placed: many }, { column: 7 }] }), 4000).actions).toBe(0);
});
const many = ['city-1', 'city-1', 'city-1', 'city-1'] as const;

test('within a budget', () => {
  const { used } = planned(begun(), 200);
  expect(used).toBeLessThan(300);
  expect(planned(begun(), 4000).used).toBeGreaterThan(used);
});

test('a position that is reached in another order is carried on once', () => {
  const same: Game = { ...lineae, positionKey: () => 1 };
  const none: Game = { ...lineae, positionKey: () => null };
  const games: readonly Game[] = [same, lineae, none];
  const [one, known, all] = games.map((game) => planned(begun(), 100_000, game).used);
  expect(one ?? 0).toBeLessThan(known ?? 0);
  expect(known ?? 0).toBeLessThan(all ?? 0);
});

test('alone the next round is planned as well', () => {
  const alone = begun({ seats: 1, captains: [{ goods: { electricity: 9, money: 3 } }] });
  expect(planned(alone, 100_000, lineae, 2).used).toBeGreaterThan(planned(alone, 100_000, lineae, 1).used);
});

test('greedy hands in the rest of the action, and thinks the next one over anew', () => {
  const match = deal(lineae, 1, 'season');
  for (const answer of ['c3', 'done']) if (match.state.stack.at(-1)?.step !== 'take-turn') match.play(0, answer);
  const { option, plan } = greedy.choose(taskFor(lineae, match.state, 0, 'plan'));
  for (const each of [option, ...(plan ?? [])]) expect(match.play(0, each).ok).toBe(true);
  expect(plan).not.toEqual([]);
});
