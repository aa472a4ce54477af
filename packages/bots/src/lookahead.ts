import { at, fastRandom, gainedInformation, Runner } from '@benchtop/engine/host';
import type { Core, Frame, Game, PositionKey } from '@benchtop/engine/host';
import type { Trail } from './trail.ts';

/** Evaluations that may still be made, shared by all worlds of one decision. */
export interface Budget {
  left: number;
}

/** Where the seat has got to, by which options, and whether it still goes on with what it began. */
export interface Place {
  readonly state: Core;
  readonly goesOn: boolean;
  readonly trail: Trail | null;
  /** What it began is over, and it may choose once more what to do: that is thought over there. */
  readonly pauses?: boolean;
}

/** A place with what it is worth to the seat. */
export interface Reached extends Place {
  readonly value: number;
}

/** No action takes more decisions of one seat than this. */
const LONGEST = 32;
/** Values closer than this are equal. */
const TIE = 1e-9;

/** Looks ahead in one world to the end of what a seat began; others' secret answers are guessed. */
export class Lookahead {
  /** The decision that the seat was asked about. */
  readonly start: Place;
  private readonly game: Game;
  private readonly seat: number;
  private readonly seed: number;
  private readonly budget: Budget;
  private readonly runner: Runner<Core>;
  private readonly codes: number[][] = [[], []];
  /** True once the rules had to ask what comes next: what the seat began is over. */
  private ended = false;
  /** True once somebody else's answer had to be assumed. */
  private assumed = false;

