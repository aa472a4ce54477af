import { pause } from '../faults/person.ts';
import type { Report } from '../faults/figures.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { Browser, MANY_ADDRESSES } from './browser.ts';

const right = 'correct horse battery';
/** More than the server lets wait. */
const AT_ONCE = 80;
const wrong = { passphrase: 'wrong wrong wrong' };
/** What docs/operations.md promises: wrong guesses an hour at one account, of all strangers together. */
const ALLOWED = 10;
/** Browsers that the owner was signed in with before. */
const KNOWN = 8;

/** Guesses at one account from a fresh address each, and then at everybody; the owner comes home meanwhile. */
export const guesses: Attack = {
  threats: ['S-07'],
  run: (call) => attacked(call, async ({ spec }) => guessed(call, spec.port), MANY_ADDRESSES),
};

async function guessed(call: AttackCall, port: number): Promise<Report> {
  const least = call.number('guesses', 60);
  const known = await knownBrowsers(port);
  await new Browser(port).makeAccount('Neighbour', right);
  const narrow = new Flood(port, least, () => 'Owner');
  const [home, next] = await narrow.during(
    () => narrow.answered >= least / 2,
    [() => signedIn(known.slice(0, 1), 'Owner'), () => signedIn([new Browser(port)], 'Neighbour')],
  );
  let names = 0;
  const wide = new Flood(port, least, () => `Nobody ${names++}`);
  const [all] = await wide.during(
    () => wide.putOff > 0 || wide.answered > 20 * least,
    [() => signedIn(known, 'Owner')],
  );
  const inside = (count: number | undefined, of: number): string => `${count ?? 0} of ${of}`;
  return {
    title: 'guesses, each from another address',
    figures: [
      { name: 'guesses at one account', value: `${narrow.answered}, of them checked: ${narrow.checked}` },
      { name: '  the owner got in', value: inside(home, 1) },
      { name: '  a neighbour in a new browser got in', value: inside(next, 1) },
      { name: 'guesses at everybody', value: `${wide.answered}, of them checked: ${wide.checked}` },
      { name: '  the owner got in', value: inside(all, KNOWN) },
    ],
    failures: [
      ...(narrow.checked > ALLOWED ? [`${narrow.checked} guesses at one account were checked`] : []),
      ...(home === 1 ? [] : ['the owner was kept out by guesses at the account']),
      ...(next === 1 ? [] : ['a neighbour was kept out by guesses at another account']),
      ...(all === KNOWN ? [] : ['the owner was kept out by guesses at everybody']),
    ],
  };
}

/** The owner's browsers, each signed in once and out again. */
async function knownBrowsers(port: number): Promise<Browser[]> {
  const browsers = Array.from({ length: KNOWN }, () => new Browser(port));
  const [first, ...others] = browsers;
  await first?.makeAccount('Owner', right);
  for (const other of others) await other.ask('POST', '/api/login', { name: 'Owner', passphrase: right });
  for (const browser of browsers) await browser.ask('POST', '/api/logout');
  return browsers;
}

/** In how many browsers somebody gets in who tries in all of them at once. */
async function signedIn(browsers: readonly Browser[], name: string): Promise<number> {
  const tries = browsers.map((browser) => browser.ask('POST', '/api/login', { name, passphrase: right }));
  return (await Promise.all(tries)).filter((status) => status === 200).length;
}

class Flood {
  answered = 0;
  /** Answered as wrong, so compared with what is right. */
  checked = 0;
  /** Told that too many sign in at once. */
  putOff = 0;
  private readonly port: number;
  private readonly least: number;
  private readonly name: () => string;
  private over = false;

  constructor(port: number, least: number, name: () => string) {
    this.port = port;
    this.least = least;
    this.name = name;
  }

  /** Guesses, and when it is in full flood, others do something; it goes on until they have done it. */
  async during<T>(isFull: () => boolean, others: readonly (() => Promise<T>)[]): Promise<T[]> {
    const guessers = Array.from({ length: AT_ONCE }, () => this.guess());
    while (!isFull()) await pause(1);
    const results = await Promise.all(others.map((other) => other()));
    this.over = true;
    await Promise.all(guessers);
    return results;
  }

  private async guess(): Promise<void> {
    while (!this.over || this.answered < this.least) {
      const status = await new Browser(this.port).ask('POST', '/api/login', { name: this.name(), ...wrong });
      this.answered++;
      if (status === 401) this.checked++;
      if (status === 503) this.putOff++;
    }
  }
}
