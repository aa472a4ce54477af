import type { Row } from '@benchtop/engine/effects';
import { gain, per } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';

export const GRID_ROWS = 8;
export const GRID_COLUMNS = 6;
export const CELLS = GRID_ROWS * GRID_COLUMNS;

/** ALG-SIDE-01: cost zones of two rows each, from the top: points to take a tile, science points to place one. */
export const zones = [
  { rows: [0, 1], engineering: 3, science: 5 },
  { rows: [2, 3], engineering: 2, science: 4 },
  { rows: [4, 5], engineering: 1, science: 3 },
  { rows: [6, 7], engineering: 0, science: 2 },
] as const;

/** The place of a cell in the list of all cells. */
export function cellAt(row: number, column: number): number {
  return GRID_COLUMNS * row + column;
}

type Offset = readonly [row: number, column: number];

/** Cells from the top left corner, for each quarter turn clockwise that makes a difference. */
export const shapes = {
  D2: [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
    ],
  ],
  I3: [
    [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  ],
  L3: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  ],
  O4: [
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  ],
} as const satisfies { readonly [shape: string]: readonly (readonly Offset[])[] };
export type Shape = keyof typeof shapes;
export const shapeIds = Object.keys(shapes) as Shape[];

/** Printed bonuses: what a tile that covers them brings. */
export const bonusRows = {
  'side-energy-1': { name: 'the Side board', do: [gain({ energy: 1 })] },
  'side-energy-2': { name: 'the Side board', do: [gain({ energy: 2 })] },
  'side-choice': { name: 'the Side board', do: [gain({ choice: 1 })] },
  'side-wild': { name: 'the Side board', do: [gain({ wild: 1 })] },
  'side-byproduct-1': { name: 'the Side board', do: [{ act: 'store', cubes: 1 }] },
  'side-byproduct-2': { name: 'the Side board', do: [{ act: 'store', cubes: 2 }] },
  'side-milestones': { name: 'the Side board', do: [gain({ vp: per(1, 'free-marker') })] },
  'side-operators': { name: 'the Side board', do: [{ act: 'income', team: 'operators' }] },
  'side-engineers': { name: 'the Side board', do: [{ act: 'income', team: 'engineers' }] },
  'side-scientists': { name: 'the Side board', do: [{ act: 'income', team: 'scientists' }] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };
export type BonusId = keyof typeof bonusRows;

/** The letters of the layouts. */
export const bonusLetters: { readonly [letter: string]: BonusId } = {
  e: 'side-energy-1',
  E: 'side-energy-2',
  c: 'side-choice',
  w: 'side-wild',
  y: 'side-byproduct-1',
  Y: 'side-byproduct-2',
  m: 'side-milestones',
  o: 'side-operators',
  n: 'side-engineers',
  s: 'side-scientists',
};

/** Where bonuses are printed: on the four Side boards, and on the two sides of the four inserts. */
export const layouts = {
  cosmetics: ['...o..', '.m..w.', 's.n...', '...Y.E', '.e....', 'y....c', '....e.', '..c...'],
  biofuel: ['.w...m', '..n...', '....Y.', 's.E..o', '.e....', 'y..c..', '....e.', '...c..'],
  bioplastics: ['...n..', '..m..w', '.E.s..', '..o..Y', 'c.....', '.y..e.', '......', 'e...c.'],
  food: ['..w...', '.m.o..', '.....E', 'Y.n.s.', '...c.y', '.e....', '....c.', 'e.....'],
  'insert-1-a': ['..m..n', 'w.....', '..s.Y.', '.E.o..', 'c...y.', '.....e', '.c....', '...e..'],
  'insert-1-b': ['c...m.', '..w..s', '.n.E..', 'o.....', '.Y....', '..c.e.', '.....e', '...y..'],
  'insert-2-a': ['..m...', '...w.o', 'Y...n.', '..E..s', '.e.y..', '....c.', 'e.....', '.c....'],
  'insert-2-b': ['.c....', 'w..m.n', '....o.', 'E.s...', '.c.e..', '..Y...', '.....y', '....e.'],
  'insert-3-a': ['m.....', '..w..s', '.E....', 'o.n.Y.', '...c.y', '.e....', '....c.', '...e..'],
  'insert-3-b': ['...o..', 'w.m.c.', '.E...s', '...n..', '..c.Y.', 'e.....', '......', '.y...e'],
  'insert-4-a': ['.m..w.', '..n...', 'o...E.', '...Y.s', '..e...', 'c....y', '...e..', '.c....'],
  'insert-4-b': ['...c.w', 'm.s...', '.....n', '.E..o.', '...Y..', 'e.c...', '......', '.e..y.'],
} as const satisfies { readonly [id: string]: readonly string[] };
export type LayoutId = keyof typeof layouts;
export const layoutIds = Object.keys(layouts) as LayoutId[];
/** Inserts in the box, each with its two sides. */
export const inserts = [
  { a: 'insert-1-a', b: 'insert-1-b' },
  { a: 'insert-2-a', b: 'insert-2-b' },
  { a: 'insert-3-a', b: 'insert-3-b' },
  { a: 'insert-4-a', b: 'insert-4-b' },
] as const satisfies readonly { readonly a: LayoutId; readonly b: LayoutId }[];
