import { Broadcaster } from './audience.ts';
import type { Context } from './context.ts';
import { loadMatch, repeated } from './load.ts';
import type { LiveMatch } from './live-match.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import { syncText } from './sync.ts';
import type { TableNews } from './table-news.ts';
import type { TableRows } from './table-rows.ts';
import type { Watcher, Watchers } from './watchers.ts';
import { lateIsOver } from './wire-table.ts';

const EVERY = 1000;
/** So long it is kept after the last spectator has gone, in milliseconds: to play a match again is dear. */
const KEPT = 60_000;

/** The match that is followed, and who watches it late. */
interface FedTable {
  readonly context: Context;
  readonly rows: TableRows;
  readonly match: Pick<MatchInMemory, 'head'>;
  readonly watchers: Watchers;
  readonly news: TableNews;
}

/**
 * Shows a match to spectators some time after it was played: a second match in memory that follows the log late. It is
 * there only while somebody watches.
 */
export class DelayedFeed {
  private readonly table: FedTable;
  private behind: LiveMatch | null = null;
  private broadcaster: Broadcaster | null = null;
  private timer: ReturnType<typeof setInterval> | null = null;
  private leaving: ReturnType<typeof setTimeout> | null = null;
  private busy = false;
  private endTold = false;

  constructor(table: FedTable) {
    this.table = table;
  }

  /** The last entry that late spectators have been told of. */
  get head(): number {
    return this.behind?.seq ?? 0;
  }

  /** The last entry that may be shown by now. */
  async due(): Promise<number> {
    const { context, match } = this.table;
    const { row } = this.table.rows;
    const { head } = match;
    const limit = context.surroundings.now() - (row.delay ?? 0) * 1000;
    const rows = await context.store.commands(row.id, (this.behind?.seq ?? 0) + 1, head);
    const late = rows.findIndex(({ at }) => at > limit);
    return late < 0 ? head : (rows[late]?.seq ?? 1) - 1;
  }

  async welcome(watcher: Watcher, since: number | null): Promise<void> {
    const { context } = this.table;
    const { row } = this.table.rows;
    this.stay();
    if (this.behind === null) {
      const { live } = await loadMatch(context, row, true, await this.due());
      this.behind = live;
      this.broadcaster = live === null ? null : new Broadcaster(row.id, live);
    }
    this.timer ??= setInterval(() => this.advance(), EVERY);
    this.timer.unref();
    const { behind, broadcaster } = this;
    if (behind === null) return;
    const text = await context.guard.run(() =>
      syncText(
        row.id,
        behind,
        broadcaster,
        { audience: null, since, deadline: null, seen: behind.seq, chat: [] },
        context,
      ),
    );
    watcher.connection.send(text);
  }

  /** Somebody has gone, who may have been the last. */
  checkNeeded(): void {
    if (this.behind === null || this.isNeeded()) return;
    this.leaving ??= setTimeout(() => {
      this.leaving = null;
      if (!this.isNeeded()) this.stop();
    }, KEPT).unref();
  }

  private isNeeded(): boolean {
    return this.table.watchers.late().length > 0;
  }

  private stay(): void {
    if (this.leaving !== null) clearTimeout(this.leaving);
    this.leaving = null;
  }

  stop(): void {
    this.stay();
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.behind = null;
    this.broadcaster = null;
    this.endTold = false;
  }

  private advance(): void {
    this.tellEnd();
    if (this.busy || (this.behind?.seq ?? 0) >= this.table.match.head) return;
    this.busy = true;
    this.tell()
      .catch(() => this.stop())
      .finally(() => {
        this.busy = false;
      });
  }

  private async tell(): Promise<void> {
    const { behind, broadcaster } = this;
    const { context, rows, watchers } = this.table;
    if (behind === null || broadcaster === null) return;
    const upTo = await this.due();
    if (upTo <= behind.seq) return;
    const log = await context.store.commands(rows.row.id, behind.seq + 1, upTo);
    const message = await context.guard.run(() =>
      broadcaster.moved([...repeated(behind, log)], [null], () => null).get(null),
    );
    if (message !== undefined) for (const { connection } of watchers.late()) connection.send(message);
  }

  /** The match ended so long ago that everybody may know. */
  private tellEnd(): void {
    const { rows, context, news } = this.table;
    if (this.endTold || !lateIsOver(rows.row, context.surroundings.now())) return;
    this.endTold = true;
    news.tell();
  }
}
