import { randomUUID } from 'node:crypto';
import type { Refused } from '@benchtop/engine/host';
import { StoreRefused } from '../store/contract.ts';
import type { Append, TableChange } from '../store/contract.ts';
import type { Answer, RefusalCode } from '../wire/socket.ts';
import { Messages } from './audience.ts';
import type { Clock } from './clock.ts';
import type { Context } from './context.ts';
import { Overrun } from './guard.ts';
import type { CommandOrder, LiveMatch, Turn } from './live-match.ts';
import type { Mailbox } from './mailbox.ts';
import type { MatchInMemory } from './match-in-memory.ts';
import type { Published, Publisher } from './publisher.ts';
import type { Recovery } from './recovery.ts';
import type { TableRows } from './table-rows.ts';
import type { TableSync } from './table-sync.ts';
import type { Watchers } from './watchers.ts';

/** A command as it came in, from a person or from a bot. */
export interface Command extends CommandOrder {
  /** For an undo: the own entry that the sender knew. */
  readonly after: number | null;
  /** The bot that sends it; null: the person who owns the seat. */
  readonly bot: string | null;
}

/** A turn that is carried out in memory but not yet durable. */
interface Prepared extends Published {
  readonly turn: Turn;
  readonly append: Append;
}

/** What the way of a command leads through. */
interface CommandTable {
  readonly context: Context;
  readonly mailbox: Mailbox;
  readonly rows: TableRows;
  readonly match: MatchInMemory;
  readonly clock: Clock;
  readonly watchers: Watchers;
  readonly sync: TableSync;
  readonly recovery: Recovery;
  readonly publisher: Publisher;
}

/** Why a command became no entry. */
type Failure = Pick<Refused, 'reason' | 'rule' | 'facts'> & { readonly code: RefusalCode };

type CarryOut = (live: LiveMatch, now: number) => Turn | Refused;

/** Where a log has become so long nothing is taken back any more: undo must not make it grow for ever. */
const LONGEST_WITH_UNDO = 6000;
const NO_MESSAGES = new Messages();

/** The way of a command at one table: carried out in memory, made durable, told; exactly once for each command id. */
export class Commands {
  private readonly table: CommandTable;

  constructor(table: CommandTable) {
    this.table = table;
  }

  /** Carries a command out when its turn has come. */
  async take(command: Command): Promise<Answer> {
    const { mailbox, context } = this.table;
    const began = performance.now();
    const answer = await mailbox.add(() => this.answerTo(command));
    const outcome = answer.ok ? 'done' : answer.code === 'unavailable' ? 'failed' : 'refused';
    context.figures.onCommand?.(outcome, performance.now() - began);
    return answer;
  }

  /** A bot's answer becomes a command like any other. */
  playForBot(seat: number, bot: string, decision: string, option: string): Promise<Answer> {
    return this.take({ commandId: randomUUID(), seat, option, decision, after: null, bot });
  }

  private async answerTo(command: Command): Promise<Answer> {
    const { commandId: id } = command;
    const closed = this.whyClosed(command);
    if (closed !== null) return (await this.storedAnswer(command)) ?? closed;
    const became = await this.store((live, now) => live.carryOut(command, now));
    if (typeof became === 'number') return done(id, became);
    if (became.code === 'stale') return this.answerTo(command);
    if (became.code === 'unavailable' || became.code === 'quarantined') return failed(id, became);
    return (await this.storedAnswer(command)) ?? failed(id, became);
  }

  private whyClosed({ commandId: id, seat, option, after, bot }: Command): Answer | null {
    const { row, seats } = this.table.rows;
    const { running, live } = this.table.match;
    if (row.trouble !== null) return refusal(id, 'quarantined', row.trouble);
    if (!running) return refusal(id, 'not-running', 'This match is not running.');
    // Whoever plays here may have changed while the command waited.
    if (seats[seat]?.bot !== bot) return refusal(id, 'not-yours', 'A bot plays for you. Come back to your seat first.');
    if (option === null && live !== null && live.seq > LONGEST_WITH_UNDO)
      return refusal(id, 'no-undo', 'Too much was taken back in this match.');
    if (after === null || live?.own[seat] === after) return null;
    return refusal(id, 'stale', 'The table has moved on: look again.');
  }

  /** What was answered when this command came before; null: it never came. */
  private async storedAnswer(command: Command): Promise<Answer | null> {
    const { commandId: id, seat, option, decision } = command;
    const row = await this.table.context.store.commandById(this.table.rows.row.id, id);
    if (row === null) return null;
    const same = row.seat === seat && row.option === option && (option === null || row.decision === decision);
    return same ? done(id, row.seq) : refusal(id, 'id-reused', REUSED);
  }

