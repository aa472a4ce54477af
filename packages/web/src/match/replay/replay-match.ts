import { eventFor } from '@benchtop/engine/host';
import type { Core, Game, Match, MatchRecord, OnEntry, Outcome, Score, SeenEvent, View } from '@benchtop/engine/host';
import { Timeline } from '../local/timeline.ts';
import type { AwaitedDecision, ShownLogEntry, ShownMatch, ShownSeat } from '../shown-match.ts';
import { overWords } from '../status.ts';

/** A finished (or broken off) match that is watched again: every position, from any perspective. */
export class ReplayMatch implements ShownMatch {
  readonly id: string;
  readonly game: Game;
  readonly record: MatchRecord;
  readonly seats: readonly ShownSeat[];
  readonly yours: readonly number[] = [];
  readonly first = 0;
  readonly previews = false;
  /** The position it stands at. */
  at = 0;
  private readonly timeline: Timeline;
  private readonly standing: (readonly AwaitedDecision[])[];
  private readonly dealt: Match;
  private final: Outcome | null = null;

  /** `begun`: the match before its first choice. */
  constructor(id: string, record: MatchRecord, seats: readonly ShownSeat[], begun: Match) {
    this.id = id;
    this.game = begun.game;
    this.record = record;
    this.seats = seats;
    this.dealt = begun;
    this.timeline = new Timeline(begun.game, begun.key, begun.state);
    this.standing = [begun.decisions()];
  }

  /** Takes one entry after the other, as the replay of the record comes to it. */
  readonly add: OnEntry<Core> = (entry, events, match) => {
    this.timeline.add(entry, events, match.state);
    this.standing.push(match.decisions());
    this.final = match.over ? match.outcome() : null;
  };

  get commitment(): string {
    return this.record.commitment;
  }

  get over(): boolean {
    return this.at === this.length && this.final !== null;
  }

  get length(): number {
    return this.timeline.logEntries.length;
  }

  get rewinds(): number {
    return this.timeline.logEntries.filter(({ entry }) => entry.option === null && this.seats[entry.seat]?.bot !== null)
      .length;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? `Seat ${seat + 1}`;
  }

  shows(position: number): boolean {
    return position >= 0 && position <= this.length;
  }

  logEntry(index: number, perspective: number | null): ShownLogEntry | null {
    return this.timeline.logEntry(index, perspective);
  }

  view(position: number, perspective: number | null): View {
    return this.timeline.view(position, perspective);
  }

  scores(position: number): readonly Score[] {
    return this.timeline.scores(position);
  }

  opening(perspective: number | null): readonly SeenEvent[] {
    return this.dealt.opening.map((event) => eventFor(event, perspective));
  }

  awaited(): readonly AwaitedDecision[] {
    return this.standing[this.at] ?? [];
  }

  outcome(): Outcome | null {
    return this.over ? this.final : null;
  }

  undoBarrier(): 'over' {
    return 'over';
  }

  status(): string {
    if (this.over) return overWords(this);
    const awaited = this.awaited();
    if (awaited.length === 0) return 'The record ends here.';
    return awaited.map(({ seat, prompt }) => `${this.name(seat)}: ${prompt}`).join('. ');
  }

  async preview(): Promise<null> {
    return null;
  }

  /** Who acts next at a position; the one who acted last at the end. */
  actor(position: number): number {
    const logEntry = this.logEntry(Math.min(position, this.length - 1), null);
    return logEntry?.seat ?? 0;
  }
}
