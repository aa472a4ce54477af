import { eventFor } from '@benchtop/engine/host';
import type { Game, Match, Score, SeenEvent, View } from '@benchtop/engine/host';
import type { ShownLogEntry, ShownSeat } from '../shown-match.ts';
import type { Timeline } from './timeline.ts';
import { t } from '../../words/words.ts';

/** What is the same of every match whose rules run in this page: all its positions are known, from any perspective. */
export abstract class TimelineMatch<Seat extends ShownSeat = ShownSeat> {
  readonly id: string;
  readonly game: Game;
  readonly seats: readonly Seat[];
  readonly first = 0;
  protected readonly timeline: Timeline;
  private readonly begun: Pick<Match, 'opening'>;

  /** `begun`: the match before its first choice. */
  constructor(id: string, seats: readonly Seat[], begun: Match, timeline: Timeline) {
    this.id = id;
    this.game = begun.game;
    this.seats = seats;
    this.begun = begun;
    this.timeline = timeline;
  }

  get length(): number {
    return this.timeline.logEntries.length;
  }

  get rewinds(): number {
    return this.timeline.logEntries.filter(({ entry }) => entry.option === null && this.isBot(entry.seat)).length;
  }

  isBot(seat: number): boolean {
    return this.seats[seat]?.bot !== null;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? t('Seat {seat}', { seat: seat + 1 });
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
    return this.begun.opening.map((event) => eventFor(event, perspective));
  }
}
