import type { Args, Core, Frame } from './state.ts';
import type { Context } from './context.ts';

/** Numbers and names that make a refusal or a warning concrete: `{ need: 4, have: 3 }`. */
export type Facts = { readonly [name: string]: string | number | boolean | null };

/** A remark on a legal option that a player would regret: `id` names a sentence of the game's words. */
export interface Warning {
  readonly id: string;
  readonly facts: Facts;
}

/**
 * The options a step can ever offer, built once: typed, frozen values, each with a small integer code (its index)
 * and a canonical text that is unique in the vocabulary. The hot path speaks codes, the edges speak text.
 */
export interface Vocabulary<O> {
  readonly values: readonly O[];
  readonly texts: readonly string[];
  /** The code of a canonical text, or -1. */
  code(text: string): number;
}

/** Builds a vocabulary. Use it once per step, at module level. */
export function vocabulary<O>(values: readonly O[], text: (value: O) => string): Vocabulary<O> {
  const texts = values.map(text);
  const codes = new Map(texts.map((t, code) => [t, code]));
  for (const value of values) Object.freeze(value);
  return { values, texts, code: (t) => codes.get(t) ?? -1 };
}

/** What an author writes for one kind of question. Legality, explanation and enumeration are all `refuse`. */
export interface StepSpec<S extends Core, A extends Args, O> {
  /** An imperative in kebab-case: `load-token`. */
  readonly kind: string;
  /** The ledger rule that governs this decision; the page opens the rulebook there. */
  readonly rule: string;
  readonly vocabulary: Vocabulary<O>;
  /**
   * Writes the codes of what a newcomer might try into `out` and returns how many. Leave it out when the whole
   * vocabulary is on the table. It only narrows: whatever it leaves out must be refused by `refuse` too.
   */
  candidates?(s: Readonly<S>, d: Frame<A>, out: number[]): number;
  /** The first ledger rule the option breaks, or null when it is legal. Must not allocate: search calls it most. */
  refuse(s: Readonly<S>, d: Frame<A>, option: O): string | null;
  /** The facts behind a refusal. Called only when somebody asks why. */
  facts?(s: Readonly<S>, d: Frame<A>, option: O, rule: string): Facts;
  /** A remark on a legal option. Called only when options are shown to somebody. */
  warn?(s: Readonly<S>, d: Frame<A>, option: O): Warning | null;
  /** Does it. The frame has been taken off the stack. Not called for simultaneous decisions. */
  apply?(s: S, d: Frame<A>, option: O, ctx: Context): void;
  /** Does a simultaneous decision when the last seat has answered; answers in the order of `d.seats`. */
  reveal?(s: S, d: Frame<A>, answers: readonly O[], ctx: Context): void;
}

/** A step as the engine uses it: every key present, one shape for all steps of all games. */
export interface Step<S extends Core = Core, A extends Args = Args, O = unknown> {
  readonly kind: string;
  readonly rule: string;
  readonly vocabulary: Vocabulary<O>;
  readonly narrows: boolean;
  candidates(s: Readonly<S>, d: Frame<A>, out: number[]): number;
  refuse(s: Readonly<S>, d: Frame<A>, option: O): string | null;
  facts(s: Readonly<S>, d: Frame<A>, option: O, rule: string): Facts;
  warn(s: Readonly<S>, d: Frame<A>, option: O): Warning | null;
  apply(s: S, d: Frame<A>, option: O, ctx: Context): void;
  reveal(s: S, d: Frame<A>, answers: readonly O[], ctx: Context): void;
}

const none: Facts = Object.freeze({});

/** Defines one kind of question. Use it once per file in a game's `steps/`. */
export function step<S extends Core, A extends Args, O>(spec: StepSpec<S, A, O>): Step<S, A, O> {
  const size = spec.vocabulary.values.length;
  const everything = (_s: Readonly<S>, _d: Frame<A>, out: number[]): number => {
    for (let code = 0; code < size; code++) out[code] = code;
    return size;
  };
  const missing = (): never => {
    throw new Error(`step ${spec.kind} was asked in a way it does not define`);
  };
  return {
    kind: spec.kind,
    rule: spec.rule,
    vocabulary: spec.vocabulary,
    narrows: spec.candidates !== undefined,
    candidates: spec.candidates ?? everything,
    refuse: spec.refuse,
    facts: spec.facts ?? (() => none),
    warn: spec.warn ?? (() => null),
    apply: spec.apply ?? missing,
    reveal: spec.reveal ?? missing,
  };
}
