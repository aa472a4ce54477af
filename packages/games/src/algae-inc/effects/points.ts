import { at } from '@benchtop/engine/author';
import { amount, either, icon, number, price, worth } from '@benchtop/engine/effects';
import type { EffectsSpec, PointWords } from '@benchtop/engine/effects';
import { PAIR_BONUS } from '../data/departments/bioplastics.ts';
import { REFINED_CUBES } from '../data/departments/biofuel.ts';
import { placeWords } from './places.ts';
import type { Department, Field } from '../data/departments/department.ts';
import { belts, departments, greenRowIds } from '../data/departments.ts';
import { goods } from '../data/goods.ts';
import type { AlgLexicon, AlgPoint } from '../data/lexicon.ts';
import { REACH, transportCosts } from '../data/map.ts';
import { recruitPrices } from '../data/roster.ts';
import { zones } from '../data/side-board.ts';
import { CUBE_PRICE, speciesNames, TANK_CAPACITY } from '../data/tanks.ts';
import { departmentIds, fieldIds } from '../data/words.ts';
import type { DepartmentId, FieldId, GreenRow, Machine, Species, Team } from '../data/words.ts';
import type { AlgRules } from '../define.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { zoneOf } from '../turn.ts';

type Spec = EffectsSpec<AlgState, AlgLexicon, AlgRules, Record<never, never>>;
type Point = Spec['points'][AlgPoint];
type State = Readonly<AlgState>;

const cube = { one: 'cube', many: 'cubes', icon: 'cube' };
const movement = { one: 'move', many: 'moves', icon: 'belt-yellow' };
const point = { one: 'engineering point', many: 'engineering points', icon: 'wrench' };

/** What is printed on boards under the name of a point. */
const printed = new Map<AlgPoint, number>();
for (const id of greenRowIds) {
  const { amount: load, energy, limit, works } = belts[id];
  for (const each of [load, energy, limit, works]) if (each.point !== null) printed.set(each.point, each.base);
}
for (const id of departmentIds)
  for (const field of fieldsOf(departments[id]))
    if (field.zone === 'dispatch' && field.value.point !== null) printed.set(field.value.point, field.value.base);

function fieldsOf({ fields }: Department): readonly Field[] {
  return fieldIds.flatMap((id) => fields[id] ?? []);
}

function printedAt(id: AlgPoint): number {
  const base = printed.get(id);
  if (base === undefined) throw new Error(`nothing is printed as ${id}`);
  return base;
}

function boardOf(s: State, seat: number): Department | null {
  const { department } = playerAt(s, seat);
  return department === null ? null : departments[department];
}

/** ALG-SET-08: one storage is open from the start. */
function storage(kind: Species): Point {
  const name = `the ${speciesNames[kind]} storage`;
  return {
    base: (s, seat) => (boardOf(s, seat)?.start === kind ? 1 : 0),
    ...either(`${name} is open`, `${name} is closed`, 'tank'),
  };
}

function tank(kind: Species): Point {
  return { base: TANK_CAPACITY, shared: true, ...worth(`the capacity of the ${speciesNames[kind]} tank`, 'tank') };
}

/** ALG-MON-05, ALG-MON-08, ALG-MON-09: one for each member of the team. */
function income(team: Team, doing: string, unit: Parameters<typeof number>[1]): Point {
  return {
    base: (s, seat) => playerAt(s, seat).staff[team],
    say: ({ by }) => ['you', doing, icon('plus'), amount(by ?? 0, unit), 'more as income'],
  };
}

function transport(steps: 1 | 2 | 3 | 4): Point {
  return { base: at(transportCosts, steps - 1), ...price('transport', goods.euro, { of: `over distance ${steps}` }) };
}

/** ALG-ENG-04, ALG-EXP-19: the flip concerns tiles, not Machines. */
function capacity(machine: Machine): Point {
  return {
    base(s, seat) {
      const board = boardOf(s, seat);
      if (board === null) return 0;
      const { built, upgraded } = playerAt(s, seat);
      if (!built.includes(`cap-${machine}`)) return board.capacity[0];
      return board.capacity[upgraded.engineers ? 2 : 1];
    },
    ...worth(`the capacity of Machine ${machine.toUpperCase()}`, 'capacity'),
  };
}

