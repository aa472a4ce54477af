import { Match, shareUnchanged } from '@benchtop/engine';
import type { Core, Entry, Game, GameEvent, MatchMemory, Played, Refused, Undone } from '@benchtop/engine';
import type { CommandRow } from '../store/contract.ts';
import { DIGEST, digest, Hasher, storedHash } from './hash.ts';

/** An entry of the log with what happened in it. */
export interface PastMoment {
  readonly seq: number;
  readonly seat: number;
  readonly kind: 'choice' | 'forced' | 'undo';
  /** The events, unmasked, as JSON: they are kept for long and seldom read. */
  readonly events: string;
  /** True when everybody may see all of them. */
  readonly open: boolean;
  readonly at: number;
}

/** What happened in an entry of the past. */
export function eventsIn({ events }: PastMoment): readonly GameEvent[] {
  return JSON.parse(events) as readonly GameEvent[];
}

/** One entry that was just carried out, with the states around it. */
export interface Carried {
  readonly moment: PastMoment;
  readonly events: readonly GameEvent[];
  readonly before: Readonly<Core>;
  readonly after: Readonly<Core>;
}

/** What a command led to: rows to be stored, and what there is to tell. */
export interface Turn {
  readonly rows: readonly CommandRow[];
  readonly carried: readonly Carried[];
}

export interface CommandOrder {
  readonly commandId: string;
  readonly seat: number;
  /** Null: take the last choice back. */
  readonly option: string | null;
  /** The decision it answers; for an undo, what the log notes. */
  readonly decision: string;
}

/** How many entries of the past are kept at hand for those who come (back) to the table. */
export const RECENT = 50;
const SLACK = 25;

/** Snapshots of another form are not read: the log has everything. */
const FORM = 2;

/** A snapshot of a match: what it goes on from, and what is at hand for newcomers. */
interface SnapshotData {
  readonly form: number;
  readonly rules: string;
  readonly memory: MatchMemory;
  readonly recent: readonly PastMoment[];
  readonly own: readonly number[];
}

/**
 * A match in memory beside its log: turns commands into rows, and rows back into the match. Whoever calls it decides
 * when the rows are durable; until then nobody may hear of them.
 */
export class LiveMatch {
  private current: Match;
  /** The last entry. */
  seq = 0;
  /** By seat: its last choice or undo of its own. */
  readonly own: number[];
  /** The newest entries, oldest first. */
  recent: PastMoment[] = [];
  /** What happened while the table was set. */
  readonly opening: readonly GameEvent[];
  private readonly hasher = new Hasher();

  private constructor(match: Match, opening: readonly GameEvent[]) {
    this.current = match;
    this.opening = opening;
    this.own = Array.from({ length: match.state.seats }, () => 0);
  }

  /** Deals the match that this key, these seats and settings always give. */
  static deal(game: Game, seats: number, settings: Core['settings'], key: string): LiveMatch {
    const match = Match.deal(game, seats, settings, key);
    return new LiveMatch(match, match.opening);
  }

  /** Goes on from a snapshot; null when it is not one of these rules, or not readable. */
  static fromSnapshot(game: Game, key: string, seq: number, data: string, hash: string): LiveMatch | null {
    const read = readSnapshot(data);
    if (read === null || read.form !== FORM || read.rules !== game.version) return null;
    if (storedHash(read.memory.state) !== hash) return null;
    const live = new LiveMatch(Match.recall(game, key, read.memory), []);
    live.seq = seq;
    live.recent = [...read.recent];
    for (const [seat, own] of read.own.entries()) live.own[seat] = own;
    return live;
  }

  get match(): Match {
    return this.current;
  }

  /** Remembers how things stand; calling what it returns brings them back. */
  mark(): () => void {
    const { match, seq, recent } = this;
    const memory = match.memory();
    // The lists only grow at their ends, or give way to others.
    const reach = memory.past.length;
    const kept = recent.length;
    const own = this.own.slice();
    return () => {
      this.current = Match.recall(match.game, match.key, { ...memory, past: memory.past.slice(0, reach) });
      this.seq = seq;
      this.recent = recent.slice(0, kept);
      for (const [seat, last] of own.entries()) this.own[seat] = last;
    };
  }

  /** A cache of everything needed to go on from here. */
  snapshot(): string {
    const { match, own } = this;
    const recent = this.recent.slice(-RECENT);
    const data: SnapshotData = { form: FORM, rules: match.game.version, memory: match.memory(), recent, own };
    return sealed(JSON.stringify(data));
  }

