import { at } from '@benchtop/engine/host';
import type { Core, Game } from '@benchtop/engine/host';
import { lineae } from '@benchtop/games/lineae';
import { expect, test } from 'vitest';
import { Lookahead } from '../src/lookahead.ts';
import { codesOf } from '../src/trail.ts';
import { deal } from './matches.ts';

const topOf = (s: Core) => at(s.stack, s.stack.length - 1);

/** Two vessels on one level, and the first player about to open a lock: the other is asked for a toll before. */
function aboutToToggle(): { readonly world: Core; readonly seat: number; readonly code: number } {
  const match = deal(lineae, 2, 'toll');
  for (const column of ['c0', 'c1']) match.play(at(match.decisions(), 0).seat, column);
  while (topOf(match.state).step !== 'take-turn') match.play(at(match.decisions(), 0).seat, 'done');
  const { seat } = at(match.decisions(), 0);
  return { world: match.state, seat, code: lineae.steps['take-turn'].vocabulary.code('place lock-2') };
}

const ahead = (game: Game, { world, seat }: ReturnType<typeof aboutToToggle>): Lookahead =>
  new Lookahead(game, world, seat, 1, { left: 100 });

test('a turn is thought through beyond what others are taken to answer', () => {
  const toggle = aboutToToggle();
  const look = ahead(lineae, toggle);
  const there = look.step(look.start, toggle.code, 2);
  expect([there.goesOn, topOf(there.state).step, topOf(there.state).seat]).toEqual([true, 'take-turn', toggle.seat]);
  // The plan that is handed in ends there: nobody knows what they will really answer.
  const next = at(look.options(there.state), 0);
  expect(look.foreseen([toggle.code, next], true)).toEqual(['place lock-2']);
});

test('and no further where the game says nothing', () => {
  const toggle = aboutToToggle();
  const look = ahead({ ...lineae, assumed: {} }, toggle);
  const there = look.step(look.start, toggle.code, 2);
  expect([there.goesOn, topOf(there.state).step]).toEqual([false, 'pay-toll']);
});

test('a first look ends where the evaluation reckons with the rest', () => {
  const { world, seat } = aboutToToggle();
  const dive = lineae.steps['take-turn'].vocabulary.code('place sub-a');
  const looked = (game: Game) => {
    const look = new Lookahead(game, world, seat, 1, { left: 500 });
    return look.reach(look.start, dive, 2, 1);
  };
  const short = looked(lineae);
  expect([short.goesOn, topOf(short.state).step]).toEqual([true, 'steer-sub']);
  expect(looked({ ...lineae, foreseenSteps: {} }).goesOn).toBe(false);
});

test('there the first answer that keeps the value is taken, and those that end it are tried first', () => {
  const { world, seat } = aboutToToggle();
  const dive = lineae.steps['take-turn'].vocabulary.code('place sub-a');
  const answer = (ends: readonly string[]) => {
    const game: Game = { ...lineae, evaluate: () => 0, foreseenSteps: { 'steer-sub': ends } };
    const look = new Lookahead(game, world, seat, 1, { left: 100 });
    const { trail } = look.goOn(look.step(look.start, dive, 2));
    return at(look.foreseen(codesOf(trail), true), 1);
  };
  expect([answer([]), answer(['end']), answer(['nowhere', 'right', 'end'])]).toEqual(['up', 'end', 'right']);
});

test('what a game calls a habit is answered without thinking, and is part of the plan', () => {
  const { world, seat } = aboutToToggle();
  const dive = lineae.steps['take-turn'].vocabulary.code('place sub-a');
  const way = (habit: readonly string[]) => {
    const game: Game = { ...lineae, habit: (_s, _seat, step) => (step === 'steer-sub' ? habit : []) };
    const look = new Lookahead(game, world, seat, 1, { left: 100 });
    const { trail, state } = look.step(look.start, dive, 2);
    return [look.foreseen(codesOf(trail), true).slice(0, 2), topOf(state).step];
  };
  expect(way([])).toEqual([['place sub-a'], 'steer-sub']);
  expect(way(['nowhere', 'end'])).toEqual([['place sub-a', 'end'], 'sail-on']);
});
