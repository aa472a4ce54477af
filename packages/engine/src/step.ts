import type { AnyRules, Context } from './context.ts';
import { int, specsOf } from './fields.ts';
import type { Field, Fields, FieldSpecs, Held } from './fields.ts';
import { vocabulary } from './options.ts';
import type { Vocabulary } from './options.ts';
import { at } from './state.ts';
import type { Args, Core, DecisionFrame, Frame, PhaseFrame, SimultaneousFrame } from './state.ts';

/** Numbers and names that make a refusal concrete: `{ need: 4, have: 3 }`. */
export type Facts = { readonly [name: string]: string | number | boolean | null };

/** The arguments that fields declare. */
export type ArgsOf<F extends Fields> = { readonly [K in keyof F]: Held<F[K]> };

/** The sentence of a refusal, made from its facts; null where the ledger's own text says it best. */
export type Sentence<F> = string | null | ((facts: F) => string);

/**
 * What an author writes for one kind of question: its arguments, its options, when they are legal, what they do, and
 * all its words. Legality, explanation and enumeration are all `refuse`.
 */
export interface StepSpec<S extends Core, R, A extends Fields, O, Rule extends string, F extends Facts> {
  /** An imperative in kebab-case: `load-token`. */
  readonly kind: string;
  /** The ledger rule that governs this decision; the page opens the rulebook there. */
  readonly rule: string;
  /** Where another rule governs it by its arguments: that rule. */
  ruleFor?(args: ArgsOf<A>): string;
  /** The arguments of its frames, declared like a state. Leave it out when there are none. */
  readonly args?: A;
  readonly options: Vocabulary<O>;
  /**
   * Writes the codes of what a newcomer might try into `out` and returns how many. Leave it out when all options are
   * on the table. It only narrows: whatever it leaves out must be refused by `refuse` too.
   */
  candidates?(s: Readonly<S>, d: Asked<ArgsOf<A>>, out: number[]): number;
  /** The first ledger rule the option breaks, or null when it is legal. Must not allocate: search calls it most. */
  refuse(s: Readonly<S>, d: Asked<ArgsOf<A>>, option: O): Rule | null;
  /** The facts behind a refusal. Called only when somebody asks why. */
  facts?(s: Readonly<S>, d: Asked<ArgsOf<A>>, option: O, rule: string): F;
  /** A sentence for each rule that `refuse` names. */
  readonly refusals: { readonly [K in Rule]: Sentence<F> };
  /** What the owner of a decision is asked, as an imperative without a name: "choose a ship to load (2 left)". */
  prompt: string | ((s: Readonly<S>, d: Asked<ArgsOf<A>>) => string);
  /** An option, as the owner of the decision reads it. */
  label(s: Readonly<S>, d: Asked<ArgsOf<A>>, option: O): string;
  /**
   * Where lists get long: what several options have in common, and what is left to say of this one ("PET from ship 1",
   * "to the load line"). Options with the same beginning are shown together; null stands by itself.
   */
  grouped?(option: O): readonly [group: string, rest: string] | null;
  /** A remark on a legal option that a player would regret. Called only when options are shown to somebody. */
  warn?(s: Readonly<S>, d: Asked<ArgsOf<A>>, option: O): string | null;
  /**
   * Where the number of options depends on what is hidden from others: the decision is then asked even when only one
   * answer is left, because a question that answers itself would tell them. It may look at open things only.
   */
  readonly alwaysAsked?: boolean | ((s: Readonly<S>, d: Asked<ArgsOf<A>>) => boolean);
  /** Why no match could have asked this here, in words, or null: for positions that are loaded. `depth` in the stack. */
  checkFrame?(s: Readonly<S>, d: Asked<ArgsOf<A>>, depth: number): string | null;
  /** Does it. The frame has been taken off the stack. Not called for simultaneous decisions. */
  apply?(s: S, d: Asked<ArgsOf<A>>, option: O, ctx: Context<R>): void;
  /** Does a simultaneous decision when the last seat has answered; answers in the order of `d.seats`. */
  reveal?(s: S, d: SimultaneousFrame<ArgsOf<A>>, answers: readonly O[], ctx: Context<R>): void;
}

/** A decision as the seat that owes it has it. */
export type Asked<A> = DecisionFrame<A>;

