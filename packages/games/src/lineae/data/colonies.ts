import type { Row } from '@benchtop/engine/effects';
import { gain, on, oneTo, pay, per, upTo } from './lexicon.ts';
import type { LinLexicon, Module, Octagon } from './lexicon.ts';

export interface Colony extends Row<LinLexicon> {
  /** LIN-COL-05: the lowest is promoted first. */
  readonly priority: number;
  /** `none`: it works without workers. */
  readonly octagon: Octagon | 'none';
  /** Another turn after the action. */
  readonly arrow: boolean;
  readonly module: Module;
}

export const colonies = {
  'commerce-exchange': {
    name: 'the Commerce Exchange',
    priority: 1,
    octagon: 'multi',
    arrow: true,
    module: 'base',
    do: [gain({ money: 2 }), upTo(2, pay({ cube: 1 }, gain({ money: 2 })))],
  },
  'greenhouse-dome': {
    name: 'the Greenhouse Dome',
    priority: 2,
    octagon: 'none',
    arrow: false,
    module: 'base',
    abilities: [on('sunlight', [gain({ money: per(1, 'icon') })])],
  },
  'training-academy': {
    name: 'the Training Academy',
    priority: 3,
    octagon: 'multi',
    arrow: false,
    module: 'base',
    do: [{ act: 'hire', less: 2, ready: true }],
  },
  'hydrodynamic-generator': {
    name: 'the Hydrodynamic Generator',
    priority: 4,
    octagon: 'none',
    arrow: false,
    module: 'base',
    abilities: [on('sunlight', [gain({ electricity: per(1, 'open-lock') })])],
  },
  'remote-pilot-station': {
    name: 'the Remote Pilot Station',
    priority: 5,
    octagon: 'single',
    arrow: false,
    module: 'base',
    do: [{ act: 'dive', sub: 'any' }],
  },
  'broadcast-tower': {
    name: 'the Broadcast Tower',
    priority: 6,
    octagon: 'single',
    arrow: false,
    module: 'base',
    do: [pay({ money: 4 }, gain({ vp: 3 }))],
  },
  'water-treatment-plant': {
    name: 'the Water Treatment Plant',
    priority: 7,
    octagon: 'single',
    arrow: false,
    module: 'base',
    do: [{ act: 'filter', most: 2 }],
  },
  'lock-control-tower': {
    name: 'the Lock Control Tower',
    priority: 8,
    octagon: 'single',
    arrow: true,
    module: 'base',
    do: [gain({ money: 1 }), { act: 'toggle', lock: 'any' }],
  },
  'chemical-works': {
    name: 'the Chemical Works',
    priority: 9,
    octagon: 'multi',
    arrow: false,
    module: 'base',
    do: [oneTo(2, pay({ cube: 1 }, gain({ mineral: 1 })))],
  },
  spaceport: {
    name: 'the Spaceport',
    priority: 10,
    octagon: 'multi',
    arrow: false,
    module: 'base',
    do: [{ act: 'launch', reach: 1, first: 2 }],
  },
  'algae-farm': {
    name: 'the Algae Farm',
    priority: 11,
    octagon: 'multi',
    arrow: false,
    module: 'biogenesis',
    do: [gain({ algae: per(1, 'own-algae', {}, { most: 1, plus: 1 }) })],
  },
  'bio-reactor': {
    name: 'the Bio-Reactor',
    priority: 12,
    octagon: 'multi',
    arrow: true,
    module: 'biogenesis',
    do: [oneTo(3, pay({ algae: 1 }, gain({ hydrocarbon: 1 })))],
  },
  'stim-clinic': {
    name: 'the Stim Clinic',
    priority: 13,
    octagon: 'single',
    arrow: false,
    module: 'biogenesis',
    do: [pay({ algae: 1, salt: 1 }, { act: 'recall', most: 3, but: 'stim-clinic' })],
  },
} as const satisfies { readonly [id: string]: Colony };
export type ColonyId = keyof typeof colonies;
export const colonyIds = Object.keys(colonies) as ColonyId[];

/** LIN-SET-09: what lies under the leftmost and the rightmost rocket. */
export const underRockets = ['hydrodynamic-generator', 'water-treatment-plant'] as const satisfies ColonyId[];
