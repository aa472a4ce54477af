import type { Connection } from './connection.ts';
import { StoreRefused } from './contract.ts';
import type {
  AccountRow,
  ChatRange,
  ChatRow,
  CommandRow,
  Instant,
  PushRow,
  SessionRow,
  Snapshot,
  TableStatus,
  TableWithSeats,
  Tally,
} from './contract.ts';
import { accountIn, chatIn, commandIn, fold, pushIn, seatIn, sessionIn, statusIn, tableIn } from './rows.ts';
import { isTrouble, wordsFor } from './trouble.ts';
import { number, packId, text } from './values.ts';
import type { Columns, Value } from './values.ts';

// The last change of a running match is that of its last command: appending leaves the row of the table alone.
const LAST_CHANGE =
  'max(updated, ifnull((SELECT at FROM commands WHERE match = tables.no ORDER BY seq DESC LIMIT 1), 0))';
const TABLE = `SELECT no, id, game, rules, seats, settings, host, listed, invite, clock, delay, status, trouble,
  commitment, result, rematch_of, created, ${LAST_CHANGE} AS updated, ended FROM tables`;
const COMMAND = `SELECT seq, command_id, decision, seat, option, rules.version AS rules, draws, state_hash, at
  FROM commands JOIN rules ON rules.no = commands.rules_version`;
// What those who see a match late may know of its status.
const SHOWN_STATUS = `iif(ended + delay * 1000 > ? AND commitment IS NOT NULL, 'running', status)`;
const MATCH = '(SELECT no FROM tables WHERE id = ?)';

/** Everything that is asked of a database, answered at once. */
export class Reading {
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  commands(table: string, from: number, to: number | null): CommandRow[] {
    const last = to ?? Number.MAX_SAFE_INTEGER;
    return this.all(`${COMMAND} WHERE match = ${MATCH} AND seq BETWEEN ? AND ? ORDER BY seq`, table, from, last).map(
      commandIn,
    );
  }

  commandById(table: string, commandId: string): CommandRow | null {
    return this.one(commandIn, `${COMMAND} WHERE match = ${MATCH} AND command_id = ?`, table, packId(commandId));
  }

  head(table: string): number {
    const sql = `SELECT ifnull(max(seq), 0) AS seq FROM commands WHERE match = ${MATCH}`;
    return this.one((columns) => number(columns, 'seq'), sql, table) ?? 0;
  }

  table(id: string): TableWithSeats | null {
    return this.one((columns) => this.withSeats(columns), `${TABLE} WHERE id = ?`, id);
  }

  keyOf(table: string): string | null {
    return this.one((columns) => text(columns, 'key'), `SELECT key FROM keys WHERE match = ${MATCH}`, table);
  }

  listed(statuses: readonly TableStatus[], limit: number, now: Instant): TableWithSeats[] {
    const chosen = `SELECT no FROM tables WHERE listed = 1 AND ${SHOWN_STATUS} IN (SELECT value FROM json_each(?))
      ORDER BY created DESC, no DESC LIMIT ?`;
    const sql = `${TABLE} WHERE no IN (${chosen}) ORDER BY created DESC, no DESC`;
    return this.all(sql, now, JSON.stringify(statuses), limit).map((columns) => this.withSeats(columns));
  }

  expelled(table: string): string[] {
    const sql = `SELECT account FROM expelled WHERE match = ${MATCH} ORDER BY account`;
    return this.all(sql, table).map((columns) => text(columns, 'account'));
  }

  tally(account: string): Tally {
    const hosting = `SELECT count(*) FROM tables WHERE host = ?1`;
    const sitting = `SELECT count(DISTINCT match) FROM seats JOIN tables ON tables.no = seats.match
      WHERE seats.account = ?1 AND seats.bot IS NULL AND tables.status IN ('gathering', 'running')`;
    const sql = `SELECT (${hosting} AND status = 'gathering') AS gathering,
      (${hosting} AND listed = 1 AND status IN ('gathering', 'running')) AS listed, (${sitting}) AS open`;
    const tallyIn = (columns: Columns): Tally => ({
      gathering: number(columns, 'gathering'),
      listed: number(columns, 'listed'),
      open: number(columns, 'open'),
    });
    return this.one(tallyIn, sql, account) ?? { gathering: 0, listed: 0, open: 0 };
  }

