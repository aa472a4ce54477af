import { base, columnOf, locks, WIDTH } from '@benchtop/games/lineae';
import type { LockId, TokenPlace } from '@benchtop/games/lineae';
import { at } from '@benchtop/engine/host';
import { columnWidth, floorOf, leftOf, topOf, wide } from '../geometry.ts';

/* Where things of the ocean lie, in units of the whole board. */

export const CELL = wide.cell;
export const GAP = wide.gap;
export const COLUMN = columnWidth(wide);
export const FLOOR = floorOf(wide);
/** The part of the board that the ocean takes. */
export const BOX = { x: 0, y: 207, width: 888, height: 345 } as const;
/** Deposits, and below them the rail with the octagons of locks and submersibles. */
export const DEPOSITS = { y: 438, height: 62 } as const;
export const RAIL = { y: 502, height: 48 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const cellLeft = (x: number): number => leftOf(wide, x);
export const rowTop = (r: number): number => topOf(wide, r);
export const columnLeft = (column: number): number => leftOf(wide, column * WIDTH);
export const columnMiddle = (column: number): number => columnLeft(column) + COLUMN / 2;

export const cellMiddle = (x: number, r: number): Point => ({ x: cellLeft(x) + CELL / 2, y: rowTop(r) + CELL / 2 });

/** The gap in which a gate stands, from its left edge. */
export const gateLeft = (lock: LockId): number => columnLeft(locks[lock].left) + COLUMN;

/** A gate reaches from above its highest row down to the sill between the printed rows. */
export function gateSpan(lock: LockId): { readonly top: number; readonly bottom: number } {
  const { left, top } = locks[lock];
  return { top: rowTop(top) - 4, bottom: rowTop(at(base, left)) };
}

/** Names of places: ends and stops of flights. */
export const cellPlace = (x: number, r: number): string => `cell ${x} ${r}`;
export const tokenPlace = ({ column, row }: TokenPlace): string => `water ${column} ${row}`;
export const drainPlace = (row: number): string => `drain ${row}`;
export const columnPlace = (column: number): string => `column ${column}`;
export const seabedPlace = (x: number): string => `seabed ${x}`;
export const SPRING = 'spring';

/** The same place of another token: what lies on a token keeps its distance from its left edge. */
export const ridden = (x: number, { column, row }: TokenPlace): string =>
  cellPlace(column * WIDTH + (x - columnOf(x) * WIDTH), row);
