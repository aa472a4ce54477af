import type { AccountRow, SessionRow, Store } from '../store/contract.ts';
import { RENEW_MS, SESSION_MS } from './cookie.ts';
import { Passphrases } from './passphrases.ts';
import { freshAccountId, freshToken, tokenHash } from './token.ts';

const REMEMBERED_MS = 60_000;

/** Who came with a request. */
export interface Visit {
  readonly session: SessionRow;
  readonly account: AccountRow;
}

/** A session that was just begun, with the token for its cookie. */
export interface Begun {
  readonly token: string;
  readonly account: AccountRow;
}

/** Guests, accounts and their sessions. Names given here are clean already. */
export class Accounts {
  private readonly store: Store;
  private readonly passphrases = new Passphrases();
  private readonly now: () => number;
  /** When sessions were ended: what was under way with one of them must not bring it back. */
  private readonly ended = new Map<string, number>();

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
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
    return this.begin(account);
  }

  /** The account with its new name; null when the name belongs to somebody else. */
  async rename({ account }: Visit, name: string): Promise<AccountRow | null> {
    const owner = await this.store.accountByName(name);
    if (owner !== null && owner.id !== account.id) return null;
    return this.change({ ...account, name });
  }

  /** Gives a guest a passphrase. The session is a new one: whoever planted the old one is left outside. */
  async keep({ account, session }: Visit, name: string, passphrase: string): Promise<Begun | null> {
    if ((await this.store.accountByName(name)) !== null) return null;
    const changed = await this.change({ ...account, name, passphrase: await this.passphrases.hash(passphrase) });
    if (changed === null) return null;
    await this.end(session);
    return this.begin(changed);
  }

  /** A new session for an account with this name and passphrase; null when there is none. */
  async login(name: string | null, passphrase: string, before: Visit | null): Promise<Begun | null> {
    const account = name === null ? null : await this.store.accountByName(name);
    const fits = await this.passphrases.check(account?.passphrase ?? null, passphrase);
    if (account === null || !fits) return null;
    if (before !== null) await this.end(before.session);
    return this.begin(account);
  }

  logout({ session }: Visit): Promise<void> {
    return this.end(session);
  }

  /** True when the session was ended a moment ago. */
  hasEnded(session: string): boolean {
    return this.ended.has(session);
  }

  /** Lets a session that is in use last on. True: its cookie must be sent again. */
  async renew({ session }: Visit): Promise<boolean> {
    const now = this.now();
    if (session.expires - now > RENEW_MS) return false;
    await this.store.addSession({ ...session, expires: now + SESSION_MS });
    if (!this.hasEnded(session.id)) return true;
    await this.store.dropSession(session.id);
    return false;
  }

  private async end({ id }: SessionRow): Promise<void> {
    const now = this.now();
    for (const [session, at] of this.ended) if (now - at > REMEMBERED_MS) this.ended.delete(session);
    this.ended.set(id, now);
    await this.store.dropSession(id);
  }

  private async change(account: AccountRow): Promise<AccountRow | null> {
    return (await this.store.changeAccount(account)) ? account : null;
  }

  private async begin(account: AccountRow): Promise<Begun> {
    const token = freshToken();
    await this.store.addSession({ id: tokenHash(token), account: account.id, expires: this.now() + SESSION_MS });
    return { token, account };
  }
}
