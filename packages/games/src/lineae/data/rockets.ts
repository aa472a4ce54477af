import type { Mineral } from './goods.ts';

/** Four printed minerals; the fifth spot takes any cube. */
export interface Rocket {
  readonly name: string;
  readonly spots: readonly [Mineral, Mineral, Mineral, Mineral];
}

const [si, fe, na, su, hc] = ['silica', 'iron', 'salt', 'sulfur', 'hydrocarbon'] as const;

export const rockets = {
  'jovian-semiconductors': { name: 'Jovian Semiconductors', spots: [si, si, fe, fe] },
  'seawater-batteries': { name: 'Seawater Batteries', spots: [fe, fe, na, na] },
  'ganymede-fertilizer': { name: 'Ganymede Fertilizer', spots: [na, na, su, su] },
  'vulcanized-seals': { name: 'Vulcanized Seals', spots: [su, su, hc, hc] },
  'aerogel-blankets': { name: 'Aerogel Blankets', spots: [hc, hc, si, si] },
  'optical-fibre': { name: 'Optical Fibre', spots: [si, si, na, su] },
  'tool-steel': { name: 'Tool Steel', spots: [fe, fe, su, hc] },
  'soda-glass': { name: 'Soda Glass', spots: [na, na, hc, si] },
  'pyrite-cells': { name: 'Pyrite Cells', spots: [su, su, si, fe] },
  'synthetic-rubber': { name: 'Synthetic Rubber', spots: [hc, hc, fe, na] },
} as const satisfies { readonly [id: string]: Rocket };
export type RocketId = keyof typeof rockets;
export const rocketIds = Object.keys(rockets) as RocketId[];

/** The printed spots and the wild one, which is the last. */
export const SPOTS = 5;
/** LIN-LCH-03: VP for the first, second, … cube of one action. */
export const ladder = [1, 2, 3, 3, 3] as const;
