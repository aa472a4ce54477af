import type { WireTable, WireTables } from '@benchtop/server/wire';
import { useEffect, useState } from 'react';
import type { Reply } from '../../match/api.ts';

/** Fetches the page of a list that begins at a place; null: the first. Must stay the same function. */
export type Turn = (from: string | null) => Promise<Reply<WireTables>>;

/** A list as far as it was turned. */
export interface Pages {
  /** Null before the first answer. */
  readonly tables: readonly WireTable[] | null;
  /** Why it could not be fetched, in a sentence. */
  readonly trouble: string | null;
  /** Shows the next page; null: there is none. */
  readonly more: (() => void) | null;
}

/** So many pages without anything to show are turned by themselves. */
const MOST_EMPTY = 5;

/** A list of only those tables that fit: pages with none of them are left out. */
export function fitting(turn: Turn, fits: (table: WireTable) => boolean): Turn {
  return async (from) => {
    let place = from;
    for (let empty = 1; ; empty++) {
      const reply = await turn(place);
      if (!reply.ok) return reply;
      const tables = reply.value.tables.filter(fits);
      place = reply.value.next;
      if (tables.length > 0 || place === null || empty === MOST_EMPTY)
        return { ok: true, value: { tables, next: place } };
    }
  };
}

/** So many pages of a list, from its beginning: tables that went from one page to another are there once. */
export async function turned(turn: Turn, count: number): Promise<Reply<WireTables>> {
  const found = new Map<string, WireTable>();
  let next: string | null = null;
  for (let page = 0; page < count && (page === 0 || next !== null); page++) {
    const reply: Reply<WireTables> = await turn(next);
    if (!reply.ok) return reply;
    for (const table of reply.value.tables) found.set(table.id, table);
    next = reply.value.next;
  }
  return { ok: true, value: { tables: [...found.values()], next } };
}

interface Fetched {
  readonly tables: readonly WireTable[] | null;
  readonly trouble: string | null;
  readonly goesOn: boolean;
}

/** A list in pages, fetched again and again, as far as it was turned, while the page is looked at. */
export function usePages(turn: Turn, every: number): Pages {
  const [count, setCount] = useState(1);
  const [{ tables, trouble, goesOn }, setFetched] = useState<Fetched>({ tables: null, trouble: null, goesOn: false });
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const reply = await turned(turn, count);
      if (left) return;
      if (reply.ok) setFetched({ tables: reply.value.tables, trouble: null, goesOn: reply.value.next !== null });
      else setFetched((before) => ({ ...before, trouble: reply.reason }));
    };
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, every);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [turn, count, every]);
  return { tables, trouble, more: goesOn ? () => setCount(count + 1) : null };
}
