import type { Audience } from './audience.ts';
import type { Turn } from './live-match.ts';
import type { Mailbox } from './mailbox.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import type { TableRows } from './table-rows.ts';

/** Timers take no longer waits than this. */
const LONGEST_TIMER = 2_000_000_000;
const RETRY = 1000;

/** How much time everybody has had and has left. */
export interface Times {
  /** By seat: since when it owes what it owes. */
  readonly since: ReadonlyMap<number, number>;
  readonly reserve: readonly number[];
  /** What is to be remembered of a choice, or was used up by taking one back. */
  readonly turned: { readonly seat: number; readonly before: Before | null } | null;
}

/** The time of a seat as it was before a choice: taking the choice back gives this back, and no more. */
interface Before {
  readonly since: number;
  readonly reserve: number;
}

/** What a clock goes by, and what it sets going. */
interface ClockTable {
  readonly rows: TableRows;
  readonly match: Pick<MatchInMemory, 'live' | 'running'>;
  readonly mailbox: Mailbox;
  now(): number;
  /** A bot plays where a person did. */
  seatsChanged(): void;
}

/** As far back as choices can be taken back. */
const MOST_BEFORE = 200;

/**
 * The clock of a table: so long for each decision, then from the reserve. When both are used up, a bot plays for the
 * seat until its owner returns. Time while the server is down is nobody's: after a start every open decision begins
 * anew. Nothing that a seat does gives it more time for a decision than it had: a choice that is taken back has cost the
 * time since its decision was opened, and whoever leaves and returns finds the time that was running.
 */
export class Clock {
  private readonly table: ClockTable;
  private since = new Map<number, number>();
  /** By seat: the times before its last choices, which can be taken back. */
  private before: Before[][] = [];
  /** When the match was loaded: no decision has been open for longer. */
  private began = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(table: ClockTable) {
    this.table = table;
  }

  get ticking(): boolean {
    return this.timer !== null;
  }

  /** The match was loaded: whoever owes something has the whole time for it. */
  restart(): void {
    this.since = new Map();
    this.before = [];
    const { match, rows } = this.table;
    this.began = this.table.now();
    if (match.live === null || rows.row.clock === null || !match.running) return;
    for (const seat of match.live.match.waiting()) this.since.set(seat, this.began);
    this.arm();
  }

  /** Remembers the times; what it returns gives them back, after a restart, to those who still owe something. */
  mark(): () => void {
    const { since, before, began } = this;
    return () => {
      for (const [seat, at] of since) if (this.since.has(seat)) this.since.set(seat, at);
      this.before = before;
      this.began = began;
      this.arm();
    };
  }

  /** The times after a turn, which count once it is durable; null without a clock. */
  after(turn: Turn, waiting: readonly number[], now: number): Times | null {
    const { rows } = this.table;
    const { clock } = rows.row;
    if (clock === null) return null;
    const reserve = rows.seats.map((seat) => seat.reserve);
    const actors = new Set(turn.carried.map(({ entry }) => entry.seat));
    const since = new Map<number, number>();
    for (const seat of waiting) since.set(seat, actors.has(seat) ? now : (this.since.get(seat) ?? now));
    // What follows the first entry was forced by it.
    const { kind, seat } = turn.carried[0]?.entry ?? { kind: 'forced', seat: 0 };
    if (kind === 'forced') return { since, reserve, turned: null };
    if (kind === 'choice') {
      const before = { since: this.since.get(seat) ?? now, reserve: reserve[seat] ?? 0 };
      reserve[seat] = Math.max(0, before.reserve - Math.max(0, now - before.since - clock.perMove * 1000));
      return { since, reserve, turned: { seat, before } };
    }
    const back = this.before[seat]?.at(-1);
    if (since.has(seat)) since.set(seat, back?.since ?? this.since.get(seat) ?? this.began);
    reserve[seat] = back?.reserve ?? reserve[seat] ?? 0;
    return { since, reserve, turned: { seat, before: null } };
  }

  /** A turn is durable. */
  take(times: Times | null): void {
    if (times === null) return;
    this.since = new Map(times.since);
    if (times.turned === null) return;
    const { seat, before } = times.turned;
    const list = (this.before[seat] ??= []);
    if (before === null) list.pop();
    else if (list.push(before) > MOST_BEFORE) list.shift();
  }

  /** When a seat's time is up; null: it does not run. */
  deadlineAt(seat: number): number | null {
    return this.deadline(seat, null);
  }

  /** When the seat's time is up, now or after a turn; for others the nearest time that is running. */
  deadlineOf(audience: Audience, times: Times | null = null): number | null {
    if (this.table.rows.row.clock === null) return null;
    const own = audience === null ? null : this.deadline(audience, times);
    if (own !== null) return own;
    const seats = [...(times?.since ?? this.since).keys()];
    const all = seats.map((seat) => this.deadline(seat, times)).filter((time) => time !== null);
    return all.length === 0 ? null : Math.min(...all);
  }

  /** Waits for the nearest deadline. */
  arm(): void {
    this.stop();
    if (!this.table.match.running) return;
    const next = this.deadlineOf(null);
    if (next === null) return;
    const wait = Math.max(0, next - this.table.now());
    this.timer = setTimeout(() => this.ring(), Math.min(wait, LONGEST_TIMER));
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private deadline(seat: number, times: Times | null): number | null {
    const { row, seats } = this.table.rows;
    const since = (times?.since ?? this.since).get(seat);
    const sitting = seats[seat];
    if (row.clock === null || since === undefined || sitting === undefined || sitting.bot !== null) return null;
    return since + row.clock.perMove * 1000 + (times?.reserve[seat] ?? sitting.reserve);
  }

  private ring(): void {
    this.timer = null;
    this.table.mailbox.add(() => this.timeUp()).catch(() => this.ringAgain());
  }

  /** The store would not take it now. */
  private ringAgain(): void {
    this.stop();
    this.timer = setTimeout(() => this.ring(), RETRY);
    this.timer.unref();
  }

  private async timeUp(): Promise<void> {
    const { rows } = this.table;
    const now = this.table.now();
    for (const seat of this.since.keys()) {
      const deadline = this.deadline(seat, null);
      const sitting = rows.seats[seat];
      if (deadline === null || deadline > now || sitting === undefined) continue;
      await rows.changeSeat(sitting, { bot: 'greedy', reserve: 0, standIn: 'clock' });
    }
    this.table.seatsChanged();
  }
}
