import { diffStates, Match } from '@benchtop/engine/host';
import type {
  Core,
  Entry,
  Game,
  GameEvent,
  MatchMemory,
  Played,
  Refused,
  Undone,
  ViewChange,
} from '@benchtop/engine/host';
import type { CommandRow } from '../store/contract.ts';
import { DIGEST, digest, Hasher, storedHash } from './hash.ts';
import { Recent } from './recent.ts';
import type { PastMoment } from './recent.ts';

/** One entry that was just carried out, with what it changed. */
export interface Carried {
  readonly moment: PastMoment;
  /** Its events as JSON. */
  readonly events: string;
  readonly change: ViewChange;
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
  /** When it was written; 0 while there is none. */
  at = 0;
  /** By seat: its last choice or undo of its own. */
  readonly own: number[];
  readonly recent = new Recent();
  /** What happened while the table was set. */
  readonly opening: readonly GameEvent[];
  private readonly hasher: Hasher;

  private constructor(match: Match, opening: readonly GameEvent[]) {
    this.current = match;
    this.hasher = new Hasher(match.game);
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
    for (const moment of read.recent) live.recent.add(moment, JSON.stringify(moment.events));
    live.at = read.recent.at(-1)?.at ?? 0;
    for (const [seat, own] of read.own.entries()) live.own[seat] = own;
    return live;
  }

  get match(): Match {
    return this.current;
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
      this.current = Match.recall(match.game, match.key, { ...memory, past: memory.past.slice(0, reach) });
      this.seq = seq;
      this.at = at;
      recent();
      for (const [seat, last] of own.entries()) this.own[seat] = last;
    };
  }

  /** A cache of everything needed to go on from here. */
  snapshot(): string {
    const { match, own } = this;
    const data: Omit<SnapshotData, 'recent'> = { form: FORM, rules: match.game.version, memory: match.memory(), own };
    return sealed(`${JSON.stringify(data).slice(0, -1)},"recent":${this.recent.json()}}`);
  }

  /** Carries a command out, and the forced choices after it. Refused: nothing has changed. */
  carryOut(order: CommandOrder, at: number): Turn | Refused {
    // The store has it.
    this.match.stopLog();
    const before = this.match.state;
    const done =
      order.option === null ? this.match.undo(order.seat) : this.match.play(order.seat, order.option, order.decision);
    if (!done.ok) return done;
    const turn = emptyTurn();
    this.note(turn, order, this.carried(order, done, before, at));
    this.playForced(turn, at);
    return turn;
  }

  /** Forced choices at the very beginning, before anybody was asked. */
  begin(at: number): Turn {
    const turn = emptyTurn();
    this.playForced(turn, at);
    return turn;
  }

  /** Repeats a row of the log; a sentence when it does not fit the match. */
  repeat(row: CommandRow): Carried | string {
    if (row.seq !== this.seq + 1) return `Entry ${this.seq + 1} of its log is missing.`;
    const entry: Entry = { seat: row.seat, step: '', option: row.option, auto: row.commandId === null };
    const before = this.match.state;
    const done = this.match.repeat(entry);
    if (!done.ok) return `Entry ${row.seq} of its log is not allowed by these rules.`;
    const carried = this.carried(row, done, before, row.at);
    if (this.hasher.of(carried.change.after) !== row.hash)
      return `After entry ${row.seq} of its log the match is not what it was when it was played.`;
    this.keep(carried);
    return carried;
  }

  private playForced(turn: OpenTurn, at: number): void {
    for (let entry = this.match.forced(); entry !== null; entry = this.match.forced()) {
      const before = this.match.state;
      const decision = this.match.decisionId(entry.seat) ?? '';
      const done = this.match.repeat(entry);
      if (!done.ok) throw new Error('a forced choice was refused');
      const order = { commandId: null, seat: entry.seat, option: entry.option, decision };
      this.note(turn, order, this.carried(order, done, before, at));
    }
  }

  /** What the match has just done, before it counts as an entry. */
  private carried(
    { commandId, seat, option }: Origin,
    done: Played | Undone,
    before: Readonly<Core>,
    at: number,
  ): Carried {
    const { game, state } = this.match;
    const list = eventsOf(done);
    const events = list.length === 0 ? '[]' : JSON.stringify(list);
    const kind = option === null ? 'undo' : commandId === null ? 'forced' : 'choice';
    const moment = { seq: this.seq + 1, seat, kind, open: list.every(isOpen), at, events: list } as const;
    return { moment, events, change: diffStates(game, before, state) };
  }

  private keep({ moment, events }: Carried): void {
    const { seq, seat, kind, at } = moment;
    this.recent.add(moment, events);
    this.seq = seq;
    this.at = at;
    if (kind !== 'forced') this.own[seat] = seq;
  }

  private note(turn: OpenTurn, order: Origin & { readonly decision: string }, carried: Carried): void {
    const { commandId, decision, seat, option } = order;
    const { seq, at } = carried.moment;
    const { after } = carried.change;
    const { version: rules } = this.match.game;
    const hash = this.hasher.of(after);
    turn.rows.push({ seq, commandId, decision, seat, option, rules, draws: after.draws, hash, at });
    turn.carried.push(carried);
    this.keep(carried);
  }
}

/** Who chose what; without a command id it was forced. */
type Origin = Pick<CommandRow, 'commandId' | 'seat' | 'option'>;

interface OpenTurn {
  readonly rows: CommandRow[];
  readonly carried: Carried[];
}

function emptyTurn(): OpenTurn {
  return { rows: [], carried: [] };
}

const NO_EVENTS: readonly GameEvent[] = [];

function eventsOf(done: Played | Undone): readonly GameEvent[] {
  return 'events' in done ? done.events : NO_EVENTS;
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
