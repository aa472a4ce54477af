import { at } from '@benchtop/engine/author';
import { cubePlaces, cubes } from '../data/goods.ts';
import { COLUMNS } from '../data/ocean.ts';
import { rocketIds, rockets as cards, SPOTS } from '../data/rockets.ts';
import { vpFor } from '../launch.ts';
import { playerAt } from '../state.ts';
import type { LinState, Player } from '../state.ts';
import type { Time } from './time.ts';
import { lockMask, togglesTo } from './ways.ts';
import { weights as w } from './weights.ts';

/*
 * What a cargo bay is worth by the rockets that it fits on. The rockets are read off once for each position; then any cargo
 * can be judged, as what a dive would bring. Nothing is allocated: bots ask thousands of times.
 */

const TYPES = cubes.length;
/** Cubes by the place of their type in the list of all. */
export type Cargo = Int8Array;

const printedTypes = new Map(rocketIds.map((id) => [id, cards[id].spots.map((cube) => cubePlaces[cube])]));

/** Open printed spots by column and type, open spots of all kinds, 1 where the wild one is open. */
const need = new Int8Array(COLUMNS * TYPES);
const open = new Int8Array(COLUMNS);
const wild = new Int8Array(COLUMNS);
/** What getting to a rocket costs; infinite where it cannot be loaded any more. */
const access = new Float64Array(COLUMNS);
/** What a launch gives besides its cubes. */
let launchWorth = 0;
/** Whether this is the last round, in which cubes that are not loaded count only in pairs, and what one of them counts. */
let isFinal = false;
/** LIN-SOL-01: alone every cube counts that some rocket still lacks: what all of them lack by type, and their open wild spots. */
let isAlone = false;
const lacks = new Int8Array(TYPES);
let wilds = 0;
let each = 0;
const rest: Cargo = new Int8Array(TYPES);

/** Reads off what the rockets lack and how far away they are. */
export function readRockets(s: Readonly<LinState>, seat: number, time: Readonly<Time>, launch: number): void {
  const { column } = playerAt(s, seat);
  const ways = column < 0 ? null : togglesTo(lockMask(s), column);
  need.fill(0);
  launchWorth = launch;
  isFinal = time.rounds === 0;
  isAlone = s.seats === 1 && !isFinal;
  each = isFinal ? w.half : isAlone ? w.soloCube : w.cube;
  lacks.fill(0);
  wilds = 0;
  for (let c = 0; c < COLUMNS; c++) {
    const rocket = s.rockets[c] ?? null;
    const toggles = ways === null ? 1 : at(ways, c);
    access[c] = rocket === null || isTooLate(time, toggles) ? Infinity : toggles * w.toggle;
    open[c] = 0;
    if (rocket === null) continue;
    const printed = printedTypes.get(rocket.card) ?? [];
    wild[c] = rocket.spots[SPOTS - 1] === null ? 1 : 0;
    let spots = wild[c] ?? 0;
    for (let i = 0; i < SPOTS - 1; i++) {
      if (rocket.spots[i] !== null) continue;
      const place = c * TYPES + at(printed, i);
      need[place] = (need[place] ?? 0) + 1;
      if (access[c] !== Infinity) lacks[at(printed, i)] = (lacks[at(printed, i)] ?? 0) + 1;
      spots++;
    }
    if (access[c] !== Infinity) wilds += wild[c] ?? 0;
    open[c] = spots;
  }
}

function isTooLate({ rounds, workers }: Readonly<Time>, toggles: number): boolean {
  return rounds === 0 && workers < 1 + toggles;
}

/** The cargo bay of a player, in a list. */
export function readCargo({ goods }: Readonly<Pick<Player, 'goods'>>, cargo: Cargo): void {
  for (let t = 0; t < TYPES; t++) cargo[t] = goods[at(cubes, t)];
}

/** Cubes of a cargo bay that fit on the rocket above a column. */
function fitting(cargo: Cargo, column: number): number {
  let fits = 0;
  let over = 0;
  for (let t = 0; t < TYPES; t++) {
    const have = cargo[t] ?? 0;
    const lacks = need[column * TYPES + t] ?? 0;
    fits += Math.min(have, lacks);
    if (have > lacks) over = 1;
  }
  return fits + (over & (wild[column] ?? 0));
}

