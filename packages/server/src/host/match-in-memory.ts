import { Broadcaster } from './audience.ts';
import type { LiveMatch } from './live-match.ts';
import type { TableRows } from './table-rows.ts';

/** The match of a table as far as it is in memory. */
export class MatchInMemory {
  private readonly rows: TableRows;
  private current: LiveMatch | null = null;
  private broadcast: Broadcaster | null = null;
  private last = 0;

  constructor(rows: TableRows) {
    this.rows = rows;
  }

  get live(): LiveMatch | null {
    return this.current;
  }

  get broadcaster(): Broadcaster | null {
    return this.broadcast;
  }

  /** The last entry that is durable. */
  get head(): number {
    return this.last;
  }

  get running(): boolean {
    const { status, trouble } = this.rows.row;
    return status === 'running' && trouble === null && this.current !== null;
  }

  /** Nothing of it may be on its way to the store. */
  take(live: LiveMatch | null): void {
    this.current = live;
    this.broadcast = live === null ? null : new Broadcaster(this.rows.row.id, live);
    this.last = live?.seq ?? 0;
  }

  /** All that was carried out is durable. */
  noteDurable(): void {
    this.last = this.current?.seq ?? this.last;
  }
}
