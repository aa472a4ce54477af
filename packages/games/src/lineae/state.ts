import {
  at,
  byKey,
  component,
  counters,
  defineState,
  flag,
  hidden,
  int,
  list,
  nullable,
  perSeat,
  record,
  seat,
  times,
  word,
} from '@benchtop/engine/author';
import type { StateOf, ViewOf } from '@benchtop/engine/author';
import { holdingFields } from '@benchtop/engine/effects';
import { colonies, colonyIds } from './data/colonies.ts';
import { DEPOSITS, sideIds } from './data/deposits.ts';
import { CUBES, cubes, goods } from './data/goods.ts';
import { COLUMNS, HOLD, MINERAL_COLUMNS, ROWS, subIds } from './data/ocean.ts';
import { rocketIds, SPOTS } from './data/rockets.ts';
import { ICONS, ROUNDS } from './data/sky.ts';
import { boards, citySlots, multiSpaces, singleSpaces } from './data/spaces.ts';
import type { SingleSpace } from './data/spaces.ts';
import { DEBTS, TECHNOLOGIES_HELD, WORKERS } from './data/table.ts';
import { techIds, technologies } from './data/technologies.ts';

/** Where a match stands. */
export const stages = ['setup', 'sunlight', 'action', 'end'] as const;

const cube = component(cubes);
const colony = component(colonyIds);
const CELLS = MINERAL_COLUMNS * ROWS;

const fields = {
  /** Also the space of Jupiter on its track. */
  round: int(1, ROUNDS),
  stage: word(stages),
  /** Whose turn it is, or was last. */
  active: seat(),
  /** Who has the First Player marker. */
  first: seat(),
  /** True: the lock is closed. */
  locks: record({ 'lock-1': flag(), 'lock-2': flag(true), 'lock-3': flag(), 'lock-4': flag(true) }),
  /** Water tokens stacked on each column. At rest it follows from the locks; between the events of a toggle it does not. */
  water: times(COLUMNS, int(0, 2)),
  /** The cubes in the ocean, by `cellOf(x, r)`. */
  cubes: list(nullable(cube), CELLS, CELLS),
  subs: byKey(subIds, record({ x: int(0, MINERAL_COLUMNS - 1), r: int(1, ROWS), hold: list(cube, HOLD) })),
  supply: counters(cubes, 0, CUBES),
  /** Cubes in the atmosphere, one space under each icon. */
  sky: list(nullable(cube), ICONS, ICONS),
  deposits: times(DEPOSITS, word(sideIds)),
  /** The rocket above each column; the last of its spots is the wild one. */
  rockets: times(COLUMNS, nullable(record({ card: word(rocketIds), spots: times(SPOTS, nullable(cube)) }))),
  /** Colony cards under the leftmost and the rightmost rocket. */
  under: times(2, nullable(colony)),
  /** Colony cards that launched rockets gave way to. */
  row: times(COLUMNS, nullable(colony)),
  /** Promoted cards; null where the printed action is still there. */
  city: times(citySlots.length, nullable(colony)),
  /** The last one is on top. */
  colonyDeck: hidden(list(colony, colonyIds.length), { show: 'mix', pool: 'colony' }),
  /** Cubes in the sectors of the reactor core. */
  core: counters(cubes, 0, CUBES),
  /** Who stands on single spaces. */
  occupied: byKey(singleSpaces, nullable(record({ seat: seat(), count: int(1, WORKERS) }))),
  players: perSeat({
    ...holdingFields(goods, ['round'], boards, colonies, technologies),
    /** -1 until the vessel is placed. */
    column: int(-1, COLUMNS - 1, -1),
    /** Workers in Crew Quarters. */
    available: int(0, WORKERS),
    /** One entry for each worker on a space for many, recruits included. */
    placed: list(word(multiSpaces), WORKERS),
    /** Where the own token is on each excavation track, 0: none. */
    tracks: times(DEPOSITS, int(0, 5)),
    technologies: list(word(techIds), TECHNOLOGIES_HELD),
    launched: list(word(rocketIds), COLUMNS),
    debts: counters(cubes, 0, DEBTS),
    passed: flag(),
  }),
};

export const state = defineState(fields);
export type LinState = StateOf<typeof fields>;
/** What a seat or a spectator may know. */
export type LinView = ViewOf<typeof fields>;
export type Player = LinState['players'][number];
/** A player as rules and boards read it: of a state, or of a view. */
export type SeenPlayer = LinView['players'][number];
/** A rocket that stands above a column, and what has been loaded. */
export type StandingRocket = NonNullable<LinState['rockets'][number]>;

/** The player at a seat. */
export function playerAt(s: Readonly<Pick<LinState, 'players'>>, number: number): Player {
  return at(s.players, number);
}

/** LIN-SET-01: whether colony cards are in play. */
export function isNormal(s: Readonly<Pick<LinView, 'settings'>>): boolean {
  return s.settings['mode'] !== 'starter';
}

export function hasBiogenesis(s: Readonly<Pick<LinView, 'settings'>>): boolean {
  return s.settings['biogenesis'] === true;
}

export function hasCore(s: Readonly<Pick<LinView, 'settings'>>): boolean {
  return s.settings['reactorCore'] === true;
}

/** How many workers a player has hired, wherever they are. */
export function crewOf(s: Readonly<Pick<LinView, 'players' | 'occupied'>>, number: number): number {
  const { available, placed } = at(s.players, number);
  return available + placed.length + standing(s.occupied, number);
}

/** The workers of a player on single spaces. Search asks often: to go through the record itself is fastest. */
function standing(occupied: { readonly [space: string]: LinView['occupied'][SingleSpace] }, number: number): number {
  let n = 0;
  for (const space in occupied) {
    const group = occupied[space];
    if (group?.seat === number) n += group.count;
  }
  return n;
}

/** The token supply: worker tokens that are neither hired nor on an excavation track. */
export function tokensOf(s: Readonly<Pick<LinView, 'players' | 'occupied'>>, number: number): number {
  let tokens = WORKERS - crewOf(s, number);
  for (const space of at(s.players, number).tracks) if (space > 0) tokens--;
  return tokens;
}
