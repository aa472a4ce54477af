import type { LiveTable } from './live-table.ts';

/** Lets the bots of one table answer what they owe. */
export class BotTurns {
  private readonly table: LiveTable;
  /** Decisions that a bot is thinking about. */
  private readonly asked = new Set<string>();

  constructor(table: LiveTable) {
    this.table = table;
  }

  get busy(): boolean {
    return this.asked.size > 0;
  }

  /** Asks the bot of every seat that owes a decision, once for each. */
  ask(): void {
    const { table } = this;
    if (!table.running || table.live === null || table.closed) return;
    const { match } = table.live;
    for (const seat of match.waiting()) {
      const bot = table.seats[seat]?.bot ?? null;
      const id = bot === null ? null : match.decisionId(seat);
      if (bot === null || id === null || this.asked.has(id)) continue;
      this.asked.add(id);
      this.answer(id, seat, bot)
        .catch(() => undefined)
        .finally(() => this.asked.delete(id))
        // The seat may have got another bot, or the store may have refused, while this one thought.
        .finally(() => (table.running ? this.again(id, seat) : undefined));
    }
  }

  private again(id: string, seat: number): void {
    if (this.table.live?.match.decisionId(seat) === id) setTimeout(() => this.ask(), 1000).unref();
  }

  private async answer(id: string, seat: number, bot: string): Promise<void> {
    const { table } = this;
    const { live, context, row } = table;
    if (live === null) return;
    // The seed is public: what the bot does may depend on nothing that its seat does not know.
    const seed = `${row.commitment ?? ''} ${live.seq} ${seat}`;
    const world = await context.guard.run(() => live.match.sample(seat, seed).state);
    const option = await context.bots.ask({ game: row.game, bot, world, seat, seed }, row.host, table.here().size > 0);
    // A server that stops ends the bots' threads: whoever was thinking is asked again after the next start.
    if (table.closed) return;
    const answer = option === null ? null : await table.commands.playForBot(seat, bot, id, option);
    const illegal = answer?.ok === false && answer.code === 'refused';
    if (option === null || illegal) await this.fallBack(id, seat, bot);
  }

  /** A bot that failed or overran must not hold up the table: its first option is played. */
  private async fallBack(id: string, seat: number, bot: string): Promise<void> {
    const { table } = this;
    const first = await table.context.guard.run(() => table.live?.firstOption(seat) ?? null);
    if (first === null || table.live?.match.decisionId(seat) !== id) return;
    table.context.surroundings.warn('A bot did not answer; its first option is played.', { table: table.row.id, bot });
    await table.commands.playForBot(seat, bot, id, first);
  }
}
