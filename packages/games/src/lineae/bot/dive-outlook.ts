import { at } from '@benchtop/engine/author';
import { DEPOSITS, deposits } from '../data/deposits.ts';
import { cubePlaces } from '../data/goods.ts';
import { cellOf, columnOf, COLUMNS, HOLD, MINERAL_COLUMNS, ROWS, subIds, WIDTH } from '../data/ocean.ts';
import type { SubId } from '../data/ocean.ts';
import { DOCKING } from '../data/table.ts';
import { otherSubAt, stepsBetween } from '../dive.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { reachOf } from '../vessels.ts';
import { level } from '../water.ts';
import { weights as w } from './weights.ts';

/*
 * What an action with a submersible will bring: the best chain of cubes and excavations that its steps allow, then docking or
 * staying there. Nothing is allocated.
 */

/** What a chain may visit, besides where it begins. */
const STOPS = 6;
/** The place of the submersible itself among the stops. */
const START = STOPS;
const NOWHERE = 99;

/** A dive as the outlook needs it. */
export interface Dive {
  readonly sub: SubId;
  readonly free: number;
  readonly dug: readonly number[];
  /** Whether the cube of its space can be taken. */
  readonly found: boolean;
  /** The columns where the vessel is or can come, as bits. */
  readonly near: number;
  /** Cubes that docking gives for nothing. */
  readonly unpaid: number;
  /** The token supply. */
  readonly tokens: number;
  /** What a technology is worth that a track gives. */
  readonly technology: number;
  /** What an excavation gives besides. */
  readonly drill: number;
  /** What the hold is worth in the cargo bay. */
  readonly held: number;
  /** What one more cube of each type is worth there, and what so much electricity is. */
  readonly worths: Float64Array;
  readonly energy: Float64Array;
}

const stopX = new Int8Array(STOPS + 1);
const stopR = new Int8Array(STOPS + 1);
/** What a stop gives at once, what it pays, what its cube is worth once docked, and how it ranks. */
const stopGain = new Float64Array(STOPS);
const stopPay = new Int8Array(STOPS);
const stopCube = new Float64Array(STOPS);
const stopRank = new Float64Array(STOPS);
let stops = 0;
const steps = new Int8Array((STOPS + 1) * STOPS);
/** Steps from each stop to the nearest surface where the vessel is, or can come. */
const toDock = new Int8Array(STOPS + 1);

/** Mineral columns where another submersible is at the surface, as bits. */
let taken = 0;
let power = 0;
let unpaid = 0;
let energy: Float64Array = new Float64Array(0);
let best = 0;

/** A chain of stops, and whether the submersible docks at its end. */
export interface Route {
  readonly stops: readonly Stop[];
  readonly docks: boolean;
  readonly value: number;
}

/** A cube to be taken, or an excavation. */
export interface Stop {
  readonly x: number;
  readonly r: number;
  readonly digs: boolean;
}

/** What is still to come of a dive, over what the seat has now. */
export function diveOutlook(s: Readonly<LinState>, seat: number, dive: Dive): number {
  wanted = 0;
  explore(s, seat, dive);
  return best - (energy[power] ?? 0);
}

/** The most promising routes of a dive, so many at most, the best first; those that do nothing are none. */
export function routesOf(s: Readonly<LinState>, seat: number, dive: Dive, most: number): readonly Route[] {
  wanted = most;
  found.length = 0;
  explore(s, seat, dive);
  return found.map(({ way, docks, value }) => ({ stops: way.map(stopAt), docks, value: value - (energy[power] ?? 0) }));
}

function stopAt(i: number): Stop {
  return { x: stopX[i] ?? 0, r: stopR[i] ?? 0, digs: stopPay[i] === 0 };
}

/** Routes that were found, the best first, while any are wanted: one for each set of stops. */
interface Found {
  readonly visited: number;
  readonly docks: boolean;
  readonly value: number;
  readonly way: readonly number[];
}
let wanted = 0;
const found: Found[] = [];
/** The stops on the way that is being searched. */
const way: number[] = [];

