import type { Byproduct, Species } from './words.ts';

/** ALG-SET-25: what a tank of algae holds before storages are opened. */
export const TANK_CAPACITY = 4;
/** ALG-MON-06, ALG-BYP-04: a cube that no tank gives. */
export const CUBE_PRICE = 1;

/** Rows of a by-product tank, filled from the bottom. */
export const TANK_ROWS = 6;
/** ALG-SET-24: rows that are filled at setup. */
export const FILLED_ROWS = 2;
/** ALG-BYP-01: euros for a cube by its row, from the bottom. */
export const coins = [3, 3, 2, 2, 1, 1] as const;
/** ALG-SET-23: columns of a tank tile and of a printed tank. */
export const TILE_COLUMNS = 1;
export const PRINTED_COLUMNS = 2;

export const speciesNames = {
  spirulina: 'Spirulina',
  chlorella: 'Chlorella',
  nori: 'Nori',
  kelp: 'Kelp',
} as const satisfies Record<Species, string>;

export const byproductNames = {
  biomass: 'biomass',
  'bio-oil': 'bio-oil',
} as const satisfies Record<Byproduct, string>;
