import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { departments } from './data/departments.ts';
import { crossoverIds, crossovers, engineering, engineeringIds } from './data/engineering.ts';
import type { CrossoverId, EngineeringId } from './data/engineering.ts';
import { science } from './data/science.ts';
import {
  bonusLetters,
  cellAt,
  CELLS,
  GRID_COLUMNS,
  GRID_ROWS,
  layoutIds,
  layouts,
  shapeIds,
  shapes,
} from './data/side-board.ts';
import type { BonusId, Shape } from './data/side-board.ts';
import { departmentIds } from './data/words.ts';
import type { DepartmentId } from './data/words.ts';
import type { SeenPlayer } from './state.ts';
import { CROSSOVER_PLACE, crossoverPlaces, engineeringPlaces, isCrossover, sciencePlaces } from './tiles.ts';
import type { LayableId } from './tiles.ts';

/*
 * The Side board in bits: the upper and the lower four rows are a number each, because 48 cells are more than a number's
 * bits can hold.
 */

/** Cells of one half. */
const HALF = CELLS / 2;

/** Cells as two sets of bits. */
export interface Cells {
  readonly top: number;
  readonly low: number;
}

/** A way in which a shape can lie on the board. */
export interface Placement extends Cells {
  readonly rotation: number;
  /** The top left corner. */
  readonly cell: number;
  /** ALG-SIDE-02: by the topmost row; 4 is the dearest. */
  readonly zone: number;
  readonly cells: readonly number[];
  /** Cells that touch it, as bits. */
  readonly near: Cells;
}

/** What lies on a Side board. */
export type Board = Readonly<Pick<SeenPlayer, 'department' | 'laid' | 'built' | 'crossover'>>;

/** Zones from the bottom: the cheapest is 1. */
export const ZONES = 4;
const ROWS_OF_ZONE = GRID_ROWS / ZONES;

/** The zone of a row. */
export function zoneOfRow(row: number): number {
  return ZONES - Math.floor(row / ROWS_OF_ZONE);
}

function bitsOf(cells: readonly number[]): Cells {
  let top = 0;
  let low = 0;
  for (const cell of cells)
    if (cell < HALF) top |= 1 << cell;
    else low |= 1 << (cell - HALF);
  return { top, low };
}

function besides(cell: number): readonly number[] {
  const row = Math.floor(cell / GRID_COLUMNS);
  const column = cell % GRID_COLUMNS;
  const near: number[] = [];
  if (row > 0) near.push(cell - GRID_COLUMNS);
  if (row < GRID_ROWS - 1) near.push(cell + GRID_COLUMNS);
  if (column > 0) near.push(cell - 1);
  if (column < GRID_COLUMNS - 1) near.push(cell + 1);
  return near;
}

/** A shape with its corner in a cell; null where it would stick out. */
function placed(shape: Shape, rotation: number, cell: number): Placement | null {
  const offsets: readonly (readonly [number, number])[] = at<readonly (readonly [number, number])[]>(
    shapes[shape],
    rotation,
  );
  const [top, left] = [Math.floor(cell / GRID_COLUMNS), cell % GRID_COLUMNS];
  if (offsets.some(([r, c]) => top + r >= GRID_ROWS || left + c >= GRID_COLUMNS)) return null;
  const cells = offsets.map(([r, c]) => cellAt(top + r, left + c));
  return { rotation, cell, zone: zoneOfRow(top), cells, ...bitsOf(cells), near: bitsOf(cells.flatMap(besides)) };
}

/** Every way to lie on the board, by `48 * rotation + cell`. */
export const placementAt: { readonly [S in Shape]: readonly (Placement | null)[] } = byEach(shapeIds, (shape) =>
  shapes[shape].flatMap((_, rotation) => Array.from({ length: CELLS }, (_cell, cell) => placed(shape, rotation, cell))),
);

/** The same without what sticks out, cheap zones first. */
export const placements: { readonly [S in Shape]: readonly Placement[] } = byEach(shapeIds, (shape) =>
  placementAt[shape].filter((each) => each !== null).sort((a, b) => a.zone - b.zone),
);

/** How many ways to turn a shape make a difference. */
export function rotationsOf(shape: Shape): number {
  return shapes[shape].length;
}

/** The shape of a tile that can be laid. */
export function shapeOf(tile: LayableId): Shape {
  return isCrossover(tile) ? crossovers[tile].shape : science[tile].shape;
}

/** Where a tile lies on the map of its department at the start. */
export interface SideTile extends Cells {
  readonly cells: readonly number[];
  readonly zone: number;
}

function printedAt(department: DepartmentId, letter: string): SideTile {
  const cells: number[] = [];
  departments[department].map.forEach((row, r) => {
    for (let c = 0; c < row.length; c++) if (row[c] === letter) cells.push(cellAt(r, c));
  });
  return { cells, ...bitsOf(cells), zone: zoneOfRow(Math.floor(at(cells, 0) / GRID_COLUMNS)) };
}

/** ALG-SIDE-01: where each engineering and crossover tile lies at the start. */
export const startOf: { readonly [T in EngineeringId | CrossoverId]: SideTile } = {
  ...byEach(engineeringIds, (id) => printedAt(engineering[id].department, engineering[id].letter)),
  ...byEach(crossoverIds, (id) => printedAt(crossovers[id].department, crossovers[id].letter)),
};

