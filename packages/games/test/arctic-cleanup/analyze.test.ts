import { expect } from 'vitest';
import { oceanHexes } from '../../src/arctic-cleanup/data/ocean.ts';
import { rule } from '../table.ts';
import { board, position } from './position.ts';

rule(
  'ARC-ANA-01',
  'any amount up to the strength is drawn, and each token goes to the hex of a ship of one’s choice',
  () => {
    const t = position({
      bag: ['red', 'blue', 'grey', 'pink', 'black'],
      boards: [{ ships: ['pole', 'in-n'], columns: { analyze: 3 } }, { ships: ['in-s', 'in-s'] }],
    }).play(0, 'analyze');
    expect(t.options(0)).toEqual(['draw 0', 'draw 1', 'draw 2', 'draw 3']);
    expect(t.refusal(0, 'draw 4')).toEqual({ rule: 'ARC-ANA-01', facts: { bag: 5 } });
    const placing = t.play(0, 'draw 3', 'ship-2');
    expect(placing.options(0)).toEqual(['ship-1', 'ship-2']);
    const done = placing.play(0, 'ship-1', 'ship-2');
    expect(done.state.sea['in-n']).toEqual(['red', 'grey']);
    expect(done.state.sea.pole).toEqual(['blue']);
    expect(done.state.sea['in-s']).toEqual([]);
    expect(done.state.bag).toEqual(['black', 'pink']);
    expect(board(done, 0).ships.map(({ cargo }) => cargo)).toEqual([[], []]);
    expect(done.decision?.seat).toBe(1);
  },
);

rule('ARC-ANA-01', 'ships on one hex leave a single place', () => {
  const t = position({ bag: ['red'], boards: [{ ships: ['pole', 'pole'] }] }).play(0, 'analyze', 'draw 1');
  expect(t.options(0)).toEqual(['ship-1']);
  expect(t.refused(0)).toEqual({});
  expect(t.refusal(0, 'ship-2')?.rule).toBe('ARC-ANA-01');
  expect(t.play(0, 'ship-1').state.sea.pole).toEqual(['red']);
});

rule('ARC-ANA-01', 'the order of the bag is hidden from everybody, its content is not', () => {
  const one = position({ bag: ['red', 'blue', 'grey'], boards: [{ ships: ['pole', 'pole'] }] });
  const other = position({ bag: ['grey', 'red', 'blue'], boards: [{ ships: ['pole', 'pole'] }] });
  expect(one.state.bag).not.toEqual(other.state.bag);
  for (const seat of [0, 1, null]) expect(one.view(seat)).toEqual(other.view(seat));
  expect(one.view(0)['bag']).toEqual({ count: 3, items: ['blue', 'grey', 'red'] });
});

rule('ARC-ANA-02', 'first the amount, then all drawn tokens are shown to everybody, then each is placed', () => {
  const t = position({ bag: ['red', 'blue', 'grey'], boards: [{ ships: ['pole', 'in-n'], columns: { analyze: 2 } }] });
  const asked = t.play(0, 'analyze');
  expect(asked.step).toBe('analyze-amount');
  expect(asked.heard('bag-drawn')).toEqual([]);
  const drawn = asked.play(0, 'draw 2');
  expect(drawn.heard('bag-drawn')).toEqual([{ type: 'bag-drawn', seat: 0, colours: ['red', 'blue'] }]);
  expect(drawn.step).toBe('analyze-place');
  expect(drawn.view(1).pending.at(-1)?.args).toEqual({ drawn: ['red', 'blue'] });
  const placed = drawn.play(0, 'ship-1');
  expect(placed.view(null).pending.at(-1)?.args).toEqual({ drawn: ['blue'] });
  expect(placed.heard('token-surfaced')).toEqual([{ type: 'token-surfaced', seat: 0, hex: 'pole', colour: 'red' }]);
});

rule('ARC-ANA-02', 'the amount cannot be taken back once the tokens are seen', () => {
  const t = position({ bag: ['red', 'blue'], boards: [{ ships: ['pole', 'in-n'], columns: { analyze: 2 } }] });
  expect(t.play(0, 'analyze').undo(0)).toBe(true);
  expect(t.play(0, 'analyze', 'draw 1').undo(0)).toBe(false);
});

rule('ARC-ANA-03', 'a bag shorter than the strength gives only what it holds', () => {
  const t = position({ bag: ['red', 'blue'], boards: [{ ships: ['pole', 'pole'], columns: { analyze: 3 } }] });
  const asked = t.play(0, 'analyze');
  expect(asked.options(0)).toEqual(['draw 0', 'draw 1', 'draw 2']);
  expect(asked.refusal(0, 'draw 3')).toEqual({ rule: 'ARC-ANA-03', facts: { bag: 2 } });
  expect(asked.play(0, 'draw 2', 'ship-1', 'ship-1').state.bag).toEqual([]);
});

rule('ARC-ANA-03', 'with an empty bag the card does nothing', () => {
  const t = position({ bag: [], boards: [{ columns: { analyze: 5 } }] });
  const asked = t.play(0, 'analyze');
  expect(asked.options(0)).toEqual(['draw 0']);
  const done = asked.play(0, 'draw 0');
  expect(done.heard('bag-drawn')).toEqual([]);
  expect([done.decision?.seat, board(done, 0).cards[0]]).toEqual([1, 'analyze']);
});

rule('ARC-ANA-03', 'an upgraded card in column 5 draws up to ten', () => {
  const lines = { 'line-load': ['red', 2], 'line-unload': ['blue', 2], 'hatched-4': ['grey', 4] } as const;
  const t = position({ boards: [{ ships: ['pole', 'pole'], columns: { analyze: 5 }, lines }] }).play(0, 'analyze');
  expect(t.options(0).at(-1)).toBe('draw 10');
  const drawn = t.play(0, 'draw 10', ...Array<string>(10).fill('ship-1'));
  expect(drawn.state.sea.pole.length).toBe(10);
});

rule('ARC-ANA-04', 'a hex takes any number of tokens', () => {
  const t = position({
    bag: ['red', 'blue'],
    rest: 'pole',
    boards: [{ ships: ['pole', 'pole'], columns: { analyze: 2 } }],
  });
  expect(t.state.sea.pole.length).toBe(48);
  const done = t.play(0, 'analyze', 'draw 2', 'ship-1', 'ship-1');
  expect(done.state.sea.pole.length).toBe(50);
  for (const hex of oceanHexes) if (hex !== 'pole') expect(done.state.sea[hex]).toEqual([]);
});
