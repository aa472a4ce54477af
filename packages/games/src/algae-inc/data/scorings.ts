import type { Row } from '@benchtop/engine/effects';
import { per, score } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';

/** End scorings of contracts. Only map exports are cities. */
export const scorings = {
  'es-regions': { name: 'Presence', abilities: [score(per(2, 'city', {}, { by: { values: 'region', of: 1 } }))] },
  'es-capitals': { name: 'Capitals', abilities: [score(per(2, 'city', { kind: 'capital' }))] },
  'es-recruits': { name: 'Employer', abilities: [score(per(1, 'staff-tile'))] },
  'es-science': { name: 'Research', abilities: [score(per(2, 'side-tile', {}, { most: 8 }))] },
  'es-engineering': { name: 'Machinery', abilities: [score(per(1, 'engineering-tile'))] },
  'es-crossover': { name: 'Crossovers', abilities: [score(per(3, 'laid-crossover'))] },
  'es-energy': { name: 'Power', abilities: [score(per(1, 'energy-level', {}, { every: 2 }))] },
  'es-euros': { name: 'Reserves', abilities: [score(per(1, 'euro-pile', {}, { every: 2, most: 8 }))] },
  'es-group': { name: 'Network', abilities: [score(per(1, 'city', {}, { by: 'linked' }))] },
  'es-opener': { name: 'New Markets', abilities: [score(per(1, 'city', { opened: true }))] },
  'es-follower': { name: 'Good Company', abilities: [score(per(1, 'city', { shared: true }))] },
  'es-high-demand': { name: 'Wholesale', abilities: [score(per(2, 'city', { demand: { least: 4 } }))] },
  'es-low-demand': { name: 'Retail', abilities: [score(per(1, 'city', { demand: { most: 2 } }))] },
  'es-storages': { name: 'Variety', abilities: [score(per(2, 'opened-storage'))] },
  'es-colours': {
    name: 'All-Rounder',
    abilities: [score(per(1, 'milestone', {}, { by: { values: 'colour', of: 1 } }))],
  },
  'es-stock': { name: 'Stock', abilities: [score(per(1, 'dispatch-cube', {}, { most: 6 }))] },
  'es-teams': { name: 'Balance', abilities: [score(per(2, 'smallest-team'))] },
  'es-double': { name: 'Spare Time', abilities: [score(per(1, 'ready-tile'))] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };
export type ScoringId = keyof typeof scorings;
export const scoringIds = Object.keys(scorings) as ScoringId[];
