import { at } from '@benchtop/engine/author';
import { cellOf, WIDTH } from './data/ocean.ts';
import type { LinContext } from './define.ts';
import { playerAt } from './state.ts';
import type { LinState } from './state.ts';
import { level } from './water.ts';

/** LIN-COL-09: how many rows the Water Treatment Plant reaches below the surface. */
const REACHED = 2;
/** What it takes for each cube. */
export const FILTER_PRICE = 1;

/** The spaces of a column with a cube that the Water Treatment Plant reaches, from the surface. */
export function filterable(s: Readonly<LinState>, column: number): readonly number[] {
  const found: number[] = [];
  const top = level(s, column);
  for (let r = top; r > top - REACHED; r--)
    for (let x = column * WIDTH; x < (column + 1) * WIDTH; x++)
      if (at(s.cubes, cellOf(x, r)) !== null) found.push(cellOf(x, r));
  return found;
}

/** A cube goes from the ocean into the cargo bay. */
export function filter(s: LinState, seat: number, cell: number, ctx: LinContext): void {
  const cube = at(s.cubes, cell);
  if (cube === null) return;
  s.cubes[cell] = null;
  playerAt(s, seat).goods[cube]++;
  ctx.emit?.({ type: 'cube-filtered', seat, cell, cube });
}
