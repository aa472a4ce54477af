import type { Row } from '@benchtop/engine/effects';
import { to, UNLIMITED } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';
import type { Shape } from './side-board.ts';
import type { DepartmentId, SlotId } from './words.ts';

interface SideTile extends Row<AlgLexicon> {
  readonly department: DepartmentId;
  readonly shape: Shape;
  /** How it is written on the map of the Side board. */
  readonly letter: string;
}

/** A tile that improves the plant. */
export interface Engineering extends SideTile {
  /** Where it goes; with several of them its owner chooses a free one. */
  readonly slots: readonly SlotId[];
}

/** A tile that comes back as a blank science tile. */
export type Crossover = SideTile;

const CONVEYOR_MOVES = 2;

/** ALG-ENG-04, ALG-ENG-05. */
function capacity(
  department: DepartmentId,
  letter: string,
  raised: readonly [tile: number, flipped: number],
): Engineering {
  return {
    name: 'Capacity',
    department,
    letter,
    shape: 'D2',
    slots: ['cap-a', 'cap-b', 'cap-c'],
    do: [{ act: 'fit-capacity', to: raised[0], flipped: raised[1] }],
  };
}

/** ALG-ENG-06. */
function conveyor(department: DepartmentId, letter: string): Engineering {
  return {
    name: 'Conveyor',
    department,
    letter,
    shape: 'I3',
    slots: ['conv-a', 'conv-b'],
    do: [{ act: 'fit-conveyor', moves: CONVEYOR_MOVES }],
  };
}

/** ALG-ENG-09. The first lies on top of the second on the Side board, and below it on the plant. */
function table(department: DepartmentId, level: 1 | 2): Engineering {
  return {
    name: level === 1 ? 'Loss table' : 'Better loss table',
    department,
    letter: 'T',
    shape: 'O4',
    slots: ['table'],
    abilities: [to('loss-table', level)],
  };
}

const intakeB = { shape: 'L3', letter: 'I', slots: ['intake-b'] } as const;
const intakeC = { shape: 'L3', letter: 'J', slots: ['intake-c'] } as const;
const first = { shape: 'D2', letter: 'P', slots: ['extra-1'] } as const;
const second = { shape: 'L3', letter: 'Q', slots: ['extra-2'] } as const;
const [cosmetics, biofuel, bioplastics, food] = [
  { department: 'cosmetics' },
  { department: 'biofuel' },
  { department: 'bioplastics' },
  { department: 'food' },
] as const;

