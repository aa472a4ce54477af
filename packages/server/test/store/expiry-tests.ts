import { describe, expect, test } from 'vitest';
import { RENEW_MS, SESSION_MS } from '../../src/accounts/cookie.ts';
import type { ExpiryRule, Store } from '../../src/store/contract.ts';
import { aLine, aSeat, addTable, anAppend } from './rows.ts';

const DAY = 86_400_000;
/** So long a session is not prolonged: who was here within it cannot be told from who was not. */
const UNKNOWN = SESSION_MS - RENEW_MS;
const NOW = 1000 * DAY;

async function goers(store: Store, rule: ExpiryRule, before: number): Promise<string[]> {
  const found: string[] = [];
  for (let from: string | null = null, more = true; more;) {
    const page: Awaited<ReturnType<Store['expired']>> = await store.expired(rule, before, from);
    found.push(...page.found.map(({ id }) => id));
    more = page.next !== null;
    from = page.next;
  }
  return found.toSorted();
}

export function expiryTests(open: () => Promise<Store>): void {
  describe('tables', () => {
    tableTests(open);
  });

  test('more than a portion is found portion by portion, past those that stay', async () => {
    const store = await open();
    await store.addAccount({ id: 'owner', name: 'O', passphrase: 'hash', created: 1 });
    const due: string[] = [];
    for (let n = 0; n < 240; n++) {
      const account = n % 3 === 0 ? 'guest' : 'owner';
      const id = await addTable(store, { status: 'over', updated: n % 7 }, [aSeat(0, { account })]);
      if (account === 'guest') due.push(id);
    }
    expect(await goers(store, 'finished', 100)).toEqual(due.toSorted());
    expect(await store.expire('finished', due.slice(0, 30), 100)).toBe(30);
    expect(await goers(store, 'finished', 100)).toEqual(due.slice(30).toSorted());
    expect((await store.census()).over).toBe(210);
  });

  test('guests without a seat who were not here for long go, with their sessions and what reminds them', async () => {
    const store = await open();
    const before = NOW - 30 * DAY;
    const add = async (id: string, created: number, passphrase: string | null, expires: number | null) => {
      await store.addAccount({ id, name: id, passphrase, created });
      if (expires !== null) await store.addSession({ id: `session ${id}`, account: id, expires }, passphrase);
    };
    await add('gone', 1, null, null);
    await add('idle', 1, null, before - UNKNOWN - DAY + SESSION_MS);
    await add('active', 1, null, before - UNKNOWN / 2 + SESSION_MS);
    await add('new', before + 1, null, null);
    await add('owner', 1, 'hash', null);
    await add('player', 1, null, null);
    await addTable(store, { status: 'over' }, [aSeat(0, { account: 'player' })]);
    await store.addPush({ endpoint: 'e', account: 'idle', p256dh: 'p', auth: 'a' });
    expect(await goers(store, 'guests', before)).toEqual(['gone', 'idle']);
    const all = ['gone', 'idle', 'active', 'new', 'owner', 'player', 'nobody'];
    expect(await store.expire('guests', all, before)).toBe(2);
    const left = await Promise.all(all.map(async (id) => (await store.account(id))?.id));
    expect(left).toEqual([undefined, undefined, 'active', 'new', 'owner', 'player', undefined]);
    expect(await store.session('session idle', 0)).toBeNull();
    expect(await store.session('session active', 0)).not.toBeNull();
    expect(await store.pushesOf('idle')).toEqual([]);
  });
}

function tableTests(open: () => Promise<Store>): void {
  test('where no match has begun, a table goes when nothing has happened there for long', async () => {
    const store = await open();
    const old = await addTable(store, { updated: 10 });
    const given = await addTable(store, { updated: 10, status: 'abandoned' });
    const talks = await addTable(store, { updated: 10 });
    await store.addChat(talks, aLine({ at: 11 }));
    const fresh = await addTable(store, { updated: 11 });
    const begun = await addTable(store, { updated: 10, status: 'abandoned', commitment: 'c' });
    const running = await addTable(store, { updated: 10, status: 'running' });
    expect(await goers(store, 'gathering', 10)).toEqual([old, given].toSorted());
    const { found } = await store.expired('gathering', 10, null);
    expect(found).toEqual([{ id: old, since: 10 }]);
    expect(await store.expire('gathering', [old, given, talks, fresh, begun, running, 'nowhere'], 10)).toBe(2);
    const left = await Promise.all([old, given, talks, fresh, begun, running].map((id) => store.table(id)));
    expect(left.map((one) => one !== null)).toEqual([false, false, true, true, true, true]);
  });

  test('a finished match goes when nobody in it has a passphrase; one that runs never does', async () => {
    const store = await open();
    await store.addAccount({ id: 'guest', name: 'G', passphrase: null, created: 1 });
    await store.addAccount({ id: 'owner', name: 'O', passphrase: 'hash', created: 1 });
    const seats = (account: string | null) => [aSeat(0, { account: 'guest' }), aSeat(1, { account })];
    const over = { status: 'over', updated: 10, commitment: 'c' } as const;
    const guests = await addTable(store, over, seats('forgotten'));
    const given = await addTable(store, { ...over, status: 'abandoned' }, seats(null));
    const owned = await addTable(store, over, seats('owner'));
    const running = await addTable(store, { ...over, status: 'running' }, seats(null));
    const troubled = await addTable(store, { ...over, status: 'running', trouble: 'Broken.' }, seats(null));
    const late = await addTable(store, { ...over, updated: 11 }, seats(null));
    const gathering = await addTable(store, { updated: 10 }, seats(null));
    expect(await goers(store, 'finished', 10)).toEqual([guests, given].toSorted());
    const all = [guests, given, owned, running, troubled, late, gathering];
    expect(await store.expire('finished', all, 10)).toBe(2);
    expect((await Promise.all(all.map((id) => store.table(id)))).map((one) => one !== null)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('everything of a table goes with it, and its name can be given again', async () => {
    const store = await open();
    const id = await addTable(store, {}, [aSeat(0, { account: 'me' }), aSeat(1)]);
    await store.startTable(id, 'key', { commitment: 'c' }, [0]);
    await store.append(anAppend(id, 0, { change: { status: 'over' } }));
    await store.addChat(id, aLine({ account: 'me', text: 'well played', at: 5 }));
    store.keepSnapshot(id, 1, () => 'state');
    expect(await store.expire('finished', [id], Number.MAX_SAFE_INTEGER)).toBe(1);
    expect(await store.table(id)).toBeNull();
    expect(await store.keyOf(id)).toBeNull();
    expect(await store.commands(id, 1, null)).toEqual([]);
    expect(await store.chat(id, { after: 0, before: null, limit: 10 })).toEqual([]);
    expect((await store.tablesOf('me', 'all', { from: null, limit: 10 })).tables).toEqual([]);
    await expect(store.append(anAppend(id, 1))).rejects.toThrow();
  });

  test('what was touched after it was found stays', async () => {
    const store = await open();
    const id = await addTable(store, { updated: 10 }, [aSeat(0), aSeat(1)]);
    expect(await goers(store, 'gathering', 10)).toEqual([id]);
    await store.changeSeat(id, aSeat(0), aSeat(0, { account: 'me' }));
    expect(await store.expire('gathering', [id], 10)).toBe(0);
    expect((await store.table(id))?.seats[0]?.account).toBe('me');
  });
}
