import { expect } from 'vitest';
import type { Colour } from '../../src/arctic-cleanup/data/tokens.ts';
import { rule } from '../table.ts';
import type { Board } from './position.ts';
import { board, position } from './position.ts';

const unloading = (cargo: Colour[], lines: Board['lines']) =>
  position({
    boards: [
      { site: 'site-s', ships: ['in-s', 'in-s'], columns: { unload: 5 }, cargo: [cargo, []], lines: lines ?? {} },
    ],
  }).play(0, 'unload');
const open = { 'line-load': ['blue', 2], 'line-unload': ['pink', 2] } as const;
const none = { plan: false, move: false, load: false, unload: false, analyze: false };

rule('ARC-UPG-01', 'the fourth token on the hatched line of four upgrades analyze', () => {
  const t = unloading(['grey'], { ...open, 'hatched-4': ['grey', 3] });
  expect(board(t, 0).upgraded).toEqual(none);
  const after = t.play(0, 'unload 1 ps hatched-4');
  expect(board(after, 0).upgraded).toEqual({ ...none, analyze: true });
  expect(after.heard('card-upgraded')).toEqual([{ type: 'card-upgraded', seat: 0, card: 'analyze' }]);
  expect(board(after, 1).upgraded).toEqual(none);
});

rule('ARC-UPG-01', 'three tokens do not, and the hatched line of three upgrades nothing', () => {
  const third = unloading(['grey'], { ...open, 'hatched-4': ['grey', 2] }).play(0, 'unload 1 ps hatched-4');
  expect(board(third, 0).upgraded).toEqual(none);
  const other = unloading(['grey'], { ...open, 'hatched-3': ['grey', 2] }).play(0, 'unload 1 ps hatched-3');
  expect(other.heard('line-completed')).toEqual([{ type: 'line-completed', seat: 0, line: 'hatched-3' }]);
  expect(board(other, 0).upgraded).toEqual(none);
});

for (const card of ['plan', 'move', 'load', 'unload'] as const)
  rule('ARC-UPG-02', `the fourth token on the ${card} line upgrades ${card} and nothing else`, () => {
    const line = `line-${card}` as const;
    const t = unloading(['red', 'red'], { [line]: ['red', 2] }).play(0, `unload 1 hdpe ${line}`);
    expect(board(t, 0).upgraded).toEqual(none);
    const after = t.play(0, `unload 1 hdpe ${line}`);
    expect(board(after, 0).upgraded).toEqual({ ...none, [card]: true });
    expect(after.heard('card-upgraded')).toEqual([{ type: 'card-upgraded', seat: 0, card }]);
  });

rule('ARC-UPG-02', 'the short lines upgrade nothing', () => {
  const t = unloading(['red', 'green'], { 'short-2': ['red', 1], 'short-3': ['green', 2] });
  const after = t.play(0, 'unload 1 hdpe short-2', 'unload 1 ldpe short-3');
  expect(after.heard('line-completed').length).toBe(2);
  expect(board(after, 0).upgraded).toEqual(none);
});

rule('ARC-UPG-03', 'an upgraded move in column 5 has strength 10 but stops where the dice end', () => {
  const t = position({
    boards: [
      {
        ships: ['in-s', 'pole'],
        rows: [
          [1, 1],
          [4, 1],
        ],
        columns: { move: 5 },
        lines: { 'line-move': ['red', 4] },
      },
    ],
  }).play(0, 'move');
  expect(t.heard('action-chosen')[0]).toMatchObject({ strength: 10 });
  const spent = t.play(0, 'move 1 up', 'move 1 up', 'move 2 down', 'move 2 up');
  expect(spent.options(0)).toEqual(['done']);
  expect(spent.refusal(0, 'move 1 down')?.rule).toBe('ARC-MOVE-01');
});

rule('ARC-UPG-03', 'with eight dice, the most that fifteen tokens can win, it makes eight steps and no ninth', () => {
  const t = position({
    boards: [
      {
        ships: ['pole', 'pole'],
        rows: [
          [1, 1, 4, 4],
          [1, 1, 4, 4],
        ],
        columns: { move: 5 },
        lines: {
          'short-3': ['purple', 2],
          'short-2': ['pink', 2],
          'line-plan': ['blue', 4],
          'line-move': ['black', 4],
        },
      },
    ],
  });
  expect([board(t, 0).supply, board(t, 0).pool]).toEqual([2, 0]);
  const ways = (ship: number): string[] => ['up', 'down', 'up', 'down'].map((way) => `move ${ship} ${way}`);
  const seven = t.play(0, 'move', ...ways(1), ...ways(2).slice(0, 3));
  expect(seven.options(0)).toEqual(['move 2 down', 'done']);
  const eight = seven.play(0, 'move 2 down');
  expect([eight.heard('action-chosen').at(-1)?.['strength'], eight.options(0), board(eight, 0).pool]).toEqual([
    10,
    ['done'],
    8,
  ]);
});
