import type { View } from '@benchtop/engine/host';
import { useMemo } from 'react';
import type { EventMotion } from './motion.ts';
import type { ShownLogEntry } from './shown-match.ts';
import { useTable } from './store.ts';
import type { Motion } from '../table/contract.ts';

/*
 * For boards that are not of the kit: they are given the view before a whole entry and play its events themselves. To be
 * deleted with the last of them, together with `whole` of a motion and `Motion` of the contract.
 */

/** A whole entry as one motion. */
export function wholeMotion(
  id: number,
  entry: ShownLogEntry,
  before: View,
  after: View,
  ms: number,
): EventMotion | null {
  const [event] = entry.events;
  return event === undefined ? null : { id, seat: entry.seat, event, before, after, ms, whole: entry.events };
}

/** What such a board is given. */
export function useWholeMotion(): Motion | null {
  const motion = useTable((table) => (table.past === null ? table.motion : null));
  return useMemo(() => {
    if (motion?.whole === undefined) return null;
    return { id: motion.id, events: motion.whole, ms: motion.ms };
  }, [motion]);
}
