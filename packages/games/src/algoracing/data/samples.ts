import type { Mode } from './board.ts';

export const sampleTypes = ['yellow', 'blue', 'green', 'violet'] as const;
export type SampleType = (typeof sampleTypes)[number];

/** Each type has a shape of its own, so that nobody needs to tell colours apart. */
export const samples = {
  yellow: { name: 'yellow spore', shape: 'spore' },
  blue: { name: 'blue crystal', shape: 'crystal' },
  green: { name: 'green moss', shape: 'moss' },
  violet: { name: 'violet shell', shape: 'shell' },
} as const satisfies Record<SampleType, { readonly name: string; readonly shape: string }>;

/** Tokens of each type. */
export const perType = { basic: 3, full: 5 } as const satisfies Record<Mode, number>;

/**
 * A face-down token. The number is its place after shuffling, so that it tells nothing about the type.
 */
export const sampleIds = [
  ...(['s01', 's02', 's03', 's04', 's05', 's06', 's07', 's08', 's09', 's10'] as const),
  ...(['s11', 's12', 's13', 's14', 's15', 's16', 's17', 's18', 's19', 's20'] as const),
] as const;
export type SampleId = (typeof sampleIds)[number];

/** Points for a delivered sample: of a type that is new for this player, and of any other. */
export const NEW_TYPE = 2;
export const KNOWN_TYPE = 1;
