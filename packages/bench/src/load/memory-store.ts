/**
 * A store that keeps everything in memory and acknowledges at once: what the server costs without a disk. It obeys the
 * store's contract, but nothing survives.
 */
import type {
  AccountRow,
  Append,
  Appended,
  ChatRange,
  ChatRow,
  CommandRow,
  ExpiredPage,
  NewPassphrase,
  OwnList,
  PageWish,
  PushRow,
  Said,
  SeatRow,
  SessionRow,
  SigningKeyRow,
  Snapshot,
  Store,
  TableChange,
  TablePage,
  TableRow,
  TableStatus,
  TableWithSeats,
  Tally,
} from '@benchtop/server/parts';

/** A seat as it is kept: nobody else holds it, so it is changed in place. */
type KeptSeat = { -readonly [K in keyof SeatRow]: SeatRow[K] };

interface Kept {
  table: TableRow;
  seats: KeptSeat[];
  key: string | null;
  readonly rows: CommandRow[];
  /** The entry that a command became. */
  readonly ids: Map<string, CommandRow>;
  snapshot: Snapshot | null;
  readonly chat: ChatRow[];
  readonly expelled: Set<string>;
}

const MOST_LINES = 500;

export class MemoryStore implements Store {
  private readonly tables = new Map<string, Kept>();
  private readonly accounts = new Map<string, AccountRow>();
  private readonly sessions = new Map<string, SessionRow>();
  private readonly signing: SigningKeyRow[] = [];

  async append({ table, after, rows, waiting, reserve, change }: Append): Promise<Appended> {
    const kept = this.kept(table);
    for (const { commandId } of rows) if (commandId !== null && kept.ids.has(commandId)) return 'duplicate';
    if (kept.rows.length !== after) return 'conflict';
    for (const row of rows) {
      kept.rows.push(row);
      if (row.commandId !== null) kept.ids.set(row.commandId, row);
    }
    for (const seat of kept.seats) {
      seat.waiting = waiting.includes(seat.seat);
      if (reserve !== null) seat.reserve = reserve[seat.seat];
    }
    if (change !== null) this.change(kept, change);
    return 'done';
  }

  async commands(table: string, from: number, to: number | null): Promise<CommandRow[]> {
    return this.kept(table).rows.slice(from - 1, to ?? undefined);
  }

  async commandById(table: string, commandId: string): Promise<CommandRow | null> {
    return this.kept(table).ids.get(commandId) ?? null;
  }

  async head(table: string): Promise<number> {
    return this.kept(table).rows.length;
  }

  async addTable(table: TableRow, seats: readonly SeatRow[]): Promise<void> {
    const empty = {
      key: null,
      rows: [],
      ids: new Map<string, CommandRow>(),
      snapshot: null,
      chat: [],
      expelled: new Set<string>(),
    };
    this.tables.set(table.id, { table, seats: seats.map(copied), ...empty });
  }

  async startTable(table: string, key: string, change: TableChange, waiting: readonly number[]): Promise<boolean> {
    const kept = this.kept(table);
    if (kept.table.status !== 'gathering') return false;
    kept.key = key;
    kept.table = { ...kept.table, ...change, status: 'running' };
    kept.seats = kept.seats.map((seat, n) => ({ ...seat, waiting: waiting.includes(n) }));
    return true;
  }

  async changeTable(table: string, change: TableChange): Promise<void> {
    this.change(this.kept(table), change);
  }

  private change(kept: Kept, change: TableChange): void {
    const ends = change.status === 'over' || change.status === 'abandoned';
    kept.table = { ...kept.table, ...change, ended: kept.table.ended ?? (ends ? Date.now() : null) };
  }

  async table(id: string): Promise<TableWithSeats | null> {
    const kept = this.tables.get(id);
    return kept === undefined ? null : { table: { ...kept.table }, seats: kept.seats.map(copied) };
  }

  async keyOf(table: string): Promise<string | null> {
    return this.kept(table).key;
  }

