import type { Instant, SeatRow } from '../store/contract.ts';
import type { LiveTable } from './live-table.ts';

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

/**
 * Null: there is nothing to be decided about this seat. The time counts from the last entry of the log, from when the
 * person last closed the table, and from the start of the server: while it was down nobody could move.
 */
export function absenceOf(table: LiveTable, seat: SeatRow): Absence | null {
  const { row, live, context } = table;
  if (!table.running || live === null || row.clock !== null) return null;
  if (seat.account === null || seat.bot !== null || !seat.waiting) return null;
  const held = live.at === 0 ? row.updated : live.at;
  const agreed = table.seats.filter(({ account }) => account !== null && table.hasAgreed(seat.seat, account));
  return {
    from: Math.max(held, seat.left, context.started) + PATIENCE,
    agreed: agreed.map((one) => one.seat),
  };
}

/** True when a person has given the match up: by their own word, or by letting their clock run out. */
export function hasGivenUp({ bot, standIn: why }: SeatRow): boolean {
  return bot !== null && (why === 'left' || why === 'clock');
}
