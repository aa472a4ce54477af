import type { Instant, OwnList, PageWish, TablePage, TableStatus, TableWithSeats } from './contract.ts';
import { seatIn, tableIn } from './rows.ts';
import { number } from './values.ts';
import type { Columns, Value } from './values.ts';

// The last change of a running match is that of its last command: appending leaves the row of the table alone.
const LAST_CHANGE =
  'max(updated, ifnull((SELECT at FROM commands WHERE match = tables.no ORDER BY seq DESC LIMIT 1), 0))';
export const TABLE = `SELECT no, id, game, rules, seats, settings, host, listed, invite, clock, delay, status, trouble,
  commitment, result, rematch_of, created, ${LAST_CHANGE} AS updated, ended FROM tables`;
const SEATS = `SELECT seat, account, name, bot, ready, waiting, reserve, seen, stand_in, left_at
  FROM seats WHERE match = ? ORDER BY seat`;

// What a page holds is found in an index alone, in its order; no page costs more because the list is long.
// A rematch would tell those who see the first match late that it is over.
const IN_LOBBY = `SELECT front, created, no FROM tables WHERE listed = 1 AND status = ?
  AND (front, created, no) < (?, ?, ?) AND (rematch_of IS NULL OR NOT EXISTS (SELECT 1 FROM tables AS first
    WHERE first.id = tables.rematch_of AND first.delay > 0 AND first.ended + first.delay * 1000 > ?)) ORDER BY front DESC, created DESC, no DESC LIMIT ?`;
// Matches that have ended, but run for those who see them late. The latest are enough.
const ENDED_IN_SECRET = `SELECT front, created, no FROM tables WHERE listed = 1 AND delay > 0
  AND commitment IS NOT NULL AND ended IS NOT NULL AND ended + delay * 1000 > ?
  AND (front, created, no) < (?, ?, ?) ORDER BY ended + delay * 1000 DESC LIMIT 1000`;
const OPEN_OF = `SELECT DISTINCT match FROM seats WHERE account = ? AND ended IS NULL AND match < ?
  ORDER BY match DESC LIMIT ?`;
const PAST_OF = `SELECT DISTINCT ended, match FROM seats WHERE account = ? AND (ended, match) < (?, ?)
  ORDER BY ended DESC, match DESC LIMIT ?`;

/** More than any moment or number of a table. */
const MOST = 999_999_999_999_999;

type Ask = (sql: string, ...values: readonly Value[]) => Columns[];

/** The numbers of some tables in the order of their list, and where it goes on. */
interface Numbers {
  readonly matches: readonly number[];
  readonly next: string | null;
}

/** Tables in pages. A place in a list is the last row before it, so that pages neither overlap nor leave anything out. */
export class Lists {
  private readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  withSeats(columns: Columns): TableWithSeats {
    return { table: tableIn(columns), seats: this.ask(SEATS, number(columns, 'no')).map(seatIn) };
  }

  listed(statuses: readonly TableStatus[], { from, limit }: PageWish, now: Instant): TablePage {
    const place = from === null ? [MOST, MOST, MOST] : from.split('.').map(Number);
    const secret = statuses.includes('running') ? this.ask(ENDED_IN_SECRET, now, ...place) : [];
    const rows = statuses
      .flatMap((status) => this.ask(IN_LOBBY, status, ...place, now, limit + 1))
      .concat(secret)
      .map((columns) => ['front', 'created', 'no'].map((name) => number(columns, name)))
      .toSorted(laterFirst);
    const { matches, next } = cut(rows, limit, '');
    return { tables: this.tables(matches), next };
  }

  tablesOf(account: string, list: OwnList, { from, limit }: PageWish): TablePage {
    const [kind, ...place] = (from ?? (list === 'past' ? `past.${MOST}.${MOST}` : `open.${MOST}`)).split('.');
    if (kind === 'past') return this.pageOf(this.past(account, place.map(Number), limit));
    const open = this.open(account, place.map(Number), limit);
    const page = this.tables(open.matches).toSorted((a, b) => byCall(account, a, b));
    if (open.next !== null || list === 'open') return { tables: page, next: open.next };
    const past = this.past(account, [MOST, MOST], limit - page.length);
    return { tables: [...page, ...this.tables(past.matches)], next: past.next };
  }

  private open(account: string, place: readonly number[], limit: number): Numbers {
    const rows = this.ask(OPEN_OF, account, ...place, limit + 1).map((columns) => [number(columns, 'match')]);
    return cut(rows, limit, 'open.');
  }

  private past(account: string, place: readonly number[], limit: number): Numbers {
    const rows = this.ask(PAST_OF, account, ...place, limit + 1);
    if (limit === 0) return { matches: [], next: rows.length === 0 ? null : `past.${place.join('.')}` };
    return cut(
      rows.map((columns) => [number(columns, 'ended'), number(columns, 'match')]),
      limit,
      'past.',
    );
  }

  private pageOf({ matches, next }: Numbers): TablePage {
    return { tables: this.tables(matches), next };
  }

  private tables(matches: readonly number[]): TableWithSeats[] {
    return matches
      .flatMap((match) => this.ask(`${TABLE} WHERE no = ?`, match))
      .map((columns) => this.withSeats(columns));
  }
}

function laterFirst(a: readonly number[], b: readonly number[]): number {
  const different = a.findIndex((value, index) => value !== b[index]);
  return (b[different] ?? 0) - (a[different] ?? 0);
}

/** The last value of each row is the number of its table. One row more than wanted says that the list goes on. */
function cut(rows: readonly (readonly number[])[], limit: number, kind: string): Numbers {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const matches = page.map((row) => row.at(-1) ?? 0);
  return { matches, next: rows.length > limit && last !== undefined ? `${kind}${last.join('.')}` : null };
}

/** Tables that wait for the person first, then by last change. */
function byCall(account: string, a: TableWithSeats, b: TableWithSeats): number {
  return Number(calls(account, b)) - Number(calls(account, a)) || b.table.updated - a.table.updated;
}

function calls(account: string, { table, seats }: TableWithSeats): boolean {
  const own = seats.filter((seat) => seat.account === account);
  return table.status === 'running' && own.some(({ waiting, bot }) => waiting && bot === null);
}
