import { createChance } from './chance.ts';
import type { Game } from './game.ts';
import { Runner } from './runner.ts';
import { viewOf } from './secrecy.ts';
import type { SeenFrame, View, ViewCore } from './secrecy.ts';
import { at } from './state.ts';
import type { Core } from './state.ts';

/** Ends a run of the rules from within. */
const ENOUGH = new Error('all stages are kept');

/** A choice that was carried out, with how much it announced. */
export interface StagedEntry<S extends Core = Core> {
  readonly before: Readonly<S>;
  readonly seat: number;
  /** Null for an undo, in which nothing is announced. */
  readonly option: string | null;
  readonly events: { readonly length: number };
}

/**
 * The stages of an entry: the states right after each of its events. The rules change first and announce then, so that
 * each event stands beside what it did. The same choice leads through the same states: they are found by running the
 * rules once more, and nobody pays for them who does not want to see them.
 */
export class Stages<S extends Core = Core> {
  private readonly game: Game<S>;
  private readonly runner: Runner<S>;
  private running: S;
  private wanted = 0;
  private kept: S[] = [];

  /** `any` is a state of the match with this key. */
  constructor(game: Game<S>, key: string, any: Readonly<S>) {
    this.game = game;
    this.running = game.clone(any);
    this.runner = new Runner(game, createChance(key), () => this.keep(), this.running);
  }

  /** After every event but the last: after that one comes nothing but who is asked next, which the state after has. */
  of({ before, seat, option, events }: StagedEntry<S>): readonly S[] {
    this.wanted = events.length - 1;
    this.kept = [];
    if (this.wanted < 1 || option === null) return this.kept;
    const { stack } = before;
    const frame = at(stack, stack.length - 1);
    const code = this.game.steps[frame.step]?.vocabulary.code(option) ?? -1;
    this.running = this.game.clone(before);
    try {
      if (frame.kind === 'simultaneous') this.runner.answerFor(this.running, seat, code);
      else this.runner.apply(this.running, code);
    } catch (error) {
      if (error !== ENOUGH) throw error;
    }
    return this.kept;
  }

  /** With the last one that is wanted the run ends: what it has come to need not be copied. */
  private keep(): void {
    const last = this.kept.length === this.wanted - 1;
    this.kept.push(last ? this.running : this.game.clone(this.running));
    if (last) throw ENOUGH;
  }
}

/** What a seat, or a spectator, sees at a stage of an entry. `before` and `after`: what it sees around the entry. */
export function stageView<S extends Core>(game: Game<S>, stage: Readonly<S>, before: View, after: View): View {
  return { ...viewOf(game, stage, before.seat), pending: openThroughout(before, after) };
}

/** Nobody is asked anything while an entry is under way: of what was open, that which still is after it. */
export function openThroughout(before: ViewCore, after: ViewCore): readonly SeenFrame[] {
  return before.pending.filter(({ id }) => after.pending.some((frame) => frame.id === id));
}
