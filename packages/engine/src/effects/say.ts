import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { AbilityEntry, AnyCondition, AnyEffect, AnyLexicon, Book, NodeList, RowEntry } from './book.ts';
import { entry, keyed } from './book.ts';
import { amountOf, conditionOf } from './compile-count.ts';
import { termsOf } from './compile.ts';
import { measured } from './count.ts';
import { purseOf } from './gain.ts';
import {
  amount,
  article,
  counted,
  icon,
  iconsOf,
  listed,
  listedWords,
  mayVerb,
  plainly,
  sentenceOf,
  textOf,
  verb,
  you,
  your,
} from './phrase.ts';
import type { Noun, Phrase } from './phrase.ts';
import { amountNow, valueOf } from './points.ts';
import type { GoodVerbs, SaidChange, Words } from './spec.ts';
import type { Amount, Effects, Goods, Measure, Tally, Where } from './types.ts';

/*
 * What rows say. No row has a text of its own: a row that reads badly is a reason to change the grammar here, or the
 * game's words.
 */

type AnyWhere = Where<AnyLexicon, string>;

/** A book, and perhaps a seat in a state to tell numbers for. */
export interface Said<S extends Core> extends Book<S> {
  readonly here?: { readonly s: Readonly<S>; readonly seat: number };
}

/** The text of a row, as it stands on the card. */
export function rowText<S extends Core>(book: Said<S>, row: RowEntry): string {
  return rowPhrases(book, row).map(sentenceOf).join(' ');
}

/** The icons of a row. */
export function rowIcons<S extends Core>(book: Said<S>, row: RowEntry): string[] {
  return rowPhrases(book, row).flatMap(iconsOf);
}

function rowPhrases<S extends Core>(book: Said<S>, { row, abilities }: RowEntry): Phrase[] {
  return [
    ...(row.do === undefined ? [] : [sayEffects(book, row.do)]),
    ...sayAbilities(book, abilities),
    ...(row.is === undefined ? [] : [listed(row.is.map((condition) => sayCondition(book, condition)))]),
  ];
}

/** A list of effects. What comes after a choice is a sentence of its own, so that nobody takes it for a part of it. */
export function sayEffects<S extends Core>(book: Said<S>, effects: Effects<AnyLexicon>): Phrase {
  return effects.flatMap((effect, i) => {
    const before = effects[i - 1];
    return [...(before === undefined ? [] : [jointOf(before, effect), icon('then')]), ...sayEffect(book, effect)];
  });
}

/** The effects of a list as it runs. */
export function sayList<S extends Core>(book: Said<S>, { nodes }: NodeList): Phrase {
  const effects = nodes.map(({ effect }) => effect);
  return sayEffects(book, effects);
}

function jointOf(before: AnyEffect, effect: AnyEffect): string {
  if ('upTo' in effect && effect.upTo > 1) return '. Then,';
  return isOpen(before) ? '. Then' : ', then';
}

function isOpen(effect: AnyEffect): boolean {
  if ('upTo' in effect) return effect.least === 0 || effect.upTo > 1;
  if ('oneOf' in effect) return gainsIn(effect.oneOf) === null;
  const last = 'pay' in effect ? effect.for.at(-1) : undefined;
  return last !== undefined && ('upTo' in last || 'oneOf' in last) && isOpen(last);
}

/** The goods of alternatives that are all single gains, else null. */
function gainsIn(alternatives: readonly Effects<AnyLexicon>[]): readonly Goods<AnyLexicon>[] | null {
  const gains = alternatives.flatMap((list) => {
    const [only] = list;
    return list.length === 1 && only !== undefined && 'gain' in only ? [only.gain] : [];
  });
  return gains.length === alternatives.length ? gains : null;
}

