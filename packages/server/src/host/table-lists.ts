import type { OwnList, PageWish, TablePage, TableStatus, TableWithSeats } from '../store/contract.ts';
import type { WireTables } from '../wire/http.ts';
import type { WireTable } from '../wire/table.ts';
import type { Context } from './context.ts';
import type { Shelf } from './shelf.ts';
import { wireTable } from './wire-table.ts';

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
    return this.wirePage(await store.listed(statuses, page, surroundings.now()), account);
  }

  async own(account: string, page: PageWish, list: OwnList = 'all'): Promise<WireTables> {
    return this.wirePage(await this.context.store.tablesOf(account, list, page), account);
  }

  private wirePage({ tables, next }: TablePage, account: string | null): WireTables {
    return { tables: tables.map((one) => this.wireOf(one, account)), next };
  }

  /** From memory where the table is, else from its rows. */
  private wireOf({ table, seats }: TableWithSeats, account: string | null): WireTable {
    const now = this.context.surroundings.now();
    const nobody = { here: new Set<string>(), spectators: 0, rematch: null, absent: new Map<number, never>(), now };
    return this.shelf.present(table.id)?.view.of(account) ?? wireTable(table, seats, account, nobody);
  }
}
