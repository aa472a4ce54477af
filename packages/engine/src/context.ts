import type { Chance } from './chance.ts';
import type { GameEvent } from './event.ts';
import type { Args, Core, Frame } from './state.ts';

const noArgs: Args = Object.freeze({});
const noAnswers: readonly null[] = Object.freeze([]);

/** Receives events as they happen. */
export type Emit = (event: GameEvent) => void;

/**
 * What `apply` and the phases may do besides changing the state: ask, announce, draw, end.
 * The stack is last in, first out: push what comes later first.
 */
export class Context {
  /** Null when nobody listens. Call it as `ctx.emit?.({ … })`, so that the event is only built when needed. */
  readonly emit: Emit | null;
  private readonly chance: Chance;
  private state: Core;

  constructor(chance: Chance, emit: Emit | null, state: Core) {
    this.chance = chance;
    this.emit = emit;
    this.state = state;
  }

  /** The runner turns the context to the state it works on. Games never call it. */
  turnTo(state: Core): void {
    this.state = state;
  }

  /** Asks one seat. */
  ask(step: string, seat: number, args: Args = noArgs): void {
    this.push({ id: this.state.asked, step, seat, seats: null, answers: noAnswers, args });
  }

  /** Asks several seats at once; answers stay secret until the last one is in. */
  askAll(step: string, seats: readonly number[], args: Args = noArgs): void {
    this.push({ id: this.state.asked, step, seat: -1, seats, answers: seats.map(() => null), args });
  }

  /** Puts a phase on the stack: it runs when everything pushed after it is done. */
  resume(phase: string, args: Args = noArgs): void {
    this.push({ id: this.state.asked, step: phase, seat: -1, seats: null, answers: noAnswers, args });
  }

  /** A whole number from 0 to n - 1 from the match's secret stream. */
  randomInt(n: number): number {
    // Rejection sampling; division is exact here and much faster than `%` on numbers beyond 31 bits.
    const limit = Math.floor(4294967296 / n) * n;
    let word = this.chance.word(this.state.draws++);
    while (word >= limit) word = this.chance.word(this.state.draws++);
    return word - Math.floor(word / n) * n;
  }

  /** Ends the match and drops all unfinished business. */
  end(reason: string): void {
    this.state.over = reason;
    this.state.stack.length = 0;
  }

  private push(frame: Frame): void {
    this.state.asked++;
    this.state.stack.push(frame);
  }
}
