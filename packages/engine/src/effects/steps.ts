import type { AnyRules, Context } from '../context.ts';
import { list, word } from '../fields.ts';
import type { Field, Fields, Word } from '../fields.ts';
import { vocabulary } from '../options.ts';
import type { Vocabulary } from '../options.ts';
import { at } from '../state.ts';
import type { Core, SimultaneousFrame } from '../state.ts';
import { rulesFor } from '../step.ts';
import type { ArgsOf, Asked, Done, Facts, Sentence, Step } from '../step.ts';
import { capital, counted } from './phrase.ts';
import type { Noun } from './phrase.ts';

/*
 * Questions that every game with cards and places asks. Each of these makes a step like any other: options, texts, labels
 * and the end of a chain are made from ids and names; what is legal and what happens is the game's.
 */

/** What was picked. */
export interface Picked<T> {
  readonly pick: T;
}

interface Common<S extends Core, A extends Fields, Rule extends string, F extends Facts> {
  readonly kind: string;
  /** The ledger rule that governs it. */
  readonly rule: string;
  readonly args?: A;
  readonly refusals: { readonly [K in Rule]: Sentence<F> };
  /** See `StepSpec.alwaysAsked`: where the number of options depends on what is hidden from others. */
  readonly alwaysAsked?: boolean | ((s: Readonly<S>, d: Asked<ArgsOf<A>>) => boolean);
  checkFrame?(s: Readonly<S>, d: Asked<ArgsOf<A>>, depth: number): string | null;
}

/** A pick of one id out of a closed list. */
export interface PickSpec<
  S extends Core,
  R,
  A extends Fields,
  T extends Word,
  Rule extends string,
  F extends Facts,
> extends Common<S, A, Rule, F> {
  /** Every id it can ever offer. */
  readonly of: readonly T[];
  /** What lies on the table now: whatever is left out must be refused too. Default: all. */
  among?(s: Readonly<S>, d: Asked<ArgsOf<A>>): readonly T[];
  refuse(s: Readonly<S>, d: Asked<ArgsOf<A>>, id: T): Rule | null;
  facts?(s: Readonly<S>, d: Asked<ArgsOf<A>>, id: T, rule: string): F;
  readonly prompt?: string | ((s: Readonly<S>, d: Asked<ArgsOf<A>>) => string);
  /** How an id is called: the label of its option. */
  name(id: T, s: Readonly<S>, d: Asked<ArgsOf<A>>): string;
  warn?(s: Readonly<S>, d: Asked<ArgsOf<A>>, id: T): string | null;
  /** Lets the seat stop here; the label of that option. */
  readonly stop?: string;
  /** A remark on stopping where a player would regret it. */
  warnStop?(s: Readonly<S>, d: Asked<ArgsOf<A>>): string | null;
  /** Why it cannot stop yet, or null. Default: it always can. */
  refuseStop?(s: Readonly<S>, d: Asked<ArgsOf<A>>): Rule | null;
  pick(s: S, d: Asked<ArgsOf<A>>, id: T, ctx: Context<R>): void;
  stopped?(s: S, d: Asked<ArgsOf<A>>, ctx: Context<R>): void;
}

/** A number in a range. */
export interface NumberSpec<S extends Core, R, A extends Fields, Rule extends string, F extends Facts> extends Omit<
  PickSpec<S, R, A, number, Rule, F>,
  'of' | 'name'
> {
  readonly min: number;
  readonly max: number;
  readonly unit: Noun;
}

/** Yes or no. */
export interface ConfirmSpec<S extends Core, R, A extends Fields, Rule extends string, F extends Facts> extends Common<
  S,
  A,
  Rule,
  F
> {
  readonly prompt: string | ((s: Readonly<S>, d: Asked<ArgsOf<A>>) => string);
  /** The labels. */
  readonly yes: string | ((s: Readonly<S>, d: Asked<ArgsOf<A>>) => string);
  readonly no: string;
  /** Why an answer is not legal, or null. One of the two must always be. */
  refuse(s: Readonly<S>, d: Asked<ArgsOf<A>>, yes: boolean): Rule | null;
  facts?(s: Readonly<S>, d: Asked<ArgsOf<A>>, yes: boolean, rule: string): F;
  answer(s: S, d: Asked<ArgsOf<A>>, yes: boolean, ctx: Context<R>): void;
}

/** Several different things, in the order the seat likes: `left` are those still to come. */
export interface OrderSpec<S extends Core, R, T extends Word> {
  readonly kind: string;
  readonly rule: string;
  readonly of: readonly T[];
  readonly prompt?: string;
  name(id: T, s: Readonly<S>, d: Asked<{ readonly left: readonly T[] }>): string;
  checkFrame?(s: Readonly<S>, d: Asked<{ readonly left: readonly T[] }>, depth: number): string | null;
  /** Does one of them. What it asks comes before the next one. */
  next(s: S, d: Asked<{ readonly left: readonly T[] }>, id: T, ctx: Context<R>): void;
}

