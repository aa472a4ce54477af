import type { WireTable } from '@benchtop/server/wire';
import { waitsForMe } from '../notify/mine.ts';

/** Those that wait for the player first, then those that go on, then those that gather. */
export function inOrder(tables: readonly WireTable[]): WireTable[] {
  const rank = (table: WireTable): number => (waitsForMe(table) ? 0 : table.status === 'running' ? 1 : 2);
  return tables
    .filter(({ status }) => status === 'running' || status === 'gathering')
    .sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}
