import type { EffectsSpec } from '@benchtop/engine/effects';
import { belts, departments, prefixes } from '../data/departments.ts';
import type { Department } from '../data/departments/department.ts';
import { UNLIMITED } from '../data/lexicon.ts';
import type { AlgLexicon } from '../data/lexicon.ts';
import { teamNames } from '../data/roster.ts';
import { departmentIds } from '../data/words.ts';
import type { FieldId, GreenRow, Team, YellowId } from '../data/words.ts';
import type { AlgRules } from '../define.ts';
import { degenerate } from '../degeneration.ts';
import { placeWords } from './places.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';

type Spec = EffectsSpec<AlgState, AlgLexicon, AlgRules, Record<never, never>>;
type Acts = Spec['acts'];

const cube = { one: 'cube', many: 'cubes', icon: 'cube' };

/** What a member of a team brings as income. */
const incomes = {
  operators: 'take cubes',
  engineers: 'move cubes',
  scientists: 'gain science points',
} as const;
const incomeIcons = { operators: 'cube', engineers: 'belt-yellow', scientists: 'flask' } as const satisfies Record<
  Team,
  string
>;

/** The board that a green belt is on. */
function boardOf(belt: GreenRow): Department {
  const id = departmentIds.find((department) => belt.startsWith(`${prefixes[department]}-`));
  if (id === undefined) throw new Error(`${belt} is on no board`);
  return departments[id];
}

const fieldOf = (belt: GreenRow, field: FieldId): string => placeWords(boardOf(belt), field);

/** The yellow belt that one hangs on: what has to move before. */
function overBelt(row: GreenRow, belt: YellowId): string {
  const yellow = boardOf(row).yellow[belt];
  return yellow === undefined
    ? ''
    : `when a cube moves from ${fieldOf(row, yellow.from)} to ${fieldOf(row, yellow.to)}`;
}

/** Where a green belt takes cubes, or puts them. */
function whereOf(belt: GreenRow): string {
  const { hangs } = belts[belt];
  if ('belt' in hangs) return overBelt(belt, hangs.belt);
  if ('field' in hangs) return `to ${fieldOf(belt, hangs.field)}`;
  return `from ${fieldOf(belt, hangs.from)} to ${fieldOf(belt, hangs.to)}`;
}

const oftenOf = (belt: GreenRow): readonly string[] =>
  belts[belt].limit.base === UNLIMITED ? ['as often as you like'] : [];
const energyOf = (belt: GreenRow) => ({ energy: belts[belt].energy.base });

/** Cubes of one use: a load is a limit, one cube is simply one. */
const loadOf = (belt: GreenRow): string => {
  const { base } = belts[belt].amount;
  return base === 1 ? '1' : `up to ${base}`;
};

/** Rows of belts and tiles carry words; Machines, Engineers and Scientists do what they say. */
const worded = { check: 'always', asks: false, run: () => {} } as const;

