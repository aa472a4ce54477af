import { createChance } from './chance.ts';
import { eventFor } from './event.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { scoresOf } from './outcome.ts';
import { Runner } from './runner.ts';
import { viewOf } from './secrecy.ts';
import type { View } from './secrecy.ts';
import { at } from './state.ts';
import type { Core, Settings } from './state.ts';

/*
 * A game as researchers know it: integer actions, masks, rewards, observations, information states. It changes one
 * state in place, keeps no log and cannot undo: for that there is `Match`.
 */

/** All options of all steps of a game in one row: an action is a place in it. */
export class ActionSpace<S extends Core = Core> {
  /** How many actions there are. The same for every match of a game. */
  readonly size: number;
  private readonly first = new Map<string, number>();
  private readonly texts: string[] = [];

  constructor(game: Game<S>) {
    for (const [kind, { vocabulary }] of Object.entries(game.steps)) {
      this.first.set(kind, this.texts.length);
      for (const text of vocabulary.texts) this.texts.push(`${kind}: ${text}`);
    }
    this.size = this.texts.length;
  }

  /** The action for an option of a step, by its code in the step's vocabulary. */
  actionOf(step: string, code: number): number {
    return this.firstOf(step) + code;
  }

  /** The code of an action in the vocabulary of a step. */
  codeOf(step: string, action: number): number {
    return action - this.firstOf(step);
  }

  /** What an action means: "load-token: load 1 pet". */
  textOf(action: number): string {
    return at(this.texts, action);
  }

  private firstOf(step: string): number {
    const first = this.first.get(step);
    if (first === undefined) throw new RangeError(`there is no step ${step}`);
    return first;
  }
}

/**
 * All that a seat has seen of a match since it began, in order: two matches that the seat cannot tell apart give one
 * text. It repeats the whole match: where speed matters use {@link Environment}, which keeps what was seen.
 */
export function informationState<S extends Core>(match: Match<S>, seat: number): string {
  const { game, key, start, state, log } = match;
  const again = start === null ? Match.deal(game, state.seats, state.settings, key) : Match.from(game, start, key);
  const seen: unknown[] = again.opening.map((event) => eventFor(event, seat));
  for (const entry of log) {
    const done = again.repeat(entry);
    if (!done.ok) throw new Error(`the log of a match cannot be repeated: ${done.reason}`);
    if ('events' in done) seen.push(...done.events.map((event) => eventFor(event, seat)));
    else seen.push({ type: 'choice-taken-back', seat: entry.seat });
  }
  return informationText(seen, viewOf(game, state, seat));
}

function informationText(seen: readonly unknown[], view: View): string {
  return JSON.stringify([seen, view]);
}

/** What an action led to. */
export interface StepResult {
  /** Points that each seat gained or lost by it. */
  readonly rewards: readonly number[];
  readonly over: boolean;
}

/** One match for learning and planning. Use {@link clone} for search; all chance comes from the key. */
export class Environment<S extends Core = Core> {
  readonly game: Game<S>;
  readonly actions: ActionSpace<S>;
  private readonly key: string;
  private readonly runner: Runner<S>;
  private readonly codes: number[] = [];
  private heard: GameEvent[] = [];
  private totals: readonly number[] = [];
  private readonly current: S;

  private constructor(game: Game<S>, actions: ActionSpace<S>, key: string, state: S) {
    this.game = game;
    this.actions = actions;
    this.key = key;
    this.current = state;
    this.runner = new Runner(game, createChance(key), (event) => this.heard.push(event), state);
  }

  /** Deals a match. `settings` must have passed `checkSettings`. */
  static deal<S extends Core>(game: Game<S>, seats: number, settings: Settings, key: string): Environment<S> {
    const state = game.create({ seats, settings, stack: [], asked: 0, draws: 0, over: null });
    const environment = new Environment(game, new ActionSpace(game), key, state);
    environment.runner.begin(state);
    environment.totals = environment.returns();
    return environment;
  }

  /** The seat to act, -1 when the match is over. Of a simultaneous decision: the first that has not answered. */
  get seatToAct(): number {
    return this.runner.toAct(this.current);
  }

  get over(): boolean {
    return this.current.over !== null;
  }

  /** The actions that are legal now, in ascending order. */
  legalActions(): number[] {
    if (this.over) return [];
    const n = this.runner.options(this.current, this.codes);
    const step = this.step;
    return this.codes
      .slice(0, n)
      .map((code) => this.actions.actionOf(step, code))
      .sort((a, b) => a - b);
  }

  /** 1 for every action that is legal now, 0 for the others. */
  legalActionMask(): Uint8Array {
    const mask = new Uint8Array(this.actions.size);
    for (const action of this.legalActions()) mask[action] = 1;
    return mask;
  }

  /** Carries out a legal action of the seat to act. */
  act(action: number): StepResult {
    if (!this.legalActions().includes(action)) throw new RangeError(`action ${action} is not legal now`);
    this.runner.apply(this.current, this.actions.codeOf(this.step, action));
    const before = this.totals;
    this.totals = this.returns();
    return { rewards: this.totals.map((total, seat) => total - at(before, seat)), over: this.over };
  }

  /** The points of each seat, as if the match ended now. */
  returns(): number[] {
    return scoresOf(this.game, this.current).map(({ total }) => total);
  }

  /** What a seat sees now. */
  observation(seat: number): string {
    return JSON.stringify(viewOf(this.game, this.current, seat));
  }

  /** All that a seat has seen since the match began, in order: two histories that it cannot tell apart give one text. */
  informationState(seat: number): string {
    const seen = this.heard.map((event) => eventFor(event, seat));
    return informationText(seen, viewOf(this.game, this.current, seat));
  }

  /** An independent copy that goes on by itself, with the same chance to come. */
  clone(): Environment<S> {
    const copy = new Environment(this.game, this.actions, this.key, this.game.clone(this.current));
    copy.heard = this.heard.slice();
    copy.totals = this.totals;
    return copy;
  }

  private get step(): string {
    return at(this.current.stack, this.current.stack.length - 1).step;
  }
}
