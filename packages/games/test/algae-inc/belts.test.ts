import { expect, test } from 'vitest';
import { greenRowIds } from '../../src/algae-inc/data/departments.ts';
import type { EngineeringId } from '../../src/algae-inc/data/engineering.ts';
import type { ScienceId } from '../../src/algae-inc/data/science.ts';
import type { DepartmentId, FieldId, GreenRow, Machine, SlotId } from '../../src/algae-inc/data/words.ts';
import { changes, running } from './running.ts';

/*
 * What every green belt does, written down by hand, and what it does not do before a tile makes it work.
 */

interface Use {
  readonly machine: Machine;
  readonly cubes: { readonly [F in FieldId]?: number };
  /** Tiles without which the belt does not work, and others that it needs. */
  readonly built?: { readonly [E in EngineeringId]?: SlotId };
  readonly laid?: readonly ScienceId[];
  readonly also?: { readonly [E in EngineeringId]?: SlotId };
  readonly storages?: readonly ScienceId[];
  readonly first?: readonly string[];
  readonly option: string;
  readonly does: string;
  /** The rule against it without its tiles. */
  readonly without?: string;
}

const closed = 'ALG-MACH-03';

const uses: { readonly [B in GreenRow]: Use | readonly Use[] } = {
  'cos-ga1': {
    machine: 'a',
    cubes: { 'st-spirulina': 1 },
    storages: ['cos-sci-storage-spirulina'],
    first: ['move ya3'],
    option: 'green ga1',
    does: 'energy 3>4',
  },
  'cos-gb1': [
    { machine: 'b', cubes: { b1: 1, c1: 1 }, option: 'green gb1 1', does: 'c1 1>0, c2 0>1, energy 3>2' },
    {
      machine: 'b',
      cubes: { b1: 1, c1: 1 },
      also: { 'cos-eng-twin-link': 'extra-1' },
      option: 'green gb1 1',
      does: 'c1 1>0, c2 0>1',
    },
    {
      machine: 'b',
      cubes: { b1: 1, c1: 2 },
      laid: ['cos-sci-mixer'],
      first: ['green gb1 1'],
      option: 'green gb1 1',
      does: 'c1 1>0, c2 1>2, energy 2>1',
      without: closed,
    },
  ],
  'cos-gb2': [
    { machine: 'b', cubes: { b1: 1, c2: 1 }, option: 'green gb2 1', does: 'c2 1>0, c3 0>1, energy 3>2' },
    {
      machine: 'b',
      cubes: { b1: 1, c2: 2 },
      laid: ['cos-sci-mixer'],
      first: ['green gb2 1'],
      option: 'green gb2 1',
      does: 'c2 1>0, c3 1>2, energy 2>1',
      without: closed,
    },
  ],
  'cos-gb3': {
    machine: 'b',
    cubes: { b1: 1 },
    built: { 'cos-eng-oil-dosing': 'intake-b' },
    option: 'green gb3 1',
    does: 'b2 0>1, bio-oil 2>1',
    without: closed,
  },
  'cos-gc1': [
    { machine: 'c', cubes: { c3: 2 }, first: ['move yc3', 'move yc3'], option: 'done', does: 'cream 2>1' },
    {
      machine: 'c',
      cubes: { c3: 2 },
      also: { 'cos-eng-gentle-press': 'extra-2' },
      first: ['move yc3', 'move yc3'],
      option: 'done',
      does: '',
    },
  ],
  'cos-gc2': {
    machine: 'c',
    cubes: { c1: 1 },
    built: { 'cos-eng-emulsifier': 'intake-c' },
    option: 'green gc2 2',
    does: 'bio-oil 2>0, c2 0>2, energy 3>2',
    without: closed,
  },
  'bf-ga1': {
    machine: 'a',
    cubes: { 'st-spirulina': 1 },
    storages: ['bf-sci-storage-spirulina'],
    first: ['move ya1'],
    option: 'green ga1',
    does: 'energy 3>4',
  },
  'bf-ga2': [
    { machine: 'a', cubes: { 'st-chlorella': 1 }, first: ['move ya2'], option: 'green ga2', does: 'energy 3>4' },
    {
      machine: 'a',
      cubes: { 'st-chlorella': 1 },
      also: { 'bf-eng-turbine': 'extra-1' },
      first: ['move ya2'],
      option: 'green ga2',
      does: 'energy 3>5',
    },
  ],
  'bf-ga3': {
    machine: 'a',
    cubes: { 'st-kelp': 1 },
    also: { 'bf-eng-table-1': 'table', 'bf-eng-table-2': 'table' },
    storages: ['bf-sci-storage-kelp'],
    first: ['move ya4'],
    option: 'green ga3',
    does: 'energy 3>4',
  },
  'bf-gb1': [
    { machine: 'b', cubes: { 'b-low': 1 }, option: 'green gb1 1', does: 'b-up 0>1, bio-oil 2>1, energy 3>2' },
    {
      machine: 'b',
      cubes: { 'b-low': 1 },
      built: { 'bf-eng-oil-intake': 'intake-b' },
      option: 'green gb1 2',
      does: 'b-up 0>2, bio-oil 2>0, energy 3>2',
      without: closed,
    },
  ],
  'bf-gb2': [
    {
      machine: 'b',
      cubes: { 'b-low': 1, 'c-up': 2 },
      first: ['green gb2 1'],
      option: 'green gb2 1',
      does: 'c-low 1>2, c-up 1>0, energy 2>1',
    },
    {
      machine: 'b',
      cubes: { 'b-low': 1, 'c-up': 1 },
      also: { 'bf-eng-heat-exchanger': 'extra-2' },
      option: 'green gb2 1',
      does: 'c-low 0>1, c-up 1>0',
    },
  ],
  'bf-gc1': {
    machine: 'c',
    cubes: { 'c-low': 1, d0: 2 },
    first: ['green gc1 1'],
    option: 'green gc1 1',
    does: 'd0 1>0, d1 1>2, energy 2>1',
  },
  'bf-gc2': {
    machine: 'c',
    cubes: { 'c-low': 1, d1: 2 },
    first: ['green gc2 1'],
    option: 'green gc2 1',
    does: 'd1 1>0, d3 1>2, energy 2>1',
  },
  'bf-gc3': {
    machine: 'c',
    cubes: { 'c-low': 1, d3: 1 },
    also: { 'bf-eng-capacity-1': 'cap-a', 'bf-eng-capacity-2': 'cap-b' },
    laid: ['bf-sci-cracking'],
    option: 'green gc3 1',
    does: 'd3 1>0, d5 0>1, energy 3>2',
    without: closed,
  },
  'bf-gc4': {
    machine: 'c',
    cubes: { 'c-low': 1, d1: 3 },
    laid: ['bf-sci-catalyst'],
    option: 'green gc4 2',
    does: 'd1 3>1, d3 0>2',
    without: closed,
  },
  'bf-gc5': {
    machine: 'c',
    cubes: { 'c-low': 1 },
    built: { 'bf-eng-blender': 'intake-c' },
    first: ['move yc2'],
    option: 'green gc5 1',
    does: 'bio-oil 2>1, d1 1>2',
    without: closed,
  },
  'bp-ga1': {
    machine: 'a',
    cubes: { 'st-spirulina': 1 },
    first: ['move ya2'],
    option: 'green ga1',
    does: 'energy 3>4',
  },
  'bp-gb1': [
    { machine: 'b', cubes: { b1: 1, c1: 1 }, option: 'green gb1 1', does: 'c1 1>0, c2 0>1, energy 3>2' },
    {
      machine: 'b',
      cubes: { b1: 1, c1: 1 },
      also: { 'bp-eng-recycler': 'extra-1' },
      option: 'green gb1 1',
      does: 'c1 1>0, c2 0>1',
    },
  ],
  'bp-gb2': [
    { machine: 'b', cubes: { b1: 1, c2: 1 }, option: 'green gb2 1', does: 'c1 0>1, c2 1>0, energy 3>2' },
    {
      machine: 'b',
      cubes: { b1: 1, c2: 1 },
      also: { 'bp-eng-recycler': 'extra-1' },
      option: 'green gb2 1',
      does: 'c1 0>1, c2 1>0',
    },
  ],
  'bp-gb3': [
    { machine: 'b', cubes: { b1: 1 }, option: 'green gb3 1', does: 'b2 0>1, biomass 2>1, energy 3>2' },
    {
      machine: 'b',
      cubes: { b1: 1 },
      also: { 'bp-eng-hopper': 'intake-b' },
      option: 'green gb3 1',
      does: 'b2 0>1, biomass 2>1',
    },
  ],
  'bp-gc1': {
    machine: 'c',
    cubes: { c2: 1 },
    built: { 'bp-eng-blow-former': 'intake-c' },
    first: ['move yc2'],
    option: 'green gc1 1',
    does: 'biomass 2>1, soft 1>2',
    without: closed,
  },
  'bp-gc2': {
    machine: 'c',
    cubes: { c2: 1 },
    built: { 'bp-eng-regrinder': 'extra-2' },
    option: 'green gc2 2',
    does: 'biomass 2>0, c1 0>2, energy 3>2',
    without: closed,
  },
  'fd-ga1': {
    machine: 'a',
    cubes: { 'st-spirulina': 1 },
    storages: ['fd-sci-storage-spirulina'],
    first: ['move ya2'],
    option: 'green ga1',
    does: 'energy 3>4',
  },
  'fd-ga2': {
    machine: 'a',
    cubes: { 'st-chlorella': 1 },
    storages: ['fd-sci-storage-chlorella'],
    option: 'move ya3',
    does: 'b2 0>1, energy 3>2, st-chlorella 1>0',
  },
  'fd-gb1': {
    machine: 'b',
    cubes: { b2: 1 },
    built: { 'fd-eng-hopper': 'intake-b' },
    option: 'green gb1 1',
    does: 'b1 0>1, biomass 2>1',
    without: closed,
  },
  'fd-gc1': [
    { machine: 'a', cubes: { 'st-nori': 1, c1: 3 }, option: 'green gc1 2', does: 'c1 3>1, c2 0>2' },
    { machine: 'b', cubes: { b1: 1, c1: 3 }, option: 'green gc1 1', does: 'c1 3>2, c2 0>1' },
    {
      machine: 'c',
      cubes: { c1: 3 },
      built: { 'fd-eng-rack': 'extra-1' },
      first: ['green gc1 1'],
      option: 'green gc1 1',
      does: 'c1 2>1, c2 1>2',
      without: closed,
    },
  ],
  'fd-gc2': [
    {
      machine: 'b',
      cubes: { b1: 1, c2: 2 },
      laid: ['fd-sci-slow-drying'],
      option: 'green gc2 2',
      does: 'c2 2>0, c3 0>2',
      without: closed,
    },
    {
      machine: 'c',
      cubes: { c2: 2 },
      also: { 'fd-eng-rack': 'extra-1' },
      laid: ['fd-sci-slow-drying'],
      option: 'green gc2 1',
      does: 'c2 2>1, c3 0>1',
      without: closed,
    },
  ],
  'fd-gc3': {
    machine: 'c',
    cubes: { c2: 1 },
    built: { 'fd-eng-seasoning': 'intake-c' },
    first: ['move yc2'],
    option: 'green gc3 1',
    does: 'biomass 2>1, d2 1>2',
    without: closed,
  },
};

