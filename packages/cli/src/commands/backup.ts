import { BackupRefused, backupData } from '@benchtop/server';
import { Stop } from '../stop.ts';

export interface BackupOptions {
  readonly data?: string;
}

/** Copies the database into a new file, whether a server runs on it or not. */
export async function backup(file: string, { data }: BackupOptions): Promise<void> {
  process.umask(0o077);
  try {
    await backupData(data ?? process.env['BENCHTOP_DATA'] ?? 'data', file);
  } catch (error) {
    throw error instanceof BackupRefused ? new Stop(error.message) : error;
  }
  process.stdout.write(`Saved as ${file}.\n`);
}
