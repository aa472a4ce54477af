import { checkSettings, eventFor, keyOfSeed, loadState, Match, viewOf } from '@benchtop/engine/host';
import type { Core, Decision, Facts, Frame, Game, GameEvent, Outcome, Score, View } from '@benchtop/engine/host';
import { expect, test } from 'vitest';

/** A test of one rule. Its name begins with the rule's ledger id, which is how the ledger script finds it. */
export function rule(id: string, title: string, check: () => void): void {
  test(`${id} ${title}`, check);
}

/** Why something is not allowed. */
export interface Refusal {
  readonly rule: string | null;
  readonly facts: Facts;
}

/** A match in the hands of a test. Nothing changes it: every play and every edit gives a new one. */
export class TestTable<S extends Core> {
  readonly game: Game<S>;
  /** Everything that happened since the table was set up or edited, unmasked. */
  readonly events: readonly GameEvent[];
  private readonly match: Match<S>;

  constructor(match: Match<S>, events: readonly GameEvent[]) {
    this.game = match.game;
    this.match = match;
    this.events = events;
  }

  get state(): Readonly<S> {
    return this.match.state;
  }

  /** The kind of the open decision, null when the match is over. */
  get step(): string | null {
    return this.decision?.step ?? null;
  }

  /** The open decision of the seat that is asked first. */
  get decision(): Decision | null {
    return this.match.decisions()[0] ?? null;
  }

  get over(): string | null {
    return this.match.state.over;
  }

  get outcome(): Outcome | null {
    return this.match.outcome();
  }

  /** Edits a copy of the state by hand. It must still be a position of the game: it goes through `loadState`. */
  with(edit: (s: S) => void): TestTable<S> {
    const s = this.game.clone(this.match.state);
    edit(s);
    const loaded = loadState(this.game, JSON.parse(JSON.stringify(s)));
    if (!loaded.ok) throw new Error(`not a position of ${this.game.id}: ${loaded.reason}`);
    return new TestTable(Match.from(this.game, loaded.value, this.match.key), []);
  }

  /** Plays options one after the other; a refusal fails the test. */
  play(seat: number, ...options: readonly string[]): TestTable<S> {
    const next = this.match.fork();
    const events = [...this.events];
    for (const option of options) {
      const played = next.play(seat, option);
      if (!played.ok) throw new Error(`seat ${seat} cannot play "${option}": ${played.rule ?? ''} ${played.reason}`);
      events.push(...played.events);
    }
    return new TestTable(next, events);
  }

  /** What the seat may choose now, as canonical texts. */
  options(seat: number): string[] {
    return this.legalOptions(seat).options.map(({ id }) => id);
  }

  /** Everything on the table that the seat may not choose now, with the rule against it. */
  refused(seat: number): Record<string, string> {
    return Object.fromEntries(this.legalOptions(seat).refused.map((each) => [each.id, each.rule]));
  }

  /** How an option reads that the seat may choose now. */
  label(seat: number, option: string): string | null {
    return this.legalOptions(seat).options.find(({ id }) => id === option)?.label ?? null;
  }

  /** The remark on a legal option, or null. */
  warning(seat: number, option: string): string | null {
    return this.legalOptions(seat).options.find(({ id }) => id === option)?.warning ?? null;
  }

  /** Why the seat cannot play this text now, or null when it can. Nothing is played. */
  refusal(seat: number, option: string): Refusal | null {
    const tried = this.match.fork().play(seat, option);
    return tried.ok ? null : { rule: tried.rule, facts: tried.facts };
  }

  /** The sentence of a refusal, or null. */
  reason(seat: number, option: string): string | null {
    const tried = this.match.fork().play(seat, option);
    return tried.ok ? null : tried.reason;
  }

  /** The events of one type. */
  heard(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }

  /** Who sees a field of an event: seats, and null for spectators. */
  seeing(event: GameEvent, field: string): (number | null)[] {
    const viewers = [null, ...Array.from({ length: this.state.seats }, (_, seat) => seat)];
    return viewers.filter((viewer) => eventFor(event, viewer)[field] !== null);
  }

  view(seat: number | null): View {
    return viewOf(this.game, this.state, seat);
  }

  score(seat: number): Score {
    const sheet = this.match.scores()[seat];
    if (sheet === undefined) throw new RangeError(`no seat ${seat}`);
    return sheet;
  }

  /** The points of a score sheet that a rule accounts for. */
  points(seat: number, ruleId: string): number {
    return this.score(seat)
      .items.filter((item) => item.rule === ruleId)
      .reduce((sum, item) => sum + item.points, 0);
  }

  undo(seat: number): boolean {
    return this.match.fork().undo(seat).ok;
  }

  private legalOptions(seat: number) {
    const legal = this.match.legalOptions(seat);
    if (legal === null) throw new Error(`seat ${seat} owes no decision`);
    return legal;
  }
}

/** Deals a match for a test. */
export function table<S extends Core>(
  game: Game<S>,
  seats: number,
  settings: { readonly [name: string]: unknown } = {},
  seed = 'test',
): TestTable<S> {
  const checked = checkSettings(game, seats, settings);
  if (!checked.ok) throw new Error(checked.reason);
  const match = Match.deal(game, seats, checked.value, keyOfSeed(seed));
  return new TestTable(match, match.opening);
}

/** The decisions of a stack, all asked of one seat. */
export function askedOf(seat: number, stack: readonly Frame[]): Frame[] {
  return stack.map((frame) => {
    if (frame.kind !== 'decision') throw new TypeError(`${frame.step} is not asked of one seat`);
    return { ...frame, seat };
  });
}

/** Plays the first option of every decision until the step is reached. */
export function until<S extends Core>(t: TestTable<S>, step: string): TestTable<S> {
  let now = t;
  for (let i = 0; now.step !== step; i++) {
    expect(i, `${step} is never reached`).toBeLessThan(1000);
    const { seat } = now.decision ?? { seat: -1 };
    now = now.play(seat, now.options(seat)[0] ?? '');
  }
  return now;
}
