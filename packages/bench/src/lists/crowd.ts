/** A database with many tables, written straight into its file: people would take hours to open them. */
import { DatabaseSync } from '@photostructure/sqlite';
import { tokenHash } from '@benchtop/server/parts';

/** Somebody whose lists are looked at, and the token of the session. */
export interface Guest {
  readonly account: string;
  readonly token: string;
}

/** The one sits at half of all tables, the other at five. */
export const busy: Guest = { account: 'busy', token: 'b'.repeat(43) };
export const calm: Guest = { account: 'calm', token: 'c'.repeat(43) };

/**
 * Of every ten tables six gather and four have ended, so that every list fills a page also where there are few. None
 * runs: after a start those would be replayed.
 */
const STATUS = `iif(n % 10 < 6, 'gathering', 'over')`;
const DAY = 86_400_000;

/** Columns that every version of the database has, so that an older server can be measured beside this one. */
function statements(tables: number): string[] {
  const since = Date.now() - DAY;
  const moment = `${since} + n`;
  const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${tables})`;
  const table = `n, printf('%012d', n), 'arctic-cleanup', '1.0.0', 2, '{}', 'host' || (n % 997), 1, printf('%016d', n),
    NULL, 0, ${STATUS}, NULL, iif(n % 10 < 6, NULL, printf('%064d', n)), 'null', NULL, ${moment}, ${moment}`;
  const seat = (number: number, account: string): string =>
    `${numbers} INSERT INTO seats (match, seat, account, name, bot, ready, waiting, reserve, seen)
      SELECT n, ${number}, ${account}, 'Somebody', NULL, 1, ${number}, 0, 0 FROM numbers`;
  return [
    `${numbers} INSERT INTO tables (no, id, game, rules, seats, settings, host, listed, invite, clock, delay, status,
      trouble, commitment, result, rematch_of, created, updated) SELECT ${table} FROM numbers`,
    seat(0, `'host' || (n % 997)`),
    // Both meet all kinds of tables; those of the calm one are spread over the whole time.
    seat(1, `iif(n % ${tables / 5} = 11, 'calm', iif(n / 10 % 2 = 0, 'busy', 'other' || (n % 997)))`),
    `${numbers} INSERT INTO commands (match, seq, command_id, decision, seat, option, rules_version, draws, state_hash, at)
      SELECT n, 1, NULL, '1.0', 0, 'x', 1, 0, x'00', ${moment} FROM numbers WHERE n % 10 >= 6`,
    `INSERT INTO rules (no, version) VALUES (1, '1.0.0')`,
  ];
}

/** What the server keeps beside the rows; older ones do not have it. */
const DERIVED = `UPDATE seats SET ended = (SELECT updated FROM tables WHERE no = seats.match AND status = 'over')`;

/** Fills the database of a server that has been started once and is not running. */
export function fill(file: string, tables: number): void {
  const database = new DatabaseSync(file);
  database.exec('BEGIN');
  for (const statement of statements(tables)) database.exec(statement);
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all('seats') as { name: string }[];
  if (columns.some(({ name }) => name === 'ended')) database.exec(DERIVED);
  const addAccount = database.prepare(
    'INSERT INTO accounts (id, name, folded, passphrase, created) VALUES (?,?,?,?,?)',
  );
  const addSession = database.prepare('INSERT INTO sessions (id, account, expires) VALUES (?,?,?)');
  for (const { account, token } of [busy, calm]) {
    addAccount.run(account, account, account, null, Date.now());
    addSession.run(tokenHash(token), account, Date.now() + 180 * DAY);
  }
  database.exec('COMMIT');
  database.close();
}
