import { isObject, parsed, readText, writeText } from '../../ui/storage.ts';

const KEY = 'benchtop.commitments';
const MOST = 200;

/** The commitments this browser saw when matches began, by table. */
function kept(): { [table: string]: string } {
  const value = parsed(readText(KEY));
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/**
 * Remembers the commitment of a match that runs, so that afterwards the key can be held against what was promised, not
 * against what the server says was promised. The first one counts.
 */
export function keepCommitment(table: string, commitment: string): void {
  const all = kept();
  if (all[table] !== undefined) return;
  const entries = [...Object.entries(all), [table, commitment] as const].slice(-MOST);
  writeText(KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** What this browser saw at the beginning; null: it was not there. */
export function keptCommitment(table: string): string | null {
  return kept()[table] ?? null;
}