/** A step as the engine uses it: every key present, one shape for all steps of all games. */
export interface Step<S extends Core = Core, A = unknown, O = unknown, Rule extends string = string, F = unknown> {
  readonly kind: string;
  readonly rule: string;
  /** The rule that governs a decision with these arguments. */
  ruleFor(args: Args): string;
  readonly args: FieldSpecs;
  /** Never set: carries the type of the arguments. */
  readonly takes?: A;
  /** Never set: carry the rules that it refuses by, and the facts behind them. */
  readonly breaks?: Rule;
  readonly tells?: F;
  readonly vocabulary: Vocabulary<O>;
  readonly narrows: boolean;
  /** The code of the option that ends a chain, which is always legal; -1 where there is none. */
  readonly stop: number;
  alwaysAsked(s: Readonly<S>, d: Asked<unknown>): boolean;
  /** Whether one seat can be asked, and whether several at once. */
  readonly forOne: boolean;
  readonly forSeveral: boolean;
  candidates(s: Readonly<S>, d: Asked<unknown>, out: number[]): number;
  refuse(s: Readonly<S>, d: Asked<unknown>, option: O): string | null;
  facts(s: Readonly<S>, d: Asked<unknown>, option: O, rule: string): Facts;
  /** The sentence for a refusal of this step, or null where the ledger's own text says it best. */
  sentence(rule: string, facts: Facts): string | null;
  prompt(s: Readonly<S>, d: Asked<unknown>): string;
  label(s: Readonly<S>, d: Asked<unknown>, option: O): string;
  grouped(option: O): readonly [group: string, rest: string] | null;
  warn(s: Readonly<S>, d: Asked<unknown>, option: O): string | null;
  checkFrame(s: Readonly<S>, d: Asked<unknown>, depth: number): string | null;
  apply(s: S, d: Asked<unknown>, option: O, ctx: Context): void;
  reveal(s: S, d: SimultaneousFrame<unknown>, answers: readonly O[], ctx: Context): void;
}

/** What asks nobody anything: it changes the state, announces, and pushes what comes next. */
export interface PhaseSpec<S extends Core, R, A extends Fields> {
  /** Kebab-case: `end-turn`. */
  readonly name: string;
  /** The arguments of its frames, declared like a state. */
  readonly args?: A;
  /** As for steps. */
  checkFrame?(s: Readonly<S>, d: PhaseFrame<ArgsOf<A>>, depth: number): string | null;
  run(s: S, d: PhaseFrame<ArgsOf<A>>, ctx: Context<R>): void;
}

/** A phase as the engine uses it. */
export interface Phase<S extends Core = Core, A = unknown> {
  readonly name: string;
  readonly args: FieldSpecs;
  readonly takes?: A;
  checkFrame(s: Readonly<S>, d: PhaseFrame<unknown>, depth: number): string | null;
  run(s: S, d: PhaseFrame<unknown>, ctx: Context): void;
}

/** A chain: the same question again and again, until nothing is left or the seat has had enough. */
export interface ChainSpec<S extends Core, R, A extends Fields, O, Rule extends string, F extends Facts> extends Omit<
  StepSpec<S, R, A & ChainArgs, O, Rule, F>,
  'args' | 'reveal' | 'apply' | 'prompt'
> {
  /** How often it can be asked at most. */
  readonly most: number;
  /** Arguments besides `left`, passed on from question to question. */
  readonly args?: A;
  /** What is asked; how many are left is said behind it. */
  readonly prompt: string | ((s: Readonly<S>, d: Asked<ArgsOf<A & ChainArgs>>) => string);
  /** How the end of the chain is called: "Stop loading". */
  readonly stop: string;
  /** Does one link. What it asks comes before the next link. */
  apply(s: S, d: Asked<ArgsOf<A & ChainArgs>>, option: O, ctx: Context<R>): void;
}

/** The arguments of every chain. */
export type ChainArgs = { readonly left: Field<number> };

/** The end of a chain. */
export interface Done {
  readonly done: true;
}

/** The makers of steps and phases of one game, typed by its state, its events and its tables of contents. */
export interface RuleMakers<S extends Core, R> {
  /** Defines one kind of question. Use it once per file in a game's `steps/`. */
  step<const A extends Fields = Record<never, never>, O = never, Rule extends string = never, F extends Facts = Facts>(
    spec: StepSpec<S, R, A, O, Rule, F>,
  ): Step<S, ArgsOf<A>, O, Rule, F>;
  /** Defines a question that is asked again until nothing is left or the seat stops. */
  chain<const A extends Fields = Record<never, never>, O = never, Rule extends string = never, F extends Facts = Facts>(
    spec: ChainSpec<S, R, A, O, Rule, F>,
  ): Step<S, ArgsOf<A & ChainArgs>, O | Done, Rule, F>;
  /** Defines what asks nobody anything. */
  phase<const A extends Fields = Record<never, never>>(spec: PhaseSpec<S, R, A>): Phase<S, ArgsOf<A>>;
}

/** The arguments of steps or phases by name: from a game's tables of contents. */
export type ArgsIn<Table> = {
  readonly [K in keyof Table]: Table[K] extends { readonly takes?: infer A } ? NonNullable<A> : never;
};

/** Every option of a game with the step it belongs to: what boards are typed by. */
export type OptionOf<Steps> = {
  [K in keyof Steps & string]: Steps[K] extends Step<infer _S, infer _A, infer O>
    ? { readonly step: K; readonly value: O }
    : never;
}[keyof Steps & string];

