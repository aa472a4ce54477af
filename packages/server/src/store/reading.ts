import type { Connection } from './connection.ts';
import type {
  AccountRow,
  ChatRange,
  ChatRow,
  CommandRow,
  ExpiredPage,
  ExpiryRule,
  Instant,
  OwnList,
  PageWish,
  PushRow,
  SessionRow,
  SigningKeyRow,
  Snapshot,
  TablePage,
  TableStatus,
  TableWithSeats,
  Tally,
} from './contract.ts';
import { expiredIn } from './expiring.ts';
import { Lists, TABLE } from './lists.ts';
import { accountIn, chatIn, commandIn, fold, pushIn, sessionIn, signingKeyIn, statusIn } from './rows.ts';
import { number, numberOrNull, packId, text } from './values.ts';
import type { Columns, Value } from './values.ts';

const COMMAND = `SELECT seq, command_id, decision, seat, option, rules.version AS rules, draws, state_hash, at
  FROM commands JOIN rules ON rules.no = commands.rules_version`;
const MATCH = '(SELECT no FROM tables WHERE id = ?)';

/** Everything that is asked of a database, answered at once. Used through {@link watched}, which minds what fails. */
export class Reading {
  private readonly connection: Connection;
  private readonly lists = new Lists((sql, ...values) => this.all(sql, ...values));

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
    return this.one((columns) => this.lists.withSeats(columns), `${TABLE} WHERE id = ?`, id);
  }

  keyOf(table: string): string | null {
    return this.one((columns) => text(columns, 'key'), `SELECT key FROM keys WHERE match = ${MATCH}`, table);
  }

  begunAt(table: string): Instant | null {
    return this.one(
      (columns) => numberOrNull(columns, 'began'),
      `SELECT began FROM keys WHERE match = ${MATCH}`,
      table,
    );
  }

  listed(statuses: readonly TableStatus[], page: PageWish, now: Instant): TablePage {
    return this.lists.listed(statuses, page, now);
  }

  expelled(table: string): string[] {
    const sql = `SELECT account FROM expelled WHERE match = ${MATCH} ORDER BY account`;
    return this.all(sql, table).map((columns) => text(columns, 'account'));
  }

  tally(account: string, now: Instant): Tally {
    const hosting = `SELECT count(*) FROM tables WHERE host = ?1`;
    const sitting = `SELECT count(*) FROM
      (SELECT DISTINCT match FROM seats WHERE account = ?1 AND ended IS NULL AND bot IS NULL)`;
    // What has ended, but runs for those who see it late, still takes up its place in the lobby.
    const secret = `SELECT count(*) FROM tables WHERE listed = 1 AND delay > 0 AND commitment IS NOT NULL
      AND ended IS NOT NULL AND ended + delay * 1000 > ?2 AND host = ?1`;
    const sql = `SELECT (${hosting} AND status = 'gathering') AS gathering,
      (${hosting} AND listed = 1 AND status IN ('gathering', 'running')) + (${secret}) AS listed, (${sitting}) AS open`;
    const tallyIn = (columns: Columns): Tally => ({
      gathering: number(columns, 'gathering'),
      listed: number(columns, 'listed'),
      open: number(columns, 'open'),
    });
    return this.one(tallyIn, sql, account, now) ?? { gathering: 0, listed: 0, open: 0 };
  }

  tablesOf(account: string, list: OwnList, page: PageWish): TablePage {
    return this.lists.tablesOf(account, list, page);
  }

  running(): string[] {
    const sql = `SELECT id FROM tables WHERE status = 'running' ORDER BY updated, no`;
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

  knowsDevice(id: string, account: string, now: Instant): boolean {
    const sql = 'SELECT 1 FROM devices WHERE id = ? AND account = ? AND expires > ?';
    return this.all(sql, id, account, now).length > 0;
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

  expired(rule: ExpiryRule, before: Instant, from: string | null): ExpiredPage {
    return expiredIn((sql, ...values) => this.all(sql, ...values), rule, before, from);
  }

  signingKeys(): SigningKeyRow[] {
    return this.all('SELECT * FROM signing_keys ORDER BY no DESC').map(signingKeyIn);
  }

  census(): { [status in TableStatus]: number } {
    const counts = { gathering: 0, running: 0, over: 0, abandoned: 0 };
    for (const columns of this.all('SELECT status, tables FROM census'))
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

  private all(sql: string, ...values: readonly Value[]): Columns[] {
    return this.connection.all(sql, ...values);
  }

  private one<T>(make: (columns: Columns) => T, sql: string, ...values: readonly Value[]): T | null {
    const columns = this.all(sql, ...values)[0];
    return columns === undefined ? null : make(columns);
  }
}
