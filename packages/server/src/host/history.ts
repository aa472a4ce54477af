import { Recorder } from '@benchtop/engine/host';
import type { MatchRecord } from '@benchtop/engine/host';
import type { LogEntry } from '../wire/socket.ts';
import { no } from './arrange.ts';
import { entryFor, sightOf } from './audience.ts';
import type { Audience } from './audience.ts';
import type { Context } from './context.ts';
import type { HistoryPage, Result } from './contract.ts';
import { loadMatch, repeated } from './load.ts';
import type { TableRows } from './table-rows.ts';

/** At most so many entries in one answer. */
const PAGE = 200;
/** So many are repeated before other work gets its turn. */
const AT_ONCE = 40;

/** The record of a match that is over, with its key and the word of this server. */
export async function recordOfTable(context: Context, rows: TableRows): Promise<Result<MatchRecord>> {
  const { live, trouble } = await loadMatch(context, rows.row, true);
  if (live === null || trouble !== null) return no('quarantined', trouble ?? 'The match cannot be read.');
  const recorder = await context.guard.run(() => new Recorder(live.match));
  while (!(await context.guard.run(() => recorder.catchUp(AT_ONCE))));
  return { ok: true, value: await context.signer.signed(recorder.record(true), rows) };
}

/** The past from position `from` on, as an audience may see it, up to `last`: a sight and what led on from there. */
export async function historyOf(
  context: Context,
  { row }: TableRows,
  audience: Audience,
  from: number,
  last: number,
): Promise<Result<HistoryPage>> {
  const start = Math.min(from, last);
  const { live } = await loadMatch(context, row, true, start);
  if (live === null || live.seq !== start) return no('quarantined', 'The past of this match cannot be read.');
  const sight = await context.guard.run(() => sightOf(live.match.game, live.match.state, audience));
  const entries: LogEntry[] = [];
  const rows = await context.store.commands(row.id, start + 1, Math.min(last, start + PAGE));
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await context.guard.run(() => {
      const portion = rows.slice(first, first + AT_ONCE);
      for (const carried of repeated(live, portion)) entries.push(entryFor(live.match.game, carried, audience));
    });
  return { ok: true, value: { from: start, sight, entries } };
}
