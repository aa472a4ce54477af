import { noUndo, refused } from './answer.ts';
import type { Decision, DueDecision, Entry, Played, Refused, Undone } from './answer.ts';
import { commitmentOf, createChance, createDice, keyOfSeed, fastRandom, fastSeed } from './chance.ts';
import type { GameEvent } from './event.ts';
import { candidatesOf, legalOptionsOf, sentence } from './explain.ts';
import type { LegalOptions } from './explain.ts';
import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import { dealtState } from './load.ts';
import { outcomeOf, scoresOf } from './outcome.ts';
import type { Outcome, Score } from './outcome.ts';
import { hasAnswered, owes, waitingIn, withdraw } from './pending.ts';
import { Runner, seatFrame } from './runner.ts';
import { worldOf } from './sample.ts';
import { viewOf } from './secrecy.ts';
import type { View } from './secrecy.ts';
import { at } from './state.ts';
import type { Core, DecisionFrame, Frame, Settings } from './state.ts';
import { refusalOf } from './step.ts';
import type { Step } from './step.ts';
import type { Barrier } from './undo.ts';
import { WayBack } from './way-back.ts';
import type { Past } from './way-back.ts';

/** What a match can go on from without its log. Plain JSON. */
export interface MatchMemory<S extends Core = Core> {
  readonly state: S;
  readonly past: readonly Past<S>[];
  readonly blocked: Barrier;
  readonly undos: number;
  readonly withdrawals: readonly (number | null)[];
}

/**
 * One play of a game: key, log and current state. All doors (page, server, command line, stdio) use it.
 * States it hands out never change afterwards.
 */
export class Match<S extends Core = Core> {
  readonly game: Game<S>;
  readonly key: string;
  /** Forced decisions are played at once when true. */
  readonly auto: boolean;
  /** The state the match began with, when it was not dealt from its key. */
  readonly start: S | null;
  /** What happened while the match was set up, unmasked. */
  readonly opening: readonly GameEvent[];
  private current: S;
  private seal: string | null = null;
  private entries: Entry[] = [];
  private logs = true;
  private way = new WayBack<S>();
  private undos = 0;
  private withdrawals: number[] = [];
  private heard: GameEvent[] = [];
  /** The decision that was named last: who asks for its id answers by it. */
  private named: { readonly frame: Frame; readonly seat: number; readonly id: string } | null = null;
  private readonly codes: number[] = [];
  private readonly runner: Runner<S>;

  private constructor(
    game: Game<S>,
    key: string,
    auto: boolean,
    start: S | null,
    state: S,
    opening: readonly GameEvent[],
  ) {
    this.game = game;
    this.key = key;
    this.auto = auto;
    this.start = start;
    this.opening = opening;
    this.current = state;
    this.runner = new Runner(game, createChance(key), (event) => this.heard.push(event), state);
  }

  /** Deals a new match. `settings` must have passed `checkSettings`. */
  static deal<S extends Core>(game: Game<S>, seats: number, settings: Settings, key: string, auto = false): Match<S> {
    const opening: GameEvent[] = [];
    const state = dealtState(game, seats, settings, key, (event) => opening.push(event));
    const match = new Match(game, key, auto, null, state, opening);
    if (auto) match.playForced([]);
    opening.push(...match.heard);
    return match;
  }

  /** Goes on from a state that has passed `loadState`. */
  static from<S extends Core>(game: Game<S>, state: S, key: string, auto = false): Match<S> {
    return new Match(game, key, auto, state, game.clone(state), []);
  }

  /** Goes on from what {@link memory} gave, which must come from a trusted place. The log begins anew. */
  static recall<S extends Core>(game: Game<S>, key: string, memory: MatchMemory<S>): Match<S> {
    const match = new Match(game, key, false, null, memory.state, []);
    match.way.recall(memory.past, memory.blocked);
    match.undos = memory.undos;
    match.withdrawals = Array.from(memory.withdrawals, (n) => n ?? 0);
    return match;
  }

  /** All that the match needs to go on, as plain JSON: a cache of what replaying its log would give. */
  memory(): MatchMemory<S> {
    return {
      state: this.current,
      ...this.way.memory(),
      undos: this.undos,
      withdrawals: this.withdrawals.slice(),
    };
  }

  /** Published at the start; the key that fits it is published at the end. */
  get commitment(): string {
    return (this.seal ??= commitmentOf(this.key));
  }

  /** The whole state. For trusted local code only; players get {@link view}. */
  get state(): Readonly<S> {
    return this.current;
  }

  /** Everything that was chosen and taken back, in order. */
  get log(): readonly Entry[] {
    return this.entries;
  }

  /** From here on there is no log: somebody else keeps what is chosen. */
  stopLog(): void {
    if (!this.logs) return;
    this.entries = [];
    this.logs = false;
  }

