import { expect } from 'vitest';
import { rule } from '../table.ts';
import { board, position } from './position.ts';

rule('ARC-PLAN-01', 'row 1 steers ship 1 and row 2 steers ship 2', () => {
  const t = position({ boards: [{ ships: ['pole', 'pole'], rows: [[2], [5]] }] }).play(0, 'move');
  expect(t.options(0)).toEqual(['move 1 up-right', 'move 2 down-left', 'done']);
  expect(board(t.play(0, 'move 2 down-left', 'done'), 0).ships.map(({ hex }) => hex)).toEqual(['pole', 'in-sw']);
});

rule('ARC-PLAN-02', 'strength 2 sets two dice and no third', () => {
  const t = position({ boards: [{ columns: { plan: 2 } }] }).play(0, 'plan');
  const one = t.play(0, 'row-1 1', 'row-1 2');
  expect([one.step, one.decision?.seat]).toEqual(['plan-pick', 0]);
  const two = one.play(0, 'row-1 1', 'row-1 3');
  expect([two.step, two.decision?.seat]).toEqual(['choose-action', 1]);
  expect(board(two, 0).rows).toEqual([
    [1, 2, 3],
    [1, 1],
  ]);
});

rule('ARC-PLAN-02', 'fewer dice may be set', () => {
  const t = position({ boards: [{ columns: { plan: 5 } }] }).play(0, 'plan', 'row-2 1', 'row-2 6', 'done');
  expect(board(t, 0).rows).toEqual([
    [1, 1, 1],
    [1, 6],
  ]);
  expect(t.decision?.seat).toBe(1);
});

rule('ARC-PLAN-03', 'a die comes from beside the board or from either row', () => {
  const t = position({ boards: [{ rows: [[1, 3, 3], [6]] }] }).play(0, 'plan');
  expect(t.options(0)).toEqual(['row-1 1', 'row-1 3', 'row-2 6', 'pool', 'done']);
});

rule('ARC-PLAN-03', 'a die from beside the board goes into either row with any face', () => {
  const t = position({ boards: [{ rows: [[1], [1]] }] }).play(0, 'plan', 'pool');
  const all = [1, 2].flatMap((row) => [1, 2, 3, 4, 5, 6].map((face) => `row-${row} ${face}`));
  expect(t.options(0)).toEqual(all);
  const set = t.play(0, 'row-2 4');
  expect(board(set, 0).rows).toEqual([[1], [1, 4]]);
  expect(board(set, 0).pool).toBe(2);
  expect(set.heard('die-planned')).toEqual([{ type: 'die-planned', seat: 0, from: 'pool', row: 2, face: 4 }]);
});

rule('ARC-PLAN-03', 'one unit turns a die and moves it to the other row at once', () => {
  const t = position({ boards: [{ rows: [[1, 2], [3]], columns: { plan: 1 } }] }).play(0, 'plan', 'row-1 2', 'row-2 5');
  expect(board(t, 0).rows).toEqual([[1], [3, 5]]);
  expect(t.heard('die-planned')).toEqual([{ type: 'die-planned', seat: 0, from: 'row-1 2', row: 2, face: 5 }]);
});

rule(
  'ARC-PLAN-03',
  'something must change: its own place and face are refused, a face that is not there cannot be picked',
  () => {
    const t = position({ boards: [{ rows: [[1, 2], [3]] }] }).play(0, 'plan');
    expect(t.refusal(0, 'row-1 6')?.rule).toBe('ARC-PLAN-03');
    expect(t.reason(0, 'row-1 6')).toBe('No die in that row shows this face. Pick one that lies there.');
    const held = t.play(0, 'row-1 2');
    expect(held.refusal(0, 'row-1 2')).toEqual({ rule: 'ARC-PLAN-03', facts: { slots: 5, face: 2, row: 1 } });
    expect(held.refusal(0, 'row-2 2')).toBeNull();
  },
);

rule('ARC-PLAN-04', 'a die spent on a move lies beside the board and can be planned again', () => {
  const start = position({
    boards: [
      {
        ships: ['in-s', 'in-s'],
        rows: [
          [1, 1, 1],
          [1, 1],
        ],
        columns: { move: 2 },
      },
    ],
  });
  expect(board(start, 0).pool).toBe(0);
  expect(start.play(0, 'plan').refusal(0, 'pool')).toEqual({ rule: 'ARC-PLAN-04', facts: { pool: 0, supply: 5 } });
  const moved = start.play(0, 'move', 'move 1 up', 'done').play(1, 'plan', 'done');
  expect([board(moved, 0).rows[0], board(moved, 0).pool]).toEqual([[1, 1], 1]);
  const planned = moved.play(0, 'plan', 'pool', 'row-1 4', 'done');
  expect([board(planned, 0).rows[0], board(planned, 0).pool]).toEqual([[1, 1, 4], 0]);
});

