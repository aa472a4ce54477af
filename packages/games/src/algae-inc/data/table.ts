import type { Row } from '@benchtop/engine/effects';
import { gain, on, per } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';

/** Player colours by seat. */
export const playerColours = ['red', 'orange', 'white', 'teal'] as const;
export type PlayerColour = (typeof playerColours)[number];
export const players = {
  red: { name: 'Red', hex: '#c8322b' },
  orange: { name: 'Orange', hex: '#e98a15' },
  white: { name: 'White', hex: '#f4f1ea' },
  teal: { name: 'Teal', hex: '#0f7f8c' },
} as const satisfies Record<PlayerColour, { readonly name: string; readonly hex: string }>;

/** ALG-SET-10: Double Action tiles, each with a disk and a marker. */
export const DOUBLE_TILES = 10;
/** ALG-SET-08. */
export const START_CUBES = 2;
/** ALG-SET-26. */
export const START_ENERGY = 3;
/** ALG-RUL-81: VP to start with, by number of players, in the order of the first week. */
export const headStarts = { 1: [0], 2: [0, 4], 3: [2, 1, 0], 4: [2, 2, 0, 1] } as const;
/** ALG-SET-11. */
export const CONTRACTS_DEALT = 3;
/** ALG-SET-17: city bonus tokens in a pool. */
export const POOL_TOKENS = 2;
/** ALG-END-07: left-over items for one VP. */
export const ITEMS_PER_VP = 4;
/** ALG-SOLO-07: VP of the competitor for a bonus token. */
export const COMPETITOR_TOKEN_VP = 2;
/** VP that may be taken off the competitor at the end. */
export const handicaps = ['0', '10', '20'] as const;

/** What everybody has, and what two departments do on Monday Morning. */
export const boards = {
  'double-action': {
    name: 'the Double Action tiles',
    abilities: [on('monday', [gain({ euro: per(1, 'free-disk', {}, { plus: 2 }), vp: per(1, 'free-marker') })])],
  },
  degeneration: { name: 'the food rack', abilities: [on('monday', [{ act: 'degenerate' }])] },
  refining: { name: 'the refinery', do: [{ act: 'refine' }] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };
