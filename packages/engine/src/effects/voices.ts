import type { Core } from '../state.ts';
import type { EventWords } from '../game.ts';
import type { Facts } from '../step.ts';
import type { Book } from './book.ts';
import { entry, keyed } from './book.ts';
import { amount, capital, counted, listed, listedWords, pastOf, textOf } from './phrase.ts';
import type { Noun, Phrase } from './phrase.ts';
import type { Counts } from './gain.ts';
import { nounOf, sayCondition, verbOf } from './say.ts';

/*
 * How the kit tells what happened and why something cannot: the log in the past tense with actual amounts, the screen
 * reader with what that leaves, and a sentence for every refusal.
 */

/** Amounts by good. */
export type SaidGoods = Readonly<Counts>;

/** What happens at the kit. A game adds these to its own events. */
export type KitEvent =
  | GoodsEvent<'goods-gained', { readonly wasted: SaidGoods }>
  | GoodsEvent<'goods-paid'>
  | GoodsEvent<'tokens-given-up'>
  | { readonly type: 'ability-used'; readonly seat: number; readonly row: string; readonly offered: boolean };

/** Goods that came or went: how many, how many there are now, and the row that it was for. */
type GoodsEvent<T extends string, More = unknown> = {
  readonly type: T;
  readonly seat: number;
  readonly goods: SaidGoods;
  readonly now: SaidGoods;
  readonly from: string | null;
} & More;

/** A line of the log for each event of the kit. */
export function eventWordsOf<S extends Core>(book: Book<S>): EventWords<KitEvent> {
  return {
    'goods-gained': (e, name) =>
      `${textOf(gainedPhrase(book, name(e.seat), e.goods, e.from))}${wasted(book, e.wasted)}.`,
    'goods-paid': (e, name) => `${textOf(paidPhrase(book, name(e.seat), e.goods, e.from))}.`,
    'tokens-given-up': (e, name) =>
      `${textOf([name(e.seat), 'gave up', ...said(book, e.goods), ...source(book, e.from)])}.`,
    // What an automatic ability does is told by what it does; one that changes a number does nothing else.
    'ability-used': (e, name) =>
      e.offered || onlyChanges(book, e.row) ? `${name(e.seat)} used ${rowName(book, e.row)}.` : null,
  };
}

function onlyChanges<S extends Core>(book: Book<S>, id: string): boolean {
  return book.rows.get(id)?.abilities.every(({ list }) => list === null) ?? false;
}

/** The same for a screen reader: with what there is now. */
export function spokenOf<S extends Core>(
  book: Book<S>,
  event: KitEvent,
  name: (seat: number) => string,
): string | null {
  const words = eventWordsOf(book);
  switch (event.type) {
    case 'goods-gained':
      return spoken(book, words['goods-gained']?.(event, name) ?? null, event, name, '');
    case 'goods-paid':
      return spoken(book, words['goods-paid']?.(event, name) ?? null, event, name, ' left');
    case 'tokens-given-up':
      return spoken(book, words['tokens-given-up']?.(event, name) ?? null, event, name, ' left');
    case 'ability-used':
      return words['ability-used']?.(event, name) ?? null;
  }
}

function spoken<S extends Core>(
  book: Book<S>,
  line: string | null,
  { seat, now }: { readonly seat: number; readonly now: SaidGoods },
  name: (seat: number) => string,
  left: string,
): string | null {
  if (line === null || Object.keys(now).length === 0) return line;
  const who = name(seat);
  return `${line} ${who} ${who === 'You' ? 'have' : 'has'} ${textOf(said(book, now))}${left === '' ? ' now' : left}.`;
}

function gainedPhrase<S extends Core>(book: Book<S>, who: string, goods: SaidGoods, from: string | null): Phrase {
  if (Object.keys(goods).length === 0) return [who, 'gained nothing', ...source(book, from)];
  return [who, ...withPast(book, goods, 'gain'), ...source(book, from)];
}

