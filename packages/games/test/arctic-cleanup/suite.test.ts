import { expect, test } from 'vitest';
import { cards } from '../../src/arctic-cleanup/data/cards.ts';
import { blockIds, blocks, lineIds, lines } from '../../src/arctic-cleanup/data/factory.ts';
import type { BlockId } from '../../src/arctic-cleanup/data/factory.ts';
import { playerColours } from '../../src/arctic-cleanup/data/players.ts';
import { endings } from '../../src/arctic-cleanup/events.ts';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { blockName, cardText, lineName } from '../../src/arctic-cleanup/names.ts';
import type { ArcticState } from '../../src/arctic-cleanup/state.ts';
import { rulings } from '../../src/arctic-cleanup/rulebook.ts';
import type { CardPage } from '../card-book.ts';
import { perft } from '../perft.ts';
import { gameSuite } from '../suite.ts';
import { table, until } from '../table.ts';
import type { Arctic, Board } from './position.ts';
import { position } from './position.ts';

/** Counted from the finished board as the rulebook tells it, without the game's own scoring. */
function recount(s: Readonly<ArcticState>, seat: number): number {
  const board = s.players[seat];
  if (board === undefined) return Number.NaN;
  let total = board.ships[0].cargo.length + board.ships[1].cargo.length;
  for (const id of lineIds) total += board.lines[id].count * (id.startsWith('hatched') ? 3 : 2);
  for (const id of blockIds) if (id.startsWith('die') && board.blocks[id]) total += 5;
  return s.seats === 1 && s.over !== null ? total + 20 - s.turns : total;
}

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

/** The action cards at the strength they have half-way. */
const actionPages: readonly CardPage<ArcticState>[] = [
  {
    title: cards.plan.title,
    text: cardText('plan', 5),
    refused: [positions['half-way, plan'], 0, 'row-1 5'],
    played: [half, 0, 'plan', 'row-1 2', 'row-2 3', 'done'],
  },
  {
    title: cards.move.title,
    text: cardText('move', 4),
    refused: [positions['half-way, move'], 0, 'move 1 down'],
    played: [half, 0, 'move', 'move 1 up', 'done'],
  },
  {
    title: cards.load.title,
    text: cardText('load', 3),
    refused: [positions['half-way, load'], 0, 'load 1 pet'],
    played: [half, 0, 'load', 'load 1 hdpe', 'done'],
  },
  {
    title: cards.unload.title,
    text: cardText('unload', 2),
    refused: [positions['half-way, unload'], 0, 'unload 1 hdpe line-move'],
    played: [half, 0, 'unload', 'unload 1 hdpe line-plan', 'done'],
  },
  {
    title: cards.analyze.title,
    text: cardText('analyze', 1),
    refused: [positions['half-way, analyze'], 0, 'draw 2'],
    played: [half, 0, 'analyze', 'draw 1', 'ship-1'],
  },
];

/** One token is missing on each block, and aboard. */
function almost(id: BlockId): CardPage<ArcticState> {
  const { lines: pair, needs } = blocks[id];
  const [first, second] = pair;
  const [a, b] = lines[first].hatched ? (['grey', 'yellow'] as const) : (['red', 'blue'] as const);
  const unlocked: Board['lines'] = lines[first].hatched
    ? { 'line-load': ['pink', 2], 'line-unload': ['green', 2] }
    : {};
  const board: Board = {
    site: 'site-s',
    ships: ['in-s', 'in-s'],
    cargo: [[b], []],
    lines: { ...unlocked, [first]: [a, needs], ...(needs > 1 ? { [second]: [b, needs - 1] } : {}) },
  };
  const before = position({ boards: [board] }).play(0, 'unload');
  const option = before.options(0).find((text) => text.endsWith(` ${second}`)) ?? '';
  return {
    title: `${blockName(id)} (${lineName(first)}, ${lineName(second)})`,
    text: arcticCleanup.rulebook[blocks[id].reward === 'die' ? 'ARC-BLK-01' : 'ARC-FAC-06']?.text ?? '',
    refused: [before, 0, option.replace(second, first)],
    played: [before, 0, option],
  };
}

gameSuite(arcticCleanup, {
  folder: new URL('./', import.meta.url),
  names: playerColours,
  endings: Object.keys(endings),
  rulings,
  recount,
  perft: { positions, depth: 5 },
  cards: [...actionPages, ...blockIds.map(almost)],
  matches: 12,
  shown: ['tempo graded'],
});

test('small counts agree with counting by hand', () => {
  // Two sites; three docks for each ship; one site left; three docks again.
  expect(perft(start, 5)).toEqual([2, 6, 18, 18, 54]);
  // Plan: a die of either row, or stop. Move: either ship, or stop. Load and unload: stop. Analyze: draw none or one.
  const quiet = position({ bag: ['red'], boards: [{ site: 'site-s', ships: ['in-s', 'in-s'] }] });
  expect(perft(quiet, 2)).toEqual([5, 3 + 3 + 1 + 1 + 2]);
});
