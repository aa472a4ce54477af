import { at, eventFor, scoresOf, Stages, stageView, viewOf } from '@benchtop/engine/host';
import type { Core, Entry, Game, GameEvent, Score, View } from '@benchtop/engine/host';
import { withViews } from '../shown-match.ts';
import type { ShownLogEntry } from '../shown-match.ts';

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
  private readonly stages: Stages;

  /** `key`: that of the match, by which the rules go through the same states again. */
  constructor(game: Game, key: string, begin: Readonly<Core>) {
    this.game = game;
    this.positions = [begin];
    this.stages = new Stages(game, key, begin);
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
    const seen = events.map((event) => eventFor(event, perspective));
    return withViews({ seat: entry.seat, kind, events: seen, label }, () => this.viewsWithin(index, perspective));
  }

  /** What was seen right after each event of an entry. */
  private viewsWithin(index: number, perspective: number | null): readonly View[] {
    const { entry, events } = at(this.logEntries, index);
    if (events.length === 0) return [];
    const before = this.view(index, perspective);
    const after = this.view(index + 1, perspective);
    const { seat, option } = entry;
    const stages = this.stages.of({ before: this.state(index), seat, option, events });
    return [...stages.map((stage) => stageView(this.game, stage, before, after)), after];
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