function paidPhrase<S extends Core>(book: Book<S>, who: string, goods: SaidGoods, from: string | null): Phrase {
  return [who, ...withPast(book, goods, 'pay'), ...source(book, from)];
}

function withPast<S extends Core>(book: Book<S>, goods: SaidGoods, way: 'gain' | 'pay'): Phrase {
  const verbs = new Map<string, Record<string, number>>();
  for (const [id, n] of Object.entries(goods)) {
    const past = pastOf(verbOf(book, id, way));
    verbs.set(past, { ...verbs.get(past), [id]: n });
  }
  return listed([...verbs].map(([past, each]) => [past, ...said(book, each)]));
}

/** "2 coins and 1 VP", in the order of the lexicon. */
function said<S extends Core>(book: Book<S>, goods: SaidGoods): Phrase {
  const ids = book.goods.map(({ id }) => id).filter((id) => goods[id] !== undefined);
  return listed(ids.map((id) => [amount(goods[id] ?? 0, nounOf(book, id))]));
}

function wasted<S extends Core>(book: Book<S>, goods: SaidGoods): string {
  const [only, ...others] = Object.keys(goods);
  if (only === undefined) return '';
  const { one, many } = nounOf(book, only);
  // "1 gene was", "2 genes were"; but "2 electricity was".
  const single = others.length === 0 && (goods[only] === 1 || one === many);
  return `; ${textOf(said(book, goods))} ${single ? 'was' : 'were'} wasted`;
}

function source<S extends Core>(book: Book<S>, from: string | null): Phrase {
  const row = from === null ? undefined : book.rows.get(from);
  return row === undefined ? [] : [row.table.by, row.name];
}

function rowName<S extends Core>(book: Book<S>, id: string): string {
  return book.rows.get(id)?.name ?? id;
}

/** A sentence for each refusal of the kit, by ledger rule. What it says goes by the facts: rules may be cited twice. */
export function refusalsOf<S extends Core>(book: Book<S>): { readonly [rule: string]: (facts: Facts) => string } {
  const { choose, pay, gain, use, once, while: condition } = book.rules;
  const menus = [...book.moments.values()].flatMap(({ rules }) => [rules.use, rules.once, rules.other]);
  return Object.fromEntries(
    [choose, pay, gain, use, once, condition, ...menus].map((rule) => [rule, (facts: Facts) => refusal(book, facts)]),
  );
}

function refusal<S extends Core>(book: Book<S>, { why, good, need, have, ability }: Facts): string {
  if (typeof ability === 'string') return abilityRefusal(book, why ?? null, ability);
  if (typeof good !== 'string' || good === '') return 'That is not among the choices here.';
  const noun = nounOf(book, good);
  if (typeof need === 'number' && typeof have === 'number') {
    const besides = book.exchanges ? ', and too little to exchange' : '';
    return `You need ${counted(need, noun)} and have ${have === 0 ? 'none' : haveWords(noun, have)}${besides}.`;
  }
  if (why === 'pay') return `You have no ${noun.one} to give.`;
  return `No ${noun.one} can be gained: the supply holds none, or you can hold no more.`;
}

/** The noun was said already; a sign belongs to its number. */
function haveWords(noun: Noun, have: number): string {
  return noun.sign === undefined ? `${have}` : counted(have, noun);
}

function abilityRefusal<S extends Core>(book: Book<S>, why: Facts[string], id: string): string {
  const a = entry(book.abilities, id);
  const { name } = a.row;
  const scope = a.once ?? a.first;
  if (why === 'once' && scope !== null)
    return `${capital(name)} was used in this ${keyed(book.spec.scopes, scope).one} already.`;
  if (why === 'moment' && 'on' in a.ability)
    return `${capital(name)} works ${listedWords(a.ability.on.map((on) => keyed(book.spec.moments, on).when))}.`;
  if (why !== 'while') return `${capital(name)} is not yours to use now.`;
  return `${capital(name)} needs ${listedWords(a.while.map(({ source: each }) => textOf(sayCondition(book, each))))}.`;
}
