import { describe, expect, test } from 'vitest';
import { Accounts } from '../../src/accounts/accounts.ts';
import type { Begun } from '../../src/accounts/accounts.ts';
import { TooManyGuesses } from '../../src/accounts/guesses.ts';
import { openStore } from '../../src/store/open.ts';

const GUESSES = 3;
const HOUR = 3_600_000;
const right = 'correct horse battery';
const wrong = 'wrong wrong wrong';

/** Ada has an account, and the browser in which she made it. */
async function opened() {
  const clock = { now: 1_000_000 };
  const store = await openStore({ file: ':memory:', thread: false });
  const accounts = new Accounts(store, () => clock.now, GUESSES);
  const visit = await accounts.visit((await accounts.newGuest('Ada'))?.token ?? '');
  const home = visit === null ? null : await accounts.keep(visit, 'Ada', right, from(0));
  if (home === null) throw new Error('Ada has no account.');
  return { clock, store, accounts, home };
}

const from = (address: number, device: string | null = null) => ({ address: `10.0.0.${address}`, device });

/** What becomes of a try: a session, a refusal, or no answer at all. */
async function outcome(tried: Promise<Begun | null>): Promise<'in' | 'wrong' | 'later'> {
  try {
    return (await tried) === null ? 'wrong' : 'in';
  } catch (error) {
    expect(error).toBeInstanceOf(TooManyGuesses);
    return 'later';
  }
}

describe('S-07', () => {
  test.each(['Ada', 'ADA', 'Nobody'])('strangers may guess at %s only so often, all together', async (name) => {
    const { accounts } = await opened();
    const tries = Array.from({ length: 6 }, (_, n) => outcome(accounts.login(name, wrong, from(n), null)));
    expect(await Promise.all(tries)).toEqual(['wrong', 'wrong', 'wrong', 'later', 'later', 'later']);
    expect(await outcome(accounts.login(name, right, from(9), null))).toBe('later');
  });

  test('the owner gets in meanwhile with a browser that was signed in before', async () => {
    const { accounts, home } = await opened();
    for (let n = 0; n < 5; n++) await outcome(accounts.login('Ada', wrong, from(n), null));
    expect(await outcome(accounts.login('Ada', wrong, from(1, home.device), null))).toBe('wrong');
    expect(await outcome(accounts.login('Ada', right, from(1, home.device), null))).toBe('in');
  });

  test('a browser that is known to one account is a stranger to others, and an invented token is one to all', async () => {
    const { accounts, home } = await opened();
    for (const device of [home.device, 'x'.repeat(43)])
      for (let n = 0; n < 5; n++) await outcome(accounts.login('Nobody', wrong, from(n, device), null));
    expect(await outcome(accounts.login('Nobody', wrong, from(1, home.device), null))).toBe('later');
    for (let n = 0; n < 5; n++) await outcome(accounts.login('Ada', wrong, from(n), null));
    expect(await outcome(accounts.login('Ada', right, from(1, 'x'.repeat(43)), null))).toBe('later');
  });

  test('a browser that is known may not guess for ever either', async () => {
    const { accounts, home } = await opened();
    const tries: string[] = [];
    for (let n = 0; n < 5; n++) tries.push(await outcome(accounts.login('Ada', wrong, from(n, home.device), null)));
    expect(tries).toEqual(['wrong', 'wrong', 'wrong', 'later', 'later']);
    expect(await outcome(accounts.login('Ada', right, from(1), null))).toBe('in');
  });

  test('who is right is not counted, and does not give others new guesses', async () => {
    const { accounts } = await opened();
    for (let n = 0; n < 10; n++) expect(await outcome(accounts.login('Ada', right, from(n), null))).toBe('in');
    for (let n = 0; n < GUESSES - 1; n++) await outcome(accounts.login('Ada', wrong, from(n), null));
    expect(await outcome(accounts.login('Ada', right, from(1), null))).toBe('in');
    expect(await outcome(accounts.login('Ada', wrong, from(1), null))).toBe('wrong');
    expect(await outcome(accounts.login('Ada', wrong, from(1), null))).toBe('later');
  });

  test('after an hour there are guesses again', async () => {
    const { clock, accounts } = await opened();
    for (let n = 0; n < 5; n++) await outcome(accounts.login('Ada', wrong, from(n), null));
    const late = await accounts.login('Ada', right, from(1), null).catch((error: unknown) => error);
    expect(late).toMatchObject({ seconds: 3600 });
    clock.now += HOUR - 1;
    expect(await outcome(accounts.login('Ada', right, from(1), null))).toBe('later');
    clock.now += 1;
    expect(await outcome(accounts.login('Ada', right, from(1), null))).toBe('in');
  });

  test('the token of a browser is another one after every sign-in', async () => {
    const { accounts, home } = await opened();
    const again = await accounts.login('Ada', right, from(1, home.device), null);
    expect(again?.device).not.toBe(home.device);
    for (let n = 0; n < 5; n++) await outcome(accounts.login('Ada', wrong, from(n), null));
    expect(await outcome(accounts.login('Ada', right, from(1, home.device), null))).toBe('later');
    expect(await outcome(accounts.login('Ada', right, from(1, again?.device), null))).toBe('in');
  });

  test('a stolen session does not help to guess the passphrase', async () => {
    const { accounts, home } = await opened();
    const visit = await accounts.visit(home.token);
    if (visit === null) throw new Error('The session has ended.');
    const tried: string[] = [];
    for (let n = 0; n < 5; n++) {
      const change = accounts.changePassphrase(visit, wrong, 'another passphrase', from(n));
      tried.push(await change.then(String, (error: unknown) => (error instanceof TooManyGuesses ? 'later' : 'fault')));
    }
    expect(tried).toEqual(['wrong', 'wrong', 'wrong', 'later', 'later']);
  });
});