/** A secret pick of several seats at once. */
export interface SecretSpec<
  S extends Core,
  R,
  A extends Fields,
  T extends Word,
  Rule extends string,
  F extends Facts,
> extends Omit<PickSpec<S, R, A, T, Rule, F>, 'pick' | 'stop' | 'warnStop' | 'refuseStop' | 'stopped'> {
  /** When all have answered; `picks` in the order of `d.seats`. */
  reveal(s: S, d: SimultaneousFrame<ArgsOf<A>>, picks: readonly T[], ctx: Context<R>): void;
}

type None = Record<never, never>;

/** The makers of shared steps for one game. */
export interface SharedSteps<S extends Core, R> {
  /** A card or a tile: from a display, a hand, a deck. */
  pickCard<T extends Word, const A extends Fields = None, Rule extends string = never, F extends Facts = Facts>(
    spec: PickSpec<S, R, A, T, Rule, F>,
  ): Step<S, ArgsOf<A>, Picked<T> | Done>;
  /** A place: a column, a space, a city. */
  pickPlace<T extends Word, const A extends Fields = None, Rule extends string = never, F extends Facts = Facts>(
    spec: PickSpec<S, R, A, T, Rule, F>,
  ): Step<S, ArgsOf<A>, Picked<T> | Done>;
  /** A good: to gain, to give, to be spared. Rows that name a group ask by themselves. */
  pickGood<T extends Word, const A extends Fields = None, Rule extends string = never, F extends Facts = Facts>(
    spec: PickSpec<S, R, A, T, Rule, F>,
  ): Step<S, ArgsOf<A>, Picked<T> | Done>;
  /** A number. */
  pickNumber<const A extends Fields = None, Rule extends string = never, F extends Facts = Facts>(
    spec: NumberSpec<S, R, A, Rule, F>,
  ): Step<S, ArgsOf<A>, Picked<number> | Done>;
  /** Yes or no. */
  confirm<const A extends Fields = None, Rule extends string = never, F extends Facts = Facts>(
    spec: ConfirmSpec<S, R, A, Rule, F>,
  ): Step<S, ArgsOf<A>, Picked<boolean>>;
  /** Several things, one after the other, in the seat's order. Ask it with `left`. */
  order<T extends Word>(spec: OrderSpec<S, R, T>): Step<S, { readonly left: T[] }, Picked<T>>;
  /** Several seats at once, in secret. Ask it with `askAll`. */
  secretly<T extends Word, const A extends Fields = None, Rule extends string = never, F extends Facts = Facts>(
    spec: SecretSpec<S, R, A, T, Rule, F>,
  ): Step<S, ArgsOf<A>, Picked<T>>;
}

/** The makers of shared steps for one game: `export const { pickCard, confirm } = stepsFor<State, Rules>();` */
export function stepsFor<S extends Core, R>(): SharedSteps<S, R> {
  // As with `rulesFor`: the tables of contents are known to the compiler only.
  return makers as unknown as SharedSteps<S, R>;
}

type AnyPick = PickSpec<Core, AnyRules, Fields, Word, string, Facts>;
type AnyOption = Picked<Word> | Done;

const { step } = rulesFor<Core, AnyRules>();
const none: Facts = Object.freeze({});
const done: Done = { done: true };

const makers = {
  pickCard: (spec: AnyPick): Step => pickStep(spec, 'choose a card'),
  pickPlace: (spec: AnyPick): Step => pickStep(spec, 'choose a place'),
  pickGood: (spec: AnyPick): Step => pickStep(spec, 'choose one'),
  pickNumber({ min, max, unit, ...spec }: NumberSpec<Core, AnyRules, Fields, string, Facts>): Step {
    const of = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return pickStep({ ...spec, of, name: (n: Word) => counted(Number(n), unit) }, 'choose how many');
  },
  confirm: (spec: ConfirmSpec<Core, AnyRules, Fields, string, Facts>): Step => confirmStep(spec),
  order: (spec: OrderSpec<Core, AnyRules, Word>): Step => orderStep(spec),
  secretly: (spec: SecretSpec<Core, AnyRules, Fields, Word, string, Facts>): Step => secretStep(spec),
};

function picks(of: readonly Word[], stop: boolean): Vocabulary<AnyOption> {
  const values: AnyOption[] = of.map((pick) => ({ pick }));
  return vocabulary(stop ? [...values, done] : values, (option) => ('pick' in option ? `${option.pick}` : 'done'));
}

