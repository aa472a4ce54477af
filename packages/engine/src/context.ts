import type { Chance } from './chance.ts';
import { masked } from './event.ts';
import type { AnyEvent, GameEvent, HiddenFields, PlaceRef } from './event.ts';
import type { FieldSpecs } from './fields.ts';
import type { Args, Core, Frame } from './state.ts';

const noArgs: Args = Object.freeze({});

/** Receives events as they happen. */
export type Emit = (event: GameEvent) => void;

/**
 * What the context of a game is typed by: `{ event, asks, resumes }`, its events, and the arguments of its steps and
 * phases by name. Looked up late, because steps and the tables that list them refer to each other.
 */
export interface AnyRules {
  readonly event: AnyEvent & { readonly [field: string]: unknown };
  readonly asks: { readonly [step: string]: Args };
  readonly resumes: { readonly [phase: string]: Args };
}

type EventIn<R> = R extends { readonly event: infer E extends AnyEvent } ? E : never;
type AsksIn<R> = R extends { readonly asks: infer A } ? A : never;
type ResumesIn<R> = R extends { readonly resumes: infer A } ? A : never;

/** Arguments may be left out where there are none. */
type Given<A> = Record<string, never> extends A ? [args?: A] : [args: A];

/**
 * What `apply` and the phases may do besides changing the state: ask, announce, draw, end.
 * The stack is last in, first out: push what comes later first.
 */
export interface Context<R = AnyRules> {
  /**
   * Announces what happened: change first, then announce. Null when nobody listens: call it as `ctx.emit?.({ … })`, so that the event is only built
   * when needed. For fields that name hidden pieces say where these lie now: `ctx.emit?.(event, { card: p.hand })`.
   */
  readonly emit: ((event: EventIn<R>, places?: HiddenFields<EventIn<R>>) => void) | null;

  /** Asks one seat. */
  ask<K extends keyof AsksIn<R> & string>(step: K, seat: number, ...args: Given<AsksIn<R>[K]>): void;
  /** Asks several seats at once; answers stay secret until the last one is in. */
  askAll<K extends keyof AsksIn<R> & string>(step: K, seats: readonly number[], ...args: Given<AsksIn<R>[K]>): void;
  /** Puts a phase on the stack: it runs when everything pushed after it is done. */
  resume<K extends keyof ResumesIn<R> & string>(phase: K, ...args: Given<ResumesIn<R>[K]>): void;
  /** The same for one seat. */
  resumeFor<K extends keyof ResumesIn<R> & string>(phase: K, seat: number, ...args: Given<ResumesIn<R>[K]>): void;
  /** A whole number from 0 to n - 1 from the match's secret stream. */
  randomInt(n: number): number;
  /** Shuffles a list in place with the match's secret stream. */
  shuffle(list: unknown[]): void;
  /** Ends the match and drops all unfinished business. */
  end(reason: string): void;
}

/** The one implementation. The runner turns it to the state it works on. */
export class RunningContext implements Context {
  readonly emit: Context['emit'];
  private readonly chance: Chance;
  private state: Core;

  constructor(chance: Chance, emit: Emit | null, fields: FieldSpecs, state: Core) {
    this.chance = chance;
    this.state = state;
    this.emit = emit === null ? null : (event, places) => emit(this.shown(fields, event, places));
  }

  turnTo(state: Core): void {
    this.state = state;
  }

  ask(step: string, seat: number, args: Args = noArgs): void {
    this.push({ kind: 'decision', id: this.state.asked, step, seat, seats: null, answers: null, args });
  }

  askAll(step: string, seats: readonly number[], args: Args = noArgs): void {
    const answers = seats.map(() => null);
    this.push({ kind: 'simultaneous', id: this.state.asked, step, seat: null, seats, answers, args });
  }

  resume(phase: string, args: Args = noArgs): void {
    this.push({ kind: 'phase', id: this.state.asked, step: phase, seat: null, seats: null, answers: null, args });
  }

  resumeFor(phase: string, seat: number, args: Args = noArgs): void {
    this.push({ kind: 'phase', id: this.state.asked, step: phase, seat, seats: null, answers: null, args });
  }

  randomInt(n: number): number {
    // Rejection sampling; division is exact here and much faster than `%` on numbers beyond 31 bits.
    const limit = Math.floor(4294967296 / n) * n;
    let word = this.chance.word(this.state.draws++);
    while (word >= limit) word = this.chance.word(this.state.draws++);
    return word - Math.floor(word / n) * n;
  }

  shuffle(list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.randomInt(i + 1);
      const item = list[i];
      list[i] = list[j];
      list[j] = item;
    }
  }

  end(reason: string): void {
    this.state.over = reason;
    this.state.stack.length = 0;
  }

  private push(frame: Frame): void {
    this.state.asked++;
    this.state.stack.push(frame);
  }

  private shown(
    fields: FieldSpecs,
    event: AnyEvent,
    places: { readonly [field: string]: PlaceRef | undefined } | undefined,
  ): GameEvent {
    if (places !== undefined) for (const _field in places) return masked(fields, this.state, event, places);
    return event as GameEvent;
  }
}
