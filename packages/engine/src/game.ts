import type { Context } from './context.ts';
import { copyState, eachComponent, emptyState } from './declare.ts';
import type { StateDeclaration } from './declare.ts';
import type { AnyEvent, GameEvent, SeenEvent } from './event.ts';
import { placesBy } from './outcome.ts';
import type { Core, Json, Settings } from './state.ts';
import type { ArgsIn, Phase, Step } from './step.ts';

/** An answer of ours where a printed rulebook is silent, unclear or contradicts itself. */
export interface Ruling {
  readonly question: string;
  readonly ruling: string;
  readonly reason: string;
}

/** One numbered rule of a game, in our own words. */
export interface LedgerRule {
  readonly heading: string;
  readonly text: string;
  /** Shown with the rule, and marked as ours. */
  readonly rulings?: readonly Ruling[];
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

/** One thing that decides between seats with equal points. */
export interface TieBreak {
  /** More is better. */
  readonly n: number;
  /** What the seat has, as a part of a sentence: `{n} rockets launched`. */
  readonly says: string;
  /** The same of another seat, behind the sentence: `{n}`. */
  readonly brief: string;
}

/** What a simulation counts of an event: `Creatures`, `Crag Ram`, `created`, by whom. */
export interface Deed {
  /** The kind of thing, as the heading of a table. */
  readonly group: string;
  readonly thing: string;
  /** What was done with it, as the heading of a column. */
  readonly done: string;
  /** Null when nobody did it: a card that was laid open. */
  readonly seat: number | null;
}

/**
 * Words for every kind of event of a game, in the past tense: a line of the log, or null for an event that needs none.
 * `name` gives the name of a seat. A kind that is missing does not compile.
 */
export type EventWords<E extends AnyEvent> = {
  readonly [T in E['type']]: ((event: EventOf<E, T>, name: (seat: number) => string) => string | null) | null;
};
/** What a simulation counts of each kind of event; of kinds that are not named, nothing. */
export type EventDeeds<E extends AnyEvent> = {
  readonly [T in E['type']]?: (event: EventOf<E, T>) => readonly Deed[];
};
type EventOf<E, T> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

/**
 * The rules of one title, as its author writes them. Everything a game must provide is on this page; what has a question
 * mark has a default. States are changed only by steps and phases, on a copy that belongs to the engine.
 */
export interface GameSpec<S extends Core, E extends AnyEvent, Steps, Phases, V = unknown> {
  /** Kebab-case, as in addresses and files. */
  readonly id: string;
  readonly title: string;
  /** Version of the rules. A change that lets an old record replay differently needs a new one. */
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Modes, variants and modules. Default: none. */
  readonly settings?: { readonly [name: string]: SettingSchema };
  /** Why this number of seats does not go with these settings, or null. Default: everything goes together. */
  checkTable?(seats: number, settings: Settings): string | null;

  /** The ledger: every rule that a test, a refusal or a score line may cite. */
  readonly rulebook: { readonly [rule: string]: LedgerRule };
  /** What a state holds: everything that can be read off the declaration is. */
  readonly state: StateDeclaration<S, V>;
  /** A deep copy of a state, written by `npm run generate`. Default: the slow one that walks the declaration. */
  clone?(s: Readonly<S>): S;
  /** The table of contents: one step per kind of question, by its name. */
  readonly steps: Steps & { readonly [kind: string]: Step<S> };
  /** What asks nobody anything, by name. The phase named `setup` runs first. */
  readonly phases: Phases & { readonly [name: string]: Phase<S> };
  /** Called when the stack is empty and the match is not over: push what comes next. */
  next(s: S, ctx: Context<{ readonly event: E; readonly asks: ArgsIn<Steps>; readonly resumes: ArgsIn<Phases> }>): void;

  /** The first invariant that a state breaks, in words, or null: what the declaration cannot say. Default: none. */
  checkInvariants?(s: Readonly<S>): string | null;
  /** Adds components that are not words declared as such: numbers in a supply, cubes on a track. Default: nothing. */
  countComponents?(s: Readonly<S>, add: (component: string, count: number) => void): void;