  tablesOf(account: string, limit: number): TableWithSeats[] {
    const mine = `SELECT match, max(waiting AND bot IS NULL) AS owes FROM seats WHERE account = ? GROUP BY match`;
    const sql = `${TABLE} JOIN (${mine}) AS mine ON mine.match = tables.no
      ORDER BY mine.owes AND status = 'running' DESC, ${LAST_CHANGE} DESC, no DESC LIMIT ?`;
    return this.all(sql, account, limit).map((columns) => this.withSeats(columns));
  }

  running(): string[] {
    const sql = `SELECT id FROM tables WHERE status = 'running' ORDER BY no`;
    return this.all(sql).map((columns) => text(columns, 'id'));
  }

  snapshot(table: string): Snapshot | null {
    const snapshotIn = (columns: Columns): Snapshot => ({ seq: number(columns, 'seq'), data: text(columns, 'data') });
    return this.one(snapshotIn, `SELECT seq, data FROM snapshots WHERE match = ${MATCH}`, table);
  }

  account(id: string): AccountRow | null {
    return this.one(accountIn, 'SELECT * FROM accounts WHERE id = ?', id);
  }

  accountByName(name: string): AccountRow | null {
    return this.one(accountIn, 'SELECT * FROM accounts WHERE folded = ? AND passphrase IS NOT NULL', fold(name));
  }

  session(id: string, now: Instant): SessionRow | null {
    return this.one(sessionIn, 'SELECT * FROM sessions WHERE id = ? AND expires > ?', id, now);
  }

  chatById(table: string, account: string, commandId: string): ChatRow | null {
    const sql = `SELECT * FROM chat WHERE match = ${MATCH} AND account = ? AND command_id = ?`;
    return this.one(chatIn, sql, table, account, packId(commandId));
  }

  chat(table: string, { after, before, limit }: ChatRange): ChatRow[] {
    const sql = `SELECT * FROM chat WHERE match = ${MATCH} AND no > ? AND no < ? ORDER BY no DESC LIMIT ?`;
    const end = before ?? Number.MAX_SAFE_INTEGER;
    return this.all(sql, table, after, end, limit).map(chatIn).toReversed();
  }

  pushesOf(account: string): PushRow[] {
    return this.all('SELECT * FROM pushes WHERE account = ? ORDER BY endpoint', account).map(pushIn);
  }

  census(): { [status in TableStatus]: number } {
    const counts = { gathering: 0, running: 0, over: 0, abandoned: 0 };
    for (const columns of this.all('SELECT status, count(*) AS tables FROM tables GROUP BY status'))
      counts[statusIn(columns)] = number(columns, 'tables');
    return counts;
  }

  /** When the database was last seen to take a write. */
  pulse(): Instant {
    return this.one((columns) => number(columns, 'at'), 'SELECT at FROM pulse WHERE id = 1') ?? 0;
  }

  close(): void {
    this.connection.close();
  }

  private withSeats(columns: Columns): TableWithSeats {
    const sql = `SELECT * FROM seats WHERE match = ? ORDER BY seat`;
    return { table: tableIn(columns), seats: this.all(sql, number(columns, 'no')).map(seatIn) };
  }

  private all(sql: string, ...values: readonly Value[]): Columns[] {
    try {
      return this.connection.all(sql, ...values);
    } catch (error) {
      throw readable(error);
    }
  }

  private one<T>(make: (columns: Columns) => T, sql: string, ...values: readonly Value[]): T | null {
    const columns = this.all(sql, ...values)[0];
    return columns === undefined ? null : make(columns);
  }
}

function readable(error: unknown): unknown {
  if (!isTrouble(error)) return error;
  return new StoreRefused(`The database of the server cannot be read now: ${wordsFor(error)}.`, { cause: error });
}
