import type { MatchRecord } from '@benchtop/engine/host';
import { download } from '../ui/download.ts';

/** Hands over the record of a match as a file. */
export function downloadRecord(id: string, record: MatchRecord): void {
  download(`${record.game}-${id}.json`, `${JSON.stringify(record, null, 2)}\n`);
}

/** The sentence of something that went wrong. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
