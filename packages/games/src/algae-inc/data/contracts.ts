import type { Row } from '@benchtop/engine/effects';
import type { AbilityId } from './abilities.ts';
import { gain } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';
import type { ScoringId } from './scorings.ts';
import type { DepartmentId } from './words.ts';

/** A card of three parts: an end scoring, a contract export and a permanent ability. The row is the export's reward. */
export interface Contract extends Row<AlgLexicon> {
  readonly department: DepartmentId;
  readonly scoring: ScoringId;
  /** What the contract export asks for. */
  readonly demand: number;
  readonly ability: AbilityId;
}

export const contracts = {
  'con-cos-1': {
    name: 'Spa Chain',
    department: 'cosmetics',
    scoring: 'es-recruits',
    demand: 2,
    do: [gain({ vp: 1, science: 2 })],
    ability: 'ab-machine-c',
  },
  'con-cos-2': {
    name: 'Drugstore Shelf',
    department: 'cosmetics',
    scoring: 'es-group',
    demand: 2,
    do: [gain({ vp: 1, choice: 1, market: 1 })],
    ability: 'ab-lab',
  },
  'con-cos-3': {
    name: 'Hotel Amenities',
    department: 'cosmetics',
    scoring: 'es-crossover',
    demand: 3,
    do: [gain({ vp: 2, freelance: 1, euro: 2 })],
    ability: 'ab-early-shift',
  },
  'con-cos-4': {
    name: 'Salon Supplier',
    department: 'cosmetics',
    scoring: 'es-energy',
    demand: 3,
    do: [gain({ vp: 1, wild: 1, science: 3 })],
    ability: 'ab-trader',
  },
  'con-cos-5': {
    name: 'Airport Boutique',
    department: 'cosmetics',
    scoring: 'es-low-demand',
    demand: 4,
    do: [gain({ vp: 3, euro: 4 })],
    ability: 'ab-partner',
  },
  'con-cos-6': {
    name: 'Organic Label',
    department: 'cosmetics',
    scoring: 'es-teams',
    demand: 4,
    do: [gain({ vp: 4, choice: 2 })],
    ability: 'ab-sales',
  },
  'con-cos-7': {
    name: 'Clinic Range',
    department: 'cosmetics',
    scoring: 'es-stock',
    demand: 5,
    do: [gain({ vp: 5, market: 3 })],
    ability: 'ab-planner',
  },
  'con-cos-8': {
    name: 'Export Prize',
    department: 'cosmetics',
    scoring: 'es-regions',
    demand: 6,
    do: [gain({ vp: 6, wild: 1, euro: 2 })],
    ability: 'ab-recruit',
  },
  'con-bf-1': {
    name: 'City Buses',
    department: 'biofuel',
    scoring: 'es-energy',
    demand: 3,
    do: [gain({ vp: 4, euro: 3 })],
    ability: 'ab-grid',
  },
  'con-bf-2': {
    name: 'Ferry Line',
    department: 'biofuel',
    scoring: 'es-capitals',
    demand: 2,
    do: [gain({ vp: 3, choice: 1, euro: 1 })],
    ability: 'ab-burner',
  },
  'con-bf-3': {
    name: 'Farm Co-op',
    department: 'biofuel',
    scoring: 'es-engineering',
    demand: 2,
    do: [gain({ vp: 2, freelance: 2, science: 2 })],
    ability: 'ab-foreman',
  },
  'con-bf-4': {
    name: 'Regional Airline',
    department: 'biofuel',
    scoring: 'es-opener',
    demand: 5,
    do: [gain({ vp: 7, choice: 3 })],
    ability: 'ab-long-haul',
  },
  'con-bf-5': {
    name: 'Fire Brigade',
    department: 'biofuel',
    scoring: 'es-euros',
    demand: 3,
    do: [gain({ vp: 3, wild: 1, market: 3 })],
    ability: 'ab-harvest',
  },
  'con-bf-6': {
    name: 'Freight Rail',
    department: 'biofuel',
    scoring: 'es-storages',
    demand: 4,
    do: [gain({ vp: 5, science: 4 })],
    ability: 'ab-weekend',
  },
  'con-bf-7': {
    name: 'Racing Series',
    department: 'biofuel',
    scoring: 'es-double',
    demand: 6,
    do: [gain({ vp: 8, wild: 1, choice: 2 })],
    ability: 'ab-machine-b',
  },
  'con-bf-8': {
    name: 'Power Reserve',
    department: 'biofuel',
    scoring: 'es-high-demand',
    demand: 4,
    do: [gain({ vp: 6, euro: 2 })],
    ability: 'ab-sidejob',
  },
  'con-bp-1': {
    name: 'Festival Cups',
    department: 'bioplastics',
    scoring: 'es-high-demand',
    demand: 3,
    do: [gain({ vp: 3, choice: 3 })],
    ability: 'ab-machine-a',
  },
  'con-bp-2': {
    name: 'Toy Maker',
    department: 'bioplastics',
    scoring: 'es-science',
    demand: 2,
    do: [gain({ vp: 2, freelance: 2 })],
    ability: 'ab-lab',
  },
  'con-bp-3': {
    name: 'Packaging Pool',
    department: 'bioplastics',
    scoring: 'es-follower',
    demand: 2,
    do: [gain({ vp: 1, euro: 4 })],
    ability: 'ab-trader',
  },
  'con-bp-4': {
    name: 'Garden Centre',
    department: 'bioplastics',
    scoring: 'es-recruits',
    demand: 4,
    do: [gain({ vp: 4, wild: 1, science: 2 })],
    ability: 'ab-harvest',
  },
  'con-bp-5': {
    name: 'Medical Supplies',
    department: 'bioplastics',
    scoring: 'es-colours',
    demand: 5,
    do: [gain({ vp: 6, euro: 3 })],
    ability: 'ab-sales',
  },
  'con-bp-6': {
    name: 'Furniture House',
    department: 'bioplastics',
    scoring: 'es-engineering',
    demand: 4,
    do: [gain({ vp: 5, market: 2 })],
    ability: 'ab-pioneer',
  },
  'con-bp-7': {
    name: 'Car Interior',
    department: 'bioplastics',
    scoring: 'es-group',
    demand: 6,
    do: [gain({ vp: 7, wild: 1, market: 2 })],
    ability: 'ab-planner',
  },
  'con-bp-8': {
    name: 'Office Outfitter',
    department: 'bioplastics',
    scoring: 'es-euros',
    demand: 3,
    do: [gain({ vp: 2, science: 3, freelance: 2 })],
    ability: 'ab-silo',
  },
  'con-fd-1': {
    name: 'Sushi Bars',
    department: 'food',
    scoring: 'es-stock',
    demand: 2,
    do: [gain({ vp: 1, euro: 2 })],
    ability: 'ab-machine-b',
  },
  'con-fd-2': {
    name: 'School Kitchens',
    department: 'food',
    scoring: 'es-regions',
    demand: 3,
    do: [gain({ vp: 2, science: 3 })],
    ability: 'ab-early-shift',
  },
  'con-fd-3': {
    name: 'Vegan Burgers',
    department: 'food',
    scoring: 'es-science',
    demand: 2,
    do: [gain({ vp: 1, market: 1, choice: 1 })],
    ability: 'ab-silo',
  },
  'con-fd-4': {
    name: 'Airline Catering',
    department: 'food',
    scoring: 'es-capitals',
    demand: 4,
    do: [gain({ vp: 3, wild: 1, euro: 2 })],
    ability: 'ab-partner',
  },
  'con-fd-5': {
    name: 'Supplement Brand',
    department: 'food',
    scoring: 'es-teams',
    demand: 5,
    do: [gain({ vp: 5, science: 3 })],
    ability: 'ab-recruit',
  },
  'con-fd-6': {
    name: 'Supermarket Chain',
    department: 'food',
    scoring: 'es-follower',
    demand: 3,
    do: [gain({ vp: 1, wild: 1, freelance: 1, euro: 2 })],
    ability: 'ab-foreman',
  },
  'con-fd-7': {
    name: 'Star Restaurant',
    department: 'food',
    scoring: 'es-opener',
    demand: 6,
    do: [gain({ vp: 6, wild: 1, science: 2 })],
    ability: 'ab-weekend',
  },
  'con-fd-8': {
    name: 'Fish Farms',
    department: 'food',
    scoring: 'es-low-demand',
    demand: 4,
    do: [gain({ vp: 4, freelance: 2 })],
    ability: 'ab-long-haul',
  },
} as const satisfies { readonly [id: string]: Contract };
export type ContractId = keyof typeof contracts;
export const contractIds = Object.keys(contracts) as ContractId[];

/** The back of a card. */
export function departmentOfContract(id: ContractId): DepartmentId {
  return contracts[id].department;
}
