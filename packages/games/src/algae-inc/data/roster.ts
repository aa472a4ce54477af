import type { Row } from '@benchtop/engine/effects';
import { gain } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';
import type { Team } from './words.ts';

export const teamNames = {
  operators: 'Operators',
  engineers: 'Engineers',
  scientists: 'Scientists',
} as const satisfies Record<Team, string>;

/** ALG-REC-03: columns of the roster; the first member is printed. */
export const COLUMNS = 4;
/** ALG-REC-01: euros by column. */
export const recruitPrices = [0, 1, 2, 3] as const;
/** Staff tiles of each team. */
export const STAFF_TILES = 12;
/** ALG-MON-10: what an income upgrade adds. */
export const INCOME_UPGRADE = 2;

/** ALG-REC-02: what the second, third and fourth space of a team give. */
export const roster = {
  'operators-2': { name: 'the second Operator', do: [gain({ choice: 1 })] },
  'operators-3': { name: 'the third Operator', do: [gain({ vp: 2, market: 1 })] },
  'operators-4': { name: 'the fourth Operator', do: [gain({ vp: 3, wild: 1 })] },
  'engineers-2': { name: 'the second Engineer', do: [gain({ choice: 1 })] },
  'engineers-3': { name: 'the third Engineer', do: [gain({ vp: 2, freelance: 1 })] },
  'engineers-4': { name: 'the fourth Engineer', do: [gain({ vp: 3, wild: 1 })] },
  'scientists-2': { name: 'the second Scientist', do: [gain({ choice: 1 })] },
  'scientists-3': { name: 'the third Scientist', do: [gain({ vp: 2, science: 2 })] },
  'scientists-4': { name: 'the fourth Scientist', do: [gain({ vp: 3, wild: 1 })] },
} as const satisfies { readonly [space in `${Team}-${2 | 3 | 4}`]: Row<AlgLexicon> };
