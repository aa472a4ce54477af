import type { Context } from '../context.ts';
import type { EventWords, ScoreItem } from '../game.ts';
import type { Core } from '../state.ts';
import type { Facts } from '../step.ts';
import { automatic, comes, comesForEach, factsAt, offersAny, refuseAt, work } from './abilities.ts';
import type { AbilityEntry, AnySpec, Book, CostEntry, MomentEntry, PointEntry, RowEntry } from './book.ts';
import { entry } from './book.ts';
import { checkList, factsOf, shortFacts } from './check.ts';
import { compile } from './compile.ts';
import { holds, progressOf } from './count.ts';
import type { Progress } from './count.ts';
import { checkRows } from './faults.ts';
import { kitPhases, kitSteps } from './kit-steps.ts';
import { abilityLabel, abilityTexts } from './menu.ts';
import type { KitPhases, KitSteps } from './kit-steps.ts';
import { countOccasion, endScope, isHeld, plainOccasion, spend } from './limits.ts';
import type { AnyOccasion } from './limits.ts';
import { amountNow, changesNow, valueOf } from './points.ts';
import { gainGoods } from './gain.ts';
import { billFor, hasAll, shortOf } from './pay.ts';
import { payGoods, runEach, runFrom } from './run.ts';
import { rowIcons, rowText, sayEffects, toldOf } from './say.ts';
import type { EffectsSpec, Tables } from './spec.ts';
import type { Lexicon, Occasion } from './types.ts';
import { eventWordsOf, refusalsOf, spokenOf } from './voices.ts';
import type { KitEvent } from './voices.ts';

/** The context of any game. */
export interface AnyContext {
  readonly emit: ((event: never, places?: never) => void) | null;
  ask(step: never, seat: number, args: never): void;
  resumeFor(phase: never, seat: number, args: never): void;
}

/** So many of some goods. */
export type Counted<L extends Lexicon> = { readonly [G in L['good']]?: number };

/** What a row does to a number or a cost, now. */
export interface Change<L extends Lexicon> {
  /** Names it to `spend`. */
  readonly ability: string;
  readonly row: string;
  /** For a tooltip: "2 less by Antler Smith". */
  readonly name: string;
  /** The seat may leave it. */
  readonly may: boolean;
  /** Null where it is set. */
  readonly by: number | null;
  readonly to: number | null;
  /** What it takes off a cost. */
  readonly goods: Counted<L>;
  /** Units of any of a group that it takes off besides. */
  readonly group: L['group'] | null;
  readonly units: number;
}

/** The effects of one game: what its rules call, and what its table of contents lists. */
export interface EffectsKit<S extends Core, L extends Lexicon, Row extends string> {
  /** List these among the game's steps, phases and words. */
  readonly steps: KitSteps<S, L['moment']>;
  readonly phases: KitPhases<S, L['moment']>;
  readonly eventWords: EventWords<KitEvent>;
  /** Sentences for what the kit refuses: for the `refusals` of the game's own steps. */
  readonly refusals: { readonly [rule: string]: (facts: Facts) => string };

  /** The first rule that keeps a row's effects from beginning, or null: the `refuse` of a space or a card. */
  check(s: Readonly<S>, seat: number, row: Row): string | null;
  facts(s: Readonly<S>, seat: number, row: Row, rule: string): Facts;
  /** Runs a row's effects for a seat. Push what comes after them first. */
  run(s: S, seat: number, row: Row, ctx: AnyContext): void;
  /**
   * Runs rows for several seats, each when the one before it is done: use it where all have chosen at once, in secret, and
   * what they chose is carried out in turn order.
   */
  runEach(turns: readonly { readonly seat: number; readonly row: Row }[], ctx: AnyContext): void;
  /** Whether what a row asks for holds: a milestone, a goal. */
  holds(s: Readonly<S>, seat: number, row: Row): boolean;
  /** How much of what a row asks for is there: "2 of 3". Null where it asks for more than one number. */
  progress(s: Readonly<S>, seat: number, row: Row): Progress | null;

  /** Goods arrive, through the one door. Say for which row, if for one. */
  gain(s: S, seat: number, goods: Counted<L>, ctx: AnyContext, from?: Row): void;
  /** The rule that a cost breaks, or null where the seat can pay it, exchanges included. */
  checkCost(s: Readonly<S>, seat: number, cost: Counted<L>): string | null;
  costFacts(s: Readonly<S>, seat: number, cost: Counted<L>): Facts;
  /** Pays a cost that `checkCost` has let through. Push what comes after it first: tokens may be asked for. */
  pay(s: S, seat: number, cost: Counted<L>, ctx: AnyContext, from?: Row): void;

