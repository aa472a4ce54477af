import { createDice, fastRandom, fastSeed, keyOfSeed } from './chance.ts';
import { eventFor } from './event.ts';
import type { GameEvent, SeenEvent } from './event.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { Entry } from './answer.ts';
import { difference, same } from './patch.ts';
import type { Change, Patch } from './patch.ts';
import { worldOf } from './sample.ts';
import { viewOf } from './secrecy.ts';
import type { View } from './secrecy.ts';
import { at } from './state.ts';
import type { Core } from './state.ts';
import { watching } from './watch.ts';
import type { Watch } from './watch.ts';

/** What an option would do, as far as its seat can know. Plain data. */
export interface Preview {
  /** How the seat's view would change for certain, as a patch for `patched`: nothing in it lies at an open path. */
  readonly changes: Patch;
  /** Paths of the view at which nobody at this seat can say what would stand there: '' is the whole view. */
  readonly open: readonly string[];
  /**
   * What would happen, as the seat would see it, up to the first event that is not certain to come. Fields of which
   * nobody at this seat can say what would stand there are left out.
   */
  readonly events: readonly SeenEvent[];
  /** True when something is drawn or rolled. */
  readonly chance: boolean;
  /** True when the rules look at something that the seat may not know. */
  readonly hidden: boolean;
  /** Points that the seat would gain or lose, null where that is not certain. */
  readonly score: number | null;
  /** The seats that would owe a decision then, null where that is not certain. Another seat: the turn passes on. */
  readonly next: readonly number[] | null;
  /** Whether the match would be over. */
  readonly over: 'no' | 'maybe' | 'surely';
}

/** How hard to look. */
export interface PreviewOptions {
  /** What worlds and draws are made from: the same seed gives the same preview. */
  readonly seed?: string;
  /** In how many worlds the option is tried where chance or hidden things take part. */
  readonly worlds?: number;
  /** What the seat would choose right after it, one after the other, as far as it is asked and offered that. */
  readonly further?: readonly string[] | undefined;
}

/** One trial: what came of the option in one world. */
interface Trial {
  readonly view: View;
  readonly events: readonly SeenEvent[];
  readonly score: number;
  readonly next: readonly number[];
  readonly over: boolean;
  readonly chance: boolean;
  readonly hidden: boolean;
}

/**
 * Tries an option before it is chosen: with the real rules, through choices that leave no choice, up to the next one.
 * Use it to show on the table what an option does. It is tried in worlds that the seat could be in, never in the real
 * one, and depends on nothing that the seat does not know. Where neither chance nor hidden things take part it says all;
 * else it says what was the same in all the worlds it looked at. Null when the seat is not offered the option.
 */
