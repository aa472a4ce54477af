import { at } from '@benchtop/engine/host';
import { base, columnName, COLUMNS } from '@benchtop/games/lineae';

/** Columns that are joined by equal levels: vessels pass between them. */
export interface Pool {
  readonly from: number;
  readonly to: number;
  readonly level: number;
}

export const levelOf = (water: readonly number[], column: number): number => at(base, column) + at(water, column);

export function poolsOf(water: readonly number[]): readonly Pool[] {
  const pools: Pool[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const level = levelOf(water, column);
    const last = pools.at(-1);
    if (last?.level === level) pools[pools.length - 1] = { ...last, to: column };
    else pools.push({ from: column, to: column, level });
  }
  return pools;
}

export function poolAt(water: readonly number[], column: number): Pool {
  const found = poolsOf(water).find(({ from, to }) => from <= column && column <= to);
  if (found === undefined) throw new RangeError(`there is no column ${column}`);
  return found;
}

/** "columns 2 to 5" or "column 1". */
export const poolName = ({ from, to }: Pool): string =>
  from === to ? columnName(from) : `columns ${from + 1} to ${to + 1}`;
