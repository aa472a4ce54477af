import type { Context } from '../context.ts';
import { RulesFault } from '../runner.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { Book, CompiledAmount, Good, Group, Node } from './book.ts';
import { entry } from './book.ts';
import { nowOf, purseOf } from './gain.ts';
import type { Counts } from './gain.ts';
import { amountNow } from './points.ts';

/*
 * The only door through which goods go. A cost is written down as a bill (`book.need`, by index of good), then asked about
 * or paid. Own units go first; what is missing may be bought with other goods, or tokens are given up for it. Whether it
 * can be paid is arithmetic, so that a payment that was begun can always be finished.
 */

/** Own units that the payer does not want to part with. */
export interface Kept {
  readonly good: Good;
  readonly units: number;
}

/** Writes down what a node costs. */
export function billOf<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, node: Node): void {
  const need = blankBill(book);
  for (let i = 0; i < node.goods.length; i++)
    need[at(node.goods, i).index] = worked(book, s, seat, at(node.amounts, i));
  if (book.replaced.length > 0) addMissing(book, s, seat);
}

/** Whether a seat has all of a cost itself: then no bill is needed to tell that it can pay. */
export function hasAll<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, cost: Readonly<Counts>): boolean {
  const purse = purseOf(book, s, seat);
  for (const id in cost) if ((purse[id] ?? 0) < (cost[id] ?? 0)) return false;
  return true;
}

/** Writes down a cost that a rule names. */
export function billFor<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, cost: Readonly<Counts>): void {
  const need = blankBill(book);
  for (const id in cost) need[entry(book.good, id).index] = cost[id] ?? 0;
  if (book.replaced.length > 0) addMissing(book, s, seat);
}

function blankBill<S extends Core>({ need, billing }: Book<S>): number[] {
  if (billing) throw new RulesFault('a number that a cost depends on asks for a cost itself');
  // Costs are asked for by search, and `fill` is not compiled with what calls it.
  for (let i = 0; i < need.length; i++) need[i] = 0;
  return need;
}

/** A number of the bill. */
function worked<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, n: CompiledAmount): number {
  if (typeof n === 'number') return n;
  book.billing = true;
  try {
    return amountNow(book, s, seat, n);
  } finally {
    book.billing = false;
  }
}

/** What a seat can pay of a good: points may be owed. */
function payable(purse: Readonly<Counts>, { id, least }: Good): number {
  return (purse[id] ?? 0) - least;
}

/** What is missing of some goods is paid with others: a missing Energy for money. */
function addMissing<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number): void {
  const { need, replaced } = book;
  const purse = purseOf(book, s, seat);
  for (let i = 0; i < replaced.length; i++) {
    const good = at(replaced, i);
    const wanted = need[good.index] ?? 0;
    if (wanted === 0) continue;
    const short = wanted - payable(purse, good);
    if (short <= 0) continue;
    need[good.index] = wanted - short;
    for (const other of good.missing)
      need[other.good.index] = (need[other.good.index] ?? 0) + short * worked(book, s, seat, other.amount);
  }
}

/**
 * The first good of the bill that a seat can pay neither itself nor by exchange, or null: what is left of all tokens must be
 * enough for what is missing.
 */
export function shortOf<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number): Good | null {
  return shortIn(book, purseOf(book, s, seat));
}

/** Whether a bill can be paid although some own units of one kind are kept: tokens of other kinds stand in for them. */
export function canKeep<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, { good, units }: Kept): boolean {
  const purse = purseOf(book, s, seat);
  const used = Math.min(purse[good.id] ?? 0, book.need[good.index] ?? 0);
  if (good.rate === 0 || units > used) return false;
  return shortIn(book, { ...purse, [good.id]: used - units }) === null;
}

