import { openThroughout, patched } from '@benchtop/engine/host';
import type { View } from '@benchtop/engine/host';
import type { LogEntry, Sight } from './socket.ts';

/** What the receiver saw right after each event of an entry. `before` and `after`: what it saw around the entry. */
export function viewsOf({ events, patch, parts }: LogEntry, before: Sight, after: Sight): View[] {
  if (patch === null || events.length === 0) return [];
  const pending = openThroughout(before.view, after.view);
  const views: View[] = [];
  let sight = before;
  let from = 0;
  for (const count of parts ?? []) {
    sight = patched(sight, patch.slice(from, from + count));
    from += count;
    views.push({ ...sight.view, pending });
  }
  return [...views, after.view];
}
