import { at } from '../state.ts';
import type { CompiledCondition, CompiledMeasure, CompiledSet, Test } from './book.ts';
import type { Answer } from './spec.ts';

/*
 * Counting: how many members of a set are so, and the few other numbers that rows read off sets.
 */

type Member = string | number;

/** The states of a book were typed by its game; sets take them as they come. */
const stateOf = (s: unknown): never => s as never;

/** The number that a measure reads. */
export function measured(s: unknown, seat: number, { set, tests, by, trait, of }: CompiledMeasure): number {
  if (set.members === null) return set.count?.(stateOf(s), seat) ?? 0;
  const members = set.members(stateOf(s), seat);
  switch (by) {
    case 'count':
      return tests.length === 0 ? members.length : countIf(s, seat, members, tests);
    case 'sum':
      return sumOf(s, seat, members, tests, trait);
    case 'linked':
      return largestGroup(set, chosen(s, seat, members, tests));
    case 'most':
      return Math.max(0, ...shares(s, seat, chosen(s, seat, members, tests), trait).values());
    case 'values':
      return countAtLeast(shares(s, seat, chosen(s, seat, members, tests), trait).values(), of);
  }
}

function countIf(s: unknown, seat: number, members: readonly Member[], tests: readonly Test[]): number {
  let n = 0;
  for (let i = 0; i < members.length; i++) if (passes(s, seat, at(members, i), tests)) n++;
  return n;
}

function sumOf(
  s: unknown,
  seat: number,
  members: readonly Member[],
  tests: readonly Test[],
  trait: Test | null,
): number {
  let sum = 0;
  for (const member of members) if (passes(s, seat, member, tests)) sum += Number(answerOf(s, seat, member, trait));
  return sum;
}

function chosen(s: unknown, seat: number, members: readonly Member[], tests: readonly Test[]): readonly Member[] {
  return tests.length === 0 ? members : members.filter((member) => passes(s, seat, member, tests));
}

function answerOf(s: unknown, seat: number, member: Member, test: Test | null): Answer {
  return test?.of?.(stateOf(member), stateOf(s), seat) ?? '';
}

function passes(s: unknown, seat: number, member: Member, tests: readonly Test[]): boolean {
  for (let i = 0; i < tests.length; i++) {
    const test = at(tests, i);
    if (!meets(test, answerOf(s, seat, member, test))) return false;
  }
  return true;
}

/** Whether an answer is what a test wants. */
export function meets({ value, least, most }: Test, answer: Answer): boolean {
  if (value === null) return typeof answer === 'number' && answer >= least && answer <= most;
  if (typeof answer === 'object') return answer.some((each) => each === value);
  return answer === value;
}

/** How many members have each value of a trait. */
function shares(s: unknown, seat: number, members: readonly Member[], trait: Test | null): ReadonlyMap<Answer, number> {
  const counts = new Map<Answer, number>();
  for (const member of members) {
    const answer = answerOf(s, seat, member, trait);
    for (const value of typeof answer === 'object' ? answer : [answer]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function countAtLeast(counts: Iterable<number>, of: number): number {
  let n = 0;
  for (const count of counts) if (count >= of) n++;
  return n;
}

/** The size of the largest group in which members are linked, directly or through others. */
function largestGroup({ linked }: CompiledSet, members: readonly Member[]): number {
  if (linked === null) return members.length === 0 ? 0 : 1;
  const seen = members.map(() => false);
  let largest = 0;
  for (let first = 0; first < members.length; first++) {
    const group = seen[first] === true ? [] : [first];
    for (let i = 0; i < group.length; i++) {
      const here = at(group, i);
      seen[here] = true;
      members.forEach((member, there) => {
        if (seen[there] === true || !linked(stateOf(at(members, here)), stateOf(member))) return;
        seen[there] = true;
        group.push(there);
      });
    }
    largest = Math.max(largest, group.length);
  }
  return largest;
}

/** Whether all of it holds. */
export function holds(s: unknown, seat: number, conditions: readonly CompiledCondition[]): boolean {
  for (let i = 0; i < conditions.length; i++) if (!isMet(s, seat, at(conditions, i))) return false;
  return true;
}

/** So many of so many. */
export interface Progress {
  readonly have: number;
  readonly want: number;
}

/** How near one number is to what is wanted of it; null where something else is asked for, too. */
export function progressOf(s: unknown, seat: number, conditions: readonly CompiledCondition[]): Progress | null {
  const [only, ...others] = conditions;
  if (only === undefined || others.length > 0 || only.measure === null) return null;
  return { have: measured(s, seat, only.measure), want: only.least };
}

function isMet(s: unknown, seat: number, { measure, least, match, set }: CompiledCondition): boolean {
  if (measure !== null) return measured(s, seat, measure) >= least;
  const members = set.members?.(stateOf(s), seat) ?? [];
  return matchable(match, members, (tests, member) => passes(s, seat, member, tests));
}

/** Whether each wish can have a member of its own: one wish after the other, moving earlier ones aside where that helps. */
function matchable<W>(
  wishes: readonly W[],
  members: readonly Member[],
  fits: (wish: W, member: Member) => boolean,
): boolean {
  const owner = members.map(() => -1);
  const place = (wish: number, tried: boolean[]): boolean =>
    members.some((member, i) => {
      if (tried[i] === true || !fits(at(wishes, wish), member)) return false;
      tried[i] = true;
      const before = owner[i] ?? -1;
      if (before >= 0 && !place(before, tried)) return false;
      owner[i] = wish;
      return true;
    });
  return wishes.every((_, wish) => place(wish, []));
}
