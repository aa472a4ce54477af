import { expect, test } from 'vitest';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { checkPerft, perft } from '../perft.ts';
import { table, until } from '../table.ts';
import type { Arctic, Board } from './position.ts';
import { position } from './position.ts';

const DEPTH = 5;

/** Half-way through a match: some lines, blocks and cargo, ships at a dock and out at sea. */
const middle: Board = {
  site: 'site-s',
  ships: ['in-s', 'in-se'],
  rows: [
    [1, 2, 2],
    [4, 6],
  ],
  cargo: [
    ['red', 'blue', 'grey'],
    ['pink', 'yellow'],
  ],
  lines: { 'line-plan': ['red', 3], 'line-load': ['blue', 2], 'line-unload': ['pink', 2], 'short-2': ['green', 2] },
};

function midGame(seats: number): Arctic {
  return position({
    seats,
    bag: ['green', 'grey', 'purple', 'black', 'red'],
    sea: { 'in-s': ['red', 'yellow', 'green'], 'in-se': ['pink', 'black'], pole: ['blue', 'purple', 'grey'] },
    boards: [middle],
  });
}

const start = table(arcticCleanup, 2);
const half = midGame(2);
const positions = {
  'setup, 2 seats': start,
  'setup, 4 seats': table(arcticCleanup, 4),
  'first turn, 2 seats': until(start, 'choose-action'),
  'first turn, 1 seat': until(table(arcticCleanup, 1), 'choose-action'),
  'half-way, any card': half,
  'half-way, plan': half.play(0, 'plan'),
  'half-way, move': half.play(0, 'move'),
  'half-way, load': half.play(0, 'load'),
  'half-way, unload': half.play(0, 'unload'),
  'half-way, analyze': half.play(0, 'analyze'),
  'half-way, 3 seats, any card': midGame(3),
};

test('the number of option sequences from fixed positions is the counted one', () => {
  checkPerft(new URL('perft.json', import.meta.url), positions, DEPTH);
});

test('small counts agree with counting by hand', () => {
  // Two sites; three docks for each ship; one site left; three docks again.
  expect(perft(start, 5)).toEqual([2, 6, 18, 18, 54]);
  // Plan: a die of either row, or stop. Move: either ship, or stop. Load and unload: stop. Analyze: draw none or one.
  const quiet = position({ bag: ['red'], boards: [{ site: 'site-s', ships: ['in-s', 'in-s'] }] });
  expect(perft(quiet, 2)).toEqual([5, 3 + 3 + 1 + 1 + 2]);
});
