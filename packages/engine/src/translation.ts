import type { AnyEvent, SeenEvent } from './event.ts';
import type { EventIn, EventWords, Game, Ruling, ScoreItem, StepIn } from './game.ts';
import type { Lesson } from './lesson.ts';
import type { RefusedOption, ShownOption } from './explain.ts';
import type { Score } from './outcome.ts';
import type { View } from './secrecy.ts';
import type { Args, Core } from './state.ts';
import type { Asked, Done, Facts, Sentence, Step } from './step.ts';

/** The words of one step in another language. What `refuse` names needs a sentence here too, or it does not compile. */
export type StepWords<T> =
  T extends Step<infer S, infer A, infer O, infer Rule, infer F>
    ? {
        readonly prompt: string | ((s: Readonly<S>, d: Asked<A>) => string);
        label(s: Readonly<S>, d: Asked<A>, option: Exclude<O, Done>): string;
        readonly refusals: { readonly [K in Rule]: Sentence<F> };
        grouped?(option: Exclude<O, Done>): readonly [group: string, rest: string] | null;
        /** Asked only where the step itself warns. */
        warn?(s: Readonly<S>, d: Asked<A>, option: Exclude<O, Done>): string;
      } & (Done extends O ? { readonly stop: string } : unknown)
    : never;

/**
 * Every word of a game in another language. Write it as `translation satisfies GameWords<typeof game, typeof steps>`: a
 * step, a rule, an event or an ending that is missing does not compile.
 */
export interface GameWords<G extends Game, Steps, Rulebook, Endings> {
  readonly steps: { readonly [K in keyof Steps & StepIn<G>]: StepWords<Steps[K]> };
  /** How many links of a chain are left: "(2 left)". */
  left(n: number): string;
  readonly rulebook: {
    readonly [R in keyof Rulebook]: {
      readonly heading: string;
      readonly text: string;
      readonly rulings?: readonly Ruling[];
    };
  };
  readonly events: EventIn<G> extends infer E extends AnyEvent ? EventWords<E> : never;
  readonly endings: { readonly [K in keyof Endings]: string };
  /** Lines of the score sheet, by the English ones. */
  readonly scores: { readonly [label: string]: string };
  readonly settings: { readonly [name: string]: { readonly title: string; readonly description: string } };
  readonly lessons: {
    readonly [id: string]: { readonly title: string; readonly says: readonly string[]; readonly done: string };
  };
}

/** A translation as the page takes it, of whatever game. */
export type AnyGameWords = Omit<
  GameWords<Game, unknown, unknown, unknown>,
  'steps' | 'rulebook' | 'events' | 'endings'
> & {
  readonly steps: { readonly [kind: string]: AnyStepWords };
  readonly rulebook: Game['rulebook'];
  readonly events: {
    readonly [type: string]: ((event: never, name: (seat: number) => string) => string | null) | null;
  };
  readonly endings: { readonly [reason: string]: string };
};

interface AnyStepWords {
  readonly prompt: string | ((s: never, d: never) => string);
  label(s: never, d: never, option: never): string;
  readonly refusals: { readonly [rule: string]: string | null | ((facts: never) => string) };
  readonly stop?: string;
  grouped?(option: never): readonly [group: string, rest: string] | null;
  warn?(s: never, d: never, option: never): string;
}

/** The words of games that were translated. */
const translations = new WeakMap<Game, AnyGameWords>();

/**
 * The same game with other words. Rules, states, hashes and records are those of the game itself: only what people read
 * is replaced, so it may be used wherever a match is shown.
 */
export function inWords(game: Game, words: AnyGameWords): Game {
  const label = (item: ScoreItem): ScoreItem => ({ ...item, label: words.scores[item.label] ?? item.label });
  const says = words.events as { readonly [type: string]: Telling | null | undefined };
  const translated: Game = {
    ...game,
    steps: Object.fromEntries(Object.entries(game.steps).map(([kind, step]) => [kind, stepIn(step, kind, words)])),
    rulebook: words.rulebook,
    settings: Object.fromEntries(
      Object.entries(game.settings).map(([name, schema]) => [name, { ...schema, ...words.settings[name] }]),
    ),
    score: (s, seat) => game.score(s, seat).map(label),
    eventWords: (event, name) => says[event.type]?.(event, name) ?? null,
    endingWords: (reason) => words.endings[reason] ?? game.endingWords(reason),
  };
  translations.set(translated, words);
  return translated;
}

type Telling = (event: SeenEvent, name: (seat: number) => string) => string | null;

