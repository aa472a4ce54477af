/** No persistence: entries are counted and forgotten. Enough for matches that are played once, in one go. */
import { openStore, type Append, type Appended, type Store } from '@benchtop/server/parts';

/** What is left of a store is in memory: who there is, and which tables there are. */
export async function forgetfulStore(): Promise<Store> {
  const store = await openStore({ file: ':memory:', thread: false });
  const heads = new Map<string, number>();
  const head = (table: string): number => heads.get(table) ?? 0;
  return Object.assign(store, {
    async append({ table, after, rows, change }: Append): Promise<Appended> {
      if (head(table) !== after) return 'conflict';
      heads.set(table, after + rows.length);
      if (change !== null) await store.changeTable(table, change);
      return 'done';
    },
    head: async (table: string) => head(table),
    commands: async () => [],
    commandById: async () => null,
    keepSnapshot: () => undefined,
    snapshot: async () => null,
    seenUpTo: async () => undefined,
    chat: async () => [],
  });
}
