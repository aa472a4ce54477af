import { BotTurns as Turns } from '@benchtop/bots';
import type { Context } from './context.ts';
import type { LiveMatch } from './live-match.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import type { TableRows } from './table-rows.ts';
import type { Watchers } from './watchers.ts';

/** Where bots play, and how what they choose becomes a command. */
interface BotTable {
  readonly context: Context;
  readonly rows: TableRows;
  readonly match: Pick<MatchInMemory, 'live' | 'running'>;
  readonly watchers: Watchers;
  /** True when nothing is begun here any more. */
  isClosed(): boolean;
  play(seat: number, bot: string, decision: string, option: string): Promise<unknown>;
}

/** Lets the bots of one table answer what they owe. */
export class BotTurns {
  private readonly table: BotTable;
  /** Decisions that a bot is thinking about. */
  private readonly asked = new Set<string>();
  /** The turns of the match that is in memory now. */
  private turns: { readonly live: LiveMatch; readonly of: Turns } | null = null;

  constructor(table: BotTable) {
    this.table = table;
  }

  get busy(): boolean {
    return this.asked.size > 0;
  }

  /** Asks the bot of every seat that owes a decision, once for each. */
  ask(): void {
    const { rows, match: current } = this.table;
    const { live } = current;
    if (!current.running || live === null || this.table.isClosed()) return;
    const { match } = live;
    for (const seat of match.waiting()) {
      const bot = rows.seats[seat]?.bot ?? null;
      const id = bot === null ? null : match.decisionId(seat);
      if (bot === null || id === null || this.asked.has(id)) continue;
      this.asked.add(id);
      this.answer(live, id, seat, bot)
        .catch(() => undefined)
        .finally(() => this.asked.delete(id))
        // The seat may have got another bot, or the store may have refused, while this one thought.
        .finally(() => (current.running ? this.again(id, seat) : undefined));
    }
  }

  private again(id: string, seat: number): void {
    if (this.table.match.live?.match.decisionId(seat) === id) setTimeout(() => this.ask(), 1000).unref();
  }

  private async answer(live: LiveMatch, id: string, seat: number, bot: string): Promise<void> {
    const { context, rows, watchers } = this.table;
    const { row } = rows;
    const choice = await this.turnsOf(live).choose(seat, {
      run: (work) => context.guard.run(work),
      ask: (question) => context.bots.ask({ ...question, game: row.game, bot }, row.host, watchers.here().size > 0),
    });
    // A server that stops ends the bots' threads: whoever was thinking is asked again after the next start.
    if (this.table.isClosed() || choice === null) return;
    const { option, fault } = choice;
    if (fault !== null)
      context.surroundings.warn('A bot did not answer; its first option is played.', { table: row.id, bot });
    await this.table.play(seat, bot, id, option);
  }

  private turnsOf(live: LiveMatch): Turns {
    if (this.turns?.live !== live) this.turns = { live, of: new Turns(live, this.table.rows.row.commitment ?? '') };
    return this.turns.of;
  }
}