function stepIn(step: Step, kind: string, words: AnyGameWords): Step {
  const own = words.steps[kind];
  if (own === undefined) return step;
  const { prompt, label, grouped, warn, refusals, stop } = own as unknown as LooseStepWords;
  const asked = (s: Readonly<Core>, d: Asked<unknown>): string => (typeof prompt === 'string' ? prompt : prompt(s, d));
  const ends = (option: unknown): boolean => step.stop >= 0 && option === step.vocabulary.values[step.stop];
  return {
    ...step,
    prompt: (s, d) => (step.stop < 0 ? asked(s, d) : `${asked(s, d)} ${words.left(leftOf(d.args))}`),
    label: (s, d, option) => (ends(option) ? (stop ?? step.label(s, d, option)) : label(s, d, option)),
    grouped: (option) => (grouped === undefined || ends(option) ? null : grouped(option)),
    warn(s, d, option) {
      const english = step.warn(s, d, option);
      return english === null || warn === undefined ? english : warn(s, d, option);
    },
    sentence(rule, facts) {
      const sentence = refusals[rule] ?? null;
      return typeof sentence === 'function' ? sentence(facts) : sentence;
    },
  };
}

interface LooseStepWords {
  readonly prompt: string | ((s: Readonly<Core>, d: Asked<unknown>) => string);
  label(s: Readonly<Core>, d: Asked<unknown>, option: unknown): string;
  readonly refusals: { readonly [rule: string]: Sentence<Facts> };
  readonly stop?: string;
  grouped?(option: unknown): readonly [group: string, rest: string] | null;
  warn?(s: Readonly<Core>, d: Asked<unknown>, option: unknown): string;
}

function leftOf(args: unknown): number {
  return (args as { readonly left: number }).left;
}

/** A lesson in the words of a translation; as it is where that has none for it. */
export function lessonIn(lesson: Lesson, words: AnyGameWords): Lesson {
  const own = words.lessons[lesson.id];
  if (own === undefined) return lesson;
  const steps = lesson.steps.map((step, i) => ({ ...step, say: own.says[i] ?? step.say }));
  return { ...lesson, title: own.title, steps, done: own.done };
}

/** What a door says of a decision, in English where it comes from a server. */
interface ToldDecision {
  readonly decision: { readonly seat: number; readonly step: string; readonly prompt: string };
  readonly options: readonly ShownOption[];
  readonly refused: readonly RefusedOption[];
}

/** What a server asked and offered, in the words of a translated game; for other games as it came. */
export function retold<D extends ToldDecision>(game: Game, view: View, due: D): D {
  const step = game.steps[due.decision.step];
  const frame = frameIn(view, due.decision.seat);
  if (!translations.has(game) || step === undefined || frame === null) return due;
  const seen = view as unknown as Core;
  const value = (id: string): unknown => step.vocabulary.values[step.vocabulary.texts.indexOf(id)];
  const own = translations.get(game)?.steps[due.decision.step] as LooseStepWords | undefined;
  const label = (id: string): string => step.label(seen, frame, value(id));
  return {
    ...due,
    decision: { ...due.decision, prompt: step.prompt(seen, frame) },
    options: due.options.map(({ id, warning }) => ({
      id,
      label: label(id),
      // Whether there is something to warn of was found out by who knows the whole state.
      warning: warning === null ? null : (own?.warn?.(seen, frame, value(id)) ?? warning),
    })),
    refused: due.refused.map((one) => ({ ...one, label: label(one.id) })),
  };
}

/** What is asked of seats, in the words of a translated game. */
export function promptsIn<A extends { readonly seat: number; readonly prompt: string }>(
  game: Game,
  view: View,
  awaited: readonly A[],
): readonly A[] {
  if (!translations.has(game)) return awaited;
  return awaited.map((one) => {
    const frame = frameIn(view, one.seat);
    const prompt = frame === null ? undefined : game.steps[frame.step]?.prompt(view as unknown as Core, frame);
    return { ...one, prompt: prompt ?? one.prompt };
  });
}

/** Score sheets that a server made, in the words of a translated game. */
export function scoresIn(game: Game, scores: readonly Score[]): readonly Score[] {
  const words = translations.get(game)?.scores;
  if (words === undefined) return scores;
  return scores.map((score) => ({
    ...score,
    items: score.items.map((item) => ({ ...item, label: words[item.label] ?? item.label })),
  }));
}

/** The question that a seat owes, as a view shows it. */
function frameIn({ pending }: View, seat: number): Asked<Args> | null {
  const frame = pending.at(-1);
  if (frame === undefined || !frame.waiting.includes(seat)) return null;
  return { kind: 'decision', id: frame.id, step: frame.step, args: frame.args, seat, seats: null, answers: null };
}
