import type { Row } from '@benchtop/engine/effects';
import { add, to, UNLIMITED } from './lexicon.ts';
import type { AlgLexicon } from './lexicon.ts';
import { INCOME_UPGRADE } from './roster.ts';
import type { Shape } from './side-board.ts';
import { speciesNames } from './tanks.ts';
import type { DepartmentId, Species, Team } from './words.ts';

/** A tile that works once it lies on the Side board. */
export interface Science extends Row<AlgLexicon> {
  readonly department: DepartmentId;
  readonly shape: Shape;
  /** What it lies on before. */
  readonly covers: 'storage' | 'income' | 'transport' | 'special';
}

/** ALG-DEP-02, ALG-DEP-03. */
function storage(department: DepartmentId, kind: Species, shape: Shape): Science {
  return {
    name: `${speciesNames[kind]} storage`,
    department,
    shape,
    covers: 'storage',
    abilities: [to(`storage-${kind}`, 1), add(`tank-${kind}`, 1)],
  };
}

const incomes = {
  operators: { name: 'Operator income', point: 'cube-income', shape: 'L3' },
  engineers: { name: 'Engineer income', point: 'move-income', shape: 'L3' },
  scientists: { name: 'Scientist income', point: 'science-income', shape: 'I3' },
} as const satisfies Record<Team, unknown>;

/** ALG-MON-10. */
function income(department: DepartmentId, team: Team): Science {
  const { name, point, shape } = incomes[team];
  return { name, department, shape, covers: 'income', abilities: [add(point, INCOME_UPGRADE)] };
}

/** ALG-EXP-07. */
function transport(department: DepartmentId): Science {
  return {
    name: 'Transport',
    department,
    shape: 'I3',
    covers: 'transport',
    abilities: [to('transport-1', 0), to('transport-2', 1), to('transport-3', 3), to('transport-4', 5)],
  };
}

const cosmetics = { department: 'cosmetics', covers: 'special' } as const;
const biofuel = { department: 'biofuel', covers: 'special' } as const;
const bioplastics = { department: 'bioplastics', covers: 'special' } as const;
const food = { department: 'food', covers: 'special' } as const;

