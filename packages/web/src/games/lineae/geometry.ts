import { lockAfter, ROWS, WIDTH } from '@benchtop/games/lineae';

/** Where things lie in a drawing of the cross-section: every column means the same at every height. */
export interface Geometry {
  readonly cell: number;
  /** The width of a lock between two columns. */
  readonly gap: number;
  readonly left: number;
  /** The suns. */
  readonly sunTop: number;
  readonly sunHeight: number;
  /** The spaces of the atmosphere, below the suns. */
  readonly smokeHeight: number;
  /** The upper edge of row 6. */
  readonly oceanTop: number;
}

/** The whole table is one drawing of this size, scaled to the room there is. */
export const WIDE = { width: 888, height: 708 } as const;

/** The cross-section in that drawing. */
export const wide: Geometry = {
  cell: 34,
  gap: 14,
  left: 8,
  sunTop: 157,
  sunHeight: 28,
  smokeHeight: 22,
  oceanTop: 232,
};

/** Locks to the left of a mineral column. */
function locksBefore(x: number): number {
  return lockAfter.slice(0, Math.floor(x / WIDTH)).filter((lock) => lock !== null).length;
}

/** The left edge of a mineral column. */
export function leftOf({ left, cell, gap }: Geometry, x: number): number {
  return left + cell * x + gap * locksBefore(x);
}

/** The upper edge of a row; of the water, if it stands that high. */
export function topOf({ oceanTop, cell }: Geometry, r: number): number {
  return oceanTop + (ROWS - r) * cell;
}

/** The floor of the ocean. */
export const floorOf = (g: Geometry): number => topOf(g, 0);

export const columnWidth = ({ cell }: Geometry): number => cell * WIDTH;
