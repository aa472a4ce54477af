import fs from 'node:fs';
import path from 'node:path';
import { backupFile } from './store/backup.ts';
import { StoreRefused } from './store/contract.ts';
import { harmInFile } from './store/inspect.ts';
import { restoreFile } from './store/restore.ts';

/** Where the database lies in a data folder. */
export function databaseIn(data: string): string {
  return path.join(data, 'benchtop.db');
}

/** Why a copy could not be made or put in place, as one sentence. */
export class BackupRefused extends Error {}

/** Copies the database of a data folder into a new file, whether a server runs on it or not. */
export async function backupData(data: string, file: string): Promise<void> {
  await refusing(() => backupFile(databaseIn(path.resolve(data)), file));
  const harm = harmInCopy(file);
  if (harm !== null)
    throw new BackupRefused(`Saved as ${file}, but the database is damaged (${harm}): keep the copies that you have.`);
}

/**
 * Puts a copy in the place of the database of a data folder on which no server runs. Returns the folder that what was
 * there was moved to; null: there was nothing.
 */
export async function restoreData(data: string, copy: string): Promise<string | null> {
  return refusing(() => restoreFile(copy, databaseIn(path.resolve(data))));
}

/** To look into a copy leaves files beside it that mean nothing. */
function harmInCopy(file: string): string | null {
  try {
    return harmInFile(file);
  } finally {
    for (const beside of ['-wal', '-shm']) fs.rmSync(`${file}${beside}`, { force: true });
  }
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreRefused ? new BackupRefused(error.message) : error;
  }
}