function keep(value: number, docks: boolean): void {
  best = Math.max(best, value);
  if (wanted === 0 || (way.length === 0 && !docks)) return;
  if (found.length === wanted && (found[wanted - 1]?.value ?? 0) >= value) return;
  let visited = 0;
  for (const i of way) visited |= 1 << i;
  const same = found.findIndex((route) => route.visited === visited && route.docks === docks);
  if (same >= 0) {
    if ((found[same]?.value ?? 0) >= value) return;
    found.splice(same, 1);
  }
  let place = found.length;
  while (place > 0 && (found[place - 1]?.value ?? 0) < value) place--;
  found.splice(place, 0, { visited, docks, value, way: [...way] });
  if (found.length > wanted) found.pop();
}

function explore(s: Readonly<LinState>, seat: number, dive: Dive): void {
  const { goods } = playerAt(s, seat);
  const { x, r, hold } = s.subs[dive.sub];
  power = goods.electricity;
  ({ unpaid, energy } = dive);
  const budget = dive.free + power;
  findStops(s, seat, dive, budget);
  stopX[START] = x;
  stopR[START] = r;
  for (let from = 0; from <= STOPS; from++) {
    if (from >= stops && from !== START) continue;
    for (let to = 0; to < stops; to++) steps[from * STOPS + to] = between(from, to);
  }
  findDocks(s, dive);
  best = -Infinity;
  way.length = 0;
  search(START, budget, hold.length, dive.held, 0, goods.money, (1 << stops) - 1);
}

function between(from: number, to: number): number {
  return stepsBetween(stopX[from] ?? 0, stopR[from] ?? 0, stopX[to] ?? 0, stopR[to] ?? 0);
}

/** The stops that promise most for their distance. */
function findStops(
  s: Readonly<LinState>,
  seat: number,
  { sub, dug, found, tokens, technology, drill, worths }: Dive,
  budget: number,
): void {
  const { x, r } = s.subs[sub];
  stops = 0;
  const last = Math.min(MINERAL_COLUMNS - 1, x + budget);
  for (let cx = Math.max(0, x - budget); cx <= last; cx++) {
    for (let cr = 1; cr <= ROWS; cr++) {
      const cube = s.cubes[cellOf(cx, cr)] ?? null;
      if (cube === null) continue;
      const away = stepsBetween(x, r, cx, cr);
      if (away > budget || (away === 0 && !found)) continue;
      addStop(cx, cr, away, w.money, 1, worths[cubePlaces[cube]] ?? 0);
    }
  }
  for (let slot = 0; slot < DEPOSITS; slot++) {
    if (dug.includes(slot)) continue;
    const cube = deposits[at(s.deposits, slot)].excavate;
    const cx = Math.min(Math.max(x, slot * 2 * WIDTH), slot * 2 * WIDTH + 2 * WIDTH - 1);
    const away = stepsBetween(x, r, cx, 1);
    if (s.supply[cube] === 0 || away > budget) continue;
    addStop(cx, 1, away, trackGain(s, seat, slot, tokens, technology) + drill, 0, worths[cubePlaces[cube]] ?? 0);
  }
}

/** Keeps the best, the lowest of them last. */
function addStop(x: number, r: number, away: number, gain: number, pay: number, cube: number): void {
  const rank = (gain + cube) / (away + 1.5);
  let i = stops;
  if (stops < STOPS) stops++;
  else if ((stopRank[STOPS - 1] ?? 0) < rank) i = STOPS - 1;
  else return;
  for (; i > 0 && (stopRank[i - 1] ?? 0) < rank; i--) copyStop(i - 1, i);
  stopX[i] = x;
  stopR[i] = r;
  stopGain[i] = gain;
  stopPay[i] = pay;
  stopCube[i] = cube;
  stopRank[i] = rank;
}

function copyStop(from: number, to: number): void {
  stopX[to] = stopX[from] ?? 0;
  stopR[to] = stopR[from] ?? 0;
  stopGain[to] = stopGain[from] ?? 0;
  stopPay[to] = stopPay[from] ?? 0;
  stopCube[to] = stopCube[from] ?? 0;
  stopRank[to] = stopRank[from] ?? 0;
}

