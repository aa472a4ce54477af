import type {
  AccountRow,
  Append,
  ChatRange,
  ChatRow,
  DeviceRow,
  ExpiryRule,
  Instant,
  NewPassphrase,
  OwnList,
  PageWish,
  PushRow,
  SeatRow,
  SessionRow,
  SigningKeyRow,
  Store,
  TableChange,
  TableRow,
  TableStatus,
} from './contract.ts';
import { backupFile } from './backup.ts';
import type { Health } from './health.ts';
import type { WriteQueue } from './queue.ts';
import type { Reading } from './reading.ts';

/** A server is asked for its health by several watchers; once a second is enough for all of them. */
const PULSE_MS = 1000;

/** What a store is put together from. */
export interface Parts {
  readonly file: string;
  readonly reading: Reading;
  readonly queue: WriteQueue;
  readonly health: Health;
  readonly now: () => Instant;
  /** Closes everything, in the right order. */
  readonly close: () => Promise<void>;
}

/** The store on SQLite: reads are answered at once from one connection, writes go through the queue. */
export class SqliteStore implements Store {
  private readonly parts: Parts;
  private pulse: { readonly at: number; readonly result: Promise<boolean> } | null = null;
  private closing: Promise<void> | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  append(append: Append) {
    return this.parts.queue.write('append', append);
  }
  async commands(table: string, from: number, to: number | null) {
    return this.parts.reading.commands(table, from, to);
  }
  async commandById(table: string, commandId: string) {
    return this.parts.reading.commandById(table, commandId);
  }
  async head(table: string) {
    return this.parts.reading.head(table);
  }

  addTable(table: TableRow, seats: readonly SeatRow[]) {
    return this.parts.queue.write('addTable', table, seats);
  }
  startTable(table: string, key: string, change: TableChange, waiting: readonly number[]) {
    return this.parts.queue.write('startTable', table, key, change, waiting, this.parts.now());
  }
  changeTable(table: string, change: TableChange) {
    return this.parts.queue.write('changeTable', table, change, this.parts.now());
  }
  async table(id: string) {
    return this.parts.reading.table(id);
  }
  async keyOf(table: string) {
    return this.parts.reading.keyOf(table);
  }
  async begunAt(table: string) {
    return this.parts.reading.begunAt(table);
  }
  changeSeat(table: string, expected: SeatRow, next: SeatRow) {
    return this.parts.queue.write('changeSeat', table, expected, next, this.parts.now());
  }
  expel(table: string, expected: SeatRow, next: SeatRow, invite: string) {
    return this.parts.queue.write('expel', table, expected, next, invite, this.parts.now());
  }
  async expelled(table: string) {
    return this.parts.reading.expelled(table);
  }
  seenUpTo(table: string, seat: number, seq: number) {
    return this.parts.queue.write('seenUpTo', table, seat, seq, this.parts.now());
  }
  async listed(statuses: readonly TableStatus[], page: PageWish, now: Instant) {
    return this.parts.reading.listed(statuses, page, now);
  }
  async tablesOf(account: string, list: OwnList, page: PageWish) {
    return this.parts.reading.tablesOf(account, list, page);
  }
  async tally(account: string) {
    return this.parts.reading.tally(account, this.parts.now());
  }
  async running() {
    return this.parts.reading.running();
  }

  async snapshot(table: string) {
    return this.parts.queue.snapshot(table) ?? this.parts.reading.snapshot(table);
  }
  keepSnapshot(table: string, seq: number, write: () => string) {
    this.parts.queue.keep(table, seq, write);
  }
  dropSnapshots() {
    this.parts.queue.dropSnapshots();
    return this.parts.queue.write('dropSnapshots');
  }

  addAccount(account: AccountRow) {
    return this.parts.queue.write('addAccount', account);
  }
  async account(id: string) {
    return this.parts.reading.account(id);
  }
  async accountByName(name: string) {
    return this.parts.reading.accountByName(name);
  }
  renameAccount(id: string, name: string) {
    return this.parts.queue.write('renameAccount', id, name);
  }
  setPassphrase(change: NewPassphrase) {
    return this.parts.queue.write('setPassphrase', change);
  }
  addSession(session: SessionRow, passphrase: string | null) {
    return this.parts.queue.write('addSession', session, passphrase);
  }
  async session(id: string, now: Instant) {
    return this.parts.reading.session(id, now);
  }
  dropSession(id: string) {
    return this.parts.queue.write('dropSession', id);
  }
  prolongSession(id: string, expires: Instant) {
    return this.parts.queue.write('prolongSession', id, expires);
  }
  dropSessionsOf(account: string, device: string | null) {
    return this.parts.queue.write('dropSessionsOf', account, device);
  }
  addDevice(device: DeviceRow, before: string | null) {
    return this.parts.queue.write('addDevice', device, before);
  }
  async knowsDevice(id: string, account: string, now: Instant) {
    return this.parts.reading.knowsDevice(id, account, now);
  }
  dropExpired(now: Instant) {
    return this.parts.queue.write('dropExpired', now);
  }

  addChat(table: string, line: Omit<ChatRow, 'no'>) {
    return this.parts.queue.write('addChat', table, line);
  }
  async chatById(table: string, account: string, commandId: string) {
    return this.parts.reading.chatById(table, account, commandId);
  }
  async chat(table: string, range: ChatRange) {
    return this.parts.reading.chat(table, range);
  }

  addPush(push: PushRow) {
    return this.parts.queue.write('addPush', push);
  }
  dropPush(endpoint: string) {
    return this.parts.queue.write('dropPush', endpoint);
  }
  async pushesOf(account: string) {
    return this.parts.reading.pushesOf(account);
  }

  async expired(rule: ExpiryRule, before: Instant, from: string | null) {
    return this.parts.reading.expired(rule, before, from);
  }
  expire(rule: ExpiryRule, ids: readonly string[], before: Instant) {
    return this.parts.queue.write('expire', rule, ids, before);
  }
  async signingKeys() {
    return this.parts.reading.signingKeys();
  }
  addSigningKey(key: SigningKeyRow) {
    return this.parts.queue.write('addSigningKey', key);
  }
  dropSigningKeys(before: number) {
    return this.parts.queue.write('dropSigningKeys', before);
  }

  async census() {
    return this.parts.reading.census();
  }
  backup(file: string) {
    return backupFile(this.parts.file, file);
  }

  async healthy(): Promise<boolean> {
    const now = performance.now();
    if (this.pulse === null || now - this.pulse.at >= PULSE_MS) this.pulse = { at: now, result: this.beat() };
    return (await this.pulse.result) && this.parts.health.good;
  }

  close(): Promise<void> {
    this.closing ??= this.parts.queue.close().then(this.parts.close);
    return this.closing;
  }

  /** Writes something and reads it back. */
  private async beat(): Promise<boolean> {
    try {
      const at = this.parts.now();
      await this.parts.queue.write('pulse', at);
      return this.parts.reading.pulse() >= at;
    } catch {
      return false;
    }
  }
}
