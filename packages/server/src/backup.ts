import path from 'node:path';
import { backupFile } from './store/backup.ts';
import { StoreRefused } from './store/contract.ts';

/** Where the database lies in a data folder. */
export function databaseIn(data: string): string {
  return path.join(data, 'benchtop.db');
}

/** Why a copy could not be made, as one sentence. */
export class BackupRefused extends Error {}

/** Copies the database of a data folder into a new file, whether a server runs on it or not. */
export async function backupData(data: string, file: string): Promise<void> {
  try {
    await backupFile(databaseIn(path.resolve(data)), file);
  } catch (error) {
    throw error instanceof StoreRefused ? new BackupRefused(error.message) : error;
  }
}
