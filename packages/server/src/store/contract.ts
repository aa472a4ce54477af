import type { Json, Settings } from '@benchtop/engine/host';

/** Milliseconds since 1970. */
export type Instant = number;

/** How far a table has come. A table never goes back. */
export type TableStatus = 'gathering' | 'running' | 'over' | 'abandoned';

/** Time to think: for each decision, and a reserve for the whole match, in seconds. */
export interface ClockSetting {
  readonly perMove: number;
  readonly reserve: number;
}

/** A table as it is stored: everything about a match but its key, its commands and who sits where. */
export interface TableRow {
  /** Twelve letters and digits, as in addresses. */
  readonly id: string;
  readonly game: string;
  /** Version of the rules it is played by; the installed one while people gather. */
  readonly rules: string;
  readonly seats: number;
  readonly settings: Settings;
  /** The account that may arrange the table. */
  readonly host: string;
  /** True when everybody finds it in the lobby. */
  readonly listed: boolean;
  /** Who knows it may sit down at a table that is not listed. */
  readonly invite: string;
  readonly clock: ClockSetting | null;
  /** Spectators see the match this many seconds late; null: there are none. */
  readonly delay: number | null;
  readonly status: TableStatus;
  /** Why the match cannot go on, in a sentence; null: it can. */
  readonly trouble: string | null;
  readonly commitment: string | null;
  readonly result: Json;
  /** The table this one is the rematch of. */
  readonly rematchOf: string | null;
  readonly created: Instant;
  readonly updated: Instant;
  /** When it came to its end or was given up, whatever happens to it afterwards; null: it has not. */
  readonly ended: Instant | null;
}

/** What may change of a table. When it has ended follows from its status. */
export type TableChange = Partial<Pick<TableRow, 'host' | 'status' | 'trouble' | 'result' | 'rules' | 'commitment'>>;

/** Why a bot plays for a person: they left, their clock ran out, or the others agreed on it. */
export type StandIn = 'left' | 'clock' | 'agreed';

/** Who sits at a seat. */
export interface SeatRow {
  readonly seat: number;
  /** The person it belongs to; null for a bot's seat, or one that is free. */
  readonly account: string | null;
  /** Shown; '' while it is free. */
  readonly name: string;
  /** The bot that plays: at a bot's own seat, or for a person who is away. */
  readonly bot: string | null;
  readonly ready: boolean;
  /** True while the seat owes a decision. */
  readonly waiting: boolean;
  /** Milliseconds left of the clock's reserve; 0 without a clock. */
  readonly reserve: number;
  /** The last entry its owner has seen: what came after it is news. */
  readonly seen: number;
  /** Why a bot plays for its owner; null: none does. */
  readonly standIn: StandIn | null;
  /** When its owner last closed the table; 0: never. */
  readonly left: Instant;
}

/** One entry of a match's log. Rows are never changed. */
export interface CommandRow {
  /** From 1, without gaps. */
  readonly seq: number;
  /** Made by whoever sent it; null for a forced choice that follows from the row before. */
  readonly commandId: string | null;
  readonly decision: string;
  readonly seat: number;
  /** Null: the seat took its last choice back. */
  readonly option: string | null;
  readonly rules: string;
  /** Draws from the stream after it. */
  readonly draws: number;
  /** The state hash after it: the first 32 hex digits. */
  readonly hash: string;
  readonly at: Instant;
}

/** Rows to be added in one piece after `after`, the last sequence number their writer knew. */
export interface Append {
  readonly table: string;
  readonly after: number;
  readonly rows: readonly CommandRow[];
  /** Seats that owe a decision afterwards. */
  readonly waiting: readonly number[];
  /** What the match's clocks have left, by seat; null: unchanged. */
  readonly reserve: readonly number[] | null;
  readonly change: TableChange | null;
}

/**
 * `done`: durable. `conflict`: somebody else wrote after `after`, nothing was added: reload. `duplicate`: a command id
 * of these rows is there already, nothing was added.
 */
export type Appended = 'done' | 'conflict' | 'duplicate';

/** A cache of a match at a sequence number. May be lost at any time. */
export interface Snapshot {
  readonly seq: number;
  readonly data: string;
}

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** An argon2 hash; null for a guest. */
  readonly passphrase: string | null;
  readonly created: Instant;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value, in hex. */
  readonly id: string;
  readonly account: string;
  readonly expires: Instant;
}

/** A browser that has signed in to an account before. */
export interface DeviceRow {
  /** SHA-256 of the cookie's value, in hex. */
  readonly id: string;
  readonly account: string;
  readonly expires: Instant;
}

/** A passphrase is set or changed. */
export interface NewPassphrase {
  /** Null: the account keeps its name. */
  readonly name: string | null;
  /** The new argon2 hash. */
  readonly passphrase: string;
  /** The hash that it replaces; null for a guest. */
  readonly was: string | null;
  /** The session that asks for it. */
  readonly by: string;
  /** The session that takes the place of all others. */
  readonly session: SessionRow;
}

