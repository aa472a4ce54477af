import { useEffect } from 'react';
import type { RefObject } from 'react';
import { live, useTable } from '../../match/store.ts';

const CHOICES = '[data-option], [data-pick], [data-toggle]';

/** Whether all of it that fits lies in the part of the scroller that shows. */
function shows(scroller: DOMRect, thing: DOMRect): boolean {
  return thing.top >= scroller.top - 1 && thing.bottom <= scroller.bottom + 1;
}

/** Where a question opens and nothing that answers it is in sight, the page is scrolled to the first thing that does. */
export function useChoicesInSight(page: RefObject<HTMLElement | null>): void {
  const decision = useTable((table) => live(table)?.decision.id ?? null);
  useEffect(() => {
    if (decision === null) return undefined;
    // Pages turn, trays come and things take their places after the question is known.
    const frame = requestAnimationFrame(() => {
      const element = page.current;
      if (element === null) return;
      const seen = element.getBoundingClientRect();
      const things = [...element.querySelectorAll(CHOICES)].filter((thing) => thing.getBoundingClientRect().width > 0);
      if (things.some((thing) => shows(seen, thing.getBoundingClientRect()))) return;
      things[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [decision, page]);
}