  /** Carries a command out, and the forced choices after it. Refused: nothing has changed. */
  carryOut(order: CommandOrder, at: number): Turn | Refused {
    // The store has it.
    this.match.stopLog();
    const before = this.match.state;
    const done =
      order.option === null ? this.match.undo(order.seat) : this.match.play(order.seat, order.option, order.decision);
    if (!done.ok) return done;
    const rows: CommandRow[] = [];
    const carried: Carried[] = [];
    this.note(order, false, done, before, at, rows, carried);
    this.playForced(at, rows, carried);
    return { rows, carried };
  }

  /** Forced choices at the very beginning, before anybody was asked. */
  begin(at: number): Turn {
    const turn: { rows: CommandRow[]; carried: Carried[] } = { rows: [], carried: [] };
    this.playForced(at, turn.rows, turn.carried);
    return turn;
  }

  /** Repeats a row of the log; a sentence when it does not fit the match. */
  repeat(row: CommandRow): string | null {
    if (row.seq !== this.seq + 1) return `Entry ${this.seq + 1} of its log is missing.`;
    const auto = row.commandId === null;
    const entry: Entry = { seat: row.seat, step: '', option: row.option, auto };
    const before = this.match.state;
    const done = this.match.repeat(entry);
    if (!done.ok) return `Entry ${row.seq} of its log is not allowed by these rules.`;
    if (row.option !== null) shareUnchanged(this.match.game, before, this.match.state);
    if (this.hasher.of(this.match.state) !== row.hash)
      return `After entry ${row.seq} of its log the match is not what it was when it was played.`;
    this.keep(row.seq, row.seat, kindOf(row.option, auto), eventsOf(done), row.at);
    return null;
  }

  private playForced(at: number, rows: CommandRow[], carried: Carried[]): void {
    for (let entry = this.match.forced(); entry !== null; entry = this.match.forced()) {
      const before = this.match.state;
      const decision = this.match.decisionId(entry.seat) ?? '';
      const done = this.match.repeat(entry);
      if (!done.ok) throw new Error('a forced choice was refused');
      const order = { commandId: null, seat: entry.seat, option: entry.option, decision };
      this.note(order, true, done, before, at, rows, carried);
    }
  }

  private note(
    order: Omit<CommandOrder, 'commandId'> & { readonly commandId: string | null },
    auto: boolean,
    done: Played | Undone,
    before: Readonly<Core>,
    at: number,
    rows: CommandRow[],
    carried: Carried[],
  ): void {
    const { commandId, seat, option, decision } = order;
    const { game, state } = this.match;
    const events = eventsOf(done);
    const moment = this.keep(this.seq + 1, seat, kindOf(option, auto), events, at);
    if (option !== null) shareUnchanged(game, before, state);
    rows.push({
      seq: moment.seq,
      commandId,
      decision,
      seat,
      option,
      rules: game.version,
      draws: state.draws,
      hash: this.hasher.of(state),
      at,
    });
    carried.push({ moment, events, before, after: state });
  }

  private keep(
    seq: number,
    seat: number,
    kind: PastMoment['kind'],
    events: readonly GameEvent[],
    at: number,
  ): PastMoment {
    const text = events.length === 0 ? '[]' : JSON.stringify(events);
    const moment = { seq, seat, kind, events: text, open: events.every(isOpen), at };
    this.seq = seq;
    if (kind !== 'forced') this.own[seat] = seq;
    this.recent.push(moment);
    if (this.recent.length >= RECENT + SLACK) this.recent = this.recent.slice(-RECENT);
    return moment;
  }
}

function kindOf(option: string | null, auto: boolean): PastMoment['kind'] {
  return option === null ? 'undo' : auto ? 'forced' : 'choice';
}

const NO_EVENTS: readonly GameEvent[] = [];

function eventsOf(done: Played | Undone): readonly GameEvent[] {
  return 'events' in done ? done.events : NO_EVENTS;
}

function isOpen({ only }: GameEvent): boolean {
  return only === undefined;
}

function sealed(text: string): string {
  return digest(text) + text;
}

/** Null for what was not written by {@link sealed}, or was changed since. */
function readSnapshot(data: string): SnapshotData | null {
  const text = data.slice(DIGEST);
  return data.slice(0, DIGEST) === digest(text) ? (JSON.parse(text) as SnapshotData) : null;
}