export interface ChatRow {
  readonly no: number;
  /** Made by whoever sent it; null for lines of older versions. */
  readonly commandId: string | null;
  readonly account: string;
  readonly name: string;
  readonly text: string;
  readonly at: Instant;
}

/** A line that was said. `isNew` false: its account had said it by the same command before; this is what it said. */
export interface Said {
  readonly line: ChatRow;
  readonly isNew: boolean;
}

/** Which lines of a table: those after one and before another (null: to the end), the newest so many of them. */
export interface ChatRange {
  readonly after: number;
  readonly before: number | null;
  readonly limit: number;
}

/** How much of the house one account takes up. */
export interface Tally {
  /** Tables it hosts that still gather. */
  readonly gathering: number;
  /** Tables it hosts that stand in the lobby, gathering or running. */
  readonly listed: number;
  /** Tables without an end at which it plays itself. */
  readonly open: number;
}

/** A browser that wants to be told. */
export interface PushRow {
  readonly endpoint: string;
  readonly account: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A key with which the server signs records. The one with the highest number signs; the others did before. */
export interface SigningKeyRow {
  /** From 1. */
  readonly no: number;
  /** The private key: PKCS #8, in base64. It leaves the database only in a backup. */
  readonly secret: string;
  readonly made: Instant;
}

/** A table with who sits at it. */
export interface TableWithSeats {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/** Which part of a list is wanted. */
export interface PageWish {
  /** {@link TablePage.next} of the page before; null: from the beginning. */
  readonly from: string | null;
  readonly limit: number;
}

/** A part of a list, and where it goes on; null: that was all of it. */
export interface TablePage {
  readonly tables: readonly TableWithSeats[];
  readonly next: string | null;
}

/** Tables of one person: those that have not ended, those that have, or the ones before the others. */
export type OwnList = 'open' | 'past' | 'all';

/** What goes when nobody has touched it for long; see {@link Store.expired}. */
export type ExpiryRule = 'gathering' | 'finished' | 'guests';

/** A table or guest that may go, and since when nothing has happened there. */
export interface Expired {
  readonly id: string;
  readonly since: Instant;
}

/** Some of what may go. `next` goes on from there, also where this part was empty; null: that was all. */
export interface ExpiredPage {
  readonly found: readonly Expired[];
  readonly next: string | null;
}
/** How much of its talk a table keeps. */
export const CHAT_KEPT = { lines: 500, bytes: 65_536 } as const;

/** The database does not take what it was given (disk full, locked, gone). Nothing was written. */
export class StoreRefused extends Error {}

/** The database cannot be read, now or ever. Nothing was written. */
export class StoreUnreadable extends StoreRefused {}

/**
 * Nobody can say whether it was written (the writer died while at it). Whoever gets it finds out before doing anything
 * else: an append by {@link Store.commandById} of its first command id, or by its entries after `after`; anything else
 * by reading it back. Never by writing again.
 */
export class StoreUncertain extends Error {}

/**
 * Where everything lies that must survive. Commands are the truth; snapshots may be deleted at any time.
 * A promise that resolves after a write means: it is durable, and the next read sees it. A promise that rejects with
 * {@link StoreRefused} means: nothing was written; its words are for whoever asked. With {@link StoreUncertain}: read
 * before you go on. A read that fails rejects with {@link StoreUnreadable}. Any other error is a mistake of the caller (a
 * table that does not exist, a row that does not follow the one before): nothing was written either.
 */
export interface Store {
  /** Deals with many tables at once: what arrives together is committed together. */
  append(append: Append): Promise<Appended>;
  /** Rows with `from <= seq <= to`, in order; `to` null: to the end. */
  commands(table: string, from: number, to: number | null): Promise<CommandRow[]>;
  commandById(table: string, commandId: string): Promise<CommandRow | null>;
  head(table: string): Promise<number>;

