import type { Core } from '../state.ts';
import type { EventWords } from '../game.ts';
import type { Facts } from '../step.ts';
import type { Book } from './book.ts';
import { keyed } from './book.ts';
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
    // What an automatic ability does is told by what it does.
    'ability-used': (e, name) => (e.offered ? `${name(e.seat)} used ${rowName(book, e.row)}.` : null),
  };
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

/** A sentence for each refusal of the kit, by ledger rule. Several kinds of refusal may cite the same rule. */
export function refusalsOf<S extends Core>(book: Book<S>): { readonly [rule: string]: (facts: Facts) => string } {
  const { rules } = book.spec;
  const byRule = new Map<string, (facts: Facts) => string>();
  for (const rule of Object.values<string>({ ...rules })) byRule.set(rule, (facts) => refusal(book, rule, facts));
  return Object.fromEntries(byRule);
}

function refusal<S extends Core>(book: Book<S>, rule: string, facts: Facts): string {
  const { rules } = book.spec;
  const { good, need, have, ability } = facts;
  if (typeof ability === 'string') return abilityRefusal(book, rule, ability);
  if (typeof good !== 'string' || good === '') return 'That is not among the choices here.';
  const noun = nounOf(book, good);
  if (rule === rules.pay && typeof need === 'number' && typeof have === 'number')
    return `You need ${textOf([amount(need, noun)])} and have ${have === 0 ? 'none' : haveWords(noun, have)}${book.exchanges ? ', and too little to exchange' : ''}.`;
  if (rule === rules.pay) return `You have no ${noun.one} to give.`;
  return `No ${noun.one} can be gained: the supply holds none, or you can hold no more.`;
}

/** The noun was said already; a sign belongs to its number. */
function haveWords(noun: Noun, have: number): string {
  return noun.sign === undefined ? `${have}` : counted(have, noun);
}

function abilityRefusal<S extends Core>(book: Book<S>, rule: string, id: string): string {
  const { rules, scopes } = book.spec;
  const a = book.abilities.get(id);
  const name = a === undefined ? 'This' : a.row.name;
  if (a !== undefined && rule === rules.once && a.once !== null)
    return `${name} was used in this ${keyed(scopes, a.once).one} already.`;
  if (a !== undefined && rule === rules.while)
    return `${name} needs ${listedWords(a.while.map(({ source: condition }) => textOf(sayCondition(book, condition))))}.`;
  return `${capital(name)} is not yours to use now.`;
}
