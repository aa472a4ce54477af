import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** So near to its end, a list counts as being there. */
const NEAR = 24;

function toEnd(element: HTMLElement): void {
  element.scrollTo({ top: element.scrollHeight });
}

/**
 * Keeps a list that grows at its end there: while lines are added, while those above are told at greater length, and while
 * the list itself shrinks. Not while somebody reads further up (they have scrolled, or `held`).
 */
export function useAtEnd(list: RefObject<HTMLElement | null>, held: boolean): void {
  const there = useRef(true);
  useEffect(() => {
    const element = list.current;
    if (element === null || held) return;
    there.current = true;
    let top = 0;
    // Word of a scroll to the end may come when more lines are there already: only who goes up leaves the end.
    const scrolled = (): void => {
      const near = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR;
      if (near || element.scrollTop < top) there.current = near;
      top = element.scrollTop;
    };
    // It is called at once, when the lines have been laid out, and whenever the list or what is in it changes its size.
    const observer = new ResizeObserver(() => {
      if (there.current) toEnd(element);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [list, held]);
}