rule('ARC-PLAN-05', 'a die gained from a block can be planned like a used one', () => {
  const t = position({
    boards: [
      {
        site: 'site-s',
        ships: ['in-s', 'in-s'],
        lines: { 'line-plan': ['red', 2], 'line-move': ['green', 1] },
        cargo: [['green'], []],
      },
    ],
  });
  expect(t.play(0, 'plan').options(0)).not.toContain('pool');
  const gained = t.play(0, 'unload', 'unload 1 ldpe line-move', 'done').play(1, 'plan', 'done');
  expect(gained.play(0, 'plan').options(0)).toContain('pool');
  const planned = gained.play(0, 'plan', 'pool', 'row-2 6', 'done');
  expect(board(planned, 0).rows).toEqual([
    [1, 1, 1],
    [1, 1, 6],
  ]);
});

rule('ARC-PLAN-06', 'a row of four takes a fifth die, a row of five takes no sixth but can be turned', () => {
  const lines = { 'line-plan': ['red', 2], 'line-move': ['green', 2] } as const;
  const four = position({ boards: [{ rows: [[1, 1, 1, 1], [2]], lines }] }).play(0, 'plan');
  expect(four.play(0, 'row-2 2').refusal(0, 'row-1 6')).toBeNull();
  expect(board(four.play(0, 'pool', 'row-1 3'), 0).rows[0]).toEqual([1, 1, 1, 1, 3]);
  const five = position({ boards: [{ rows: [[1, 1, 1, 1, 1], []], lines }] }).play(0, 'plan');
  expect(five.play(0, 'pool').refusal(0, 'row-1 3')).toEqual({
    rule: 'ARC-PLAN-06',
    facts: { slots: 5, face: 0, row: 1 },
  });
  expect(five.play(0, 'pool').options(0).length).toBe(6);
  expect(five.play(0, 'row-1 1').refusal(0, 'row-1 2')).toBeNull();
  expect(board(five.play(0, 'row-1 1', 'row-1 2'), 0).rows[0]).toEqual([1, 1, 1, 1, 2]);
});

rule('ARC-PLAN-07', 'a die never goes from a row back beside the board', () => {
  const t = position({ boards: [{ rows: [[1], [1]] }] }).play(0, 'plan', 'row-1 1');
  expect(t.refused(0)).toMatchObject({ pool: 'ARC-PLAN-07' });
  expect(t.refusal(0, 'pool')?.rule).toBe('ARC-PLAN-07');
});

rule('ARC-PLAN-07', 'planning never changes how many dice a player has in play', () => {
  const t = position({ boards: [{ rows: [[1, 2], [3]] }] });
  const after = t.play(0, 'plan', 'row-1 1', 'row-2 1', 'pool', 'row-1 5', 'row-2 3', 'row-2 4', 'done');
  const { rows, pool, supply } = board(after, 0);
  expect([rows[0].length + rows[1].length + pool, supply]).toEqual([5, 5]);
  expect(rows).toEqual([
    [2, 5],
    [1, 4],
  ]);
});

rule('ARC-PLAN-08', 'faces 1 to 6 are up, up-right, down-right, down, down-left and up-left', () => {
  const from = (face: 1 | 2 | 3 | 4 | 5 | 6) =>
    position({ boards: [{ ships: ['pole', 'pole'], rows: [[face], []] }] }).play(0, 'move');
  const headings = ([1, 2, 3, 4, 5, 6] as const).map((face) => {
    const t = from(face);
    const option = t.options(0)[0] ?? '';
    return [face, option, board(t.play(0, option), 0).ships[0].hex];
  });
  expect(headings).toEqual([
    [1, 'move 1 up', 'in-n'],
    [2, 'move 1 up-right', 'in-ne'],
    [3, 'move 1 down-right', 'in-se'],
    [4, 'move 1 down', 'in-s'],
    [5, 'move 1 down-left', 'in-sw'],
    [6, 'move 1 up-left', 'in-nw'],
  ]);
});
