import { at } from '@benchtop/engine/author';
import { GRADED_FROM, rows, tempo } from '../data/cards.ts';
import { factorySites, oceanHexes, sites } from '../data/ocean.ts';
import type { Site } from '../data/ocean.ts';
import { DICE, START_ROWS } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import type { ArcticState, Player } from '../state.ts';
import { phase } from '../define.ts';
import type { ArcticContext } from '../define.ts';

const PER_HEX = 3;

/** ARC-SET-01 to ARC-SET-08: the sea is dealt, the order drawn, the boards laid out, the first factory asked for. */
export const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    const seats = playersOf(s.seats);
    const open: readonly Site[] = factorySites[seats];
    for (const site of sites) s.sites[site] = open.includes(site) ? null : 'ice';
    spreadPollution(s, ctx);
    drawOrder(s, ctx);
    s.order.forEach((seat, place) => layOut(at(s.players, seat), startingRow(s, place)));
    // The stack is last in, first out: the last player in turn order must come out first.
    for (const seat of s.order) ctx.ask('place-factory', seat);
  },
});

function spreadPollution(s: ArcticState, ctx: ArcticContext): void {
  for (const colour of colours) for (let i = 0; i < tokens[colour].count; i++) s.bag.push(colour);
  ctx.shuffle(s.bag);
  for (const hex of oceanHexes) for (let i = 0; i < PER_HEX; i++) s.sea[hex].push(s.bag.pop() ?? 'red');
  ctx.emit?.({
    type: 'pollution-spread',
    sea: Object.fromEntries(oceanHexes.map((hex) => [hex, [...s.sea[hex]]])),
  });
}

function drawOrder(s: ArcticState, ctx: ArcticContext): void {
  for (let seat = 0; seat < s.seats; seat++) s.order.push(seat);
  if (s.seats > 1) ctx.shuffle(s.order);
  ctx.emit?.({ type: 'order-set', order: [...s.order] });
}

function layOut(p: Player, row: readonly Player['cards'][number][]): void {
  for (const card of row) p.cards.push(card);
  for (let i = 0; i < START_ROWS[0]; i++) p.rows[0].push(1);
  for (let i = 0; i < START_ROWS[1]; i++) p.rows[1].push(1);
  p.supply = DICE - START_ROWS[0] - START_ROWS[1];
}

function startingRow(s: ArcticState, place: number): readonly Player['cards'][number][] {
  const seats = playersOf(s.seats);
  if (seats === 1 || !isGraded(s)) return rows.A;
  return rows[at(tempo[seats], place)];
}

/** ARC-SET-10: by the setting, or else by the number of players. */
function isGraded({ settings, seats }: Readonly<ArcticState>): boolean {
  return settings['tempo'] === 'graded' || (settings['tempo'] === 'standard' && seats >= GRADED_FROM);
}

function playersOf(seats: number): 1 | 2 | 3 | 4 {
  return seats === 1 || seats === 2 || seats === 3 ? seats : 4;
}
