import type { AnyRules } from '../context.ts';
import { flag, int, word } from '../fields.ts';
import { vocabulary } from '../options.ts';
import type { Vocabulary } from '../options.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import { rulesFor } from '../step.ts';
import type { Phase, Step } from '../step.ts';
import { factsOfUse, offersAny, refuseUse, work } from './abilities.ts';
import type { AbilityEntry, Book, Good, Node } from './book.ts';
import { entry } from './book.ts';
import { checkList, factsOf } from './check.ts';
import { amount, capital, textOf, verb } from './phrase.ts';
import { purseOf } from './gain.ts';
import { isHeld } from './limits.ts';
import { giveUp } from './pay.ts';
import { runChain, runChoice, runFrom, runUnit, unitFits } from './run.ts';
import type { GoodArgs } from './run.ts';
import { labelOf, nounOf, sayEffects, verbOf } from './say.ts';
import { refusalsOf } from './voices.ts';

/*
 * The questions that rows ask, as steps of the game like any other, and the phases that take up what they interrupt.
 */

/** An alternative, a good or an ability by its text; `done` ends it. */
export interface KitOption {
  readonly text: string;
}

/** The steps of the kit: list them among the game's own. */
export interface KitSteps<S extends Core> {
  readonly 'choose-one': Step<S, ChoiceArgs, KitOption>;
  readonly 'choose-good': Step<S, GoodArgs, KitOption>;
  readonly 'give-up': Step<S, TokenArgs, KitOption>;
  readonly 'use-ability': Step<S, MomentArgs, KitOption>;
}

/** The phases of the kit. */
export interface KitPhases<S extends Core> {
  readonly rest: Phase<S, { readonly node: string }>;
  readonly again: Phase<S, ChoiceArgs>;
  readonly menu: Phase<S, MomentArgs>;
}

interface ChoiceArgs {
  readonly node: string;
  /** How often a chain is left, this time included; 0 for a single choice. */
  readonly left: number;
}

interface TokenArgs {
  readonly left: number;
  /** The dear good that they are for, or `any`. */
  readonly for: string;
  /** The row that is paid for. */
  readonly from: string;
}

interface MomentArgs {
  readonly moment: string;
}

const done: KitOption = { text: 'done' };

/** A list of words may not be empty, even where it is never used. */
function names(ids: Iterable<string>): readonly string[] {
  const all = [...ids];
  return all.length === 0 ? ['-'] : all;
}

function optionsOf(texts: Iterable<string>): Vocabulary<KitOption> {
  const values = [...new Set(texts)].map((text): KitOption => ({ text }));
  return vocabulary([...values, done], ({ text }) => text);
}

function idsOf<S extends Core>(book: Book<S>, chosen: (node: Node) => boolean): readonly string[] {
  return names([...book.nodes.values()].filter(chosen).map(({ id }) => id));
}

/** How often something can be left at most, anywhere. */
function mostOf<S extends Core>(book: Book<S>): number {
  return Math.max(1, ...[...book.nodes.values()].map(({ most }) => most));
}

export function kitSteps<S extends Core>(book: Book<S>): KitSteps<S> {
  return {
    'choose-one': chooseOne(book),
    'choose-good': chooseGood(book),
    'give-up': giveUpStep(book),
    'use-ability': abilityMenu(book),
  };
}

export function kitPhases<S extends Core>(book: Book<S>): KitPhases<S> {
  const { phase } = rulesFor<S, AnyRules>();
  const places = placesOf(book);
  return {
    rest: phase({
      name: 'rest',
      args: { node: word(names(book.nodes.keys())) },
      checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
      run(s, d, ctx) {
        const { list, index } = entry(places, d.args.node);
        runFrom(book, s, d.seat ?? 0, list, index, ctx);
      },
    }),
    again: phase({
      name: 'again',
      args: { node: word(idsOf(book, ({ kind }) => kind === 'up-to')), left: int(0, mostOf(book)) },
      checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
      run(s, d, ctx) {
        runChain(book, s, d.seat ?? 0, entry(book.nodes, d.args.node), d.args.left, ctx);
      },
    }),
    // Comes back to a menu as long as it offers something.
    menu: phase({
      name: 'menu',
      args: { moment: word(names(book.moments.keys())) },
      checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
      run(s, d, ctx) {
        const moment = entry(book.moments, d.args.moment);
        if (offersAny(book, s, d.seat ?? 0, moment)) ctx.ask('use-ability', d.seat ?? 0, moment.args);
      },
    }),
  };
}

function frameFault<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number | null, depth: number): string | null {
  if (seat === null) return 'what a row does is for one seat';
  return book.spec.checkFrame?.(s, seat, depth) ?? null;
}

interface Place {
  readonly list: Node['body'];
  readonly index: number;
}

/** Where each part stands: lists are taken up by the id of the part that comes next. */
function placesOf<S extends Core>(book: Book<S>): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const add = (list: Node['body']): void =>
    list.nodes.forEach((node, index) => {
      places.set(node.id, { list, index });
      add(node.body);
      node.lists.forEach(add);
    });
  for (const { list, abilities } of book.rows.values()) {
    if (list !== null) add(list);
    for (const a of abilities) if (a.list !== null) add(a.list);
  }
  return places;
}

