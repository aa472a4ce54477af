import type { Connection } from './connection.ts';
import { StoreRefused } from './contract.ts';

/** Marks a file as ours: `BTop` in ASCII. */
export const APPLICATION = 0x42546f70;

/**
 * What leads from each version of the tables to the next. Released entries are never edited; a change is a new entry.
 *
 * Text columns hold text, except for strings SQLite would not give back as they were (see `pack` in values.ts).
 * `commands` has no foreign key: its writer has just looked the match up. What has a column `match` belongs to that table
 * and goes with it; what has a column `account` and no `match` belongs to that person.
 */
export const migrations: readonly (readonly string[])[] = [
  [
    `PRAGMA application_id = ${APPLICATION}`,
    `CREATE TABLE tables (
      no INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      game TEXT NOT NULL,
      rules TEXT NOT NULL,
      seats INTEGER NOT NULL,
      settings TEXT NOT NULL,
      host TEXT NOT NULL,
      listed INTEGER NOT NULL,
      invite TEXT NOT NULL,
      clock TEXT,
      delay INTEGER,
      status TEXT NOT NULL,
      trouble TEXT,
      commitment TEXT,
      result TEXT NOT NULL,
      rematch_of TEXT,
      created INTEGER NOT NULL,
      updated INTEGER NOT NULL
    )`,
    'CREATE INDEX tables_by_status ON tables (status, listed, created)',
    `CREATE TABLE seats (
      match INTEGER NOT NULL REFERENCES tables,
      seat INTEGER NOT NULL,
      account TEXT,
      name TEXT NOT NULL,
      bot TEXT,
      ready INTEGER NOT NULL,
      waiting INTEGER NOT NULL,
      reserve INTEGER NOT NULL,
      seen INTEGER NOT NULL,
      PRIMARY KEY (match, seat)
    ) WITHOUT ROWID`,
    'CREATE INDEX seats_by_account ON seats (account) WHERE account IS NOT NULL',
    'CREATE TABLE keys (match INTEGER PRIMARY KEY REFERENCES tables, key TEXT NOT NULL)',
    'CREATE TABLE rules (no INTEGER PRIMARY KEY, version TEXT NOT NULL UNIQUE)',
    `CREATE TABLE commands (
      match INTEGER NOT NULL,
      seq INTEGER NOT NULL,
      command_id BLOB,
      decision TEXT NOT NULL,
      seat INTEGER NOT NULL,
      option TEXT,
      rules_version INTEGER NOT NULL,
      draws INTEGER NOT NULL,
      state_hash BLOB NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (match, seq)
    ) WITHOUT ROWID`,
    'CREATE UNIQUE INDEX commands_by_id ON commands (match, command_id) WHERE command_id IS NOT NULL',
    `CREATE TABLE snapshots (match INTEGER PRIMARY KEY REFERENCES tables, seq INTEGER NOT NULL, data TEXT NOT NULL)`,
    `CREATE TABLE accounts (
      id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      folded TEXT NOT NULL,
      passphrase TEXT,
      created INTEGER NOT NULL
    ) WITHOUT ROWID`,
    'CREATE UNIQUE INDEX accounts_by_name ON accounts (folded) WHERE passphrase IS NOT NULL',
    `CREATE TABLE sessions (
      id TEXT NOT NULL PRIMARY KEY,
      account TEXT NOT NULL,
      expires INTEGER NOT NULL
    ) WITHOUT ROWID`,
    'CREATE INDEX sessions_by_expiry ON sessions (expires)',
    `CREATE TABLE chat (
      match INTEGER NOT NULL REFERENCES tables,
      no INTEGER NOT NULL,
      account TEXT NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      at INTEGER NOT NULL,
      PRIMARY KEY (match, no)
    ) WITHOUT ROWID`,
    `CREATE TABLE pushes (
      endpoint TEXT NOT NULL PRIMARY KEY,
      account TEXT NOT NULL,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL
    ) WITHOUT ROWID`,
    'CREATE INDEX pushes_by_account ON pushes (account)',
    'CREATE TABLE pulse (id INTEGER PRIMARY KEY, at INTEGER NOT NULL)',
    'INSERT INTO pulse (id, at) VALUES (1, 0)',
  ],
  [
    `CREATE TABLE devices (
      id TEXT NOT NULL,
      account TEXT NOT NULL,
      expires INTEGER NOT NULL,
      PRIMARY KEY (id, account)
    ) WITHOUT ROWID`,
    'CREATE INDEX devices_by_account ON devices (account, expires DESC, id)',
    'CREATE INDEX devices_by_expiry ON devices (expires)',
  ],
  // Lists in pages: the order of each is that of an index, and nothing is counted that was counted before.
  [
    'ALTER TABLE seats ADD COLUMN ended INTEGER',
    `UPDATE seats SET ended =
      (SELECT updated FROM tables WHERE no = seats.match AND status IN ('over', 'abandoned'))`,
    'DROP INDEX seats_by_account',
    'CREATE INDEX seats_by_account ON seats (account, ended, match) WHERE account IS NOT NULL',
    'ALTER TABLE tables ADD COLUMN front INTEGER NOT NULL DEFAULT 1',
    `UPDATE tables SET front = 0 WHERE no IN (SELECT no FROM
      (SELECT no, row_number() OVER (PARTITION BY host ORDER BY no) AS nth FROM tables
        WHERE listed = 1 AND status IN ('gathering', 'running')) WHERE nth > 3)`,
    'DROP INDEX tables_by_status',
    'CREATE INDEX tables_by_status ON tables (status, updated)',
    'CREATE INDEX tables_in_lobby ON tables (status, front, created) WHERE listed = 1',
    'CREATE INDEX listed_by_host ON tables (host, status) WHERE listed = 1',
    'CREATE INDEX guests_by_age ON accounts (created, id) WHERE passphrase IS NULL',
    'CREATE INDEX sessions_of_account ON sessions (account, expires)',
    'CREATE TABLE census (status TEXT NOT NULL PRIMARY KEY, tables INTEGER NOT NULL) WITHOUT ROWID',
    `INSERT INTO census (status, tables) VALUES ('gathering', 0), ('running', 0), ('over', 0), ('abandoned', 0)`,
    'UPDATE census SET tables = (SELECT count(*) FROM tables WHERE tables.status = census.status)',
    `CREATE TRIGGER table_added AFTER INSERT ON tables BEGIN
      UPDATE census SET tables = tables + 1 WHERE status = new.status;
    END`,
    `CREATE TRIGGER table_dropped AFTER DELETE ON tables BEGIN
      UPDATE census SET tables = tables - 1 WHERE status = old.status;
    END`,
    `CREATE TRIGGER table_went_on AFTER UPDATE OF status ON tables WHEN old.status <> new.status BEGIN
      UPDATE census SET tables = tables - 1 WHERE status = old.status;
      UPDATE census SET tables = tables + 1 WHERE status = new.status;
    END`,
  ],
  // Who vouches for a record, and since when its commitment was known.
  [
    'ALTER TABLE keys ADD COLUMN began INTEGER',
    'CREATE TABLE signing_keys (no INTEGER PRIMARY KEY, secret TEXT NOT NULL, made INTEGER NOT NULL)',
  ],
  // What became of tables and of the people at them: when they ended, who plays for whom and why, who was sent away.
  [
    'ALTER TABLE tables ADD COLUMN ended INTEGER',
    `UPDATE tables SET ended =
      max(iif(status = 'over', 0, updated), ifnull((SELECT max(at) FROM commands WHERE match = tables.no), updated))
      WHERE status IN ('over', 'abandoned')`,
    'CREATE INDEX tables_by_host ON tables (host, status)',
    'ALTER TABLE seats ADD COLUMN stand_in TEXT',
    'ALTER TABLE seats ADD COLUMN left_at INTEGER NOT NULL DEFAULT 0',
    `CREATE TABLE expelled (
      match INTEGER NOT NULL REFERENCES tables,
      account TEXT NOT NULL,
      PRIMARY KEY (match, account)
    ) WITHOUT ROWID`,
    'ALTER TABLE chat ADD COLUMN command_id BLOB',
    'CREATE UNIQUE INDEX chat_by_id ON chat (match, account, command_id) WHERE command_id IS NOT NULL',
    // Those that stand in the lobby as running until their end may be known.
    `CREATE INDEX tables_shown_late ON tables (ended + delay * 1000)
      WHERE listed = 1 AND delay > 0 AND commitment IS NOT NULL AND ended IS NOT NULL`,
  ],
];

