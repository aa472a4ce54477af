import { freshKey, recordOf, replayRecord } from '@benchtop/engine';
import { download } from '../app/download.ts';
import { LocalMatch } from '../local/local-match.ts';
import { keep, newId } from '../local/saves.ts';
import { handOver } from './hand-over.ts';

/** Hands over the record of a local match, with its key: whoever plays at this device may know everything. */
export function downloadRecord(local: LocalMatch): void {
  download(`${local.game.id}-${local.id}.json`, `${JSON.stringify(recordOf(local.match, true), null, 2)}\n`);
}

/** Replays the whole match from its record and says in a sentence whether everything fits. */
export function verifyWords(local: LocalMatch): string {
  const replayed = replayRecord(local.game, recordOf(local.match, true));
  if (!replayed.ok) return `The record does not check out. ${replayed.reason}`;
  const n = local.match.log.length;
  return `Verified: all ${n} choices were replayed from the sealed key, and every one leads to the same result.`;
}

/** Deals another match among the same players, each one seat further; returns its id. */
export function rematch(local: LocalMatch): string {
  const { game, seats, match } = local;
  const rotated = seats.map((_, i) => seats[(i + 1) % seats.length]).filter((seat) => seat !== undefined);
  const dealt = LocalMatch.deal(newId(), game, rotated, match.state.settings, freshKey());
  keep(dealt.saved('The match begins.', Date.now()));
  handOver(dealt);
  return dealt.id;
}