  /** Nobody asks for a record under load. */
  async begunAt(_table: string): Promise<null> {
    return null;
  }

  async changeSeat(table: string, expected: SeatRow, next: SeatRow): Promise<boolean> {
    const { seats } = this.kept(table);
    if (JSON.stringify(seats[expected.seat]) !== JSON.stringify(expected)) return false;
    seats[expected.seat] = copied(next);
    return true;
  }

  async expel(table: string, expected: SeatRow, next: SeatRow, invite: string): Promise<boolean> {
    if (!(await this.changeSeat(table, expected, next))) return false;
    const kept = this.kept(table);
    kept.table = { ...kept.table, invite };
    if (expected.account !== null) kept.expelled.add(expected.account);
    return true;
  }

  async expelled(table: string): Promise<string[]> {
    return [...this.kept(table).expelled];
  }

  async seenUpTo(table: string, seat: number, seq: number): Promise<void> {
    const { seats } = this.kept(table);
    seats[seat] = { ...seats[seat], seen: Math.max(seq, seats[seat].seen), left: Date.now() };
  }

  /** Lists end after their first page: nobody turns pages under load. */
  async listed(statuses: readonly TableStatus[], { limit }: PageWish, now: number): Promise<TablePage> {
    const shown = ({ status, ended, delay, commitment }: TableRow): TableStatus =>
      ended !== null && commitment !== null && ended + (delay ?? 0) * 1000 > now ? 'running' : status;
    const found = this.all(({ table }) => table.listed && statuses.includes(shown(table)));
    return { tables: found.slice(0, limit), next: null };
  }

  async tally(account: string): Promise<Tally> {
    const open = this.all(({ table }) => table.status === 'gathering' || table.status === 'running');
    const hosted = open.filter(({ table }) => table.host === account);
    const sits = ({ seats }: TableWithSeats): boolean =>
      seats.some((seat) => seat.account === account && seat.bot === null);
    return {
      gathering: hosted.filter(({ table }) => table.status === 'gathering').length,
      listed: hosted.filter(({ table }) => table.listed).length,
      open: open.filter(sits).length,
    };
  }

  async tablesOf(account: string, list: OwnList, { limit }: PageWish): Promise<TablePage> {
    const hasEnded = ({ status }: TableRow): boolean => status === 'over' || status === 'abandoned';
    const found = this.all(
      ({ table, seats }) =>
        seats.some((seat) => seat.account === account) && (list === 'all' || (list === 'past') === hasEnded(table)),
    );
    return { tables: found.slice(0, limit), next: null };
  }

  async running(): Promise<string[]> {
    return this.all(({ table }) => table.status === 'running').map(({ table }) => table.id);
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    return this.kept(table).snapshot;
  }

  keepSnapshot(table: string, seq: number, write: () => string): void {
    this.kept(table).snapshot = { seq, data: write() };
  }

  async dropSnapshots(): Promise<void> {
    for (const kept of this.tables.values()) kept.snapshot = null;
  }

  async addAccount(account: AccountRow): Promise<void> {
    this.accounts.set(account.id, account);
  }

  async account(id: string): Promise<AccountRow | null> {
    return this.accounts.get(id) ?? null;
  }

  async accountByName(name: string): Promise<AccountRow | null> {
    const same = (row: AccountRow): boolean => row.passphrase !== null && row.name.toLowerCase() === name.toLowerCase();
    return [...this.accounts.values()].find(same) ?? null;
  }

  async renameAccount(id: string, name: string): Promise<boolean> {
    const account = this.accounts.get(id);
    if (account !== undefined) this.accounts.set(id, { ...account, name });
    return true;
  }

  async setPassphrase({ name, passphrase, session }: NewPassphrase): Promise<string[]> {
    const account = this.accounts.get(session.account);
    if (account !== undefined) this.accounts.set(account.id, { ...account, name: name ?? account.name, passphrase });
    const ended = await this.dropSessionsOf(session.account);
    this.sessions.set(session.id, session);
    return ended;
  }