function shortIn<S extends Core>(book: Book<S>, purse: Readonly<Counts>): Good | null {
  const { goods, need } = book;
  let missing: Good | null = null;
  let wanted = 0;
  for (let i = 0; i < goods.length; i++) {
    const n = need[i] ?? 0;
    if (n === 0) continue;
    const good = at(goods, i);
    const short = n - payable(purse, good);
    if (short <= 0) continue;
    if (good.rate === 0 || (good.dear && spare(book, purse, good.give) < short * good.rate)) return good;
    missing ??= good;
    wanted += short * good.rate;
  }
  return missing === null || spare(book, purse, book.tokens) >= wanted ? null : missing;
}

/** What a seat has of some goods besides what the bill takes. */
function spare<S extends Core>(book: Book<S>, purse: Readonly<Counts>, of: readonly Good[]): number {
  let sum = 0;
  for (let i = 0; i < of.length; i++) {
    const good = at(of, i);
    const left = payable(purse, good) - (book.need[good.index] ?? 0);
    if (left > 0) sum += left;
  }
  return sum;
}

/** What a seat has of a group besides what the bill takes. */
export function spareIn<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, group: Group): number {
  return spare(book, purseOf(book, s, seat), group.goods);
}

/** Whether a unit of this good is left besides what the bill takes. */
export function isSpare<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, good: Good): boolean {
  return payable(purseOf(book, s, seat), good) > (book.need[good.index] ?? 0);
}

/** Takes the bill that was written down, own units first, and a unit of a group besides. See {@link askTokens}. */
export function takeBill<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  from: string | null,
  ctx: Context,
  unit: Good | null = null,
  kept: Kept | null = null,
): void {
  const { goods, need } = book;
  if (unit !== null) need[unit.index] = (need[unit.index] ?? 0) + 1;
  const purse = purseOf(book, s, seat);
  const paid: Counts | null = ctx.emit === null ? null : {};
  for (let i = 0; i < goods.length; i++) {
    const wanted = need[i] ?? 0;
    if (wanted === 0) continue;
    const good = at(goods, i);
    const own = payable(purse, good);
    const taken = (own < wanted ? own : wanted) - (kept?.good === good ? kept.units : 0);
    take(book, s, purse, good, taken);
    need[i] = wanted - taken;
    if (paid !== null && taken > 0) paid[good.id] = taken;
  }
  if (paid === null || Object.keys(paid).length === 0) return;
  ctx.emit?.({ type: 'goods-paid', seat, goods: paid, now: nowOf(book, s, seat, paid), from });
}

function take<S extends Core>(book: Book<S>, s: S, purse: Counts, { id, supply }: Good, n: number): void {
  purse[id] = (purse[id] ?? 0) - n;
  if (!supply) return;
  const there = book.supply?.(s);
  if (there !== undefined) there[id] = (there[id] ?? 0) + n;
}

/** Asks for the tokens that stand in for what is missing after {@link takeBill}. True when somebody is asked. */
export function askTokens<S extends Core>(
  book: Book<S>,
  seat: number,
  from: string | null,
  ctx: Context,
  kept: Kept | null = null,
): boolean {
  const { goods, need } = book;
  const keep = kept?.good.id ?? '';
  let left = 0;
  for (let i = 0; i < goods.length; i++) {
    const good = at(goods, i);
    if (!good.dear) left += (need[i] ?? 0) * good.rate;
  }
  let asked = left > 0;
  if (asked) ctx.ask('give-up', seat, { left, for: 'any', keep, from: from ?? '' });
  // The stack is last in, first out: what is dear has fewer tokens to choose from, and comes first.
  for (let i = 0; i < goods.length; i++) {
    const { dear, rate, id } = at(goods, i);
    const tokens = (need[i] ?? 0) * rate;
    if (!dear || tokens === 0) continue;
    ctx.ask('give-up', seat, { left: tokens, for: id, keep, from: from ?? '' });
    asked = true;
  }
  return asked;
}

/** A token goes, for something that is missing. */
export function giveUp<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  good: Good,
  from: string | null,
  ctx: Context,
): void {
  take(book, s, purseOf(book, s, seat), good, 1);
  const goods = { [good.id]: 1 };
  ctx.emit?.({ type: 'tokens-given-up', seat, goods, now: nowOf(book, s, seat, goods), from });
}
