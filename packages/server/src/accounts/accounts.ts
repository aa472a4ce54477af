import { fold } from '../store/rows.ts';
import type { AccountRow, SessionRow, Store } from '../store/contract.ts';
import { DEVICE_MS, RENEW_MS, SESSION_MS } from './cookie.ts';
import { EndedSessions } from './ended.ts';
import { Guesses } from './guesses.ts';
import { Passphrases } from './passphrases.ts';
import { freshAccountId, freshToken, tokenHash } from './token.ts';

/** Who came with a request. */
export interface Visit {
  readonly session: SessionRow;
  readonly account: AccountRow;
}

/** Where a request comes from. */
export interface Origin {
  readonly address: string;
  /** The token by which the browser is known to accounts that it has signed in to; null: it is new. */
  readonly device: string | null;
}

/** A session that was just begun, with the tokens for its cookies. */
export interface Begun {
  readonly token: string;
  /** By this the account knows the browser from now on; null for a guest. */
  readonly device: string | null;
  readonly account: AccountRow;
  /** Sessions that ended on this occasion. */
  readonly ended: readonly string[];
}

/** Guests, accounts and their sessions. Names given here are clean already. */
export class Accounts {
  private readonly store: Store;
  private readonly passphrases = new Passphrases();
  private readonly guesses: Guesses;
  private readonly ended: EndedSessions;
  private readonly now: () => number;

  /** `guesses`: how many an hour may be wrong at one account, for all strangers together and for each known browser. */
  constructor(store: Store, now: () => number, guesses: number) {
    this.store = store;
    this.now = now;
    this.guesses = new Guesses(guesses, now);
    this.ended = new EndedSessions(now);
  }

  /** Whose token this is; null when the session ended or never was. */
  async visit(token: string): Promise<Visit | null> {
    const session = await this.store.session(tokenHash(token), this.now());
    if (session === null || this.hasEnded(session.id)) return null;
    const account = await this.store.account(session.account);
    return account === null ? null : { session, account };
  }

  /** Null when the name belongs to an account. */
  async newGuest(name: string): Promise<Begun | null> {
    if ((await this.store.accountByName(name)) !== null) return null;
    const account = { id: freshAccountId(), name, passphrase: null, created: this.now() };
    await this.store.addAccount(account);
    return this.begin(account, []);
  }

  /** The account with its new name; null when the name belongs to somebody else. */
  async rename({ account }: Visit, name: string): Promise<AccountRow | null> {
    const owner = await this.store.accountByName(name);
    if (owner !== null && owner.id !== account.id) return null;
    return (await this.store.renameAccount(account.id, name)) ? { ...account, name } : null;
  }

  /** Gives a guest a passphrase; null when the name belongs to somebody else. */
  async keep(visit: Visit, name: string, passphrase: string, origin: Origin): Promise<Begun | null> {
    if ((await this.store.accountByName(name)) !== null) return null;
    return this.setPassphrase(visit, name, passphrase, origin, false);
  }

  /** Changes the passphrase of somebody who knows it. `wrong`: they do not. Null: it was changed meanwhile. */
  async changePassphrase(
    visit: Visit,
    passphrase: string,
    next: string,
    origin: Origin,
  ): Promise<Begun | 'wrong' | null> {
    const { account, session } = visit;
    const asker = { account: account.id, address: origin.address, known: true };
    const guesser = `${account.id} session ${session.id}`;
    const fits = await this.guess(guesser, () => this.passphrases.check(account.passphrase, passphrase, asker));
    return fits ? this.setPassphrase(visit, null, next, origin, true) : 'wrong';
  }

