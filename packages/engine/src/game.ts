import type { Args, Core, Frame, Json, Settings } from './state.ts';
import type { SeenEvent } from './event.ts';
import type { SecrecyTable } from './secrecy.ts';
import type { Shape } from './shape.ts';
import type { Facts, Step, Warning } from './step.ts';
import type { Context } from './context.ts';

/** One numbered rule of a game, in our own words. */
export interface LedgerRule {
  readonly heading: string;
  readonly text: string;
}

/** One setting of a game as a JSON Schema property: a closed list of words, or a switch. */
export type SettingSchema = {
  readonly title: string;
  readonly description: string;
} & (
  | { readonly type: 'string'; readonly enum: readonly string[]; readonly default: string }
  | { readonly type: 'boolean'; readonly default: boolean }
);

/** A line of a score sheet. */
export interface ScoreItem {
  readonly rule: string;
  readonly label: string;
  readonly points: number;
}

/** All words of a game in one language. They are made from rules, facts and data; none of them decides anything. */
export interface Words<S extends Core = Core> {
  /** What the owner of a decision is asked, as an imperative without a name: "choose a ship to load (2 left)". */
  prompt(s: Readonly<S>, d: Frame): string;
  /** An option, as the owner of the decision reads it. */
  label(s: Readonly<S>, d: Frame, option: unknown): string;
  /** Why something is refused, or null where the ledger's own text says it best. */
  refusal(rule: string, facts: Facts): string | null;
  /** What a player might regret. */
  warning(warning: Warning): string;
  /** A line of the log, or null for an event that needs no words. `name` gives the name of a seat. */
  event(event: SeenEvent, name: (seat: number) => string): string | null;
  /** Why the match ended. */
  ending(reason: string): string;
}

interface PhaseMethod<S extends Core> {
  run(s: S, args: Args, ctx: Context): void;
}

/** What asks nobody anything: it changes the state, announces, and pushes what comes next. */
export type Phase<S extends Core> = PhaseMethod<S>['run'];

/**
 * The rules of one title, as one value. Everything a game must provide is on this page.
 * States are changed only by steps and phases, on a copy that belongs to the engine.
 */
export interface Game<S extends Core = Core> {
  /** Kebab-case, as in addresses and files. */
  readonly id: string;
  readonly title: string;
  /** Version of the rules. A change that lets an old record replay differently needs a new one. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: { readonly [name: string]: SettingSchema };
  /** Why this number of seats does not go with these settings, or null. */
  checkTable(seats: number, settings: Settings): string | null;

  /** The ledger: every rule that a test, a refusal or a score line may cite. */
  readonly rulebook: { readonly [rule: string]: LedgerRule };
  readonly steps: { readonly [kind: string]: Step<S> };
  /** What asks nobody anything. The phase named `setup` runs first. */
  readonly phases: { readonly [name: string]: Phase<S> };
  /** Called when the stack is empty and the match is not over: push what comes next. */
  next(s: S, ctx: Context): void;

  /** The one factory of states: every key, in one order, nothing dealt yet. */
  create(core: Core): S;
  /** A deep copy by explicit literals, in the order of `create`. Frames and settings may be shared. */
  clone(s: Readonly<S>): S;
  /** What each key of a valid state looks like, besides the engine's own; used on everything that is loaded. */
  readonly shape: { readonly [key: string]: Shape };
  /** The first invariant that a state breaks, in words, or null. Checked on load and by the laws. */
  checkInvariants(s: Readonly<S>): string | null;
  /** Counts of components that never change during a match. */
  componentCounts(s: Readonly<S>): { readonly [component: string]: number };
  readonly secrecy: SecrecyTable;
  /** The same state with seat `i` renamed to `to[i]`; the engine renames frames' owners itself. */
  rename(s: S, to: readonly number[]): void;

  /** The score sheet of a seat, as if the match ended now. */
  score(s: Readonly<S>, seat: number): ScoreItem[];
  /** Seats in groups from first to last place, where the totals alone do not decide. */
  ranking?(s: Readonly<S>): number[][];
  /** How good a position is for a seat, in points. Bots look only at worlds their seat could be in. */
  evaluate(s: Readonly<S>, seat: number): number;
  /**
   * The steps at which `evaluate` can judge what a seat has begun as it stands. Name them where only several answers
   * together are worth something, as in a row of cards: bots then plan whole chains from rest to rest.
   */
  readonly quietSteps?: readonly string[];
  /** No match takes more decisions than this. */
  readonly maxDecisions: number;
  readonly words: Words<S>;
}

/** Checks what the compiler cannot see, and returns the game. */
export function defineGame<S extends Core>(game: Game<S>): Game<S> {
  for (const [kind, step] of Object.entries(game.steps)) {
    if (kind !== step.kind) throw new TypeError(`step ${step.kind} is listed as ${kind}`);
    if (!(step.rule in game.rulebook)) throw new TypeError(`step ${kind} cites ${step.rule}, which the ledger lacks`);
    if (kind in game.phases) throw new TypeError(`${kind} is both a step and a phase`);
  }
  if (!('setup' in game.phases)) throw new TypeError(`${game.id} has no phase named setup`);
  return game;
}

/** The settings of a game as a JSON Schema, as the doors publish it. */
export function settingsSchema(game: Game): Json {
  return { type: 'object', additionalProperties: false, properties: { ...game.settings } };
}
