import {
  at,
  byKey,
  component,
  defineState,
  flag,
  flags,
  hidden,
  int,
  list,
  nullable,
  perSeat,
  record,
  seat,
  seatOr,
  times,
  word,
} from '@benchtop/engine/author';
import type { StateOf, ViewOf } from '@benchtop/engine/author';
import { cardIds } from './data/cards.ts';
import { blockIds, lineIds, lines } from './data/factory.ts';
import { faces, oceanHexes, sites } from './data/ocean.ts';
import type { OceanHex } from './data/ocean.ts';
import { CAPACITY, DICE, ROW_SLOTS } from './data/players.ts';
import { colours } from './data/tokens.ts';

/** Ship 1 is index 0, ship 2 is index 1; row k of the planning zone drives ship k. */
export type ShipIndex = 0 | 1;
export const shipIndexes = [0, 1] as const;

const TOKENS = 50;
/** A token of plastic. */
export const token = component(colours);

const fields = {
  /** Seats in turn order. */
  order: list(seat(), 4, 1),
  /** Index into `order` of the player whose turn it is. */
  active: int(0, 3),
  /** Turns completed. */
  turns: int(0, 10_000),
  /** Turns in a row in which no token changed place. */
  quiet: int(0, 40),
  /** True once a token has changed place in this turn. */
  stirred: flag(),
  /** In drawing order: the last one comes out first. Only the order is hidden; what is in it can be worked out. */
  bag: hidden(list(token, TOKENS), { show: 'mix', pool: 'tokens' }),
  sea: byKey(oceanHexes, list(token, TOKENS)),
  /** Who holds a corner: a seat, pack ice, or nobody yet. */
  sites: byKey(sites, nullable(seatOr('ice'))),
  players: perSeat({
    site: nullable(word(sites)),
    /** Columns 1 to 5. */
    cards: list(word(cardIds), cardIds.length, cardIds.length),
    upgraded: flags(cardIds),
    rows: times(2, list(word(faces), ROW_SLOTS)),
    /** Dice beside the board. */
    pool: int(0, DICE),
    /** Dice not gained yet. */
    supply: int(0, DICE),
    /** The hex is null until the ship is placed. */
    ships: times(2, record({ hex: nullable(word(oceanHexes)), cargo: list(token, CAPACITY) })),
    /** Processing lines: one colour each, filled from the left. */
    lines: byKey(lineIds, (id) => record({ colour: nullable(word(colours)), count: int(0, lines[id].size) })),
    /** Completed blocks. */
    blocks: flags(blockIds),
  }),
};

export const state = defineState(fields);
export type ArcticState = StateOf<typeof fields>;
/** What a seat or a spectator may know. */
export type ArcticView = ViewOf<typeof fields>;
export type Player = ArcticState['players'][number];
export type Ship = Player['ships'][number];
/** A player as rules and boards read it: of a state, or of a view. */
export type SeenPlayer = ArcticView['players'][number];

/** The player at a seat. */
export function playerAt(s: Readonly<Pick<ArcticState, 'players'>>, number: number): Player {
  return at(s.players, number);
}

/** Whose turn it is. */
export function activeSeat(s: Readonly<ArcticState>): number {
  return at(s.order, s.active);
}

/** The hex of a ship that has been placed. */
export function hexOf(ship: Readonly<Pick<Ship, 'hex'>>): OceanHex {
  if (ship.hex === null) throw new TypeError('the ship is not on the ocean yet');
  return ship.hex;
}
