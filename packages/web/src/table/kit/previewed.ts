import type { View } from '@benchtop/engine/host';
import { startTransition, useEffect, useState } from 'react';

let shown: View | null = null;
const shows = new Set<(view: View | null) => void>();

/** Says what the table would be after the option that is pointed at. Whatever is drawn of it gives way to a click. */
export function showPreviewed(view: View | null): void {
  if (shown === view) return;
  shown = view;
  const tell = (): void => shows.forEach((show) => show(view));
  if (view === null) tell();
  else startTransition(tell);
}

/** The table after the option that is pointed at, as far as it is certain; null while nothing can be said. */
export function usePreviewed(): View | null {
  const [view, show] = useState(shown);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it may have changed after this was drawn
    show(shown);
    shows.add(show);
    return () => {
      shows.delete(show);
    };
  }, []);
  return view;
}
