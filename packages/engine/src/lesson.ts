import type { Entry } from './answer.ts';
import { keyOfSeed } from './chance.ts';
import type { Game } from './game.ts';
import { loadState } from './load.ts';
import { Match } from './match.ts';
import { checkSettings } from './settings.ts';
import type { Checked } from './settings.ts';
import { at } from './state.ts';
import type { Core, Json, Settings } from './state.ts';

/** What the learner is asked to do. */
export interface LessonTask {
  /** The caption: what to do and why, in two or three short sentences. */
  readonly say: string;
  /** Texts of the options that are accepted, one choice. */
  readonly expect: readonly string[];
  /** The rule the caption leads to. */
  readonly point: string;
}

/** What another seat does meanwhile. */
export interface LessonReply {
  readonly say: string;
  /** Texts of its choices, one after the other. */
  readonly auto: readonly string[];
}

/**
 * A guided match as data: a known seed or a known position, and what is chosen in it. Forced choices are not in the
 * script, because the table plays them by itself. When the script ends, the match goes on freely.
 */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** The id of the game. */
  readonly game: string;
  /** A name for each seat; the learner has the first. */
  readonly seats: readonly string[];
  readonly settings: Settings;
  readonly seed: string;
  /** The state the match begins with, when it is not dealt from the seed. */
  readonly start?: Json;
  readonly steps: readonly (LessonTask | LessonReply)[];
  /** Closing words. */
  readonly done: string;
}

/** Where a match stands in its lesson. */
export interface LessonPlace {
  /** What is due; null when the script has ended. */
  readonly step: LessonTask | LessonReply | null;
  /** Texts of the options that go on with the script. */
  readonly accepted: readonly string[];
  /** Tasks done, and all tasks. */
  readonly tasks: number;
  readonly of: number;
}

interface ScriptedChoice {
  readonly step: LessonTask | LessonReply;
  readonly accepted: readonly string[];
}

/** True for what the learner is asked to do. */
export function isTask(step: LessonTask | LessonReply): step is LessonTask {
  return 'expect' in step;
}

/** The match of a lesson before its first choice. */
export function lessonMatch<S extends Core>(game: Game<S>, lesson: Lesson, auto = false): Checked<Match<S>> {
  const key = keyOfSeed(lesson.seed);
  const seats = lesson.seats.length;
  const settings = checkSettings(game, seats, lesson.settings);
  if (!settings.ok) return settings;
  if (lesson.start === undefined) return { ok: true, value: Match.deal(game, seats, settings.value, key, auto) };
  const start = loadState(game, lesson.start);
  if (!start.ok) return start;
  if (start.value.seats !== seats) return { ok: false, reason: 'Its position is for another number of players.' };
  return { ok: true, value: Match.from(game, start.value, key, auto) };
}

/** Where a match with this log stands in a lesson, or null when it has left the script. */
export function lessonPlace(lesson: Lesson, log: readonly Entry[]): LessonPlace | null {
  const script = lesson.steps.flatMap(choicesOf);
  const made = standing(log);
  const followed = script.slice(0, made.length).every(({ accepted }, i) => accepted.includes(made[i] ?? ''));
  if (!followed) return null;
  const due = script[made.length] ?? null;
  const tasks = script.slice(0, made.length).filter(({ step }) => isTask(step)).length;
  return {
    step: due?.step ?? null,
    accepted: due?.accepted ?? [],
    tasks,
    of: lesson.steps.filter(isTask).length,
  };
}

function choicesOf(step: LessonTask | LessonReply): ScriptedChoice[] {
  if (isTask(step)) return [{ step, accepted: step.expect }];
  return step.auto.map((option) => ({ step, accepted: [option] }));
}

/** The choices of a log that were neither forced nor taken back. */
function standing(log: readonly Entry[]): string[] {
  const made: { readonly seat: number; readonly option: string }[] = [];
  for (const { seat, option, auto } of log) {
    if (option === null) made.splice(lastOf(made, seat), 1);
    else if (!auto) made.push({ seat, option });
  }
  return made.map(({ option }) => option);
}

function lastOf(made: readonly { readonly seat: number }[], seat: number): number {
  for (let i = made.length - 1; i >= 0; i--) if (at(made, i).seat === seat) return i;
  return made.length;
}
