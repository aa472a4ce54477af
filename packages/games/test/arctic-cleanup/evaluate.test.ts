import { createDice, dealtState, fastRandom, keyOfSeed, Runner, shuffle } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { colours } from '../../src/arctic-cleanup/data/tokens.ts';
import { oceanHexes, sites } from '../../src/arctic-cleanup/data/ocean.ts';
import type { OceanHex } from '../../src/arctic-cleanup/data/ocean.ts';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import type { ArcticState } from '../../src/arctic-cleanup/state.ts';
import { createEvaluate, evaluate } from '../../src/arctic-cleanup/bot/evaluate.ts';
import { weights } from '../../src/arctic-cleanup/bot/weights.ts';
import {
  costHome,
  diceKey,
  HEXES,
  hexIndex,
  routeCosts,
  STEP,
  stepsHome,
} from '../../src/arctic-cleanup/bot/routes.ts';
import { createWants, lookOver } from '../../src/arctic-cleanup/bot/wants.ts';
import type { Board, Position } from './position.ts';
import { board, position } from './position.ts';

/** What a position with this board is worth to its owner; the rest of the plastic lies far away. */
const worth = (own: Board, more: Position = {}): number => {
  const boards = [{ site: 'site-s', ...own } as const, ...(more.boards ?? [])];
  return evaluate(position({ rest: 'out-nne', ...more, boards }).state, 0);
};

test('a processed token is worth more than the same token aboard, and that more than in the sea', () => {
  const ships = ['in-s', 'in-s'] as const;
  const inFactory = worth({ ships, lines: { 'line-plan': ['red', 2] } });
  const aboard = worth({ ships, lines: { 'line-plan': ['red', 1] }, cargo: [['red'], []] });
  const inSea = worth({ ships, lines: { 'line-plan': ['red', 1] } }, { sea: { 'in-s': ['red'] } });
  expect(inFactory).toBeGreaterThan(aboard);
  expect(aboard).toBeGreaterThan(inSea);
});

test('cargo that the factory can take is worth more the nearer it is to the dock', () => {
  const cargo: Board['cargo'] = [['red', 'blue'], []];
  // The rest is in the bag: no plastic in the sea draws the ship elsewhere.
  const at = (hex: OceanHex): number =>
    evaluate(position({ boards: [{ site: 'site-s', cargo, ships: [hex, 'in-s'], rows: [[], [1, 1]] }] }).state, 0);
  expect(at('in-s')).toBeGreaterThan(at('pole'));
  expect(at('pole')).toBeGreaterThan(at('in-n'));
});

test('cargo with a line for it is worth more than cargo without', () => {
  const full: Board['lines'] = {
    'short-2': ['red', 2],
    'short-3': ['green', 3],
    'line-plan': ['blue', 1],
    'line-move': ['black', 1],
    'line-load': ['purple', 1],
    'line-unload': ['green', 1],
  };
  const wanted = worth({ ships: ['in-s', 'in-s'], lines: full, cargo: [['blue'], []] });
  const unwanted = worth({ ships: ['in-s', 'in-s'], lines: full, cargo: [['pink'], []] });
  expect(wanted).toBeGreaterThan(unwanted);
});

test('opening the hatched lines is worth more than four tokens elsewhere', () => {
  const opened = worth({ lines: { 'line-load': ['red', 2], 'line-unload': ['green', 2] } });
  const elsewhere = worth({ lines: { 'line-load': ['red', 2], 'short-3': ['green', 2] } });
  expect(opened).toBeGreaterThan(elsewhere);
});

test('a card upgrade is worth more than a fourth token in another line', () => {
  const upgraded = worth({ lines: { 'line-plan': ['red', 4] } });
  const spread = worth({ lines: { 'line-plan': ['red', 3], 'short-2': ['green', 1] } });
  expect(upgraded).toBeGreaterThan(spread);
});

test('dice that point at plastic are worth more than dice that point away', () => {
  const sea = { 'in-n': ['red', 'green', 'blue'] } satisfies Position['sea'];
  const aim = (face: 1 | 4): number =>
    worth({ ships: ['in-s', 'in-s'], rows: [[face, face], [face]] }, { sea, rest: 'out-w' });
  expect(aim(1)).toBeGreaterThan(aim(4));
});

test('what a rival gains counts against the seat', () => {
  const rival = (lines: Board['lines']): number => worth({}, { boards: [lines === undefined ? {} : { lines }] });
  expect(rival({ 'line-plan': ['red', 3] })).toBeLessThan(rival({ 'line-plan': ['red', 1] }));
});

