import type { Connection } from './connection.ts';
import { StoreRefused } from './contract.ts';

/** Marks a file as ours: `BTop` in ASCII. */
export const APPLICATION = 0x42546f70;

/**
 * What leads from each version of the tables to the next. Released entries are never edited; a change is a new entry.
 *
 * Text columns hold text, except for strings SQLite would not give back as they were (see `pack` in values.ts).
 * `commands` has no foreign key: its writer has just looked the match up.
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
  ],
];

/** The version of the tables in a file: 0 for a new one. */
function versionOf(connection: Connection): number {
  const version = connection.pragma('user_version');
  if (version > 0 && connection.pragma('application_id') === APPLICATION) return version;
  if (version > 0 || connection.get('SELECT 1 FROM sqlite_master LIMIT 1') !== null)
    throw new StoreRefused(`${connection.file} is a database of another program. Choose another file.`);
  return 0;
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
  const version = versionOf(connection);
  if (version > list.length)
    throw new StoreRefused(
      `${connection.file} was written by a newer version (its tables have version ${version}, this one knows ${list.length}). Update the server, or choose another file.`,
    );
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