  /** Creates a table with its seats, in one piece. */
  addTable(table: TableRow, seats: readonly SeatRow[]): Promise<void>;
  /**
   * `gathering` becomes `running`: key, change and who owes a decision at once; where there is a clock, every seat's
   * reserve is filled from it. False: it was not gathering, nothing was changed.
   */
  startTable(table: string, key: string, change: TableChange, waiting: readonly number[]): Promise<boolean>;
  changeTable(table: string, change: TableChange): Promise<void>;
  table(id: string): Promise<TableWithSeats | null>;
  keyOf(table: string): Promise<string | null>;
  /** When the match began; null: it has not, or that was not noted. */
  begunAt(table: string): Promise<Instant | null>;
  /**
   * Writes a seat only if it is still as `expected`: two who reach for one seat at once do not both get it.
   * False: it was not.
   */
  changeSeat(table: string, expected: SeatRow, next: SeatRow): Promise<boolean>;
  /**
   * As {@link changeSeat} for a seat whose owner is sent away: they are remembered, and the table gets another
   * invitation, in one piece.
   */
  expel(table: string, expected: SeatRow, next: SeatRow, invite: string): Promise<boolean>;
  /** The accounts that were sent away from a table. */
  expelled(table: string): Promise<string[]>;
  /** The seat's owner has closed the table, having seen everything up to `seq`. What was seen never goes back. */
  seenUpTo(table: string, seat: number, seq: number): Promise<void>;
  /**
   * Listed tables of these kinds, the newest first. Of one host only the first few stand there: whatever else they have
   * opened comes after the tables of everybody else. A table whose end its late spectators have not seen by `now` counts
   * as running.
   */
  listed(statuses: readonly TableStatus[], page: PageWish, now: Instant): Promise<TablePage>;
  /**
   * Tables where the account has a seat. Open ones, the newest page first: in each page those that wait for the person,
   * not for a bot, then by last change. Past ones by their end, the latest first.
   */
  tablesOf(account: string, list: OwnList, page: PageWish): Promise<TablePage>;
  tally(account: string): Promise<Tally>;
  /** Every table that runs, for the check at start. */
  running(): Promise<string[]>;

  snapshot(table: string): Promise<Snapshot | null>;
  /** Kept when there is time; nobody waits for it. `write` is called at once, or never. */
  keepSnapshot(table: string, seq: number, write: () => string): void;
  dropSnapshots(): Promise<void>;

  addAccount(account: AccountRow): Promise<void>;
  account(id: string): Promise<AccountRow | null>;
  /** By name, ignoring case, among those with a passphrase. */
  accountByName(name: string): Promise<AccountRow | null>;
  /** False: the name belongs to somebody else with a passphrase, and the account has one, too. */
  renameAccount(id: string, name: string): Promise<boolean>;
  /**
   * Sets name and passphrase, ends all sessions of the new one's account but that and all its reminders, and forgets the
   * browsers it knew; in one piece. The sessions that ended; null: the name belongs to somebody else, the passphrase is no longer what it
   * was, or the session that asks has ended. Nothing was changed then.
   */
  setPassphrase(change: NewPassphrase): Promise<readonly string[] | null>;
  /** Only while the passphrase of its account is still the one that was checked. False: it is not. */
  addSession(session: SessionRow, passphrase: string | null): Promise<boolean>;
  session(id: string, now: Instant): Promise<SessionRow | null>;
  /** Never brings a session back. False: it is gone. */
  prolongSession(id: string, expires: Instant): Promise<boolean>;
  dropSession(id: string): Promise<void>;
  /**
   * Ends all sessions of an account, its reminders, and the memory of the browsers it knew, but for `device`.
   * The sessions that ended.
   */
  dropSessionsOf(account: string, device: string | null): Promise<readonly string[]>;
  /** Drops sessions and browsers whose time is over. */
  dropExpired(now: Instant): Promise<void>;
  /**
   * An account knows a browser from now on; of many the latest. What the browser was to other accounts by the name
   * `before` it is by the new one.
   */
  addDevice(device: DeviceRow, before: string | null): Promise<void>;
  knowsDevice(id: string, account: string, now: Instant): Promise<boolean>;

  /**
   * Gives the line its number; once for each command of an account. A table keeps {@link CHAT_KEPT}: older lines give
   * way.
   */
  addChat(table: string, line: Omit<ChatRow, 'no'>): Promise<Said>;
  chatById(table: string, account: string, commandId: string): Promise<ChatRow | null>;
  /** In order. */
  chat(table: string, range: ChatRange): Promise<ChatRow[]>;

  addPush(push: PushRow): Promise<void>;
  dropPush(endpoint: string): Promise<void>;
  pushesOf(account: string): Promise<PushRow[]>;

  /**
   * What nobody has touched since `before`, a small portion at a time. `gathering`: tables where no match has begun.
   * `finished`: matches that are over or given up and in which nobody with a passphrase has a seat. `guests`: those
   * without a passphrase who have no seat at any table. A match that runs is never among them.
   */
  expired(rule: ExpiryRule, before: Instant, from: string | null): Promise<ExpiredPage>;
  /**
   * Deletes those of them that may still go, with everything that belongs to them, and says how many. A table must not be
   * in the memory of a host.
   */
  expire(rule: ExpiryRule, ids: readonly string[], before: Instant): Promise<number>;

  /** The newest first. */
  signingKeys(): Promise<SigningKeyRow[]>;
  /** False: somebody else has added one with this number, nothing was added. */
  addSigningKey(key: SigningKeyRow): Promise<boolean>;
  /** Those with smaller numbers. */
  dropSigningKeys(before: number): Promise<void>;

  /** How many tables there are of each status. */
  census(): Promise<{ readonly [status in TableStatus]: number }>;
  /** A consistent copy into a file that does not exist yet, while play goes on. */
  backup(file: string): Promise<void>;
  /** True when reading and writing work, and nothing was found that will lose what is written. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}