function sayEffect<S extends Core>(book: Said<S>, effect: AnyEffect): Phrase {
  if ('act' in effect) {
    const spec = keyed(book.spec.acts, effect.act);
    const icons = typeof spec.icon === 'string' ? [spec.icon] : spec.icon(effect);
    return [...icons.map(icon), ...spec.say(effect, wordsOf(book))];
  }
  if ('gain' in effect) return withVerbs(book, effect.gain, 'gain');
  if ('pay' in effect) return sayPay(book, effect.pay, effect.for);
  if ('oneOf' in effect) return sayOneOf(book, effect.oneOf);
  return sayUpTo(book, effect.upTo, effect.least, effect.do);
}

function sayPay<S extends Core>(book: Said<S>, cost: Goods<AnyLexicon>, effects: Effects<AnyLexicon>): Phrase {
  const paid = [...withVerbs(book, cost, 'pay'), ...sayOwn(book, cost)];
  const [first] = effects;
  if (first === undefined) return paid;
  const free = 'upTo' in first && first.least === 0;
  const body = sayEffects(book, effects);
  return [...paid, free ? ', then' : 'to', icon('arrow'), ...(free ? body : plainly(body))];
}

/** What the seat has of what it would pay, where a seat is asked for. */
function sayOwn<S extends Core>(book: Said<S>, cost: Goods<AnyLexicon>): Phrase {
  const { here } = book;
  if (here === undefined) return [];
  const purse = purseOf(book, here.s, here.seat);
  const own = Object.keys(cost).flatMap((id) => book.groups.get(id)?.spec.of ?? [id]);
  return [`(you have ${listedWords(own.map((id) => counted(purse[id] ?? 0, nounOf(book, id))))})`];
}

/** A number as it is now, where a seat is asked for. */
function sayNow<S extends Core>({ here }: Said<S>, now: (s: Readonly<S>, seat: number) => number): Phrase {
  return here === undefined ? [] : [`(now ${now(here.s, here.seat)})`];
}

/** Alternatives that are all gains share their verb; others are told apart by semicolons. */
function sayOneOf<S extends Core>(book: Said<S>, alternatives: readonly Effects<AnyLexicon>[]): Phrase {
  const gains = gainsIn(alternatives) ?? [];
  const verbs = new Set(gains.flatMap((goods) => Object.keys(goods).map((id) => verbOf(book, id, 'gain'))));
  if (verbs.size === 1) {
    const goods = gains.map((each) => sayGoods(book, each));
    return [verb([...verbs].join('')), ...listed(goods, 'or')];
  }
  const last = alternatives.length - 1;
  const each = alternatives.map((list, i) => [
    ...(i === 0 ? [] : [i === last ? '; or' : ';', icon('slash')]),
    ...sayEffects(book, list),
  ]);
  return ['choose:', ...each.flat()];
}

function sayUpTo<S extends Core>(book: Said<S>, most: number, least: number, effects: Effects<AnyLexicon>): Phrase {
  const body = sayEffects(book, effects);
  if (most === 1) return least === 0 ? ['you may', ...plainly(body)] : body;
  if (least === 0) return [`up to ${most} times,`, icon('times'), icon(`${most}`), ...body];
  return [most === 2 ? 'once or twice,' : `1 to ${most} times,`, icon('times-one'), icon(`${most}`), ...body];
}

/** Goods behind their verbs: "pay 1 electricity and return 1 cube". */
function withVerbs<S extends Core>(book: Said<S>, goods: Goods<AnyLexicon>, way: keyof GoodVerbs): Phrase {
  const runs: { verb: string; goods: Record<string, Amount<AnyLexicon>> }[] = [];
  for (const [id, n = 0] of Object.entries(goods)) {
    const last = runs.at(-1);
    const said = verbOf(book, id, way);
    if (last?.verb === said) last.goods[id] = n;
    else runs.push({ verb: said, goods: { [id]: n } });
  }
  return listed(runs.map((run) => [verb(run.verb), ...sayGoods(book, run.goods)]));
}