  async addSession(session: SessionRow): Promise<boolean> {
    this.sessions.set(session.id, session);
    return true;
  }

  async prolongSession(id: string, expires: number): Promise<boolean> {
    const session = this.sessions.get(id);
    if (session !== undefined) this.sessions.set(id, { ...session, expires });
    return session !== undefined;
  }

  async dropSessionsOf(account: string): Promise<string[]> {
    const ended = [...this.sessions.values()].filter((session) => session.account === account).map(({ id }) => id);
    for (const id of ended) this.sessions.delete(id);
    return ended;
  }

  async addDevice(): Promise<void> {}

  async knowsDevice(): Promise<boolean> {
    return false;
  }

  async session(id: string, now: number): Promise<SessionRow | null> {
    const session = this.sessions.get(id);
    return session === undefined || session.expires <= now ? null : session;
  }

  async dropSession(id: string): Promise<void> {
    this.sessions.delete(id);
  }

  async dropExpired(now: number): Promise<void> {
    for (const { id, expires } of this.sessions.values()) if (expires <= now) this.sessions.delete(id);
  }

  async addChat(table: string, line: Omit<ChatRow, 'no'>): Promise<Said> {
    const { chat } = this.kept(table);
    const before = line.commandId === null ? null : await this.chatById(table, line.account, line.commandId);
    if (before !== null) return { line: before, isNew: false };
    const row = { no: (chat.at(-1)?.no ?? 0) + 1, ...line };
    chat.push(row);
    if (chat.length > MOST_LINES) chat.shift();
    return { line: row, isNew: true };
  }

  async chatById(table: string, account: string, commandId: string): Promise<ChatRow | null> {
    const same = (line: ChatRow): boolean => line.account === account && line.commandId === commandId;
    return this.kept(table).chat.find(same) ?? null;
  }

  async chat(table: string, { after, before, limit }: ChatRange): Promise<ChatRow[]> {
    const lines = this.kept(table).chat.filter(({ no }) => no > after && (before === null || no < before));
    return lines.slice(-limit);
  }

  async signingKeys(): Promise<SigningKeyRow[]> {
    return this.signing.toReversed();
  }

  async addSigningKey(key: SigningKeyRow): Promise<boolean> {
    const isNew = this.signing.every(({ no }) => no !== key.no);
    if (isNew) this.signing.push(key);
    return isNew;
  }

  async dropSigningKeys(before: number): Promise<void> {
    const kept = this.signing.filter(({ no }) => no >= before);
    this.signing.splice(0, this.signing.length, ...kept);
  }

  /** Nobody is reminded under load. */
  async addPush(_push: PushRow): Promise<void> {}
  async dropPush(_endpoint: string): Promise<void> {}
  async pushesOf(_account: string): Promise<PushRow[]> {
    return [];
  }

  /** Nothing is kept so long. */
  async expired(): Promise<ExpiredPage> {
    return { found: [], next: null };
  }
  async expire(): Promise<number> {
    return 0;
  }

  async census(): Promise<{ readonly [status in TableStatus]: number }> {
    const count = (status: TableStatus): number => this.all(({ table }) => table.status === status).length;
    return {
      gathering: count('gathering'),
      running: count('running'),
      over: count('over'),
      abandoned: count('abandoned'),
    };
  }

  async backup(_file: string): Promise<void> {
    throw new Error('there is nothing to be kept');
  }

  async healthy(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {}

  private kept(table: string): Kept {
    const kept = this.tables.get(table);
    if (kept === undefined) throw new Error(`there is no table ${table}`);
    return kept;
  }

  private all(wanted: (kept: Kept) => boolean): TableWithSeats[] {
    return [...this.tables.values()].filter(wanted).map(({ table, seats }) => ({
      table: { ...table },
      seats: seats.map(copied),
    }));
  }
}

function copied(seat: SeatRow): KeptSeat {
  return { ...seat };
}
