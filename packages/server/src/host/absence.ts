import type { Instant, SeatRow } from '../store/contract.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import type { TableRows } from './table-rows.ts';

const HOUR = 3_600_000;

/**
 * Without a clock: so long must somebody be away and hold up the match before the others may let a bot play: an
 * evening away from home costs nobody a match over days. With a clock only the clock decides.
 */
export const PATIENCE = 24 * HOUR;

/** Somebody who holds up a match that has no clock. */
export interface Absence {
  /** From when on the others may let a bot play. */
  readonly from: Instant;
  /** The seats that have said so. */
  readonly agreed: readonly number[];
}

/** Who wants a bot to play for somebody who is away. In memory only: it is asked of those who are here. */
export class Agreements {
  /** By absent seat: the accounts that have said so. */
  private said: Map<number, Set<string>> | null = null;

  has(seat: number, account: string): boolean {
    return this.said?.get(seat)?.has(account) === true;
  }

  add(seat: number, account: string): void {
    this.said ??= new Map();
    const all = this.said.get(seat) ?? new Set();
    this.said.set(seat, all.add(account));
  }

  /** Whoever sits there is back. */
  forget(seat: number): void {
    this.said?.delete(seat);
  }

  /** The match has gone on. */
  clear(): void {
    this.said = null;
  }

  /** Each seat with the accounts. */
  list(): (number | string)[][] {
    return [...(this.said ?? [])].map(([seat, accounts]) => [seat, ...accounts]);
  }
}

/** What absences follow from. */
export interface AbsenceTable {
  readonly rows: TableRows;
  readonly match: Pick<MatchInMemory, 'live' | 'running'>;
  readonly agreements: Agreements;
  /** When this host began. */
  readonly started: Instant;
}

/**
 * Null: there is nothing to be decided about this seat. The time counts from the last entry of the log, from when the
 * person last closed the table, and from the start of the server: while it was down nobody could move.
 */
export function absenceOf({ rows, match, agreements, started }: AbsenceTable, seat: SeatRow): Absence | null {
  const { live, running } = match;
  if (!running || live === null || rows.row.clock !== null) return null;
  if (seat.account === null || seat.bot !== null || !seat.waiting) return null;
  const held = live.at === 0 ? rows.row.updated : live.at;
  const agreed = rows.seats.filter(({ account }) => account !== null && agreements.has(seat.seat, account));
  return { from: Math.max(held, seat.left, started) + PATIENCE, agreed: agreed.map((one) => one.seat) };
}

/** True when a person has given the match up: by their own word, or by letting their clock run out. */
export function hasGivenUp({ bot, standIn: why }: SeatRow): boolean {
  return bot !== null && (why === 'left' || why === 'clock');
}
