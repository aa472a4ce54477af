import type { SeatRow, TableRow } from '../store/contract.ts';
import type { WireSeat, WireTable } from '../wire/table.ts';
import type { Absence } from './absence.ts';

/** What is known of a table besides its rows. */
export interface Surrounding {
  /** Accounts that have the table open now. */
  readonly here: ReadonlySet<string>;
  readonly spectators: number;
  readonly rematch: string | null;
  /** Until when those who are not here have time, by seat: for those who sit at the table. */
  readonly absent: ReadonlyMap<number, Absence>;
  readonly now: number;
}

/** True for a match that spectators see some time after it was played. */
export function isShownLate({ delay, commitment }: TableRow): boolean {
  return delay !== null && delay > 0 && commitment !== null;
}

/** True when spectators who see a match late have seen its end by now. */
export function lateIsOver({ ended, delay }: TableRow, now: number): boolean {
  return ended !== null && ended + (delay ?? 0) * 1000 <= now;
}

/** True while those who do not play must not know how the match stands, nor who is there, nor that it has ended. */
export function isSecret(table: TableRow, now: number): boolean {
  return isShownLate(table) && !lateIsOver(table, now);
}

/** True for a table that everybody finds: it gathers or runs, or seems to run for those who see it late. */
export function isInLobby(table: TableRow, now: number): boolean {
  const { listed, status } = table;
  return listed && (status === 'gathering' || status === 'running' || isSecret(table, now));
}

/** A table as one account (null: nobody we know) may see it. */
export function wireTable(
  table: TableRow,
  seats: readonly SeatRow[],
  account: string | null,
  around: Surrounding,
): WireTable {
  const { id, game, rules, settings, listed, clock, delay, commitment, created, updated } = table;
  const sits = account !== null && seats.some((seat) => seat.account === account);
  const late = !sits && isSecret(table, around.now);
  return {
    id,
    game,
    rules,
    settings,
    status: late ? 'running' : table.status,
    trouble: late && isNews(table, around.now) ? null : table.trouble,
    listed,
    invite: sits ? table.invite : null,
    clock,
    delay,
    commitment,
    seats: seats.map((seat) => wireSeat(seat, table, { account, sits, late, around })),
    spectators: around.spectators,
    rematch: sits ? around.rematch : null,
    winners: late ? null : numbersIn(table, 'winners'),
    totals: late ? null : numbersIn(table, 'totals'),
    created,
    updated: late ? created : updated,
  };
}

/** A match that cannot go on changes no more; those who see it late hear of that late, too. */
function isNews({ updated, delay }: TableRow, now: number): boolean {
  return updated + (delay ?? 0) * 1000 > now;
}

interface Viewer {
  readonly account: string | null;
  readonly sits: boolean;
  readonly late: boolean;
  readonly around: Surrounding;
}

function wireSeat(row: SeatRow, { host }: TableRow, { account, sits, late, around }: Viewer): WireSeat {
  const person = row.account !== null;
  const hidden = person && late;
  const absence = around.absent.get(row.seat);
  return {
    seat: row.seat,
    name: row.name,
    kind: person ? 'person' : row.bot === null ? 'free' : 'bot',
    bot: hidden ? null : row.bot,
    away: person && !hidden && row.bot !== null,
    standIn: sits ? row.standIn : null,
    standInFrom: sits ? (absence?.from ?? null) : null,
    agreed: sits ? [...(absence?.agreed ?? [])] : [],
    ready: row.ready,
    here: hidden || (row.account !== null && around.here.has(row.account)),
    waiting: row.waiting && !late,
    you: person && row.account === account,
    host: person && row.account === host,
    reserve: late ? 0 : row.reserve,
  };
}

/** A list in the result of a match; null before its end. */
function numbersIn({ result }: TableRow, key: 'winners' | 'totals'): number[] | null {
  const list: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, key) : null;
  return Array.isArray(list) ? list.filter((one) => typeof one === 'number') : null;
}