/** The version of the tables in a file: 0 for a new one. */
export function versionOf(connection: Connection): number {
  const version = connection.pragma('user_version');
  if (version > 0 && connection.pragma('application_id') === APPLICATION) return version;
  if (version > 0 || connection.get('SELECT 1 FROM sqlite_master LIMIT 1') !== null)
    throw new StoreRefused(`${connection.file} is a database of another program. Choose another file.`);
  return 0;
}

/** Refuses a file of another program or of a newer version, before anything is written to it. */
export function checkVersion(connection: Connection, newest = migrations.length): number {
  const version = versionOf(connection);
  if (version > newest)
    throw new StoreRefused(
      `${connection.file} was written by a newer version (its tables have version ${version}, this one knows ${newest}). Update the server, or choose another file.`,
    );
  return version;
}

/**
 * Brings a file to the newest version. Each migration is one transaction: killed at any moment, the file is at the
 * version before or after it, and the next start goes on from there.
 */
export function migrate(
  connection: Connection,
  list: readonly (readonly string[])[] = migrations,
  beforeStatement: (statement: string) => void = () => {},
): void {
  const version = checkVersion(connection, list.length);
  for (const [index, statements] of list.entries()) {
    if (index < version) continue;
    connection.transaction(() => {
      for (const statement of [...statements, `PRAGMA user_version = ${index + 1}`]) {
        beforeStatement(statement);
        connection.exec(statement);
      }
      beforeStatement('COMMIT');
    });
  }
}