export function preview<S extends Core>(
  game: Game<S>,
  s: Readonly<S>,
  seat: number,
  option: string,
  options: PreviewOptions = {},
): Preview | null {
  const steps = previewSteps(game, s, seat, option, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same with a pause after each world, for pages that must not be busy for long. */
export function* previewSteps<S extends Core>(
  game: Game<S>,
  s: Readonly<S>,
  seat: number,
  option: string,
  { seed = 'preview', worlds = 6, further = [] }: PreviewOptions = {},
): Generator<undefined, Preview | null> {
  const options = [option, ...further];
  const first = trial(game, s, seat, options, `${seed} 0`);
  if (first === null) return null;
  const trials = [first];
  for (let i = 1; i < worlds && (first.chance || first.hidden); i++) {
    yield;
    const another = trial(game, s, seat, options, `${seed} ${i}`);
    if (another !== null) trials.push(another);
  }
  return summary(viewOf(game, s, seat), trials);
}

function trial<S extends Core>(
  game: Game<S>,
  s: Readonly<S>,
  seat: number,
  options: readonly string[],
  seed: string,
): Trial | null {
  const { watched, watch } = watching(game, seat);
  const world = worldOf(game, s, seat, createDice(fastRandom(fastSeed(seed))));
  const match = Match.from(watched, world, keyOfSeed(seed));
  const before = pointsOf(game, match.state, seat);
  const events = playOn(match, seat, options, watch);
  if (events === null) return null;
  const score = pointsOf(game, match.state, seat) - before;
  const hidden = watch.touched || revealsAnswers(s, match.state, seat);
  return {
    view: viewOf(game, game.clone(match.state), seat),
    events: events.map((event) => eventFor(event, seat)),
    score,
    next: match.waiting(),
    over: match.over,
    chance: match.state.draws !== s.draws,
    hidden,
  };
}

/** Plays options and what leaves no choice after them: all that happened, or null when the first one is refused. */
function playOn<S extends Core>(
  match: Match<S>,
  seat: number,
  options: readonly string[],
  watch: Watch,
): GameEvent[] | null {
  const events: GameEvent[] = [];
  for (const [i, option] of options.entries()) {
    const played = match.play(seat, option);
    if (!played.ok && i === 0) return null;
    if (!played.ok) break;
    events.push(...played.events);
  }
  // Whether a question answers itself depends on nothing hidden: that is a law. So to ask is no look.
  const forced = (): Entry | null => watch.aside(() => match.forced());
  for (let entry = forced(); entry !== null; entry = forced()) {
    const done = match.repeat(entry);
    if (done.ok && 'events' in done) events.push(...done.events);
  }
  return events;
}

function pointsOf<S extends Core>(game: Game<S>, s: Readonly<S>, seat: number): number {
  let points = 0;
  for (const item of game.score(s, seat)) points += item.points;
  return points;
}

/** True when the answers of others, which are secret, were opened. */
function revealsAnswers(before: Readonly<Core>, after: Readonly<Core>, seat: number): boolean {
  const frame = before.stack.at(-1);
  if (frame?.kind !== 'simultaneous' || after.stack.some(({ id }) => id === frame.id)) return false;
  return frame.seats.some((one) => one !== seat);
}

function summary(before: View, trials: readonly Trial[]): Preview {
  const first = at(trials, 0);
  const open = openPaths(trials.map(({ view }) => view));
  const changes: Change[] = [];
  difference(before, first.view, '', changes);
  for (const [path] of changes) if (open.some((one) => liesIn(one, plain(path)))) open.push(plain(path));
  const least = open.filter((path, i) => !open.some((one, j) => liesIn(path, one) && (one !== path || j < i)));
  return {
    changes: changes.filter(([path]) => !least.some((one) => liesIn(plain(path), one))),
    open: least,
    events: commonEvents(trials),
    chance: trials.some(({ chance }) => chance),
    hidden: trials.some(({ hidden }) => hidden),
    score: trials.every(({ score }) => score === first.score) ? first.score : null,
    next: trials.every(({ next }) => same(next, first.next)) ? first.next : null,
    over: trials.every(({ over }) => over) ? 'surely' : trials.some(({ over }) => over) ? 'maybe' : 'no',
  };
}

/** Where the views of some worlds are not those of the first. */
function openPaths([first, ...others]: readonly View[]): string[] {
  const differences: Change[] = [];
  for (const view of others) difference(first, view, '', differences);
  return [...new Set(differences.map(([path]) => plain(path)))];
}

/** The path of a list for what is added to its end. */
function plain(path: string): string {
  if (path === '+') return '';
  return path.endsWith('/+') ? path.slice(0, -2) : path;
}

/** True for a path that is the other one, or leads further down. */
function liesIn(path: string, other: string): boolean {
  return other === '' || path === other || path.startsWith(`${other}/`);
}

/** The events that come in all worlds, each with the fields that are the same in all of them. */
function commonEvents(trials: readonly Trial[]): SeenEvent[] {
  const { events } = at(trials, 0);
  const n = events.findIndex(({ type }, i) => trials.some((other) => other.events[i]?.type !== type));
  return (n < 0 ? events : events.slice(0, n)).map((event, i) => {
    const certain = Object.entries(event).filter(([field, value]) =>
      trials.every((other) => same(value, other.events[i]?.[field])),
    );
    return { type: event.type, ...Object.fromEntries(certain) };
  });
}
