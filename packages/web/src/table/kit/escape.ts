import { useEffect } from 'react';

/** What is open, the newest last: Escape puts away one thing at a time. */
const open: (() => void)[] = [];

/** A dialog above the table, or a choice that waits for a second word, comes first. */
const covers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

function onKey(event: KeyboardEvent): void {
  const close = open.at(-1);
  if (event.key !== 'Escape' || close === undefined || document.querySelector(covers) !== null) return;
  // The table has an Escape of its own.
  event.preventDefault();
  close();
}

/** Escape puts away what is open. */
export function useEscape(close: (() => void) | null): void {
  useEffect(() => {
    if (close === null) return undefined;
    if (open.length === 0) addEventListener('keydown', onKey, { capture: true });
    open.push(close);
    return () => {
      open.splice(open.lastIndexOf(close), 1);
      if (open.length === 0) removeEventListener('keydown', onKey, { capture: true });
    };
  }, [close]);
}
