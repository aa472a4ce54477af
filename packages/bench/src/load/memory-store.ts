/**
 * A store that keeps everything in memory and acknowledges at once: what the server costs without a disk. It obeys the
 * store's contract, but nothing survives.
 */
import type {
  AccountRow,
  Append,
  Appended,
  ChatRow,
  CommandRow,
  NewPassphrase,
  PushRow,
  SeatRow,
  SessionRow,
  Snapshot,
  Store,
  TableChange,
  TableRow,
  TableStatus,
  TableWithSeats,
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
}

export class MemoryStore implements Store {
  private readonly tables = new Map<string, Kept>();
  private readonly accounts = new Map<string, AccountRow>();
  private readonly sessions = new Map<string, SessionRow>();

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
    if (change !== null) kept.table = { ...kept.table, ...change };
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
    const empty = { key: null, rows: [], ids: new Map<string, CommandRow>(), snapshot: null, chat: [] };
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
    const kept = this.kept(table);
    kept.table = { ...kept.table, ...change };
  }

  async table(id: string): Promise<TableWithSeats | null> {
    const kept = this.tables.get(id);
    return kept === undefined ? null : { table: { ...kept.table }, seats: kept.seats.map(copied) };
  }

  async keyOf(table: string): Promise<string | null> {
    return this.kept(table).key;
  }

  async changeSeat(table: string, expected: SeatRow, next: SeatRow): Promise<boolean> {
    const { seats } = this.kept(table);
    if (JSON.stringify(seats[expected.seat]) !== JSON.stringify(expected)) return false;
    seats[expected.seat] = copied(next);
    return true;
  }

  async seenUpTo(table: string, seat: number, seq: number): Promise<void> {
    const { seats } = this.kept(table);
    seats[seat] = { ...seats[seat], seen: Math.max(seq, seats[seat].seen) };
  }

  async listed(statuses: readonly TableStatus[], limit: number): Promise<TableWithSeats[]> {
    return this.all(({ table }) => table.listed && statuses.includes(table.status)).slice(0, limit);
  }

  async tablesOf(account: string, limit: number): Promise<TableWithSeats[]> {
    return this.all(({ seats }) => seats.some((seat) => seat.account === account)).slice(0, limit);
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

  async addChat(table: string, line: Omit<ChatRow, 'no'>): Promise<ChatRow> {
    const { chat } = this.kept(table);
    const row = { no: chat.length + 1, ...line };
    chat.push(row);
    return row;
  }

  async chat(table: string, limit: number): Promise<ChatRow[]> {
    return this.kept(table).chat.slice(-limit);
  }

  /** Nobody is reminded under load. */
  async addPush(_push: PushRow): Promise<void> {}
  async dropPush(_endpoint: string): Promise<void> {}
  async pushesOf(_account: string): Promise<PushRow[]> {
    return [];
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
