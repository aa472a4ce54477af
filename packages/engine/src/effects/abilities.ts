import type { Context } from '../context.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { Facts } from '../step.ts';
import type { AbilityEntry, Book, MomentEntry } from './book.ts';
import { checkList, factsOf } from './check.ts';
import { countOccasion, isHeld, limitOf, spend } from './limits.ts';
import { runFrom } from './run.ts';

/*
 * Abilities at moments: what works by itself, in the order of the tables, then what is offered. Every ability belongs to the
 * seat whose moment it is; none answers another seat, and none sets off another.
 */

/** A moment has come for a seat: automatic abilities work, then the seat is asked about offered ones, if there are any. */
export function comes<S extends Core>(book: Book<S>, s: S, seat: number, moment: MomentEntry, ctx: Context): void {
  automatic(book, s, seat, moment, ctx);
  if (s.over === null && offersAny(book, s, seat, moment)) ctx.ask('use-ability', seat, moment.args);
}

/**
 * A moment has come for several seats, in this order: what works by itself works for all of them, then each is asked about
 * what it is offered, as soon as the one before it is done.
 */
export function comesForEach<S extends Core>(
  book: Book<S>,
  s: S,
  seats: readonly number[],
  moment: MomentEntry,
  ctx: Context,
): void {
  for (const seat of seats) automatic(book, s, seat, moment, ctx);
  if (s.over !== null) return;
  // The stack is last in, first out.
  for (const seat of [...seats].reverse()) ctx.resumeFor('menu-again', seat, moment.args);
}

/** Automatic abilities of a moment work. They never ask. */
export function automatic<S extends Core>(book: Book<S>, s: S, seat: number, moment: MomentEntry, ctx: Context): void {
  for (let i = 0; i < moment.automatic.length && s.over === null; i++) {
    const a = at(moment.automatic, i);
    if (refuseUse(book, s, seat, a) === null) work(book, s, seat, a, ctx);
  }
  countOccasion(book, s, seat, moment);
}

/** Whether a seat could use something at a moment now. */
export function offersAny<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, moment: MomentEntry): boolean {
  const { offered, extras } = moment;
  for (let i = 0; i < offered.length; i++) if (refuseUse(book, s, seat, at(offered, i)) === null) return true;
  for (let i = 0; i < extras.length; i++) if (at(extras, i).spec.check(s, seat, moment.id) === null) return true;
  return false;
}

/** The first rule that keeps a seat from using an ability, or null. */
export function refuseUse<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, a: AbilityEntry): string | null {
  const limit = limitOf(book, s, seat, a);
  if (limit !== null) return limit === 'while' ? book.rules.while : a.rules[limit];
  return a.list === null ? null : checkList(book, s, seat, a.list);
}

/** The facts behind such a refusal. */
export function factsOfUse<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  a: AbilityEntry,
  rule: string,
): Facts {
  const why = limitOf(book, s, seat, a);
  return why === null && a.list !== null ? factsOf(book, s, seat, a.list, rule) : { why, ability: a.id };
}

/** As {@link refuseUse}, in the menu of a moment: what works at another one is refused, whatever else it could do. */
export function refuseAt<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  a: AbilityEntry,
  moment: MomentEntry | null,
): string | null {
  if (moment === null || moment.offered.includes(a)) return refuseUse(book, s, seat, a);
  return isHeld(s, seat, a) ? moment.rules.other : moment.rules.use;
}

/** The facts behind such a refusal. */
export function factsAt<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  a: AbilityEntry,
  moment: MomentEntry | null,
  rule: string,
): Facts {
  if (moment === null || moment.offered.includes(a)) return factsOfUse(book, s, seat, a, rule);
  return { why: isHeld(s, seat, a) ? 'moment' : 'use', ability: a.id };
}

/** Uses an ability. Whoever calls it has asked {@link refuseUse}. */
export function work<S extends Core>(book: Book<S>, s: S, seat: number, a: AbilityEntry, ctx: Context): void {
  spend(book, s, seat, a);
  ctx.emit?.({ type: 'ability-used', seat, row: a.row.id, offered: a.may });
  if (a.list !== null) runFrom(book, s, seat, a.list, 0, ctx);
}