  /** A new session for an account with this name and passphrase; null when there is none. */
  async login(name: string | null, passphrase: string, origin: Origin, before: Visit | null): Promise<Begun | null> {
    const account = name === null ? null : await this.store.accountByName(name);
    const known = await this.knows(account, origin.device);
    // What is said to be a name counts alike, whether somebody has it or not.
    const target = fold(name ?? '');
    const asker = { account: target, address: origin.address, known };
    const guesser = known ? `${target} device ${tokenHash(origin.device ?? '')}` : target;
    const hash = account?.passphrase ?? null;
    const fits = await this.guess(guesser, () => this.passphrases.check(hash, passphrase, asker));
    if (account === null || !fits) return null;
    const begun = await this.begin(account, before === null ? [] : [before.session.id], origin.device);
    if (begun !== null && before !== null) await this.end(before.session);
    return begun;
  }

  logout({ session }: Visit): Promise<void> {
    return this.end(session);
  }

  /** Ends all sessions of the account, and returns them. Of the browsers that it knew it still knows this one. */
  async logoutEverywhere({ account }: Visit, { device }: Origin): Promise<readonly string[]> {
    const ended = await this.store.dropSessionsOf(account.id, device === null ? null : tokenHash(device));
    this.ended.add(ended);
    return ended;
  }

  /** True when the session was ended a moment ago. */
  hasEnded(session: string): boolean {
    return this.ended.has(session);
  }

  /** Lets a session that is in use last on. True: its cookie must be sent again. */
  async renew({ session }: Visit): Promise<boolean> {
    const now = this.now();
    if (session.expires - now > RENEW_MS) return false;
    return (await this.store.prolongSession(session.id, now + SESSION_MS)) && !this.hasEnded(session.id);
  }

  private async knows(account: AccountRow | null, device: string | null): Promise<boolean> {
    return device !== null && this.store.knowsDevice(tokenHash(device), account?.id ?? '', this.now());
  }

  /** Lets somebody guess as often as they may. What was right, or could not be checked, is not counted. */
  private async guess(guesser: string, check: () => Promise<boolean>): Promise<boolean> {
    this.guesses.take(guesser);
    let wrong = false;
    try {
      wrong = !(await check());
      return !wrong;
    } finally {
      if (!wrong) this.guesses.giveBack(guesser);
    }
  }

  /** One session takes the place of all others: whoever planted or stole one is left outside. */
  private async setPassphrase(
    { account, session }: Visit,
    name: string | null,
    words: string,
    { address, device }: Origin,
    known: boolean,
  ): Promise<Begun | null> {
    const passphrase = await this.passphrases.hash(words, { account: account.id, address, known });
    const token = freshToken();
    const next = this.sessionOf(account, token);
    const change = { name, passphrase, was: account.passphrase, by: session.id, session: next };
    const ended = await this.store.setPassphrase(change);
    if (ended === null) return null;
    this.ended.add(ended);
    const changed = { ...account, name: name ?? account.name, passphrase };
    return { token, device: await this.remember(changed, device), account: changed, ended };
  }

  private async end({ id }: SessionRow): Promise<void> {
    this.ended.add([id]);
    await this.store.dropSession(id);
  }

  /** Null when the passphrase was changed since the account was read. */
  private async begin(
    account: AccountRow,
    ended: readonly string[],
    before: string | null = null,
  ): Promise<Begun | null> {
    const token = freshToken();
    if (!(await this.store.addSession(this.sessionOf(account, token), account.passphrase))) return null;
    return { token, device: await this.remember(account, before), account, ended };
  }

  private sessionOf({ id }: AccountRow, token: string): SessionRow {
    return { id: tokenHash(token), account: id, expires: this.now() + SESSION_MS };
  }

  /** A token that nobody else can have seen, in the place of the one that came with the request. */
  private async remember({ id, passphrase }: AccountRow, before: string | null): Promise<string | null> {
    if (passphrase === null) return null;
    const token = freshToken();
    const device = { id: tokenHash(token), account: id, expires: this.now() + DEVICE_MS };
    await this.store.addDevice(device, before === null ? null : tokenHash(before));
    return token;
  }
}
