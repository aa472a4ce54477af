import { at } from '@benchtop/engine/author';
import type { Condition, Measure, Range } from '@benchtop/engine/effects';
import { byEach } from '../../by-each.ts';
import type { AlgLexicon } from '../data/lexicon.ts';
import { cities, cityIds } from '../data/map.ts';
import { milestoneIds, milestones } from '../data/milestones.ts';
import type { MilestoneId } from '../data/milestones.ts';
import { DOUBLE_TILES } from '../data/table.ts';
import { regions } from '../data/words.ts';
import { disksOf } from '../double.ts';
import { cityIndex } from '../map.ts';
import { milestoneVp, rankOn } from '../milestones.ts';
import { addTo, playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';
import type { Time } from './time.ts';
import { weights as w } from './weights.ts';

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

/** The end of a marker's tile, and half a Double Action. */
const MARKER = 1.5;

const goals = byEach(milestoneIds, goalOf);

function within(wanted: number | Range | undefined, n: number): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === 'number') return n === wanted;
  return n >= (wanted.least ?? n) && n <= (wanted.most ?? n);
}

/** Whether an export to a city counts. */
function counts({ where }: Goal, city: number, demand: number, distance: number): boolean {
  if (where.kind !== undefined && where.kind !== at(kindOf, city)) return false;
  if (where.opened !== undefined && where.opened !== (distance !== 0)) return false;
  return within(where.demand, demand) && within(where.distance, distance);
}

const kindOf = cityIds.map((id) => cities[id].kind);
const regionOf = cityIds.map((id) => regions.indexOf(cities[id].region));
const roads: readonly number[] = cityIds.map((id) =>
  cities[id].roads.reduce((mask, to) => mask | (1 << cityIndex[to]), 0),
);

/** The size of the largest group of these cities that roads connect. */
function largestGroup(mask: number): number {
  let left = mask;
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
  for (let rest = mask; rest !== 0; rest &= rest - 1) grown |= at(roads, 31 - Math.clz32(rest & -rest));
  return grown;
}

function bitsIn(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The exports of a seat as they were read last: what all milestones are counted from. */
const own = { mask: 0, demands: 0, perRegion: regions.map(() => 0), disks: 0, hope: 1 };
/** By slot: what it asks for, how much of that there is, what a marker would earn; nothing where one lies already. */
interface Open {
  goal: Goal;
  now: number;
  worth: number;
  promise: number;
}
const open: Open[] = [];

/** Reads the exports of a seat, and says what the milestones promise that it has begun. */
export function milestoneOutlook(s: Readonly<AlgState>, seat: number, time: Time): number {
  const p = playerAt(s, seat);
  readExports(s, p);
  own.hope = time.hope;
  open.length = 0;
  let worth = 0;
  for (let slot = 0; slot < s.milestones.length; slot++) {
    if (p.milestones.includes(slot)) continue;
    const id = at(s.milestones, slot);
    const goal = goals[id];
    const marker = milestoneVp(id, rankOn(s, slot)) + MARKER + time.mondays;
    const now = have(s, p, goal);
    const promise = promised(goal, now, marker, own.disks);
    worth += promise;
    open.push({ goal, now, worth: marker, promise });
  }
  return worth;
}

function readExports(s: Readonly<AlgState>, p: Readonly<Player>): void {
  own.mask = 0;
  own.demands = 0;
  own.perRegion.fill(0);
  own.disks = DOUBLE_TILES - disksOf(p);
  for (let i = 0; i < p.cities.length; i++) {
    const city = cityIndex[at(p.cities, i)];
    own.mask |= 1 << city;
    own.demands |= 1 << at(s.demand, city);
    addTo(own.perRegion, at(regionOf, city), 1);
  }
}

/** How much of a milestone a player has. What is counted within one activation begins anew each time. */
function have(s: Readonly<AlgState>, { cities: list, distances }: Readonly<Player>, goal: Goal): number {
  switch (goal.by) {
    case 'count':
    case 'sum': {
      let n = 0;
      for (let i = 0; i < list.length; i++) {
        const city = cityIndex[at(list, i)];
        const demand = at(s.demand, city);
        if (counts(goal, city, demand, at(distances, i))) n += goal.by === 'sum' ? demand : 1;
      }
      return n;
    }
    case 'demands':
      return bitsIn(own.demands);
    case 'linked':
      return largestGroup(own.mask);
    case 'batch':
      return 0;
    case 'regions':
    case 'most-region':
      return inRegions(goal, -1);
  }
}

/** Regions that count, or the most cities of one, with one more in a region. One that needs two cities is half there with one. */
function inRegions({ by, of }: Goal, more: number): number {
  let sum = 0;
  for (let i = 0; i < own.perRegion.length; i++) {
    const n = at(own.perRegion, i) + (i === more ? 1 : 0);
    sum = by === 'regions' ? sum + Math.min(n, of) / of : Math.max(sum, n);
  }
  return sum;
}

/** How much of a milestone a player would have with one more export. */
function haveWith({ goal, now }: Open, city: number, demand: number, distance: number): number {
  switch (goal.by) {
    case 'count':
    case 'sum':
      return counts(goal, city, demand, distance) ? now + (goal.by === 'sum' ? demand : 1) : now;
    case 'demands':
      return bitsIn(own.demands | (1 << demand));
    case 'linked':
      return largestGroup(own.mask | (1 << city));
    case 'batch':
      return 0;
    case 'regions':
    case 'most-region':
      return inRegions(goal, at(regionOf, city));
  }
}

/** How many exports a goal still takes at least. */
function exportsTo({ by, want, of }: Goal, now: number): number {
  if (by === 'sum') return Math.ceil((want - now) / 6);
  return by === 'regions' ? Math.ceil((want - now) * of) : want - now;
}

/** What a marker promises with so much of its goal, and with so many disks to come. */
function promised(goal: Goal, now: number, marker: number, disks: number): number {
  if (now >= goal.want) return marker;
  if (now === 0 || exportsTo(goal, now) > disks) return 0;
  return own.hope * Math.pow(now / goal.want, w.nearness) * w.begun * marker;
}

/**
 * What an export to a city would bring by milestones: those that it completes, and those that it comes nearer to. The exports
 * of the seat must have been read.
 */
export function exportProgress(city: number, demand: number, distance: number): number {
  let worth = 0;
  for (let i = 0; i < open.length; i++) {
    const each = at(open, i);
    const then = haveWith(each, city, demand, distance);
    if (then !== each.now) worth += promised(each.goal, then, each.worth, own.disks - 1) - each.promise;
  }
  return worth;
}
