import { DatabaseSync } from '@photostructure/sqlite';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import fs from 'node:fs';
import path from 'node:path';
import { StoreRefused } from './contract.ts';
import { isHeld, isTrouble, wordsFor } from './trouble.ts';

/** The database that lives in memory, for tests and small tools. */
export const IN_MEMORY = ':memory:';

/** The one name of a file, so that two ways to it find the same lock; its folder is made when it is missing. */
export function preparePlace(file: string): string {
  const whole = path.resolve(file);
  try {
    makeFolder(path.dirname(whole));
    if (fs.existsSync(whole)) {
      fs.accessSync(whole, fs.constants.R_OK | fs.constants.W_OK);
      if (!fs.statSync(whole).isFile()) throw new StoreRefused(`${whole} is not a file. Choose another name.`);
      return fs.realpathSync(whole);
    }
    fs.accessSync(path.dirname(whole), fs.constants.W_OK);
    return path.join(fs.realpathSync(path.dirname(whole)), path.basename(whole));
  } catch (error) {
    if (error instanceof StoreRefused) throw error;
    throw new StoreRefused(`The database ${whole} cannot be written there: ${reasonOf(error)}.`, { cause: error });
  }
}

/**
 * Makes a folder with all that lead to it. Node's own way never comes to an end where a file system says that there is
 * no such place although its parent is there, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have been faster.
    if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}

const reasons: { readonly [code: string]: string } = {
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a part of its name is a file, not a folder',
  EEXIST: 'a part of its name is a file or a broken link, not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
};

/** What the operating system said, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return reasons[code] ?? error.message;
}

/** Keeps every other server from a file until it is released, or the process ends in whatever way. */
export interface Lock {
  release(): void;
}

/**
 * A lock of the operating system, by way of SQLite, on an empty file beside the database: it goes with the process,
 * even one that is killed, and does not keep a backup from reading.
 */
export function lock(file: string): Lock {
  const guard = `${file}.lock`;
  let database: DatabaseSyncInstance | null = null;
  try {
    database = new DatabaseSync(guard, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec('BEGIN EXCLUSIVE');
    const held = database;
    return { release: () => held.close() };
  } catch (error) {
    database?.close();
    if (!isTrouble(error)) throw error;
    const reason = isHeld(error) ? 'another server is running on it' : `${guard}: ${wordsFor(error)}`;
    throw new StoreRefused(`The database ${file} cannot be used: ${reason}.`, { cause: error });
  }
}
