import type { OwnList, PageWish, TablePage, TableStatus, TableWithSeats } from '../store/contract.ts';
import type { WireTables } from '../wire/http.ts';
import type { WireTable } from '../wire/table.ts';
import type { Context } from './context.ts';
import type { LiveTable } from './live-table.ts';
import type { Shelf } from './shelf.ts';
import { isSecret, wireTable } from './wire-table.ts';

const IN_LOBBY: readonly TableStatus[] = ['gathering', 'running'];

/** Lists of tables, a page at a time, as one account (null: nobody we know) may see them. */
export class TableLists {
  private readonly context: Context;
  private readonly shelf: Shelf;

  constructor(context: Context, shelf: Shelf) {
    this.context = context;
    this.shelf = shelf;
  }

  async lobby(account: string | null, page: PageWish, statuses = IN_LOBBY): Promise<WireTables> {
    const { store, surroundings } = this.context;
    const { tables, next } = await store.listed(statuses, page, surroundings.now());
    const shown: TableWithSeats[] = [];
    for (const one of tables)
      if (!(await this.givesAway({ row: one.table, seats: [...one.seats] }, account))) shown.push(one);
    return this.wirePage({ tables: shown, next }, account);
  }

  async own(account: string, page: PageWish, list: OwnList = 'all'): Promise<WireTables> {
    return this.wirePage(await this.context.store.tablesOf(account, list, page), account);
  }

  /** A rematch that can be found would tell those who see the first match late that it is over. */
  async givesAway({ row, seats }: Pick<LiveTable, 'row' | 'seats'>, account: string | null): Promise<boolean> {
    if (row.rematchOf === null || (account !== null && seats.some((seat) => seat.account === account))) return false;
    const first = await this.context.store.table(row.rematchOf);
    return first !== null && isSecret(first.table, this.context.surroundings.now());
  }

  private wirePage({ tables, next }: TablePage, account: string | null): WireTables {
    return { tables: tables.map((one) => this.wireOf(one, account)), next };
  }

  /** From memory where the table is, else from its rows. */
  private wireOf({ table, seats }: TableWithSeats, account: string | null): WireTable {
    const now = this.context.surroundings.now();
    const nobody = { here: new Set<string>(), spectators: 0, rematch: null, absent: new Map<number, never>(), now };
    return this.shelf.present(table.id)?.wire(account) ?? wireTable(table, seats, account, nobody);
  }
}
