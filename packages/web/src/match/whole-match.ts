import type { MatchRecord } from '@benchtop/engine/host';
import type { ShownMatch } from './shown-match.ts';

function isWhole(match: ShownMatch): boolean {
  if (match.first > 0) return false;
  for (let position = 0; position <= match.length; position++) if (!match.shows(position)) return false;
  return true;
}

/**
 * A match that is over with all its positions: as it is, or (online, where only a part of the past is known) replayed from
 * its record. Null where that cannot be had.
 */
export async function wholeOf(
  match: ShownMatch,
  record: (() => Promise<MatchRecord>) | null,
): Promise<ShownMatch | null> {
  if (isWhole(match)) return match;
  if (record === null) return null;
  const source = { id: match.id, value: await record(), seats: match.seats, promised: null };
  const { loadReplay } = await import('./replay/load-replay.ts');
  const replay = await loadReplay(source, () => true);
  return replay?.ok === true ? replay.value.match : null;
}