/** The verb of a good: how it is gained or paid. A group has the verb that its goods share. */
export function verbOf<S extends Core>(book: Book<S>, id: string, way: keyof GoodVerbs): string {
  const verbs = new Set(
    (book.groups.get(id)?.goods ?? [entry(book.good, id)]).map(({ spec }) => spec.verbs?.[way] ?? way),
  );
  return verbs.size === 1 ? [...verbs].join('') : way;
}

/** The noun of a good or a group. */
export function nounOf<S extends Core>(book: Said<S>, id: string): Noun {
  return book.good.get(id)?.spec ?? entry(book.groups, id).spec;
}

/** "2 mammal genes and 1 avian gene". */
export function sayGoods<S extends Core>(book: Said<S>, goods: Goods<AnyLexicon>, word: 'and' | 'or' = 'and'): Phrase {
  return listed(
    Object.entries(goods).map(([id, n = 0]) => sayAmount(book, nounOf(book, id), n)),
    word,
  );
}

function sayAmount<S extends Core>(book: Said<S>, noun: Noun, n: Amount<AnyLexicon>): Phrase {
  if (typeof n === 'number') return [amount(n, noun)];
  if ('point' in n) return sayPointAmount(book, noun, n.point);
  return sayTally(book, noun, n);
}

/** A number that rows change is said as it is printed; one that depends is said as unknown. */
function sayPointAmount<S extends Core>(book: Said<S>, noun: Noun, point: string): Phrase {
  const known = entry(book.points, point);
  const { base } = known;
  if (book.here !== undefined) return [amount(valueOf(book, book.here.s, book.here.seat, known), noun)];
  return typeof base === 'number' ? [amount(base, noun)] : [`that many ${noun.many}`, icon(noun.icon)];
}

function sayTally<S extends Core>(book: Said<S>, noun: Noun, tally: Tally<AnyLexicon>): Phrase {
  const { each, per, every = 1, most, plus = 0 } = tally;
  return [
    ...(plus === 0 ? [] : [amount(plus, noun), 'plus']),
    ...(typeof each === 'number' ? [amount(each, noun)] : sayPointAmount(book, noun, each.point)),
    'per',
    icon('per'),
    ...sayMeasure(book, per, every),
    ...(most === undefined ? [] : [`, at most ${most + plus}`]),
    ...sayNow(book, (s, seat) => amountNow(book, s, seat, amountOf(book, tally))),
  ];
}

/** What is counted, behind "per". */
function sayMeasure<S extends Core>(book: Said<S>, measure: Measure<AnyLexicon>, every: number): Phrase {
  const noun = described(book, measure);
  const { by } = measure;
  if (by === undefined) return every === 1 ? [noun.one, icon(noun.icon)] : [amount(every, noun)];
  if (by === 'linked') return [`${noun.one} of`, your, 'largest linked group', icon('linked')];
  const trait = traitIn(book, by);
  if ('sum' in by) return [`point of ${trait.one} of`, your, noun.many, icon(noun.icon)];
  if ('most' in by) return [`${noun.one} of`, your, `most frequent ${trait.one}`, icon(noun.icon)];
  const members = by.of === 1 ? `${article(noun.one)} ${noun.one}` : `at least ${by.of} ${noun.many}`;
  return [`${trait.one} with ${members}`, icon(noun.icon)];
}

/** A condition that a row is about: "at least 2 cities in each of 3 regions". */
export function sayCondition<S extends Core>(book: Said<S>, condition: AnyCondition): Phrase {
  if ('match' in condition) return sayMatch(book, condition.in, condition.match);
  const { measure } = conditionOf(book.spec, condition);
  const now = measure === null ? [] : sayNow(book, (s, seat) => measured(s, seat, measure));
  return [...sayLeast(book, condition.is, condition.least), ...now];
}

