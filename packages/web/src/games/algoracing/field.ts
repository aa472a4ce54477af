/** The playing field as it is drawn: plain data, the same for the landscape and for the flat map. */

export const dirs = ['N', 'E', 'S', 'W'] as const;
export type Dir = (typeof dirs)[number];
export type RoverColour = 'red' | 'white' | 'black' | 'orange';
export type SampleType = 'yellow' | 'blue' | 'green' | 'violet';

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** A barrier on the edge between two neighbours. */
export type Wall = readonly [Square, Square];

export interface Elevator {
  readonly id: string;
  readonly upper: Square;
  /** The square before the arrow; null beyond the border. */
  readonly lower: Square | null;
  readonly arrow: Dir;
  readonly works: boolean;
}

export interface Base {
  readonly square: Square;
  readonly colour: RoverColour;
  /** The colours that deliver here; null when everybody does. */
  readonly labs: readonly RoverColour[] | null;
}

/** What never moves during a match. */
export interface FieldMap {
  readonly size: number;
  /** Storeys by column and row: `level[x][y]`. */
  readonly level: readonly (readonly number[])[];
  readonly walls: readonly Wall[];
  readonly marks: readonly Square[];
  readonly elevators: readonly Elevator[];
}

export interface RoverAt extends Square {
  readonly seat: number;
  readonly colour: RoverColour;
  readonly dir: Dir;
  readonly load: number;
}

/** What stands on the field. */
export interface Field {
  readonly map: FieldMap;
  readonly bases: readonly Base[];
  readonly rovers: readonly RoverAt[];
  /** How many samples lie on a square, by `"x,y"`. */
  readonly ground: ReadonlyMap<string, number>;
  /** Where each elevator's platform rests: true at the top. */
  readonly raised: ReadonlyMap<string, boolean>;
}

export const CAPACITY = 3;

/** Height of a storey, in squares. */
export const STOREY = 0.6;

export const ahead: Readonly<Record<Dir, Square>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const key = ({ x, y }: Square): string => `${x},${y}`;

export function squareOf(text: string): Square {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}

export const levelAt = (map: FieldMap, { x, y }: Square): number => map.level[x]?.[y] ?? 0;

/** Height of the ground that a rover stands on. */
export const heightAt = (map: FieldMap, square: Square): number => levelAt(map, square) * STOREY;

/** Clockwise quarter turns from north. */
export const quarter = (dir: Dir): number => dirs.indexOf(dir);

/** From the middle of the field, east and south; one square is one unit. */
export function placed(map: FieldMap, { x, y }: Square): { readonly x: number; readonly z: number } {
  const middle = (map.size - 1) / 2;
  return { x: x - middle, z: y - middle };
}

export const roverOf = (field: Field, seat: number): RoverAt | undefined =>
  field.rovers.find((rover) => rover.seat === seat);

/** A field without anything on it. */
export const bare = (map: FieldMap): Field => ({
  map,
  bases: [],
  rovers: [],
  ground: new Map(),
  raised: new Map(),
});
