import { expect, test } from 'vitest';
import type { Board } from './position.ts';
import { board, position } from './position.ts';

// E1 to E8 are the rulebook's own examples; the others show rules that it leaves to the reader.

const hexes = (t: ReturnType<typeof position>): (string | null)[] => board(t, 0).ships.map(({ hex }) => hex);
const factory = (own: Board, unload: number) =>
  position({ boards: [{ site: 'site-s', ships: ['in-s', 'in-s'], columns: { unload }, ...own }] }).play(0, 'unload');

test('E1 slide (ARC-CARD-02, ARC-CARD-03, ARC-CARD-04)', () => {
  const start = position();
  expect(board(start, 0).cards).toEqual(['analyze', 'unload', 'load', 'move', 'plan']);
  const t = start.play(0, 'plan', 'done');
  expect(t.heard('action-chosen')[0]).toMatchObject({ column: 5, strength: 5 });
  expect(board(t, 0).cards).toEqual(['plan', 'analyze', 'unload', 'load', 'move']);
});

test('E2 plan at strength 1 (ARC-PLAN-02, ARC-PLAN-03)', () => {
  const own = { columns: { plan: 1 } } as const;
  const t = position({ boards: [own] }).play(0, 'plan', 'row-2 1', 'row-2 2');
  expect(board(t, 0).rows).toEqual([
    [1, 1, 1],
    [1, 2],
  ]);
  expect(t.step).toBe('choose-action');
  const spent = position({
    boards: [
      {
        ...own,
        rows: [
          [1, 1],
          [1, 1],
        ],
      },
    ],
  }).play(0, 'plan');
  expect(board(spent, 0).pool).toBe(1);
  expect(spent.options(0)).toEqual(['row-1 1', 'row-2 1', 'pool', 'done']);
});

const sailing = () =>
  position({
    boards: [
      {
        site: 'site-s',
        ships: ['out-sse', 'out-ssw'],
        rows: [
          [1, 1, 1],
          [1, 2],
        ],
        columns: { move: 5 },
      },
    ],
  }).play(0, 'move');

test('E3 move at strength 5 (ARC-MOVE-01, ARC-MOVE-02, ARC-PLAN-08)', () => {
  const t = sailing().play(0, 'move 1 up', 'move 1 up', 'move 1 up', 'move 2 up', 'move 2 up-right');
  expect(t.heard('ship-moved').map(({ to }) => to)).toEqual(['in-se', 'in-ne', 'out-nne', 'in-sw', 'pole']);
  expect(hexes(t)).toEqual(['out-nne', 'pole']);
  expect([board(t, 0).rows, board(t, 0).pool]).toEqual([[[], []], 5]);
  expect(t.step).toBe('choose-action');
});

test('E4 move at strength 5 used for one step (ARC-CARD-05, ARC-MOVE-03)', () => {
  const t = sailing().play(0, 'move 1 up', 'done');
  expect(hexes(t)).toEqual(['in-se', 'out-ssw']);
  expect([board(t, 0).rows, board(t, 0).pool]).toEqual([
    [
      [1, 1],
      [1, 2],
    ],
    1,
  ]);
  expect(board(t, 0).cards[0]).toBe('move');
});

test('E5 load at strength 5 (ARC-LOAD-01, ARC-LOAD-02)', () => {
  const t = position({
    sea: { pole: ['red', 'blue', 'grey'], 'in-se': ['pink', 'pink'] },
    rest: 'out-w',
    boards: [{ ships: ['pole', 'in-se'], columns: { load: 5 } }],
  }).play(0, 'load', 'load 1 hdpe', 'load 1 eva', 'load 1 ps', 'load 2 pa6', 'load 2 pa6');
  expect(board(t, 0).ships.map(({ cargo }) => cargo)).toEqual([
    ['red', 'blue', 'grey'],
    ['pink', 'pink'],
  ]);
  expect([t.state.sea.pole, t.state.sea['in-se']]).toEqual([[], []]);
  expect(t.decision?.seat).toBe(1);
});

test('E6 dock (ARC-UNL-02)', () => {
  const t = factory({ ships: ['in-s', 'pole'], cargo: [['red'], ['green']] }, 2);
  expect(t.options(0)).toEqual([
    'unload 1 hdpe short-3',
    'unload 1 hdpe short-2',
    'unload 1 hdpe line-plan',
    'unload 1 hdpe line-move',
    'unload 1 hdpe line-load',
    'unload 1 hdpe line-unload',
    'done',
  ]);
});