function sayLeast<S extends Core>(book: Said<S>, measure: Measure<AnyLexicon>, n: number): Phrase {
  const noun = described(book, measure);
  const { by } = measure;
  if (by === undefined) return ['at least', amount(n, noun)];
  if (by === 'linked') return [`at least ${n} linked ${noun.many}`, icon(`${n}`), icon('linked')];
  const trait = traitIn(book, by);
  const marks = [icon(`${n}`), icon(noun.icon)];
  if ('sum' in by) return [`${noun.many} with a total ${trait.one} of at least ${n}`, ...marks];
  if ('most' in by) return [`at least ${n} ${noun.many} of one ${trait.one}`, ...marks];
  if (by.of === 1) return [`${noun.many} of at least ${n} different ${trait.many}`, ...marks];
  return [`at least ${by.of} ${noun.many} in each of ${n} ${trait.many}`, ...marks];
}

function sayMatch<S extends Core>(book: Said<S>, set: string, wheres: readonly AnyWhere[]): Phrase {
  const plain = described(book, { count: set });
  const wanted = new Map<string, { n: number; noun: Noun }>();
  for (const where of wheres) {
    const noun = described(book, { count: set, where });
    const known = wanted.get(noun.one);
    wanted.set(noun.one, { n: (known?.n ?? 0) + 1, noun });
  }
  const kinds = [...wanted.values()];
  if (kinds.length === 1) return kinds.map(({ n, noun }) => amount(n, noun));
  // The noun was said already: "2 with a mammal gene".
  const each = kinds.map(({ n, noun }): Phrase => {
    const rest = (n === 1 ? noun.one : noun.many).replace(n === 1 ? plain.one : plain.many, '').trim();
    return [`${n === 1 ? 'one' : n} ${rest}`, ...Array.from({ length: n }, () => icon(noun.icon))];
  });
  return [`${wheres.length} different ${plain.many}:`, ...listed(each)];
}

/** A condition under which something works: "after 1 unlock". */
function sayWhile<S extends Core>(book: Said<S>, condition: AnyCondition): Phrase {
  if ('is' in condition && condition.is.by === undefined) {
    const { when } = keyed(book.spec.sets, condition.is.count);
    if (when !== undefined) return [when(condition.least)];
  }
  return ['if you have', ...sayCondition(book, condition)];
}

/** The noun of a set with what its members must be like. */
function described<S extends Core>(book: Said<S>, { count, where = {} }: Measure<AnyLexicon>): Noun {
  const set = keyed(book.spec.sets, count);
  // A value was typed by its trait when the row was written.
  const words = Object.entries(where).flatMap(([trait, value]) =>
    value === undefined ? [] : [keyed(book.spec.traits, trait).say(value as never)],
  );
  const around = (noun: string): string =>
    [...words.map(({ before }) => before), noun, ...words.map(({ after }) => after)]
      .filter((word) => word !== undefined && word !== '')
      .join(' ');
  const mark = words.find((each) => each.icon !== undefined)?.icon ?? set.icon;
  return { one: around(set.one), many: around(set.many), icon: mark };
}

function traitIn<S extends Core>(
  book: Said<S>,
  by: Exclude<Measure<AnyLexicon>['by'], 'linked' | undefined>,
): { readonly one: string; readonly many: string } {
  return keyed(book.spec.traits, 'sum' in by ? by.sum : 'most' in by ? by.most : by.values);
}

/** Abilities one by one; changes of numbers that begin alike share a sentence. */
function sayAbilities<S extends Core>(book: Said<S>, abilities: readonly AbilityEntry[]): Phrase[] {
  const sentences: { readonly head: Phrase; readonly cores: Phrase[] }[] = [];
  for (const a of abilities) {
    const head = headOf(book, a);
    const last = sentences.at(-1);
    const shared = head.length > 0 && textOf(head) === textOf(last?.head ?? []) && 'change' in a.ability;
    if (shared) last?.cores.push(sayCore(book, a));
    else sentences.push({ head, cores: [sayCore(book, a)] });
  }
  return sentences.map(({ head, cores }) => [...head, ...listed(cores)]);
}