export const engineering = {
  'cos-eng-capacity-1': capacity('cosmetics', 'A', [4, 5]),
  'cos-eng-capacity-2': capacity('cosmetics', 'B', [4, 5]),
  'cos-eng-capacity-3': capacity('cosmetics', 'C', [4, 5]),
  'cos-eng-conveyor-1': conveyor('cosmetics', 'V'),
  'cos-eng-conveyor-2': conveyor('cosmetics', 'W'),
  'cos-eng-table-1': table('cosmetics', 1),
  'cos-eng-table-2': table('cosmetics', 2),
  'cos-eng-oil-dosing': { ...cosmetics, ...intakeB, name: 'Oil dosing', abilities: [to('cos-gb3-open', 1)] },
  'cos-eng-emulsifier': { ...cosmetics, ...intakeC, name: 'Emulsifier', abilities: [to('cos-gc2-open', 1)] },
  'cos-eng-twin-link': { ...cosmetics, ...first, name: 'Twin link', abilities: [to('cos-gb1-energy', 0)] },
  'cos-eng-gentle-press': { ...cosmetics, ...second, name: 'Gentle press', abilities: [to('cos-gc1-open', 0)] },

  'bf-eng-capacity-1': capacity('biofuel', 'A', [3, 4]),
  'bf-eng-capacity-2': capacity('biofuel', 'B', [3, 4]),
  'bf-eng-capacity-3': capacity('biofuel', 'C', [3, 4]),
  'bf-eng-conveyor-1': conveyor('biofuel', 'V'),
  'bf-eng-conveyor-2': conveyor('biofuel', 'W'),
  'bf-eng-table-1': table('biofuel', 1),
  'bf-eng-table-2': table('biofuel', 2),
  'bf-eng-oil-intake': { ...biofuel, ...intakeB, name: 'Oil intake', abilities: [to('bf-gb1-load', 2)] },
  'bf-eng-blender': { ...biofuel, ...intakeC, name: 'Blender', abilities: [to('bf-gc5-open', 1)] },
  'bf-eng-turbine': { ...biofuel, ...first, name: 'Turbine', abilities: [to('bf-ga2-yield', 2)] },
  'bf-eng-heat-exchanger': { ...biofuel, ...second, name: 'Heat exchanger', abilities: [to('bf-gb2-energy', 0)] },

  'bp-eng-capacity-1': capacity('bioplastics', 'A', [3, 4]),
  'bp-eng-capacity-2': capacity('bioplastics', 'B', [3, 4]),
  'bp-eng-capacity-3': capacity('bioplastics', 'C', [3, 4]),
  'bp-eng-conveyor-1': conveyor('bioplastics', 'V'),
  'bp-eng-conveyor-2': conveyor('bioplastics', 'W'),
  'bp-eng-table-1': table('bioplastics', 1),
  'bp-eng-table-2': table('bioplastics', 2),
  'bp-eng-hopper': { ...bioplastics, ...intakeB, name: 'Hopper', abilities: [to('bp-gb3-energy', 0)] },
  'bp-eng-blow-former': { ...bioplastics, ...intakeC, name: 'Blow former', abilities: [to('bp-gc1-open', 1)] },
  'bp-eng-recycler': {
    ...bioplastics,
    ...first,
    name: 'Recycler',
    abilities: [to('bp-gb1-energy', 0), to('bp-gb2-energy', 0)],
  },
  'bp-eng-regrinder': { ...bioplastics, ...second, name: 'Regrinder', abilities: [to('bp-gc2-open', 1)] },

  'fd-eng-capacity-1': capacity('food', 'A', [3, 4]),
  'fd-eng-capacity-2': capacity('food', 'B', [3, 4]),
  'fd-eng-capacity-3': capacity('food', 'C', [3, 4]),
  'fd-eng-conveyor-1': conveyor('food', 'V'),
  'fd-eng-conveyor-2': conveyor('food', 'W'),
  'fd-eng-table-1': table('food', 1),
  'fd-eng-table-2': table('food', 2),
  'fd-eng-hopper': { ...food, ...intakeB, name: 'Hopper', abilities: [to('fd-gb1-open', 1)] },
  'fd-eng-seasoning': { ...food, ...intakeC, name: 'Seasoning', abilities: [to('fd-gc3-open', 1)] },
  // A link without limit carries one cube at a time.
  'fd-eng-rack': {
    ...food,
    ...first,
    name: 'Rack',
    abilities: [
      to('fd-gc1-limit', UNLIMITED),
      to('fd-gc1-load', 1),
      to('fd-gc2-limit', UNLIMITED),
      to('fd-gc2-load', 1),
    ],
  },
  'fd-eng-chute': { ...food, ...second, name: 'Chute', abilities: [to('fd-yb3-open', 1)] },
} as const satisfies { readonly [id: string]: Engineering };
export type EngineeringId = keyof typeof engineering;
export const engineeringIds = Object.keys(engineering) as EngineeringId[];

function crossover(department: DepartmentId, letter: string, shape: Shape): Crossover {
  return { name: 'Crossover', department, letter, shape, do: [{ act: 'keep-crossover' }] };
}

/** ALG-SIDE-11. */
export const crossovers = {
  'cos-cross-1': crossover('cosmetics', '1', 'D2'),
  'cos-cross-2': crossover('cosmetics', '2', 'D2'),
  'cos-cross-3': crossover('cosmetics', '3', 'L3'),
  'cos-cross-4': crossover('cosmetics', '4', 'L3'),
  'bf-cross-1': crossover('biofuel', '1', 'D2'),
  'bf-cross-2': crossover('biofuel', '2', 'D2'),
  'bf-cross-3': crossover('biofuel', '3', 'L3'),
  'bf-cross-4': crossover('biofuel', '4', 'L3'),
  'bp-cross-1': crossover('bioplastics', '1', 'D2'),
  'bp-cross-2': crossover('bioplastics', '2', 'D2'),
  'bp-cross-3': crossover('bioplastics', '3', 'L3'),
  'bp-cross-4': crossover('bioplastics', '4', 'L3'),
  'fd-cross-1': crossover('food', '1', 'D2'),
  'fd-cross-2': crossover('food', '2', 'D2'),
  'fd-cross-3': crossover('food', '3', 'L3'),
  'fd-cross-4': crossover('food', '4', 'L3'),
} as const satisfies { readonly [id: string]: Crossover };
export type CrossoverId = keyof typeof crossovers;
export const crossoverIds = Object.keys(crossovers) as CrossoverId[];
