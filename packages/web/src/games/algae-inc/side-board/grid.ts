import { GRID_COLUMNS } from '@benchtop/games/algae-inc';

/** Where the grid of a Side board lies in its drawing. */
export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

export const rowOf = (cell: number): number => Math.floor(cell / GRID_COLUMNS);
export const columnOf = (cell: number): number => cell % GRID_COLUMNS;

export function cornerOf({ x, y, cell: size }: Grid, cell: number): { readonly x: number; readonly y: number } {
  return { x: x + columnOf(cell) * size, y: y + rowOf(cell) * size };
}

export function centreOf(grid: Grid, cell: number): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(grid, cell);
  return { x: x + grid.cell / 2, y: y + grid.cell / 2 };
}

const isBeside = (cells: readonly number[], cell: number, by: -1 | 1): boolean =>
  cells.includes(cell + by) && rowOf(cell + by) === rowOf(cell);

/** How far a tile stays away from the edge of its cells. */
const INSET = 1.5;

/** The face of a tile: one path that joins its cells. */
export function faceOf(grid: Grid, cells: readonly number[]): string {
  return cells
    .map((cell) => {
      const { x, y } = cornerOf(grid, cell);
      const left = x + (isBeside(cells, cell, -1) ? 0 : INSET);
      const right = x + grid.cell - (isBeside(cells, cell, 1) ? 0 : INSET);
      const top = y + (cells.includes(cell - GRID_COLUMNS) ? 0 : INSET);
      const bottom = y + grid.cell - (cells.includes(cell + GRID_COLUMNS) ? 0 : INSET);
      return `M${left} ${top}H${right}V${bottom}H${left}Z`;
    })
    .join('');
}

/** The line around a tile. */
export function edgeOf(grid: Grid, cells: readonly number[]): string {
  const has = (cell: number): boolean => cells.includes(cell);
  return cells
    .map((cell) => {
      const { x, y } = cornerOf(grid, cell);
      const left = x + (isBeside(cells, cell, -1) ? 0 : INSET);
      const right = x + grid.cell - (isBeside(cells, cell, 1) ? 0 : INSET);
      const top = y + (has(cell - GRID_COLUMNS) ? 0 : INSET);
      const bottom = y + grid.cell - (has(cell + GRID_COLUMNS) ? 0 : INSET);
      return [
        has(cell - GRID_COLUMNS) ? '' : `M${left} ${top}H${right}`,
        has(cell + GRID_COLUMNS) ? '' : `M${left} ${bottom}H${right}`,
        isBeside(cells, cell, -1) ? '' : `M${left} ${top}V${bottom}`,
        isBeside(cells, cell, 1) ? '' : `M${right} ${top}V${bottom}`,
      ].join('');
    })
    .join('');
}

/** The longest row of a tile, the upper one of two: where its name has most room. */
export function nameRow(cells: readonly number[]): readonly number[] {
  const rows = [...new Set(cells.map(rowOf))].map((row) => cells.filter((cell) => rowOf(cell) === row));
  return rows.reduce((best, row) => (row.length > best.length ? row : best), rows[0] ?? []);
}
