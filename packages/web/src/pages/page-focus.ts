import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Calls when the page has its heading: at once, or when what it is made of has been fetched. */
function whenHeaded(then: (heading: HTMLElement) => void): () => void {
  const root = document.getElementById('root') ?? document.body;
  const look = (): boolean => {
    // While the next page is fetched, the one before is still there, out of sight.
    const heading = [...root.querySelectorAll('h1')].find((one) => one.checkVisibility());
    if (heading !== undefined) then(heading);
    return heading !== undefined;
  };
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Another page begins at its top, with the focus on its heading: a screen reader says where one is, and Tab goes on from there.
 * The first page of a visit is left to the browser, and so is what already has the focus.
 */
export function usePageFocus(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    scrollTo({ top: 0 });
    return whenHeaded((heading) => {
      if (document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path]);
}