/** What loading so many cubes on the rocket above a column is worth. */
function loadWorth(column: number, fits: number): number {
  const load = isAlone ? fits * each + at(w.soloFit, fits) : at(w.fit, fits);
  const launch = isAlone ? w.soloSure * launchWorth : launchWorth;
  return load + (fits === open[column] ? launch : 0) - (access[column] ?? 0);
}

function loose(cargo: Cargo): number {
  if (isAlone) return useful(cargo);
  let value = 0;
  for (let t = 0; t < TYPES; t++) {
    const n = cargo[t] ?? 0;
    value += isFinal ? (n >> 1) + (n & 1) * w.odd : n * each;
  }
  return value;
}

/** Cubes that rockets lack, and those that are left over. */
function useful(cargo: Cargo): number {
  let fits = 0;
  let over = 0;
  for (let t = 0; t < TYPES; t++) {
    const n = cargo[t] ?? 0;
    const lacking = Math.min(n, lacks[t] ?? 0);
    fits += lacking;
    over += n - lacking;
  }
  const wild = Math.min(over, wilds);
  return (fits + wild) * w.soloCube + (over - wild) * w.odd;
}

/** What a cargo bay is worth: the best load, part of the next one, and what is left. */
export function cargoWorth(cargo: Cargo): number {
  rest.set(cargo);
  const first = bestLoad(rest);
  if (first <= 0) return loose(cargo);
  return loose(cargo) + first + (isAlone ? w.soloSecond : w.second) * bestLoad(rest);
}

/** The gain of the best load of a cargo bay over keeping its cubes; they are taken out of it. */
function bestLoad(cargo: Cargo): number {
  let best = 0;
  let column = -1;
  for (let c = 0; c < COLUMNS; c++) {
    if (access[c] === Infinity) continue;
    const fits = fitting(cargo, c);
    if (fits === 0) continue;
    const gain = loadWorth(c, fits) - fits * each;
    if (gain <= best) continue;
    best = gain;
    column = c;
  }
  if (column >= 0) unload(cargo, column);
  return best;
}

/** Takes out of a cargo bay what the rocket above a column takes; the wild spot takes what there is most of. */
function unload(cargo: Cargo, column: number): void {
  let most = -1;
  for (let t = 0; t < TYPES; t++) {
    const left = Math.max(0, (cargo[t] ?? 0) - (need[column * TYPES + t] ?? 0));
    cargo[t] = left;
    if (left > 0 && (most < 0 || left > (cargo[most] ?? 0))) most = t;
  }
  if (most >= 0 && wild[column] === 1) cargo[most] = (cargo[most] ?? 0) - 1;
}

/** What loading at once would gain over what the cargo bay is counted for, in the best column of some, given as bits. */
export function loadNow(cargo: Cargo, columns: number, own: number): number {
  let best = 0;
  for (let c = 0; c < COLUMNS; c++) {
    if ((columns & (1 << c)) === 0 || (open[c] ?? 0) === 0) continue;
    const fits = fitting(cargo, c);
    if (fits === 0) continue;
    const gain = pointsFor(fits, 0, 1) + (fits === open[c] ? launchWorth : 0) - fits * each;
    best = Math.max(best, c === own ? gain : gain - w.detour);
  }
  rest.set(cargo);
  return best - bestLoad(rest);
}

/** LIN-LCH-03: the VP for so many cubes after those that were loaded. */
function pointsFor(fits: number, loaded: number, first: number): number {
  let points = 0;
  for (let i = loaded; i < loaded + fits; i++) points += vpFor(i, first);
  return points;
}

/** What a cargo bay is worth in the middle of a load: whatever fits on this rocket will be loaded. */
export function loadingWorth(cargo: Cargo, column: number, loaded: number, first: number): number {
  rest.set(cargo);
  const fits = fitting(rest, column);
  const value = pointsFor(fits, loaded, first) + (fits === open[column] ? launchWorth : 0);
  unload(rest, column);
  return value + loose(rest) + w.second * bestLoad(rest);
}

/** What one more cube of each type is worth to a cargo bay. Several may come, and only one of them fills the last spot. */
export function cubeWorths(cargo: Cargo, worths: Float64Array): void {
  const now = cargoWorth(cargo);
  for (let t = 0; t < TYPES; t++) {
    const have = cargo[t] ?? 0;
    cargo[t] = have + 1;
    worths[t] = Math.min(
      isAlone ? w.soloMost : w.most,
      Math.max(isFinal || isAlone ? w.odd : each, cargoWorth(cargo) - now),
    );
    cargo[t] = have;
  }
}
