import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { AbilityEntry, Book, CompiledAmount, CostEntry, PointEntry } from './book.ts';
import { measured } from './count.ts';
import { applies, plainOccasion } from './limits.ts';
import type { AnyOccasion } from './limits.ts';

/*
 * Numbers that rows change: the base, then the last row that sets it, then all that add to it, then the floor. Nothing is
 * kept in the state, so that there is nothing to keep in step; the index goes from the number to its rows.
 */

/** A point now. Changes that are up to the seat count only where `optional` says so. */
export function valueOf<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  point: PointEntry,
  occasion: AnyOccasion = plainOccasion,
  optional = false,
): number {
  const { base, sets, adds, floor } = point;
  // The state and the occasion are of the game that wrote it: only their types are wider here.
  let n = typeof base === 'number' ? base : base(s as never, seat, occasion as never);
  for (let i = 0; i < sets.length; i++) {
    const a = at(sets, i);
    if ((optional || !a.may) && applies(book, s, seat, a, occasion)) n = a.to;
  }
  if (point.shared) n += sharedSum(book, s, point, occasion);
  else
    for (let i = 0; i < adds.length; i++) {
      const a = at(adds, i);
      if ((optional || !a.may) && applies(book, s, seat, a, occasion)) n += a.add;
    }
  return n < floor ? floor : n;
}

function sharedSum<S extends Core>(book: Book<S>, s: Readonly<S>, { adds }: PointEntry, occasion: AnyOccasion): number {
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++)
    for (const a of adds) if (applies(book, s, seat, a, occasion)) sum += a.add;
  return sum;
}

/** The changes of a point or a cost that count now. */
export function changesNow<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  of: PointEntry | CostEntry,
  occasion: AnyOccasion,
): AbilityEntry[] {
  // Costs are asked for by search.
  if ('less' in of) return of.less.filter((a) => applies(book, s, seat, a, occasion));
  const all = [...of.sets, ...of.adds];
  const holders = of.shared ? Array.from({ length: s.seats }, (_, other) => other) : [seat];
  return holders.flatMap((holder) => all.filter((a) => applies(book, s, holder, a, occasion)));
}

/** An amount now. */
export function amountNow<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, amount: CompiledAmount): number {
  if (typeof amount === 'number') return amount;
  const { each, point, measure, every, most, plus } = amount;
  const one = point === null ? each : valueOf(book, s, seat, point);
  if (measure === null) return one;
  const n = one * Math.floor(measured(s, seat, measure) / every);
  return (n > most ? most : n) + plus;
}
