import { at, fastRandom, gainedInformation, refusalOf, Runner, seatFrame } from '@benchtop/engine/host';
import type { Core, Draft, Frame, Game, PositionKey } from '@benchtop/engine/host';
import { codesOf, stepsOf } from './trail.ts';
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
  /** The same place in small, where the game drafts turns: its state is only played when somebody asks for it. */
  readonly draft?: Draft | null;
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
  private known: Runner<Core> | null = null;
  private readonly codes: number[][] = [[], []];
  /** True once the rules had to ask what comes next: what the seat began is over. */
  private ended = false;
  /** True once somebody else's answer had to be assumed. */
  private assumed = false;

  constructor(game: Game, world: Core, seat: number, seed: number, budget: Budget) {
    this.start = { state: world, goesOn: true, trail: null, draft: game.draft(world, seat) };
    this.game = game;
    this.seat = seat;
    this.seed = seed;
    this.budget = budget;
  }

  /** Made when it is first needed: a drafted turn may never be played. */
  private get runner(): Runner<Core> {
    return (this.known ??= this.createRunner());
  }

  private createRunner(): Runner<Core> {
    const { game } = this;
    const watched: Game = {
      ...game,
      next: (s, table) => {
        this.ended = true;
        game.next(s, table);
      },
    };
    return new Runner(watched, fastRandom(this.seed), null, this.start.state);
  }

  /** Plays one of `among` options on a copy and goes on while the seat is asked something else, as in: pick a die, set it. */
  reach(from: Place, code: number, among: number, depth: number): Reached {
    const { step } = topOf(from.state);
    return this.explore(this.step(from, code, among), step, depth);
  }

  /** Plays an option on a copy without judging where it leads. */
  step(from: Place, code: number, among: number): Place {
    const drafted = this.drafted(from, code, among);
    if (drafted !== null) return drafted;
    return this.stepIn(from instanceof Drafted ? from.play() : this.game.clone(from.state), from.trail, code, among);
  }

  /** The same without a copy: for the last option that is tried from a place, which is then used up. */
  lastStep(from: Place, code: number, among: number): Place {
    return this.drafted(from, code, among) ?? this.stepIn(from.state, from.trail, code, among);
  }

  /**
   * Plays options one after the other, as far as the seat goes on, and judges where that leads. In another world the seat may be
   * asked something else: then it stops there.
   */
  follow(codes: readonly number[]): number {
    this.budget.left--;
    const draft = this.draftAfter(codes);
    if (draft !== null) return draft.value();
    const state = this.game.clone(this.start.state);
    let goesOn = true;
    for (let i = 0; i < codes.length && goesOn; i++)
      goesOn = this.options(state).includes(at(codes, i)) && this.play(state, at(codes, i));
    return this.game.evaluate(state, this.seat);
  }

  /** The texts of these options, up to where the seat meets with something that it could not foresee, or to the next rest. */
  foreseen(codes: readonly number[], beyondRest: boolean): readonly string[] {
    return this.drawnUp(codes, beyondRest) ?? this.playedOut(codes, beyondRest);
  }

  /** Where options lead in small, as far as the seat goes on with them. */
  private draftAfter(codes: readonly number[]): Draft | null {
    let draft = this.start.draft ?? null;
    for (let i = 0; draft !== null && i < codes.length; i++) {
      if (!draft.goesOn || !draft.options().includes(at(codes, i))) return draft;
      draft = draft.after(at(codes, i));
    }
    return draft;
  }

  private drawnUp(codes: readonly number[], beyondRest: boolean): readonly string[] | null {
    let draft = this.start.draft ?? null;
    const texts: string[] = [];
    for (let i = 0; draft !== null && i < codes.length; i++) {
      texts.push(this.textOf(draft.step, at(codes, i)));
      draft = draft.after(at(codes, i));
      if (draft !== null && (!draft.goesOn || (!beyondRest && this.isQuietStep(draft.step)))) break;
    }
    return draft === null ? null : texts;
  }

  private textOf(step: string, code: number): string {
    return this.game.steps[step]?.vocabulary.texts[code] ?? '';
  }

  private playedOut(codes: readonly number[], beyondRest: boolean): readonly string[] {
    const { game, seat, start } = this;
    const state = game.clone(start.state);
    const texts: string[] = [];
    for (const code of codes) {
      const { step, seats } = topOf(state);
      texts.push(this.textOf(step, code));
      if (!this.play(state, code) || this.assumed || seats !== null || state.draws !== start.state.draws) break;
      if (!beyondRest && this.isQuietStep(topOf(state).step)) break;
      if (gainedInformation(game, start.state, state, seat)) break;
    }
    return texts;
  }

  /** Judges a place: one evaluation. */
  judge(place: Place): Reached {
    this.budget.left--;
    if (place instanceof Drafted) return place.judged();
    const { state, goesOn, trail, pauses = false } = place;
    const value = this.game.evaluate(pauses ? this.left(state) : state, this.seat);
    return { state, goesOn, trail, pauses, value };
  }

  /** Plays options one after the other on a copy of the start. */
  stateAfter(codes: readonly number[]): Core {
    const state = this.game.clone(this.start.state);
    for (const code of codes) this.play(state, code);
    return state;
  }

  private drafted({ draft, trail }: Place, code: number, among: number): Place | null {
    const after = draft?.after(code) ?? null;
    return after === null ? null : new Drafted(this, after, { code, chosen: among > 1, before: trail });
  }

  /** What the seat is asked at a place. */
  stepOf(place: Place): string {
    return place.draft?.step ?? topOf(place.state).step;
  }

  /** The codes of the seat's options at a place. */
  optionsAt(place: Place): readonly number[] {
    return place.draft?.options() ?? this.options(place.state);
  }

  /** What a position is worth to the seat: one evaluation. */
  judgeState(s: Core): number {
    this.budget.left--;
    return this.game.evaluate(s, this.seat);
  }

  /** Plays an answer given by its text, on a copy or on the place itself; null where it is none. */
  answer(from: Place, text: string, onCopy: boolean): Place | null {
    const top = topOf(from.state);
    const step = this.game.steps[top.step];
    const code = step?.vocabulary.code(text) ?? -1;
    if (step === undefined || code < 0 || refusalOf(step, from.state, seatFrame(top, this.seat), code) !== null)
      return null;
    return onCopy ? this.step(from, code, 2) : this.lastStep(from, code, 2);
  }

  /** Where each option of a place leads. */
  each(from: Place): readonly Place[] {
    const codes = this.options(from.state);
    return codes.map((code) => this.step(from, code, codes.length));
  }

  /** The seat's next turn, after others have answered so; null where it does not come to that. The place is used up. */
  idled({ state, trail }: Place, answer: (s: Core) => string | null): Place | null {
    const most = state.seats;
    for (let i = 0; i <= most && state.over === null; i++) {
      const { step, seat, seats } = topOf(state);
      if (seat === this.seat) return { state, goesOn: true, trail };
      const text = seats === null ? answer(state) : null;
      if (text === null) return null;
      this.runner.apply(state, this.game.steps[step]?.vocabulary.code(text) ?? -1);
    }
    return null;
  }

  /** The same trail, with what of it leaves a choice, up to where the seat's own action ends. */
  marked(trail: Trail): Trail {
    const state = this.game.clone(this.start.state);
    let done: Trail | null = null;
    for (const { code } of stepsOf(trail)) {
      done = { code, chosen: this.options(state).length > 1, before: done };
      if (!this.play(state, code)) break;
    }
    return done ?? trail;
  }

  /** The codes of the seat's options. */
  options(s: Core): number[] {
    const codes: number[] = [];
    codes.length = this.runner.optionsFor(s, this.seat, codes);
    return codes;
  }

  /** True where the game says that what was begun can be judged as it stands. */
  isQuiet(place: Place): boolean {
    return this.isQuietStep(this.stepOf(place));
  }

  private isQuietStep(step: string): boolean {
    const { quietSteps } = this.game;
    return quietSteps.length === 0 || quietSteps.includes(step);
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
  keyOf(place: Place): PositionKey | null {
    return place.draft?.key ?? this.game.positionKey(place.state);
  }

  /** Whether chance, hidden pieces or the secret answers of others came between the start and a place. */
  reveals(place: Place): boolean {
    if (place.draft) return place.draft.reveals;
    const { state } = place;
    const { game, seat, start } = this;
    if (state.draws !== start.state.draws || topOf(start.state).seats !== null) return true;
    return gainedInformation(game, start.state, state, seat);
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
    return 'value' in place && !Number.isNaN(place.value) ? place.value : this.judge(place).value;
  }

  private stepIn(state: Core, trail: Trail | null, code: number, among: number): Place {
    const asked = this.openingOf(state);
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

/** A place whose state nobody has asked for yet. */
class Drafted implements Reached {
  readonly draft: Draft;
  readonly trail: Trail;
  readonly goesOn: boolean;
  /** Once it was judged. */
  value = NaN;
  private readonly ahead: Lookahead;
  private known: Core | null = null;

  constructor(ahead: Lookahead, draft: Draft, trail: Trail) {
    this.ahead = ahead;
    this.draft = draft;
    this.trail = trail;
    this.goesOn = draft.goesOn;
  }

  get state(): Core {
    return (this.known ??= this.play());
  }

  judged(): Reached {
    this.value = this.draft.value();
    return this;
  }

  /** A state of its own. */
  play(): Core {
    return this.ahead.stateAfter(codesOf(this.trail));
  }
}

function topOf(s: Core): Frame {
  return at(s.stack, s.stack.length - 1);
}

function owes(frame: Frame, seat: number): boolean {
  if (frame.seats === null) return frame.seat === seat;
  return frame.answers[frame.seats.indexOf(seat)] === null;
}
