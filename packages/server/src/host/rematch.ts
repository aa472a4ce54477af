import type { Store, TableRow } from '../store/contract.ts';
import { no, rematchId } from './arrange.ts';
import type { Result } from './contract.ts';

/** So many rematches of one match can be given up by one person, and so many in all. */
const MOST_BY_ONE = 3;
const MOST_IN_ALL = 50;

/** Where the people of a match play again. */
export interface Again {
  /** The rematch that was not given up; null: there is none. */
  readonly present: string | null;
  /** The id of the one after those that were given up. */
  readonly next: string;
  /** The hosts of those. */
  readonly givenUpBy: readonly string[];
}

/** Each rematch that was given up leads on to another. */
export async function againOf(store: Store, match: TableRow): Promise<Again> {
  const givenUpBy: string[] = [];
  for (let before = match; ;) {
    const next = rematchId(before);
    const found = givenUpBy.length < MOST_IN_ALL ? await store.table(next) : null;
    if (found?.table.status !== 'abandoned') return { present: found?.table.id ?? null, next, givenUpBy };
    givenUpBy.push(found.table.host);
    before = found.table;
  }
}

/** Why an account may not open one more rematch; null: it may. Nobody uses up what the others may ask for. */
export function whyNoRematch({ givenUpBy }: Again, account: string): Result<never> | null {
  const own = givenUpBy.filter((host) => host === account).length;
  if (own < MOST_BY_ONE && givenUpBy.length < MOST_IN_ALL) return null;
  return no('refused', 'Too many rematches of this match were given up. Set up a new table, or let somebody else ask.');
}
