import type { Append, SeatRow } from '../store/contract.ts';
import type { Agreements } from './absence.ts';
import type { Messages } from './audience.ts';
import type { Clock, Times } from './clock.ts';
import type { Context } from './context.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import type { TableNews } from './table-news.ts';
import type { TableRows } from './table-rows.ts';
import type { TableView } from './table-view.ts';
import type { Watchers } from './watchers.ts';

const SNAPSHOT_EVERY = 64;

/** A turn with all there is to tell about it. */
export interface Published {
  readonly append: Pick<Append, 'waiting' | 'reserve' | 'change'>;
  readonly times: Times | null;
  readonly messages: Messages;
}

/** What a turn changes once it is durable. */
interface PublishingTable {
  readonly context: Context;
  readonly rows: TableRows;
  readonly match: MatchInMemory;
  readonly clock: Clock;
  readonly watchers: Watchers;
  readonly agreements: Agreements;
  readonly view: TableView;
  readonly news: TableNews;
  /** Somebody has done something here. */
  touch(): number;
  askBots(): void;
}

/** Tells the world of what is durable, and sets going what follows from it. */
export class Publisher {
  private readonly table: PublishingTable;

  constructor(table: PublishingTable) {
    this.table = table;
  }

  publish({ append: { waiting, reserve, change }, times, messages }: Published): void {
    const { context, rows, match, clock, watchers, agreements, news } = this.table;
    const before = match.head;
    const now = this.table.touch();
    clock.take(times);
    const called = rows.noteTurn(waiting, reserve, now);
    if (change !== null) rows.note({ ...change, ended: match.live?.at ?? now });
    agreements.clear();
    match.noteDurable();
    watchers.announce(messages);
    context.bus.publish({ table: rows.row.id, seq: match.head });
    if (change !== null) news.tell();
    if (Math.floor(before / SNAPSHOT_EVERY) !== Math.floor(match.head / SNAPSHOT_EVERY)) this.keepSnapshot();
    this.remind(called);
    clock.arm();
    this.table.askBots();
  }

  /** Those who owe something now and are not here. */
  remind(called: readonly SeatRow[]): void {
    const { context, watchers, view } = this.table;
    for (const { seat, account, bot } of called)
      if (account !== null && bot === null && !watchers.isHere(seat))
        context.surroundings.remind(account, view.of(account));
  }

  private keepSnapshot(): void {
    const { context, rows, match } = this.table;
    const { live } = match;
    if (live !== null) context.store.keepSnapshot(rows.row.id, match.head, () => live.snapshot());
  }
}
