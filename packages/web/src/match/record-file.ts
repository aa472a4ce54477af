import type { MatchRecord } from '@benchtop/engine/host';
import { download } from '../ui/download.ts';
import type { ShownSeat } from './shown-match.ts';

/** What is known of a seat besides the record. */
type Named = Pick<ShownSeat, 'name' | 'bot'>;

/**
 * What is written into the file of a match. A server signs the names of the players with the record; around one that nobody
 * has signed they are put in plain, so that whoever opens the file sees who played.
 */
export function fileOf(record: MatchRecord, seats: readonly Named[]): unknown {
  if (record.signature !== undefined || seats.length === 0) return record;
  return { format: 'benchtop-save/1', seats: seats.map(({ name, bot }) => ({ name, bot })), record };
}

/** Hands over the record of a match as a file. */
export function downloadRecord(id: string, record: MatchRecord, seats: readonly Named[] = []): void {
  download(`${record.game}-${id}.json`, `${JSON.stringify(fileOf(record, seats), null, 2)}\n`);
}

/** The sentence of something that went wrong. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