  /**
   * From here on choices can be taken back one after the other, whoever made them: at a private table, and where a log is
   * repeated. It keeps every state since the last draw alive, so a server does not want it.
   */
  keepPastOfOthers(): void {
    this.way.keepOthers();
  }

  get over(): boolean {
    return this.current.over !== null;
  }

  /** Every open decision; several when simultaneous, none when the match is over. */
  decisions(): Decision[] {
    const frame = this.top();
    return frame === null ? [] : waitingIn(frame).map((seat) => this.decisionFor(frame, seat));
  }

  /** The seats that owe a decision. */
  waiting(): readonly number[] {
    const frame = this.top();
    return frame === null ? [] : waitingIn(frame);
  }

  /** The decision a seat owes, or null. */
  decision(seat: number): Decision | null {
    const frame = this.top();
    return frame !== null && owes(frame, seat) ? this.decisionFor(frame, seat) : null;
  }

  /** The id of the decision a seat owes, or null: without its words, which are up to the game. */
  decisionId(seat: number): string | null {
    const frame = this.top();
    return frame !== null && owes(frame, seat) ? this.idOf(frame, seat) : null;
  }

  /** What the seat can and cannot do at the decision it owes, or null when it owes none. */
  legalOptions(seat: number): (LegalOptions & { readonly decision: Decision }) | null {
    const frame = this.top();
    const decision = this.decision(seat);
    if (frame === null || decision === null) return null;
    return { decision, ...legalOptionsOf(this.game, this.current, frame, seat) };
  }

  /** The ids of the legal options of a seat, without a word about them; none where it owes no decision. */
  optionIds(seat: number): string[] {
    const frame = this.top();
    if (frame === null || !owes(frame, seat)) return [];
    const texts = this.game.steps[frame.step]?.vocabulary.texts ?? [];
    const n = this.runner.optionsFor(this.current, seat, this.codes);
    return this.codes.slice(0, n).map((code) => at(texts, code));
  }

  /** As {@link legalOptions}, without sentences for what is refused: for the wire, where the other end makes them. */
  due(seat: number): DueDecision | null {
    const frame = this.top();
    const decision = this.decision(seat);
    if (frame === null || decision === null) return null;
    return { decision, ...candidatesOf(this.game, this.current, frame, seat) };
  }

  /** Answers a decision. Name it by its id wherever the answer may come late. */
  play(seat: number, option: string, decision?: string): Played | Refused {
    const frame = this.top();
    if (frame === null) return refused('closed', 'The match is over.');
    if (!owes(frame, seat)) return refused('not-yours', 'This seat owes no decision now.');
    if (decision !== undefined && decision !== this.idOf(frame, seat))
      return refused('closed', 'That decision is closed: another one is open now.');
    return this.choose(frame, seat, option, false);
  }

  /** The entry that carries out the open decision where it leaves no choice, else null. Pass it to {@link repeat}. */
  forced(): Entry | null {
    const frame = this.top();
    const code = frame === null ? -1 : this.forcedCode(frame);
    if (frame === null || frame.seat === null || code < 0) return null;
    const option = at(this.game.steps[frame.step]?.vocabulary.texts ?? [], code);
    return { seat: frame.seat, step: frame.step, option, auto: true };
  }

  /** Carries out an entry of a log as it was, forced or not. Use it to replay. */
  repeat(entry: Entry): Played | Undone | Refused {
    const frame = this.top();
    if (entry.option === null) return this.undo(entry.seat);
    if (frame === null || !owes(frame, entry.seat)) return refused('not-yours', 'This seat owes no decision now.');
    return this.choose(frame, entry.seat, entry.option, entry.auto);
  }

  private choose(frame: Frame, seat: number, option: string, forced: boolean): Played | Refused {
    const step = this.game.steps[frame.step];
    const code = step === undefined ? -1 : step.vocabulary.code(option);
    if (step === undefined || code < 0) return refused('refused', `There is no option "${option.slice(0, 80)}" here.`);
    const refusal = this.refusalOf(step, seatFrame(frame, seat), code);
    if (refusal !== null) return refusal;
    this.heard = [];
    const entries = [this.carryOut(seat, frame, step, code, forced)];
    if (this.auto) this.playForced(entries);
    const events = this.heard;
    this.heard = [];
    return { ok: true, events, entries, over: this.over };
  }

  /** Why the seat cannot take its last choice back, or null when it can. */
  undoBarrier(seat: number): Barrier | null {
    return hasAnswered(this.top(), seat) ? null : this.way.barrier(this.game, this.current, seat);
  }

  /**
   * Who must take choices back, in this order, so that the seat's own last choice is taken back; or why that cannot be.
   * Only after {@link keepPastOfOthers} does it reach beyond the last choice of another seat.
   */
  rewindPlan(seat: number): readonly number[] | Barrier {
    return hasAnswered(this.top(), seat) ? [seat] : this.way.plan(this.game, this.current, seat);
  }

