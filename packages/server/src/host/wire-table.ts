import type { SeatRow, TableRow } from '../store/contract.ts';
import type { WireSeat, WireTable } from '../wire/table.ts';

/** What is known of a table besides its rows. */
export interface Surrounding {
  /** Accounts that have the table open now. */
  readonly here: ReadonlySet<string>;
  readonly spectators: number;
  readonly rematch: string | null;
  /** True for those who must not know how the match stands now: they see it late. */
  readonly late: boolean;
}

/** True when spectators who see a match late have seen its end by now. */
export function lateIsOver({ status, delay, updated }: TableRow, now: number): boolean {
  return status === 'over' && updated + (delay ?? 0) * 1000 <= now;
}

/** A table as one account (null: nobody we know) may see it. */
export function wireTable(
  table: TableRow,
  seats: readonly SeatRow[],
  account: string | null,
  around: Surrounding,
): WireTable {
  const { id, game, rules, settings, trouble, listed, clock, delay, commitment, created, updated } = table;
  const sits = account !== null && seats.some((seat) => seat.account === account);
  const late = around.late && !sits;
  return {
    id,
    game,
    rules,
    settings,
    status: late && table.status === 'over' ? 'running' : table.status,
    trouble,
    listed,
    invite: sits ? table.invite : null,
    clock,
    delay,
    commitment,
    seats: seats.map((seat) => wireSeat(seat, table, account, around.here, late)),
    spectators: around.spectators,
    rematch: sits ? around.rematch : null,
    winners: late ? null : winnersOf(table),
    created,
    updated: late ? created : updated,
  };
}

function wireSeat(
  row: SeatRow,
  { host }: TableRow,
  account: string | null,
  here: ReadonlySet<string>,
  late: boolean,
): WireSeat {
  const person = row.account !== null;
  return {
    seat: row.seat,
    name: row.name,
    kind: person ? 'person' : row.bot === null ? 'free' : 'bot',
    bot: row.bot,
    away: person && row.bot !== null,
    ready: row.ready,
    here: row.account !== null && here.has(row.account),
    waiting: row.waiting && !late,
    you: person && row.account === account,
    host: person && row.account === host,
    reserve: late ? 0 : row.reserve,
  };
}

function winnersOf({ result }: TableRow): number[] | null {
  if (typeof result !== 'object' || result === null || !('winners' in result)) return null;
  const { winners } = result;
  return Array.isArray(winners) ? winners.filter((seat) => typeof seat === 'number') : null;
}
