import type { Row } from '@benchtop/engine/effects';
import { add, firstOfEach, gain, on, onMonday, to } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';

/** Permanent abilities of contracts. */
export const abilities = {
  'ab-recruit': { name: 'Recruiter', abilities: [add('recruit-price', -1)] },
  'ab-long-haul': { name: 'Long Haul', abilities: [add('reach', 1)] },
  'ab-grid': { name: 'Grid', abilities: [to('energy-price', 1)] },
  'ab-trader': { name: 'Trader', abilities: [add('coins-stored', 1)] },
  'ab-burner': { name: 'Burner', abilities: [add('burn-yield', 1, firstOfEach)] },
  'ab-sidejob': { name: 'Side Job', abilities: [on('small-action', [gain({ euro: 1 })])] },
  'ab-foreman': { name: 'Foreman', abilities: [add('engineering-points', 1)] },
  'ab-lab': { name: 'Lab', abilities: [add('tile-cost', -1, firstOfEach)] },
  'ab-early-shift': { name: 'Early Shift', abilities: [add('move-income', 1, onMonday)] },
  'ab-harvest': { name: 'Harvest', abilities: [add('cube-income', 1, onMonday)] },
  'ab-planner': { name: 'Planner', abilities: [on('monday', [gain({ choice: 1 })])] },
  'ab-silo': { name: 'Silo', abilities: [add('storage-room', 2), to('cube-price', 0)] },
  'ab-pioneer': { name: 'Trailblazer', abilities: [on('opened', [gain({ euro: 1 })])] },
  'ab-partner': { name: 'Partner', abilities: [on('followed', [gain({ science: 1 })])] },
  'ab-sales': { name: 'Sales', abilities: [add('export-value', 1, firstOfEach)] },
  'ab-weekend': { name: 'Weekend Shift', abilities: [add('weekend-zone', 1)] },
  'ab-machine-a': { name: 'Strong Machine A', abilities: [add('capacity-a', 1)] },
  'ab-machine-b': { name: 'Strong Machine B', abilities: [add('capacity-b', 1)] },
  'ab-machine-c': { name: 'Strong Machine C', abilities: [add('capacity-c', 1)] },
} as const satisfies { readonly [id: string]: Row<AlgLexicon> };
export type AbilityId = keyof typeof abilities;
export const abilityIds = Object.keys(abilities) as AbilityId[];
