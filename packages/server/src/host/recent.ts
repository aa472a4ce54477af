import type { GameEvent } from '@benchtop/engine/host';

/** An entry of the log with what happened in it. */
export interface PastEntry {
  readonly seq: number;
  readonly seat: number;
  readonly kind: 'choice' | 'forced' | 'undo';
  /** True when everybody may see all of its events. */
  readonly open: boolean;
  readonly at: number;
  /** Unmasked. */
  readonly events: readonly GameEvent[];
}

/** How many entries of the past are at hand for those who come (back) to the table. */
export const RECENT = 50;
/** How many more gather before the oldest are dropped. */
const SLACK = 25;

/** The newest entries of a match: all of them, or at least {@link RECENT}. */
export class Recent {
  private entries: PastEntry[] = [];

  add(entry: PastEntry): void {
    if (this.entries.length >= RECENT + SLACK) this.entries = this.entries.slice(-RECENT);
    this.entries.push(entry);
  }

  /** Remembers how things stand; calling what it returns brings them back. */
  mark(): () => void {
    const { entries } = this;
    // The list only grows at its end, or gives way to another.
    const { length } = entries;
    return () => {
      this.entries = entries.slice(0, length);
    };
  }

  /** The entries after `since`, at most the newest {@link RECENT}, oldest first. */
  after(since: number): readonly PastEntry[] {
    return this.entries.filter(({ seq }) => seq > since).slice(-RECENT);
  }
}
