import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { checkPerft, perft } from '../perft.ts';
import { table, until } from '../table.ts';
import type { Driver, Race } from './position.ts';
import { basic, full, over } from './position.ts';

const DEPTH = 4;

const start = table(algoracing, 2);
const drivers: readonly Driver[] = [
  { at: '0 6 N', load: ['blue'], hand: ['step', 'left', 'jump', 'teleport', 'cycle-2'] },
  { at: '2 3 E', load: ['green'], hand: ['step', 'right', 'all-way', 'u-turn', 'cycle-3'] },
];
const shared: Race = full(drivers, { commands: ['step', 'left', 'all-way'], cycles: [over(1, 2, 2)] });
const row: Race = basic([
  { at: '0 3 E', hand: ['step', 'step', 'left', 'jump', 'all-way'] },
  { at: '2 3 W', load: ['blue'], hand: ['step', 'right', 'u-turn', 'jump', 'jump'] },
]);
const positions = {
  'setup, basic, 2 seats': start,
  'setup, full, 4 seats': table(algoracing, 4, { mode: 'full' }),
  'blocks, basic': until(table(algoracing, 2, { layout: 'players' }), 'block-rotation'),
  'first turn, basic, 2 seats': until(start, 'build-basic'),
  'first turn, full, 1 seat': until(table(algoracing, 1, { mode: 'full' }), 'build-full'),
  'row, nothing laid': row,
  'row, one card laid': row.play(0, 'add step'),
  'row, passing': row.play(0, 'pass'),
  'shared algorithm': shared,
  'shared algorithm, a command in hand': shared.play(0, 'pick teleport'),
  'shared algorithm, a cycle in hand': shared.play(0, 'pick cycle-2'),
  'shared algorithm, changed': shared.play(0, 'remove-cycle 1'),
};

test('the number of option sequences from fixed positions is the counted one', () => {
  checkPerft(new URL('perft.json', import.meta.url), positions, DEPTH);
});

test('small counts agree with counting by hand', () => {
  // Colours for two players, corners and directions for the last, a corner for the first.
  expect(perft(start, 5)).toEqual([4, 12, 48, 96, 288]);
  // Sixteen places flat, sixteen upright.
  expect(perft(positions['blocks, basic'], 2)).toEqual([4, 64]);
  // Four kinds or pass; after step four kinds and run, after another three kinds and run; pass leads to four kinds or done.
  expect(perft(row, 2)).toEqual([5, 5 + 4 + 4 + 4 + 5]);
  // Five kinds, a cycle to take away, run, pass.
  expect(perft(shared, 1)).toEqual([8]);
  // Three commands leave four gaps and three covers; one command is left without a cycle.
  expect(perft(positions['shared algorithm, a command in hand'], 1)).toEqual([7]);
  expect(perft(positions['shared algorithm, a cycle in hand'], 1)).toEqual([1]);
});
