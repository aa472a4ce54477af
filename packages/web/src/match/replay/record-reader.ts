import type { Checked } from '@benchtop/engine/host';
import { t } from '../../words/words.ts';

/** A record of ten thousand entries is far smaller than this. */
export const MOST_BYTES = 4_000_000;

/** What a file holds as JSON, or a sentence. Whether it is a record is checked when it is replayed. */
export async function readRecordFile(file: File): Promise<Checked<unknown>> {
  if (file.size > MOST_BYTES) return { ok: false, reason: t('This file is too large to be the record of a match.') };
  try {
    return { ok: true, value: JSON.parse(await file.text()) as unknown };
  } catch {
    return { ok: false, reason: t('This file is not the record of a match: it cannot be read as JSON.') };
  }
}
