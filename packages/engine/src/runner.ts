import type { Chance } from './chance.ts';
import type { Game } from './game.ts';
import { at } from './state.ts';
import type { Core, DecisionFrame, Frame, SimultaneousFrame } from './state.ts';
import type { Step } from './step.ts';
import { RunningContext } from './context.ts';
import type { Emit } from './context.ts';

/** A game that runs this many phases without asking anybody is taken to run for ever. */
const PHASES_IN_A_ROW = 10_000;

/** Thrown when the rules themselves are wrong: a missing step, an endless run of phases. Never the player's fault. */
export class RulesFault extends Error {}

/**
 * The mutating core of the engine: search, simulation and the pure door {@link play} all go through it.
 * It trusts its caller: `apply` takes only codes that `options` listed.
 */
export class Runner<S extends Core> {
  readonly game: Game<S>;
  private readonly steps: { readonly [kind: string]: Step<S> };
  private readonly ctx: RunningContext;

  constructor(game: Game<S>, chance: Chance, emit: Emit | null, state: S) {
    this.game = game;
    this.steps = game.steps;
    this.ctx = new RunningContext(chance, emit, game.state.fields, state);
  }

  /** The seat to answer next, -1 when the match is over. Of a simultaneous decision: the first that has not answered. */
  toAct(s: Readonly<S>): number {
    if (s.over !== null) return -1;
    const top = at(s.stack, s.stack.length - 1);
    return top.kind === 'simultaneous' ? nextIn(top) : (top.seat ?? -1);
  }

  /** Writes the codes of all options of the decision on top into `out` and returns how many there are. */
  options(s: Readonly<S>, out: number[]): number {
    return this.optionsIn(s, ownFrame(at(s.stack, s.stack.length - 1)), out);
  }

  /** The same for one seat of a simultaneous decision, in whatever order the seats answer. */
  optionsFor(s: Readonly<S>, seat: number, out: number[]): number {
    return this.optionsIn(s, seatFrame(at(s.stack, s.stack.length - 1), seat), out);
  }

  /** The code of the only option of the decision of one seat on top; -1 when there is none, or another one. */
  onlyOption(s: Readonly<S>, out: number[]): number {
    const top = at(s.stack, s.stack.length - 1);
    if (top.kind !== 'decision') return -1;
    const step = this.stepOf(top);
    const { values } = step.vocabulary;
    const tried = step.candidates(s, top, out);
    let only = -1;
    for (let i = 0; i < tried; i++) {
      const code = out[i] ?? 0;
      if (code !== step.stop && step.refuse(s, top, values[code]) !== null) continue;
      if (only >= 0) return -1;
      only = code;
    }
    return only;
  }

  private optionsIn(s: Readonly<S>, top: DecisionFrame, out: number[]): number {
    const step = this.stepOf(top);
    const values = step.vocabulary.values;
    let n = 0;
    if (!step.narrows) {
      for (let code = 0; code < values.length; code++) if (step.refuse(s, top, values[code]) === null) out[n++] = code;
      return n;
    }
    const tried = step.candidates(s, top, out);
    for (let i = 0; i < tried; i++) {
      const code = out[i] ?? 0;
      if (code === step.stop || step.refuse(s, top, values[code]) === null) out[n++] = code;
    }
    return n;
  }

  /** Plays an option in place and runs on until somebody owes a decision. */
  apply(s: S, code: number): void {
    this.ctx.turnTo(s);
    const top = at(s.stack, s.stack.length - 1);
    const step = this.stepOf(top);
    s.stack.pop();
    if (top.kind === 'decision') step.apply(s, top, step.vocabulary.values[code], this.ctx);
    else if (top.kind === 'simultaneous') this.answer(s, top, nextIn(top), code);
    this.advance(s);
  }

  /** Puts a seat's answer to a simultaneous decision in place; the last one reveals them all. */
  answerFor(s: S, seat: number, code: number): void {
    this.ctx.turnTo(s);
    const top = at(s.stack, s.stack.length - 1);
    if (top.kind !== 'simultaneous') throw new RulesFault(`${top.step} is not asked of several seats`);
    s.stack.pop();
    this.answer(s, top, seat, code);
    this.advance(s);
  }

  /** Runs phases until somebody owes a decision or the match is over. Call it after setting a state up by hand. */
  advance(s: S): void {
    const { game, ctx } = this;
    const stack = s.stack;
    for (let phases = 0; s.over === null; phases++) {
      const n = stack.length;
      if (n === 0) game.next(s, ctx);
      else {
        const top = at(stack, n - 1);
        if (top.kind !== 'phase') return;
        const phase = game.phases[top.step];
        if (phase === undefined) throw new RulesFault(`${game.id} has no phase ${top.step}`);
        stack.pop();
        phase.run(s, top, ctx);
      }
      if (phases === PHASES_IN_A_ROW) throw new RulesFault(`${game.id} runs on without asking anybody`);
    }
  }

  /** Deals a new match: the phase named `setup`, then on to the first decision. */
  begin(s: S): void {
    this.ctx.turnTo(s);
    this.ctx.resume('setup');
    this.advance(s);
  }

  private stepOf(frame: Frame): Step<S> {
    const step = this.steps[frame.step];
    if (step === undefined) throw new RulesFault(`${this.game.id} has no step ${frame.step}`);
    return step;
  }

  private answer(s: S, frame: SimultaneousFrame, seat: number, code: number): void {
    const step = this.stepOf(frame);
    const mine = frame.seats.indexOf(seat);
    const answers = frame.answers.map((a, i) => (i === mine ? at(step.vocabulary.texts, code) : a));
    const answered: SimultaneousFrame = { ...frame, answers };
    if (answers.includes(null)) {
      s.stack.push(answered);
      return;
    }
    const values = answers.map((text) => at(step.vocabulary.values, step.vocabulary.code(text ?? '')));
    step.reveal(s, answered, values, this.ctx);
  }
}

/** The first seat of a simultaneous decision that has not answered. */
function nextIn({ seats, answers }: SimultaneousFrame): number {
  return at(seats, answers.indexOf(null));
}

/** A simultaneous frame as its next seat has it; a decision as it is. */
function ownFrame(frame: Frame): DecisionFrame {
  return frame.kind === 'simultaneous' ? seatFrame(frame, nextIn(frame)) : seatFrame(frame, frame.seat ?? -1);
}

/** A frame as a decision of one of its seats, so that steps need not care how it was asked. */
export function seatFrame(frame: Frame, seat: number): DecisionFrame {
  if (frame.kind === 'decision') return frame;
  const { id, step, args } = frame;
  return { kind: 'decision', id, step, seat, seats: null, answers: null, args };
}