const engineeringTiles: { readonly [D in DepartmentId]: readonly SideTile[] } = byEach(departmentIds, (department) =>
  engineeringPlaces[department].map((id) => startOf[id]),
);
const crossoverTiles: { readonly [D in DepartmentId]: readonly SideTile[] } = byEach(departmentIds, (department) =>
  crossoverPlaces[department].map((id) => startOf[id]),
);

const layable: { readonly [D in DepartmentId]: readonly (LayableId | null)[] } = byEach(departmentIds, (department) => {
  const tiles: (LayableId | null)[] = Array.from(
    { length: CROSSOVER_PLACE },
    (_, i) => sciencePlaces[department][i] ?? null,
  );
  return [...tiles, ...crossoverPlaces[department]];
});

/** How a tile of a department lies that was laid, by its place in `laid`; null where it was not. */
function placementOf({ department, laid }: Board, place: number): Placement | null {
  const where = at(laid, place);
  if (where < 0 || department === null) return null;
  const tile = at(layable[department], place);
  return tile === null ? null : at(placementAt[shapeOf(tile)], where);
}

const taken = { top: 0, low: 0 };

/** ALG-SIDE-10, ALG-SIDE-14: cells under tiles, in a pair that the next call overwrites. A stack counts as one tile. */
export function occupied(p: Board): Cells {
  taken.top = 0;
  taken.low = 0;
  const { department, laid, built, crossover } = p;
  if (department === null) return taken;
  for (let i = 0; i < built.length; i++) if (built[i] === 'side') cover(at(engineeringTiles[department], i));
  for (let i = 0; i < crossover.length; i++) if (crossover[i] === 'side') cover(at(crossoverTiles[department], i));
  for (let i = 0; i < laid.length; i++) {
    const placement = placementOf(p, i);
    if (placement !== null) cover(placement);
  }
  return taken;
}

function cover({ top, low }: Cells): void {
  taken.top |= top;
  taken.low |= low;
}

/** ALG-SIDE-03: whether nothing lies where a tile would. */
export function isFree(p: Board, placement: Placement): boolean {
  return !touches(occupied(p), placement);
}

function touches(a: Cells, b: Cells): boolean {
  return (a.top & b.top) !== 0 || (a.low & b.low) !== 0;
}

/** The cheapest free way to lay a shape, in any way or turned in one; null where there is none. */
export function freePlacement(p: Board, shape: Shape, rotation = -1): Placement | null {
  const cells = occupied(p);
  const ways = placements[shape];
  for (let i = 0; i < ways.length; i++) {
    const way = at(ways, i);
    if ((rotation < 0 || way.rotation === rotation) && !touches(cells, way)) return way;
  }
  return null;
}

const bonuses = byEach(layoutIds, (layout) =>
  layouts[layout].flatMap((row) => row.split('').map((letter): BonusId | null => bonusLetters[letter] ?? null)),
);

/** The bonus that is printed in a cell, or null. */
export function bonusIn({ layout }: Readonly<Pick<SeenPlayer, 'layout'>>, cell: number): BonusId | null {
  return at(bonuses[layout], cell);
}

/** ALG-SIDE-04: cells with a bonus that a tile covers. */
export function coveredBonuses(p: Readonly<Pick<SeenPlayer, 'layout'>>, { cells }: Placement): readonly number[] {
  return cells.filter((cell) => bonusIn(p, cell) !== null);
}

/** ALG-SIDE-13: how many laid tiles the largest set has whose tiles touch. */
export function largestSet(p: Board): number {
  const tiles: Placement[] = [];
  for (let i = 0; i < p.laid.length; i++) {
    const placement = placementOf(p, i);
    if (placement !== null) tiles.push(placement);
  }
  let largest = 0;
  while (tiles.length > largest) largest = Math.max(largest, takeSet(tiles));
  return largest;
}

/** Takes a tile and all that are connected with it off the list, and counts them. */
function takeSet(tiles: Placement[]): number {
  const found = tiles.splice(0, 1);
  for (let i = 0; i < found.length; i++) {
    const { near } = at(found, i);
    for (let j = tiles.length - 1; j >= 0; j--) if (touches(near, at(tiles, j))) found.push(...tiles.splice(j, 1));
  }
  return found.length;
}

/** What lies on each cell: the id of a tile, the topmost of a stack, or null. */
export function cellsUnder(p: Board): readonly (string | null)[] {
  const under: (string | null)[] = Array.from({ length: CELLS }, () => null);
  const { department, built, crossover } = p;
  if (department === null) return under;
  const lay = (id: string | null, cells: readonly number[]): void => {
    for (const cell of cells) under[cell] ??= id;
  };
  built.forEach((where, i) => {
    if (where === 'side') lay(at(engineeringPlaces[department], i), at(engineeringTiles[department], i).cells);
  });
  crossover.forEach((where, i) => {
    if (where === 'side') lay(at(crossoverPlaces[department], i), at(crossoverTiles[department], i).cells);
  });
  layable[department].forEach((id, i) => lay(id, placementOf(p, i)?.cells ?? []));
  return under;
}
