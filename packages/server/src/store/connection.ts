import { DatabaseSync } from '@photostructure/sqlite';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { pathToFileURL } from 'node:url';
import { StoreRefused } from './contract.ts';
import type { Presence } from './presence.ts';
import { isTrouble, wordsFor } from './trouble.ts';
import { pack } from './values.ts';
import type { Columns, Value } from './values.ts';

/** What a connection may do: `read` never writes; `write` creates the file when it is missing and was not known before. */
export type Access = 'read' | 'write';

/** How long a connection waits for another one that checkpoints or recovers. */
const PATIENCE_MS = 5000;

// The write-ahead log is copied back when nobody waits (see `WriteQueue`), at the latest after 1,000 pages (4 MB), for
// which a commit has to wait. It is cut to 16 MB when something had kept it from that.
const pragmas: { readonly [access in Access]: readonly string[] } = {
  read: ['PRAGMA query_only = ON'],
  write: [
    'PRAGMA journal_mode = WAL',
    'PRAGMA synchronous = FULL',
    'PRAGMA wal_autocheckpoint = 1000',
    'PRAGMA journal_size_limit = 16777216',
  ],
};

/** One connection to a database file, with its prepared statements. */
export class Connection {
  readonly file: string;
  private readonly access: Access;
  private readonly presence: Presence | null;
  private database: DatabaseSyncInstance;
  private readonly statements = new Map<string, StatementSyncInstance>();

  /** With a presence only the file that it knows is opened, and none is made in its place. */
  constructor(file: string, access: Access, presence: Presence | null = null) {
    this.file = file;
    this.access = access;
    this.presence = presence;
    this.database = opened(file, access, presence);
  }

  /** Every transaction begins here: a connection that was lost is opened anew. */
  exec(sql: string): void {
    if (!this.database.isOpen) this.database = opened(this.file, this.access, this.presence);
    this.database.exec(sql);
  }

  /** The number of rows it changed. */
  run(sql: string, ...values: readonly Value[]): number {
    return this.statement(sql).run(...values.map(pack)).changes;
  }

  get(sql: string, ...values: readonly Value[]): Columns | null {
    const columns: unknown = this.statement(sql).get(...values.map(pack));
    return columns === undefined ? null : (columns as Columns);
  }

  all(sql: string, ...values: readonly Value[]): Columns[] {
    const rows: unknown[] = this.statement(sql).all(...values.map(pack));
    return rows as Columns[];
  }

  /** The value of a pragma that is a number. */
  pragma(name: string): number {
    const value = Object.values(this.get(`PRAGMA ${name}`) ?? {})[0];
    return typeof value === 'number' ? value : 0;
  }

  /** All of it or nothing. */
  transaction<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /**
   * Leaves whatever transaction is open. When even that fails the connection is given up: SQLite leaves it when the
   * last prepared statement has been collected.
   */
  rollBack(): void {
    try {
      if (this.database.isTransaction) this.exec('ROLLBACK');
      if (!this.database.isTransaction) return;
    } catch {
      // Closed below.
    }
    this.close();
  }

  /** Afterwards the file alone holds everything; an empty log may lie beside it until the process ends. */
  close(): void {
    if (!this.database.isOpen) return;
    // Prepared statements end with their objects, and SQLite's own closing waits for them: the log is emptied by hand.
    if (this.access === 'write' && !this.database.isTransaction) this.emptyLog();
    this.statements.clear();
    this.database.close();
  }

  private emptyLog(): void {
    try {
      this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The log keeps what the file does not hold, and both are read together.
    }
  }

  private statement(sql: string): StatementSyncInstance {
    const known = this.statements.get(sql);
    if (known !== undefined) return known;
    const fresh = this.database.prepare(sql);
    this.statements.set(sql, fresh);
    return fresh;
  }
}

function opened(file: string, access: Access, presence: Presence | null): DatabaseSyncInstance {
  presence?.check();
  const name = presence === null ? file : `${pathToFileURL(file).href}?mode=${access === 'read' ? 'ro' : 'rw'}`;
  try {
    const database = new DatabaseSync(name, { readOnly: access === 'read', timeout: PATIENCE_MS });
    for (const pragma of pragmas[access]) database.exec(pragma);
    return database;
  } catch (error) {
    if (!isTrouble(error)) throw error;
    throw new StoreRefused(`The database ${file} cannot be opened: ${wordsFor(error)}.`, { cause: error });
  }
}
