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

function useLink(book: Book, e: Extract<AlgEvent, { type: 'link-used' }>): void {
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

function write(book: Book, e: AlgEvent): void {
  switch (e.type) {
    case 'goods-gained':
      return earn(of(book, e.seat), e.goods, 1);
    case 'goods-paid':
    case 'tokens-given-up':
      return earn(of(book, e.seat), e.goods, -1);
    case 'algae-taken':
      change(of(book, e.seat), `st-${e.species}`, 1);
      if (!e.bought) book.algae[e.species] = (book.algae[e.species] ?? 0) - 1;
      return;
    case 'cube-moved': {
      const company = of(book, e.seat);
      const belt = plants[company.department].beltById.get(e.belt);
      if (belt === undefined) throw new Error(`no belt ${e.belt}`);
      return shift(company, belt.from, belt.to, 1);
    }
    case 'link-used':
      return useLink(book, e);
    case 'cube-lost':
    case 'byproduct-burned':
      return change(of(book, e.seat), e.field, -1);
    case 'byproduct-stored':
      book.byproducts[e.tank] = (book.byproducts[e.tank] ?? 0) + 1;
      if (e.field !== null) change(of(book, e.seat), e.field, -1);
      return;
    case 'refined':
      e.lifts.forEach((cubes, step) => {
        const [from, to] = [refiningLadder[step], refiningLadder[step + 1]];
        if (from === undefined || to === undefined) throw new RangeError(`no step ${step}`);
        change(of(book, e.seat), from, -cubes);
        change(of(book, e.seat), to, cubes);
      });
      return;
    case 'food-degenerated':
      for (const { from, to, cubes } of e.moves) {
        change(of(book, e.seat), from, -cubes);
        change(of(book, e.seat), to, cubes);
      }
      return;
    case 'exported':
      of(book, e.seat).cities.push(e.to);
      return ship(of(book, e.seat), e.set);
    case 'contract-fulfilled':
    case 'repeat-exported':
      return ship(of(book, e.seat), e.set);
    case 'milestone-reached':
      of(book, e.seat).milestones++;
      return;
    case 'double-action-used':
      of(book, e.seat).doubleUsed++;
      return;
    case 'staff-recruited':
      of(book, e.seat).staff[e.team] = e.column;
      return;
    case 'month-bonus-scored':
      of(book, e.seat).monthVp = e.vp;
      return;
    case 'tanks-refilled':
      book.algae = { ...e.algae };
      return;
    case 'tanks-balanced':
      book.byproducts = { ...e.byproducts };
      return;
    case 'competitor-income':
    case 'competitor-exported':
    case 'competitor-milestone':
    case 'competitor-scored':
      book.rival += e.vp;
      return;
    default:
  }
}

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
      write(book, event);
    }
    expect(book, `after ${option}`).toEqual(bookOf(t.state));
  }
  return kinds;
}

/** What a book that is worth keeping has entries of. */
const entries = [
  'goods-gained',
  'goods-paid',
  'tokens-given-up',
  'algae-taken',
  'cube-moved',
  'link-used',
  'cube-lost',
  'byproduct-burned',
  'byproduct-stored',
  'refined',
  'food-degenerated',
  'exported',
  'contract-fulfilled',
  'milestone-reached',
  'double-action-used',
  'staff-recruited',
  'month-bonus-scored',
  'tanks-refilled',
  'tanks-balanced',
  'competitor-income',
  'competitor-exported',
  'competitor-milestone',
  'competitor-scored',
];

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
  expect(entries.filter((kind) => !kinds.has(kind))).toEqual([]);
});
