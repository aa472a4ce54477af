import { at, int, list, word } from '@benchtop/engine/author';
import { DEPOSITS, deposits } from './data/deposits.ts';
import type { Cube, Mineral } from './data/goods.ts';
import { cellOf, columnOf, HOLD, MINERAL_COLUMNS, subIds } from './data/ocean.ts';
import type { Cell, SubId } from './data/ocean.ts';
import { DOCKING } from './data/table.ts';
import type { LinContext } from './define.ts';
import { playerAt } from './state.ts';
import type { LinState, LinView } from './state.ts';
import { level } from './water.ts';
import type { Levels } from './water.ts';

/** What of an action with a submersible is still to come: which one, free steps that are left, deposits that were dug at. */
export interface Diving {
  readonly sub: SubId;
  readonly free: number;
  readonly dug: readonly number[];
}

/** The most free steps that a card gives. */
const FREE_STEPS = 3;

/** The same as arguments of a frame. */
export const divingArgs = { sub: word(subIds), free: int(0, FREE_STEPS), dug: list(int(0, DEPOSITS - 1), DEPOSITS) };

export const headings = ['up', 'down', 'left', 'right'] as const;
export type Heading = (typeof headings)[number];

const ways = { up: { x: 0, r: 1 }, down: { x: 0, r: -1 }, left: { x: -1, r: 0 }, right: { x: 1, r: 0 } } as const;

/** LIN-SUB-04: whether a space is water. */
export function isWater(s: Levels, x: number, r: number): boolean {
  return x >= 0 && x < MINERAL_COLUMNS && r >= 1 && r <= level(s, columnOf(x));
}

/** Whether another submersible is on a space. */
export function otherSubAt(s: Readonly<Pick<LinView, 'subs'>>, sub: SubId, x: number, r: number): boolean {
  // Search asks often: to go through the record itself is fastest.
  const subs: { readonly [id: string]: Cell } = s.subs;
  for (const id in subs) {
    const other = subs[id];
    if (id !== sub && other?.x === x && other.r === r) return true;
  }
  return false;
}

/** How many cubes a submersible can still take. */
export function roomOf(s: Readonly<Pick<LinView, 'subs'>>, sub: SubId): number {
  return HOLD - s.subs[sub].hold.length;
}

/** The cube where a submersible is, or null. */
export function cubeBelow(s: Readonly<LinState>, sub: SubId): Cube | null {
  const { x, r } = s.subs[sub];
  return at(s.cubes, cellOf(x, r));
}

/** LIN-SUB-08: whether a movement could end on a space; a cube there has to be taken. */
export function isEndable(
  s: Readonly<Pick<LinView, 'cubes' | 'subs'>>,
  sub: SubId,
  x: number,
  r: number,
  room: number,
): boolean {
  return (room > 0 || at(s.cubes, cellOf(x, r)) === null) && !otherSubAt(s, sub, x, r);
}

/**
 * Steps between two spaces. The water at rest never rises from left to right, so there is always a way without a detour: first
 * down, then to the side, then up.
 */
export function stepsBetween(x: number, r: number, toX: number, toR: number): number {
  return Math.abs(x - toX) + Math.abs(r - toR);
}

/** LIN-SUB-09: whether a movement that cannot end on a space could end after one step or more. */
export function reachesEnd(
  s: Readonly<LinState>,
  sub: SubId,
  x: number,
  r: number,
  room: number,
  budget: number,
): boolean {
  const last = Math.min(MINERAL_COLUMNS - 1, x + budget);
  for (let toX = Math.max(0, x - budget); toX <= last; toX++) {
    for (let toR = level(s, columnOf(toX)); toR > 0; toR--) {
      const steps = stepsBetween(x, r, toX, toR);
      if (steps > 0 && steps <= budget && isEndable(s, sub, toX, toR, room)) return true;
    }
  }
  return false;
}

/** How many steps a seat can still make. */
export function stepsLeft(s: Readonly<LinState>, seat: number, { free }: Diving): number {
  return free + playerAt(s, seat).goods.electricity;
}

/** The rule against a step, or null. */
export function refuseStep(
  s: Readonly<LinState>,
  seat: number,
  d: Diving,
  to: Heading,
): 'LIN-SUB-02' | 'LIN-SUB-04' | 'LIN-SUB-09' | null {
  const { x, r, hold } = s.subs[d.sub];
  const way = ways[to];
  const toX = x + way.x;
  const toR = r + way.r;
  if (!isWater(s, toX, toR)) return 'LIN-SUB-04';
  const steps = stepsLeft(s, seat, d);
  if (steps === 0) return 'LIN-SUB-02';
  const room = HOLD - hold.length;
  if (isEndable(s, d.sub, toX, toR, room) || reachesEnd(s, d.sub, toX, toR, room, steps - 1)) return null;
  return 'LIN-SUB-09';
}

/** The rule against leaving the cube that a submersible has come upon, or null. */
export function refuseLeaving(s: Readonly<LinState>, seat: number, d: Diving): 'LIN-SUB-09' | null {
  const { x, r } = s.subs[d.sub];
  return reachesEnd(s, d.sub, x, r, roomOf(s, d.sub), stepsLeft(s, seat, d)) ? null : 'LIN-SUB-09';
}

/** The deposit below a mineral column: a tile lies below two columns. */
export function depositBelow(x: number): number {
  return Math.floor(columnOf(x) / 2);
}