const none: Facts = Object.freeze({});

/**
 * The first rule that an option of a step breaks, or null: by its code. Use it instead of `refuse`, which knows nothing
 * of the end of a chain.
 */
export function refusalOf<S extends Core>(
  step: Step<S>,
  s: Readonly<S>,
  d: Asked<unknown>,
  code: number,
): string | null {
  return code === step.stop ? null : step.refuse(s, d, step.vocabulary.values[code]);
}

/** The makers of steps and phases for one game. Use it once per game; everything else imports what it returns. */
export function rulesFor<S extends Core, R>(): RuleMakers<S, R> {
  // The tables of contents are known to the compiler only, so that the makers themselves are the same for all games.
  return makers as unknown as RuleMakers<S, R>;
}

type Spec = StepSpec<Core, AnyRules, Fields, unknown, string, Facts>;

const makers = {
  step: (spec: Spec): Step => normalized(spec, spec.options, spec.prompt),
  chain: (spec: ChainSpec<Core, AnyRules, Fields, unknown, string, Facts>): Step => chainStep(spec),
  phase: (spec: PhaseSpec<Core, AnyRules, Fields>): Phase => ({
    name: spec.name,
    args: specsOf(spec.args ?? {}),
    checkFrame: spec.checkFrame === undefined ? () => null : spec.checkFrame,
    run: spec.run,
  }),
};

function normalized(
  spec: Omit<Spec, 'options' | 'prompt'>,
  options: Vocabulary<unknown>,
  prompt: Spec['prompt'],
): Step {
  const size = options.values.length;
  const everything = (_s: unknown, _d: unknown, out: number[]): number => {
    for (let code = 0; code < size; code++) out[code] = code;
    return size;
  };
  const always = spec.alwaysAsked ?? false;
  const missing = (): never => {
    throw new Error(`step ${spec.kind} was asked in a way it does not define`);
  };
  const sentences: { readonly [rule: string]: Sentence<Facts> } = spec.refusals;
  return {
    kind: spec.kind,
    rule: spec.rule,
    ruleFor: spec.ruleFor ?? (() => spec.rule),
    args: specsOf(spec.args ?? {}),
    vocabulary: options,
    narrows: spec.candidates !== undefined,
    stop: -1,
    alwaysAsked: typeof always === 'function' ? always : () => always,
    forOne: spec.apply !== undefined,
    forSeveral: spec.reveal !== undefined,
    candidates: spec.candidates ?? everything,
    refuse: spec.refuse,
    facts: spec.facts ?? (() => none),
    sentence(rule, facts) {
      const sentence = sentences[rule] ?? null;
      return typeof sentence === 'function' ? sentence(facts) : sentence;
    },
    prompt: typeof prompt === 'string' ? () => prompt : prompt,
    label: spec.label,
    grouped: spec.grouped ?? (() => null),
    warn: spec.warn ?? (() => null),
    checkFrame: spec.checkFrame ?? (() => null),
    apply: spec.apply ?? missing,
    reveal: spec.reveal ?? missing,
  };
}

/** The end of the chain is one more option, the last one, and always legal. */
function chainStep(spec: ChainSpec<Core, AnyRules, Fields, unknown, string, Facts>): Step {
  const { values, texts } = spec.options;
  const done: Done = { done: true };
  const inner = normalized(
    { ...spec, args: { left: int(1, spec.most), ...spec.args } } as unknown as Spec,
    spec.options,
    spec.prompt as Spec['prompt'],
  );
  const links = Array.from({ length: spec.most }, (_, left) => Object.freeze({ left }));
  const nextLink = (args: unknown, left: number): Args =>
    spec.args === undefined ? at(links, left) : { ...(args as Args), left };
  return {
    ...inner,
    vocabulary: vocabulary<unknown>([...values, done], (option) => texts[values.indexOf(option)] ?? 'done'),
    narrows: true,
    stop: values.length,
    candidates(s, d, out) {
      const n = inner.candidates(s, d, out);
      out[n] = values.length;
      return n + 1;
    },
    facts: (s, d, option, rule) => (option === done ? none : inner.facts(s, d, option, rule)),
    grouped: (option) => (option === done ? null : inner.grouped(option)),
    warn: (s, d, option) => (option === done ? null : inner.warn(s, d, option)),
    label: (s, d, option) => (option === done ? spec.stop : inner.label(s, d, option)),
    prompt: (s, d) => `${inner.prompt(s, d)} (${leftOf(d)} left)`,
    apply(s, d, option, ctx) {
      if (option === done) return;
      const left = leftOf(d);
      // The stack is last in, first out: what this link asks comes before the next one.
      if (left > 1) ctx.ask(d.step, d.seat, nextLink(d.args, left - 1));
      inner.apply(s, d, option, ctx);
    },
  };
}

function leftOf({ args }: Frame<unknown>): number {
  return (args as { readonly left: number }).left;
}
