import { at } from '@benchtop/engine/host';
import { colours, corners, headings, modeOf, rovers as roverData, terrainOf } from '@benchtop/games/algoracing';
import type { AlgoracingView, Colour, Direction, SampleId, Square, Terrain } from '@benchtop/games/algoracing';

/** The playing field as it is drawn: plain data, the same for the landscape and for the flat map. */

/** A barrier on the edge between two neighbours. */
export type Wall = readonly [Square, Square];

export interface Elevator {
  readonly id: string;
  readonly upper: Square;
  /** The square before the arrow; null beyond the border. */
  readonly lower: Square | null;
  readonly arrow: Direction;
  readonly works: boolean;
}

export interface Base {
  readonly square: Square;
  readonly colour: Colour;
  /** The colours that deliver here; null when everybody does. */
  readonly labs: readonly Colour[] | null;
}

/** What never moves during a match. */
export interface FieldMap {
  readonly size: number;
  readonly squares: readonly Square[];
  /** Storeys by column and row: `level[x][y]`. */
  readonly level: readonly (readonly number[])[];
  readonly walls: readonly Wall[];
  readonly marks: readonly Square[];
  readonly elevators: readonly Elevator[];
}

export interface RoverAt extends Square {
  readonly seat: number;
  readonly colour: Colour;
  readonly dir: Direction;
  readonly load: readonly SampleId[];
}

/** What stands on the field. */
export interface Field {
  readonly map: FieldMap;
  readonly bases: readonly Base[];
  readonly rovers: readonly RoverAt[];
  /** Samples on squares, the lowest of a pile first. */
  readonly ground: AlgoracingView['ground'];
}

/** Height of a storey, in squares. */
export const STOREY = 0.6;

/** The square before a rover is so far away. */
export function ahead(dir: Direction): Square {
  const { dx, dy } = headings[dir];
  return { x: dx, y: dy };
}

export const sameSquare = (a: Square | null, b: Square | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y;

export const levelAt = (map: FieldMap, { x, y }: Square): number => map.level[x]?.[y] ?? 0;

/** Height of the ground that a rover stands on. */
export const heightAt = (map: FieldMap, square: Square): number => levelAt(map, square) * STOREY;

/** Clockwise quarter turns from north. */
export const quarter = (dir: Direction): number => headings[dir].index;

/** From -1 to 2, the shorter way round. */
export function quartersBetween(from: Direction, to: Direction): number {
  const turn = (quarter(to) - quarter(from) + 4) % 4;
  return turn === 3 ? -1 : turn;
}

/** From the middle of the field, east and south; one square is one unit. */
export function placed(map: FieldMap, { x, y }: Square): { readonly x: number; readonly z: number } {
  const middle = (map.size - 1) / 2;
  return { x: x - middle, z: y - middle };
}

/** Coordinates of the landscape: x east, y up, z south, from the middle of the field. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const spotOf = (map: FieldMap, square: Square): Spot => ({ ...placed(map, square), y: heightAt(map, square) });

export const raised = (spot: Spot, by: number): Spot => ({ ...spot, y: spot.y + by });

/** The board of the rules, with the blocks that lie on it. */
export const terrainIn = (view: AlgoracingView): Terrain => terrainOf(modeOf(view), view.placements);

const kept = new WeakMap<Terrain, FieldMap>();

/** The board as it is drawn. Kept, so that the same board is built only once. */
function mapOf(terrain: Terrain): FieldMap {
  const old = kept.get(terrain);
  if (old !== undefined) return old;
  const { size, levels, squares } = terrain;
  const map: FieldMap = {
    size,
    squares,
    level: Array.from({ length: size }, (_, x) => Array.from({ length: size }, (__, y) => levels[y * size + x] ?? 0)),
    walls: terrain.walls.map(([a, b]) => [at(squares, a), at(squares, b)] as const),
    marks: terrain.marks.map((cell) => at(squares, cell)),
    elevators: terrain.elevators.map(({ id, arrow, upper, lower, works }) => ({
      id,
      arrow,
      works,
      upper: at(squares, upper),
      lower: squares[lower] ?? null,
    })),
  };
  kept.set(terrain, map);
  return map;
}

/** The colours that deliver at the base of a colour. */
const servedBy = (base: Colour): readonly Colour[] =>
  colours.filter((colour) => roverData[colour].labs.some((lab) => lab === base));

/** What stands on the field in this view. */
export function fieldOf(view: AlgoracingView): Field {
  const terrain = terrainIn(view);
  const full = modeOf(view) === 'full';
  return {
    map: mapOf(terrain),
    bases: corners.flatMap((corner) => {
      const colour = view.bases[corner];
      if (colour === null) return [];
      return [{ square: at(terrain.squares, terrain.corners[corner]), colour, labs: full ? servedBy(colour) : null }];
    }),
    rovers: view.rovers.flatMap(({ x, y, dir, colour, load }, seat) =>
      x < 0 || colour === null ? [] : [{ seat, colour, x, y, dir, load }],
    ),
    ground: view.ground,
  };
}

/** Squares on which samples lie, and how many. */
export function pilesOf({ ground }: Field): readonly (Square & { readonly count: number })[] {
  return ground
    .filter((lying, i) => ground.findIndex((one) => sameSquare(one, lying)) === i)
    .map(({ x, y }) => ({ x, y, count: ground.filter((one) => sameSquare(one, { x, y })).length }));
}
