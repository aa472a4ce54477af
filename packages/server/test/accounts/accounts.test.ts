import { describe, expect, test } from 'vitest';
import { Accounts } from '../../src/accounts/accounts.ts';
import { openStore } from '../../src/store/open.ts';

const DAY = 86_400_000;
const somewhere = { address: '10.0.0.1', device: null };

async function opened() {
  const clock = { now: 1_000_000 };
  const store = await openStore({ file: ':memory:', thread: false });
  const accounts = new Accounts(store, () => clock.now, 3);
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

  test('that was ended by another process is noticed with the next request, and is not brought back', async () => {
    const { clock, store, accounts, token } = await opened();
    const other = new Accounts(store, () => clock.now, 3);
    clock.now += 100 * DAY;
    const [here, there] = [await accounts.visit(token), await other.visit(token)];
    if (here === null || there === null) throw new Error('It has ended.');
    await accounts.logoutEverywhere(here, somewhere);
    expect(await other.renew(there)).toBe(false);
    expect(await other.visit(token)).toBeNull();
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
    visits.map(async (visit) => (visit === null ? null : accounts.keep(visit, 'Grace', 'correct horse', somewhere))),
  );
  expect(kept.filter((each) => each !== null)).toHaveLength(1);
});

describe('a changed passphrase', () => {
  const old = 'correct horse battery';
  const next = 'another horse battery';

  async function withAccount() {
    const house = await opened();
    const visit = await house.accounts.visit(house.token);
    const kept = visit === null ? null : await house.accounts.keep(visit, 'Ada', old, somewhere);
    const here = kept === null ? null : await house.accounts.visit(kept.token);
    if (here === null) throw new Error('There is no account.');
    return { ...house, here };
  }

  test('is not undone by a new name that was under way', async () => {
    const { accounts, here } = await withAccount();
    const changed = await accounts.changePassphrase(here, old, next, somewhere);
    expect(changed).toMatchObject({ account: { name: 'Ada' } });
    // `here` is how the account was before.
    await accounts.rename(here, 'Grace');
    expect(await accounts.login('Grace', old, somewhere, null)).toBeNull();
    expect(await accounts.login('Grace', next, somewhere, null)).not.toBeNull();
  });

  test('leaves no session to a sign-in with the old one that was under way', async () => {
    const { accounts, store, here } = await withAccount();
    const add = store.addSession.bind(store);
    // The old one was found to fit, and before the session begins the passphrase is changed.
    store.addSession = async (session, passphrase) => {
      store.addSession = add;
      await accounts.changePassphrase(here, old, next, somewhere);
      return add(session, passphrase);
    };
    expect(await accounts.login('Ada', old, somewhere, null)).toBeNull();
  });

  test('is changed once by two who change it at once', async () => {
    const { accounts, here } = await withAccount();
    const changes = [next, `${next} 2`].map((each) => accounts.changePassphrase(here, old, each, somewhere));
    expect((await Promise.all(changes)).filter((each) => each === null)).toHaveLength(1);
  });

  test('is not changed by a session that was ended while the passphrase was checked', async () => {
    const { accounts, here } = await withAccount();
    const [changed] = await Promise.all([
      accounts.changePassphrase(here, old, next, somewhere),
      accounts.logoutEverywhere(here, somewhere),
    ]);
    expect(changed).toBeNull();
    expect(await accounts.login('Ada', old, somewhere, null)).not.toBeNull();
  });
});
