import { at } from '@benchtop/engine/author';
import type { Condition, Measure, Range } from '@benchtop/engine/effects';
import { byEach } from '../../by-each.ts';
import type { AlgLexicon } from '../data/lexicon.ts';
import { cities, cityIds } from '../data/map.ts';
import type { CityId } from '../data/map.ts';
import { milestoneIds, milestones } from '../data/milestones.ts';
import type { MilestoneId } from '../data/milestones.ts';
import { DOUBLE_TILES } from '../data/table.ts';
import { regions } from '../data/words.ts';
import { disksOf } from '../double.ts';
import { cityIndex } from '../map.ts';
import { milestoneVp, rankOn } from '../milestones.ts';
import { exporterAt, playerAt } from '../state.ts';
import type { AlgState, Exporter } from '../state.ts';

/*
 * How near a player is to each milestone: the rows of the tiles, read once, as numbers of "so many of so many".
 */

type CityMeasure = Extract<Measure<AlgLexicon>, { readonly count: 'city' }>;

/** What is wanted: a number of a measure, and which cities count for it. */
interface Goal {
  readonly want: number;
  readonly by: 'count' | 'sum' | 'regions' | 'demands' | 'most-region' | 'batch' | 'linked';
  /** Members that each region must have to count. */
  readonly of: number;
  readonly where: NonNullable<CityMeasure['where']>;
}

function goalOf(id: MilestoneId): Goal {
  const { is }: { readonly is: readonly Condition<AlgLexicon>[] } = milestones[id];
  const condition = at(is, 0);
  if (!('is' in condition) || condition.is.count !== 'city') throw new Error(`${id} does not count cities`);
  const { where = {}, by } = condition.is;
  const goal = { want: condition.least, of: 1, where };
  if (by === undefined) return { ...goal, by: 'count' };
  if (by === 'linked') return { ...goal, by };
  if ('sum' in by) return { ...goal, by: 'sum' };
  if ('most' in by) return { ...goal, by: by.most === 'batch' ? 'batch' : 'most-region' };
  return { ...goal, by: by.values === 'region' ? 'regions' : 'demands', of: by.of };
}

const goals = byEach(milestoneIds, goalOf);

function within(wanted: number | Range | undefined, n: number): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return n === wanted;
  return n >= (wanted.least ?? n) && n <= (wanted.most ?? n);
}

/** Whether an export to a city would count. */
function counts({ where }: Goal, city: CityId, demand: number, distance: number): boolean {
  if (where.kind !== undefined && where.kind !== cities[city].kind) return false;
  if (where.opened !== undefined && where.opened !== (distance !== 0)) return false;
  return within(where.demand, demand) && within(where.distance, distance);
}

const regionOf = cityIds.map((id) => regions.indexOf(cities[id].region));
const roads: readonly number[] = cityIds.map((id) =>
  cities[id].roads.reduce((mask, to) => mask | (1 << cityIndex[to]), 0),
);
const perRegion = regions.map(() => 0);

function countRegions({ cities: own }: Readonly<Exporter>): void {
  perRegion.fill(0);
  for (let i = 0; i < own.length; i++) {
    const region = at(regionOf, cityIndex[at(own, i)]);
    perRegion[region] = at(perRegion, region) + 1;
  }
}

/** The size of the largest group of own cities that roads connect. */
function largestGroup({ cities: own }: Readonly<Exporter>): number {
  let left = 0;
  for (let i = 0; i < own.length; i++) left |= 1 << cityIndex[at(own, i)];
  let largest = 0;
  while (left !== 0) {
    let group = left & -left;
    let grown = grow(group) & left;
    while (grown !== group) {
      group = grown;
      grown = grow(group) & left;
    }
    left &= ~group;
    largest = Math.max(largest, bitsIn(group));
  }
  return largest;
}

function grow(mask: number): number {
  let grown = mask;
  for (let i = 0; i < roads.length; i++) if (((mask >> i) & 1) === 1) grown |= at(roads, i);
  return grown;
}

function bitsIn(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** How much of a milestone a player has. What is counted within one activation begins anew each time. */
function have(s: Readonly<AlgState>, own: Readonly<Exporter>, goal: Goal): number {
  switch (goal.by) {
    case 'count':
    case 'sum':
    case 'demands':
      return tally(s, own, goal);
    case 'linked':
      return largestGroup(own);
    case 'batch':
      return 0;
    case 'regions':
    case 'most-region': {
      countRegions(own);
      if (goal.by === 'most-region') return Math.max(...perRegion);
      // A region that needs two cities is half there with one.
      return perRegion.reduce((sum, n) => sum + Math.min(n, goal.of) / goal.of, 0);
    }
  }
}

function tally(s: Readonly<AlgState>, own: Readonly<Exporter>, goal: Goal): number {
  let n = 0;
  let seen = 0;
  for (let i = 0; i < own.cities.length; i++) {
    const city = at(own.cities, i);
    const demand = at(s.demand, cityIndex[city]);
    if (!counts(goal, city, demand, at(own.distances, i))) continue;
    seen |= 1 << demand;
    n += goal.by === 'sum' ? demand : 1;
  }
  return goal.by === 'demands' ? bitsIn(seen) : n;
}

/** How many exports a goal still takes at least. */
function exportsTo({ by, want, of }: Goal, now: number): number {
  if (by === 'sum') return Math.ceil((want - now) / 6);
  return by === 'regions' ? Math.ceil((want - now) * of) : want - now;
}

/** What the milestones promise that a player has begun: how near, how early, and what a marker still earns. */
export function milestoneOutlook(s: Readonly<AlgState>, seat: number, mondays: number): number {
  const p = playerAt(s, seat);
  const own = exporterAt(s, seat);
  const disks = DOUBLE_TILES - disksOf(p);
  let worth = 0;
  for (let slot = 0; slot < s.milestones.length; slot++) {
    if (own.milestones.includes(slot)) continue;
    const id = at(s.milestones, slot);
    const goal = goals[id];
    const now = have(s, own, goal);
    if (now === 0 || exportsTo(goal, now) > disks) continue;
    worth += Math.pow(Math.min(1, now / goal.want), 1.5) * 0.5 * markerWorth(s, slot, mondays);
  }
  return worth;
}

/** VP of the ladder, of Mondays to come and of the end, and half a Double Action tile. */
function markerWorth(s: Readonly<AlgState>, slot: number, mondays: number): number {
  return milestoneVp(at(s.milestones, slot), rankOn(s, slot)) + 1.5 + mondays;
}

/** What an export to a city would bring by milestones that it completes, of those that count single cities. */
export function completes(
  s: Readonly<AlgState>,
  seat: number,
  city: CityId,
  distance: number,
  mondays: number,
): number {
  const own = exporterAt(s, seat);
  const demand = at(s.demand, cityIndex[city]);
  let worth = 0;
  for (let slot = 0; slot < s.milestones.length; slot++) {
    if (own.milestones.includes(slot)) continue;
    const goal = goals[at(s.milestones, slot)];
    if (goal.by !== 'count' || !counts(goal, city, demand, distance)) continue;
    if (tally(s, own, goal) === goal.want - 1) worth += markerWorth(s, slot, mondays);
  }
  return worth;
}
