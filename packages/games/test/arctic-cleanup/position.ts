import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { rows } from '../../src/arctic-cleanup/data/cards.ts';
import type { CardId } from '../../src/arctic-cleanup/data/cards.ts';
import { blockIds, blocks, lineIds, lines } from '../../src/arctic-cleanup/data/factory.ts';
import type { LineId } from '../../src/arctic-cleanup/data/factory.ts';
import { docks, factorySites, oceanHexes } from '../../src/arctic-cleanup/data/ocean.ts';
import type { Face, OceanHex, Site } from '../../src/arctic-cleanup/data/ocean.ts';
import { colours, tokens } from '../../src/arctic-cleanup/data/tokens.ts';
import type { Colour } from '../../src/arctic-cleanup/data/tokens.ts';
import type { ArcticState, Player } from '../../src/arctic-cleanup/state.ts';
import { askedOf, table, until } from '../table.ts';
import type { TestTable } from '../table.ts';

export type Arctic = TestTable<ArcticState>;

/** What a test cares about on one personal board. Everything else is as at the start. */
export interface Board {
  readonly site?: Site;
  /** Swaps cards of the starting row so that these lie in these columns. */
  readonly columns?: { readonly [C in CardId]?: number };
  readonly rows?: readonly [readonly Face[], readonly Face[]];
  /** Hexes of ship 1 and ship 2; the first dock of the site otherwise. */
  readonly ships?: readonly [OceanHex, OceanHex];
  readonly cargo?: readonly [readonly Colour[], readonly Colour[]];
  /** Processed plastic; upgrades, blocks and the supply of dice follow from it. */
  readonly lines?: { readonly [L in LineId]?: readonly [Colour, number] };
}

/** A position at the beginning of a turn. */
export interface Position {
  readonly seats?: number;
  readonly settings?: { readonly [name: string]: unknown };
  /** Whose turn it is; the turn order is by seat number. */
  readonly turn?: number;
  /** In drawing order: the first one comes out first. */
  readonly bag?: readonly Colour[];
  readonly sea?: { readonly [H in OceanHex]?: readonly Colour[] };
  /** Where the tokens go that nothing else mentions; the bag when it is not given itself. */
  readonly rest?: OceanHex;
  readonly turns?: number;
  readonly quiet?: number;
  readonly boards?: readonly Board[];
}

/** A hex far from every dock that tests use, for tokens that do not matter. */
const ASIDE: OceanHex = 'out-w';

/** The table at the beginning of a turn in a position set up by hand. */
export function position(spec: Position = {}): Arctic {
  const seats = spec.seats ?? 2;
  const start = until(table(arcticCleanup, seats, spec.settings), 'choose-action');
  return start.with((s) => {
    const turn = spec.turn ?? 0;
    s.order = s.order.map((_, place) => place);
    s.active = turn;
    s.stack = askedOf(turn, s.stack);
    s.turns = spec.turns ?? s.turns;
    s.quiet = spec.quiet ?? s.quiet;
    placeFactories(s, spec.boards ?? []);
    s.players.forEach((p, seat) => layOut(p, spec.boards?.[seat] ?? {}));
    spread(s, spec);
  });
}

function placeFactories(s: ArcticState, boards: readonly Board[]): void {
  const free: Site[] = [...factorySites[s.seats === 1 || s.seats === 2 || s.seats === 3 ? s.seats : 4]];
  for (const { site } of boards) if (site !== undefined) free.splice(free.indexOf(site), 1);
  s.players.forEach((p, seat) => {
    const site = boards[seat]?.site ?? free.shift() ?? 'site-s';
    p.site = site;
    s.sites[site] = seat;
    p.ships[0].hex = docks[site][0];
    p.ships[1].hex = docks[site][0];
  });
}

function layOut(p: Player, board: Board): void {
  p.cards = [...rows.A];
  for (const [card, column] of Object.entries(board.columns ?? {})) swap(p.cards, card, column - 1);
  board.ships?.forEach((hex, ship) => (p.ships[ship === 0 ? 0 : 1].hex = hex));
  board.cargo?.forEach((cargo, ship) => (p.ships[ship === 0 ? 0 : 1].cargo = [...cargo]));
  for (const id of lineIds) {
    const [colour, count] = board.lines?.[id] ?? [null, 0];
    p.lines[id] = { colour, count };
  }
  reward(p);
  if (board.rows !== undefined) p.rows = [[...board.rows[0]], [...board.rows[1]]];
  p.pool = 10 - p.supply - p.rows[0].length - p.rows[1].length;
}

function swap(cards: string[], card: string, index: number): void {
  const from = cards.indexOf(card);
  cards[from] = cards[index] ?? '';
  cards[index] = card;
}

/** Upgrades, blocks and dice as the filled lines demand. */
function reward(p: Player): void {
  for (const id of lineIds) {
    const { logo, size } = lines[id];
    if (logo !== null) p.upgraded[logo] = p.lines[id].count === size;
  }
  for (const id of blockIds) p.blocks[id] = blocks[id].lines.every((line) => p.lines[line].count >= blocks[id].needs);
  p.supply = 5 - blockIds.filter((id) => p.blocks[id] && blocks[id].reward === 'die').length;
}

/** Puts every token that is not on a board into the sea or the bag. */
function spread(s: ArcticState, { bag, sea, rest }: Position): void {
  const left = new Map<Colour, number>(colours.map((colour) => [colour, tokens[colour].count]));
  const take = (colour: Colour, count = 1): void => {
    const have = left.get(colour) ?? 0;
    if (have < count) throw new Error(`the position needs too many ${colour} tokens`);
    left.set(colour, have - count);
  };
  for (const p of s.players) {
    for (const { cargo } of p.ships) cargo.forEach((colour) => take(colour));
    for (const id of lineIds) if (p.lines[id].colour !== null) take(p.lines[id].colour, p.lines[id].count);
  }
  for (const hex of oceanHexes) s.sea[hex] = [...(sea?.[hex] ?? [])];
  s.bag = [...(bag ?? [])].reverse();
  for (const hex of oceanHexes) s.sea[hex].forEach((colour) => take(colour));
  s.bag.forEach((colour) => take(colour));
  const remainder = [...left].flatMap(([colour, count]) => Array<Colour>(count).fill(colour));
  if (bag === undefined && rest === undefined) s.bag.push(...remainder);
  else s.sea[rest ?? ASIDE].push(...remainder);
}

/** The personal board of a seat. */
export function board(t: Arctic, seat: number): Readonly<Player> {
  const p = t.state.players[seat];
  if (p === undefined) throw new RangeError(`no seat ${seat}`);
  return p;
}
