import { Match, Recorder, replayRecord } from '@benchtop/engine';
import type { Checked, Core, Decision, Entry, Game, GameEvent, Refused, Settings } from '@benchtop/engine';
import type { SavedMatch, SavedSeat } from './saves.ts';

/** An entry of the log with what happened in it. Position `i + 1` of the match lies after moment `i`. */
export interface Moment {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
}

/**
 * A match that runs wholly in this page. It plays forced choices one by one, so that each can be shown and marked,
 * and remembers every position, so that the past can be looked at.
 */
export class LocalMatch {
  readonly id: string;
  readonly game: Game;
  readonly seats: readonly SavedSeat[];
  readonly match: Match;
  readonly moments: Moment[] = [];
  readonly positions: Readonly<Core>[];
  /** The id of the lesson it follows; null from the moment the lesson is left. */
  lesson: string | null = null;
  private readonly recorder: Recorder<Core>;

  private constructor(id: string, seats: readonly SavedSeat[], match: Match, positions: Readonly<Core>[]) {
    this.id = id;
    this.game = match.game;
    this.seats = seats;
    this.match = match;
    this.positions = positions;
    this.recorder = new Recorder(match);
  }

  /** Deals a new match. `settings` must have passed `checkSettings`. */
  static deal(id: string, game: Game, seats: readonly SavedSeat[], settings: Settings, key: string): LocalMatch {
    const match = Match.deal(game, seats.length, settings, key);
    return new LocalMatch(id, seats, match, [match.state]);
  }

  /** Goes on with a match that was kept, or says in a sentence why that cannot be. */
  static resume(game: Game, save: SavedMatch): Checked<LocalMatch> {
    if (save.record.seats !== save.seats.length)
      return { ok: false, reason: 'It names a different number of players than its record.' };
    const begun = replayRecord(game, save.record, 0);
    if (!begun.ok) return begun;
    const positions: Readonly<Core>[] = [begun.value.state];
    const moments: Moment[] = [];
    const replayed = replayRecord(game, save.record, undefined, (entry, events, match) => {
      moments.push({ entry, events });
      positions.push(match.state);
    });
    if (!replayed.ok) return replayed;
    const local = new LocalMatch(save.id, save.seats, replayed.value, positions);
    local.moments.push(...moments);
    local.lesson = save.lesson;
    return { ok: true, value: local };
  }

  get over(): boolean {
    return this.match.over;
  }

  isBot(seat: number): boolean {
    return this.seats[seat]?.bot !== null;
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? `Seat ${seat + 1}`;
  }

  /** The seats played by people at this device. */
  people(): number[] {
    return this.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  }

  play(decision: Decision, option: string): Refused | null {
    const played = this.match.play(decision.seat, option, decision.id);
    if (!played.ok) return played;
    this.add(played.events);
    return null;
  }

  /** Plays the open decision when it leaves no choice; false when it does. */
  playForced(): boolean {
    const top = this.match.state.stack.at(-1);
    if (this.over || top === undefined || top.seats !== null) return false;
    const [only, another] = this.match.survey(top.seat)?.options ?? [];
    if (only === undefined || another !== undefined) return false;
    const played = this.match.repeat({ seat: top.seat, step: top.step, option: only.id, auto: true });
    if (!played.ok) return false;
    this.add('events' in played ? played.events : []);
    return true;
  }

  undo(seat: number): Refused | null {
    const undone = this.match.undo(seat);
    if (!undone.ok) return undone;
    this.add([]);
    return null;
  }

  saved(status: string, updated: number): SavedMatch {
    const { id, game, seats, lesson, over } = this;
    const record = this.recorder.record(true);
    return { format: 'benchtop-save/1', id, game: game.id, seats, lesson, record, status, over, updated };
  }

  private add(events: readonly GameEvent[]): void {
    const entry = this.match.log.at(-1);
    if (entry === undefined) return;
    this.moments.push({ entry, events });
    this.positions.push(this.match.state);
  }
}
