import { digest } from './hash.ts';
import type { LiveTable } from './live-table.ts';

/** So long may several small changes of a table gather before everybody is told. */
const GATHER = 40;

/** Tells everybody at a table about the table itself when something of it has changed. */
export class TableNews {
  private readonly table: LiveTable;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** What everybody here was last told, and what those who see the match late were: what is as it was is not told. */
  private told = '';
  private toldLate = '';

  constructor(table: LiveTable) {
    this.table = table;
  }

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
    const { table } = this;
    const { row, seats, rematch, agreements, watchers } = table;
    const here = [...table.here()].toSorted();
    const agreed = [...(agreements ?? [])].map(([seat, accounts]) => [seat, ...accounts]);
    const now = digest(JSON.stringify([row, seats, rematch, here, agreed, watchers.size]));
    if (now === this.told) return;
    this.told = now;
    for (const { connection, audience } of watchers) if (!table.isLate(audience)) table.sendTable(connection);
  }

  /** The mere message would say that a match has ended: late spectators hear only of what changes for them. */
  private tellLate(): void {
    const { table } = this;
    const late = [...table.watchers].filter(({ audience }) => table.isLate(audience));
    if (late.length === 0) return;
    const now = digest(JSON.stringify(table.wire(null)));
    if (now === this.toldLate) return;
    this.toldLate = now;
    for (const { connection } of late) table.sendTable(connection);
  }
}
