import { BackupRefused, backupData, dataFolder, restoreData, StartRefused } from '@benchtop/server';
import { Stop } from '../stop.ts';

export interface BackupOptions {
  readonly data?: string;
}

/** Copies the database into a new file, whether a server runs on it or not. */
export async function backup(file: string, { data }: BackupOptions): Promise<void> {
  await refusing(async () => backupData(dataFolder(data, process.env), file));
  process.stdout.write(`Saved as ${file}.\n`);
}

/** Puts a copy in the place of the database. */
export async function restore(file: string, { data }: BackupOptions): Promise<void> {
  const aside = await refusing(async () => restoreData(dataFolder(data, process.env), file));
  process.stdout.write(`Restored from ${file}.\n`);
  if (aside !== null) process.stdout.write(`What was there before lies in ${aside}.\n`);
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  // What lies in the data folder and its copies is for nobody else on this machine.
  process.umask(0o077);
  try {
    return await work();
  } catch (error) {
    const known = error instanceof BackupRefused || error instanceof StartRefused;
    throw known ? new Stop(error.message) : error;
  }
}
