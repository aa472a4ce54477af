/** Arctic CleanUp: random playouts, and what single operations on its states cost. */
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { costsOf } from './costs.ts';
import type { Variant } from './measure.ts';
import { playing, searching } from './playouts.ts';

const settings = { tempo: 'none', solo: false };

export const search =
  (seats: number): Variant =>
  (budget) =>
    searching(arcticCleanup, seats, settings, budget);

export const play: Variant = (budget) => playing(arcticCleanup, 4, settings, budget);

export const arcticCosts = costsOf(arcticCleanup, 4, settings);
