import { expect } from 'vitest';
import { faces, oceanHexes } from '../../src/arctic-cleanup/data/ocean.ts';
import { colours, tokens } from '../../src/arctic-cleanup/data/tokens.ts';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { rule, table } from '../table.ts';
import { board, position } from './position.ts';

const seatCounts = [1, 2, 3, 4] as const;

rule(
  'ARC-CMP-01',
  'sea and bag hold fifty tokens at the start: six of each regular colour, seven of each special',
  () => {
    for (const seats of seatCounts) {
      const { bag, sea } = table(arcticCleanup, seats).state;
      const all = [...bag, ...oceanHexes.flatMap((hex) => sea[hex])];
      expect(all.length).toBe(50);
      for (const colour of colours)
        expect(all.filter((each) => each === colour).length, colour).toBe(['yellow', 'grey'].includes(colour) ? 7 : 6);
    }
  },
);

rule('ARC-CMP-01', 'polymers are those of the rulebook; yellow and grey score 3, the others 2', () => {
  expect(colours.map((colour) => [colour, tokens[colour].polymer, tokens[colour].points])).toEqual([
    ['red', 'HDPE', 2],
    ['green', 'LDPE', 2],
    ['blue', 'EVA', 2],
    ['black', 'PMMA', 2],
    ['purple', 'PET', 2],
    ['pink', 'PA6', 2],
    ['yellow', 'PP', 3],
    ['grey', 'PS', 3],
  ]);
});

rule('ARC-CMP-02', 'what one player takes from a hex is gone for the others', () => {
  const t = position({
    sea: { pole: ['red', 'blue'] },
    rest: 'out-w',
    boards: [
      { ships: ['pole', 'pole'], columns: { load: 1 } },
      { ships: ['pole', 'pole'], columns: { load: 1 } },
    ],
  }).play(0, 'load', 'load 1 hdpe');
  expect(t.play(1, 'load').options(1)).toEqual(['load 1 eva', 'load 2 eva', 'done']);
});

rule('ARC-CMP-03', 'each of the two ships has a place on the ocean and a hold of its own that travels with it', () => {
  for (const p of table(arcticCleanup, 4).state.players) expect(p.ships.length).toBe(2);
  const t = position({
    sea: { pole: ['red'], 'in-s': ['blue'] },
    rest: 'out-w',
    boards: [{ ships: ['pole', 'in-s'], rows: [[1], []], columns: { load: 5, move: 4 } }],
  });
  const loaded = t.play(0, 'load', 'load 1 hdpe', 'load 2 eva', 'done');
  expect(board(loaded, 0).ships).toEqual([
    { hex: 'pole', cargo: ['red'] },
    { hex: 'in-s', cargo: ['blue'] },
  ]);
  const sailed = loaded.play(1, 'plan', 'done').play(0, 'move', 'move 1 up', 'done');
  expect(board(sailed, 0).ships).toEqual([
    { hex: 'in-n', cargo: ['red'] },
    { hex: 'in-s', cargo: ['blue'] },
  ]);
});

rule('ARC-CMP-04', 'a personal board has eight lines, six blocks, two rows, two holds and five cards', () => {
  for (const p of table(arcticCleanup, 3).state.players) {
    expect(Object.keys(p.lines)).toEqual([
      'hatched-4',
      'hatched-3',
      'short-3',
      'short-2',
      'line-plan',
      'line-move',
      'line-load',
      'line-unload',
    ]);
    expect(Object.keys(p.blocks)).toEqual(['block-unlock', 'die-a', 'die-b', 'die-c', 'die-d', 'die-e']);
    expect(p.rows.length).toBe(2);
    expect(p.ships.map(({ cargo }) => cargo)).toEqual([[], []]);
    expect([...p.cards].sort()).toEqual(['analyze', 'load', 'move', 'plan', 'unload']);
  }
});

rule('ARC-CMP-04', 'the wind rose has six headings, each with words on a die', () => {
  const t = position({ boards: [{ ships: ['pole', 'pole'], rows: [[...faces].slice(0, 5), []] }] });
  const { refused } = { refused: t.play(0, 'move').refused(0) };
  expect(Object.keys(refused)).toContain('move 1 up-left');
  expect(t.play(0, 'move').options(0)).toEqual([
    'move 1 up',
    'move 1 up-right',
    'move 1 down-right',
    'move 1 down',
    'move 1 down-left',
    'done',
  ]);
});
