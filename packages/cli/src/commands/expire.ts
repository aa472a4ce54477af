import { ExpireRefused, expireData, previewData, readExpiry, StartRefused } from '@benchtop/server';
import type { Preview } from '@benchtop/server';
import { Stop } from '../stop.ts';

export interface ExpireOptions {
  readonly data?: string;
  readonly expire?: string;
  readonly apply?: true;
  readonly json?: true;
}

const rules = [
  ['gathering', 'Tables where no match has begun'],
  ['finished', 'Finished matches of guests'],
  ['guests', 'Guests without a table'],
] as const;

/** Says what would go, or deletes it. */
export async function expire({ data, expire: spans, apply, json }: ExpireOptions): Promise<void> {
  process.umask(0o077);
  const folder = data ?? process.env['BENCHTOP_DATA'] ?? 'data';
  try {
    const expiry = readExpiry(spans, process.env);
    if (apply === true) {
      const gone = await expireData(folder, expiry, Date.now());
      say(json, gone, () => rules.map(([rule, words]) => `${words}: ${gone[rule]} deleted.`));
    } else {
      const found = await previewData(folder, expiry, Date.now());
      const end = 'Nothing was deleted: --apply does it, and a server that runs does it by itself.';
      say(json, found, () => [...rules.map(([rule, words]) => foundWords(words, found[rule])), end]);
    }
  } catch (error) {
    throw error instanceof ExpireRefused || error instanceof StartRefused ? new Stop(error.message) : error;
  }
}

function say(json: true | undefined, value: object, lines: () => readonly string[]): void {
  process.stdout.write(`${json === true ? JSON.stringify(value) : lines().join('\n')}\n`);
}

function foundWords(words: string, { days, count, oldest }: Preview): string {
  if (days === 0) return `${words}: they stay for ever.`;
  const since = oldest === null ? '' : `, the oldest since ${new Date(oldest).toISOString().slice(0, 10)}`;
  return `${words}, untouched for ${days} days: ${count}${since}.`;
}
