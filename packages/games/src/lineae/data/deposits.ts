import type { Mineral } from './goods.ts';

/** The tiles; each has two sides. */
export const tiles = ['basalt-shelf', 'magnetite-ridge', 'brine-pool', 'black-smoker', 'tholin-bed'] as const;
export type TileId = (typeof tiles)[number];
/** Tiles that lie below the ocean, each below two columns. */
export const DEPOSITS = 4;

/** One side of a tile. */
export interface Deposit {
  readonly tile: TileId;
  readonly name: string;
  /** What dissolves into each mineral column above, from the left. */
  readonly pattern: readonly (Mineral | null)[];
  readonly excavate: Mineral;
  /** What a vessel that starts above takes. */
  readonly setup: Mineral;
}

const [si, fe, na, su, hc] = ['silica', 'iron', 'salt', 'sulfur', 'hydrocarbon'] as const;
const no = null;

export const deposits = {
  'basalt-shelf-a': {
    tile: 'basalt-shelf',
    name: 'Basalt Shelf',
    pattern: [no, si, fe, no, si, fe],
    excavate: 'salt',
    setup: 'hydrocarbon',
  },
  'basalt-shelf-b': {
    tile: 'basalt-shelf',
    name: 'Basalt Shelf',
    pattern: [fe, no, si, fe, si, no],
    excavate: 'sulfur',
    setup: 'salt',
  },
  'magnetite-ridge-a': {
    tile: 'magnetite-ridge',
    name: 'Magnetite Ridge',
    pattern: [fe, no, na, fe, no, na],
    excavate: 'sulfur',
    setup: 'silica',
  },
  'magnetite-ridge-b': {
    tile: 'magnetite-ridge',
    name: 'Magnetite Ridge',
    pattern: [na, fe, no, no, na, fe],
    excavate: 'hydrocarbon',
    setup: 'sulfur',
  },
  'brine-pool-a': {
    tile: 'brine-pool',
    name: 'Brine Pool',
    pattern: [no, na, su, na, no, su],
    excavate: 'hydrocarbon',
    setup: 'iron',
  },
  'brine-pool-b': {
    tile: 'brine-pool',
    name: 'Brine Pool',
    pattern: [su, na, no, su, no, na],
    excavate: 'silica',
    setup: 'hydrocarbon',
  },
  'black-smoker-a': {
    tile: 'black-smoker',
    name: 'Black Smoker',
    pattern: [su, hc, no, su, hc, no],
    excavate: 'silica',
    setup: 'salt',
  },
  'black-smoker-b': {
    tile: 'black-smoker',
    name: 'Black Smoker',
    pattern: [no, hc, su, hc, su, no],
    excavate: 'iron',
    setup: 'silica',
  },
  'tholin-bed-a': {
    tile: 'tholin-bed',
    name: 'Tholin Bed',
    pattern: [hc, no, si, no, hc, si],
    excavate: 'iron',
    setup: 'sulfur',
  },
  'tholin-bed-b': {
    tile: 'tholin-bed',
    name: 'Tholin Bed',
    pattern: [si, no, hc, si, no, hc],
    excavate: 'salt',
    setup: 'iron',
  },
} as const satisfies { readonly [id: string]: Deposit };
export type SideId = keyof typeof deposits;
export const sideIds = Object.keys(deposits) as SideId[];
