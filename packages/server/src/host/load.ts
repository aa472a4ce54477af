import { checkSettings } from '@benchtop/engine/host';
import type { Game } from '@benchtop/engine/host';
import type { CommandRow, TableRow } from '../store/contract.ts';
import type { Context } from './context.ts';
import { LiveMatch } from './live-match.ts';
import type { Carried } from './live-match.ts';

/** A match as its log gives it; `trouble` says why it cannot go on: then it stands at the last entry that fits. */
export interface LoadedMatch {
  readonly live: LiveMatch | null;
  readonly trouble: string | null;
}

/** So many rows are read, and of them so many replayed, before other work gets its turn. */
const READ_AT_ONCE = 400;
const AT_ONCE = 40;

const nothing = (trouble: string): LoadedMatch => ({ live: null, trouble });

/**
 * Brings a match into memory. `full`: from the first entry, comparing every hash, as it must be done once under rules
 * that may have changed; else from the newest snapshot, when that holds.
 */
export async function loadMatch(context: Context, table: TableRow, full: boolean, upTo?: number): Promise<LoadedMatch> {
  const { store } = context;
  const game = await context.game(table.game);
  if (game === null) return nothing(`This server does not have the game ${table.game} any more.`);
  const key = await store.keyOf(table.id);
  if (key === null) return nothing('The key of this match is gone from the database.');
  const found = full ? 'none' : await fromSnapshot(context, game, table, key);
  const live = typeof found === 'string' ? await deal(context, game, table, key) : found;
  if (typeof live === 'string') return nothing(live);
  const trouble = await repeatLog(context, live, table.id, upTo ?? (await store.head(table.id)));
  // The next visit need not go through the whole log again.
  if (found === 'unusable' && trouble === null && upTo === undefined)
    store.keepSnapshot(table.id, live.seq, () => live.snapshot());
  return { live, trouble };
}

async function deal(context: Context, game: Game, table: TableRow, key: string): Promise<LiveMatch | string> {
  const settings = checkSettings(game, table.seats, table.settings);
  if (!settings.ok) return `Its settings do not fit the rules installed here. ${settings.reason}`;
  try {
    return await context.guard.run(() => LiveMatch.deal(game, table.seats, settings.value, key));
  } catch {
    return 'The rules installed here cannot deal this match.';
  }
}

async function fromSnapshot(
  context: Context,
  game: Game,
  { id }: TableRow,
  key: string,
): Promise<LiveMatch | 'none' | 'unusable'> {
  const snapshot = await context.store.snapshot(id);
  if (snapshot === null) return 'none';
  const [row] = await context.store.commands(id, snapshot.seq, snapshot.seq);
  if (row === undefined) return 'unusable';
  const live = LiveMatch.fromSnapshot(game, key, snapshot.seq, snapshot.data, row.hash);
  if (live !== null) return live;
  context.surroundings.warn('A snapshot was not usable; the match is rebuilt from its log.', { id });
  return 'unusable';
}

/** Replays the log after the match's last entry, up to entry `last`. */
async function repeatLog(context: Context, live: LiveMatch, table: string, last: number): Promise<string | null> {
  for (let first = live.seq + 1; first <= last; first += READ_AT_ONCE) {
    const rows = await context.store.commands(table, first, Math.min(last, first + READ_AT_ONCE - 1));
    const trouble = await repeatAll(context, live, rows);
    if (trouble !== null) return trouble;
  }
  return null;
}

/** Replays rows in small portions. The sentence says at which entry the log stops to fit. */
async function repeatAll(context: Context, live: LiveMatch, rows: readonly CommandRow[]): Promise<string | null> {
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    const portion = rows.slice(first, first + AT_ONCE);
    const trouble = await repeatPortion(context, live, portion);
    if (trouble !== null) return trouble;
  }
  return null;
}

async function repeatPortion(context: Context, live: LiveMatch, rows: readonly CommandRow[]): Promise<string | null> {
  try {
    return await context.guard.run(() => {
      for (const row of rows) {
        const carried = repeatOne(live, row, false);
        if (typeof carried === 'string') return carried;
      }
      return null;
    });
  } catch {
    return `The rules installed here fail at entry ${live.seq + 1} of its log.`;
  }
}

/** A row that does not fit leaves the match as it was before it. */
function repeatOne(live: LiveMatch, row: CommandRow, staged: boolean): Carried | string {
  const back = live.mark();
  try {
    const carried = live.follow(row, staged);
    if (typeof carried === 'string') back();
    return carried;
  } catch (error) {
    back();
    throw error;
  }
}

/** Replays rows one by one with what each changed; ends at the first that does not fit. */
export function* repeated(live: LiveMatch, rows: readonly CommandRow[]): Generator<Carried> {
  for (const row of rows) {
    const carried = repeatOne(live, row, true);
    if (typeof carried === 'string') return;
    yield carried;
  }
}
