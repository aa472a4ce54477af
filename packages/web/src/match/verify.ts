import type { Checked, Core, Game, Match, MatchRecord, OnEntry } from '@benchtop/engine/host';
import { replaySteps } from '@benchtop/engine/host';
import { plainText } from '@benchtop/server/plain-text';
import { proofNotes, witnessOf } from './proof.ts';
import type { ProofNote, Tone, Witness } from './proof.ts';
import { t } from '../words/words.ts';

/** The page must answer to its player meanwhile: after so many milliseconds of replaying it gets a breath. */
const SLICE = 12;

/** Replays a record bit by bit, checking everything in it. `goOn` is asked now and then; false ends it, with null. */
export async function replayGently(
  game: Game,
  record: unknown,
  onEntry?: OnEntry<Core>,
  goOn: () => boolean = () => true,
): Promise<Checked<Match> | null> {
  const steps = replaySteps(game, record, undefined, onEntry);
  for (let began = performance.now(); ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (!goOn()) return null;
    began = performance.now();
  }
}

/** What is to be said of a record: whether it holds, and what that proves. */
export interface Verdict {
  readonly ok: boolean;
  readonly tone: Tone;
  readonly words: string;
  readonly notes: readonly ProofNote[];
}

/** Replays the whole match from its record and says in sentences whether everything fits, and what that proves. */
export async function verdictOn(game: Game, record: MatchRecord, commitment: string | null): Promise<Verdict> {
  const replayed = await replayGently(game, record);
  if (replayed?.ok !== true) return doubt(replayed?.reason ?? t('It was not read to its end.'));
  if (commitment !== null && record.commitment !== commitment)
    return doubt(t('The draws were sealed with another commitment before the first choice.'));
  return verifiedBy(record, await witnessOf(record));
}

/** The verdict on a record that was replayed and fits together. */
export function verifiedBy(record: MatchRecord, witness: Witness): Verdict {
  const { length } = record.entries;
  const notes = proofNotes(record, witness);
  if (record.start !== null)
    return {
      ok: true,
      tone: 'warn',
      words: t('Replayed: all {length} choices are allowed by the rules.', { length }),
      notes,
    };
  const words =
    record.result === null
      ? t(
          'Verified: all {length} choices were replayed from the sealed key, and every one fits. There is no result: the match was not played to its end.',
          { length },
        )
      : t('Verified: all {length} choices were replayed from the sealed key, and every one leads to the same result.', {
          length,
        });
  return { ok: true, tone: 'good', words, notes };
}

/** Something went wrong, in a sentence. */
export function failure(words: string): Verdict {
  return { ok: false, tone: 'bad', words, notes: [] };
}

function doubt(reason: string): Verdict {
  return failure(t('The record does not check out. {reason}', { reason: plainText(reason) }));
}
