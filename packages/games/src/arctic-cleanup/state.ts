import { at } from '@benchtop/engine';
import type { Core } from '@benchtop/engine';
import { blockIds, lineIds } from './data/factory.ts';
import type { BlockId, LineId } from './data/factory.ts';
import { cardIds } from './data/cards.ts';
import type { CardId } from './data/cards.ts';
import { oceanHexes, sites } from './data/ocean.ts';
import type { Face, OceanHex, Site } from './data/ocean.ts';
import type { Colour } from './data/tokens.ts';

/** Ship 1 is index 0, ship 2 is index 1; row k of the planning zone drives ship k. */
export type ShipIndex = 0 | 1;
export const shipIndexes = [0, 1] as const;

export interface Ship {
  /** Null until it is placed. */
  hex: OceanHex | null;
  cargo: Colour[];
}

/** A processing line: one colour, filled from the left. */
export interface FilledLine {
  colour: Colour | null;
  count: number;
}

export interface Player {
  site: Site | null;
  /** Columns 1 to 5. */
  cards: CardId[];
  upgraded: Record<CardId, boolean>;
  rows: [Face[], Face[]];
  /** Dice beside the board. */
  pool: number;
  /** Dice not gained yet. */
  supply: number;
  ships: [Ship, Ship];
  lines: Record<LineId, FilledLine>;
  /** Completed blocks. */
  blocks: Record<BlockId, boolean>;
}

/** Who holds a corner: a seat, pack ice, or nobody yet. */
export type Holder = number | 'ice' | null;

export interface ArcticState extends Core {
  /** Seats in turn order. */
  order: number[];
  /** Index into `order` of the player whose turn it is. */
  active: number;
  /** Turns completed. */
  turns: number;
  /** Turns in a row in which no token changed place. */
  quiet: number;
  /** True once a token has changed place in this turn. */
  stirred: boolean;
  /** In drawing order: the last one comes out first. */
  bag: Colour[];
  sea: Record<OceanHex, Colour[]>;
  sites: Record<Site, Holder>;
  players: Player[];
}

/** The one factory of states. It ends in a clone, so that dealt and copied states have one hidden shape. */
export function createState(core: Core): ArcticState {
  return cloneState({
    seats: core.seats,
    settings: core.settings,
    stack: core.stack,
    asked: core.asked,
    draws: core.draws,
    over: core.over,
    order: [],
    active: 0,
    turns: 0,
    quiet: 0,
    stirred: false,
    bag: [],
    sea: byKey(oceanHexes, () => []),
    sites: byKey(sites, () => null),
    players: Array.from({ length: core.seats }, createPlayer),
  });
}

function createPlayer(): Player {
  return {
    site: null,
    cards: [],
    upgraded: byKey(cardIds, () => false),
    rows: [[], []],
    pool: 0,
    supply: 0,
    ships: [
      { hex: null, cargo: [] },
      { hex: null, cargo: [] },
    ],
    lines: byKey(lineIds, () => ({ colour: null, count: 0 })),
    blocks: byKey(blockIds, () => false),
  };
}

function byKey<K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, V>;
}

/** The player at a seat. */
export function playerAt(s: Readonly<Pick<ArcticState, 'players'>>, seat: number): Player {
  return at(s.players, seat);
}

/** Whose turn it is. */
export function activeSeat(s: Readonly<ArcticState>): number {
  return at(s.order, s.active);
}

/** The hex of a ship that has been placed. */
export function hexOf(ship: Ship): OceanHex {
  if (ship.hex === null) throw new TypeError('the ship is not on the ocean yet');
  return ship.hex;
}

/** A deep copy by explicit literals: search makes thousands of these a second. */
export function cloneState(s: Readonly<ArcticState>): ArcticState {
  return {
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    order: s.order.slice(),
    active: s.active,
    turns: s.turns,
    quiet: s.quiet,
    stirred: s.stirred,
    bag: s.bag.slice(),
    sea: cloneSea(s.sea),
    sites: cloneSites(s.sites),
    players: s.players.map(clonePlayer),
  };
}

function cloneSea(sea: ArcticState['sea']): ArcticState['sea'] {
  return {
    pole: sea.pole.slice(),
    'in-n': sea['in-n'].slice(),
    'in-ne': sea['in-ne'].slice(),
    'in-se': sea['in-se'].slice(),
    'in-s': sea['in-s'].slice(),
    'in-sw': sea['in-sw'].slice(),
    'in-nw': sea['in-nw'].slice(),
    'out-nne': sea['out-nne'].slice(),
    'out-e': sea['out-e'].slice(),
    'out-sse': sea['out-sse'].slice(),
    'out-ssw': sea['out-ssw'].slice(),
    'out-w': sea['out-w'].slice(),
    'out-nnw': sea['out-nnw'].slice(),
  };
}

function cloneSites(held: ArcticState['sites']): ArcticState['sites'] {
  return {
    'site-n': held['site-n'],
    'site-ne': held['site-ne'],
    'site-se': held['site-se'],
    'site-s': held['site-s'],
    'site-sw': held['site-sw'],
    'site-nw': held['site-nw'],
  };
}

function clonePlayer(p: Player): Player {
  const { upgraded, blocks } = p;
  return {
    site: p.site,
    cards: p.cards.slice(),
    upgraded: {
      plan: upgraded.plan,
      move: upgraded.move,
      load: upgraded.load,
      unload: upgraded.unload,
      analyze: upgraded.analyze,
    },
    rows: [p.rows[0].slice(), p.rows[1].slice()],
    pool: p.pool,
    supply: p.supply,
    ships: [
      { hex: p.ships[0].hex, cargo: p.ships[0].cargo.slice() },
      { hex: p.ships[1].hex, cargo: p.ships[1].cargo.slice() },
    ],
    lines: cloneLines(p.lines),
    blocks: {
      'block-unlock': blocks['block-unlock'],
      'die-a': blocks['die-a'],
      'die-b': blocks['die-b'],
      'die-c': blocks['die-c'],
      'die-d': blocks['die-d'],
      'die-e': blocks['die-e'],
    },
  };
}

function cloneLines(lines: Player['lines']): Player['lines'] {
  return {
    'hatched-4': { colour: lines['hatched-4'].colour, count: lines['hatched-4'].count },
    'hatched-3': { colour: lines['hatched-3'].colour, count: lines['hatched-3'].count },
    'short-3': { colour: lines['short-3'].colour, count: lines['short-3'].count },
    'short-2': { colour: lines['short-2'].colour, count: lines['short-2'].count },
    'line-plan': { colour: lines['line-plan'].colour, count: lines['line-plan'].count },
    'line-move': { colour: lines['line-move'].colour, count: lines['line-move'].count },
    'line-load': { colour: lines['line-load'].colour, count: lines['line-load'].count },
    'line-unload': { colour: lines['line-unload'].colour, count: lines['line-unload'].count },
  };
}
