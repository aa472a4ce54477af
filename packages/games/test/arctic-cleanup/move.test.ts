import { expect } from 'vitest';
import { rule } from '../table.ts';
import { board, position } from './position.ts';

rule('ARC-MOVE-01', 'a step takes one die of the ship’s row and carries the ship one hex that way', () => {
  const t = position({ boards: [{ ships: ['pole', 'in-s'], rows: [[3, 3, 1], [3]], columns: { move: 5 } }] });
  const moved = t.play(0, 'move', 'move 1 down-right');
  expect(board(moved, 0).ships.map(({ hex }) => hex)).toEqual(['in-se', 'in-s']);
  expect(board(moved, 0).rows).toEqual([[3, 1], [3]]);
  expect(board(moved, 0).pool).toBe(2);
  expect(moved.heard('ship-moved')).toEqual([
    { type: 'ship-moved', seat: 0, ship: 1, from: 'pole', to: 'in-se', face: 3 },
  ]);
});

rule('ARC-MOVE-01', 'a ship cannot go where no die of its own row points', () => {
  const t = position({ boards: [{ ships: ['pole', 'pole'], rows: [[3], [5]] }] }).play(0, 'move');
  expect(t.refusal(0, 'move 1 down-left')).toEqual({ rule: 'ARC-MOVE-01', facts: { face: 5, to: 'in-sw' } });
  expect(t.refusal(0, 'move 2 down-right')).toEqual({ rule: 'ARC-MOVE-01', facts: { face: 3, to: 'in-se' } });
});

rule('ARC-MOVE-02', 'both ships together make at most as many steps as the card is strong', () => {
  const t = position({
    boards: [
      {
        ships: ['in-s', 'in-s'],
        rows: [
          [1, 1],
          [1, 1],
        ],
        columns: { move: 3 },
      },
    ],
  });
  const two = t.play(0, 'move', 'move 1 up', 'move 2 up');
  expect(two.step).toBe('move-step');
  const three = two.play(0, 'move 1 up');
  expect([three.step, three.decision?.seat]).toEqual(['choose-action', 1]);
  expect(board(three, 0).rows).toEqual([[], [1]]);
});

rule('ARC-MOVE-03', 'all steps may go to one ship, and fewer may be made', () => {
  const t = position({ boards: [{ ships: ['in-s', 'in-s'], rows: [[1, 1], [1]], columns: { move: 3 } }] });
  const one = t.play(0, 'move', 'move 2 up', 'done');
  expect(board(one, 0).ships.map(({ hex }) => hex)).toEqual(['in-s', 'pole']);
  expect(one.decision?.seat).toBe(1);
  const two = t.play(0, 'move', 'move 1 up', 'move 1 up', 'done');
  expect(board(two, 0).ships.map(({ hex }) => hex)).toEqual(['in-n', 'in-s']);
});

rule('ARC-MOVE-04', 'dice are used in any order and the ships may take turns', () => {
  const t = position({
    boards: [
      {
        ships: ['pole', 'pole'],
        rows: [
          [1, 3, 4],
          [6, 2],
        ],
        columns: { move: 5 },
      },
    ],
  });
  const moved = t.play(0, 'move', 'move 1 down', 'move 2 up-right', 'move 1 up', 'move 2 up-left', 'move 1 down-right');
  expect(board(moved, 0).ships.map(({ hex }) => hex)).toEqual(['in-se', 'in-n']);
  expect(board(moved, 0).rows).toEqual([[], []]);
});

rule(
  'ARC-MOVE-05',
  'off the board, onto a factory, the own one too, or onto ice: not offered, and the die is kept',
  () => {
    const t = position({
      boards: [
        {
          site: 'site-s',
          ships: ['in-s', 'out-e'],
          rows: [
            [4, 1],
            [2, 4],
          ],
        },
        { site: 'site-n' },
      ],
    }).play(0, 'move');
    expect(t.options(0)).toEqual(['move 1 up', 'done']);
    expect(t.refusal(0, 'move 1 down')).toEqual({ rule: 'ARC-MOVE-05', facts: { face: 4, to: 'site-s' } });
    expect(t.refusal(0, 'move 2 up-right')).toEqual({ rule: 'ARC-MOVE-05', facts: { face: 2, to: null } });
    expect(t.refusal(0, 'move 2 down')).toEqual({ rule: 'ARC-MOVE-05', facts: { face: 4, to: 'site-se' } });
    expect(board(t.play(0, 'done'), 0).rows).toEqual([
      [4, 1],
      [2, 4],
    ]);
    const rival = position({
      boards: [{ site: 'site-s', ships: ['in-n', 'in-n'], rows: [[1], []] }, { site: 'site-n' }],
    });
    expect(rival.play(0, 'move').refusal(0, 'move 1 up')).toEqual({
      rule: 'ARC-MOVE-05',
      facts: { face: 1, to: 'site-n' },
    });
  },
);

rule('ARC-MOVE-06', 'ships share a hex, with rivals and with each other, and sail on from it', () => {
  const t = position({
    seats: 4,
    boards: [
      { ships: ['in-s', 'pole'], rows: [[1, 1], []] },
      { ships: ['pole', 'pole'] },
      { ships: ['pole', 'pole'] },
      { ships: ['pole', 'in-n'] },
    ],
  }).play(0, 'move', 'move 1 up');
  expect(board(t, 0).ships[0].hex).toBe('pole');
  expect(board(t.play(0, 'move 1 up'), 0).ships[0].hex).toBe('in-n');
});
