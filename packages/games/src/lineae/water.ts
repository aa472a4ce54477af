import { at } from '@benchtop/engine/author';
import {
  base,
  cellOf,
  columnOf,
  COLUMNS,
  lockAfter,
  lockIds,
  locks,
  MINERAL_COLUMNS,
  subIds,
  subs,
  WATER_TOKENS,
  WIDTH,
} from './data/ocean.ts';
import type { Cell, LockId, SubId } from './data/ocean.ts';
import type { LinContext } from './define.ts';
import type { TokenPlace } from './events.ts';
import type { LinState, LinView } from './state.ts';

/*
 * One number per column is enough. What stops a token at a row stops it at every lower row too: printed rows, a stack without
 * gaps and a closed lock all begin at the floor. So only the top token of a column can ever move, and no column gets a gap.
 */

/** What water moves. */
export type Ocean = Pick<LinState, 'locks' | 'water' | 'cubes' | 'subs' | 'supply'>;
type Surface = Pick<LinState, 'locks' | 'water'>;
/** What levels are read from: a state, or a view. */
export type Levels = Readonly<Pick<LinView, 'water'>>;
/** Who hears of it. */
export type Announcing = Pick<LinContext, 'emit'>;

/** The highest row of a column that is water. */
export function level(s: Levels, column: number): number {
  return at(base, column) + at(s.water, column);
}

/** LIN-WAT-07: the tokens that do not lie on the board. */
export function pileOf(s: Levels): number {
  let pile = WATER_TOKENS;
  for (const tokens of s.water) pile -= tokens;
  return pile;
}

/** Whether what lies to the right of a place stops a token. At the right edge of the board nothing does. */
export function isBlocked(s: Readonly<Surface>, column: number, row: number): boolean {
  if (column === COLUMNS - 1) return false;
  if (row <= level(s, column + 1)) return true;
  const lock = at(lockAfter, column);
  return lock !== null && s.locks[lock] && row <= locks[lock].top;
}

/**
 * Where a token that begins at a place comes to rest, null: off the board. A token of the board is lifted first. `passed` takes
 * up the places on its way, the first and the last included.
 */
export function runToken(
  s: Readonly<Surface>,
  column: number,
  row: number,
  passed: TokenPlace[] | null = null,
): TokenPlace | null {
  let c = column;
  let r = row;
  for (;;) {
    passed?.push({ column: c, row: r });
    if (r - 1 > level(s, c)) r--;
    else if (isBlocked(s, c, r)) return { column: c, row: r };
    else if (c === COLUMNS - 1) return null;
    else c++;
  }
}

/** The places that a token passes: one that lies on the board is lifted, another one comes in above. */
export function tokenWay(
  { locks: closed, water }: Readonly<Pick<LinView, 'locks' | 'water'>>,
  column: number,
  row: number,
): readonly TokenPlace[] {
  const s: Surface = { locks: { ...closed }, water: [...water] };
  if (row <= level(s, column)) lift(s, column);
  const passed: TokenPlace[] = [];
  runToken(s, column, row, passed);
  return passed;
}

/** The column whose top token moves next, -1 when nothing can flow. */
export function nextToFlow(s: Readonly<Surface>): number {
  for (let c = COLUMNS - 1; c >= 0; c--) if (at(s.water, c) > 0 && !isBlocked(s, c, level(s, c))) return c;
  return -1;
}

/** LIN-WAT-01 to LIN-WAT-04: water flows until nothing can, with what lies in it. */
export function settle(s: Ocean, ctx: Announcing): void {
  const lost: SubId[] = [];
  for (let column = nextToFlow(s); column >= 0; column = nextToFlow(s)) {
    const from = { column, row: level(s, column) };
    lift(s, column);
    const to = runToken(s, column, from.row);
    if (to === null) flowOut(s, from, lost, ctx);
    else {
      s.water[to.column] = at(s.water, to.column) + 1;
      carry(s, from, to);
      ctx.emit?.({ type: 'water-moved', from, to });
    }
  }
  for (const sub of lost.sort()) comeHome(s, sub, ctx);
}

function lift(s: Surface, column: number): void {
  s.water[column] = at(s.water, column) - 1;
}

/** Cubes and submersibles keep their place on the token. */
function carry(s: Ocean, from: TokenPlace, to: TokenPlace): void {
  for (let offset = 0; offset < WIDTH; offset++) {
    const start = cellOf(from.column * WIDTH + offset, from.row);
    const end = cellOf(to.column * WIDTH + offset, to.row);
    const cube = at(s.cubes, start);
    s.cubes[start] = null;
    s.cubes[end] = cube;
  }
  for (const id of subIds) {
    const sub = s.subs[id];
    if (!isOn(sub, from)) continue;
    sub.x += (to.column - from.column) * WIDTH;
    sub.r = to.row;
  }
}

