import { checkRecord } from '@benchtop/engine/host';
import type { Checked, Game, MatchRecord } from '@benchtop/engine/host';
import { plainText } from '@benchtop/server/plain-text';
import { failure, verdictOn } from '../../match/verify.ts';
import type { Verdict } from '../../match/verify.ts';
import { t } from '../../words/words.ts';

/** A record out of what a file held: a record itself, or the one in a match that a browser kept. */
export function recordIn(value: unknown): Checked<MatchRecord> {
  return checkRecord(unwrapped(value));
}

function unwrapped(value: unknown): unknown {
  const isSave = typeof value === 'object' && value !== null && 'format' in value && value.format === 'benchtop-save/1';
  return isSave && 'record' in value ? value.record : value;
}

export interface Question {
  readonly record: MatchRecord;
  /** Seat names; where there are none the seats are counted. */
  readonly names: readonly string[];
  /** The commitment that was seen when the match began; null: nobody here saw it. */
  readonly promised: string | null;
}

/** Replays a record and holds it against everything it claims. `gameOf` finds its rules. */
export async function checked(
  { record, names, promised }: Question,
  gameOf: (id: string) => Promise<Game | null>,
): Promise<Verdict> {
  const form = checkRecord(record);
  if (!form.ok) return failure(plainText(form.reason));
  const game = await gameOf(record.game);
  if (game === null) return failure(t('This page does not know the game of this record.'));
  const verdict = await verdictOn(game, record, promised);
  if (!verdict.ok) return verdict;
  const seal =
    promised === null ? t('The key fits the commitment.') : t('The key fits the commitment shown at the start.');
  return { ...verdict, words: [verdict.words, seal, ...resultWords(record, names)].join(' ') };
}

function resultWords({ result }: MatchRecord, names: readonly string[]): string[] {
  if (result === null) return [];
  const points = result.totals.map((total, seat) => `${names[seat] ?? t('Seat {seat}', { seat: seat + 1 })} ${total}`);
  return [t('Result: {points}.', { points: points.join(', ') })];
}
