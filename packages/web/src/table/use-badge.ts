import { useEffect } from 'react';
import { showBadge } from '../ui/badge.ts';
import { titleOf } from '../games/index.ts';
import { useTable } from '../match/store.ts';

/** Dresses the page in the colours of the game, and lets the tab say when the player owes a decision. */
export function useBadge(): void {
  const game = useTable((table) => table.match?.game.id ?? null);
  const due = useTable(({ open, busy }) => open !== null && !busy);
  useEffect(() => {
    if (game === null) return undefined;
    document.documentElement.dataset['game'] = game;
    return () => {
      delete document.documentElement.dataset['game'];
    };
  }, [game]);
  useEffect(() => {
    if (game !== null) showBadge(titleOf(game), due);
  }, [game, due]);
}
