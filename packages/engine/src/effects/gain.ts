import type { Context } from '../context.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { Book, Good, Node } from './book.ts';
import { entry } from './book.ts';
import { limitOf } from './limits.ts';
import { amountNow } from './points.ts';

/*
 * The only door through which goods come: caps, supplies, what surplus becomes and what comes instead are looked after here
 * and nowhere else.
 */

/** Amounts by id of good. */
export interface Counts {
  [good: string]: number;
}

/** What a gain came to, for the log. */
interface Gained {
  readonly goods: Counts;
  readonly wasted: Counts;
}

/** What a seat has, by id of good. */
export function purseOf<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number): Counts {
  return book.holding(s, seat).goods;
}

/** How many of a good could arrive. */
export function room<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, good: Good): number {
  const free = good.cap - (purseOf(book, s, seat)[good.id] ?? 0);
  return good.supply ? Math.min(free, book.supply?.(s)[good.id] ?? 0) : free;
}

/** Gains what a node names, but for what is to be chosen. */
export function gainNode<S extends Core>(book: Book<S>, s: S, seat: number, node: Node, ctx: Context): void {
  const { goods, amounts } = node;
  const purse = purseOf(book, s, seat);
  const gained = ctx.emit === null ? null : { goods: {}, wasted: {} };
  for (let i = 0; i < goods.length; i++) {
    const good = at(goods, i);
    const n = amountNow(book, s, seat, at(amounts, i));
    if (gained === null && good.plain) arrive(purse, good, n);
    else receive(book, s, seat, good, n, gained);
  }
  if (gained !== null) announce(book, s, seat, gained, node.row.id, ctx);
}

/** Gains goods that a rule names. */
export function gainGoods<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  goods: Readonly<Counts>,
  from: string | null,
  ctx: Context,
): void {
  const gained = ctx.emit === null ? null : { goods: {}, wasted: {} };
  for (const id in goods) receive(book, s, seat, entry(book.good, id), goods[id] ?? 0, gained);
  if (gained !== null) announce(book, s, seat, gained, from, ctx);
}

/** Goods without supply, and of which surplus is simply lost. */
function arrive(purse: Counts, { id, cap }: Good, n: number): void {
  const sum = (purse[id] ?? 0) + n;
  purse[id] = sum > cap ? cap : sum;
}

function receive<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  good: Good,
  n: number,
  gained: Gained | null,
): void {
  if (good.instead.length > 0 && replaced(book, s, seat, good, n, gained)) return;
  const { id, cap } = good;
  const purse = purseOf(book, s, seat);
  const have = purse[id] ?? 0;
  const fits = have + n > cap ? cap - have : n;
  const arrives = good.supply ? fromSupply(book, s, id, fits) : fits;
  purse[id] = have + arrives;
  if (gained !== null && arrives !== 0) gained.goods[id] = (gained.goods[id] ?? 0) + arrives;
  if (arrives === n) return;
  if (good.over.length === 0) {
    if (gained !== null) gained.wasted[id] = (gained.wasted[id] ?? 0) + n - arrives;
    return;
  }
  for (const other of good.over)
    receive(book, s, seat, other.good, (n - arrives) * amountNow(book, s, seat, other.amount), gained);
}

function fromSupply<S extends Core>(book: Book<S>, s: S, id: string, n: number): number {
  const supply = book.supply?.(s);
  if (supply === undefined) return n;
  const there = supply[id] ?? 0;
  const arrives = n > there ? there : n;
  supply[id] = there - arrives;
  return arrives;
}

/** A row may turn what arrives into something else: that is what `instead` is. */
function replaced<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  good: Good,
  n: number,
  gained: Gained | null,
): boolean {
  const a = good.instead.find((each) => limitOf(book, s, seat, each) === null);
  if (a === undefined) return false;
  for (const other of a.goods) receive(book, s, seat, other.good, n * amountNow(book, s, seat, other.amount), gained);
  return true;
}

function announce<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  { goods, wasted }: Gained,
  from: string | null,
  ctx: Context,
): void {
  if (Object.keys(goods).length + Object.keys(wasted).length === 0) return;
  ctx.emit?.({ type: 'goods-gained', seat, goods, wasted, now: nowOf(book, s, seat, goods), from });
}

/** What a seat has now of the goods that came or went. */
export function nowOf<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, goods: Readonly<Counts>): Counts {
  const purse = purseOf(book, s, seat);
  return Object.fromEntries(Object.keys(goods).map((id) => [id, purse[id] ?? 0]));
}
