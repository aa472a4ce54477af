import { UNLIMITED } from '../lexicon.ts';
import { changed, fixed, plain } from './department.ts';
import type { Department, Green } from './department.ts';

/** Energy is turned into market value. */
export const biofuel = {
  name: 'Biofuel',
  produces: 'biomass',
  uses: 'bio-oil',
  start: 'chlorella',
  capacity: [2, 3, 4],
  fields: {
    'st-spirulina': { zone: 'storage', row: 0, name: 'Spirulina storage', species: 'spirulina', spaces: 4 },
    'st-chlorella': { zone: 'storage', row: 1, name: 'Chlorella storage', species: 'chlorella', spaces: 5 },
    'st-nori': { zone: 'storage', row: 2, name: 'Nori storage', species: 'nori', spaces: 4 },
    'st-kelp': { zone: 'storage', row: 3, name: 'Kelp storage', species: 'kelp', spaces: 4 },
    'b-up': { zone: 'b', row: 0, name: 'Upper extractor' },
    'b-low': { zone: 'b', row: 1, name: 'Lower extractor' },
    'c-up': { zone: 'c', row: 0, name: 'Upper still' },
    'c-low': { zone: 'c', row: 1, name: 'Lower still' },
    d0: { zone: 'dispatch', row: 0, name: 'Crude oil', value: changed(0, 'bf-d0-value') },
    d1: { zone: 'dispatch', row: 1, name: 'Biodiesel', value: changed(1, 'bf-d1-value') },
    d3: { zone: 'dispatch', row: 2, name: 'Kerosene', value: fixed(3) },
    d5: { zone: 'dispatch', row: 3, name: 'Jet fuel', value: fixed(5) },
  },
  yellow: {
    ya1: { machine: 'a', from: 'st-spirulina', to: 'b-up', opens: 'storage-spirulina' },
    ya2: { machine: 'a', from: 'st-chlorella', to: 'b-low', opens: null },
    ya3: { machine: 'a', from: 'st-nori', to: 'b-low', opens: 'storage-nori' },
    ya4: { machine: 'a', from: 'st-kelp', to: 'b-low', opens: 'storage-kelp' },
    yb1: { machine: 'b', from: 'b-up', to: 'c-up', opens: null },
    yb2: { machine: 'b', from: 'b-low', to: 'c-low', opens: null },
    yc1: { machine: 'c', from: 'c-up', to: 'd0', opens: null },
    yc2: { machine: 'c', from: 'c-low', to: 'd1', opens: null },
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
  map: ['TTJJ33', 'TTJ..3', 'AAII..', 'BBIVVV', 'WWWCC4', '....44', '11QQPP', '22Q...'],
} as const satisfies Department;

/** ALG-MON-12: what refining makes of what. The last step needs cracking. */
export const refiningLadder = ['d0', 'd1', 'd3', 'd5'] as const;
/** Cubes that are refined at once, and the Energy for all of them. */
export const REFINED_CUBES = 3;
export const REFINING_ENERGY = 1;

export const biofuelBelts = {
  'bf-ga1': {
    ...plain,
    name: 'the Spirulina turbine',
    machine: 'a',
    hangs: { belt: 'ya1' },
    amount: fixed(1),
    do: [{ act: 'charge', belt: 'bf-ga1' }],
  },
  'bf-ga2': {
    ...plain,
    name: 'the Chlorella turbine',
    machine: 'a',
    hangs: { belt: 'ya2' },
    amount: changed(1, 'bf-ga2-yield'),
    do: [{ act: 'charge', belt: 'bf-ga2' }],
  },
  'bf-ga3': {
    ...plain,
    name: 'the Kelp turbine',
    machine: 'a',
    hangs: { belt: 'ya4' },
    amount: fixed(1),
    do: [{ act: 'charge', belt: 'bf-ga3' }],
  },
  'bf-gb1': {
    ...plain,
    name: 'the oil intake',
    machine: 'b',
    hangs: { field: 'b-up' },
    amount: changed(1, 'bf-gb1-load'),
    energy: fixed(1),
    do: [{ act: 'feed', belt: 'bf-gb1' }],
  },
  'bf-gb2': {
    ...plain,
    name: 'the still link',
    machine: 'b',
    hangs: { from: 'c-up', to: 'c-low' },
    amount: fixed(1),
    energy: changed(1, 'bf-gb2-energy'),
    limit: fixed(UNLIMITED),
    do: [{ act: 'shift', belt: 'bf-gb2' }],
  },
  'bf-gc1': {
    ...plain,
    name: 'the biodiesel lift',
    machine: 'c',
    hangs: { from: 'd0', to: 'd1' },
    amount: fixed(1),
    energy: fixed(1),
    limit: fixed(UNLIMITED),
    do: [{ act: 'shift', belt: 'bf-gc1' }],
  },
  'bf-gc2': {
    ...plain,
    name: 'the kerosene lift',
    machine: 'c',
    hangs: { from: 'd1', to: 'd3' },
    amount: fixed(1),
    energy: fixed(1),
    limit: fixed(UNLIMITED),
    do: [{ act: 'shift', belt: 'bf-gc2' }],
  },
  'bf-gc3': {
    ...plain,
    name: 'the cracker',
    machine: 'c',
    hangs: { from: 'd3', to: 'd5' },
    amount: fixed(1),
    energy: fixed(1),
    limit: fixed(UNLIMITED),
    works: changed(0, 'bf-gc3-open'),
    do: [{ act: 'shift', belt: 'bf-gc3' }],
  },
  'bf-gc4': {
    ...plain,
    name: 'the catalyst',
    machine: 'c',
    hangs: { from: 'd1', to: 'd3' },
    amount: fixed(2),
    works: changed(0, 'bf-gc4-open'),
    do: [{ act: 'shift', belt: 'bf-gc4' }],
  },
  'bf-gc5': {
    ...plain,
    name: 'the blender',
    machine: 'c',
    hangs: { belt: 'yc2' },
    amount: fixed(1),
    works: changed(0, 'bf-gc5-open'),
    do: [{ act: 'feed', belt: 'bf-gc5' }],
  },
} as const satisfies { readonly [belt: string]: Green };
