import { at, fastRandom, Runner } from '@benchtop/engine/host';
import type { Core, Frame, Game } from '@benchtop/engine/host';

/** Evaluations that may still be made, shared by all worlds of one decision. */
export interface Budget {
  left: number;
}

/** Where an option leads: a state, what it is worth, and whether the seat still goes on with what it began. */
export interface Reached {
  readonly state: Core;
  readonly value: number;
  readonly goesOn: boolean;
}

/** No action takes more decisions of one seat than this. */
const LONGEST = 32;

/** Looks ahead in one world to the end of what a seat began; others' secret answers are guessed. */
export class Lookahead {
  private readonly game: Game;
  private readonly seat: number;
  private readonly seed: number;
  private readonly budget: Budget;
  private readonly runner: Runner<Core>;
  private readonly codes: number[][] = [[], []];
  /** True once the rules had to ask what comes next: what the seat began is over. */
  private ended = false;

  constructor(game: Game, world: Core, seat: number, seed: number, budget: Budget) {
    this.game = game;
    this.seat = seat;
    this.seed = seed;
    this.budget = budget;
    const watched: Game = {
      ...game,
      next: (s, table) => {
        this.ended = true;
        game.next(s, table);
      },
    };
    this.runner = new Runner(watched, fastRandom(seed), null, world);
  }

  /** Plays an option on a copy and goes on while the seat is asked something else, as in: pick a die, set it. */
  reach(s: Core, code: number, depth: number): Reached {
    const step = topOf(s).step;
    let there = this.begin(s, code);
    if (depth === 0) return there;
    for (let i = 0; i < LONGEST && there.goesOn && topOf(there.state).step !== step; i++)
      there = this.best(there.state, depth - 1);
    return there;
  }

  /** Plays an option on a copy, and no more. */
  begin(s: Core, code: number): Reached {
    const { state, goesOn } = this.step(s, code);
    return this.judge(state, goesOn);
  }

  /** Plays an option on a copy without judging where it leads. */
  step(s: Core, code: number): Omit<Reached, 'value'> {
    const state = this.game.clone(s);
    return { state, goesOn: this.play(state, code) };
  }

  /** Plays options one after the other, as far as the seat goes on. */
  follow(s: Core, codes: readonly number[]): Reached {
    const state = this.game.clone(s);
    let goesOn = true;
    for (let i = 0; i < codes.length && goesOn; i++) goesOn = this.play(state, at(codes, i));
    return this.judge(state, goesOn);
  }

  /** Judges a state: one evaluation. */
  judge(state: Core, goesOn: boolean): Reached {
    this.budget.left--;
    return { state, value: this.game.evaluate(state, this.seat), goesOn };
  }

  /** The codes of the seat's options. */
  options(s: Core): number[] {
    const codes: number[] = [];
    codes.length = this.runner.optionsFor(s, this.seat, codes);
    return codes;
  }

  /** True where the game says that what was begun can be judged as it stands. */
  rests(s: Core): boolean {
    return this.game.quietSteps.includes(topOf(s).step);
  }

  /** Goes on to the end of what the seat began, each time with what looks best at once. */
  complete(from: Reached): Reached {
    let there = from;
    for (let i = 0; i < LONGEST && there.goesOn && this.budget.left > 0; i++) there = this.best(there.state, 1);
    return there;
  }

  private best(s: Core, depth: number): Reached {
    const codes = at(this.codes, depth);
    const n = this.runner.optionsFor(s, this.seat, codes);
    let best = this.reach(s, at(codes, 0), depth);
    for (let i = 1; i < n && this.budget.left > 0; i++) {
      const other = this.reach(s, at(codes, i), depth);
      if (other.value > best.value) best = other;
    }
    return best;
  }

  /** Plays an option in place; true while the seat goes on with what it began. */
  private play(s: Core, code: number): boolean {
    this.ended = false;
    const frame = topOf(s);
    if (frame.seats === null) this.runner.apply(s, code);
    else {
      this.runner.answerFor(s, this.seat, code);
      this.guessOthers(s, frame);
    }
    return !this.ended && s.over === null && owes(topOf(s), this.seat);
  }

  /** Answers a simultaneous decision for those who have not: the same in this world whatever the seat does. */
  private guessOthers(s: Core, asked: Frame): void {
    const chance = fastRandom(this.seed + 1);
    const codes: number[] = [];
    while (s.over === null && topOf(s).id === asked.id) {
      const other = this.runner.toAct(s);
      const n = this.runner.optionsFor(s, other, codes);
      this.runner.answerFor(s, other, at(codes, chance.word(other) % n));
    }
  }
}

function topOf(s: Core): Frame {
  return at(s.stack, s.stack.length - 1);
}

function owes(frame: Frame, seat: number): boolean {
  if (frame.seats === null) return frame.seat === seat;
  return frame.answers[frame.seats.indexOf(seat)] === null;
}