export const science = {
  'cos-sci-storage-spirulina': storage('cosmetics', 'spirulina', 'L3'),
  'cos-sci-storage-chlorella': storage('cosmetics', 'chlorella', 'D2'),
  'cos-sci-storage-nori': storage('cosmetics', 'nori', 'O4'),
  'cos-sci-income-operators': income('cosmetics', 'operators'),
  'cos-sci-income-engineers': income('cosmetics', 'engineers'),
  'cos-sci-income-scientists': income('cosmetics', 'scientists'),
  'cos-sci-transport': transport('cosmetics'),
  'cos-sci-paste-brand': { ...cosmetics, name: 'Paste brand', shape: 'D2', abilities: [to('cos-paste-value', 3)] },
  'cos-sci-shampoo-brand': {
    ...cosmetics,
    name: 'Shampoo brand',
    shape: 'L3',
    abilities: [to('cos-shampoo-value', 4)],
  },
  'cos-sci-cream-brand': { ...cosmetics, name: 'Cream brand', shape: 'O4', abilities: [to('cos-cream-value', 5)] },
  'cos-sci-mixer': {
    ...cosmetics,
    name: 'Mixer',
    shape: 'D2',
    abilities: [to('cos-gb1-limit', UNLIMITED), to('cos-gb2-limit', UNLIMITED)],
  },
  'cos-sci-perfume': { ...cosmetics, name: 'Perfume', shape: 'I3', abilities: [to('cos-yb4-open', 1)] },

  'bf-sci-storage-spirulina': storage('biofuel', 'spirulina', 'D2'),
  'bf-sci-storage-nori': storage('biofuel', 'nori', 'L3'),
  'bf-sci-storage-kelp': storage('biofuel', 'kelp', 'O4'),
  'bf-sci-income-operators': income('biofuel', 'operators'),
  'bf-sci-income-engineers': income('biofuel', 'engineers'),
  'bf-sci-income-scientists': income('biofuel', 'scientists'),
  'bf-sci-transport': transport('biofuel'),
  'bf-sci-cracking': { ...biofuel, name: 'Cracking', shape: 'O4', abilities: [to('bf-gc3-open', 1)] },
  'bf-sci-catalyst': { ...biofuel, name: 'Catalyst', shape: 'L3', abilities: [to('bf-gc4-open', 1)] },
  'bf-sci-refinery': { ...biofuel, name: 'Refinery', shape: 'D2', abilities: [to('refining-most', 6)] },
  'bf-sci-additives': {
    ...biofuel,
    name: 'Additives',
    shape: 'I3',
    abilities: [to('bf-d0-value', 1), to('bf-d1-value', 2)],
  },

  'bp-sci-storage-chlorella': storage('bioplastics', 'chlorella', 'D2'),
  'bp-sci-storage-nori': storage('bioplastics', 'nori', 'L3'),
  'bp-sci-storage-kelp': storage('bioplastics', 'kelp', 'L3'),
  'bp-sci-income-operators': income('bioplastics', 'operators'),
  'bp-sci-income-engineers': income('bioplastics', 'engineers'),
  'bp-sci-income-scientists': income('bioplastics', 'scientists'),
  'bp-sci-transport': transport('bioplastics'),
  'bp-sci-hard-grade': { ...bioplastics, name: 'Hard grade', shape: 'L3', abilities: [to('bp-hard-value', 3)] },
  'bp-sci-soft-grade': { ...bioplastics, name: 'Soft grade', shape: 'L3', abilities: [to('bp-soft-value', 3)] },
  'bp-sci-composite': { ...bioplastics, name: 'Composite', shape: 'I3', abilities: [add('pair-bonus', 1)] },
  'bp-sci-laminate': { ...bioplastics, name: 'Laminate', shape: 'O4', abilities: [add('pair-bonus', 2)] },
  'bp-sci-extruder': { ...bioplastics, name: 'Extruder', shape: 'D2', abilities: [to('bp-yb3-open', 1)] },
  'bp-sci-foamer': { ...bioplastics, name: 'Foamer', shape: 'D2', abilities: [to('bp-yc3-open', 1)] },

  'fd-sci-storage-spirulina': storage('food', 'spirulina', 'D2'),
  'fd-sci-storage-chlorella': storage('food', 'chlorella', 'L3'),
  'fd-sci-storage-kelp': storage('food', 'kelp', 'O4'),
  'fd-sci-income-operators': income('food', 'operators'),
  'fd-sci-income-engineers': income('food', 'engineers'),
  'fd-sci-income-scientists': income('food', 'scientists'),
  'fd-sci-transport': transport('food'),
  'fd-sci-gourmet': { ...food, name: 'Gourmet', shape: 'O4', abilities: [to('fd-yc4-open', 1)] },
  'fd-sci-slow-drying': { ...food, name: 'Slow drying', shape: 'D2', abilities: [to('fd-gc2-open', 1)] },
  'fd-sci-cold-store': { ...food, name: 'Cold store', shape: 'L3', abilities: [to('cold-room', 3)] },
  'fd-sci-quality-label': {
    ...food,
    name: 'Quality label',
    shape: 'I3',
    abilities: [to('fd-d1-value', 3), to('fd-d2-value', 4), to('fd-d3-value', 4)],
  },
  'fd-sci-functional': {
    ...food,
    name: 'Functional food',
    shape: 'L3',
    abilities: [to('fd-d4-value', 5), to('fd-d5-value', 6)],
  },
} as const satisfies { readonly [id: string]: Science };
export type ScienceId = keyof typeof science;
export const scienceIds = Object.keys(science) as ScienceId[];
