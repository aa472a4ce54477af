import { checkRecord, replayRecord } from '@benchtop/engine/host';
import type { Checked, MatchRecord } from '@benchtop/engine/host';
import { plainText } from '@benchtop/server/plain-text';
import { shownName } from '../../ui/shown-text.ts';
import { isObject } from '../../ui/storage.ts';
import { loadGame } from '../../games/index.ts';
import type { LoadedGame } from '../../games/index.ts';
import type { ShownSeat } from '../shown-match.ts';
import { witnessOf } from '../proof.ts';
import { replayGently, verifiedBy } from '../verify.ts';
import type { Verdict } from '../verify.ts';
import { ReplayMatch } from './replay-match.ts';
import { refusalWords } from '../../words/refusal.ts';
import { t } from '../../words/words.ts';

/** What is to be watched. */
export interface ReplaySource {
  readonly id: string;
  readonly value: unknown;
  /** Names of the seats, where they are known. */
  readonly seats: readonly ShownSeat[] | null;
  /** What was promised before the first choice, where somebody kept it. */
  readonly promised: string | null;
}

export interface Replay {
  readonly match: ReplayMatch;
  readonly loaded: LoadedGame;
  /** What was checked, and what that proves. */
  readonly verdict: Verdict;
}

/** Every position is kept in memory: longer matches are checked by the command line, not watched here. */
export const MOST_ENTRIES = 10_000;

/**
 * Replays a record with the rules of this page, checking everything in it, without ever holding up the page.
 * `progress` is told how far it is; null: the page was left meanwhile (`progress` said no).
 */
export async function loadReplay(
  { id, value, seats, promised }: ReplaySource,
  progress: (done: number, of: number) => boolean,
): Promise<Checked<Replay> | null> {
  const checked = readRecord(value, promised);
  if (!checked.ok) return bad(refusalWords(checked.reason));
  const record = checked.value;
  const loaded = await loadGame(record.game);
  if (loaded === null) return bad(t('This page does not know the game "{game}".', { game: record.game.slice(0, 40) }));
  const begun = replayRecord(loaded.game, record, 0);
  if (!begun.ok) return bad(refusalWords(begun.reason));
  const witness = await witnessOf(record);
  // Names that somebody else has signed are told, but not taken for granted.
  const vouched = witness === 'this-server' ? (record.signature?.names ?? null) : null;
  const names = namedSeats(seats ?? seatsIn(value) ?? people(vouched), record.seats, loaded);
  const match = new ReplayMatch(id, record, names, begun.value);
  const replayed = await replayGently(loaded.game, record, match.add, () =>
    progress(match.length, record.entries.length),
  );
  if (replayed === null) return null;
  return replayed.ok
    ? { ok: true, value: { match, loaded, verdict: verifiedBy(record, witness) } }
    : bad(refusalWords(replayed.reason));
}

/** The record in a file: alone, or inside a match as a browser keeps it. */
function readRecord(value: unknown, promised: string | null): Checked<MatchRecord> {
  const inside = isObject(value) && value['format'] === 'benchtop-save/1' ? value['record'] : value;
  const checked = checkRecord(inside);
  if (!checked.ok) return checked;
  const { key, entries, commitment } = checked.value;
  if (key === null) return bad(t('The match was still running when this record was written: it holds no key.'));
  if (promised !== null && promised !== commitment)
    return bad(t('The draws were sealed with another commitment before the first choice than this record says.'));
  if (entries.length > MOST_ENTRIES)
    return bad(
      t('It has {entries} entries; a page can show {MOST_ENTRIES}. Check it with "benchtop verify".', {
        entries: entries.length,
        MOST_ENTRIES,
      }),
    );
  return checked;
}

function seatsIn(value: unknown): readonly ShownSeat[] | null {
  if (!isObject(value) || !Array.isArray(value['seats'])) return null;
  return value['seats'].map((seat: unknown) => ({
    name: isObject(seat) && typeof seat['name'] === 'string' ? shownName(seat['name'].slice(0, 40)) : '',
    bot: isObject(seat) && typeof seat['bot'] === 'string' ? seat['bot'].slice(0, 40) : null,
  }));
}

function people(names: readonly string[] | null): readonly ShownSeat[] | null {
  return names?.map((name) => ({ name: shownName(name.slice(0, 40)), bot: null })) ?? null;
}

function namedSeats(seats: readonly ShownSeat[] | null, count: number, { ui }: LoadedGame): ShownSeat[] {
  return Array.from({ length: count }, (_, seat) => {
    const { name = '', bot = null } = seats?.[seat] ?? {};
    return { name: name === '' ? (ui.seats[seat]?.name ?? t('Seat {seat}', { seat: seat + 1 })) : name, bot };
  });
}

/** A reason may quote the file. */
function bad(reason: string): { ok: false; reason: string } {
  return { ok: false, reason: plainText(reason) };
}
