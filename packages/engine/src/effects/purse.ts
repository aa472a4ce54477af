import type { Context } from '../context.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { Book, Good, Group, Node } from './book.ts';
import { keyed } from './book.ts';
import { limitOf } from './limits.ts';
import { amountNow } from './points.ts';

/*
 * The purse: the only door through which goods come and go. Caps, supplies, what surplus becomes and what may be given
 * instead are looked after here and nowhere else.
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

type Purse = { [good: string]: number };

/** What a seat has of a good. */
export function has<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, good: Good): number {
  return book.spec.holding(s, seat).goods[good.id] ?? 0;
}

function inSupply<S extends Core>(book: Book<S>, s: Readonly<S>, good: Good): number {
  return good.supply ? (book.spec.supply?.(s)[good.id] ?? 0) : Infinity;
}

/** How many of a good could arrive. */
export function room<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, good: Good): number {
  return Math.min(good.cap - has(book, s, seat, good), inSupply(book, s, good));
}

/** Gains what a node names, but for what is to be chosen. */
export function gainNode<S extends Core>(book: Book<S>, s: S, seat: number, node: Node, ctx: Context): void {
  const { goods, amounts } = node;
  const gained = ctx.emit === null ? null : { goods: {}, wasted: {} };
  const purse = book.spec.holding(s, seat).goods;
  for (let i = 0; i < goods.length; i++)
    receive(book, s, seat, purse, at(goods, i), amountNow(book, s, seat, at(amounts, i)), gained);
  announce(book, s, seat, gained, node.row.id, ctx);
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
  const purse = book.spec.holding(s, seat).goods;
  for (const id in goods) receive(book, s, seat, purse, goodOf(book, id), goods[id] ?? 0, gained);
  announce(book, s, seat, gained, from, ctx);
}

function receive<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  purse: Purse,
  good: Good,
  n: number,
  gained: Gained | null,
): void {
  if (good.instead.length > 0 && replaced(book, s, seat, purse, good, n, gained)) return;
  const { id } = good;
  const have = purse[id] ?? 0;
  let arrives = n;
  if (have + arrives > good.cap) arrives = good.cap - have;
  if (good.supply) arrives = fromSupply(book, s, id, arrives);
  purse[id] = have + arrives;
  if (gained !== null && arrives !== 0) gained.goods[id] = (gained.goods[id] ?? 0) + arrives;
  if (arrives === n) return;
  if (good.over.length === 0) {
    if (gained !== null) gained.wasted[id] = (gained.wasted[id] ?? 0) + n - arrives;
    return;
  }
  for (const other of good.over)
    receive(book, s, seat, purse, other.good, (n - arrives) * amountNow(book, s, seat, other.amount), gained);
}

function fromSupply<S extends Core>(book: Book<S>, s: S, id: string, n: number): number {
  const supply = book.spec.supply?.(s);
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
  purse: Purse,
  good: Good,
  n: number,
  gained: Gained | null,
): boolean {
  const a = good.instead.find((each) => limitOf(book, s, seat, each) === null);
  if (a === undefined) return false;
  for (const other of a.goods)
    receive(book, s, seat, purse, other.good, n * amountNow(book, s, seat, other.amount), gained);
  return true;
}

function announce<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  gained: Gained | null,
  from: string | null,
  ctx: Context,
): void {
  if (gained === null) return;
  const { goods, wasted } = gained;
  if (Object.keys(goods).length + Object.keys(wasted).length === 0) return;
  ctx.emit?.({ type: 'goods-gained', seat, goods, wasted, now: nowOf(book, s, seat, goods), from });
}

function nowOf<S extends Core>(book: Book<S>, s: S, seat: number, goods: Readonly<Counts>): Counts {
  const { goods: purse } = book.spec.holding(s, seat);
  return Object.fromEntries(Object.keys(goods).map((id) => [id, purse[id] ?? 0]));
}

/** A good by its name. */
export function goodOf<S extends Core>(book: Book<S>, id: string): Good {
  const good = book.good.get(id);
  if (good === undefined) throw new RangeError(`there is no good "${id}"`);
  return good;
}

/** Writes down what a node costs. */
export function billOf<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, node: Node): void {
  const { need } = book;
  need.fill(0);
  for (let i = 0; i < node.goods.length; i++)
    need[at(node.goods, i).index] = amountNow(book, s, seat, at(node.amounts, i));
  if (book.exchanges) addMissing(book, s, seat);
}

/** Writes down a cost that a rule names. */
export function billFor<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, cost: Readonly<Counts>): void {
  const { need } = book;
  need.fill(0);
  for (const id in cost) need[goodOf(book, id).index] = cost[id] ?? 0;
  if (book.exchanges) addMissing(book, s, seat);
}