/** The verbs of this game. What asks somebody is begun by a phase: rules that read the kit stand above it. */
export function actsWith(spared: (s: Readonly<AlgState>, seat: number) => number): Acts {
  return {
    operate: {
      check: 'always',
      asks: true,
      icon: 'operators',
      say: (_act, w) => [w.verb('take'), 'cubes or', w.verb('export')],
      run: (_s, seat, _act, ctx) => ctx.resumeFor('operate', seat),
    },
    engineer: {
      check: 'always',
      asks: true,
      icon: 'engineers',
      say: (_act, w) => [w.verb('take'), 'tiles from', w.your, 'Side board'],
      run: (_s, seat, _act, ctx) => ctx.resumeFor('engineer', seat),
    },
    research: {
      check: 'always',
      asks: true,
      icon: 'scientists',
      say: (_act, w) => [w.verb('gain'), 'science points or', w.verb('place'), 'tiles'],
      run: (_s, seat, _act, ctx) => ctx.resumeFor('research', seat),
    },
    recruit: {
      check: 'always',
      asks: true,
      icon: 'staff',
      say: (_act, w) => [w.verb('recruit'), '1 staff member'],
      run: (_s, seat, _act, ctx) => ctx.resumeFor('recruit', seat),
    },
    'run-machine': {
      check: 'always',
      asks: true,
      icon: ({ machine }) => ['machine', machine],
      say: ({ machine }, w) => [w.verb('run', 'ran'), `Machine ${machine.toUpperCase()}`],
      run: (_s, seat, { machine }, ctx) => ctx.resumeFor('start-machine', seat, { machine }),
    },
    'take-algae': {
      check: 'always',
      asks: true,
      icon: 'cube',
      say: ({ most }, w) => [w.verb('take'), most === 1 ? '1 cube' : `up to ${most} cubes`],
      run: (_s, seat, { most }, ctx) => ctx.resumeFor('take-more', seat, { left: most }),
    },
    'move-cubes': {
      check: 'always',
      asks: true,
      icon: 'belt-yellow',
      say: ({ most }, w) => [
        w.verb('move'),
        '1 cube over a yellow belt',
        ...(most === 1 ? [] : [`up to ${most} times`]),
      ],
      run: (_s, seat, { most }, ctx) => ctx.resumeFor('move-more', seat, { left: most, within: 'any' }),
    },
    income: {
      check: 'always',
      asks: true,
      icon: ({ team }) => [incomeIcons[team]],
      say: ({ team }, w) => [w.verb(incomes[team]), 'as on Monday for', w.your, teamNames[team]],
      run: (_s, seat, { team }, ctx) => ctx.resumeFor('bonus-income', seat, { team }),
    },
    store: {
      check: 'always',
      asks: true,
      icon: ({ cubes }) => Array.from({ length: cubes }, () => 'leaf'),
      say: ({ cubes }, w) => [w.verb('store'), cubes === 1 ? '1 by-product' : `${cubes} by-products`],
      run: (_s, seat, { cubes }, ctx) => ctx.resumeFor('store-cubes', seat, { left: cubes }),
    },
    'fit-capacity': {
      ...worded,
      icon: ({ to }) => ['capacity', `${to}`],
      say: ({ to, flipped }) => ['one of', 'your Machines moves up to', `${to} cubes, turned over up to ${flipped}`],
    },
    'fit-conveyor': {
      ...worded,
      icon: ({ moves }) => ['conveyor', `${moves}`],
      say: ({ moves }, w) => [
        w.verb('make', 'made'),
        `${moves} moves over yellow belts of the next Machine, after Machine A or B`,
      ],
    },
    'keep-crossover': {
      ...worded,
      icon: 'crossover',
      say: (_act, w) => [w.verb('keep'), 'it as a blank science tile'],
    },
    upgrade: {
      check: 'always',
      asks: false,
      icon: ({ team }) => ['upgrade', team],
      say: ({ team }, w) => [w.verb('upgrade'), w.your, teamNames[team]],
      run(s, seat, { team }) {
        playerAt(s, seat).upgraded[team] = true;
      },
    },
    charge: {
      ...worded,
      icon: 'belt-green',
      say: ({ belt }, w) => [w.may('gain'), ...w.goods({ energy: belts[belt].amount.base }), whereOf(belt)],
    },
    feed: {
      ...worded,
      icon: 'leaf',
      say: ({ belt }, w) => [
        ...(belts[belt].energy.base === 0
          ? [w.may('add')]
          : [w.may('pay'), ...w.goods(energyOf(belt)), 'to', w.verb('add')]),
        `${loadOf(belt)} ${belts[belt].amount.base === 1 ? 'by-product' : 'by-products'}`,
        whereOf(belt),
      ],
    },
    shift: {
      ...worded,
      icon: 'belt-green',
      say: ({ belt }, w) => [
        ...(belts[belt].energy.base === 0
          ? [w.may('move')]
          : [w.may('pay'), ...w.goods(energyOf(belt)), 'to', w.verb('move')]),
        `${loadOf(belt)} ${belts[belt].amount.base === 1 ? cube.one : cube.many}`,
        whereOf(belt),
        ...oftenOf(belt),
      ],
    },
    drain: {
      ...worded,
      icon: 'belt-green',
      say: ({ belt }, w) => [w.verb('lose'), ...w.goods({ energy: belts[belt].amount.base }), whereOf(belt)],
    },
    lose: { ...worded, icon: 'cube', say: ({ belt }, w) => [w.verb('lose'), '1 cube', whereOf(belt)] },
    refine: {
      ...worded,
      icon: 'refine',
      say: (_act, w) => [w.may('pay'), ...w.goods({ energy: 1 }), 'to', w.verb('lift'), 'up to 3 cubes one step'],
    },
    degenerate: {
      check: 'always',
      asks: false,
      icon: 'age',
      say: () => ['your unsold food spoils by one step'],
      run: (s, seat, _act, ctx) => degenerate(s, seat, spared(s, seat), ctx),
    },
  };
}
