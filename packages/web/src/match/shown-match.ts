import type { Barrier, Game, Outcome, Preview, Score, SeenEvent, View } from '@benchtop/engine/host';

/** Who sits at a seat. */
export interface ShownSeat {
  readonly name: string;
  /** The bot that plays here now; null for a person. */
  readonly bot: string | null;
  /** True while the bot only stands in for a person. */
  readonly away?: boolean;
  /** Whether the person has the table open; not there where nobody asks. */
  readonly here?: boolean;
}

/** An entry of the log as somebody may see it. Position `i + 1` of a match lies after entry `i`. */
export interface ShownLogEntry {
  readonly seat: number;
  readonly kind: 'choice' | 'forced' | 'undo';
  readonly events: readonly SeenEvent[];
  /**
   * What was seen right after each event. Made when somebody asks for it; empty where it is not known how the table
   * looked. Who is asked next is seen at the position after the entry.
   */
  readonly views: readonly View[];
  /** What was chosen, in words, where a forced choice is known by nothing else. */
  readonly label: string | null;
}

/** An entry whose views are made once, by the first who asks for them. */
export function withViews(entry: Omit<ShownLogEntry, 'views'>, make: () => readonly View[]): ShownLogEntry {
  let made: readonly View[] | null = null;
  return {
    ...entry,
    get views() {
      return (made ??= make());
    },
  };
}

/** A decision that somebody owes now. */
export interface AwaitedDecision {
  readonly seat: number;
  readonly prompt: string;
}

/** All that the table shows of a match, wherever it runs. `perspective`: the seat that looks; null for a spectator. */
export interface ShownMatch {
  readonly id: string;
  readonly game: Game;
  readonly seats: readonly ShownSeat[];
  /** The seats that are played from this page. */
  readonly yours: readonly number[];
  readonly commitment: string;
  readonly over: boolean;
  /** How many entries there are; the last position has this number. */
  readonly length: number;
  /** The first position after which the log is known; what lies before it has to be fetched. */
  readonly first: number;
  /** True where {@link preview} can tell something. */
  readonly previews: boolean;

  name(seat: number): string;
  /** Whether it is known how the table looked at a position. */
  shows(position: number): boolean;
  /** Null before {@link first} and after the end. */
  logEntry(index: number, perspective: number | null): ShownLogEntry | null;
  /** The same object for the same position and perspective. A position that is not there gives the nearest one. */
  view(position: number, perspective: number | null): View;
  scores(position: number): readonly Score[];
  /** What happened while the match was set up. */
  opening(perspective: number | null): readonly SeenEvent[];

  /** Who owes a decision now. */
  awaited(): readonly AwaitedDecision[];
  outcome(): Outcome | null;
  /** How many choices of bots were taken back with one's own: only at a table of one's own. */
  readonly rewinds: number;
  /** Why the seat cannot take its last choice back; null when it can. */
  undoBarrier(seat: number): Barrier | null;
  /** Who must do what, in one sentence. */
  status(): string;
  /** What an option of the decision that a seat owes would do, and others right after it; null when nothing can be said. */
  preview(seat: number, option: string, further?: readonly string[]): Promise<Preview | null>;
}
