import fs from 'node:fs';
import path from 'node:path';
import { backupFile } from './backup.ts';
import { StoreRefused } from './contract.ts';
import { inspect } from './inspect.ts';
import { lock, makeFolder, preparePlace, reasonOf } from './place.ts';
import { isTrouble, wordsFor } from './trouble.ts';
import { witnessOf } from './witness.ts';

/**
 * Puts a copy in the place of a database. The copy is gone through before; what was there is moved into a folder beside
 * it and never deleted. Killed at any moment, it leaves the old database, or the new one, or a start that is refused
 * with a sentence: then it is done again. Returns the folder of what was there; null: there was nothing.
 */
export async function restoreFile(copy: string, to: string): Promise<string | null> {
  const from = path.resolve(copy);
  const file = preparePlace(to);
  if (fs.statSync(from, { throwIfNoEntry: false })?.isFile() !== true)
    throw new StoreRefused(`There is no file ${from} to be restored.`);
  if (fs.realpathSync(from) === file) throw new StoreRefused(`${from} is the database itself, not a copy of it.`);
  const held = lock(file);
  try {
    const fresh = `${file}.restored`;
    await copyChecked(from, fresh);
    return replace(file, fresh);
  } finally {
    held.release();
  }
}

/** Nothing but a whole database of ours takes the place of another. */
async function copyChecked(from: string, fresh: string): Promise<void> {
  const beside = [`${fresh}-wal`, `${fresh}-shm`];
  for (const name of [fresh, ...beside]) fs.rmSync(name, { force: true });
  try {
    await backupFile(from, fresh);
    if (inspect(fresh, Number.POSITIVE_INFINITY) === 0) throw new StoreRefused(`${from} is empty.`);
  } catch (error) {
    fs.rmSync(fresh, { force: true });
    throw new StoreRefused(`Nothing was restored. ${reasonFor(error, from, fresh)}`, { cause: error });
  } finally {
    for (const name of beside) fs.rmSync(name, { force: true });
  }
}

function reasonFor(error: unknown, from: string, fresh: string): string {
  if (!(error instanceof Error)) return 'No reason is given.';
  return isTrouble(error.cause)
    ? `${from} cannot be used: ${wordsFor(error.cause)}.`
    : error.message.replaceAll(fresh, from);
}

/** The log goes first and the witness last: half-way, the witness keeps a server from starting on what is not whole. */
function replace(file: string, fresh: string): string | null {
  const [log, index, witness] = [`${file}-wal`, `${file}-shm`, witnessOf(file)];
  const aside = [log, index, file, witness].some((name) => fs.existsSync(name)) ? newFolder(path.dirname(file)) : null;
  const keep = (name: string, move: (from: string, to: string) => void): void => {
    if (aside !== null && fs.existsSync(name)) move(name, path.join(aside, path.basename(name)));
  };
  try {
    keep(log, fs.renameSync);
    keep(index, fs.renameSync);
    keep(file, fs.linkSync);
    fs.renameSync(fresh, file);
    keep(witness, fs.renameSync);
    return aside;
  } catch (error) {
    const where = aside === null ? '' : ` What was there lies in ${aside}.`;
    throw new StoreRefused(`The copy could not be put in place: ${reasonOf(error)}.${where}`, { cause: error });
  }
}

/** Named after the moment, such as `before-2026-11-16T10-20-30`. */
function newFolder(folder: string): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  for (let n = 1; ; n++) {
    const name = path.join(folder, `before-${moment}${n === 1 ? '' : `-${n}`}`);
    if (fs.existsSync(name)) continue;
    makeFolder(name);
    return name;
  }
}