const owners = { cos: 'cosmetics', bf: 'biofuel', bp: 'bioplastics', fd: 'food' } as const;

function departmentOf(belt: GreenRow): DepartmentId {
  const owner = Object.entries(owners).find(([prefix]) => belt.startsWith(`${prefix}-`));
  if (owner === undefined) throw new Error(`nobody owns ${belt}`);
  return owner[1];
}

/** The table before the belt is used, with or without the tiles that make it work. */
function before(belt: GreenRow, use: Use, tiles: boolean) {
  const { machine, cubes, built = {}, laid = [], also = {}, storages = [], first = [] } = use;
  const own = {
    department: departmentOf(belt),
    fields: cubes,
    built: { ...also, ...(tiles ? built : {}) },
    tiles: [...storages, ...(tiles ? laid : [])],
  };
  return running(machine, own).play(0, ...first);
}

const all = greenRowIds.flatMap((belt) => [uses[belt]].flat().map((use) => ({ belt, use, ...use })));

test.each(all)('ALG-MACH-03 $belt: $option does $does', ({ belt, use }) => {
  const t = before(belt, use, true);
  expect(changes(t, t.play(0, use.option))).toBe(use.does);
});

const tiled = all.filter(({ without }) => without !== undefined);

test.each(tiled)('ALG-MACH-03 $belt: $option needs a tile', ({ belt, use }) => {
  expect(before(belt, use, false).refusal(0, use.option)?.rule).toBe(use.without);
});