/** The codes of what lies on the table, and of the end where there is one. */
function codesOf(of: readonly Word[], stop: boolean): (ids: readonly Word[], out: number[]) => number {
  const codes = new Map(of.map((id, code) => [id, code]));
  return (ids, out) => {
    for (let i = 0; i < ids.length; i++) out[i] = codes.get(at(ids, i)) ?? -1;
    if (stop) out[ids.length] = of.length;
    return ids.length + (stop ? 1 : 0);
  };
}

function pickStep(spec: AnyPick, prompt: string): Step {
  const { of, among, stop } = spec;
  const codes = codesOf(of, stop !== undefined);
  return step({
    ...commonOf(spec),
    prompt: spec.prompt ?? prompt,
    options: picks(of, stop !== undefined),
    candidates: (s, d, out) => codes(among?.(s, d) ?? of, out),
    refuse: (s, d, option) => ('pick' in option ? spec.refuse(s, d, option.pick) : (spec.refuseStop?.(s, d) ?? null)),
    facts: (s, d, option, rule) => ('pick' in option ? (spec.facts?.(s, d, option.pick, rule) ?? none) : none),
    label: (s, d, option) => ('pick' in option ? capital(spec.name(option.pick, s, d)) : (stop ?? '')),
    warn: (s, d, option) => ('pick' in option ? spec.warn?.(s, d, option.pick) : spec.warnStop?.(s, d)) ?? null,
    apply(s, d, option, ctx) {
      if ('pick' in option) spec.pick(s, d, option.pick, ctx);
      else spec.stopped?.(s, d, ctx);
    },
  });
}

/** What all of them hand on as it is. */
function commonOf({ kind, rule, args, refusals, alwaysAsked, checkFrame }: Common<Core, Fields, string, Facts>) {
  return {
    kind,
    rule,
    refusals,
    ...(args === undefined ? {} : { args }),
    ...(alwaysAsked === undefined ? {} : { alwaysAsked }),
    ...(checkFrame === undefined ? {} : { checkFrame }),
  };
}

function confirmStep(spec: ConfirmSpec<Core, AnyRules, Fields, string, Facts>): Step {
  const options: readonly Picked<boolean>[] = [{ pick: true }, { pick: false }];
  return step({
    ...commonOf(spec),
    prompt: spec.prompt,
    options: vocabulary(options, ({ pick }) => (pick ? 'yes' : 'no')),
    refuse: (s, d, { pick }) => spec.refuse(s, d, pick),
    facts: (s, d, { pick }, rule) => spec.facts?.(s, d, pick, rule) ?? none,
    label: (s, d, { pick }) => (pick ? (typeof spec.yes === 'string' ? spec.yes : spec.yes(s, d)) : spec.no),
    apply: (s, d, { pick }, ctx) => spec.answer(s, d, pick, ctx),
  });
}

function orderStep({ kind, rule, of, prompt, name, checkFrame, next }: OrderSpec<Core, AnyRules, Word>): Step {
  const codes = codesOf(of, false);
  const args: { readonly left: Field<Word[], readonly Word[]> } = { left: list(word(of), of.length, 1) };
  return step({
    kind,
    rule,
    args,
    options: picks(of, false),
    candidates: (_s, d, out) => codes(d.args.left, out),
    refuse: (_s, d, option) => ('pick' in option && d.args.left.includes(option.pick) ? null : rule),
    refusals: { [rule]: 'That is not among what is left.' },
    prompt: prompt ?? 'choose what comes next',
    label: (s, d, option) => ('pick' in option ? capital(name(option.pick, s, d)) : ''),
    ...(checkFrame === undefined ? {} : { checkFrame }),
    apply(s, d, option, ctx) {
      if (!('pick' in option)) return;
      const i = d.args.left.indexOf(option.pick);
      const left = d.args.left.filter((_, place) => place !== i);
      if (left.length > 0) ctx.ask(kind, d.seat, { left });
      next(s, d, option.pick, ctx);
    },
  });
}

function secretStep(spec: SecretSpec<Core, AnyRules, Fields, Word, string, Facts>): Step {
  const { of, among } = spec;
  const codes = codesOf(of, false);
  return step({
    ...commonOf(spec),
    prompt: spec.prompt ?? 'choose in secret',
    options: picks(of, false),
    candidates: (s, d, out) => codes(among?.(s, d) ?? of, out),
    refuse: (s, d, option) => ('pick' in option ? spec.refuse(s, d, option.pick) : null),
    facts: (s, d, option, rule) => ('pick' in option ? (spec.facts?.(s, d, option.pick, rule) ?? none) : none),
    label: (s, d, option) => ('pick' in option ? capital(spec.name(option.pick, s, d)) : ''),
    reveal: (s, d, answers, ctx) =>
      spec.reveal(
        s,
        d,
        answers.flatMap((option) => ('pick' in option ? [option.pick] : [])),
        ctx,
      ),
  });
}
