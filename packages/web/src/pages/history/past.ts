import type { MatchRecord } from '@benchtop/engine/host';
import type { WireTable } from '@benchtop/server/wire';
import { api } from '../../match/api.ts';
import type { Reply } from '../../match/api.ts';
import { soloVerb } from '../../games/index.ts';
import { listing, stateWords } from '../lobby/table-words.ts';
import { allSaves, isBroken } from '../../match/local/saves.ts';
import type { SavedMatch } from '../../match/local/saves.ts';
import { keptCommitment } from './commitments.ts';

/** A match that is over, wherever it was played. */
export interface PastMatch {
  readonly key: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly result: string;
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
    result: stateWords(table),
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
    result: localResult(record, names),
    where: 'here',
    ended: updated,
    replay: `/replay/file?match=${id}`,
    promised: null,
    fetch: async () => Promise.resolve({ ok: true, value: record }),
  };
}

/** Who won with how much. A save is not checked until somebody asks: what is missing is left out. */
export function localResult({ game, result }: Pick<MatchRecord, 'game' | 'result'>, names: readonly string[]): string {
  if (typeof result !== 'object' || result === null || !Array.isArray(result.winners)) return 'Finished.';
  const won = names.filter((_, seat) => result.winners.includes(seat));
  if (names.length === 1) return `${listing(names)} ${soloVerb(game, won.length > 0)}.`;
  return won.length === 0 ? 'Nobody won.' : `${listing(won)} won.`;
}
