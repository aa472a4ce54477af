import { changed, fixed, plain } from './department.ts';
import type { Department, Green } from './department.ts';

/** Two kinds of product that gain value when they are exported together. */
export const bioplastics = {
  name: 'Bioplastics',
  produces: 'bio-oil',
  uses: 'biomass',
  start: 'spirulina',
  capacity: [2, 3, 4],
  fields: {
    'st-spirulina': { zone: 'storage', row: 0, name: 'Spirulina storage', species: 'spirulina', spaces: 5 },
    'st-chlorella': { zone: 'storage', row: 1, name: 'Chlorella storage', species: 'chlorella', spaces: 4 },
    'st-nori': { zone: 'storage', row: 2, name: 'Nori storage', species: 'nori', spaces: 4 },
    'st-kelp': { zone: 'storage', row: 3, name: 'Kelp storage', species: 'kelp', spaces: 4 },
    b1: { zone: 'b', row: 0, name: 'Hard pellet line' },
    b2: { zone: 'b', row: 1, name: 'Soft pellet line' },
    c1: { zone: 'c', row: 0, name: 'Mould' },
    c2: { zone: 'c', row: 1, name: 'Film press' },
    hard: { zone: 'dispatch', row: 0, name: 'Cups (hard)', value: changed(2, 'bp-hard-value') },
    soft: { zone: 'dispatch', row: 1, name: 'Foil (soft)', value: changed(2, 'bp-soft-value') },
    foam: { zone: 'dispatch', row: 2, name: 'Foam (hard or soft)', value: fixed(1) },
  },
  yellow: {
    ya1: { machine: 'a', from: 'st-spirulina', to: 'b1', opens: null },
    ya2: { machine: 'a', from: 'st-spirulina', to: 'b2', opens: null },
    ya3: { machine: 'a', from: 'st-chlorella', to: 'b1', opens: 'storage-chlorella' },
    ya4: { machine: 'a', from: 'st-nori', to: 'b2', opens: 'storage-nori' },
    ya5: { machine: 'a', from: 'st-kelp', to: 'b1', opens: 'storage-kelp' },
    ya6: { machine: 'a', from: 'st-kelp', to: 'b2', opens: 'storage-kelp' },
    yb1: { machine: 'b', from: 'b1', to: 'c1', opens: null },
    yb2: { machine: 'b', from: 'b2', to: 'c2', opens: null },
    yb3: { machine: 'b', from: 'b1', to: 'c2', opens: 'bp-yb3-open' },
    yc1: { machine: 'c', from: 'c1', to: 'hard', opens: null },
    yc2: { machine: 'c', from: 'c2', to: 'soft', opens: null },
    yc3: { machine: 'c', from: 'c2', to: 'foam', opens: 'bp-yc3-open' },
  },
  losses: [
    [
      [0, 0],
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 2],
    ],
    [
      [0, 0],
      [0, 1],
      [0, 1],
      [1, 2],
      [1, 2],
    ],
    [
      [0, 1],
      [0, 2],
      [0, 2],
      [0, 3],
      [0, 3],
    ],
  ],
  unmixed: false,
  map: ['JJ44TT', 'J..4TT', 'AAQVVV', 'BBQQ..', 'II.CC.', 'IWWW..', 'PP3311', '...322'],
} as const satisfies Department;

/** ALG-EXP-11: what a hard and a soft cube are worth together, besides. */
export const PAIR_BONUS = 2;

export const bioplasticsBelts = {
  'bp-ga1': {
    ...plain,
    name: 'the pellet digester',
    machine: 'a',
    hangs: { belt: 'ya2' },
    amount: fixed(1),
    do: [{ act: 'charge', belt: 'bp-ga1' }],
  },
  'bp-gb1': {
    ...plain,
    name: 'the link to the film press',
    machine: 'b',
    hangs: { from: 'c1', to: 'c2' },
    amount: fixed(1),
    energy: changed(1, 'bp-gb1-energy'),
    do: [{ act: 'shift', belt: 'bp-gb1' }],
  },
  'bp-gb2': {
    ...plain,
    name: 'the link to the mould',
    machine: 'b',
    hangs: { from: 'c2', to: 'c1' },
    amount: fixed(1),
    energy: changed(1, 'bp-gb2-energy'),
    do: [{ act: 'shift', belt: 'bp-gb2' }],
  },
  'bp-gb3': {
    ...plain,
    name: 'the pellet hopper',
    machine: 'b',
    hangs: { field: 'b2' },
    amount: fixed(1),
    energy: changed(1, 'bp-gb3-energy'),
    do: [{ act: 'feed', belt: 'bp-gb3' }],
  },
  'bp-gc1': {
    ...plain,
    name: 'the blow former',
    machine: 'c',
    hangs: { belt: 'yc2' },
    amount: fixed(1),
    works: changed(0, 'bp-gc1-open'),
    do: [{ act: 'feed', belt: 'bp-gc1' }],
  },
  'bp-gc2': {
    ...plain,
    name: 'the regrinder',
    machine: 'c',
    hangs: { field: 'c1' },
    amount: fixed(2),
    energy: fixed(1),
    works: changed(0, 'bp-gc2-open'),
    do: [{ act: 'feed', belt: 'bp-gc2' }],
  },
} as const satisfies { readonly [belt: string]: Green };