  /** Takes back the seat's last choice, and forced ones after it. The log keeps it. */
  undo(seat: number): Undone | Refused {
    const barrier = this.undoBarrier(seat);
    if (barrier !== null) return noUndo(barrier);
    let undone = 1;
    this.named = null;
    if (hasAnswered(this.top(), seat) && !(this.way.reachesOthers && this.way.leadsTo(seat))) {
      this.withdraw(seat);
    } else {
      const back = this.way.go(seat);
      this.current = back.state;
      undone = back.undone;
      this.undos++;
    }
    if (this.logs) this.entries.push({ seat, step: this.top()?.step ?? '', option: null, auto: false });
    return { ok: true, undone };
  }

  /** What a seat, or a spectator (null), may know. */
  view(seat: number | null): View {
    return viewOf(this.game, this.current, seat);
  }

  /** All score sheets, as if the match ended now. */
  scores(): Score[] {
    return scoresOf(this.game, this.current);
  }

  /** How the match ended, or null while it runs. */
  outcome(): Outcome | null {
    return outcomeOf(this.game, this.current);
  }

  /** The state hash. Do not publish it while the match runs. */
  hash(): string {
    return hashOf(this.current);
  }

  /** An independent copy that goes on by itself. */
  fork(): Match<S> {
    const copy = new Match(this.game, this.key, this.auto, this.start, this.current, this.opening);
    copy.entries.push(...this.entries);
    copy.way = this.way.copy();
    copy.undos = this.undos;
    copy.withdrawals = [...this.withdrawals];
    return copy;
  }

  /**
   * Another world that this seat could not tell from the real one, with a future of its own. It depends on what the
   * seat knows and on the seed alone: whoever knows the seed learns nothing from it.
   */
  sample(seat: number | null, seed: string): Match<S> {
    const dice = createDice(fastRandom(fastSeed(seed)));
    return Match.from(this.game, worldOf(this.game, this.current, seat, dice), keyOfSeed(seed), this.auto);
  }

  private top(): Frame | null {
    return this.current.over === null ? at(this.current.stack, this.current.stack.length - 1) : null;
  }

  /**
   * A decision that is asked again after an undo has another id. Who withdraws an answer to a simultaneous decision is
   * asked again alone: the others' decisions stay what they are.
   */
  private idOf(frame: Frame, seat: number): string {
    if (this.named?.frame === frame && this.named.seat === seat) return this.named.id;
    const withdrawn = this.withdrawals[seat] ?? 0;
    const again = this.undos === 0 && withdrawn === 0 ? '' : `.${this.undos}`;
    const id = `d${frame.id}.${seat}${again}${withdrawn === 0 ? '' : `.${withdrawn}`}`;
    this.named = { frame, seat, id };
    return id;
  }

  private decisionFor(frame: Frame, seat: number): Decision {
    const step = this.game.steps[frame.step];
    const prompt = step?.prompt(this.current, seatFrame(frame, seat)) ?? '';
    return { id: this.idOf(frame, seat), seat, step: frame.step, prompt, rule: step?.ruleFor(frame.args) ?? '' };
  }

  private refusalOf(step: Step<S>, d: DecisionFrame, code: number): Refused | null {
    const rule = refusalOf(step, this.current, d, code);
    if (rule === null) return null;
    const facts = step.facts(this.current, d, step.vocabulary.values[code], rule);
    return { ok: false, code: 'refused', reason: sentence(this.game, d.step, rule, facts), rule, facts };
  }

  private carryOut(seat: number, frame: Frame, step: Step<S>, code: number, auto: boolean): Entry {
    const before = this.current;
    const next = this.game.clone(before);
    if (frame.kind === 'simultaneous') this.runner.answerFor(next, seat, code);
    else this.runner.apply(next, code);
    this.current = next;
    this.way.remember(before, next, seat, auto);
    const entry: Entry = { seat, step: frame.step, option: at(step.vocabulary.texts, code), auto };
    if (this.logs) this.entries.push(entry);
    return entry;
  }

  private playForced(entries: Entry[]): void {
    for (let frame = this.top(); frame !== null; frame = this.top()) {
      const step = this.game.steps[frame.step];
      const code = this.forcedCode(frame);
      if (step === undefined || code < 0 || frame.seat === null) return;
      entries.push(this.carryOut(frame.seat, frame, step, code, true));
    }
  }

  /** The code of what must be chosen, -1 where there is a choice. */
  private forcedCode(frame: Frame): number {
    if (frame.kind !== 'decision' || this.game.steps[frame.step]?.alwaysAsked(this.current, frame) === true) return -1;
    return this.runner.onlyOption(this.current, this.codes);
  }

  /** Who withdraws is asked again alone, and what went before stays. */
  private withdraw(seat: number): void {
    const next = this.game.clone(this.current);
    withdraw(next, seat);
    this.current = next;
    this.way.block('other-seat');
    this.withdrawals[seat] = (this.withdrawals[seat] ?? 0) + 1;
  }
}
