import type { Checked, Core, Game, Match, MatchRecord, OnEntry } from '@benchtop/engine';
import { replaySteps } from '@benchtop/engine';
import { plainText } from '@benchtop/server/plain-text';

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

export interface Verdict {
  readonly ok: boolean;
  readonly words: string;
}

/** Replays the whole match from its record and says in a sentence whether everything fits. */
export async function verdictOn(game: Game, record: MatchRecord, commitment: string | null): Promise<Verdict> {
  const replayed = await replayGently(game, record);
  if (replayed?.ok !== true) return doubt(replayed?.reason ?? 'It was not read to its end.');
  if (commitment !== null && record.commitment !== commitment)
    return doubt('The draws were sealed with another commitment before the first choice.');
  return { ok: true, words: verifiedWords(record) };
}

export function verifiedWords({ entries, result }: MatchRecord): string {
  const end =
    result === null
      ? 'every one fits. There is no result: the match was not played to its end.'
      : 'every one leads to the same result.';
  return `Verified: all ${entries.length} choices were replayed from the sealed key, and ${end}`;
}

function doubt(reason: string): Verdict {
  return { ok: false, words: `The record does not check out. ${plainText(reason)}` };
}
