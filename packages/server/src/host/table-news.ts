import type { Agreements } from './absence.ts';
import { digest } from './hash.ts';
import type { TableRows } from './table-rows.ts';
import type { TableView } from './table-view.ts';
import type { Watchers } from './watchers.ts';

/** So long may several small changes of a table gather before everybody is told. */
const GATHER = 40;

/** What there is to tell, and whom. */
interface TableOfNews {
  readonly rows: TableRows;
  readonly watchers: Watchers;
  readonly agreements: Agreements;
  readonly view: TableView;
}

/** Tells everybody at a table about the table itself when something of it has changed. */
export class TableNews {
  private readonly table: TableOfNews;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** What everybody here was last told, and what those who see the match late were: what is as it was is not told. */
  private told = '';
  private toldLate = '';

  constructor(table: TableOfNews) {
    this.table = table;
  }

  /** A moment later: changes come in bunches. */
  tell(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.tellLate();
      this.tellOthers();
    }, GATHER);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private tellOthers(): void {
    const { rows, watchers, agreements, view } = this.table;
    if (watchers.size === 0) return;
    const here = [...watchers.here()].toSorted();
    const now = digest(JSON.stringify([rows.row, rows.seats, view.rematch, here, agreements.list(), watchers.size]));
    if (now === this.told) return;
    this.told = now;
    for (const { connection, audience } of watchers.list()) if (!watchers.isLate(audience)) view.send(connection);
  }

  /** The mere message would say that a match has ended: late spectators hear only of what changes for them. */
  private tellLate(): void {
    const { watchers, view } = this.table;
    const late = watchers.late();
    if (late.length === 0) return;
    const now = digest(JSON.stringify(view.of(null)));
    if (now === this.toldLate) return;
    this.toldLate = now;
    for (const { connection } of late) view.send(connection);
  }
}
