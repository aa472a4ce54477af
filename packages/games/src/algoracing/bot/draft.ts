import { at } from '@benchtop/engine/author';
import type { Draft } from '@benchtop/engine/author';
import { cycleOver, roomForCycle, shifted, withCycle } from '../algorithm.ts';
import type { Algorithm } from '../algorithm.ts';
import { commandKinds, factors, HAND, isCycle, kinds, LONGEST, PER_TURN } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import { lastRound, PASSES, target } from '../data/rovers.ts';
import { NEW_TYPE } from '../data/samples.ts';
import { points } from '../scoring.ts';
import { activeSeat, modeOf, roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { buildBasic } from '../steps/build-basic.ts';
import { buildFull } from '../steps/build-full.ts';
import { passDiscard } from '../steps/pass-discard.ts';
import { placeCommand } from '../steps/place-command.ts';
import { placeCycle } from '../steps/place-cycle.ts';
import { drivesOn, scaleOf, total, weights } from './evaluate.ts';
import type { Cards, Outlook, Scale } from './evaluate.ts';
import { Outlooks } from './outlook.ts';
import { ALGORITHMS, algorithmKey } from './position-key.ts';
import { decided, FEW } from './verdict.ts';

const numbers = Array.from({ length: LONGEST + 1 }, (_, i) => i);
/** Codes of options, by kind in the order of the table of cards, or by place from 0. */
const basicCodes = {
  add: kinds.map((kind) => buildBasic.vocabulary.code(`add ${kind}`)),
  run: buildBasic.vocabulary.code('run'),
  pass: buildBasic.vocabulary.code('pass'),
};
const fullCodes = {
  pick: kinds.map((kind) => buildFull.vocabulary.code(`pick ${kind}`)),
  removeCycle: numbers.map((i) => buildFull.vocabulary.code(`remove-cycle ${i + 1}`)),
  run: buildFull.vocabulary.code('run'),
  pass: buildFull.vocabulary.code('pass'),
};
const discardCodes = {
  discard: kinds.map((kind) => passDiscard.vocabulary.code(`discard ${kind}`)),
  done: passDiscard.vocabulary.code('done'),
};
const insertCodes = numbers.map((i) => placeCommand.vocabulary.code(`insert ${i}`));
const coverCodes = numbers.map((i) => placeCommand.vocabulary.code(`cover ${i + 1}`));
const overOne = numbers.map((i) => placeCycle.vocabulary.code(`over ${i + 1}`));
const overTwo = numbers.map((i) => placeCycle.vocabulary.code(`over ${i + 1}-${i + 2}`));

const scale = scaleOf(weights);
const outlooks = new Outlooks(scale);

/** The turn of the active seat in small: what it lays changes nothing on the board until it runs. */
export function draft(s: Readonly<AlgoracingState>, seat: number): Draft | null {
  const top = s.stack[s.stack.length - 1];
  if (s.over !== null || top === undefined || top.seat !== seat || activeSeat(s) !== seat) return null;
  const asked = stepsOf.find((step) => step === top.step);
  const kind = kinds.find((each) => each === top.args['kind']) ?? null;
  if (asked === undefined) return null;
  const desk = new Desk(s, seat, scale);
  return new TurnDraft(desk, asked, desk.whole, s, s.used, s.changed, kind);
}

const stepsOf = ['build-basic', 'build-full', 'place-command', 'place-cycle', 'pass-discard'] as const;
type Asked = (typeof stepsOf)[number];

/** What all drafts of one turn share. A hand is a set of the cards that the seat holds when it begins, one bit each. */
class Desk {
  readonly whole: number;
  private readonly s: Readonly<AlgoracingState>;
  private readonly seat: number;
  private readonly scale: Scale;
  private readonly hand: readonly number[];
  private readonly verdict: number;
  private readonly settled: boolean;

  constructor(s: Readonly<AlgoracingState>, seat: number, scale: Scale) {
    this.s = s;
    this.seat = seat;
    this.scale = scale;
    this.hand = roverAt(s, seat).hand.map((kind) => kinds.indexOf(kind));
    this.whole = (1 << this.hand.length) - 1;
    this.verdict = decided(s, seat);
    this.settled = endsQuietly(s);
    outlooks.turnTo(s, seat);
  }

  /** The kinds of the cards in a hand, one bit each. */
  held(hand: number): number {
    let held = 0;
    for (let i = 0; i < this.hand.length; i++) if ((hand & (1 << i)) !== 0) held |= 1 << (this.hand[i] ?? 0);
    return held;
  }

  /** A hand without the first card of a kind. */
  without(hand: number, kind: Kind): number {
    const card = kinds.indexOf(kind);
    for (let i = 0; i < this.hand.length; i++)
      if (this.hand[i] === card && (hand & (1 << i)) !== 0) return hand & ~(1 << i);
    return hand;
  }

  /** How good it is to be asked with such a hand. `built`: the algorithm was changed, so that it will be run. */
  value(hand: number, algorithm: Algorithm, key: number, built: boolean): number {
    const { s, seat, verdict } = this;
    const outlook = built ? outlooks.afterRun(s, seat, algorithm, key) : outlooks.before(s, seat);
    const spent = { passes: built ? 0 : s.passes, turns: s.turns };
    return total(s, seat, outlook, this.cards(hand), spent, verdict, this.scale.w);
  }

  /**
   * The end of the turn after a run; null where it ends the match or decides it. What a delivery brings is what may be expected of
   * it: a single world that deals known types must not keep samples from the lab.
   */
  afterRun(hand: number, algorithm: Algorithm, key: number): Draft | null {
    if (!this.settled) return null;
    const { s, seat } = this;
    const outlook = outlooks.afterRun(s, seat, algorithm, key);
    const { delivered, mixed } = outlook;
    if (delivered === 0) return this.end(hand, outlook, 0, false);
    if (mixed || s.unseen.length - delivered <= FEW) return null;
    const mayWin = points(roverAt(s, seat).delivered) + delivered * NEW_TYPE >= target[modeOf(s)];
    if (mayWin && outlooks.wins(s, seat, algorithm) !== false) return null;
    return this.end(hand, outlook, 0, true);
  }

  /** The end of a turn that is passed. */
  afterPass(hand: number): Draft | null {
    const passes = this.s.passes + 1;
    if (!this.settled || passes >= PASSES * this.s.seats) return null;
    return this.end(hand, outlooks.afterPass(this.s, this.seat), passes, false);
  }

  /** RAC-TURN-03: the hand is filled from the deck; null where that has to be made anew. */
  private end(hand: number, outlook: Outlook, passes: number, delivered: boolean): Draft | null {
    const { s, seat, verdict } = this;
    const { deck } = s;
    let { held, movers, size } = this.cards(hand);
    const drawn = Math.max(0, HAND - size);
    if (drawn > deck.length) return null;
    for (let i = 1; i <= drawn; i++) {
      const kind = at(deck, deck.length - i);
      held |= 1 << kinds.indexOf(kind);
      if (drivesOn(kind)) movers++;
      size++;
    }
    const spent = { passes, turns: s.turns + 1 };
    const value = total(s, seat, outlook, { held, movers, size }, spent, verdict, this.scale.w);
    return new TurnEnd(value, delivered || drawn > 0);
  }

  private cards(hand: number): Cards {
    let held = 0;
    let movers = 0;
    let size = 0;
    for (let i = 0; i < this.hand.length; i++) {
      if ((hand & (1 << i)) === 0) continue;
      const card = this.hand[i] ?? 0;
      held |= 1 << card;
      if (drivesOn(at(kinds, card))) movers++;
      size++;
    }
    return { held, movers, size };
  }
}

/** Whether neither the end of this turn nor the beginning of the next one can bring anything but new cards. */
function endsQuietly(s: Readonly<AlgoracingState>): boolean {
  if (s.unseen.length === 0 || s.turns + 1 >= lastRound[modeOf(s)] * s.seats) return false;
  return !roverAt(s, at(s.order, (s.active + 1) % s.seats)).lift;
}

/** The end of a turn. */
class TurnEnd implements Draft {
  readonly step = '';
  readonly goesOn = false;
  readonly reveals: boolean;
  readonly key = 0;
  private readonly worth: number;

  constructor(worth: number, reveals: boolean) {
    this.worth = worth;
    this.reveals = reveals;
  }

  options(): readonly number[] {
    return [];
  }

  after(): null {
    return null;
  }

  value(): number {
    return this.worth;
  }
}

/** A turn under way. */
class TurnDraft implements Draft, Algorithm {
  readonly step: Asked;
  readonly goesOn = true;
  readonly reveals = false;
  private readonly desk: Desk;
  private readonly hand: number;
  readonly commands: Algorithm['commands'];
  readonly cycles: Algorithm['cycles'];
  private readonly used: number;
  private readonly changed: boolean;
  /** The card that is being placed. */
  private readonly kind: Kind | null;
  private algorithmNumber = -1;
  private worth = NaN;

  constructor(
    desk: Desk,
    step: Asked,
    hand: number,
    { commands, cycles }: Algorithm,
    used: number,
    changed: boolean,
    kind: Kind | null,
  ) {
    this.desk = desk;
    this.step = step;
    this.hand = hand;
    this.commands = commands;
    this.cycles = cycles;
    this.used = used;
    this.changed = changed;
    this.kind = kind;
  }

  get key(): number {
    return (this.hand * 2 + (this.step === 'pass-discard' ? 1 : 0)) * ALGORITHMS + this.ofAlgorithm();
  }

  value(): number {
    if (Number.isNaN(this.worth)) {
      const built = this.changed && this.commands.length > 0;
      this.worth = this.desk.value(this.hand, this, this.ofAlgorithm(), built);
    }
    return this.worth;
  }

  options(): readonly number[] {
    switch (this.step) {
      case 'build-basic':
        return this.optionsBasic();
      case 'build-full':
        return this.optionsFull();
      case 'place-command':
        return this.placesForCommand();
      case 'place-cycle':
        return this.placesForCycle();
      case 'pass-discard':
        return [...this.cardsIn(discardCodes.discard), discardCodes.done];
    }
  }

  after(code: number): Draft | null {
    switch (this.step) {
      case 'build-basic':
        return this.afterBasic(code);
      case 'build-full':
        return this.afterFull(code);
      case 'place-command':
        return this.withCommand(code);
      case 'place-cycle':
        return this.withCycle(code);
      case 'pass-discard':
        return this.afterDiscard(code);
    }
  }

  private ofAlgorithm(): number {
    if (this.algorithmNumber < 0) this.algorithmNumber = algorithmKey(this);
    return this.algorithmNumber;
  }

  private cardsIn(codes: readonly number[], most: number = kinds.length): number[] {
    const held = this.desk.held(this.hand);
    const found: number[] = [];
    for (let card = 0; card < most; card++) if ((held & (1 << card)) !== 0) found.push(at(codes, card));
    return found;
  }

  private optionsBasic(): readonly number[] {
    const codes = this.used < PER_TURN ? this.cardsIn(basicCodes.add) : [];
    codes.push(this.used > 0 ? basicCodes.run : basicCodes.pass);
    return codes;
  }

  private afterBasic(code: number): Draft | null {
    const o = buildBasic.vocabulary.values[code];
    if (o?.do === 'run') return this.run();
    if (o?.do === 'pass') return this.pass();
    if (o === undefined || isCycle(o.kind)) return null;
    const { commands, cycles } = this;
    return this.laid(this.desk.without(this.hand, o.kind), { commands: [...commands, o.kind], cycles });
  }

  private optionsFull(): readonly number[] {
    const { commands, cycles } = this;
    const most = roomForCycle(this) ? kinds.length : COMMANDS;
    const codes = this.used < PER_TURN ? this.cardsIn(fullCodes.pick, most) : [];
    for (let i = 0; i < cycles.length; i++) codes.push(at(fullCodes.removeCycle, i));
    if (commands.length > 0) codes.push(fullCodes.run);
    if (!this.changed) codes.push(fullCodes.pass);
    return codes;
  }

  private afterFull(code: number): Draft | null {
    const o = buildFull.vocabulary.values[code];
    const { desk, hand, used, changed } = this;
    if (o === undefined || o.do === 'remove') return null;
    if (o.do === 'run') return this.run();
    if (o.do === 'pass') return this.pass();
    if (o.do === 'pick') {
      const asked = isCycle(o.kind) ? 'place-cycle' : 'place-command';
      return new TurnDraft(desk, asked, desk.without(hand, o.kind), this, used, changed, o.kind);
    }
    const cycles = this.cycles.filter((_, i) => i !== o.number - 1);
    return new TurnDraft(desk, 'build-full', hand, { commands: this.commands, cycles }, used, true, null);
  }

  private placesForCommand(): readonly number[] {
    const { length } = this.commands;
    const codes: number[] = [];
    if (length < LONGEST) for (let i = 0; i <= length; i++) codes.push(at(insertCodes, i));
    for (let i = 0; i < length; i++) codes.push(at(coverCodes, i));
    return codes;
  }

  private withCommand(code: number): Draft | null {
    const o = placeCommand.vocabulary.values[code];
    const { kind, hand } = this;
    if (o === undefined || kind === null || isCycle(kind)) return null;
    const { index } = o;
    const commands = this.commands.slice();
    if (o.do === 'insert') commands.splice(index, 0, kind);
    else commands[index] = kind;
    return this.laid(hand, { commands, cycles: cyclesAfter(this, o) });
  }

  private placesForCycle(): readonly number[] {
    const { commands, cycles } = this;
    const codes: number[] = [];
    const isFree = (i: number): boolean => cycleOver(cycles, i) === null;
    for (let i = 0; i < commands.length; i++) if (isFree(i)) codes.push(at(overOne, i));
    for (let i = 0; i < commands.length - 1; i++) if (isFree(i) && isFree(i + 1)) codes.push(at(overTwo, i));
    return codes;
  }

  private withCycle(code: number): Draft | null {
    const span = placeCycle.vocabulary.values[code];
    const { kind, hand } = this;
    if (span === undefined || kind === null || !isCycle(kind)) return null;
    const { start, width } = span;
    const cycles = withCycle(this.cycles, { factor: factors[kind], start, width });
    return this.laid(hand, { commands: this.commands, cycles });
  }

  private afterDiscard(code: number): Draft | null {
    const o = passDiscard.vocabulary.values[code];
    const { desk, hand, used, changed } = this;
    if (o === undefined) return null;
    if (o.do === 'done') return desk.afterPass(hand);
    return new TurnDraft(desk, 'pass-discard', desk.without(hand, o.kind), this, used, changed, null);
  }

  /** One more card lies there. */
  private laid(hand: number, algorithm: Algorithm): Draft {
    const step = this.step === 'build-basic' ? this.step : 'build-full';
    return new TurnDraft(this.desk, step, hand, algorithm, this.used + 1, true, null);
  }

  private run(): Draft | null {
    return this.desk.afterRun(this.hand, this, this.ofAlgorithm());
  }

  private pass(): Draft {
    const { desk, hand, used, changed } = this;
    return new TurnDraft(desk, 'pass-discard', hand, this, used, changed, null);
  }
}

/** Kinds of commands: they come first in the table of cards. */
const COMMANDS = commandKinds.length;

/** RAC-CYC-04, RAC-CYC-06: the cycles after a command has been laid. */
function cyclesAfter(
  { cycles }: Algorithm,
  { do: how, index }: { readonly do: string; readonly index: number },
): Algorithm['cycles'] {
  if (cycles.length === 0) return cycles;
  if (how === 'insert') return shifted(cycles, index);
  const lost = cycleOver(cycles, index);
  return lost === null ? cycles : cycles.filter((each) => each !== lost);
}
