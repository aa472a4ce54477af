/** Algoracing: random playouts of the smallest and of the largest game. */
import { algoracing } from '@benchtop/games/algoracing';
import type { Variant } from './measure.ts';
import { searching } from './playouts.ts';

export const basic: Variant = (budget) => searching(algoracing, 2, { mode: 'basic', layout: 'standard' }, budget);

export const full: Variant = (budget) => searching(algoracing, 4, { mode: 'full', layout: 'standard' }, budget);