/** What is missing of some goods is paid with others: a missing Energy for money. */
function addMissing<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number): void {
  const { need, goods } = book;
  for (let i = 0; i < goods.length; i++) {
    const good = at(goods, i);
    const short = (need[i] ?? 0) - has(book, s, seat, good);
    if (short <= 0 || good.missing.length === 0) continue;
    need[i] = (need[i] ?? 0) - short;
    for (const other of good.missing)
      need[other.good.index] = (need[other.good.index] ?? 0) + short * amountNow(book, s, seat, other.amount);
  }
}

/**
 * The first good of the bill that a seat can pay neither itself nor by exchange, or null. Own units go first: what is left
 * of all tokens must be enough for what is missing.
 */
export function shortOf<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number): Good | null {
  const { goods, need, exchanges } = book;
  let missing: Good | null = null;
  let wanted = 0;
  for (let i = 0; i < goods.length; i++) {
    const good = at(goods, i);
    const short = (need[i] ?? 0) - has(book, s, seat, good);
    if ((need[i] ?? 0) === 0 || short <= 0) continue;
    if (!exchanges || good.rate === 0 || (good.dear && spare(book, s, seat, good.give) < short * good.rate))
      return good;
    missing ??= good;
    wanted += short * good.rate;
  }
  return missing === null || spare(book, s, seat, tokensOf(book)) >= wanted ? null : missing;
}

/** What a seat has of some goods besides what the bill takes. */
function spare<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, of: readonly Good[]): number {
  let sum = 0;
  for (let i = 0; i < of.length; i++) {
    const good = at(of, i);
    const left = has(book, s, seat, good) - (book.need[good.index] ?? 0);
    if (left > 0) sum += left;
  }
  return sum;
}

/** Everything that may be given up. */
export function tokensOf<S extends Core>(book: Book<S>): readonly Good[] {
  return book.goods.find(({ rate, dear }) => rate > 0 && !dear)?.give ?? [];
}

/** What a seat has of a group besides what the bill takes. */
export function spareIn<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, group: Group): number {
  return spare(book, s, seat, group.goods);
}

/** Takes the bill that was written down, own units first, and a unit of a group besides. See {@link askTokens}. */
export function settle<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  from: string | null,
  ctx: Context,
  unit: Good | null = null,
): void {
  const { goods, need } = book;
  if (unit !== null) need[unit.index] = (need[unit.index] ?? 0) + 1;
  const purse = book.spec.holding(s, seat).goods;
  const paid: Counts | null = ctx.emit === null ? null : {};
  for (let i = 0; i < goods.length; i++) {
    const wanted = need[i] ?? 0;
    if (wanted === 0) continue;
    const good = at(goods, i);
    const have = purse[good.id] ?? 0;
    const taken = have < wanted ? have : wanted;
    purse[good.id] = have - taken;
    need[i] = wanted - taken;
    if (good.supply) toSupply(book, s, good.id, taken);
    if (paid !== null && taken > 0) paid[good.id] = taken;
  }
  if (paid === null || Object.keys(paid).length === 0) return;
  ctx.emit?.({ type: 'goods-paid', seat, goods: paid, now: nowOf(book, s, seat, paid), from });
}

function toSupply<S extends Core>(book: Book<S>, s: S, id: string, n: number): void {
  const supply = book.spec.supply?.(s);
  if (supply !== undefined) supply[id] = (supply[id] ?? 0) + n;
}

/** Asks for the tokens that stand in for what is missing after {@link settle}. True when somebody is asked. */
export function askTokens<S extends Core>(book: Book<S>, seat: number, from: string | null, ctx: Context): boolean {
  const { goods, need } = book;
  let plain = 0;
  for (let i = 0; i < goods.length; i++) {
    const good = at(goods, i);
    if (!good.dear) plain += (need[i] ?? 0) * good.rate;
  }
  if (plain > 0) ctx.ask('give-up', seat, { left: plain, for: 'any', from: from ?? '' });
  let asked = plain > 0;
  // The stack is last in, first out: what is dear has fewer tokens to choose from, and comes first.
  for (let i = 0; i < goods.length; i++) {
    const good = at(goods, i);
    const left = (need[i] ?? 0) * good.rate;
    if (!good.dear || left === 0) continue;
    ctx.ask('give-up', seat, { left, for: good.id, from: from ?? '' });
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
  const purse = book.spec.holding(s, seat).goods;
  purse[good.id] = keyed(purse, good.id) - 1;
  if (good.supply) toSupply(book, s, good.id, 1);
  const goods = { [good.id]: 1 };
  ctx.emit?.({ type: 'tokens-given-up', seat, goods, now: nowOf(book, s, seat, goods), from });
}

/** One unit of a group arrives, as chosen. */
export function gainUnit<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  good: Good,
  from: string,
  ctx: Context,
): void {
  gainGoods(book, s, seat, { [good.id]: 1 }, from, ctx);
}
