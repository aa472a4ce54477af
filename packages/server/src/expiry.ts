import type { ExpiredPage, ExpiryRule, Instant, Store } from './store/contract.ts';

/** After so many days without anything happening, each of these goes; 0: never. */
export type Expiry = { readonly [rule in ExpiryRule]: number };

/** How much went, or would go, by each rule. */
export type Swept = { readonly [rule in ExpiryRule]: number };

/** What would go by a rule. */
export interface Preview {
  readonly days: number;
  readonly count: number;
  /** Since when nothing has happened where that is longest ago; null: there is nothing. */
  readonly oldest: Instant | null;
}

const usual: Expiry = { gathering: 14, finished: 365, guests: 30 };
const MOST_DAYS = 36_500;
const DAY_MS = 86_400_000;
/** Deleted at once: a move that comes in between waits for no more. */
const PORTION = 4;

/** Guests go last: the tables that kept them are gone by then. */
const rules: readonly ExpiryRule[] = ['gathering', 'finished', 'guests'];

/** Reads spans such as `guests=60`; a sentence says what is wrong. */
export function expiryOf(pairs: readonly string[]): Expiry | string {
  const changed: { [rule: string]: number } = {};
  for (const pair of pairs) {
    const [, rule = '', digits = ''] = /^([a-z]{1,20})=(\d{1,6})$/.exec(pair) ?? [];
    if (!Object.hasOwn(usual, rule)) return `a span is one of ${rules.join(', ')} in days, such as guests=60.`;
    if (Number(digits) > MOST_DAYS) return `${rule} is a whole number of days from 0 (never) to ${MOST_DAYS}.`;
    changed[rule] = Number(digits);
  }
  return { ...usual, ...changed };
}

type Find = (rule: ExpiryRule, before: Instant, from: string | null) => ExpiredPage | Promise<ExpiredPage>;

/** What may go by a rule, portion by portion. */
async function* portions(find: Find, rule: ExpiryRule, before: Instant): AsyncGenerator<ExpiredPage['found']> {
  for (let from: string | null = null, first = true; first || from !== null; first = false) {
    const page: ExpiredPage = await find(rule, before, from);
    yield page.found;
    from = page.next;
    // Whatever else the server has to do comes in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Counts what would go now. */
export async function preview(
  find: Find,
  expiry: Expiry,
  now: Instant,
): Promise<{ readonly [rule in ExpiryRule]: Preview }> {
  const counted = {
    gathering: nothing(expiry.gathering),
    finished: nothing(expiry.finished),
    guests: nothing(expiry.guests),
  };
  for (const rule of rules) {
    const { days } = counted[rule];
    if (days === 0) continue;
    for await (const found of portions(find, rule, now - days * DAY_MS))
      for (const { since } of found) counted[rule] = { days, ...withOne(counted[rule], since) };
  }
  return counted;
}

function nothing(days: number): Preview {
  return { days, count: 0, oldest: null };
}

function withOne({ count, oldest }: Preview, since: Instant): Omit<Preview, 'days'> {
  return { count: count + 1, oldest: Math.min(since, oldest ?? since) };
}

/** What a sweep is done with. */
export interface Sweeping {
  readonly store: Pick<Store, 'expired' | 'expire'>;
  /** Runs something while none of these tables is in memory, with those that nobody uses. */
  readonly withoutTables: (
    tables: readonly string[],
    work: (unused: readonly string[]) => Promise<number>,
  ) => Promise<number>;
  /** True when the rest is to be left for another time. */
  readonly stopped: () => boolean;
}

/** Deletes what may go now, a few at a time. */
export async function sweep(sweeping: Sweeping, expiry: Expiry, now: Instant): Promise<Swept> {
  const gone = { gathering: 0, finished: 0, guests: 0 };
  for (const rule of rules)
    if (expiry[rule] > 0) gone[rule] = await sweepBy(sweeping, rule, now - expiry[rule] * DAY_MS);
  return gone;
}

async function sweepBy(
  { store, withoutTables, stopped }: Sweeping,
  rule: ExpiryRule,
  before: Instant,
): Promise<number> {
  const drop = (ids: readonly string[]): Promise<number> => store.expire(rule, ids, before);
  let gone = 0;
  for await (const found of portions((...asked) => store.expired(...asked), rule, before)) {
    if (stopped()) return gone;
    for (let first = 0; first < found.length && !stopped(); first += PORTION) {
      const some = found.slice(first, first + PORTION).map(({ id }) => id);
      gone += await (rule === 'guests' ? drop(some) : withoutTables(some, drop));
    }
  }
  return gone;
}
