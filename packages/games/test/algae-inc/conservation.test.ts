import { expect, test } from 'vitest';
import { departments } from '../../src/algae-inc/data/departments.ts';
import { refiningLadder } from '../../src/algae-inc/data/departments/biofuel.ts';
import { goods } from '../../src/algae-inc/data/goods.ts';
import type { Good } from '../../src/algae-inc/data/goods.ts';
import type { DepartmentId, FieldId } from '../../src/algae-inc/data/words.ts';
import type { AlgEvent, CubeSet } from '../../src/algae-inc/events.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { placeOf, plants } from '../../src/algae-inc/plant.ts';
import type { AlgState } from '../../src/algae-inc/state.ts';
import { table, until } from '../table.ts';
import type { Alg } from './position.ts';

/*
 * Whoever hears all events knows where every cube, token and VP is. A book is kept from events alone and compared with the
 * table after every choice.
 */

interface Company {
  readonly department: DepartmentId;
  readonly fields: number[];
  readonly goods: { [G in Good]: number };
  readonly cities: string[];
  readonly staff: { [team: string]: number };
  monthVp: number;
  milestones: number;
  doubleUsed: number;
}
interface Book {
  readonly companies: readonly Company[];
  algae: { [species: string]: number };
  byproducts: { [kind: string]: number };
  rival: number;
}

function bookOf(s: Readonly<AlgState>): Book {
  return {
    companies: s.players.map((p) => ({
      department: p.department ?? 'food',
      fields: [...p.fields],
      goods: { ...p.goods },
      cities: [...p.cities],
      staff: { ...p.staff },
      monthVp: p.monthVp,
      milestones: p.milestones.length,
      doubleUsed: p.doubleUsed,
    })),
    algae: { ...s.algae },
    byproducts: { ...s.byproducts },
    rival: s.competitor.vp,
  };
}

