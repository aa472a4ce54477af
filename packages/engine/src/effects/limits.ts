import type { Core } from '../state.ts';
import { at } from '../state.ts';
import type { AbilityEntry, Book } from './book.ts';
import { keyed } from './book.ts';
import { holds, meets } from './count.ts';

/*
 * When an ability works: who holds its row, how often it was used, what must hold. Marks lie in the seat's record, one
 * list for each scope: ids of abilities that were used, and names of occasions that have been.
 */

/** What an occasion is like, inside the kit. */
export interface AnyOccasion {
  readonly [trait: string]: string | number | boolean | undefined;
}

export const plainOccasion: AnyOccasion = Object.freeze({});

/** What keeps an ability from working now, or null. */
export function limitOf<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  a: AbilityEntry,
): 'use' | 'once' | 'while' | null {
  if (!isHeld(s, seat, a)) return 'use';
  if (isSpent(book, s, seat, a)) return 'once';
  return holds(s, seat, a.while) ? null : 'while';
}

/** Whether a change counts on this occasion. */
export function applies<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  a: AbilityEntry,
  occasion: AnyOccasion,
): boolean {
  if (!isHeld(s, seat, a)) return false;
  for (let i = 0; i < a.where.length; i++) {
    const test = at(a.where, i);
    const answer = occasion[test.trait];
    if (answer === undefined || !meets(test, answer)) return false;
  }
  return !isSpent(book, s, seat, a) && holds(s, seat, a.while);
}

/** Whether a seat holds the row of an ability. */
export function isHeld<S extends Core>(s: Readonly<S>, seat: number, { held, row }: AbilityEntry): boolean {
  return held !== null && held(s, seat, row.id);
}

function isSpent<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, a: AbilityEntry): boolean {
  if (a.once !== null && marksIn(book, s, seat, a.once).includes(a.id)) return true;
  return a.first !== null && marksIn(book, s, seat, a.first).includes(a.occasion);
}

function marksIn<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, scope: string): string[] {
  return keyed(book.holding(s, seat).marks, scope);
}

/** Marks an ability as used, where it is limited. */
export function spend<S extends Core>(book: Book<S>, s: S, seat: number, a: AbilityEntry): void {
  if (a.once !== null) mark(marksIn(book, s, seat, a.once), a.id);
}

/** Marks that there has been an occasion, in every scope in which only the first one counts. */
export function countOccasion<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  { id, firsts }: { readonly id: string; readonly firsts: readonly string[] },
): void {
  for (let i = 0; i < firsts.length; i++) mark(marksIn(book, s, seat, at(firsts, i)), id);
}

function mark(marks: string[], id: string): void {
  if (!marks.includes(id)) marks.push(id);
}

/** A scope is over: whatever was once in it may be again. */
export function endScope<S extends Core>(book: Book<S>, s: S, seat: number, scope: string): void {
  marksIn(book, s, seat, scope).length = 0;
}