test('E7 first die, then two dice and the unlock (ARC-BLK-01, ARC-BLK-02, ARC-BLK-03, ARC-FAC-06)', () => {
  const first = factory({ lines: { 'line-plan': ['red', 2], 'line-move': ['green', 1] }, cargo: [['green'], []] }, 1);
  const gained = first.play(0, 'unload 1 ldpe line-move');
  expect(gained.heard('block-completed')).toEqual([{ type: 'block-completed', seat: 0, block: 'die-b' }]);
  expect([board(gained, 0).pool, board(gained, 0).supply]).toEqual([1, 4]);
  const lines = {
    'line-plan': ['red', 2],
    'line-move': ['green', 2],
    'short-3': ['blue', 2],
    'short-2': ['black', 2],
    'line-load': ['purple', 2],
    'line-unload': ['pink', 1],
  } as const;
  const t = factory({ lines, cargo: [['pink', 'yellow'], []] }, 2).play(0, 'unload 1 pa6 line-unload');
  expect(board(t, 0).supply).toBe(3);
  expect(t.points(0, 'ARC-SCO-02')).toBe(10);
  expect(t.options(0)).toEqual(['unload 1 pp hatched-4', 'unload 1 pp hatched-3', 'done']);
});

test('E8 upgraded move (ARC-CARD-06, ARC-UPG-03)', () => {
  const t = position({
    boards: [
      {
        ships: ['in-s', 'in-s'],
        rows: [
          [1, 4, 1],
          [1, 4],
        ],
        columns: { move: 5 },
        lines: { 'line-move': ['red', 4] },
      },
    ],
  }).play(0, 'move');
  expect(t.heard('action-chosen')[0]).toMatchObject({ strength: 10 });
  const five = t.play(0, 'move 1 up', 'move 1 down', 'move 1 up', 'move 2 up', 'move 2 down');
  expect(five.options(0)).toEqual(['done']);
});

test('E9 blocked die (ARC-MOVE-05)', () => {
  const t = position({ boards: [{ site: 'site-n', ships: ['in-n', 'pole'], rows: [[1, 1, 1], []] }] }).play(0, 'move');
  expect(t.options(0)).toEqual(['done']);
  expect(t.refusal(0, 'move 1 up')).toEqual({ rule: 'ARC-MOVE-05', facts: { face: 1, to: 'site-n' } });
});

test('E10 special plastic is held back (ARC-LOAD-06)', () => {
  const t = position({
    sea: { 'in-n': ['grey', 'red'] },
    rest: 'out-w',
    boards: [
      {
        ships: ['pole', 'in-n'],
        columns: { load: 1 },
        cargo: [
          ['yellow', 'yellow', 'yellow', 'yellow'],
          ['grey', 'grey', 'grey'],
        ],
      },
    ],
  }).play(0, 'load');
  expect(t.options(0)).toEqual(['load 2 hdpe', 'done']);
  expect(t.refused(0)).toEqual({ 'load 2 ps': 'ARC-LOAD-06' });
});

test('E11 a colour is committed to its line (ARC-FAC-03, ARC-FAC-04)', () => {
  const open = factory({ lines: { 'line-plan': ['red', 2] }, cargo: [['red'], []] }, 1);
  expect(open.options(0)).toEqual(['unload 1 hdpe line-plan', 'done']);
  const full = factory({ lines: { 'line-plan': ['red', 4] }, cargo: [['red'], []] }, 1);
  expect(full.options(0)).toEqual([
    'unload 1 hdpe short-3',
    'unload 1 hdpe short-2',
    'unload 1 hdpe line-move',
    'unload 1 hdpe line-load',
    'unload 1 hdpe line-unload',
    'done',
  ]);
});

test('E12 the unlock works inside one action (ARC-BLK-03, ARC-BLK-04)', () => {
  const lines = { 'line-load': ['blue', 2], 'line-unload': ['pink', 1] } as const;
  const t = factory({ lines, cargo: [['pink', 'yellow'], []] }, 2);
  expect(t.options(0)).toEqual(['unload 1 pa6 line-unload', 'done']);
  const opened = t.play(0, 'unload 1 pa6 line-unload');
  expect(opened.options(0)).toEqual(['unload 1 pp hatched-4', 'unload 1 pp hatched-3', 'done']);
});

test('E13 an upgrade counts from the next play (ARC-CARD-07, ARC-UPG-02)', () => {
  const cargo = [
    ['purple', 'red', 'red', 'red'],
    ['green', 'green'],
  ] as const;
  const t = factory({ lines: { 'line-unload': ['purple', 3] }, cargo }, 4);
  const filled = t.play(0, 'unload 1 pet line-unload');
  expect(board(filled, 0).upgraded.unload).toBe(true);
  const four = filled.play(0, 'unload 1 hdpe line-plan', 'unload 1 hdpe line-plan', 'unload 1 hdpe line-plan');
  expect([four.decision?.seat, board(four, 0).ships[1].cargo]).toEqual([1, ['green', 'green']]);
  const next = four.play(1, 'plan', 'done').play(0, 'unload');
  expect(next.heard('action-chosen').at(-1)).toMatchObject({ column: 1, strength: 2 });
});