/** Fifteen tokens: one more ends the match. */
const fifteen: Board['lines'] = {
  'line-plan': ['red', 4],
  'line-move': ['green', 4],
  'line-load': ['blue', 4],
  'line-unload': ['pink', 1],
  'short-3': ['black', 2],
};
const closing = (rivalLines: Board['lines']) =>
  position({
    rest: 'out-nne',
    boards: [
      { site: 'site-s', ships: ['in-s', 'in-s'], columns: { unload: 2 }, cargo: [['black'], []], lines: fifteen },
      rivalLines === undefined ? {} : { lines: rivalLines },
    ],
  }).play(0, 'unload');

test('ending the match is the best there is for who leads and the worst for who trails', () => {
  const ahead = closing({ 'line-plan': ['purple', 1] });
  expect(evaluate(ahead.play(0, 'unload 1 pmma short-3', 'done').state, 0)).toBeGreaterThan(weights.victory);
  expect(evaluate(ahead.play(0, 'unload 1 pmma short-3').state, 0)).toBeGreaterThan(weights.victory);
  expect(evaluate(ahead.play(0, 'unload 1 pmma short-3').state, 1)).toBeLessThan(-weights.victory);
  const lost = closing({
    'hatched-4': ['yellow', 4],
    'hatched-3': ['grey', 3],
    'line-load': ['purple', 4],
    'line-unload': ['pink', 4],
  });
  const ended = evaluate(lost.play(0, 'unload 1 pmma short-3', 'done').state, 0);
  expect(evaluate(lost.play(0, 'done').state, 0)).toBeGreaterThan(ended);
});

test('in solo a turn that is being played counts as used', () => {
  const start = position({ seats: 1, rest: 'out-nne', turns: 4 });
  const during = start.play(0, 'plan');
  expect(evaluate(during.state, 0)).toBeLessThan(evaluate(start.state, 0));
});

test('looking at a position does not change it, and gives the same answer again', () => {
  const { state } = position({ seats: 4, rest: 'pole' });
  const before = JSON.stringify(state);
  const first = evaluate(state, 2);
  evaluate(state, 0);
  expect(evaluate(state, 2)).toBe(first);
  expect(JSON.stringify(state)).toBe(before);
});

test.each([1, 2, 4])('what was looked at before changes no value: %i seats', (seats) => {
  const dice = createDice(fastRandom(seats));
  const s = dealtState(arcticCleanup, seats, { tempo: 'none', solo: seats === 1 }, keyOfSeed('before'));
  const runner = new Runner(arcticCleanup, fastRandom(1), null, s);
  const codes: number[] = [];
  const seen: ArcticState[] = [];
  while (s.over === null) {
    seen.push(arcticCleanup.clone(s));
    runner.apply(s, codes[dice.randomInt(runner.options(s, codes))] ?? -1);
  }
  const inTurn = seen.map((state) => evaluate(state, state.active));
  const afresh = seen.map((state) => createEvaluate(weights)(state, state.active));
  expect(inTurn).toEqual(afresh);
  const places = seen.map((_, i) => i);
  shuffle(places, dice);
  for (const i of places) expect(evaluate(seen[i] ?? s, seen[i]?.active ?? 0)).toBe(afresh[i]);
});

test('weights of one’s own change the value', () => {
  const { state } = position({ rest: 'in-s', boards: [{ site: 'site-s', ships: ['in-s', 'in-s'] }] });
  const keen = createEvaluate({ ...weights, open: 9, fresh: 9 });
  expect(keen(state, 0)).toBeGreaterThan(evaluate(state, 0));
});

test('a way costs its steps, and more where no die shows the direction', () => {
  const cost = (row: readonly number[], from: OceanHex, to: OceanHex): number =>
    routeCosts(diceKey(row))[hexIndex[from] * HEXES + hexIndex[to]] ?? NaN;
  expect(cost([1], 'pole', 'in-n')).toBe(STEP);
  expect(cost([], 'pole', 'in-n')).toBeGreaterThan(STEP);
  expect(cost([4], 'pole', 'in-n')).toBe(cost([], 'pole', 'in-n'));
  expect(cost([1, 1], 'in-s', 'in-n')).toBe(2 * STEP);
  expect(cost([2, 1], 'in-s', 'out-nne')).toBe(cost([1, 2], 'in-s', 'out-nne'));
  // Three steps with dice are cheaper than two without: the long way round is found.
  expect(cost([6, 1, 2], 'in-s', 'in-n')).toBeLessThan(cost([], 'in-s', 'in-n'));
  expect(costHome(routeCosts(0), hexIndex['in-s'], 'site-s')).toBe(0);
});

