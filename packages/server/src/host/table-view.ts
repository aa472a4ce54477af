import type { Instant } from '../store/contract.ts';
import type { WireTable } from '../wire/table.ts';
import { absenceOf } from './absence.ts';
import type { Absence, AbsenceTable } from './absence.ts';
import type { Connection } from './contract.ts';
import { send } from './watchers.ts';
import type { Watchers } from './watchers.ts';
import { wireTable } from './wire-table.ts';

/** What is shown of a table besides its match. */
export interface ShownTable extends AbsenceTable {
  readonly watchers: Watchers;
  now(): Instant;
}

const NO_ABSENCE: ReadonlyMap<number, Absence> = new Map();

/** The table itself, as each account may see it: who sits there, who is here. */
export class TableView {
  /** The table where these people play again. */
  rematch: string | null = null;
  private readonly table: ShownTable;

  constructor(table: ShownTable) {
    this.table = table;
  }

  of(account: string | null): WireTable {
    const { rows, watchers } = this.table;
    const absent = account === null || rows.seatOf(account) === null ? NO_ABSENCE : this.absent();
    const { rematch } = this;
    const around = { here: watchers.here(), spectators: watchers.spectators(), rematch, absent, now: this.table.now() };
    return wireTable(rows.row, rows.seats, account, around);
  }

  send(connection: Connection): void {
    send(connection, { type: 'table', table: this.of(connection.person.account), now: this.table.now() });
  }

  private absent(): ReadonlyMap<number, Absence> {
    const absent = new Map<number, Absence>();
    for (const seat of this.table.rows.seats) {
      const absence = absenceOf(this.table, seat);
      if (absence !== null) absent.set(seat.seat, absence);
    }
    return absent;
  }
}
