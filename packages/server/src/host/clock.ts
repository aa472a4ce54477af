import type { Audience } from './audience.ts';
import type { Turn } from './live-match.ts';
import type { LiveTable } from './live-table.ts';

/** Timers take no longer waits than this. */
const LONGEST_TIMER = 2_000_000_000;
const RETRY = 1000;

/** How much time everybody has had and has left. */
export interface Times {
  /** By seat: since when it owes what it owes. */
  readonly since: ReadonlyMap<number, number>;
  readonly reserve: readonly number[];
}

/**
 * The clock of a table: so long for each decision, then from the reserve. When both are used up, a bot plays for the
 * seat until its owner returns. Time while the server is down is nobody's: after a start every open decision begins
 * anew.
 */
export class Clock {
  private readonly table: LiveTable;
  private since = new Map<number, number>();
  /** Seats at which a bot plays: when the owner returns, the time begins anew. */
  private readonly paused = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(table: LiveTable) {
    this.table = table;
  }

  get ticking(): boolean {
    return this.timer !== null;
  }

  /** The match was loaded: whoever owes something has the whole time for it. */
  restart(): void {
    this.since = new Map();
    const { live, row, context } = this.table;
    if (live === null || row.clock === null || !this.table.running) return;
    for (const seat of live.match.waiting()) this.since.set(seat, context.surroundings.now());
    this.arm();
  }

  /** The times after a turn, which count once it is durable; null without a clock. */
  after(turn: Turn, waiting: readonly number[], now: number): Times | null {
    const { row, seats } = this.table;
    const { clock } = row;
    if (clock === null) return null;
    const reserve = seats.map((seat) => seat.reserve);
    for (const { moment } of turn.carried) {
      const since = this.since.get(moment.seat);
      if (since !== undefined && moment.kind === 'choice')
        reserve[moment.seat] = Math.max(
          0,
          (reserve[moment.seat] ?? 0) - Math.max(0, now - since - clock.perMove * 1000),
        );
    }
    const actors = new Set(turn.carried.map(({ moment }) => moment.seat));
    const since = new Map<number, number>();
    for (const seat of waiting) since.set(seat, actors.has(seat) ? now : (this.since.get(seat) ?? now));
    return { since, reserve };
  }

  /** A turn is durable. */
  take(times: Times | null): void {
    if (times !== null) this.since = new Map(times.since);
  }

  /** When the seat's time is up, now or after a turn; for others the nearest time that is running. */
  deadlineOf(audience: Audience, times: Times | null = null): number | null {
    if (this.table.row.clock === null) return null;
    const own = audience === null ? null : this.deadline(audience, times);
    if (own !== null) return own;
    const seats = [...(times?.since ?? this.since).keys()];
    const all = seats.map((seat) => this.deadline(seat, times)).filter((time) => time !== null);
    return all.length === 0 ? null : Math.min(...all);
  }

  /** Waits for the nearest deadline. */
  arm(): void {
    this.stop();
    if (!this.table.running) return;
    this.resume();
    const next = this.deadlineOf(null);
    if (next === null) return;
    const wait = Math.max(0, next - this.table.context.surroundings.now());
    this.timer = setTimeout(() => this.ring(), Math.min(wait, LONGEST_TIMER));
    this.timer.unref();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private resume(): void {
    for (const seat of this.since.keys()) {
      if (this.table.seats[seat]?.bot !== null) this.paused.add(seat);
      else if (this.paused.delete(seat)) this.since.set(seat, this.table.context.surroundings.now());
    }
  }

  private deadline(seat: number, times: Times | null): number | null {
    const { row, seats } = this.table;
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
    const { table } = this;
    const now = table.context.surroundings.now();
    for (const seat of this.since.keys()) {
      const deadline = this.deadline(seat, null);
      const sitting = table.seats[seat];
      if (deadline === null || deadline > now || sitting === undefined) continue;
      await table.changeSeat(sitting, { bot: 'greedy', reserve: 0 });
    }
    table.seatsChanged();
  }
}
