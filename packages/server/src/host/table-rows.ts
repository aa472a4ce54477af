import type { Instant, SeatRow, Store, TableChange, TableRow } from '../store/contract.ts';

/** A seat as it is now. Who waits, and for how long still, changes with every move: in place. */
export interface LiveSeat extends SeatRow {
  waiting: boolean;
  reserve: number;
}

/** So often a seat is written anew where others have changed it meanwhile. */
const MOST_TRIES = 5;

/** What the store has of one table, in memory: its row and its seats. Nobody else changes them. */
export class TableRows {
  private readonly store: Store;
  private table: TableRow & { updated: Instant };
  private list: LiveSeat[];

  constructor(store: Store, row: TableRow, seats: readonly SeatRow[]) {
    this.store = store;
    this.table = row;
    this.list = seats.map(liveSeat);
  }

  get row(): TableRow {
    return this.table;
  }

  get seats(): readonly SeatRow[] {
    return this.list;
  }

  seatOf(account: string): number | null {
    const found = this.list.find((seat) => seat.account === account);
    return found === undefined ? null : found.seat;
  }

  /** Reads all of it again; false when the table is gone. */
  async refresh(): Promise<boolean> {
    const found = await this.store.table(this.table.id);
    if (found === null) return false;
    this.table = found.table;
    this.list = found.seats.map(liveSeat);
    return true;
  }

  /** Writes a change of the table. */
  async change(what: TableChange, updated: Instant): Promise<void> {
    await this.store.changeTable(this.table.id, what);
    this.note({ ...what, updated, ended: what.status === 'abandoned' ? updated : this.table.ended });
  }

  /** Something of the table is otherwise, and the store has it, or need not know. */
  note(change: Partial<TableRow>): void {
    this.table = { ...this.table, ...change };
  }

  /** A match has begun here. */
  noteStart(started: TableChange, waiting: readonly number[], updated: Instant): void {
    this.note({ ...started, updated });
    this.list = this.list.map((seat) => ({ ...seat, waiting: waiting.includes(seat.seat) }));
  }

  /** A turn is durable. Returns the seats that are waited for now and were not before. */
  noteTurn(waiting: readonly number[], reserves: readonly number[] | null, updated: Instant): readonly SeatRow[] {
    this.table.updated = updated;
    const called: SeatRow[] = [];
    for (const seat of this.list) {
      const waits = waiting.includes(seat.seat);
      if (waits && !seat.waiting) called.push(seat);
      seat.waiting = waits;
      seat.reserve = reserves?.[seat.seat] ?? seat.reserve;
    }
    return called;
  }

  /** Whoever sits there has closed the table, and has seen all entries up to `seen`. */
  noteLeft(n: number, seen: number, left: Instant): void {
    const seat = this.list[n];
    if (seat !== undefined) this.list[n] = { ...seat, seen, left };
    this.store.seenUpTo(this.table.id, n, seen).catch(() => undefined);
  }

  /**
   * Writes a seat, unless it has got another owner or bot than `known` has. What others write besides (who waits, what
   * was seen) does not stand in the way. With a new invitation the owner of the seat is sent away for good.
   */
  async changeSeat(known: SeatRow, change: Partial<SeatRow>, invite: string | null = null): Promise<boolean> {
    const { store } = this;
    const { id } = this.table;
    // A copy: what is expected must not change while the store is asked.
    for (let current: SeatRow | undefined = { ...known }, n = 0; current !== undefined && n < MOST_TRIES; n++) {
      const next: LiveSeat = { ...current, ...change };
      const written = invite === null ? store.changeSeat(id, current, next) : store.expel(id, current, next, invite);
      if (await written) {
        this.list[known.seat] = next;
        return true;
      }
      current = (await store.table(id))?.seats[known.seat];
      if (current !== undefined) this.list[known.seat] = liveSeat(current);
      if (current?.account !== known.account || current.bot !== known.bot) return false;
    }
    return false;
  }
}

function liveSeat(row: SeatRow): LiveSeat {
  return { ...row };
}