  constructor(game: Game, world: Core, seat: number, seed: number, budget: Budget) {
    this.start = { state: world, goesOn: true, trail: null };
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

  /** Plays one of `among` options on a copy and goes on while the seat is asked something else, as in: pick a die, set it. */
  reach(from: Place, code: number, among: number, depth: number): Reached {
    const { step } = topOf(from.state);
    return this.explore(this.step(from, code, among), step, depth);
  }

  /** Plays an option on a copy without judging where it leads. */
  step(from: Place, code: number, among: number): Place {
    return this.stepIn(this.game.clone(from.state), from, code, among);
  }

  /** The same without a copy: for the last option that is tried from a place, which is then used up. */
  lastStep(from: Place, code: number, among: number): Place {
    return this.stepIn(from.state, from, code, among);
  }

  /**
   * Plays options one after the other, as far as the seat goes on, and judges where that leads. In another world the seat may be
   * asked something else: then it stops there.
   */
  follow(codes: readonly number[]): number {
    const state = this.game.clone(this.start.state);
    let goesOn = true;
    for (let i = 0; i < codes.length && goesOn; i++)
      goesOn = this.options(state).includes(at(codes, i)) && this.play(state, at(codes, i));
    this.budget.left--;
    return this.game.evaluate(state, this.seat);
  }

  /** The texts of these options, up to where the seat meets with something that it could not foresee, or to the next rest. */
  foreseen(codes: readonly number[], beyondRest: boolean): readonly string[] {
    const { game, seat, start } = this;
    const state = game.clone(start.state);
    const texts: string[] = [];
    for (const code of codes) {
      const { step, seats } = topOf(state);
      texts.push(game.steps[step]?.vocabulary.texts[code] ?? '');
      if (!this.play(state, code) || this.assumed || seats !== null || state.draws !== start.state.draws) break;
      if (!beyondRest && this.isQuiet(state)) break;
      if (gainedInformation(game, start.state, state, seat)) break;
    }
    return texts;
  }

  /** Judges a place: one evaluation. */
  judge({ state, goesOn, trail, pauses = false }: Place): Reached {
    this.budget.left--;
    const value = this.game.evaluate(pauses ? this.left(state) : state, this.seat);
    return { state, goesOn, trail, pauses, value };
  }

  /** The codes of the seat's options. */
  options(s: Core): number[] {
    const codes: number[] = [];
    codes.length = this.runner.optionsFor(s, this.seat, codes);
    return codes;
  }

  /** True where the game says that what was begun can be judged as it stands. */
  isQuiet(s: Core): boolean {
    const { quietSteps } = this.game;
    return quietSteps.length === 0 || quietSteps.includes(topOf(s).step);
  }

  /** True where the seat chooses what it is about to do. */
  isOpening(s: Core): boolean {
    return this.openingOf(s) >= 0;
  }

  /** The place of the step that is asked among those that choose what to do; -1 where it is none of them. */
  private openingOf(s: Core): number {
    return this.game.openingSteps.indexOf(topOf(s).step);
  }

  /** A copy of a place, for those who want to go on from it twice. */
  copy({ state, goesOn, trail }: Place): Place {
    return { state: this.game.clone(state), goesOn, trail };
  }

  /** The same key for positions of this turn that only differ in how they were reached; null where the game cannot tell. */
  keyOf(s: Core): PositionKey | null {
    return this.game.positionKey(s);
  }

  /** Goes on to the end of what the seat began, each time with what looks best at once. */
  complete(from: Place): Reached {
    let there = this.goOn(from);
    for (let i = 1; i < LONGEST && there.goesOn && this.budget.left > 0; i++) there = this.goOn(there);
    return there;
  }

  /** Goes on with what looks best at once, up to where the seat is asked the like again, or to the end. */
  goOn(from: Place): Reached {
    return from.goesOn ? this.best(from, 1) : this.judge(from);
  }

  /** Judges a place that an option of a step led to, or goes on from it while the seat is asked another step. */
  private explore(there: Place, step: string, depth: number): Reached {
    if (depth === 0 || !this.looksOn(there, step)) return this.judge(there);
    let best = this.best(there, depth - 1);
    for (let i = 1; i < LONGEST && this.looksOn(best, step); i++) best = this.best(best, depth - 1);
    return best;
  }

  /** Whether the seat is asked another step, whose answers the evaluation does not reckon with. */
  private looksOn({ goesOn, state }: Place, step: string): boolean {
    if (!goesOn) return false;
    const asked = topOf(state).step;
    return asked !== step && this.game.foreseenSteps[asked] === undefined;
  }

  /** The best way on from a place, which is used up by that, but for the start; any that keeps what was foreseen will do. */
  private best(from: Place, depth: number): Reached {
    const { step } = topOf(from.state);
    const codes = at(this.codes, depth);
    const n = this.runner.optionsFor(from.state, this.seat, codes);
    const ends = this.game.foreseenSteps[step];
    const enough = ends === undefined ? Infinity : this.valueOf(from) - TIE;
    if (ends !== undefined) this.putFirst(step, ends, codes, n);
    const last = from === this.start ? n : n - 1;
    let best: Reached | null = null;
    for (let i = 0; i < n && (best === null || this.budget.left > 0); i++) {
      const code = at(codes, i);
      const next = i === last ? this.lastStep(from, code, n) : this.step(from, code, n);
      const other = this.explore(next, step, depth);
      if (best === null || other.value > best.value) best = other;
      if (best.value >= enough) break;
    }
    return best ?? this.judge(from);
  }

  /** Moves the codes of some answers of a step to the front of `n` codes. */
  private putFirst(step: string, answers: readonly string[], codes: number[], n: number): void {
    let front = 0;
    for (const text of answers) {
      const place = codes.indexOf(this.game.steps[step]?.vocabulary.code(text) ?? -1);
      if (place < 0 || place >= n) continue;
      const code = at(codes, place);
      codes[place] = at(codes, front);
      codes[front++] = code;
    }
  }

  private valueOf(place: Place | Reached): number {
    return 'value' in place ? place.value : this.judge(place).value;
  }

  private stepIn(state: Core, { state: before, trail }: Place, code: number, among: number): Place {
    const asked = this.openingOf(before);
    let goesOn = this.play(state, code);
    let done: Trail = { code, chosen: among > 1, before: trail };
    while (goesOn) {
      const habit = this.habitIn(state);
      if (habit === null) break;
      goesOn = this.play(state, habit.code);
      done = { ...habit, before: done };
    }
    const pauses = goesOn && this.isOpening(state) && (asked < 0 || this.openingOf(state) <= asked);
    return { state, goesOn: goesOn && !pauses, pauses, trail: done };
  }

  /** What the seat answers without thinking; null where it thinks. */
  private habitIn(s: Core): Omit<Trail, 'before'> | null {
    const { step } = topOf(s);
    const habit = this.game.habit(s, this.seat, step);
    if (habit.length === 0) return null;
    const codes = this.options(s);
    for (const text of habit) {
      const code = this.game.steps[step]?.vocabulary.code(text) ?? -1;
      if (codes.includes(code)) return { code, chosen: codes.length > 1 };
    }
    return null;
  }

  /** What there will be if the seat chooses to do nothing more, where it can. */
  private left(s: Core): Core {
    for (const code of this.options(s)) {
      const then = this.game.clone(s);
      if (!this.play(then, code)) return then;
    }
    return s;
  }

  /** Plays an option in place; true while the seat goes on with what it began. */
  private play(s: Core, code: number): boolean {
    this.ended = false;
    this.assumed = false;
    const frame = topOf(s);
    if (frame.seats === null) this.runner.apply(s, code);
    else {
      this.runner.answerFor(s, this.seat, code);
      this.guessOthers(s, frame);
    }
    this.assumeOthers(s);
    return !this.ended && s.over === null && owes(topOf(s), this.seat);
  }

  /** Answers for others who are asked in the middle of this turn, where the game says what they are taken to answer. */
  private assumeOthers(s: Core): void {
    const { assumed, steps } = this.game;
    while (!this.ended && s.over === null) {
      const { step, seat, seats } = topOf(s);
      const text = assumed[step];
      if (text === undefined || seats !== null || seat === this.seat) return;
      this.assumed = true;
      this.runner.apply(s, steps[step]?.vocabulary.code(text) ?? -1);
    }
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
