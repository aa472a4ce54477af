import { describe, expect, test } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { openStore } from '../src/store/open.ts';

const DAY = 86_400_000;

async function opened() {
  const clock = { now: 1_000_000 };
  const store = await openStore({ file: ':memory:', thread: false });
  const accounts = new Accounts(store, () => clock.now);
  const begun = await accounts.newGuest('Ada');
  if (begun === null) throw new Error('There is no guest.');
  return { clock, store, accounts, token: begun.token };
}

describe('a session', () => {
  test('lasts for 180 days', async () => {
    const { clock, accounts, token } = await opened();
    clock.now += 180 * DAY - 1;
    expect((await accounts.visit(token))?.account.name).toBe('Ada');
    clock.now += 1;
    expect(await accounts.visit(token)).toBeNull();
  });

  test('that is used lasts on', async () => {
    const { clock, accounts, token } = await opened();
    for (let month = 0; month < 24; month++) {
      clock.now += 31 * DAY;
      const visit = await accounts.visit(token);
      if (visit === null) throw new Error(`It ended in month ${month}.`);
      expect(await accounts.renew(visit)).toBe(true);
    }
    const fresh = await accounts.visit(token);
    expect(fresh === null ? null : await accounts.renew(fresh)).toBe(false);
  });

  test('that has ended is not brought back by a request that was under way', async () => {
    const { clock, accounts, token } = await opened();
    clock.now += 100 * DAY;
    const visit = await accounts.visit(token);
    if (visit === null) throw new Error('It has ended.');
    const [renewed] = await Promise.all([accounts.renew(visit), accounts.logout(visit)]);
    expect(renewed).toBe(false);
    clock.now += DAY;
    expect(await accounts.visit(token)).toBeNull();
  });

  test('is dropped from the database when it is over', async () => {
    const { clock, store, accounts, token } = await opened();
    clock.now += 200 * DAY;
    await store.dropExpired(clock.now);
    clock.now -= 199 * DAY;
    expect(await accounts.visit(token)).toBeNull();
  });
});

test('one name goes to one account, however many reach for it at once', async () => {
  const { accounts } = await opened();
  const guests = await Promise.all(Array.from({ length: 5 }, () => accounts.newGuest('Guest')));
  const visits = await Promise.all(guests.map(async (guest) => accounts.visit(guest?.token ?? '')));
  const kept = await Promise.all(
    visits.map(async (visit) => (visit === null ? null : accounts.keep(visit, 'Grace', 'correct horse'))),
  );
  expect(kept.filter((each) => each !== null)).toHaveLength(1);
});