/** A green belt that tiles switch. */
function switched(id: GreenRow): Point {
  const { name, works } = belts[id];
  return { base: works.base, ...either(`${name} works`, `${name} no longer works`, 'belt-green') };
}

/** A yellow belt that a tile opens. */
function opened(department: DepartmentId, from: FieldId, to: FieldId): Point {
  const board = departments[department];
  const name = `the belt from ${placeWords(board, from)} to ${placeWords(board, to)}`;
  return { base: 0, ...either(`${name} is open`, `${name} is closed`, 'belt-yellow') };
}

function energy(id: GreenRow): Point {
  return { base: belts[id].energy.base, ...price(belts[id].name, goods.energy) };
}

function limit(id: GreenRow): Point {
  const words: PointWords = {
    say: ({ to }) => [
      belts[id].name,
      icon('again'),
      (to ?? 0) > 9 ? 'may be used without limit' : `may be used ${to} times`,
    ],
  };
  return { base: belts[id].limit.base, ...words };
}

function load(id: GreenRow, does: 'adds' | 'carries'): Point {
  const { base } = belts[id].amount;
  const unit = does === 'adds' ? { one: 'by-product', many: 'by-products', icon: 'leaf' } : cube;
  return {
    base,
    say: ({ to }) => [
      belts[id].name,
      icon('belt-green'),
      `${does} ${to === 1 ? '' : 'up to '}`.trim(),
      amount(to ?? 0, unit),
      ...(to === 1 ? ['at a time'] : [`instead of ${base}`]),
    ],
  };
}

function value(id: AlgPoint, product: string): Point {
  return { base: printedAt(id), ...worth('the market value', 'tag', { of: `of ${product}` }) };
}

