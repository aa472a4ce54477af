import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** So near to its end, a list counts as being there. */
const NEAR = 24;

/** Scrolls to the end, and on to the next line that can stand whole under the heading that sticks at the top. */
function toEnd(element: HTMLElement): void {
  const spacer = element.querySelector<HTMLElement>('[data-spacer]');
  if (spacer !== null) spacer.style.height = '0px';
  element.scrollTo({ top: element.scrollHeight });
  if (spacer === null || element.scrollTop === 0) return;
  spacer.style.height = `${cutAtTop(element)}px`;
  element.scrollTo({ top: element.scrollHeight });
}

/** How much is still in sight of the line that has gone half under the heading, or of the heading that the next one pushes out. */
function cutAtTop(element: HTMLElement): number {
  const frame = element.getBoundingClientRect().top;
  const top = frame + Number.parseFloat(getComputedStyle(element).scrollPaddingTop);
  for (const part of [...element.querySelectorAll('section, li')].reverse()) {
    const box = part.getBoundingClientRect();
    if (part.tagName === 'SECTION') {
      if (box.top > frame && box.top <= top) return box.top - frame;
    } else if (box.top < top) {
      // Nothing of its turn is left below the last line: the next heading takes the place.
      return Math.max(0, box.bottom - (part.nextElementSibling === null ? frame : top));
    }
  }
  return 0;
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
    for (const child of element.children) if (!child.matches('[data-spacer]')) observer.observe(child);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [list, held]);
}