/** What is excavated below a mineral column. */
export function excavatedAt(s: Readonly<Pick<LinState, 'deposits'>>, x: number): Mineral {
  return deposits[at(s.deposits, depositBelow(x))].excavate;
}

/** The rule against an excavation, or null. */
export function refuseExcavation(
  s: Readonly<LinState>,
  seat: number,
  d: Diving,
): 'LIN-EXC-01' | 'LIN-EXC-02' | 'LIN-EXC-08' | 'LIN-SUB-09' | null {
  const { x, r } = s.subs[d.sub];
  if (r !== 1) return 'LIN-EXC-01';
  if (d.dug.includes(depositBelow(x))) return 'LIN-EXC-02';
  const room = roomOf(s, d.sub);
  if (room === 0 || s.supply[excavatedAt(s, x)] === 0) return 'LIN-EXC-08';
  // The cube fills the hold: what lies here may no longer fit.
  if (refuseEnd(s, d.sub) === null || reachesEnd(s, d.sub, x, r, room - 1, stepsLeft(s, seat, d))) return null;
  return 'LIN-SUB-09';
}

/** LIN-DOC-01: whether a submersible lies below the vessel of a seat. */
export function isBelowVessel(s: Readonly<LinState>, seat: number, sub: SubId): boolean {
  const { x, r } = s.subs[sub];
  const { column } = playerAt(s, seat);
  return columnOf(x) === column && r === level(s, column);
}

/** What the next cube of a docked hold costs, with so many that are free. */
export function dockPrice(free: number): number {
  return free > 0 ? 0 : DOCKING;
}

/** The rule against docking, or null. `free`: cubes that cost nothing. */
export function refuseDocking(
  s: Readonly<LinState>,
  seat: number,
  { sub }: Diving,
  free: number,
): 'LIN-DOC-01' | 'LIN-DOC-02' | 'LIN-SUB-08' | null {
  if (!isBelowVessel(s, seat, sub)) return 'LIN-DOC-01';
  if (s.subs[sub].hold.length === 0 || playerAt(s, seat).goods.money < dockPrice(free)) return 'LIN-DOC-02';
  return refuseEnd(s, sub);
}

/** The rule against ending the movement here, or null. */
export function refuseEnd(s: Readonly<LinState>, sub: SubId): 'LIN-SUB-08' | null {
  const { x, r } = s.subs[sub];
  return isEndable(s, sub, x, r, 0) ? null : 'LIN-SUB-08';
}

/** Whether a movement can still end, here or further on. */
export function canComeToEnd(s: Readonly<LinState>, seat: number, d: Diving): boolean {
  return refuseEnd(s, d.sub) === null || refuseLeaving(s, seat, d) === null;
}

/** Why no action with a submersible could stand like this, or null. */
export function divingFault({ dug }: Diving): string | null {
  return new Set(dug).size < dug.length ? 'a deposit is excavated once in a turn' : null;
}

/** LIN-SUB-06: whether a submersible has come upon a cube that it can take. */
export function canPickUp(s: Readonly<LinState>, sub: SubId): boolean {
  return cubeBelow(s, sub) !== null && roomOf(s, sub) > 0;
}

/** LIN-SUB-01: a seat begins to steer a submersible. */
export function beginDive(_s: LinState, seat: number, sub: SubId, free: number, ctx: LinContext): void {
  ctx.ask('steer-sub', seat, { sub, free, dug: [], moved: false });
}

/** LIN-SUB-02 to LIN-SUB-05: one step, free as long as there are free ones. */
export function stepTo(s: LinState, seat: number, d: Diving, to: Heading, ctx: LinContext): void {
  const sub = s.subs[d.sub];
  const cost = d.free > 0 ? 0 : 1;
  playerAt(s, seat).goods.electricity -= cost;
  sub.x += ways[to].x;
  sub.r += ways[to].r;
  ctx.emit?.({ type: 'sub-moved', seat, sub: d.sub, x: sub.x, r: sub.r, cost });
}

/** LIN-SUB-06: what picking up a cube pays. */
export const PICK_UP = 1;

/** LIN-SUB-06: the cube of the space goes into the hold. */
export function pickUp(s: LinState, seat: number, sub: SubId, ctx: LinContext): void {
  const cube = cubeBelow(s, sub);
  if (cube === null) return;
  const { x, r, hold } = s.subs[sub];
  s.cubes[cellOf(x, r)] = null;
  hold.push(cube);
  playerAt(s, seat).goods.money += PICK_UP;
  ctx.emit?.({ type: 'cube-picked', seat, sub, cube });
}

/** LIN-DOC-02: a cube goes from the hold into the cargo bay. */
export function unload(s: LinState, seat: number, sub: SubId, cube: Cube, price: number, ctx: LinContext): void {
  const { goods } = playerAt(s, seat);
  const { hold } = s.subs[sub];
  hold.splice(hold.indexOf(cube), 1);
  goods.money -= price;
  goods[cube]++;
  ctx.emit?.({ type: 'cube-docked', seat, sub, cube, price });
}

/** LIN-CLN-03: the lowest space of a mineral column with neither a cube nor a submersible, 0 where there is none. */
export function lowestFree(s: Readonly<LinState>, x: number): number {
  for (let r = 1; r <= level(s, columnOf(x)); r++)
    if (at(s.cubes, cellOf(x, r)) === null && !subIds.some((id) => s.subs[id].x === x && s.subs[id].r === r)) return r;
  return 0;
}