/** Numbers that rules read and rows change. */
export const points: Spec['points'] = {
  'storage-spirulina': storage('spirulina'),
  'storage-chlorella': storage('chlorella'),
  'storage-nori': storage('nori'),
  'storage-kelp': storage('kelp'),
  'tank-spirulina': tank('spirulina'),
  'tank-chlorella': tank('chlorella'),
  'tank-nori': tank('nori'),
  'tank-kelp': tank('kelp'),
  'storage-room': {
    base: 0,
    say: ({ by }) => ['each of your storages has room for', icon('tank'), icon('plus'), amount(by ?? 0, cube), 'more'],
  },
  'cube-price': { base: CUBE_PRICE, ...price('a cube of an empty tank', goods.euro, { mark: 'cube' }) },
  'cube-income': income('operators', 'take', cube),
  'move-income': income('engineers', 'make', movement),
  'science-income': income('scientists', 'gain', goods.science),
  'transport-1': transport(1),
  'transport-2': transport(2),
  'transport-3': transport(3),
  'transport-4': transport(4),
  reach: {
    base: REACH,
    say: ({ by }) => [
      'you may export over distance',
      icon('distance'),
      `${REACH + (by ?? 0)}`,
      icon(`${REACH + (by ?? 0)}`),
      'for',
      amount(at(transportCosts, REACH), goods.euro),
    ],
  },
  'capacity-a': capacity('a'),
  'capacity-b': capacity('b'),
  'capacity-c': capacity('c'),
  'loss-table': {
    base: 0,
    say: ({ to }) => [
      'you choose how many cubes Machine A loses, by the',
      icon('loss'),
      `${to === 2 ? 'best' : 'better'} table`,
      icon(`${to}`),
    ],
  },
  'cos-yb4-open': opened('cosmetics', 'b1', 'c2'),
  'cos-gb3-open': switched('cos-gb3'),
  'cos-gc1-open': switched('cos-gc1'),
  'cos-gc2-open': switched('cos-gc2'),
  'bf-gc3-open': switched('bf-gc3'),
  'bf-gc4-open': switched('bf-gc4'),
  'bf-gc5-open': switched('bf-gc5'),
  'bp-yb3-open': opened('bioplastics', 'b1', 'c2'),
  'bp-yc3-open': opened('bioplastics', 'c2', 'foam'),
  'bp-gc1-open': switched('bp-gc1'),
  'bp-gc2-open': switched('bp-gc2'),
  'fd-yb3-open': opened('food', 'b1', 'c2'),
  'fd-yc4-open': opened('food', 'c3', 'd5'),
  'fd-gb1-open': switched('fd-gb1'),
  'fd-gc2-open': switched('fd-gc2'),
  'fd-gc3-open': switched('fd-gc3'),
  'cos-gb1-energy': energy('cos-gb1'),
  'bf-gb2-energy': energy('bf-gb2'),
  'bp-gb1-energy': energy('bp-gb1'),
  'bp-gb2-energy': energy('bp-gb2'),
  'bp-gb3-energy': energy('bp-gb3'),
  'cos-gb1-limit': limit('cos-gb1'),
  'cos-gb2-limit': limit('cos-gb2'),
  'fd-gc1-limit': limit('fd-gc1'),
  'fd-gc2-limit': limit('fd-gc2'),
  'bf-gb1-load': load('bf-gb1', 'adds'),
  'fd-gc1-load': load('fd-gc1', 'carries'),
  'fd-gc2-load': load('fd-gc2', 'carries'),
  'bf-ga2-yield': {
    base: belts['bf-ga2'].amount.base,
    say: ({ to, base }) => [
      belts['bf-ga2'].name,
      icon('belt-green'),
      'gives',
      amount(to ?? 0, goods.energy),
      `instead of ${base}`,
    ],
  },
  'cos-paste-value': value('cos-paste-value', 'toothpaste'),
  'cos-shampoo-value': value('cos-shampoo-value', 'shampoo'),
  'cos-cream-value': value('cos-cream-value', 'face cream'),
  'bf-d0-value': value('bf-d0-value', 'crude oil'),
  'bf-d1-value': value('bf-d1-value', 'biodiesel'),
  'bp-hard-value': value('bp-hard-value', 'cups'),
  'bp-soft-value': value('bp-soft-value', 'foil'),
  'fd-d1-value': value('fd-d1-value', 'leftovers'),
  'fd-d2-value': value('fd-d2-value', 'chips'),
  'fd-d3-value': value('fd-d3-value', 'noodles'),
  'fd-d4-value': value('fd-d4-value', 'nori sheets'),
  'fd-d5-value': value('fd-d5-value', 'delicacies'),
  'pair-bonus': { base: PAIR_BONUS, ...worth('the bonus of each pair of hard and soft cubes', 'tag') },
  'refining-most': {
    base: REFINED_CUBES,
    say: ({ to, base }) => ['refining lifts', icon('refine'), 'up to', amount(to ?? 0, cube), `instead of ${base}`],
  },
  'cold-room': {
    base: 0,
    say: ({ to }) => ['on Monday morning', icon('cold'), amount(to ?? 0, cube), 'of your best food do not spoil'],
  },
  'energy-price': { base: 2, ...price('each missing Energy', goods.euro, { mark: 'bolt' }) },
  'recruit-price': {
    base: (_s, _seat, { column }) => at(recruitPrices, (column ?? 1) - 1),
    ...price('recruiting', goods.euro, { mark: 'staff' }),
  },
  'tile-cost': {
    base: (_s, _seat, { zone }) => at(zones, zones.length - (zone ?? 1)).science,
    floor: 1,
    ...price('a tile', goods.science, { first: 'the first tile you place', mark: 'tile' }),
  },
  'coins-stored': {
    base: 0,
    say: ({ by }) => [
      'each by-product you store',
      icon('leaf'),
      'gives',
      icon('plus'),
      amount(by ?? 0, goods.euro),
      'more',
    ],
  },
  'burn-yield': {
    base: 1,
    say: ({ by, first }) => [
      `the first by-product burned in each ${first}`,
      icon('first'),
      icon('burn'),
      'gives',
      amount(1 + (by ?? 0), goods.energy),
    ],
  },
  'engineering-points': {
    base: (s, seat) => playerAt(s, seat).staff.engineers,
    ...number('have', point),
  },
  'export-value': {
    base: 0,
    say: ({ by, first }) => [
      `the first export of each ${first}`,
      icon('first'),
      icon('disk'),
      `counts ${by} more`,
      icon('plus'),
      icon('tag'),
    ],
  },
  'weekend-zone': {
    base: (s, seat) => zoneOf(playerAt(s, seat).goods.energy),
    say: () => ['at the weekend', icon('weekend'), 'your Energy counts one zone better', icon('plus'), icon('bolt')],
  },
};