/** LIN-EXC-03 to LIN-EXC-07: what the track of a deposit gives next. */
export function trackGain(
  s: Readonly<LinState>,
  seat: number,
  slot: number,
  tokens: number,
  technology: number,
): number {
  switch (at(playerAt(s, seat).tracks, slot)) {
    case 0:
      return tokens > 0 ? 1 : 0;
    case 1:
      return 1 + w.cube;
    case 2:
      return 2;
    case 3:
      return 1 + technology;
    case 4:
      return isTaken(s, slot) ? 0 : 3;
    default:
      return 0;
  }
}

function isTaken({ players }: Readonly<LinState>, slot: number): boolean {
  for (const { tracks } of players) if (tracks[slot] === 5) return true;
  return false;
}

/** The columns where the vessel of a seat is or can come, as bits. */
export function harbours(s: Readonly<LinState>, seat: number): number {
  const { column } = playerAt(s, seat);
  return reachOf(s, column) | (1 << column);
}

/** Whether a submersible can stay on a space at the surface, as it lies now. */
export function isDock(s: Readonly<LinState>, sub: SubId, x: number, r: number): boolean {
  return s.cubes[cellOf(x, r)] === null && !otherSubAt(s, sub, x, r);
}

/** How far a dock is from each stop. The vessel may come along. */
function findDocks(s: Readonly<LinState>, { sub, near }: Dive): void {
  findTaken(s, sub);
  for (let from = 0; from <= STOPS; from++) {
    if (from >= stops && from !== START) continue;
    let nearest = NOWHERE;
    for (let c = 0; c < COLUMNS; c++)
      if ((near & (1 << c)) !== 0) nearest = Math.min(nearest, stepsToColumn(s, from, c, level(s, c)));
    toDock[from] = nearest;
  }
}

/** Marks the mineral columns where another submersible is at the surface. */
function findTaken(s: Readonly<LinState>, sub: SubId): void {
  taken = 0;
  for (const id of subIds) {
    const { x, r } = s.subs[id];
    if (id !== sub && r === level(s, columnOf(x))) taken |= 1 << x;
  }
}

/** Steps from a stop to the nearest surface space of a column where the submersible could stay. */
function stepsToColumn(s: Readonly<LinState>, from: number, column: number, r: number): number {
  const x = stopX[from] ?? 0;
  const rise = Math.abs((stopR[from] ?? 0) - r);
  let away = NOWHERE;
  for (let toX = column * WIDTH; toX < (column + 1) * WIDTH; toX++) {
    const there = rise + Math.abs(x - toX);
    if (there < away && (taken & (1 << toX)) === 0 && s.cubes[cellOf(toX, r)] === null) away = there;
  }
  return away;
}

/** What so many steps leave of the electricity: free ones go first. */
function saved(left: number): number {
  return energy[Math.min(left, power)] ?? 0;
}

/** What docking gives with so much money, when some of the cubes are free. */
export function dockedWorth(held: number, worth: number, money: number, free: number): number {
  const taken = Math.min(held, free + money);
  return (worth * taken) / held - Math.max(0, taken - free) * DOCKING * w.money + (held - taken) * w.hold;
}

/**
 * Goes on from a stop with so many steps left, cubes in the hold and dollars, and keeps the best end. What is promised counts less
 * than what is done, so that nothing is put off; steps count in full, so that a step on the best way loses nothing.
 */
function search(
  from: number,
  left: number,
  held: number,
  worth: number,
  gained: number,
  money: number,
  unseen: number,
): void {
  keep(gained + saved(left) + held * w.hold, false);
  const docked = left - (toDock[from] ?? NOWHERE);
  if (held > 0 && docked >= 0 && money + unpaid > 0) {
    const rest = saved(docked) + Math.max(0, docked - power) * w.step;
    keep(gained + rest + w.sure * dockedWorth(held, worth, money, unpaid), true);
  }
  if (held === HOLD) return;
  for (let i = 0; i < stops; i++) {
    if ((unseen & (1 << i)) === 0) continue;
    const next = left - (steps[from * STOPS + i] ?? NOWHERE);
    if (next < 0) continue;
    way.push(i);
    search(
      i,
      next,
      held + 1,
      worth + (stopCube[i] ?? 0),
      gained + w.sure * (stopGain[i] ?? 0),
      money + (stopPay[i] ?? 0),
      unseen & ~(1 << i),
    );
    way.pop();
  }
}
