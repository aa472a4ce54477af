import fs from 'node:fs';
import { Connection } from './connection.ts';
import { StoreRefused } from './contract.ts';
import { checkVersion } from './migrations.ts';
import { isTrouble, wordsFor } from './trouble.ts';
import { holds, readTrace, witnessOf } from './witness.ts';
import type { Trace } from './witness.ts';

const MEND = 'Restore a backup with benchtop restore.';

/**
 * Looks at what a database is found to be, before anything is written to it. Throws {@link StoreRefused} with what is
 * wrong and what can be done; then nothing was touched. Files of more than `mostBytes` are not gone through page by page.
 * Returns the version of its tables; 0: it is new.
 */
export function inspect(file: string, mostBytes: number): number {
  const trace = readTrace(file);
  if (sizeOf(file) === 0) {
    refuseRemains(file, trace);
    return 0;
  }
  const connection = new Connection(file, 'read');
  try {
    const version = checkVersion(connection);
    const harm = bytesOf(file) <= mostBytes ? harmIn(connection) : null;
    if (harm !== null) throw new StoreRefused(`The database ${file} is damaged (${harm}). ${MEND}`);
    if (trace !== null && !holdsTrace(connection, trace)) throw new StoreRefused(lossWords(file, trace));
    return version;
  } catch (error) {
    if (!isTrouble(error)) throw error;
    throw new StoreRefused(`The database ${file} cannot be used: ${wordsFor(error)}. ${MEND}`, { cause: error });
  } finally {
    connection.close();
  }
}

/** The first thing that is wrong with the pages of a database, in SQLite's words; null: nothing. */
export function harmIn(connection: Connection): string | null {
  const found = Object.values(connection.get('PRAGMA quick_check(1)') ?? {})[0];
  return found === 'ok' ? null : String(found).replaceAll(/\s+/g, ' ').trim();
}

/** The same for a file that is not open. */
export function harmInFile(file: string): string | null {
  const connection = new Connection(file, 'read');
  try {
    return harmIn(connection);
  } catch (error) {
    return wordsFor(error);
  } finally {
    connection.close();
  }
}

/** What there is to be gone through. */
export function bytesOf(file: string): number {
  return sizeOf(file) + sizeOf(`${file}-wal`);
}

/** 0: there is none, or it is empty. */
function sizeOf(file: string): number {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** A new database must not be begun in the place of one of which parts are left. */
function refuseRemains(file: string, trace: Trace | null): void {
  const log = `${file}-wal`;
  const remains = sizeOf(log) > 0 ? log : trace === null ? null : witnessOf(file);
  if (remains === null) return;
  const state = fs.existsSync(file) ? 'empty' : 'missing';
  throw new StoreRefused(
    `The database ${file} is ${state}, but ${remains} is left of it: nothing was touched. Put it back or restore a backup with benchtop restore; to begin anew, move both out of the folder.`,
  );
}

/** A database without the tables that a trace needs does not hold it. */
function holdsTrace(connection: Connection, trace: Trace): boolean {
  try {
    return holds(connection, trace);
  } catch (error) {
    if (isTrouble(error)) throw error;
    return false;
  }
}

function lossWords(file: string, { kind, id, no }: Trace): string {
  const what = kind === 'entry' ? `entry ${no} of table ${id}` : `${kind} ${id}`;
  return `The database ${file} lacks what was saved last (${what}): its -wal file is missing, cut short or altered, or an older copy was put in its place. Nothing was touched. Put the right files back or restore a backup with benchtop restore; to go on without what is gone, remove ${witnessOf(file)}.`;
}