/**
 * LIN-WAT-02 to LIN-WAT-04: the token leaves the board, and what lies on it leaves the ocean. A submersible keeps its place until
 * it comes home; no water comes there meanwhile, since whatever follows takes the same way out.
 */
function flowOut(s: Ocean, from: TokenPlace, lost: SubId[], ctx: Announcing): void {
  for (const id of subIds) if (isOn(s.subs[id], from)) lost.push(id);
  ctx.emit?.({ type: 'water-out', from });
  for (let offset = 0; offset < WIDTH; offset++) washAway(s, cellOf(from.column * WIDTH + offset, from.row), ctx);
}

function isOn({ x, r }: Cell, { column, row }: TokenPlace): boolean {
  return r === row && columnOf(x) === column;
}

/** LIN-WAT-03: the cube of a space, if there is one, goes to the supply. */
function washAway(s: Ocean, cell: number, ctx: Announcing): void {
  const cube = at(s.cubes, cell);
  if (cube === null) return;
  s.cubes[cell] = null;
  s.supply[cube]++;
  ctx.emit?.({ type: 'cube-washed-away', cell, cube });
}

/** LIN-WAT-04: back at its start space with its hold. */
function comeHome(s: Ocean, sub: SubId, ctx: Announcing): void {
  const { x, r } = homeOf(s, sub);
  s.subs[sub].x = x;
  s.subs[sub].r = r;
  ctx.emit?.({ type: 'sub-returned', sub, x, r });
  washAway(s, cellOf(x, r), ctx);
}

/** Where a submersible returns to: its start space, or the nearest one without a submersible, upwards first. */
function homeOf(s: Readonly<Ocean>, sub: SubId): Cell {
  const { start } = subs[sub];
  for (let distance = 0; distance < MINERAL_COLUMNS; distance++) {
    const left = freeIn(s, start.x - distance, start.r);
    if (left > 0) return { x: start.x - distance, r: left };
    const right = freeIn(s, start.x + distance, start.r);
    if (right > 0) return { x: start.x + distance, r: right };
  }
  throw new RangeError('there are more spaces than submersibles');
}

/** The first row without a submersible, from a row upwards, then from the floor; 0 where there is none. */
function freeIn(s: Readonly<Ocean>, x: number, from: number): number {
  if (x < 0 || x >= MINERAL_COLUMNS) return 0;
  for (let r = from; r <= level(s, columnOf(x)); r++) if (!isTaken(s, x, r)) return r;
  for (let r = 1; r < from; r++) if (!isTaken(s, x, r)) return r;
  return 0;
}

function isTaken(s: Readonly<Ocean>, x: number, r: number): boolean {
  for (const id of subIds) if (s.subs[id].x === x && s.subs[id].r === r) return true;
  return false;
}

/** LIN-WAT-05: new tokens enter at the left until no hole is left. */
export function refill(s: Surface, ctx: Announcing): void {
  for (let pile = pileOf(s); pile > 0; pile--) {
    const rest = runToken(s, 0, level(s, 0) + 1);
    if (rest === null) return;
    s.water[rest.column] = at(s.water, rest.column) + 1;
    ctx.emit?.({ type: 'water-in', ...rest });
  }
}

/** LIN-LOK-01: the lock is flipped, and the water follows. */
export function toggle(s: Ocean, lock: LockId, ctx: Announcing): void {
  const closed = !s.locks[lock];
  s.locks[lock] = closed;
  ctx.emit?.({ type: 'lock-toggled', lock, closed });
  if (closed) refill(s, ctx);
  else settle(s, ctx);
}

/** The closed locks as bits. */
function closedLocks(closed: Readonly<LinState['locks']>): number {
  let mask = 0;
  for (let i = 0; i < lockIds.length; i++) if (closed[at(lockIds, i)]) mask |= 1 << i;
  return mask;
}

const standing: readonly (readonly number[])[] = Array.from({ length: 1 << lockIds.length }, (_, mask) => {
  const isClosed = (i: number): boolean => (mask & (1 << i)) !== 0;
  const s: Surface = {
    locks: { 'lock-1': isClosed(0), 'lock-2': isClosed(1), 'lock-3': isClosed(2), 'lock-4': isClosed(3) },
    water: [0, 0, 0, 0, 0, 0, 0, 0],
  };
  refill(s, { emit: null });
  return s.water;
});

/** LIN-WAT-08: the water at rest follows from the locks. */
export function stableWater(closed: Readonly<LinState['locks']>): readonly number[] {
  return at(standing, closedLocks(closed));
}
