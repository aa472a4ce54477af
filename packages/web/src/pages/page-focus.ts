import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Puts the focus on the heading of the page, if nothing else has it. */
function focusHeading(root: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  // While the next page is fetched, the one before is still there, out of sight.
  const heading = [...root.querySelectorAll('h1')].find((one) => one.checkVisibility());
  if (heading === undefined) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Follows a page while it builds itself up, until somebody touches it; returns what ends it. */
function followHeading(): () => void {
  const root = document.getElementById('root') ?? document.body;
  const observer = new MutationObserver(() => focusHeading(root));
  const end = (): void => {
    observer.disconnect();
    removeEventListener('keydown', end, { capture: true });
    removeEventListener('pointerdown', end, { capture: true });
  };
  observer.observe(root, { childList: true, subtree: true });
  addEventListener('keydown', end, { capture: true });
  addEventListener('pointerdown', end, { capture: true });
  focusHeading(root);
  return end;
}

/**
 * Another page begins at its top, with the focus on its heading: a screen reader says where one is, and Tab goes on from there.
 * The first page of a visit is left to the browser.
 */
export function usePageFocus(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    scrollTo({ top: 0 });
    return followHeading();
  }, [path]);
}
