import type { Core } from '../state.ts';
import type {
  AnyCondition,
  AnyLexicon,
  AnySpec,
  Book,
  CompiledAmount,
  CompiledCondition,
  CompiledMeasure,
  CompiledSet,
  Test,
} from './book.ts';
import { entry, keyed } from './book.ts';
import type { Amount, Measure, Range } from './types.ts';

/*
 * The part of the book that counts: amounts, measures and conditions with everything looked up.
 */

/** An amount as it is counted. */
export function amountOf<S extends Core>(
  maps: Pick<Book<S>, 'points' | 'spec'>,
  amount: Amount<AnyLexicon>,
): CompiledAmount {
  if (typeof amount === 'number') return amount;
  if ('point' in amount)
    return { each: 0, point: entry(maps.points, amount.point), measure: null, every: 1, most: Infinity, plus: 0 };
  const { each, per, every = 1, most = Infinity, plus = 0 } = amount;
  const point = typeof each === 'number' ? null : entry(maps.points, each.point);
  const number = typeof each === 'number' ? each : 0;
  return { each: number, point, measure: measureOf(maps.spec, per), every, most, plus };
}

function measureOf<S extends Core>(spec: AnySpec<S>, measure: Measure<AnyLexicon>): CompiledMeasure {
  const { count, where = {}, by } = measure;
  const set = setOf(spec, count);
  const tests = testsOf(spec, count, where);
  if (by === undefined || by === 'linked') return { set, tests, by: by ?? 'count', trait: null, of: 0 };
  if ('sum' in by) return { set, tests, by: 'sum', trait: testOf(spec, count, by.sum, ''), of: 0 };
  if ('most' in by) return { set, tests, by: 'most', trait: testOf(spec, count, by.most, ''), of: 0 };
  return { set, tests, by: 'values', trait: testOf(spec, count, by.values, ''), of: by.of };
}

/** A condition as it is tested. */
export function conditionOf<S extends Core>(spec: AnySpec<S>, source: AnyCondition): CompiledCondition {
  if ('is' in source) {
    const measure = measureOf(spec, source.is);
    return { measure, least: source.least, match: [], set: measure.set, source };
  }
  const match = source.match.map((where) => testsOf(spec, source.in, where));
  return { measure: null, least: 0, match, set: setOf(spec, source.in), source };
}

function setOf<S extends Core>(spec: AnySpec<S>, id: string): CompiledSet {
  const set = keyed(spec.sets, id);
  if (!('members' in set)) return { count: set.count, members: null, linked: null };
  return { count: null, members: set.members, linked: set.linked ?? null };
}

type Wheres = { readonly [trait: string]: string | number | boolean | Range | undefined };

function testsOf<S extends Core>(spec: AnySpec<S>, set: string, where: Wheres): Test[] {
  return Object.entries(where).flatMap(([trait, wanted]) =>
    wanted === undefined ? [] : [testOf(spec, set, trait, wanted)],
  );
}

/** What an occasion must be like. */
export function occasionTests(where: Wheres): Test[] {
  return Object.entries(where).flatMap(([trait, wanted]) =>
    wanted === undefined ? [] : [wantedOf(trait, null, wanted)],
  );
}

function testOf<S extends Core>(
  spec: AnySpec<S>,
  id: string,
  trait: string,
  wanted: string | number | boolean | Range,
): Test {
  const set = keyed(spec.sets, id);
  if (!('members' in set)) throw new TypeError(`${id} is only counted: it has no "${trait}"`);
  return wantedOf(trait, keyed(set.traits, trait), wanted);
}

function wantedOf(trait: string, of: Test['of'], wanted: string | number | boolean | Range): Test {
  if (typeof wanted !== 'object') return { trait, of, value: wanted, least: 0, most: 0 };
  return { trait, of, value: null, least: wanted.least ?? -Infinity, most: wanted.most ?? Infinity };
}
