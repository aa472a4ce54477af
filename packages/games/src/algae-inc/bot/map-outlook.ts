import { at } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { contractIds } from '../data/contracts.ts';
import { cityIds } from '../data/map.ts';
import type { CityBonusId } from '../data/map.ts';
import { demandOf, isDiskless, NO_WAY } from '../export.ts';
import type { Target } from '../export.ts';
import { cityIndex, diskMask, distanceTo } from '../map.ts';
import { playerAt } from '../state.ts';
import type { AlgState, Exporter, Player } from '../state.ts';
import { add, addLarge, begin, fingerprint, Kept } from './fingerprint.ts';
import type { PlantReading } from './plant-outlook.ts';
import { exportProgress, milestoneOutlook } from './milestone-outlook.ts';
import type { Time } from './time.ts';
import { weights as w } from './weights.ts';

/*
 * Where products are best sent: the cities and the contract, by what an export there brings.
 */

type State = Readonly<AlgState>;

/** An export that could be made. */
export interface ExportTarget {
  readonly to: Target;
  readonly demand: number;
  /** Euros for the way. */
  readonly way: number;
  /** VP. */
  readonly worth: number;
}

const tokenWorth = {
  'cb-euro': 0.65,
  'cb-market': 0.5,
  'cb-freelance': 0.4,
  'cb-science': 0.65,
  'cb-choice': 0.5,
  'cb-wild': 0.9,
} as const satisfies Record<CityBonusId, number>;
const EURO = 0.3;
/** A reward is worth a VP, and one and a half for each demand. */
const REWARD = 1;
const REWARD_EACH = 1.5;
/** ALG-EXP-21: half the demand, rounded up, without a disk. */
const AGAIN = 0.5;
/** What a market value is worth while it is scarce: of two good targets the cheaper one goes first. */
const SCARCE = 1.6;

/** What the map is to a seat. */
export interface MapOutlook {
  /** All targets within reach, the best first. What lies in dispatch does not matter for that. */
  readonly targets: readonly ExportTarget[];
  /** VP that exports so far promise: by disks, by demand, by milestones that were begun. */
  readonly promise: number;
  /** Tells it apart from others. */
  readonly key: number;
}

/** What was read of this match. */
const readings = new Kept<MapOutlook>(500);
let readDemand: readonly number[] | null = null;
let serial = 0;

/** What the map is to a seat. Most moves of a turn change nothing of it, so answers are kept. */
export function mapOutlook(s: State, seat: number, time: Time, { prices }: PlantReading): MapOutlook {
  const p = playerAt(s, seat);
  const mask = diskMask(s);
  if (readDemand !== s.demand) serial++;
  readDemand = s.demand;
  begin();
  add(serial);
  add(seat);
  add(mask);
  add(time.mondays);
  add(time.turns);
  addLarge(citiesIn(p));
  addLarge(distancesIn(p));
  addLarge(claimsIn(s));
  add(p.contractDone ? -2 : p.contract === null ? -1 : contractNumbers[p.contract.export]);
  add(at(prices, 1) + 16 * at(prices, 4));
  const key = fingerprint();
  const known = readings.get(key);
  if (known !== undefined) return known;
  const milestones = milestoneOutlook(s, seat, time);
  return readings.keep(key, {
    targets: read(s, seat, p, mask, time, prices),
    promise: milestones + time.hope * servedWorth(s, p),
    key,
  });
}

const contractNumbers = byEach(contractIds, (id) => contractIds.indexOf(id));

/** What exports have made of products, besides milestones. */
function servedWorth(s: State, { cities, contractDone }: Readonly<Player>): number {
  let value = w.city * cities.length + (contractDone ? w.contract : 0);
  for (let i = 0; i < cities.length; i++) value += w.demand * at(s.demand, cityIndex[at(cities, i)]);
  return value;
}

/** Own cities in their order as one number. */
function citiesIn({ cities }: Readonly<Exporter>): number {
  let n = 0;
  for (let i = 0; i < cities.length; i++) n = n * (cityIds.length + 1) + cityIndex[at(cities, i)] + 1;
  return n;
}

function distancesIn({ distances }: Readonly<Exporter>): number {
  let n = 0;
  for (let i = 0; i < distances.length; i++) n = n * 7 + at(distances, i) + 2;
  return n;
}

/** Who has reached which milestones, as one number. */
function claimsIn({ players, competitor }: State): number {
  let n = bitsOf(competitor);
  for (let seat = 0; seat < players.length; seat++) n = n * 1024 + bitsOf(at(players, seat));
  return n;
}

function bitsOf({ milestones }: Readonly<Exporter>): number {
  let bits = 0;
  for (let i = 0; i < milestones.length; i++) bits |= 1 << at(milestones, i);
  return bits;
}

function read(
  s: State,
  seat: number,
  p: Readonly<Player>,
  mask: number,
  time: Time,
  prices: readonly number[],
): readonly ExportTarget[] {
  const targets: ExportTarget[] = [];
  const again = isDiskless(p);
  if (!again && !p.contractDone && p.contract !== null) {
    const demand = demandOf(s, seat, 'contract');
    targets.push({ to: 'contract', demand, way: 0, worth: time.hope * w.contract + REWARD + REWARD_EACH * demand });
  }
  for (let i = 0; i < cityIds.length; i++) {
    const to = at(cityIds, i);
    if (p.cities.includes(to) !== again) continue;
    const demand = at(s.demand, i);
    const distance = distanceTo(mask, i);
    const way = again || distance < 0 ? 0 : at(prices, distance);
    if (way === NO_WAY) continue;
    targets.push({ to, demand, way, worth: again ? AGAIN * demand : cityWorth(s, i, distance, time) - way * EURO });
  }
  return targets.sort((a, b) => order(b) - order(a));
}

function order({ demand, worth }: ExportTarget): number {
  return worth - SCARCE * demand;
}

/** What a disk in a city brings. */
function cityWorth(s: State, i: number, distance: number, time: Time): number {
  const token = distance === 0 ? null : at(s.bonuses, i);
  const bonus = token === null ? 0 : tokenWorth[token];
  const disk = time.hope * (w.city + w.demand * at(s.demand, i));
  return disk + bonus + exportProgress(i, at(s.demand, i), distance);
}