function chooseOne<S extends Core>(book: Book<S>): KitSteps<S>['choose-one'] {
  const { step } = rulesFor<S, AnyRules>();
  const asking = [...book.nodes.values()].filter(({ kind }) => kind === 'one-of' || kind === 'up-to');
  const options = optionsOf(asking.flatMap(({ lists }) => lists.map(({ text }) => text)));
  for (const { lists, codes } of asking) for (const { text } of lists) codes.push(options.code(text));
  const end = options.code(done.text);
  const nodeOf = (id: string): Node => entry(book.nodes, id);
  const listOf = (node: Node, { text }: KitOption): Node['body'] | null => {
    for (const list of node.lists) if (list.text === text) return list;
    return null;
  };
  return step({
    kind: 'choose-one',
    rule: book.rules.choose,
    args: { node: word(names(asking.map(({ id }) => id))), left: int(0, mostOf(book)) },
    options,
    candidates(_s, d, out) {
      const { codes, kind } = nodeOf(d.args.node);
      for (let i = 0; i < codes.length; i++) out[i] = at(codes, i);
      if (kind === 'one-of') return codes.length;
      out[codes.length] = end;
      return codes.length + 1;
    },
    refuse(s, d, option) {
      const node = nodeOf(d.args.node);
      if (option === done) return node.kind === 'up-to' ? null : book.rules.choose;
      const list = listOf(node, option);
      return list === null ? book.rules.choose : checkList(book, s, d.seat, list);
    },
    facts(s, d, option, rule) {
      const list = listOf(nodeOf(d.args.node), option);
      return list === null ? {} : factsOf(book, s, d.seat, list, rule);
    },
    refusals: refusalsOf(book),
    prompt(_s, d) {
      const { row, most } = nodeOf(d.args.node);
      return `choose what ${row.name} does${most > 1 ? ` (${d.args.left} left)` : ''}`;
    },
    label(_s, d, option) {
      const node = nodeOf(d.args.node);
      if (option === done) return d.args.left === node.most ? 'Skip' : 'Stop';
      const list = listOf(node, option);
      return list === null
        ? option.text
        : labelOf(
            sayEffects(
              book,
              list.nodes.map(({ effect }) => effect),
            ),
          );
    },
    checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
    apply(s, d, option, ctx) {
      const node = nodeOf(d.args.node);
      const list = listOf(node, option);
      if (list !== null) runChoice(book, s, d.seat, node, list, d.args.left, ctx);
    },
  });
}

/** The most units that a row lets anybody choose. */
function unitsOf<S extends Core>(book: Book<S>): number {
  let most = 1;
  // A number that depends on the state has no bound of its own.
  for (const { group, units } of book.nodes.values())
    if (group !== null) most = Math.max(most, typeof units === 'number' ? units : 99);
  return most;
}

function chooseGood<S extends Core>(book: Book<S>): KitSteps<S>['choose-good'] {
  const { step } = rulesFor<S, AnyRules>();
  const options = optionsOf(book.goods.map(({ id }) => id));
  const end = options.code(done.text);
  const nodeOf = (id: string): Node => entry(book.nodes, id);
  const wayOf = ({ kind }: Node): 'gain' | 'pay' => (kind === 'pay' ? 'pay' : 'gain');
  return step({
    kind: 'choose-good',
    rule: book.rules.choose,
    args: {
      node: word(idsOf(book, ({ group }) => group !== null)),
      left: int(1, unitsOf(book)),
      chain: int(0, mostOf(book)),
      begun: flag(),
    },
    options,
    candidates(_s, d, out) {
      const goods = nodeOf(d.args.node).group?.goods ?? [];
      for (let i = 0; i < goods.length; i++) out[i] = at(goods, i).index;
      if (d.args.chain === 0) return goods.length;
      out[goods.length] = end;
      return goods.length + 1;
    },
    refuse(s, d, option) {
      const { rules } = book;
      if (option === done) return d.args.chain > 0 ? null : rules.choose;
      const node = nodeOf(d.args.node);
      const good = entry(book.good, option.text);
      if (node.group?.goods.includes(good) !== true) return rules.choose;
      return unitFits(book, s, d.seat, node, good, d.args.begun) ? null : rules[wayOf(node)];
    },
    facts: (_s, d, option) =>
      nodeOf(d.args.node).group?.spec.of.includes(option.text) === true ? { good: option.text } : {},
    refusals: refusalsOf(book),
    prompt(_s, d) {
      const node = nodeOf(d.args.node);
      const said = verbOf(book, node.group?.id ?? '', wayOf(node));
      return `choose what to ${said} for ${node.row.name}${d.args.left > 1 ? ` (${d.args.left} left)` : ''}`;
    },
    label(_s, d, option) {
      const node = nodeOf(d.args.node);
      if (option === done) return d.args.chain === node.chain?.most ? 'Skip' : 'Stop';
      return labelOf([verb(verbOf(book, option.text, wayOf(node))), amount(1, nounOf(book, option.text))]);
    },
    checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
    apply(s, d, option, ctx) {
      if (option === done) return;
      runUnit(book, s, d.seat, nodeOf(d.args.node), entry(book.good, option.text), d.args, ctx);
    },
  });
}

