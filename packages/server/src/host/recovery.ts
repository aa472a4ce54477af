import type { CommandRow } from '../store/contract.ts';
import type { Admission } from './admission.ts';
import type { Broadcaster, Messages } from './audience.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import type { LiveMatch } from './live-match.ts';
import { loadMatch, repeated } from './load.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import type { TableNews } from './table-news.ts';
import type { TableRows } from './table-rows.ts';
import type { TableSync } from './table-sync.ts';
import type { Watchers } from './watchers.ts';

/** What a match is brought back from, and who is told. */
interface RecoveredTable {
  readonly context: Context;
  readonly rows: TableRows;
  readonly match: MatchInMemory;
  readonly admission: Admission;
  readonly clock: Clock;
  readonly watchers: Watchers;
  readonly sync: TableSync;
  readonly news: TableNews;
  /** Writes forced choices that were not written when the server went down, and asks bots. */
  goOn(): Promise<void>;
}

/** Brings the match of a table into memory, again where need be. All from the mailbox, or before anybody has the table. */
export class Recovery {
  private readonly table: RecoveredTable;

  constructor(table: RecoveredTable) {
    this.table = table;
  }

  /** Brings the match into memory; `full` compares every hash. */
  async load(full: boolean): Promise<void> {
    const { context, rows } = this.table;
    if (rows.row.status === 'gathering' || rows.row.commitment === null) return;
    const { live, trouble } = await loadMatch(context, rows.row, full);
    this.take(live);
    if (trouble !== null && rows.row.trouble === null) await this.quarantine(trouble);
    if (trouble === null && full && rows.row.status === 'running') await this.release();
    if (rows.row.trouble === null) await this.table.goOn();
  }

  /** The match is in memory now: whoever must act is asked. */
  take(live: LiveMatch | null): void {
    this.table.match.take(live);
    this.table.clock.restart();
  }

  /** The rules failed, or the log does not fit them: the match is kept as it is, readable, and never guessed. */
  async quarantine(reason: string): Promise<void> {
    const { context, rows, clock, news } = this.table;
    const trouble = `${reason} The match is kept as it is and cannot go on for now.`;
    rows.note({ trouble });
    clock.stop();
    const { id, game } = rows.row;
    context.surroundings.warn('A match is in quarantine.', { table: id, game, reason });
    news.tell();
    await context.store.changeTable(id, { trouble }).catch(() => undefined);
  }

  /** The whole log fits the installed rules: whatever kept the match from going on may be over. */
  private async release(): Promise<void> {
    const { context, rows } = this.table;
    const { id, trouble } = rows.row;
    if (trouble === null) return;
    await context.store.changeTable(id, { trouble: null });
    rows.note({ trouble: null });
    context.surroundings.warn('A match has left quarantine.', { table: id });
  }

  /** Takes over what another host wrote. */
  async catchUp(): Promise<void> {
    const { context, rows, match, admission, watchers, sync, news } = this.table;
    const { live, broadcaster } = match;
    if (!(await rows.refresh())) return;
    await admission.recall();
    const log = await context.store.commands(rows.row.id, match.head + 1, null);
    if (live === null || broadcaster === null || log.length === 0) return;
    const messages = await this.follow(live, broadcaster, log);
    // Where it was stopped on the way nobody knows how far it came.
    if (messages === null || live.seq !== log.at(-1)?.seq) {
      await this.load(true);
      await sync.resyncAll();
      return;
    }
    match.noteDurable();
    watchers.announce(messages);
    news.tell();
  }

  /** Null when the rules failed on the way. */
  private follow(live: LiveMatch, broadcaster: Broadcaster, log: readonly CommandRow[]): Promise<Messages | null> {
    const { context, rows, clock, watchers } = this.table;
    return context.guard
      .run(() => {
        const carried = [...repeated(live, log)];
        clock.restart();
        return broadcaster.moved(carried, watchers.audiences(), (who) => clock.deadlineOf(who));
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        const table = rows.row.id;
        context.surroundings.warn('A match could not be followed; it is read again.', { table, reason });
        return null;
      });
  }
}
