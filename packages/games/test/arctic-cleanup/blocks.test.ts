import { expect } from 'vitest';
import { blockIds } from '../../src/arctic-cleanup/data/factory.ts';
import type { BlockId } from '../../src/arctic-cleanup/data/factory.ts';
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

/** One token short of each dice block, and the choice that completes it. */
const short: Record<Exclude<BlockId, 'block-unlock'>, { lines: Board['lines']; cargo: Colour; choice: string }> = {
  'die-a': {
    lines: { 'line-load': ['blue', 4], 'line-unload': ['pink', 3] },
    cargo: 'pink',
    choice: 'unload 1 pa6 line-unload',
  },
  'die-b': {
    lines: { 'line-plan': ['red', 1], 'line-move': ['green', 2] },
    cargo: 'red',
    choice: 'unload 1 hdpe line-plan',
  },
  'die-c': {
    lines: { 'line-plan': ['red', 4], 'line-move': ['green', 3] },
    cargo: 'green',
    choice: 'unload 1 ldpe line-move',
  },
  'die-d': {
    lines: { 'short-3': ['red', 2], 'short-2': ['green', 1] },
    cargo: 'green',
    choice: 'unload 1 ldpe short-2',
  },
  'die-e': {
    lines: {
      'line-load': ['blue', 2],
      'line-unload': ['pink', 2],
      'hatched-4': ['grey', 1],
      'hatched-3': ['yellow', 2],
    },
    cargo: 'grey',
    choice: 'unload 1 ps hatched-4',
  },
};

for (const [block, { lines, cargo, choice }] of Object.entries(short))
  rule('ARC-BLK-01', `completing ${block} moves one die from the supply beside the board`, () => {
    const t = unloading([cargo], lines);
    const before = board(t, 0);
    expect(before.blocks[blockIds.find((id) => id === block) ?? 'block-unlock']).toBe(false);
    const after = t.play(0, choice);
    expect([board(after, 0).supply, board(after, 0).pool]).toEqual([before.supply - 1, before.pool + 1]);
    expect(after.heard('block-completed')).toEqual([{ type: 'block-completed', seat: 0, block }]);
    expect(after.heard('die-gained')).toEqual([{ type: 'die-gained', seat: 0, block }]);
  });

rule('ARC-BLK-01', 'both lines must reach the block: three and four tokens do not complete the right-hand one', () => {
  const t = unloading(['red'], { 'line-plan': ['red', 2], 'line-move': ['green', 4] });
  const after = t.play(0, 'unload 1 hdpe line-plan');
  expect(after.heard('block-completed')).toEqual([]);
  expect(board(after, 0).pool).toBe(board(t, 0).pool);
});

rule('ARC-BLK-02', 'every gained die is worth five points, dice from the start are worth nothing', () => {
  expect(position().points(0, 'ARC-SCO-02')).toBe(0);
  const one = position({ boards: [{ lines: { 'line-plan': ['red', 2], 'line-move': ['green', 2] } }] });
  expect(one.points(0, 'ARC-SCO-02')).toBe(5);
  const two = position({ boards: [{ lines: { 'line-plan': ['red', 4], 'line-move': ['green', 4] } }] });
  expect(two.points(0, 'ARC-SCO-02')).toBe(10);
});

rule('ARC-BLK-03', 'two tokens on each of the two bottom lines open the hatched lines, one on either does not', () => {
  const t = unloading(['blue', 'blue', 'pink', 'pink'], {});
  const three = t.play(0, 'unload 1 eva line-load', 'unload 1 eva line-load', 'unload 1 pa6 line-unload');
  expect(board(three, 0).blocks['block-unlock']).toBe(false);
  const four = three.play(0, 'unload 1 pa6 line-unload');
  expect(board(four, 0).blocks['block-unlock']).toBe(true);
  expect(four.heard('hatched-opened')).toEqual([{ type: 'hatched-opened', seat: 0 }]);
  expect(four.heard('die-gained')).toEqual([]);
  expect(board(four, 0).supply).toBe(5);
  const other = unloading(['blue'], { 'line-load': ['blue', 1], 'line-unload': ['pink', 4] });
  expect(board(other, 0).blocks['block-unlock']).toBe(false);
  expect(board(other.play(0, 'unload 1 eva line-load'), 0).blocks['block-unlock']).toBe(true);
});

rule('ARC-BLK-03', 'no other pair of lines opens them', () => {
  const t = unloading(['green', 'grey'], {
    'line-plan': ['red', 4],
    'line-move': ['green', 3],
    'line-load': ['blue', 4],
  });
  expect(t.play(0, 'unload 1 ldpe line-move').refusal(0, 'unload 1 ps hatched-4')?.rule).toBe('ARC-FAC-06');
});

rule('ARC-BLK-04', 'the hatched lines serve within the same action', () => {
  const t = unloading(['pink', 'yellow'], { 'line-load': ['blue', 2], 'line-unload': ['pink', 1] });
  expect(t.refusal(0, 'unload 1 pp hatched-4')?.rule).toBe('ARC-FAC-06');
  const opened = t.play(0, 'unload 1 pa6 line-unload');
  expect(opened.options(0)).toEqual(['unload 1 pp hatched-4', 'unload 1 pp hatched-3', 'done']);
});

rule('ARC-BLK-05', 'a block that is complete pays no second time when its lines grow', () => {
  const t = unloading(['red', 'green', 'blue', 'pink'], {
    'line-plan': ['red', 2],
    'line-move': ['green', 2],
    'line-load': ['blue', 2],
    'line-unload': ['pink', 2],
  });
  const { pool, supply } = board(t, 0);
  const after = t.play(
    0,
    'unload 1 hdpe line-plan',
    'unload 1 ldpe line-move',
    'unload 1 eva line-load',
    'unload 1 pa6 line-unload',
  );
  expect(after.heard('block-completed')).toEqual([]);
  expect([board(after, 0).pool, board(after, 0).supply]).toEqual([pool, supply]);
});

rule('ARC-BLK-05', 'when one token completes a line and a block, the line and its upgrade come first', () => {
  const t = unloading(['pink'], { 'line-load': ['blue', 4], 'line-unload': ['pink', 3] });
  const after = t.play(0, 'unload 1 pa6 line-unload');
  expect(after.events.slice(-4).map(({ type }) => type)).toEqual([
    'line-completed',
    'card-upgraded',
    'block-completed',
    'die-gained',
  ]);
});