function giveUpStep<S extends Core>(book: Book<S>): KitSteps<S>['give-up'] {
  const { step } = rulesFor<S, AnyRules>();
  const dear = book.goods.filter((good) => good.dear);
  const values = book.goods.map(({ id }): KitOption => ({ text: id }));
  const listOf = (id: string): readonly Good[] => (id === 'any' ? book.tokens : entry(book.good, id).give);
  return step({
    kind: 'give-up',
    rule: book.rules.pay,
    args: {
      left: int(1, 999),
      for: word(['any', ...dear.map(({ id }) => id)]),
      from: word(['', ...book.rows.keys()]),
    },
    options: vocabulary(values, ({ text }) => text),
    candidates(_s, d, out) {
      const list = listOf(d.args.for);
      for (let i = 0; i < list.length; i++) out[i] = at(list, i).index;
      return list.length;
    },
    refuse(s, d, { text }) {
      const good = entry(book.good, text);
      if (!listOf(d.args.for).includes(good)) return book.rules.choose;
      return (purseOf(book, s, d.seat)[text] ?? 0) > 0 ? null : book.rules.pay;
    },
    facts: (_s, _d, { text }) => ({ good: text }),
    refusals: refusalsOf(book),
    prompt: (_s, d) => `choose what to give up for what is missing (${d.args.left} left)`,
    label: (_s, _d, { text }) => capital(textOf(['give up', amount(1, nounOf(book, text))])),
    checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
    apply(s, d, { text }, ctx) {
      const { left, from } = d.args;
      giveUp(book, s, d.seat, entry(book.good, text), from === '' ? null : from, ctx);
      if (left > 1) ctx.ask('give-up', d.seat, { ...d.args, left: left - 1 });
    },
  });
}

/** The texts of offered abilities: the row, unless it offers several. */
export function abilityTexts<S extends Core>(book: Book<S>): ReadonlyMap<string, AbilityEntry> {
  const offered = [...book.abilities.values()].filter(({ may, list }) => may && list !== null);
  return new Map(
    offered.map((a) => [offered.some((other) => other !== a && other.row === a.row) ? a.id : a.row.id, a]),
  );
}

function abilityMenu<S extends Core>(book: Book<S>): KitSteps<S>['use-ability'] {
  const { step } = rulesFor<S, AnyRules>();
  const texts = abilityTexts(book);
  const extras = book.spec.extras ?? {};
  const options = optionsOf([...texts.keys(), ...Object.keys(extras)]);
  const codes = new Map([...texts].map(([text, a]) => [a, options.code(text)]));
  const end = options.code(done.text);
  return step({
    kind: 'use-ability',
    rule: book.rules.use,
    args: { moment: word(names(book.moments.keys())) },
    options,
    candidates(s, d, out) {
      const moment = entry(book.moments, d.args.moment);
      let n = 0;
      for (const a of moment.offered) if (isHeld(s, d.seat, a)) out[n++] = codes.get(a) ?? end;
      for (const { id } of moment.extras) out[n++] = options.code(id);
      out[n] = end;
      return n + 1;
    },
    refuse(s, d, option) {
      if (option === done) return null;
      const moment = entry(book.moments, d.args.moment);
      const extra = extras[option.text];
      if (extra !== undefined) return extra.moments.includes(moment.id) ? extra.check(s, d.seat) : book.rules.use;
      const a = entry(texts, option.text);
      return moment.offered.includes(a) ? refuseUse(book, s, d.seat, a) : book.rules.use;
    },
    facts(s, d, { text }, rule) {
      const a = texts.get(text);
      return (a === undefined ? extras[text]?.facts?.(s, d.seat, rule) : factsOfUse(book, s, d.seat, a, rule)) ?? {};
    },
    refusals: refusalsOf(book),
    prompt: 'use what you have',
    label(_s, _d, { text }) {
      const a = texts.get(text);
      return a === undefined ? (extras[text]?.label ?? 'Done') : abilityLabel(book, a);
    },
    checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
    apply(s, d, option, ctx) {
      if (option === done) return;
      const { args } = entry(book.moments, d.args.moment);
      // The menu comes again until nothing is left: it lies below what this one asks.
      ctx.resumeFor('menu', d.seat, args);
      const a = texts.get(option.text);
      if (a === undefined) extras[option.text]?.run(s, d.seat, ctx);
      else work(book, s, d.seat, a, ctx);
    },
  });
}

/** An ability in a menu: "Crag Ram: gain 2 mammal genes". */
export function abilityLabel<S extends Core>(book: Book<S>, { row, ability }: AbilityEntry): string {
  return `${row.name}: ${'on' in ability ? textOf(sayEffects(book, ability.do)) : row.name}`;
}
