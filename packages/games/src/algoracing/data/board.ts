export const modes = ['basic', 'full'] as const;
export type Mode = (typeof modes)[number];

/** In turning order: the next one is a right turn away. */
export const directions = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof directions)[number];

/** x grows to the east, y to the south. */
export const headings = {
  N: { index: 0, dx: 0, dy: -1, left: 'W', right: 'E', back: 'S', name: 'north' },
  E: { index: 1, dx: 1, dy: 0, left: 'N', right: 'S', back: 'W', name: 'east' },
  S: { index: 2, dx: 0, dy: 1, left: 'E', right: 'W', back: 'N', name: 'south' },
  W: { index: 3, dx: -1, dy: 0, left: 'S', right: 'N', back: 'E', name: 'west' },
} as const satisfies Record<Direction, Heading>;

export interface Heading {
  readonly index: number;
  readonly dx: number;
  readonly dy: number;
  readonly left: Direction;
  readonly right: Direction;
  readonly back: Direction;
  readonly name: string;
}

export const corners = ['nw', 'ne', 'se', 'sw'] as const;
export type Corner = (typeof corners)[number];

/** 0 stands for the first, 1 for the last column or row. */
export const cornerAt = {
  nw: { x: 0, y: 0, name: 'north-west' },
  ne: { x: 1, y: 0, name: 'north-east' },
  se: { x: 1, y: 1, name: 'south-east' },
  sw: { x: 0, y: 1, name: 'south-west' },
} as const satisfies Record<Corner, { readonly x: 0 | 1; readonly y: 0 | 1; readonly name: string }>;

export type Point = readonly [x: number, y: number];

/** A wall on the edge between two neighbouring squares. */
export type Edge = readonly [a: Point, b: Point];

export interface Board {
  readonly size: number;
  readonly marks: readonly Point[];
  readonly walls: readonly Edge[];
}

/** Both boards look the same from all four sides, and no wall crosses the outermost ring. */
export const boards = {
  basic: {
    size: 6,
    marks: [
      ...([
        [2, 0],
        [3, 0],
        [0, 2],
        [0, 3],
        [5, 2],
        [5, 3],
        [2, 5],
        [3, 5],
      ] as const),
      ...([
        [1, 1],
        [4, 1],
        [1, 4],
        [4, 4],
      ] as const),
      ...([
        [2, 2],
        [3, 2],
        [2, 3],
        [3, 3],
      ] as const),
    ],
    walls: [
      [
        [2, 1],
        [3, 1],
      ],
      [
        [4, 2],
        [4, 3],
      ],
      [
        [2, 4],
        [3, 4],
      ],
      [
        [1, 2],
        [1, 3],
      ],
      [
        [1, 1],
        [1, 2],
      ],
      [
        [3, 1],
        [4, 1],
      ],
      [
        [4, 3],
        [4, 4],
      ],
      [
        [1, 4],
        [2, 4],
      ],
    ],
  },
  full: {
    size: 9,
    marks: [
      ...([
        [3, 0],
        [8, 3],
        [5, 8],
        [0, 5],
      ] as const),
      ...([
        [0, 3],
        [5, 0],
        [8, 5],
        [3, 8],
      ] as const),
      ...([
        [2, 1],
        [7, 2],
        [6, 7],
        [1, 6],
      ] as const),
      ...([
        [1, 2],
        [6, 1],
        [7, 6],
        [2, 7],
      ] as const),
      ...([
        [4, 2],
        [6, 4],
        [4, 6],
        [2, 4],
      ] as const),
      ...([
        [3, 3],
        [5, 3],
        [5, 5],
        [3, 5],
      ] as const),
    ],
    walls: [
      [
        [1, 1],
        [1, 2],
      ],
      [
        [6, 1],
        [7, 1],
      ],
      [
        [7, 6],
        [7, 7],
      ],
      [
        [1, 7],
        [2, 7],
      ],
      [
        [3, 1],
        [4, 1],
      ],
      [
        [7, 3],
        [7, 4],
      ],
      [
        [4, 7],
        [5, 7],
      ],
      [
        [1, 4],
        [1, 5],
      ],
      [
        [2, 2],
        [3, 2],
      ],
      [
        [6, 2],
        [6, 3],
      ],
      [
        [5, 6],
        [6, 6],
      ],
      [
        [2, 5],
        [2, 6],
      ],
      [
        [3, 3],
        [4, 3],
      ],
      [
        [5, 3],
        [5, 4],
      ],
      [
        [4, 5],
        [5, 5],
      ],
      [
        [3, 4],
        [3, 5],
      ],
      [
        [4, 0],
        [4, 1],
      ],
      [
        [7, 4],
        [8, 4],
      ],
      [
        [4, 7],
        [4, 8],
      ],
      [
        [0, 4],
        [1, 4],
      ],
    ],
  },
} as const satisfies Record<Mode, Board>;
