import { Recorder } from '@benchtop/engine/host';
import type { MatchRecord } from '@benchtop/engine/host';
import type { Moment } from '../wire/socket.ts';
import { no } from './arrange.ts';
import { momentFor, sightOf } from './audience.ts';
import type { Audience } from './audience.ts';
import type { Context } from './context.ts';
import type { HistoryPage, Result } from './contract.ts';
import { loadMatch, repeated } from './load.ts';
import type { LiveTable } from './live-table.ts';

/** At most so many entries in one answer. */
const PAGE = 200;
/** So many are repeated before other work gets its turn. */
const AT_ONCE = 40;

/** The record of a match that is over, with its key and the word of this server. */
export async function recordOfTable(context: Context, table: LiveTable): Promise<Result<MatchRecord>> {
  const { row } = table;
  const { live, trouble } = await loadMatch(context, row, true);
  if (live === null || trouble !== null) return no('quarantined', trouble ?? 'The match cannot be read.');
  const recorder = await context.guard.run(() => new Recorder(live.match));
  while (!(await context.guard.run(() => recorder.catchUp(AT_ONCE))));
  return { ok: true, value: await context.signer.signed(recorder.record(true), table) };
}

/** The past from position `from` on, as an audience may see it: a sight and what led on from there. */
export async function historyOf(
  context: Context,
  table: LiveTable,
  audience: Audience,
  from: number,
): Promise<Result<HistoryPage>> {
  const last = await table.headAllowed(audience);
  const start = Math.min(from, last);
  const { live } = await loadMatch(context, table.row, true, start);
  if (live === null || live.seq !== start) return no('quarantined', 'The past of this match cannot be read.');
  const sight = await context.guard.run(() => sightOf(live.match.game, live.match.state, audience));
  const moments: Moment[] = [];
  const rows = await context.store.commands(table.row.id, start + 1, Math.min(last, start + PAGE));
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await context.guard.run(() => {
      const portion = rows.slice(first, first + AT_ONCE);
      for (const carried of repeated(live, portion)) moments.push(momentFor(live.match.game, carried, audience));
    });
  return { ok: true, value: { from: start, sight, moments } };
}
