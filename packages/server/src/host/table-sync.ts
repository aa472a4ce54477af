import type { Agreements } from './absence.ts';
import type { Audience } from './audience.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import type { DelayedFeed } from './delayed-feed.ts';
import type { LiveMatch } from './live-match.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import { syncText } from './sync.ts';
import type { TableNews } from './table-news.ts';
import type { TableRows } from './table-rows.ts';
import type { TableView } from './table-view.ts';
import { newestLines } from './talk.ts';
import type { Watcher, Watchers } from './watchers.ts';

/** What newcomers are told of. */
interface SyncedTable {
  readonly context: Context;
  readonly rows: TableRows;
  readonly match: MatchInMemory;
  readonly watchers: Watchers;
  readonly agreements: Agreements;
  readonly view: TableView;
  readonly news: TableNews;
  readonly clock: Clock;
  readonly delayedFeed: DelayedFeed;
}

/** Brings those who look at a table up to date. */
export class TableSync {
  private readonly table: SyncedTable;

  constructor(table: SyncedTable) {
    this.table = table;
  }

  /** Somebody opens the table, or comes back to it with all entries up to `since` and all lines up to `chat`. */
  async welcome(watcher: Watcher, since: number | null, chat = 0): Promise<void> {
    const { watchers, agreements, view, news, delayedFeed, match } = this.table;
    watchers.add(watcher);
    if (watcher.audience !== null) agreements.forget(watcher.audience);
    view.send(watcher.connection);
    if (match.live !== null && watchers.isLate(watcher.audience)) await delayedFeed.welcome(watcher, since);
    else if (match.live !== null) await this.sync(watcher, since, match.live, chat);
    news.tell();
  }

  /** Everybody gets the whole position again. */
  async resyncAll(): Promise<void> {
    const { watchers, match } = this.table;
    const { live } = match;
    if (live === null) return;
    for (const watcher of watchers.list()) if (!watchers.isLate(watcher.audience)) await this.sync(watcher, null, live);
  }

  /** The last entry that an audience knows of. */
  headFor(audience: Audience): number {
    const { watchers, delayedFeed, match } = this.table;
    return watchers.isLate(audience) ? delayedFeed.head : match.head;
  }

  /** The last entry that an audience may know of. */
  async headAllowed(audience: Audience): Promise<number> {
    const { watchers, delayedFeed, match } = this.table;
    return watchers.isLate(audience) ? delayedFeed.due() : match.head;
  }

  private async sync(
    { connection, audience }: Watcher,
    since: number | null,
    live: LiveMatch,
    said = 0,
  ): Promise<void> {
    const { context, rows, clock, match } = this.table;
    const seen = audience === null ? live.seq : (rows.seats[audience]?.seen ?? 0);
    const chat = await newestLines(this.table, said);
    const message = await context.guard.run(() => {
      const deadline = clock.deadlineOf(audience);
      return syncText(rows.row.id, live, match.broadcaster, { audience, since, deadline, seen, chat }, context);
    });
    connection.send(message);
  }
}
