import {
  at,
  byKey,
  component,
  counters,
  defineState,
  flag,
  flags,
  frozen,
  int,
  list,
  nullable,
  perSeat,
  pieces,
  record,
  seat,
  times,
  word,
} from '@benchtop/engine/author';
import type { StateOf, ViewOf } from '@benchtop/engine/author';
import { holdingFields } from '@benchtop/engine/effects';
import { abilities } from './data/abilities.ts';
import { contractIds, departmentOfContract } from './data/contracts.ts';
import { goods } from './data/goods.ts';
import { cityBonusIds, cityIds } from './data/map.ts';
import { milestoneIds } from './data/milestones.ts';
import { layoutIds } from './data/side-board.ts';
import { CONTRACTS_DEALT, DOUBLE_TILES, handicaps, POOL_TOKENS } from './data/table.ts';
import { DAYS, spotIds, WEEKS, weekendIds } from './data/week.ts';
import { byproducts, departmentIds, slotIds, species, teams } from './data/words.ts';

/** Where a match stands. */
export const stages = ['setup', 'monday', 'work', 'weekend', 'end'] as const;

const MILESTONES = 10;
const COMPETITOR_EXPORTS = 18;
const contract = component(contractIds);
const dealt = { pool: 'contract', back: departmentOfContract } as const;

/** What exports and milestones of one company are made of: a player's, or the competitor's. Lists go side by side. */
const exporter = (most: number) => ({
  /** Map exports in order; the contract export is not among them. */
  cities: list(word(cityIds), most),
  /** Steps to the nearest disk: 0 where one lay there already, -1 onto the empty map. Opened is what is not 0. */
  distances: list(int(-1, 4), most),
  /** The Operators activation, or the weekend of the competitor, of each: equal numbers are one activation. */
  batches: list(int(0, 40), most),
  /** Slots of reached milestones, and the number of each claim in the whole match. */
  milestones: list(int(0, MILESTONES - 1), MILESTONES),
  claimed: list(int(0, 4 * MILESTONES - 1), MILESTONES),
});

const fields = {
  week: int(1, WEEKS),
  /** 0: nobody has moved in this week. */
  day: int(0, DAYS),
  stage: word(stages),
  /** Who has the First player token. */
  first: seat(),
  /** Whose turn it is, or was last. */
  active: seat(),
  /** By the order of the cities. */
  demand: frozen(list(int(1, 6), cityIds.length)),
  /** City bonus tokens as dealt; a city that holds a disk has none any more. */
  bonuses: frozen(list(nullable(word(cityBonusIds)), cityIds.length)),
  /** Two in each row, from the lightest to the darkest. */
  milestones: frozen(list(word(milestoneIds), MILESTONES)),
  /** From the left; the B sides are up in week 4. */
  weekend: frozen(list(word(weekendIds), 4)),
  /** VP tokens above the weekend tiles. */
  month: frozen(list(int(1, 4), 4)),
  /** The team that an export upgrades, in each of the weeks 1 to 3. */
  exportBonus: frozen(list(word(teams), 3)),
  /** Only while they are chosen; null where one was taken. */
  pools: list(nullable(record({ staff: word(teams), tokens: frozen(list(word(cityBonusIds), POOL_TOKENS)) })), 5),
  algae: counters(species, 0, 7),
  byproducts: counters(byproducts, 0, 12),
  /** Contracts that nobody was dealt. */
  box: pieces(contractIds, { ...dealt, sees: 'nobody', max: contractIds.length, ordered: false }),
  /** Neutral disks by the order of the spots; none but in a solo match. */
  neutral: times(17, int(0, 2)),
  competitor: record({ vp: int(0, 999), ...exporter(COMPETITOR_EXPORTS) }),
  players: perSeat({
    ...holdingFields(goods, ['activation'], abilities),
    ...exporter(DOUBLE_TILES),
    department: nullable(word(departmentIds)),
    /** Printed bonuses of the Side board, or a side of an insert. */
    layout: word(layoutIds),
    hand: pieces(contractIds, { ...dealt, sees: 'owner', max: CONTRACTS_DEALT }),
    contract: nullable(record({ scoring: contract, export: contract, ability: contract })),
    contractDone: flag(),
    /** Cubes: 0 to 3 storages in the order of the species, 4 to 6 left of B, 7 to 9 left of C, 10 to 15 dispatch. */
    fields: times(16, int(0, 250)),
    /** Where science tiles (0 to 12) and crossover tiles (13 to 16) lie: `48 * rotation + cell`; -1: not laid. */
    laid: times(17, int(-1, 191, -1)),
    /** Engineering tiles: on the Side board, or in a slot of the plant. */
    built: times(11, word(['side', ...slotIds])),
    /** Crossover tiles: on the Side board, taken in this turn, taken before. One that is laid stays `kept`. */
    crossover: times(4, word(['side', 'fresh', 'kept'])),
    staff: byKey(teams, int(1, 4)),
    upgraded: flags(teams),
    /** Double Action tiles that were used. */
    doubleUsed: int(0, DOUBLE_TILES),
    spot: nullable(word(spotIds)),
    /** VP of the end-of-month bonus. */
    monthVp: int(0, 14),
  }),
};

export const state = defineState(fields);
export type AlgState = StateOf<typeof fields>;
/** What a seat or a spectator may know. */
export type AlgView = ViewOf<typeof fields>;
export type Player = AlgState['players'][number];
/** A player as rules and boards read it: of a state, or of a view. */
export type SeenPlayer = AlgView['players'][number];
/** Who exports: a player, or the competitor. */
export type Exporter = Pick<Player, 'cities' | 'distances' | 'batches' | 'milestones' | 'claimed'>;

/** The competitor of a solo match where an exporter is asked for: it is no seat. */
export const COMPETITOR = -1;

/** The player at a seat. */
export function playerAt(s: Readonly<Pick<AlgState, 'players'>>, number: number): Player {
  return at(s.players, number);
}

/** The exports of a seat, or of the competitor. */
export function exporterAt(s: Readonly<Pick<AlgState, 'players' | 'competitor'>>, number: number): Exporter {
  return number === COMPETITOR ? s.competitor : playerAt(s, number);
}

/** Adds to one number of a list that is counted by places. */
export function addTo(numbers: number[], place: number, by: number): void {
  numbers[place] = at(numbers, place) + by;
}

/** ALG-SET-15: whether Berlin asks for 2 and comes first. Alone it has no effect. */
export function isFirstGame(s: Readonly<Pick<AlgView, 'settings' | 'seats'>>): boolean {
  return s.settings['firstGame'] === true && !isSolo(s);
}

export function hasInserts(s: Readonly<Pick<AlgView, 'settings'>>): boolean {
  return s.settings['inserts'] === true;
}

export function isSolo(s: Readonly<Pick<AlgView, 'seats'>>): boolean {
  return s.seats === 1;
}

/** VP that are taken off the competitor at the end. */
export function handicapOf(s: Readonly<Pick<AlgView, 'settings'>>): number {
  return Number(handicaps.find((id) => id === s.settings['soloHandicap']) ?? 0);
}