function of(book: Book, seat: number): Company {
  const found = book.companies[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

function change(company: Company, field: FieldId, by: number): void {
  const place = placeOf(company, field);
  company.fields[place] = (company.fields[place] ?? 0) + by;
}

function shift(company: Company, from: number, to: number, cubes: number): void {
  company.fields[from] = (company.fields[from] ?? 0) - cubes;
  company.fields[to] = (company.fields[to] ?? 0) + cubes;
}

function ship(company: Company, set: CubeSet): void {
  for (const [field, cubes] of Object.entries(set) as [FieldId, number][]) change(company, field, -cubes);
}

function linkUsed(book: Book, e: Extract<AlgEvent, { type: 'link-used' }>): void {
  const company = of(book, e.seat);
  const link = plants[company.department].links[e.machine].find(({ id }) => id === e.belt);
  if (link === undefined) throw new Error(`no belt ${e.belt}`);
  if (link.does === 'shift') shift(company, link.from, link.to, e.cubes);
  if (link.does !== 'feed') return;
  company.fields[link.to] = (company.fields[link.to] ?? 0) + e.cubes;
  const tank = departments[company.department].uses;
  book.byproducts[tank] = (book.byproducts[tank] ?? 0) - (e.cubes - e.bought);
}

function earn(company: Company, amounts: { readonly [good: string]: number }, sign: 1 | -1): void {
  for (const good of Object.keys(goods) as Good[]) company.goods[good] += sign * (amounts[good] ?? 0);
}

type Entry<T extends AlgEvent['type']> = (book: Book, e: Extract<AlgEvent, { readonly type: T }>) => void;

const lift = (company: Company, from: FieldId, to: FieldId, cubes: number): void => {
  change(company, from, -cubes);
  change(company, to, cubes);
};

type Goods = { readonly [good: string]: number };
const earned = (book: Book, e: { readonly seat: number; readonly goods: Goods }): void =>
  earn(of(book, e.seat), e.goods, 1);
const spent = (book: Book, e: { readonly seat: number; readonly goods: Goods }): void =>
  earn(of(book, e.seat), e.goods, -1);
const gone = (book: Book, e: { readonly seat: number; readonly field: FieldId }): void =>
  change(of(book, e.seat), e.field, -1);
const shipped = (book: Book, e: { readonly seat: number; readonly set: CubeSet }): void =>
  ship(of(book, e.seat), e.set);
const rivalGains = (book: Book, e: { readonly vp: number }): void => {
  book.rival += e.vp;
};

/** What each kind of event changes in the book. */
const entries: { readonly [T in AlgEvent['type']]?: Entry<T> } = {
  'goods-gained': earned,
  'goods-paid': spent,
  'tokens-given-up': spent,
  'algae-taken': (book, e) => {
    change(of(book, e.seat), `st-${e.species}`, 1);
    if (!e.bought) book.algae[e.species] = (book.algae[e.species] ?? 0) - 1;
  },
  'cube-moved': (book, e) => {
    const company = of(book, e.seat);
    const belt = plants[company.department].beltById.get(e.belt);
    if (belt === undefined) throw new Error(`no belt ${e.belt}`);
    shift(company, belt.from, belt.to, 1);
  },
  'link-used': linkUsed,
  'cube-lost': gone,
  'byproduct-burned': gone,
  'byproduct-stored': (book, e) => {
    book.byproducts[e.tank] = (book.byproducts[e.tank] ?? 0) + 1;
    if (e.field !== null) change(of(book, e.seat), e.field, -1);
  },
  refined: (book, e) => {
    e.lifts.forEach((cubes, step) => {
      const [from, to] = [refiningLadder[step], refiningLadder[step + 1]];
      if (from === undefined || to === undefined) throw new RangeError(`no step ${step}`);
      lift(of(book, e.seat), from, to, cubes);
    });
  },
  'food-degenerated': (book, e) => {
    for (const { from, to, cubes } of e.moves) lift(of(book, e.seat), from, to, cubes);
  },
  exported: (book, e) => {
    of(book, e.seat).cities.push(e.to);
    ship(of(book, e.seat), e.set);
  },
  'contract-fulfilled': shipped,
  'repeat-exported': shipped,
  'milestone-reached': (book, e) => {
    of(book, e.seat).milestones++;
  },
  'double-action-used': (book, e) => {
    of(book, e.seat).doubleUsed++;
  },
  'staff-recruited': (book, e) => {
    of(book, e.seat).staff[e.team] = e.column;
  },
  'month-bonus-scored': (book, e) => {
    of(book, e.seat).monthVp = e.vp;
  },
  'tanks-refilled': (book, e) => {
    book.algae = { ...e.algae };
  },
  'tanks-balanced': (book, e) => {
    book.byproducts = { ...e.byproducts };
  },
  'competitor-income': rivalGains,
  'competitor-exported': rivalGains,
  'competitor-milestone': rivalGains,
  'competitor-scored': rivalGains,
};

/** A small generator: the same matches in every run. */
function dice(seed: number): (sides: number) => number {
  let x = seed;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return (x >>> 8) % sides;
  };
}

/** Mostly something that happens: small actions and stops are rare. */
function pick(t: Alg, seat: number, roll: (sides: number) => number): string {
  const all = t.options(seat);
  const lively = all.filter((option) => option !== 'done' && option !== 'no' && !option.startsWith('small'));
  const from = lively.length > 0 && roll(12) > 0 ? lively : all;
  return from[roll(from.length)] ?? '';
}

/** Plays a match to its end and checks the book after every choice. The kinds of events it has heard. */
function audit(seats: number, seed: number): Set<string> {
  const kinds = new Set<string>();
  const roll = dice(seed);
  let t: Alg = until(table(algaeInc, seats, { departments: 'random' }, `book ${seed}`), 'move-worker');
  const book = bookOf(t.state);
  while (t.over === null) {
    const seat = t.decision?.seat ?? -1;
    const option = pick(t, seat, roll);
    const before = t.events.length;
    t = t.play(seat, option);
    for (const event of t.events.slice(before) as unknown as AlgEvent[]) {
      kinds.add(event.type);
      (entries[event.type] as Entry<AlgEvent['type']> | undefined)?.(book, event);
    }
    expect(book, `after ${option}`).toEqual(bookOf(t.state));
  }
  return kinds;
}

test('cubes, tokens, VP, disks and staff are where events have put them', () => {
  const kinds = new Set<string>();
  for (const [seats, seed] of [
    [1, 1],
    [1, 2],
    [2, 3],
    [2, 4],
    [3, 5],
    [4, 6],
    [4, 7],
  ] as const)
    for (const kind of audit(seats, seed)) kinds.add(kind);
  // Ten disks are more than such play exports.
  expect(Object.keys(entries).filter((kind) => !kinds.has(kind))).toEqual(['repeat-exported']);
});
