import { at } from '@benchtop/engine/host';
import type { Game, Match } from '@benchtop/engine/host';
import { lineae } from '@benchtop/games/lineae';
import { expect, test } from 'vitest';
import { greedy } from '../src/index.ts';
import { Lookahead } from '../src/lookahead.ts';
import { season } from '../src/season.ts';
import { codesOf } from '../src/trail.ts';
import { deal, taskFor } from './matches.ts';

/** Alone, about to take the first turn. */
function firstTurn(game: Game): Match {
  const match = deal(game, 1, 'season');
  for (const answer of ['c3', 'done']) if (match.state.stack.at(-1)?.step !== 'take-turn') match.play(0, answer);
  return match;
}

/** How often each chain passes the beginning of a turn, for chains of so many actions. */
function turns(actions: number, left: number, game: Game = lineae): number[] {
  const budget = { left };
  const ahead = new Lookahead(game, firstTurn(game).state, 0, 1, budget);
  const chains = season(ahead, ahead.options(ahead.start.state), actions, budget);
  return chains.map(({ trail }) => {
    let here = ahead.start;
    let begun = 0;
    for (const code of codesOf(trail)) {
      const { step, args } = at(here.state.stack, here.state.stack.length - 1);
      if (step === 'take-turn' && args['extra'] === false && args['moved'] === false) begun++;
      here = ahead.step(here, code, 2);
    }
    return begun;
  });
}

test('alone several actions are carried on, one after the other', () => {
  expect(Math.max(...turns(1, 4000))).toBe(1);
  expect(Math.min(...turns(2, 4000))).toBe(2);
  expect(Math.min(...turns(3, 20_000))).toBe(3);
});

test('but no more than the budget allows', () => {
  expect(Math.max(...turns(3, 200))).toBe(1);
});

test('positions that are reached in another order are carried on once', () => {
  expect(turns(2, 4000, { ...lineae, positionKey: () => 'same' })).toHaveLength(6);
  expect(turns(2, 4000, { ...lineae, positionKey: () => null }).length).toBeGreaterThan(6);
});

test('greedy hands in the rest of the action, and thinks the next one over anew', () => {
  const match = firstTurn(lineae);
  const { option, plan } = greedy.choose(taskFor(lineae, match.state, 0, 'plan'));
  for (const each of [option, ...(plan ?? [])]) expect(match.play(0, each).ok).toBe(true);
  expect(plan).not.toEqual([]);
});