test('from every site three hexes are docks, three are one step away, five two and two three', () => {
  for (const site of sites) {
    const counts = [0, 1, 2, 3].map((steps) => stepsHome[site].filter((each) => each === steps).length);
    expect(counts).toEqual([3, 3, 5, 2]);
  }
});

test('lines are reserved for what is aboard before anything else is wanted', () => {
  const demand = (own: Board): Record<string, string> => {
    const wants = createWants();
    lookOver(board(position({ rest: 'out-nne', boards: [{ site: 'site-s', ...own }] }), 0), wants);
    return Object.fromEntries(colours.map((colour, i) => [colour, wants.demand[i] ?? '']));
  };
  expect(demand({})).toMatchObject({ red: 'fresh', yellow: 'locked' });
  expect(demand({ lines: { 'line-plan': ['red', 1] } })).toMatchObject({ red: 'open', blue: 'fresh' });
  const lines: Board['lines'] = {
    'short-3': ['green', 1],
    'short-2': ['red', 2],
    'line-plan': ['red', 3],
    'line-move': ['blue', 1],
    'line-load': ['black', 2],
  };
  expect(demand({ lines })).toMatchObject({ pink: 'fresh', purple: 'fresh' });
  expect(demand({ lines, cargo: [['pink'], []] })).toMatchObject({ pink: 'open', purple: 'none' });
  expect(demand({ cargo: [['yellow', 'yellow', 'grey'], []] })).toMatchObject({ yellow: 'none', grey: 'none' });
});

test('once the ocean is spent, playing for time is worth less than bringing the last token home', () => {
  const spentOcean = (own: number, theirs: number): ArcticState => {
    const s = arcticCleanup.clone(
      position({
        boards: [
          { site: 'site-s', ships: ['in-s', 'in-s'], cargo: [['red'], []], lines: { 'line-plan': ['red', own] } },
          { lines: { 'line-plan': ['blue', theirs] } },
        ],
      }).state,
    );
    s.bag = [];
    for (const hex of oceanHexes) s.sea[hex] = [];
    return s;
  };
  const delivered = (s: ArcticState): number => {
    const ended = arcticCleanup.clone(s);
    const p = ended.players[0];
    if (p === undefined) throw new Error('no seat 0');
    p.ships[0].cargo = [];
    p.lines['line-plan'].count++;
    ended.over = 'clean-ocean';
    ended.stack = [];
    return evaluate(ended, 0);
  };
  const won = spentOcean(3, 2);
  expect(evaluate(won, 0)).toBeGreaterThan(weights.victory - weights.dawdling);
  expect(delivered(won)).toBeGreaterThan(evaluate(won, 0));
  const lost = spentOcean(1, 4);
  expect(evaluate(lost, 0)).toBeLessThan(2 - weights.victory);
  expect(delivered(lost)).toBeGreaterThan(evaluate(lost, 0));
});

test('a card in play that has strength left is worth more than one that was put away', () => {
  const t = position({
    rest: 'out-nne',
    boards: [
      {
        site: 'site-s',
        ships: ['in-s', 'in-s'],
        columns: { unload: 5 },
        cargo: [
          ['red', 'green', 'blue'],
          ['pink', 'black'],
        ],
      },
    ],
  });
  const begun = t.play(0, 'unload');
  expect(evaluate(begun.state, 0)).toBeGreaterThan(evaluate(t.state, 0) - 0.2);
  expect(evaluate(begun.state, 0)).toBeGreaterThan(evaluate(begun.play(0, 'done').state, 0) + 0.9);
});

test('once everybody has had two turns in which no token moved, each further one costs', () => {
  const after = (quiet: number): number => evaluate(position({ rest: 'out-nne', quiet }).state, 0);
  expect(after(4)).toBe(after(0));
  expect(after(5)).toBeLessThan(after(4));
  expect(after(9)).toBeLessThan(after(5));
});

test('ending a turn in which no token moved costs no more than having begun it', () => {
  const begun = position({ rest: 'out-nne', quiet: 9 }).play(0, 'plan');
  expect(evaluate(begun.play(0, 'done').state, 0)).toBeCloseTo(evaluate(begun.state, 0), 9);
});
