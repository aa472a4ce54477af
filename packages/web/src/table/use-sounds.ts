import { useEffect } from 'react';
import { useTable } from '../match/store.ts';
import type { TableState } from '../match/store.ts';
import { sound } from '../ui/sounds.ts';

const due = ({ open, busy }: TableState): boolean => open !== null && !busy;

/** Whether somebody else acted last: within one's own turn nobody needs to be called. */
function isCalled({ match, viewer }: TableState): boolean {
  const last = match?.logEntry(match.length - 1, null) ?? null;
  return last === null || last.seat !== viewer;
}

/** What can be heard of a table: that it is one's turn, that a piece moves, that the match is over. */
export function useSounds(): void {
  useEffect(
    () =>
      useTable.subscribe((now, before) => {
        if (due(now) && !due(before) && isCalled(now)) sound('turn');
        if (now.motion !== null && now.motion.id !== before.motion?.id) sound('piece');
        if (now.resultShown && !before.resultShown) sound('end');
      }),
    [],
  );
}
