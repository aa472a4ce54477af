import { shapes } from '@benchtop/engine';
import type { Shape } from '@benchtop/engine';
import { cardIds } from './data/cards.ts';
import { blockIds, blocks, lineIds, lines } from './data/factory.ts';
import { faces, factorySites, oceanHexes, sites } from './data/ocean.ts';
import { CAPACITY, DICE, ROW_SLOTS, SOLO_TURNS, TO_END } from './data/players.ts';
import { colours, tokens } from './data/tokens.ts';
import { processed } from './factory.ts';
import { brokenFrames } from './frames.ts';
import type { ArcticState, Player } from './state.ts';

const { list, nullable, oneOf, record, recordOf, truth, whole } = shapes;

const colour = oneOf(colours);
const hex = nullable(oneOf(oceanHexes));
const row = list(oneOf(faces), 0, ROW_SLOTS);
const ship = record({ hex, cargo: list(colour, 0, CAPACITY) });
const holder: Shape = (value, path) => (value === null || value === 'ice' ? null : whole(0, 3)(value, path));
const player = record({
  site: nullable(oneOf(sites)),
  cards: list(oneOf(cardIds), cardIds.length, cardIds.length),
  upgraded: recordOf(cardIds, truth),
  rows: list(row, 2, 2),
  pool: whole(0, DICE),
  supply: whole(0, DICE),
  ships: list(ship, 2, 2),
  lines: record(
    Object.fromEntries(
      lineIds.map((id) => [id, record({ colour: nullable(colour), count: whole(0, lines[id].size) })]),
    ),
  ),
  blocks: recordOf(blockIds, truth),
});

/** What each key of a valid state looks like. */
export const shape = {
  order: list(whole(0, 3), 1, 4),
  active: whole(0, 3),
  turns: whole(0, 10_000),
  quiet: whole(0, 40),
  stirred: truth,
  bag: list(colour, 0, 50),
  sea: recordOf(oceanHexes, list(colour, 0, 50)),
  sites: recordOf(sites, holder),
  players: list(player, 1, 4),
};

/** The first thing that cannot be in any position, in words. */
export function checkInvariants(s: Readonly<ArcticState>): string | null {
  if (s.players.length !== s.seats) return `there are ${s.players.length} boards for ${s.seats} seats`;
  const order = [...s.order].sort((a, b) => a - b);
  if (order.length !== s.seats || order.some((seat, i) => seat !== i))
    return 'the turn order does not name every seat once';
  if (s.active >= s.seats) return 'the active player is not in the turn order';
  const open: readonly string[] = factorySites[s.seats === 1 || s.seats === 2 || s.seats === 3 ? s.seats : 4];
  for (const site of sites)
    if ((s.sites[site] === 'ice') === open.includes(site))
      return `${site} should be ${open.includes(site) ? 'a factory site' : 'ice'}`;
  if (s.seats === 1 && s.turns > SOLO_TURNS) return 'a solo match has twenty turns';
  for (const [seat, p] of s.players.entries()) {
    const fault = brokenPlayer(s, p, seat);
    if (fault !== null) return `seat ${seat}: ${fault}`;
  }
  for (const site of sites) {
    const holder = s.sites[site];
    if (typeof holder === 'number' && s.players[holder]?.site !== site)
      return `${site} is not where seat ${holder} built`;
  }
  return brokenFrames(s);
}

function brokenPlayer(s: Readonly<ArcticState>, p: Player, seat: number): string | null {
  if (new Set(p.cards).size !== cardIds.length) return 'the five cards do not each have one column';
  if (p.site !== null && s.sites[p.site] !== seat) return `the factory on ${p.site} is not marked there`;
  if (processed(p) >= TO_END + 10) return 'the factory holds more than one last action could add';
  return brokenLines(p) ?? brokenBlocks(p);
}

function brokenLines(p: Player): string | null {
  for (const id of lineIds) {
    const { colour: held, count } = p.lines[id];
    if ((held === null) !== (count === 0)) return `${id} has a colour without tokens, or tokens without a colour`;
    if (held !== null && tokens[held].special !== lines[id].hatched) return `${held} cannot be on ${id}`;
  }
  for (const c of colours)
    if (lineIds.filter((id) => p.lines[id].colour === c && p.lines[id].count < lines[id].size).length > 1)
      return `two unfilled lines hold ${c}`;
  return null;
}

function brokenBlocks(p: Player): string | null {
  for (const id of blockIds) {
    const { lines: over, needs } = blocks[id];
    if (p.blocks[id] !== over.every((line) => p.lines[line].count >= needs)) return `${id} is marked wrongly`;
  }
  for (const id of lineIds) {
    const { logo, size } = lines[id];
    if (logo !== null && p.upgraded[logo] !== (p.lines[id].count === size))
      return `the ${logo} card has the wrong side up`;
  }
  const gained = blockIds.filter((id) => p.blocks[id] && blocks[id].reward === 'die').length;
  return p.supply === DICE / 2 - gained ? null : 'the supply of dice does not fit the completed blocks';
}

/** Components that never change in number: tokens by colour, dice by player. */
export function componentCounts(s: Readonly<ArcticState>): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (component: string, n: number): void => {
    counts[component] = (counts[component] ?? 0) + n;
  };
  for (const c of colours) add(c, 0);
  for (const c of s.bag) add(c, 1);
  for (const id of oceanHexes) for (const c of s.sea[id]) add(c, 1);
  for (const frame of s.stack) for (const c of drawnIn(frame.args)) add(c, 1);
  for (const [seat, p] of s.players.entries()) {
    for (const { cargo } of p.ships) for (const c of cargo) add(c, 1);
    for (const id of lineIds) add(p.lines[id].colour ?? 'red', p.lines[id].count);
    add(`dice of seat ${seat}`, p.rows[0].length + p.rows[1].length + p.pool + p.supply);
  }
  return counts;
}

/** Tokens shown by an analysis and not placed yet wait in a frame. */
function drawnIn(args: { readonly [key: string]: unknown }): readonly string[] {
  const { drawn } = args;
  return Array.isArray(drawn) ? drawn.filter((c) => typeof c === 'string') : [];
}

/** Renames the seats of everything that names one. */
export function rename(s: ArcticState, to: readonly number[]): void {
  const renamed = (seat: number): number => to[seat] ?? seat;
  s.order = s.order.map(renamed);
  for (const site of sites) {
    const held = s.sites[site];
    if (typeof held === 'number') s.sites[site] = renamed(held);
  }
  const players = s.players.slice();
  s.players.forEach((p, seat) => {
    players[renamed(seat)] = p;
  });
  s.players = players;
}
