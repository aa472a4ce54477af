import type { MatchRecord } from '@benchtop/engine/host';
import type { WireTable } from '@benchtop/server/wire';
import { api } from '../../match/api.ts';
import type { Reply } from '../../match/api.ts';
import { soloWords } from '../../games/index.ts';
import { listing, stateWords } from '../lobby/table-words.ts';
import { allSaves, isBroken } from '../../match/local/saves.ts';
import type { SavedMatch, SavedSeat } from '../../match/local/saves.ts';
import { keptCommitment } from './commitments.ts';
import { t } from '../../words/words.ts';

/** A match that is over, wherever it was played. */
export interface PastMatch {
  readonly key: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly seats: readonly SavedSeat[];
  readonly result: string;
  readonly winners: readonly number[];
  /** The points of each seat; null where they are not known. */
  readonly totals: readonly number[] | null;
  readonly where: 'here' | 'online';
  readonly ended: number;
  /** The address of its replay. */
  readonly replay: string;
  /** The commitment seen at the start; null: not seen. */
  readonly promised: string | null;
  readonly fetch: () => Promise<Reply<MatchRecord>>;
}

/** Everything that is over, the latest first. */
export function pastMatches(tables: readonly WireTable[]): PastMatch[] {
  const online = tables.filter(isPast).map(ofTable);
  const local = allSaves().flatMap((save) => (isBroken(save) || !save.over ? [] : [ofSave(save)]));
  return [...online, ...local].sort((a, b) => b.ended - a.ended);
}

/** A match that was given up has a past; a table at which nobody began has none. */
export function isPast({ status, commitment }: WireTable): boolean {
  return status === 'over' || (status === 'abandoned' && commitment !== null);
}

function ofTable(table: WireTable): PastMatch {
  return {
    key: table.id,
    game: table.game,
    names: table.seats.map(({ name }) => name),
    seats: table.seats.map(({ name, kind, bot }) => ({ name, bot: kind === 'bot' ? bot : null })),
    result: stateWords(table),
    winners: table.winners ?? [],
    totals: table.totals,
    where: 'online',
    ended: table.updated,
    replay: `/replay/${table.id}`,
    promised: keptCommitment(table.id) ?? table.commitment,
    fetch: async () => api.record(table.id),
  };
}

function ofSave({ id, game, seats, record, updated }: SavedMatch): PastMatch {
  const names = seats.map(({ name }) => name);
  return {
    key: id,
    game,
    names,
    seats,
    result: localResult(record, names),
    ...localScores(record),
    where: 'here',
    ended: updated,
    replay: `/replay/file?match=${id}`,
    promised: null,
    fetch: async () => Promise.resolve({ ok: true, value: record }),
  };
}

/** The same caution: what is missing or is no number is left out. */
function localScores({ result }: Pick<MatchRecord, 'result'>): Pick<PastMatch, 'winners' | 'totals'> {
  const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.filter((n) => typeof n === 'number') : []);
  if (typeof result !== 'object' || result === null) return { winners: [], totals: null };
  const totals = numbers(result.totals);
  return { winners: numbers(result.winners), totals: totals.length === 0 ? null : totals };
}

/** Who won. A save is not checked until somebody asks: what is missing is left out. */
export function localResult({ game, result }: Pick<MatchRecord, 'game' | 'result'>, names: readonly string[]): string {
  if (typeof result !== 'object' || result === null || !Array.isArray(result.winners)) return t('Finished.');
  const won = names.filter((_, seat) => result.winners.includes(seat));
  if (names.length === 1) return soloWords(game, listing(names), won.length > 0);
  return won.length === 0 ? t('Nobody won.') : t('{names} won.', { names: listing(won) });
}