  /** A moment has come: automatic abilities work, then offered ones are asked about in the step `use-ability`. */
  at(s: S, seat: number, moment: L['moment'], ctx: AnyContext): void;
  /** The same for several seats, in this order: income on Monday. */
  atEach(s: S, seats: readonly number[], moment: L['moment'], ctx: AnyContext): void;
  /** Only what works by itself: for moments whose offers stand in a menu of the game's own. */
  automatic(s: S, seat: number, moment: L['moment'], ctx: AnyContext): void;
  /** Whether a seat could use something at a moment now. */
  offers(s: Readonly<S>, seat: number, moment: L['moment']): boolean;
  /** The offered abilities of a moment, as menus name them: mostly by their row. */
  offered(moment: L['moment']): readonly string[];
  /** As {@link EffectsKit.check}, for an offered ability in a menu of the game's own; `at`: a menu of one moment. */
  checkUse(s: Readonly<S>, seat: number, ability: string, at?: L['moment']): string | null;
  useFacts(s: Readonly<S>, seat: number, ability: string, rule: string, at?: L['moment']): Facts;
  use(s: S, seat: number, ability: string, ctx: AnyContext): void;
  useLabel(ability: string): string;
  /** A scope is over for a seat: whatever was once in it may be again. */
  endScope(s: S, seat: number, scope: L['scope']): void;

  /** A number now, with what held rows change in it, but for what the seat may leave. */
  value(s: Readonly<S>, seat: number, point: L['point'], occasion?: Occasion<L>): number;
  /** The same with everything that the seat may use. */
  valueWith(s: Readonly<S>, seat: number, point: L['point'], occasion?: Occasion<L>): number;
  /** What changes a number or a cost now: for tooltips, and for rules that let the seat choose. */
  changes(s: Readonly<S>, seat: number, of: L['point'] | L['cost'], occasion?: Occasion<L>): readonly Change<L>[];
  /** A change that may be used once has been used. */
  spend(s: S, seat: number, change: Change<L>): void;
  /** There has been an occasion of a number or a cost: what only the first one counts for is over. */
  occasion(s: S, seat: number, of: L['point'] | L['cost']): void;
  /** Score lines of the rows that a seat holds. Rows that give nothing are left out. */
  score(s: Readonly<S>, seat: number): ScoreItem[];

  /** The words of a row, as they stand on the card. */
  text(row: Row): string;
  /** The same for a seat in a state: with what it has, and what comes to how many now. */
  tooltip(s: Readonly<S>, seat: number, row: Row): string;
  icons(row: Row): readonly string[];
  name(row: Row): string;
  /** An act in the log: "Ann rolled the danger die." */
  told(act: L['act'], who: string): string;
  /** An event of the kit for a screen reader: with what there is now. */
  spoken(event: KitEvent, name: (seat: number) => string): string | null;
  /** Every row with its text and icons: the card book. */
  readonly book: readonly Written<Row>[];
}

/** What stands on the card of a row. */
interface Written<Row extends string = string> {
  readonly row: Row;
  readonly text: string;
  readonly icons: readonly string[];
}

type RowsIn<T> = { [K in keyof T]: keyof T[K] & string }[keyof T];

/**
 * Defines the effects of a game: `defineEffects<State, Lexicon, Rules>()({ goods, …, tables })`. Rows that could go wrong in
 * a match are refused here.
 */
export function defineEffects<S extends Core, L extends Lexicon, R>(): <const T extends Tables<L>>(
  spec: EffectsSpec<S, L, R, T>,
) => EffectsKit<S, L, RowsIn<T>> {
  // The lexicon has done its work when rows compile: inside the kit names are strings.
  return (spec) => effectsOf<S>(spec as unknown as AnySpec<S>);
}

