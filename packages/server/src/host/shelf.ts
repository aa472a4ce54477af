import type { TableWithSeats } from '../store/contract.ts';
import type { Context } from './context.ts';
import { LiveTable } from './live-table.ts';
import { againOf } from './rematch.ts';

/** The tables that are in memory, and the way they get there and leave. */
export class Shelf {
  private readonly context: Context;
  private readonly idleMs: number;
  private readonly tables = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable | null>>();
  /** Tables that are being deleted: nobody loads one before that is over. */
  private readonly leaving = new Map<string, Promise<void>>();
  /** Running matches that were compared with the installed rules since the start. */
  private readonly checked = new Set<string>();

  /** A table that nobody has touched for `idleMs` may be deleted under it. */
  constructor(context: Context, idleMs: number) {
    this.context = context;
    this.idleMs = idleMs;
  }

  get size(): number {
    return this.tables.size;
  }

  all(): LiveTable[] {
    return [...this.tables.values()];
  }

  present(id: string): LiveTable | null {
    return this.tables.get(id) ?? null;
  }

  async find(id: string): Promise<LiveTable | null> {
    const present = this.tables.get(id);
    if (present !== undefined) return present;
    let loading = this.loading.get(id);
    if (loading === undefined) {
      const leaving = this.leaving.get(id);
      loading = (leaving === undefined ? this.load(id) : leaving.then(() => this.load(id))).finally(() =>
        this.loading.delete(id),
      );
      this.loading.set(id, loading);
    }
    return loading;
  }

  private async load(id: string): Promise<LiveTable | null> {
    const found = await this.context.store.table(id);
    return found === null ? null : this.open(found);
  }

  /** Brings a table into memory, with its match; the first time since the start every hash is compared. */
  async open({ table: row, seats }: TableWithSeats): Promise<LiveTable> {
    const table = new LiveTable(this.context, row, seats);
    await table.open(row.status === 'running' && !this.checked.has(row.id));
    if (row.status === 'over') table.view.rematch = (await againOf(this.context.store, row)).present;
    this.checked.add(row.id);
    this.tables.set(row.id, table);
    return table;
  }

  forget(table: LiveTable): void {
    table.close();
    this.tables.delete(table.row.id);
  }

  forgetIdle(idleMs: number): void {
    const limit = this.context.surroundings.now() - idleMs;
    for (const table of this.tables.values()) if (table.idle && table.touched <= limit) this.forget(table);
  }

  /** Does something to tables that nobody uses; whoever asks for one of them meanwhile waits until that is over. */
  async withoutTables<T>(ids: readonly string[], work: (unused: readonly string[]) => Promise<T>): Promise<T> {
    const unused = ids.filter((id) => this.putAway(id));
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    for (const id of unused) this.leaving.set(id, over);
    try {
      return await work(unused);
    } finally {
      for (const id of unused) {
        this.leaving.delete(id);
        this.checked.delete(id);
      }
      end();
    }
  }

  /** False when somebody uses the table, or is about to. */
  private putAway(id: string): boolean {
    const table = this.tables.get(id);
    if (this.loading.has(id) || this.leaving.has(id)) return false;
    if (table === undefined) return true;
    // Who has just found the table is about to do something there.
    if (!table.idle || table.touched > this.context.surroundings.now() - this.idleMs) return false;
    this.forget(table);
    return true;
  }
}
