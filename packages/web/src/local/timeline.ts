import { eventFor, scoresOf, viewOf } from '@benchtop/engine/host';
import type { Core, Entry, Game, GameEvent, Score, View } from '@benchtop/engine/host';
import type { ShownLogEntry } from '../table/shown-match.ts';

/** An entry of the log with what happened in it, unmasked. */
export interface LogEntry {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
}

/** Every position of a match whose rules run in this page, and what led from one to the next. */
export class Timeline {
  readonly game: Game;
  readonly positions: Readonly<Core>[];
  readonly logEntries: LogEntry[] = [];
  private readonly views = new WeakMap<Readonly<Core>, View[]>();
  private readonly seen: ShownLogEntry[][] = [];

  constructor(game: Game, begin: Readonly<Core>) {
    this.game = game;
    this.positions = [begin];
  }

  add(entry: Entry, events: readonly GameEvent[], after: Readonly<Core>): void {
    this.logEntries.push({ entry, events });
    this.positions.push(after);
  }

  /** Made once for each position and perspective: many parts of the screen ask for it. */
  view(position: number, perspective: number | null): View {
    const state = this.state(position);
    const known = this.views.get(state) ?? [];
    this.views.set(state, known);
    const place = perspective === null ? 0 : perspective + 1;
    return (known[place] ??= viewOf(this.game, state, perspective));
  }

  scores(position: number): readonly Score[] {
    return scoresOf(this.game, this.state(position));
  }

  logEntry(index: number, perspective: number | null): ShownLogEntry | null {
    const logEntry = this.logEntries[index];
    if (logEntry === undefined) return null;
    const known = (this.seen[perspective === null ? 0 : perspective + 1] ??= []);
    return (known[index] ??= this.masked(logEntry, index, perspective));
  }

  private masked({ entry, events }: LogEntry, index: number, perspective: number | null): ShownLogEntry {
    const kind = entry.option === null ? 'undo' : entry.auto ? 'forced' : 'choice';
    const label = kind === 'forced' ? this.labelOf(entry, index) : null;
    return { seat: entry.seat, kind, events: events.map((event) => eventFor(event, perspective)), label };
  }

  private labelOf(entry: Entry, index: number): string | null {
    const before = this.positions[index];
    const frame = before?.stack.at(-1);
    const step = this.game.steps[entry.step];
    if (before === undefined || frame?.kind !== 'decision' || step === undefined) return null;
    const value = step.vocabulary.values[step.vocabulary.code(entry.option ?? '')];
    return step.label(before, frame, value);
  }

  private state(position: number): Readonly<Core> {
    const last = this.positions.length - 1;
    const state = this.positions[Math.max(0, Math.min(position, last))];
    if (state === undefined) throw new Error('a match has a first position');
    return state;
  }
}