function effectsOf<S extends Core>(spec: AnySpec<S>): EffectsKit<S, Lexicon, string> {
  const book = compile(spec);
  checkRows(book);
  const row = (id: string): RowEntry => entry(book.rows, id);
  const listOf = (id: string): NonNullable<RowEntry['list']> => row(id).list ?? nothing;
  const texts = abilityTexts(book);
  const point = (id: string): PointEntry => entry(book.points, id);
  const changed = (id: string): PointEntry | CostEntry => book.points.get(id) ?? entry(book.costs, id);
  // Every context has what the kit asks of one; only its types are narrower.
  const open = (ctx: AnyContext): Context => ctx as unknown as Context;
  const momentAt = (id: string | undefined): MomentEntry | null => (id === undefined ? null : entry(book.moments, id));
  // What a change says never changes, and search asks for it often.
  const shownChanges = new Map<AbilityEntry, Change<Lexicon>>();
  const shown = (ability: AbilityEntry): Change<Lexicon> => {
    const known = shownChanges.get(ability) ?? changeOf(ability);
    shownChanges.set(ability, known);
    return known;
  };
  const writings = new Map<string, Written>();
  const written = (id: string): Written => {
    const known = writings.get(id);
    if (known !== undefined) return known;
    const each = row(id);
    const made = { row: id, text: rowText(book, each), icons: rowIcons(book, each) };
    writings.set(id, made);
    return made;
  };
  const near = (occasion: AnyOccasion | undefined): AnyOccasion => occasion ?? plainOccasion;
  return {
    steps: kitSteps(book),
    phases: kitPhases(book),
    eventWords: eventWordsOf(book),
    refusals: refusalsOf(book),
    check: (s, seat, id) => checkList(book, s, seat, listOf(id)),
    facts: (s, seat, id, rule) => factsOf(book, s, seat, listOf(id), rule),
    run: (s, seat, id, ctx) => runFrom(book, s, seat, listOf(id), 0, open(ctx)),
    runEach: (turns, ctx) =>
      runEach(
        turns.map(({ seat, row: id }) => ({ seat, list: listOf(id) })),
        open(ctx),
      ),
    holds: (s, seat, id) => holds(s, seat, row(id).conditions),
    progress: (s, seat, id) => progressOf(s, seat, row(id).conditions),
    gain: (s, seat, goods, ctx, from) => gainGoods(book, s, seat, definite(goods), from ?? null, open(ctx)),
    checkCost(s, seat, cost) {
      if (hasAll(book, s, seat, definite(cost))) return null;
      billFor(book, s, seat, definite(cost));
      return shortOf(book, s, seat) === null ? null : spec.rules.pay;
    },
    costFacts(s, seat, cost) {
      billFor(book, s, seat, definite(cost));
      return shortFacts(book, s, seat) ?? {};
    },
    pay: (s, seat, cost, ctx, from) => payGoods(book, s, seat, definite(cost), from ?? null, open(ctx)),
    at: (s, seat, moment, ctx) => comes(book, s, seat, entry(book.moments, moment), open(ctx)),
    atEach: (s, seats, moment, ctx) => comesForEach(book, s, seats, entry(book.moments, moment), open(ctx)),
    automatic: (s, seat, moment, ctx) => automatic(book, s, seat, entry(book.moments, moment), open(ctx)),
    offers: (s, seat, moment) => offersAny(book, s, seat, entry(book.moments, moment)),
    offered: (moment) =>
      [...texts].filter(([, a]) => entry(book.moments, moment).offered.includes(a)).map(([text]) => text),
    checkUse: (s, seat, text, at) => refuseAt(book, s, seat, entry(texts, text), momentAt(at)),
    useFacts: (s, seat, text, rule, at) => factsAt(book, s, seat, entry(texts, text), momentAt(at), rule),
    use: (s, seat, text, ctx) => work(book, s, seat, entry(texts, text), open(ctx)),
    useLabel: (text) => abilityLabel(book, entry(texts, text)),
    endScope: (s, seat, scope) => endScope(book, s, seat, scope),
    value: (s, seat, id, occasion) => valueOf(book, s, seat, point(id), near(occasion)),
    valueWith: (s, seat, id, occasion) => valueOf(book, s, seat, point(id), near(occasion), true),
    changes: (s, seat, id, occasion) => changesNow(book, s, seat, changed(id), near(occasion)).map(shown),
    spend: (s, seat, { ability }) => spend(book, s, seat, entry(book.abilities, ability)),
    occasion: (s, seat, id) => countOccasion(book, s, seat, changed(id)),
    score: (s, seat) => scoreOf(book, s, seat),
    text: (id) => written(id).text,
    tooltip: (s, seat, id) => rowText({ ...book, here: { s, seat } }, row(id)),
    icons: (id) => written(id).icons,
    name: (id) => row(id).name,
    told: (act, who) => toldOf(sayEffects(book, [act]), who),
    spoken: (event, name) => spokenOf(book, event, name),
    // Nobody who plays reads all of it.
    get book() {
      return [...book.rows.keys()].map(written);
    },
  };
}

const nothing: NonNullable<RowEntry['list']> = { nodes: [], text: '', asks: false };

/** A good that is named without a number is not there. */
function definite(goods: Counted<Lexicon>): { readonly [good: string]: number } {
  return goods as { readonly [good: string]: number };
}

function changeOf({ id, row, ability, may, add, to, goods, group, units }: AbilityEntry): Change<Lexicon> {
  return {
    ability: id,
    row: row.id,
    name: row.name,
    may,
    by: 'add' in ability ? add : null,
    to: 'to' in ability ? to : null,
    goods: Object.fromEntries(goods.map(({ good, amount }) => [good.id, Number(amount)])),
    group: group?.id ?? null,
    units,
  };
}

function scoreOf<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number): ScoreItem[] {
  const items: ScoreItem[] = [];
  for (const a of book.scored) {
    if (!isHeld(s, seat, a) || !holds(s, seat, a.while)) continue;
    const points = amountNow(book, s, seat, a.score);
    const { table, name } = a.row;
    if (points !== 0) items.push({ rule: table.rule, label: name, points });
  }
  return items;
}
