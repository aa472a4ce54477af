import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { live, useTable } from '../../match/store.ts';
import type { TableLayout, TablePage } from '../contract.ts';
import { useMatch } from '../use-table.ts';

interface Paging {
  /** How wide the board is. */
  readonly width: number;
  /** The page that is open, alone or as one of two. */
  readonly page: string | null;
}

const usePaging = create<Paging>()(() => ({ width: Infinity, page: null }));

/** Whoever draws by it draws a whole board: what stays the same is not said again. */
function become(change: Partial<Paging>): void {
  const now = usePaging.getState();
  const { width, page } = { ...now, ...change };
  if (width !== now.width || page !== now.page) usePaging.setState(change);
}

export const turnTo = (page: string): void => become({ page });

/** The pages as they are shown together in a board of this width; null where all of them fit. */
export function spreadsOf(
  { pages = [], pagesBelow = 0, pairsBelow = 0 }: TableLayout,
  width: number,
): readonly (readonly TablePage[])[] | null {
  if (pages.length < 2) return null;
  const together = width < pagesBelow ? 1 : width < pairsBelow ? 2 : pages.length;
  if (together >= pages.length) return null;
  return Array.from({ length: Math.ceil(pages.length / together) }, (_, i) =>
    pages.slice(i * together, (i + 1) * together),
  );
}

/** Where a question is answered: on the first page if none names it. */
export function pageOf({ pages = [] }: TableLayout, step: string): string | null {
  return (pages.find(({ steps }) => steps?.includes(step)) ?? pages[0])?.id ?? null;
}

/** The pages of the board on the table, side by side as they are shown, and which of them are open. */
export function useSpreads() {
  const { layout = {} } = useMatch().ui;
  const paging = usePaging();
  const spreads = spreadsOf(layout, paging.width);
  return { spreads, open: openOf(spreads, paging) };
}

type Spreads = ReturnType<typeof spreadsOf>;

const openOf = (spreads: Spreads, { page }: Paging): readonly TablePage[] | null =>
  spreads?.find((pages) => pages.some(({ id }) => id === page)) ?? spreads?.[0] ?? null;

/** The pages of a board that are shown now; null where there is room for all of it. */
export function useShownPages(): readonly string[] | null {
  const { layout = {} } = useMatch().ui;
  const ids = usePaging((paging) => {
    const open = openOf(spreadsOf(layout, paging.width), paging);
    return open?.map(({ id }) => id).join('\n') ?? null;
  });
  return useMemo(() => ids?.split('\n') ?? null, [ids]);
}

/** Where something can be chosen now, or null. */
export function useAskedPage(): string | null {
  const { layout = {} } = useMatch().ui;
  return useTable((table) => {
    const open = live(table);
    return open === null ? null : pageOf(layout, open.decision.step);
  });
}

let fingers = 0;
let waiting: (() => void) | null = null;

function lifted(event: PointerEvent): void {
  if (event.type === 'pointerdown') fingers++;
  else fingers = Math.max(0, fingers - 1);
  if (fingers > 0) return;
  waiting?.();
  waiting = null;
}

/** The page that holds the decision opens by itself, but never under a finger. */
export function useFollow(): void {
  const page = useAskedPage();
  const decision = useTable((table) => live(table)?.decision.step ?? null);
  useEffect(() => {
    const ends = ['pointerdown', 'pointerup', 'pointercancel'] as const;
    for (const type of ends) addEventListener(type, lifted, true);
    return () => {
      for (const type of ends) removeEventListener(type, lifted, true);
      fingers = 0;
      waiting = null;
    };
  }, []);
  useEffect(() => {
    if (page === null) return;
    if (fingers === 0) turnTo(page);
    else waiting = () => turnTo(page);
  }, [page, decision]);
}

/** Tells how wide the board is. */
export function measured(element: HTMLElement): () => void {
  const measure = (): void => become({ width: element.clientWidth });
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