test('E14 past sixteen, and the score (ARC-END-01, ARC-END-02, ARC-SCO-01, ARC-SCO-02, ARC-SCO-03)', () => {
  const lines = {
    'line-plan': ['red', 4],
    'line-move': ['green', 4],
    'line-load': ['blue', 2],
    'line-unload': ['pink', 2],
    'short-3': ['black', 2],
    'hatched-4': ['yellow', 1],
  } as const;
  const t = factory({ lines, cargo: [['black', 'purple', 'purple', 'grey'], []] }, 3);
  expect(t.options(0).filter((option) => option.includes('pmma'))).toEqual(['unload 1 pmma short-3']);
  const ended = t.play(0, 'unload 1 pmma short-3', 'unload 1 pet short-2', 'unload 1 pet short-2');
  expect(ended.heard('block-completed')).toEqual([{ type: 'block-completed', seat: 0, block: 'die-d' }]);
  expect(ended.over).toBe('sixteen');
  expect(ended.score(0).items.map(({ points }) => points)).toEqual([34, 3, 15, 1]);
  expect(ended.score(0).total).toBe(53);
});

test('E15 clean ocean, at three players (ARC-END-03)', () => {
  const t = position({
    seats: 3,
    bag: [],
    boards: [
      {
        cargo: [
          ['yellow', 'yellow', 'yellow', 'grey'],
          ['grey', 'grey', 'grey'],
        ],
        lines: {
          'line-plan': ['green', 4],
          'line-move': ['blue', 4],
          'line-load': ['black', 4],
          'short-3': ['purple', 3],
        },
      },
      {
        cargo: [['red', 'red'], []],
        lines: {
          'line-plan': ['green', 2],
          'line-move': ['blue', 2],
          'line-load': ['black', 2],
          'line-unload': ['purple', 3],
          'short-3': ['pink', 1],
          'short-2': ['pink', 2],
        },
      },
      {
        lines: {
          'hatched-4': ['yellow', 4],
          'hatched-3': ['grey', 3],
          'line-load': ['red', 4],
          'line-unload': ['pink', 3],
        },
      },
    ],
  });
  expect(Object.values(t.state.sea).flat()).toEqual([]);
  expect(t.play(0, 'plan', 'done').over).toBe('clean-ocean');
});

test('E16 becalmed (ARC-END-04)', () => {
  let t = position({ seats: 3 });
  for (let turn = 0; turn < 18; turn++) {
    expect(t.over).toBeNull();
    const card = turn % 2 === 0 ? 'plan' : 'move';
    t = t.play(turn % 3, card, 'done');
  }
  expect(t.over).toBe('becalmed');
});

test('E17 short bag (ARC-ANA-03)', () => {
  const t = position({ bag: ['red', 'grey'], boards: [{ columns: { analyze: 4 } }] }).play(0, 'analyze');
  expect(t.options(0)).toEqual(['draw 0', 'draw 1', 'draw 2']);
  expect(t.refused(0)).toEqual({ 'draw 3': 'ARC-ANA-03', 'draw 4': 'ARC-ANA-03' });
});

test('E18 a card from column 1 leaves the row as it is (ARC-CARD-03, ARC-CARD-04)', () => {
  const t = position().play(0, 'analyze', 'draw 0');
  expect(board(t, 0).cards).toEqual(['analyze', 'unload', 'load', 'move', 'plan']);
});

test('E19 a shared dock serves both factories, each its own owner (ARC-UNL-02, ARC-SET-02)', () => {
  const t = position({
    seats: 4,
    boards: [
      { site: 'site-s', ships: ['out-ssw', 'pole'], cargo: [['red'], []] },
      { site: 'site-sw', ships: ['out-ssw', 'pole'], cargo: [['blue'], []] },
    ],
  }).play(0, 'unload', 'unload 1 hdpe short-2', 'done');
  expect(board(t, 0).lines['short-2']).toEqual({ colour: 'red', count: 1 });
  const both = t.play(1, 'unload', 'unload 1 eva short-2', 'done');
  expect(board(both, 1).lines['short-2']).toEqual({ colour: 'blue', count: 1 });
  expect(board(both, 0).lines['short-2']).toEqual({ colour: 'red', count: 1 });
});
