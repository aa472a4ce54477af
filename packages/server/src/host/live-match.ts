import { diffStages, Match, Session } from '@benchtop/engine/host';
import type { Core, Game, GameEvent, MatchMemory, Refused, SessionEntry, ViewChange } from '@benchtop/engine/host';
import type { CommandRow } from '../store/contract.ts';
import { DIGEST, digest, HashInTurn, storedHash } from './hash.ts';
import { Recent } from './recent.ts';
import type { PastEntry } from './recent.ts';

/** One entry that was just carried out, with what it changed. */
export interface Carried {
  readonly entry: PastEntry;
  /** What each of its events changed, in their order; one change where it was not asked for, or nothing was announced. */
  readonly changes: readonly ViewChange[];
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

/** Snapshots of another form are not read: the log has everything. */
const FORM = 4;

/** A snapshot of a match: what it goes on from, and what is at hand for newcomers. */
interface SnapshotData {
  readonly form: number;
  readonly rules: string;
  readonly memory: MatchMemory;
  readonly recent: readonly PastEntry[];
  readonly own: readonly number[];
}

/**
 * A match in memory beside its log: turns commands into rows, and rows back into the match. Whoever calls it decides
 * when the rows are durable; until then nobody may hear of them.
 */
export class LiveMatch extends Session {
  /** When the last entry was written; 0 while there is none. */
  at = 0;
  readonly recent = new Recent();
  private readonly hash = new HashInTurn();
  /** What happened while the table was set. */
  readonly opening: readonly GameEvent[];

  private constructor(match: Match, opening: readonly GameEvent[]) {
    super(match);
    this.opening = opening;
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
    const match = Match.recall(game, key, read.memory);
    const live = new LiveMatch(match, []);
    live.goTo(match, seq, read.own);
    for (const entry of read.recent) live.recent.add(entry);
    live.at = read.recent.at(-1)?.at ?? 0;
    return live;
  }

  /** Remembers how things stand; calling what it returns brings them back. */
  mark(): () => void {
    const { match, seq, at } = this;
    const memory = match.memory();
    // The list only grows at its end, or gives way to another.
    const reach = memory.past.length;
    const own = this.own.slice();
    const recent = this.recent.mark();
    return () => {
      this.goTo(Match.recall(match.game, match.key, { ...memory, past: memory.past.slice(0, reach) }), seq, own);
      this.at = at;
      recent();
    };
  }

  /** A cache of everything needed to go on from here. */
  snapshot(): string {
    const { match, own } = this;
    const recent = this.recent.after(0);
    const data: SnapshotData = { form: FORM, rules: match.game.version, memory: match.memory(), recent, own };
    return sealed(JSON.stringify(data));
  }

  /** Carries a command out, and the forced choices after it. Refused: nothing has changed. */
  carryOut({ commandId, seat, option, decision }: CommandOrder, at: number): Turn | Refused {
    // The store has it.
    this.match.stopLog();
    const entry = option === null ? this.takeBack(seat) : this.choose(seat, option, decision);
    if ('code' in entry) return entry;
    const turn: OpenTurn = { rows: [], carried: [] };
    this.note(turn, entry, commandId, decision, at);
    this.forceAll(turn, at);
    return turn;
  }

  /** Forced choices at the very beginning, before anybody was asked. */
  begin(at: number): Turn {
    const turn: OpenTurn = { rows: [], carried: [] };
    this.forceAll(turn, at);
    return turn;
  }

  /**
   * Repeats a row of the log; a sentence when it does not fit the match. `staged`: what changed is told event by event,
   * for which the rules run twice.
   */
  follow(row: CommandRow, staged = false): Carried | string {
    if (row.seq !== this.seq + 1) return `Entry ${this.seq + 1} of its log is missing.`;
    const entry = this.repeat({ seat: row.seat, step: '', option: row.option, auto: row.commandId === null });
    if ('code' in entry) return `Entry ${row.seq} of its log is not allowed by these rules.`;
    const carried = this.carriedBy(entry, row.at, staged);
    if (storedHash(entry.after) !== row.hash)
      return `After entry ${row.seq} of its log the match is not what it was when it was played.`;
    this.keep(carried);
    return carried;
  }

  private forceAll(turn: OpenTurn, at: number): void {
    for (let entry = this.force(); entry !== null; entry = this.force())
      this.note(turn, entry, null, entry.decision, at);
  }

  private keep({ entry }: Carried): void {
    this.recent.add(entry);
    this.at = entry.at;
  }

  private note(turn: OpenTurn, entry: SessionEntry, commandId: string | null, decision: string, at: number): void {
    const { seq, seat, option, after } = entry;
    const carried = this.carriedBy(entry, at, true);
    const { version: rules } = this.match.game;
    // Only now: what did not change is shared.
    const hash = this.hash.of(after);
    turn.rows.push({ seq, commandId, decision, seat, option, rules, draws: after.draws, hash, at });
    turn.carried.push(carried);
    this.keep(carried);
  }

  private carriedBy(entry: SessionEntry, at: number, staged: boolean): Carried {
    const { seq, seat, kind, events: list, before, after } = entry;
    // The copy is as long as it need be: an array that grew by `push` has room for seventeen, and many are kept.
    const past = { seq, seat, kind, open: list.every(isOpen), at, events: list.slice() };
    const stages = staged ? this.stages(entry) : [];
    return { entry: past, changes: diffStages(this.match.game, before, stages, after) };
  }
}

interface OpenTurn {
  readonly rows: CommandRow[];
  readonly carried: Carried[];
}

function isOpen({ seen }: GameEvent): boolean {
  return seen === undefined;
}

function sealed(text: string): string {
  return digest(text) + text;
}

/** Null for what was not written by {@link sealed}, or was changed since. */
function readSnapshot(data: string): SnapshotData | null {
  const text = data.slice(DIGEST);
  return data.slice(0, DIGEST) === digest(text) ? (JSON.parse(text) as SnapshotData) : null;
}
