import { DatabaseSync, backup } from '@photostructure/sqlite';
import fs from 'node:fs';
import path from 'node:path';
import { StoreRefused } from './contract.ts';
import { makeFolder, reasonOf } from './place.ts';
import { isTrouble, wordsFor } from './trouble.ts';

/** More pages than any file has: the copy is made in one step, which is one moment of the original. */
const ALL_PAGES = 2_000_000_000;

/**
 * Copies a database as it is at one moment, also while a server writes to it. The copy gets its name when it is whole
 * and on the disk, so that a name always stands for a good copy; a file that is there already is never touched.
 */
export async function backupFile(from: string, to: string): Promise<void> {
  const target = path.resolve(to);
  const part = `${target}.part`;
  if (!fs.existsSync(from)) throw new StoreRefused(`There is no database ${from} to be copied.`);
  if (fs.existsSync(target)) throw new StoreRefused(`${target} exists already. Choose a new name for the copy.`);
  try {
    makeFolder(path.dirname(target));
    fs.rmSync(part, { force: true });
    await copy(from, part);
    // Unlike a renaming, a link never replaces what somebody else has put there in the meantime.
    fs.linkSync(part, target);
  } catch (error) {
    const reason = isTrouble(error) ? wordsFor(error) : reasonOf(error);
    throw new StoreRefused(`The copy ${target} could not be made: ${reason}.`, { cause: error });
  } finally {
    if (fs.existsSync(part)) fs.rmSync(part);
  }
}

async function copy(from: string, part: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}