/** How often, when, on what condition, where; and what a number is called. */
function headOf<S extends Core>(book: Said<S>, a: AbilityEntry): Phrase {
  const before = leadOf(book, a).flatMap((phrase) => [...phrase, ',']);
  const head = 'change' in a.ability ? keyed(book.spec.points, a.ability.change).head : undefined;
  return head === undefined ? before : [...before, head];
}

function leadOf<S extends Core>(book: Said<S>, { ability }: AbilityEntry): Phrase[] {
  const { once, first } = termsOf(ability);
  const lead: Phrase[] = [];
  if (once !== undefined) lead.push([icon('once'), `once per ${keyed(book.spec.scopes, once).one}`]);
  if ('on' in ability) lead.push(sayMoments(book, ability.on, first ?? null));
  if ('cheapen' in ability && first !== undefined)
    lead.push([icon('first'), `the first time in each ${keyed(book.spec.scopes, first).one}`]);
  if ('score' in ability) lead.push([icon('flag'), 'at the end']);
  for (const condition of ability.while ?? []) lead.push(sayWhile(book, condition));
  if ('where' in ability)
    // As above: a value was typed by its trait.
    for (const [trait, value] of Object.entries(ability.where ?? {}))
      lead.push([keyed(book.spec.traits, trait).on?.(value as never) ?? '']);
  return lead;
}

function sayMoments<S extends Core>(book: Said<S>, ids: readonly string[], first: string | null): Phrase {
  const moments = ids.map((id) => keyed(book.spec.moments, id));
  const marks = moments.map((moment) => icon(moment.icon));
  if (first === null)
    return [
      ...marks,
      ...listed(
        moments.map(({ when }) => [when]),
        'or',
      ).filter((part) => typeof part === 'string'),
    ];
  return [icon('first'), ...marks, `${at(moments, 0).first ?? ''} in each ${keyed(book.spec.scopes, first).one}`];
}

function sayCore<S extends Core>(book: Said<S>, { ability, may }: AbilityEntry): Phrase {
  if ('on' in ability) return [...(may ? ['you may'] : []), ...sayEffects(book, ability.do)];
  if ('change' in ability) return keyed(book.spec.points, ability.change).say(changeOf(book, ability));
  if ('cheapen' in ability) {
    const { subject, icon: mark } = keyed(book.spec.costs, ability.cheapen);
    return [
      subject,
      may ? 'may cost' : 'costs',
      you,
      icon(mark),
      icon('minus'),
      ...sayGoods(book, ability.less),
      'less',
    ];
  }
  if ('instead' in ability) {
    const { one, icon: mark } = nounOf(book, ability.instead);
    return [`instead of each ${one},`, icon(mark), icon('equals'), 'you gain', ...sayGoods(book, ability.gain)];
  }
  return [verb('gain'), ...sayAmount(book, nounOf(book, book.spec.scored), ability.score)];
}

type Change = Extract<AbilityEntry['ability'], { readonly change: string }>;

function changeOf<S extends Core>(book: Said<S>, ability: Change): SaidChange {
  const { base, floor } = entry(book.points, ability.change);
  const { may = false, first } = ability;
  return {
    by: 'add' in ability ? ability.add : null,
    to: 'to' in ability ? ability.to : null,
    base: typeof base === 'number' ? base : null,
    floor: floor > 0 ? floor : null,
    may,
    first: first === undefined ? null : keyed(book.spec.scopes, first).one,
  };
}

/** The words that acts are said in. */
export function wordsOf<S extends Core>(book: Said<S>): Words<AnyLexicon> {
  return {
    verb,
    may: mayVerb,
    icon,
    you,
    your,
    goods: (goods, word) => sayGoods(book, goods, word),
    count: (n, set) => amount(n, keyed(book.spec.sets, set)),
  };
}

/** A phrase as a label: with a capital letter, without a full stop. */
export function labelOf(phrase: Phrase): string {
  return sentenceOf(phrase).slice(0, -1);
}

/** A phrase as the log tells it. */
export function toldOf(phrase: Phrase, who: string): string {
  return `${who} ${textOf(phrase, 'past')}.`;
}
