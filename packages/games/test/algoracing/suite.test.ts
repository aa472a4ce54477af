import { expect, test } from 'vitest';
import { cards, kinds } from '../../src/algoracing/data/cards.ts';
import type { Kind } from '../../src/algoracing/data/cards.ts';
import { endings } from '../../src/algoracing/events.ts';
import { algoracing } from '../../src/algoracing/index.ts';
import type { AlgoracingState } from '../../src/algoracing/state.ts';
import { rulings } from '../../src/algoracing/rulebook.ts';
import type { CardPage } from '../card-book.ts';
import { perft } from '../perft.ts';
import { gameSuite } from '../suite.ts';
import { table, until } from '../table.ts';
import type { Driver, Race } from './position.ts';
import { basic, full, over } from './position.ts';

/** Counted delivery by delivery as the rulebook tells it, without the game's own scoring. */
function recount(s: Readonly<AlgoracingState>, seat: number): number {
  const seen = new Set<string>();
  let total = 0;
  for (const type of s.rovers[seat]?.delivered ?? []) {
    total += seen.has(type) ? 1 : 2;
    seen.add(type);
  }
  return total;
}

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

/** Each kind of card in hand and run: commands on an empty algorithm, cycles over one step. */
function pageOf(kind: Kind): CardPage<AlgoracingState> {
  const cycle = kind.startsWith('cycle');
  const at = full([{ at: '0 6 N', hand: [kind, 'step'] }, { at: '0 3 S' }], { commands: cycle ? ['step'] : [] });
  const place = at.play(0, `pick ${kind}`).options(0)[0] ?? '';
  const missing = kinds.find((other) => !(at.state.rovers[0]?.hand ?? []).includes(other)) ?? 'step';
  return {
    title: cards[kind].name,
    text: cards[kind].text,
    refused: [at, 0, `pick ${missing}`],
    played: [at, 0, `pick ${kind}`, place, 'run'],
  };
}

gameSuite(algoracing, {
  folder: new URL('./', import.meta.url),
  names: ['ann', 'ben', 'cleo', 'dan'],
  endings: Object.keys(endings),
  rulings,
  rareEndings: ['round-limit'],
  recount,
  perft: { positions, depth: 4 },
  cards: kinds.map(pageOf),
  matches: 2,
  shown: [
    ...['basic', 'full'].flatMap((mode) => [1, 2, 3, 4].map((seats) => `\nseats ${seats}\nsettings mode ${mode}`)),
    ...['players', 'random', 'staircase'].map((layout) => `layout ${layout}\n`),
    ...['encounter', 'compensation', 'rover-teleported', 'samples-pulled', 'elevator-ride'].map((e) => ` ${e}: `),
    ...['elevator-blocked', 'cycle-lost', 'cycle-removed', 'algorithm-cleared', 'deck-reshuffled'].map(
      (e) => ` ${e}: `,
    ),
  ],
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