interface Opened {
  readonly department: DepartmentId;
  readonly machine: Machine;
  readonly cubes: Use['cubes'];
  readonly built?: Use['built'];
  readonly also?: Use['also'];
  readonly laid?: readonly ScienceId[];
  readonly belt: string;
  readonly does: string;
}

const opened: readonly Opened[] = [
  {
    department: 'cosmetics',
    machine: 'b',
    cubes: { b1: 1 },
    laid: ['cos-sci-perfume'],
    belt: 'yb4',
    does: 'b1 1>0, c2 0>1',
  },
  {
    department: 'bioplastics',
    machine: 'b',
    cubes: { b1: 1 },
    laid: ['bp-sci-extruder'],
    belt: 'yb3',
    does: 'b1 1>0, c2 0>1',
  },
  {
    department: 'bioplastics',
    machine: 'c',
    cubes: { c2: 1 },
    laid: ['bp-sci-foamer'],
    belt: 'yc3',
    does: 'c2 1>0, foam 0>1',
  },
  {
    department: 'food',
    machine: 'b',
    cubes: { b1: 1 },
    built: { 'fd-eng-chute': 'extra-2' },
    belt: 'yb3',
    does: 'b1 1>0, c2 0>1',
  },
  {
    department: 'food',
    machine: 'c',
    cubes: { c3: 1 },
    also: { 'fd-eng-capacity-1': 'cap-a', 'fd-eng-capacity-2': 'cap-b' },
    laid: ['fd-sci-gourmet'],
    belt: 'yc4',
    does: 'c3 1>0, d5 0>1',
  },
];

test.each(opened)('ALG-SCI-03 $department: $belt opens', (each) => {
  const { department, machine, cubes: fields, built = {}, also = {}, laid = [], belt, does } = each;
  const closedBelt = running(machine, { department, fields, built: also });
  expect(closedBelt.refusal(0, `move ${belt}`)?.rule).toBe('ALG-DEP-04');
  expect(closedBelt.reason(0, `move ${belt}`)).toBe('This belt is not open yet.');
  const t = running(machine, { department, fields, built: { ...also, ...built }, tiles: laid });
  expect(changes(t, t.play(0, `move ${belt}`))).toBe(does);
});