  /** The score sheet of a seat, as if the match ended now. */
  score(s: Readonly<S>, seat: number): ScoreItem[];
  /** What decides between seats with equal points, in the order in which it counts: results name it. Default: nothing, they share a place. */
  tieBreaks?(s: Readonly<S>, seat: number): readonly TieBreak[];
  /**
   * Whether a solo match that is over was won. Give it where one player alone can lose: nobody wins then. Default: alone
   * nobody wins or loses, the score is the result.
   */
  soloGoal?(s: Readonly<S>): boolean;
  /** How good a position is for a seat, in points. Bots look only at worlds their seat could be in. Default: the score. */
  evaluate?(s: Readonly<S>, seat: number): number;
  /**
   * The steps at which `evaluate` can judge what a seat has begun as it stands. Name them where only several answers
   * together are worth something, as in a row of cards: bots then plan whole chains from one such step to the next.
   */
  readonly quietSteps?: readonly string[];
  /**
   * Steps that choose what a seat is about to do, in the order in which they are asked, as a place and then an action there.
   * Halfway, unlike actions cannot be compared: bots who plan chains carry each to its end and compare the ends. Where the seat
   * is asked an earlier one again in the same turn, it is thought over there. Default: none.
   */
  readonly openingSteps?: readonly string[];
  /**
   * The same number or text for two positions at quiet steps of one turn, or alone between actions, that differ in nothing but
   * the order in which they were reached. Give it where many orders lead to one position: bots then carry it on once.
   */
  positionKey?(s: Readonly<S>): PositionKey;
  /**
   * A turn in small, from the decision that a seat is asked: give it where much is laid before anything happens, so that bots
   * who plan chains need not play every card on a copy of the table. Null where the rules had better play. Default: null.
   */
  draft?(s: Readonly<S>, seat: number): Draft | null;
  /**
   * Steps at which `evaluate` reckons with the rest of what was begun, as with the whole way of a piece that is moved step by
   * step, each with the answers that end it. Bots who compare many options look no further than there at first; then they take
   * the first answer that keeps what was promised, and try those that end it before all others. Default: none.
   */
  readonly foreseenSteps?: ForeseenSteps;
  /**
   * What others are taken to answer when a bot thinks its own turn through: texts by step. Name steps that ask others in the
   * middle of a turn; without an answer nobody looks beyond them. Default: none.
   */
  readonly assumed?: { readonly [step: string]: string };
  /**
   * What a bot answers to a step by habit in the middle of what it thinks through, as which tokens it pays with: texts, of which
   * the first that is an option is taken; none where it thinks. Name steps that are met often and seldom matter. Default: none.
   */
  habit?(s: Readonly<S>, seat: number, step: string): readonly string[];
  /** Where a round is made of actions that are best planned together: what bots plan it by. Default: they plan none. */
  readonly rounds?: RoundHints<S>;
  /** Seats in turn order: a simulation counts wins by place. Default: what the state holds as `order`, if it does. */
  turnOrder?(s: Readonly<S>): readonly number[];
  /** What a simulation counts, to tell a designer what is taken and what wins. Default: nothing. */
  readonly deeds?: EventDeeds<E>;
  /** No match takes more decisions than this. */
  readonly maxDecisions: number;
  /** A line of the log for every kind of event. */
  readonly eventWords: EventWords<E>;
  /** Why the match ended, by the reason given to `ctx.end`. */
  readonly endings: { readonly [reason: string]: string };
}

/** What bots plan the rest of a round by. Positions are told apart by `positionKey`. */
export interface RoundHints<S> {
  /** The step that asks a seat for its next action. */
  readonly step: string;
  /**
   * What a seat could do from here, as chains of texts: whole actions, which would be found only step by step otherwise, or how one
   * goes on. A text that is no answer to what is asked ends its chain. Null at questions of which every answer is to be tried.
   */
  ideas(s: Readonly<S>, seat: number): readonly (readonly string[])[] | null;
  /** What a seat answers that does nothing more in this round. */
  stop(s: Readonly<S>, seat: number): readonly string[];
  /** A copy that is judged as if the seat did nothing more in this round. */
  rest(s: Readonly<S>, seat: number): S;
  /** What another one, who is asked, is taken to answer while the seat still has turns; null where that cannot be told. */
  idle(s: Readonly<S>, seat: number): string | null;
}

/** Texts of answers, by step. */
export type ForeseenSteps = { readonly [step: string]: readonly string[] };

/** What tells positions of one turn apart. Numbers are found faster than texts. */
export type PositionKey = string | number;

/**
 * Where a seat has got to in a turn that it only thinks through: what it has laid, and what comes of that. Drafts are never changed.
 * What they say is what the rules and `evaluate` would say of the state that the same options lead to, but that hidden things which the
 * end of the turn brings to light may count as what is expected of them; where they cannot, they say nothing. No chance is drawn and nothing hidden comes to light while the seat goes on.
 */
export interface Draft {
  /** What the seat is asked; once it does not go on, what it was asked last. */
  readonly step: string;
  /** Whether the seat goes on with its turn. */
  readonly goesOn: boolean;
  /** Whether the end of the turn brought hidden things to light. */
  readonly reveals: boolean;
  /** The same for drafts of one turn that differ in nothing but the order in which they were reached. */
  readonly key: PositionKey;
  /** The codes of the options, in the order of the step. */
  options(): readonly number[];
  /** What an option leads to; null where only the rules can tell. */
  after(code: number): Draft | null;
  /** How good it is for the seat. */
  value(): number;
}

/** A game as the engine and its hosts use it: every member present. */
export interface Game<S extends Core = Core> {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: { readonly [name: string]: SettingSchema };
  checkTable(seats: number, settings: Settings): string | null;
  readonly rulebook: { readonly [rule: string]: LedgerRule };
  readonly state: StateDeclaration<S>;
  readonly steps: { readonly [kind: string]: Step<S> };
  readonly phases: { readonly [name: string]: Phase<S> };
  next(s: S, ctx: Context): void;
  /** The one factory of states: every key, in one order, nothing dealt yet. */
  create(core: Core): S;
  /** A deep copy with the keys in the order of `create`. Frames and settings are shared. */
  clone(s: Readonly<S>): S;
  checkInvariants(s: Readonly<S>): string | null;
  /** Counts of components that never change during a match. */
  componentCounts(s: Readonly<S>): { readonly [component: string]: number };
  score(s: Readonly<S>, seat: number): ScoreItem[];
  tieBreaks(s: Readonly<S>, seat: number): readonly TieBreak[];
  /** Seats in groups, first place first: by points, then by what breaks ties. */
  ranking(s: Readonly<S>): number[][];
  /** Whether a solo match is won or lost; elsewhere its score is the result. */
  readonly hasSoloGoal: boolean;
  /** Whether a solo match that is over was won. */
  soloGoal(s: Readonly<S>): boolean;
  evaluate(s: Readonly<S>, seat: number): number;
  readonly quietSteps: readonly string[];
  /** Steps that choose what a seat is about to do. */
  readonly openingSteps: readonly string[];
  /** Null where the game does not say. */
  positionKey(s: Readonly<S>): PositionKey | null;
  /** A turn in small; null where the rules had better play it. */
  draft(s: Readonly<S>, seat: number): Draft | null;
  /** Steps at which `evaluate` reckons with the rest of what was begun. */
  readonly foreseenSteps: ForeseenSteps;
  /** What others are taken to answer in the middle of somebody's turn, by step. */
  readonly assumed: { readonly [step: string]: string };
  /** What a seat answers to a step without thinking: the first of these that is an option. */
  habit(s: Readonly<S>, seat: number, step: string): readonly string[];
  /** What bots plan rounds by; null where they plan none. */
  readonly rounds: RoundHints<S> | null;
  /** Seats in turn order; null where the game does not tell. */
  turnOrder(s: Readonly<S>): readonly number[] | null;
  /** What a simulation counts of an event; null where the game counts nothing. */
  readonly deeds: ((event: GameEvent) => readonly Deed[]) | null;
  readonly maxDecisions: number;
  /** A line of the log, or null for an event that needs no words. `name` gives the name of a seat. */
  eventWords(event: SeenEvent, name: (seat: number) => string): string | null;
  /** Why the match ended, in words. */
  endingWords(reason: string): string;
}

/** A game with everything the compiler knows of it: boards are typed by it. */
export interface DefinedGame<S extends Core, E extends AnyEvent, Steps, Phases, V> extends Game<S> {
  readonly state: StateDeclaration<S, V>;
  readonly steps: Steps & { readonly [kind: string]: Step<S> };
  readonly phases: Phases & { readonly [name: string]: Phase<S> };
  /** Never set: carries the type of its events. */
  readonly announces?: E;
}

/** What a seat, or a spectator, may know of a match of this game. */
export type ViewIn<G extends Game> = G['state'] extends { readonly shows?: infer V } ? NonNullable<V> : never;
/** Everything that can happen in a match of this game. */
export type EventIn<G extends Game> = G extends { readonly announces?: infer E } ? NonNullable<E> : never;
/** The names of the questions of this game. */
export type StepIn<G extends Game> = keyof KnownSteps<G> & string;
/** What can be answered to a question of this game, the end of a chain included. */
export type OptionIn<G extends Game, K extends StepIn<G>> =
  KnownSteps<G>[K] extends Step<infer _S, infer _A, infer O> ? O : never;
/** The arguments of every question of this game, by its name. */
export type StepArgs<G extends Game> = ArgsIn<KnownSteps<G>>;
/** The arguments of every phase of this game, by its name. */
export type PhaseArgs<G extends Game> = ArgsIn<KnownPhases<G>>;
/** The tables of contents without their index signatures, which would allow any name. */
type KnownSteps<G extends Game> =
  G extends DefinedGame<infer _S, infer _E, infer Steps, infer _P, infer _V> ? Steps : never;
type KnownPhases<G extends Game> =
  G extends DefinedGame<infer _S, infer _E, infer _T, infer Phases, infer _V> ? Phases : never;

/** Checks what the compiler cannot see, fills in what was left out, and returns the game. */
export function defineGame<S extends Core, E extends AnyEvent, Steps, Phases, V>(
  spec: GameSpec<S, E, Steps, Phases, V>,
): DefinedGame<S, E, Steps, Phases, V> {
  const { steps, phases, state } = spec;
  checkContents(spec.id, steps, phases, spec.rulebook);
  const clone = spec.clone ?? ((s: Readonly<S>) => copyState(state.fields, s));
  const tieBreaks = spec.tieBreaks ?? (() => []);
  const standingOf = (s: Readonly<S>, seat: number): number[] => [
    totalOf(spec.score(s, seat)),
    ...tieBreaks(s, seat).map(({ n }) => n),
  ];
  const words = spec.eventWords as {
    readonly [type: string]: ((event: SeenEvent, name: (seat: number) => string) => string | null) | null;
  };
  return {
    id: spec.id,
    title: spec.title,
    version: spec.version,
    seats: spec.seats,
    settings: spec.settings ?? {},
    checkTable: spec.checkTable ?? (() => null),
    rulebook: spec.rulebook,
    state,
    steps,
    phases,
    next: spec.next as Game<S>['next'],
    create: factoryOf(state, clone),
    clone,
    checkInvariants: spec.checkInvariants ?? (() => null),
    componentCounts: (s) => componentCounts(spec, s),
    score: spec.score,
    tieBreaks,
    ranking: (s) => placesBy(Array.from({ length: s.seats }, (_, seat) => standingOf(s, seat))),
    hasSoloGoal: spec.soloGoal !== undefined,
    soloGoal: spec.soloGoal ?? (() => true),
    evaluate: spec.evaluate ?? ((s, seat) => totalOf(spec.score(s, seat))),
    quietSteps: spec.quietSteps ?? [],
    openingSteps: spec.openingSteps ?? [],
    positionKey: spec.positionKey ?? (() => null),
    draft: spec.draft ?? (() => null),
    foreseenSteps: spec.foreseenSteps ?? {},
    assumed: spec.assumed ?? {},
    habit: spec.habit ?? (() => []),
    rounds: spec.rounds ?? null,
    turnOrder: spec.turnOrder ?? orderIn,
    deeds: deedsIn(spec.deeds),
    maxDecisions: spec.maxDecisions,
    eventWords: (event, name) => words[event.type]?.(event, name) ?? null,
    endingWords: (reason) => spec.endings[reason] ?? reason,
  };
}

function orderIn(s: Readonly<Core>): readonly number[] | null {
  const order: unknown = 'order' in s ? s.order : null;
  const known = Array.isArray(order) && order.length === s.seats;
  return known && order.every((seat) => typeof seat === 'number') ? order : null;
}

function deedsIn<E extends AnyEvent>(deeds: EventDeeds<E> | undefined): Game['deeds'] {
  if (deeds === undefined) return null;
  const counted = deeds as { readonly [type: string]: ((event: GameEvent) => readonly Deed[]) | undefined };
  return (event) => counted[event.type]?.(event) ?? [];
}

/** Every new state is the copy of an empty one, so that dealt and copied states have one hidden shape. */
function factoryOf<S extends Core>(state: StateDeclaration<S>, clone: (s: Readonly<S>) => S): (core: Core) => S {
  const empty: { -readonly [K in keyof Core]: Core[K] }[] = [];
  return (core) => {
    const model = (empty[core.seats] ??= emptyState(state.fields, core));
    model.settings = core.settings;
    model.stack = core.stack;
    model.asked = core.asked;
    model.draws = core.draws;
    model.over = core.over;
    return clone(model as S);
  };
}

function checkContents<S extends Core>(
  id: string,
  steps: { readonly [kind: string]: Step<S> },
  phases: { readonly [name: string]: Phase<S> },
  rulebook: { readonly [rule: string]: LedgerRule },
): void {
  for (const [kind, step] of Object.entries(steps)) {
    if (kind !== step.kind) throw new TypeError(`step ${step.kind} is listed as ${kind}`);
    if (!(step.rule in rulebook)) throw new TypeError(`step ${kind} cites ${step.rule}, which the ledger lacks`);
    if (kind in phases) throw new TypeError(`${kind} is both a step and a phase`);
  }
  for (const [name, phase] of Object.entries(phases))
    if (name !== phase.name) throw new TypeError(`phase ${phase.name} is listed as ${name}`);
  if (!('setup' in phases)) throw new TypeError(`${id} has no phase named setup`);
}

/** What is declared as a component, wherever it lies, and what the game adds. */
function componentCounts<S extends Core>(
  {
    state,
    steps,
    phases,
    countComponents,
  }: Pick<GameSpec<S, AnyEvent, unknown, unknown>, 'state' | 'steps' | 'phases' | 'countComponents'>,
  s: Readonly<S>,
): { readonly [component: string]: number } {
  const counts: Record<string, number> = {};
  const add = (component: string, count = 1): void => {
    counts[component] = (counts[component] ?? 0) + count;
  };
  const holder = s as unknown as { readonly [key: string]: unknown };
  for (const [key, field] of Object.entries(state.fields)) eachComponent(field, holder[key], add);
  for (const frame of s.stack) {
    const fields = (frame.kind === 'phase' ? phases[frame.step] : steps[frame.step])?.args ?? {};
    for (const [key, field] of Object.entries(fields)) eachComponent(field, frame.args[key], add);
  }
  countComponents?.(s, add);
  return counts;
}

/** Where the totals alone decide: the highest first, equal ones together. */
function totalOf(items: readonly ScoreItem[]): number {
  let total = 0;
  for (const { points } of items) total += points;
  return total;
}

/** The settings of a game as a JSON Schema, as the doors publish it. */
export function settingsSchema(game: Game): Json {
  return { type: 'object', additionalProperties: false, properties: { ...game.settings } };
}
