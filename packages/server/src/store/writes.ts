import type {
  AccountRow,
  Append,
  Appended,
  ChatRow,
  DeviceRow,
  ExpiryRule,
  Instant,
  NewPassphrase,
  PushRow,
  Said,
  SeatRow,
  SessionRow,
  SigningKeyRow,
  Snapshot,
  TableChange,
  TableRow,
} from './contract.ts';

/** Everything that changes a database: the writes of the store, with the moment where it is kept. */
export interface Writes {
  append(append: Append): Appended;
  addTable(table: TableRow, seats: readonly SeatRow[]): void;
  startTable(table: string, key: string, change: TableChange, waiting: readonly number[], at: Instant): boolean;
  changeTable(table: string, change: TableChange, at: Instant): void;
  changeSeat(table: string, expected: SeatRow, next: SeatRow, at: Instant): boolean;
  expel(table: string, expected: SeatRow, next: SeatRow, invite: string, at: Instant): boolean;
  seenUpTo(table: string, seat: number, seq: number, at: Instant): void;
  dropSnapshots(): void;
  addAccount(account: AccountRow): void;
  renameAccount(id: string, name: string): boolean;
  setPassphrase(change: NewPassphrase): readonly string[] | null;
  addSession(session: SessionRow, passphrase: string | null): boolean;
  prolongSession(id: string, expires: Instant): boolean;
  dropSession(id: string): void;
  dropSessionsOf(account: string, device: string | null): readonly string[];
  dropExpired(now: Instant): void;
  addDevice(device: DeviceRow, before: string | null): void;
  addChat(table: string, line: Omit<ChatRow, 'no'>): Said;
  addPush(push: PushRow): void;
  dropPush(endpoint: string): void;
  expire(rule: ExpiryRule, ids: readonly string[], before: Instant): number;
  addSigningKey(key: SigningKeyRow): boolean;
  dropSigningKeys(before: number): void;
  pulse(at: Instant): void;
}

/** A write as data, as it travels to the writer. */
export type Write = { readonly [K in keyof Writes]: WriteOf<K> }[keyof Writes];
export interface WriteOf<K extends keyof Writes> {
  readonly name: K;
  readonly args: Parameters<Writes[K]>;
}
export type Answer = ReturnType<Writes[keyof Writes]>;

/** What became of one write of a batch. `failed`: it could never succeed, whatever the disk does. */
export type Outcome = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly failed: string };

/** Why a batch was not taken. `gone`: the file is not the one any more that was opened. */
export type WriteTrouble = 'gone' | 'damaged' | 'full' | 'other';

/**
 * What became of a batch. `refused`: nothing of it was written. `uncertain`: it may have been, as a whole or not at
 * all.
 */
export type Committed = { readonly state: 'done'; readonly outcomes: readonly Outcome[] } | NotCommitted;
export interface NotCommitted {
  readonly state: 'refused' | 'uncertain';
  readonly trouble: WriteTrouble;
  /** For whoever asked. */
  readonly words: string;
}

export interface KeptSnapshot {
  readonly table: string;
  readonly snapshot: Snapshot;
}

/** Who writes: in this thread, or in one of its own. Called again only after the last promise has ended. */
export interface Writer {
  commit(writes: readonly Write[]): Promise<Committed>;
  /** Never rejects: a snapshot that cannot be kept is lost, which harms nobody. */
  keep(snapshots: readonly KeptSnapshot[]): Promise<void>;
  /** Copies the write-ahead log back into the database. Never rejects: what stays in the log is read with it. */
  copyBack(): Promise<void>;
  close(): Promise<void>;
}
