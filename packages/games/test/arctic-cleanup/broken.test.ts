import { at } from '@benchtop/engine/host';
import type { Frame } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import type { ArcticState } from '../../src/arctic-cleanup/state.ts';
import { askedOf, table } from '../table.ts';
import type { Arctic } from './position.ts';
import { position } from './position.ts';

// What cannot be a position is refused when it is loaded, with a sentence, and never reaches the rules.

const half = position({ bag: ['red', 'blue'], boards: [{ rows: [[1], [2]], ships: ['pole', 'in-n'] }] });
const planning = half.play(0, 'plan');
const setting = planning.play(0, 'row-1 1');
const placing = half.play(0, 'analyze', 'draw 1');

const together = { kind: 'simultaneous', seat: null, seats: [0, 1], answers: [null, null] } as const;

/** Replaces the arguments of the frame on top. */
const args =
  (given: ArcticState['stack'][number]['args']) =>
  (s: ArcticState): void => {
    s.stack = s.stack.map((frame, i) => (i === s.stack.length - 1 ? { ...frame, args: given } : frame));
  };

const faults: readonly (readonly [string, Arctic, (s: ArcticState) => void])[] = [
  ['a ship is not on the ocean', half, (s) => s.players.forEach((p) => (p.ships[1].hex = null))],
  ['every seat once', half, (s) => (s.order = [0, 0])],
  ['not in the turn order', half, (s) => (s.active = 2)],
  ['not the active player', half, (s) => (s.active = 1)],
  ['should be a factory site', half, (s) => (s.sites['site-n'] = 'ice')],
  ['should be ice', half, (s) => (s.sites['site-ne'] = null)],
  ['is not marked there', half, (s) => (s.sites['site-n'] = 1)],
  ['each have one column', half, (s) => s.players.forEach((p) => (p.cards[0] = 'plan'))],
  ['there should be 6 of red', half, (s) => s.bag.push('red')],
  ['dice of seat 0', half, (s) => s.players.forEach((p) => p.pool++)],
  ['the supply of dice', half, (s) => s.players.forEach((p) => p.supply--)],
  ['is marked wrongly', half, (s) => s.players.forEach((p) => (p.blocks['block-unlock'] = true))],
  ['the wrong side up', half, (s) => s.players.forEach((p) => (p.upgraded.plan = true))],
  ['tokens without a colour', half, (s) => s.players.forEach((p) => (p.lines['short-2'].count = 1))],
  ['cannot be on', half, (s) => s.players.forEach((p) => (p.lines['short-2'] = { colour: 'grey', count: 1 }))],
  ['whole number from 1 to 10', planning, args({ left: 11 })],
  ['left is missing', planning, args({})],
  ['an action belongs to a turn', planning, (s) => s.stack.shift()],
  ['the die in hand is not there', setting, args({ row: 1, face: 6 })],
  ['the die in hand is not there', setting, args({ row: 2, face: 1 })],
  ['the die in hand is not there', setting, args({ row: 0, face: 3 })],
  ['the die in hand is not there', position().play(0, 'plan', 'row-1 1'), args({ row: 0, face: 0 })],
  ['an action belongs to a turn', planning, (s) => s.stack.push({ ...at(s.stack, 1) })],
  ['a list of 1 to 10', placing, args({ drawn: [] })],
  ['drawn is missing', placing, args({})],
  [
    'end-turn.card should be',
    planning,
    (s) => (s.stack = s.stack.map((f, i) => (i === 0 ? { ...f, args: { card: 'swim' } } : f))),
  ],
  ['seat should be a whole number', half, (s) => (s.stack = askedOf(-1, s.stack))],
  ['choose-action is malformed', half, (s) => (s.stack = s.stack.map((f) => ({ ...f, seat: null }) as Frame))],
  ['not asked of several seats', half, (s) => s.stack.splice(0, 1, { ...at(s.stack, 0), ...together })],
];

for (const [sentence, t, edit] of faults)
  test(`a state is refused because ${sentence}`, () => {
    expect(() => t.with(edit)).toThrow(sentence);
  });

test('two unfilled lines of one colour are refused', () => {
  const lines = { 'short-2': ['red', 1], 'short-3': ['red', 1] } as const;
  expect(() => position({ boards: [{ lines }] })).toThrow('two unfilled lines hold red');
});

const sixteen = {
  'line-plan': ['green', 4],
  'line-move': ['blue', 4],
  'line-load': ['black', 4],
  'line-unload': ['red', 4],
} as const;

test('a turn cannot begin with sixteen tokens in a factory, whoever has them (ARC-END-01)', () => {
  const sentence = 'the match ended when the factory had sixteen tokens';
  expect(() => position({ boards: [{ lines: sixteen }] })).toThrow(sentence);
  expect(() => position({ boards: [{}, { lines: sixteen }] })).toThrow(sentence);
  const fifteen = { ...sixteen, 'line-unload': ['red', 3] } as const;
  const cargo = [['red', 'pink'], []] as const;
  const under = position({ boards: [{ lines: fifteen, cargo, columns: { unload: 3 } }] }).play(
    0,
    'unload',
    'unload 1 hdpe line-unload',
  );
  // While the action is under way it can be loaded.
  expect(under.with(() => undefined).step).toBe('unload-token');
});

test('special plastic on a line that is still closed is refused (ARC-FAC-06)', () => {
  expect(() => position({ boards: [{ lines: { 'hatched-3': ['grey', 1] } }] })).toThrow('is still closed');
});

test('eight special tokens aboard before the unlock are refused (ARC-LOAD-06)', () => {
  const four = (colour: 'yellow' | 'grey') => [colour, colour, colour, colour] as const;
  const cargo = [four('yellow'), four('grey')] as const;
  expect(() => position({ boards: [{ cargo }] })).toThrow('special plastic fills both ships');
  const lines = { 'line-load': ['red', 2], 'line-unload': ['blue', 2] } as const;
  expect(position({ boards: [{ cargo, lines }] }).step).toBe('choose-action');
});

test('every state of a match can be loaded again', () => {
  let t: Arctic = table(arcticCleanup, 3);
  for (const _ of Array(400).keys()) {
    if (t.over !== null) break;
    const seat = t.decision?.seat ?? -1;
    const options = t.options(seat);
    t = t.with(() => undefined).play(seat, options[(t.state.turns * 7 + options.length) % options.length] ?? '');
  }
  expect(t.state.turns).toBeGreaterThan(20);
});
