import type { Mode } from './board.ts';

export const colours = ['red', 'white', 'black', 'orange'] as const;
export type Colour = (typeof colours)[number];

/** `labs`: where a rover of this colour delivers in the full game: the bases of these colours. */
export const rovers = {
  red: { name: 'Red', labs: ['black', 'orange'] },
  white: { name: 'White', labs: ['orange', 'red'] },
  black: { name: 'Black', labs: ['red', 'white'] },
  orange: { name: 'Orange', labs: ['white', 'black'] },
} as const satisfies Record<Colour, { readonly name: string; readonly labs: readonly [Colour, Colour] }>;

/** Samples a rover can carry. */
export const CAPACITY = 3;
/** Points that win at once. */
export const target = { basic: 7, full: 9 } as const satisfies Record<Mode, number>;
/** Rounds after which the match ends. */
export const lastRound = { basic: 40, full: 50 } as const satisfies Record<Mode, number>;
/** Passes in a row, per player, that end the match. */
export const PASSES = 5;

/** Ascending: the first medal whose `upTo` is not exceeded by the number of turns is earned. */
export const medals = [
  { upTo: 6, title: 'gold' },
  { upTo: 9, title: 'silver' },
  { upTo: 13, title: 'bronze' },
] as const satisfies readonly { readonly upTo: number; readonly title: string }[];
