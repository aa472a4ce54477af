import { at } from '@benchtop/engine/author';
import { deposits } from './data/deposits.ts';
import type { Mineral } from './data/goods.ts';
import { cellOf, MINERAL_COLUMNS } from './data/ocean.ts';
import type { LinContext } from './define.ts';
import { depositBelow, lowestFree } from './dive.ts';
import type { CubeAt } from './events.ts';
import type { LinState, LinView } from './state.ts';

/** The mineral that dissolves into a mineral column, or null. */
export function dissolvingAt(s: Readonly<Pick<LinView, 'deposits'>>, x: number): Mineral | null {
  const { pattern } = deposits[at(s.deposits, depositBelow(x))];
  return pattern[x % pattern.length] ?? null;
}

/** LIN-CLN-03, LIN-CLN-04: a cube on the lowest free space of each mineral column, as long as the supply lasts. */
export function dissolve(s: LinState, ctx: LinContext): void {
  const dissolved: CubeAt[] = [];
  for (let x = 0; x < MINERAL_COLUMNS; x++) {
    const cube = dissolvingAt(s, x);
    if (cube === null || s.supply[cube] === 0) continue;
    const r = lowestFree(s, x);
    if (r === 0) continue;
    const cell = cellOf(x, r);
    s.supply[cube]--;
    s.cubes[cell] = cube;
    dissolved.push({ cell, cube });
  }
  ctx.emit?.({ type: 'cubes-dissolved', cubes: dissolved });
}