  /** Carries out, stores, tells: in this order. The number of the first entry, or why there is none. */
  async store(carryOut: CarryOut): Promise<number | Failure> {
    const { context, match } = this.table;
    const { live } = match;
    if (live === null) return failure('not-running', 'This match is not running.');
    const back = live.mark();
    const now = context.surroundings.now();
    const work = (): Prepared | Refused => this.prepare(live, carryOut(live, now), now);
    let prepared: Prepared | Refused;
    try {
      prepared = await context.guard.run(work);
    } catch (error) {
      back();
      const again = await this.secondChance(error, work, back);
      if ('code' in again) return again;
      prepared = again;
    }
    if (!('turn' in prepared)) return prepared;
    try {
      const appended = await context.store.append(prepared.append);
      if (appended !== 'done') return await this.outrun(appended, back);
      this.table.publisher.publish(prepared);
      return prepared.turn.rows[0]?.seq ?? match.head;
    } catch (error) {
      back();
      if (error instanceof StoreRefused) return failure('unavailable', error.message);
      return this.uncertain(prepared).catch(unread);
    }
  }

  /** A machine that stood still for a moment is not the fault of the rules; what fails again stops the match. */
  private async secondChance(
    error: unknown,
    work: () => Prepared | Refused,
    back: () => void,
  ): Promise<Prepared | Failure> {
    let fault = error;
    if (error instanceof Overrun)
      try {
        return await this.table.context.guard.run(work);
      } catch (again) {
        back();
        fault = again;
      }
    await this.table.recovery.quarantine(faultWords(fault));
    return failure('quarantined', this.table.rows.row.trouble ?? '');
  }

  private prepare(live: LiveMatch, turn: Turn | Refused, now: number): Prepared | Refused {
    if ('ok' in turn) return turn;
    const { rows, clock, watchers } = this.table;
    const { head, broadcaster } = this.table.match;
    const waiting = live.match.waiting();
    const times = clock.after(turn, waiting, now);
    const audiences = watchers.audiences();
    const messages = broadcaster?.moved(turn.carried, audiences, (who) => clock.deadlineOf(who, times)) ?? NO_MESSAGES;
    const reserve = times?.reserve ?? null;
    const append = { table: rows.row.id, after: head, rows: turn.rows, waiting, reserve, change: endingOf(live) };
    return { turn, append, times, messages };
  }

  /** Somebody else wrote first, or the command was written before. */
  private async outrun(why: 'duplicate' | 'conflict', back: () => void): Promise<Failure> {
    back();
    if (why === 'duplicate') return failure('id-reused', REUSED);
    await this.table.recovery.catchUp();
    return failure('stale', 'The table has moved on: look again.');
  }

  /** Nobody knows whether the write happened: the log is asked. That the match was read again gives nobody time. */
  private async uncertain(prepared: Prepared): Promise<number | Failure> {
    const { context, match, clock, recovery, sync, publisher } = this.table;
    const { rows, after } = prepared.append;
    const { id } = this.table.rows.row;
    context.surroundings.warn('The outcome of a write is unknown; the match is read again.', { table: id });
    const commandId = rows[0]?.commandId ?? null;
    const row = commandId === null ? null : await context.store.commandById(id, commandId);
    const asBefore = clock.mark();
    await recovery.load(false);
    const written = row !== null && match.head === rows.at(-1)?.seq;
    if (written || match.head === after) asBefore();
    if (written) publisher.publish(prepared);
    await sync.resyncAll();
    return row?.seq ?? failure('unavailable', 'The server could not store your move. Try again in a moment.');
  }
}

function endingOf({ match }: LiveMatch): TableChange | null {
  const outcome = match.outcome();
  if (outcome === null) return null;
  const totals = outcome.scores.map(({ total }) => total);
  return { status: 'over', result: { reason: outcome.reason, winners: [...outcome.winners], totals } };
}

const REUSED = 'This command id belongs to another command.';

const done = (id: string, seq: number): Answer => ({ type: 'answer', id, ok: true, seq });

export function refusal(id: string | null, code: RefusalCode, reason: string): Answer {
  return { type: 'answer', id, ok: false, code, reason, rule: null, facts: {} };
}

function failure(code: RefusalCode, reason: string): Failure {
  return { code, reason, rule: null, facts: {} };
}

function failed(id: string, { code, reason, rule, facts }: Failure): Answer {
  return { type: 'answer', id, ok: false, code, reason, rule, facts };
}

/** The log cannot be asked now. Should it hold the entry, then the next append conflicts, and the match catches up. */
function unread(error: unknown): Failure {
  if (error instanceof StoreRefused) return failure('unavailable', error.message);
  throw error;
}

function faultWords(error: unknown): string {
  if (error instanceof Overrun) return 'The rules of this game did not come to an end in this match.';
  return 'The rules of this game made a mistake in this match.';
}
