import { at } from '@benchtop/engine/author';
import { cellOf, COLUMNS, subIds } from './data/ocean.ts';
import { belowJupiter, iconsOf } from './data/sky.ts';
import type { LinContext } from './define.ts';
import { playerAt } from './state.ts';
import type { LinState, LinView } from './state.ts';
import { level } from './water.ts';

type Sky = Readonly<Pick<LinView, 'sky'>>;

const icons = Array.from({ length: COLUMNS }, (_, column) => iconsOf(column));
const noIcons: readonly number[] = [];

/** LIN-SUN-02: whether Jupiter covers a column. */
export function jupiterCovers({ round }: Readonly<Pick<LinView, 'round'>>, column: number): boolean {
  const [left, right] = belowJupiter(round);
  return column === left || column === right;
}

/** LIN-SUN-01 to LIN-SUN-04: how many icons shine on a column. `blocks`: atmosphere cubes are in the way. */
export function iconsOver(s: Sky & Readonly<Pick<LinView, 'round'>>, column: number, blocks: boolean): number {
  if (jupiterCovers(s, column)) return 0;
  let n = 0;
  for (const x of icons[column] ?? noIcons) if (!blocks || s.sky[x] === null) n++;
  return n;
}

/** How many icons shine on the vessel of a seat. */
export function shiningIcons(s: Readonly<LinState>, seat: number, blocks: boolean): number {
  return iconsOver(s, playerAt(s, seat).column, blocks);
}

/** The leftmost free atmosphere space of a column, -1 where there is none. */
function freeSpace(s: Sky, column: number): number {
  for (const x of icons[column] ?? noIcons) if (s.sky[x] === null) return x;
  return -1;
}

/** The leftmost atmosphere cube of a column, -1 where there is none. */
function cubeAbove(s: Sky, column: number): number {
  for (const x of icons[column] ?? noIcons) if (s.sky[x] !== null) return x;
  return -1;
}

/** The rule against the Diesel Engine, or null. */
export function refuseDiesel(s: Readonly<LinState>, seat: number): 'LIN-DSL-01' | 'LIN-DSL-03' | null {
  const { goods, column } = playerAt(s, seat);
  if (goods.hydrocarbon === 0) return 'LIN-DSL-01';
  return freeSpace(s, column) < 0 ? 'LIN-DSL-03' : null;
}

/** LIN-DSL-02: a hydrocarbon goes to the leftmost free atmosphere space above the vessel. */
export function burn(s: LinState, seat: number, ctx: LinContext): void {
  const { goods, column } = playerAt(s, seat);
  const x = freeSpace(s, column);
  goods.hydrocarbon--;
  s.sky[x] = 'hydrocarbon';
  ctx.emit?.({ type: 'diesel-burned', seat, x });
}

/** Whether there is a cube in the atmosphere above the vessel of a seat. */
export function canCleanSky(s: Readonly<LinState>, seat: number): boolean {
  return cubeAbove(s, playerAt(s, seat).column) >= 0;
}

/** The leftmost cube above the vessel goes to the supply. */
export function cleanSky(s: LinState, seat: number, ctx: LinContext): void {
  const x = cubeAbove(s, playerAt(s, seat).column);
  const cube = s.sky[x] ?? null;
  if (cube === null) return;
  s.sky[x] = null;
  s.supply[cube]++;
  ctx.emit?.({ type: 'sky-cleaned', seat, x, cube });
}

/** LIN-BIO-01: algae grow in the middle of each column that the sun reaches. */
export function spawnAlgae(s: LinState, ctx: LinContext): void {
  const cells: number[] = [];
  for (let column = 0; column < COLUMNS && s.supply.algae > 0; column++) {
    if (jupiterCovers(s, column) || freeSpace(s, column) < 0) continue;
    const x = at(icons[column] ?? noIcons, 1);
    const r = level(s, column);
    const cell = cellOf(x, r);
    if (s.cubes[cell] !== null || isSubAt(s, x, r)) continue;
    s.supply.algae--;
    s.cubes[cell] = 'algae';
    cells.push(cell);
  }
  ctx.emit?.({ type: 'algae-spawned', cells });
}

/** Whether a submersible is on a space. */
export function isSubAt(s: Readonly<Pick<LinView, 'subs'>>, x: number, r: number): boolean {
  for (const id of subIds) {
    const sub = s.subs[id];
    if (sub.x === x && sub.r === r) return true;
  }
  return false;
}
