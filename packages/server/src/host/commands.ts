import { randomUUID } from 'node:crypto';
import type { Refused } from '@benchtop/engine/host';
import { StoreRefused } from '../store/contract.ts';
import type { Append, TableChange } from '../store/contract.ts';
import type { Answer, RefusalCode } from '../wire/socket.ts';
import { Messages } from './audience.ts';
import type { Times } from './clock.ts';
import { Overrun } from './guard.ts';
import type { CommandOrder, LiveMatch, Turn } from './live-match.ts';
import type { LiveTable } from './live-table.ts';

/** A command as it came in, from a person or from a bot. */
export interface Command extends CommandOrder {
  /** For an undo: the own entry that the sender knew. */
  readonly after: number | null;
  /** The bot that sends it; null: the person who owns the seat. */
  readonly bot: string | null;
}

/** A turn that is carried out in memory but not yet durable, with all there is to tell about it. */
interface Prepared {
  readonly turn: Turn;
  readonly append: Append;
  readonly times: Times | null;
  readonly messages: Messages;
}

/** Why a command became no entry. */
type Failure = Pick<Refused, 'reason' | 'rule' | 'facts'> & { readonly code: RefusalCode };

type CarryOut = (live: LiveMatch, now: number) => Turn | Refused;

const SNAPSHOT_EVERY = 64;
/** Where a log has become so long nothing is taken back any more: undo must not make it grow for ever. */
const LONGEST_WITH_UNDO = 6000;
const NO_MESSAGES = new Messages();

/** The way of a command at one table: carried out in memory, made durable, told; exactly once for each command id. */
export class Commands {
  private readonly table: LiveTable;

  constructor(table: LiveTable) {
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
    const { row, running, seats, live } = this.table;
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
    const row = await this.table.context.store.commandById(this.table.row.id, id);
    if (row === null) return null;
    const same = row.seat === seat && row.option === option && (option === null || row.decision === decision);
    return same ? done(id, row.seq) : refusal(id, 'id-reused', REUSED);
  }

  /** Carries out, stores, tells: in this order. The number of the first entry, or why there is none. */
  async store(carryOut: CarryOut): Promise<number | Failure> {
    const { live, context } = this.table;
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
      this.publish(prepared);
      return prepared.turn.rows[0]?.seq ?? this.table.head;
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
    await this.table.quarantine(faultWords(fault));
    return failure('quarantined', this.table.row.trouble ?? '');
  }

  private prepare(live: LiveMatch, turn: Turn | Refused, now: number): Prepared | Refused {
    if ('ok' in turn) return turn;
    const { row, head, clock, broadcaster } = this.table;
    const waiting = live.match.waiting();
    const times = clock.after(turn, waiting, now);
    const audiences = this.table.audiences();
    const messages = broadcaster?.moved(turn.carried, audiences, (who) => clock.deadlineOf(who, times)) ?? NO_MESSAGES;
    const reserve = times?.reserve ?? null;
    const append = { table: row.id, after: head, rows: turn.rows, waiting, reserve, change: endingOf(live) };
    return { turn, append, times, messages };
  }

  /** Somebody else wrote first, or the command was written before. */
  private async outrun(why: 'duplicate' | 'conflict', back: () => void): Promise<Failure> {
    back();
    if (why === 'duplicate') return failure('id-reused', REUSED);
    await this.table.catchUp();
    return failure('stale', 'The table has moved on: look again.');
  }

  /** Nobody knows whether the write happened: the log is asked. That the match was read again gives nobody time. */
  private async uncertain(prepared: Prepared): Promise<number | Failure> {
    const { table } = this;
    const { rows, after } = prepared.append;
    const { id } = table.row;
    table.context.surroundings.warn('The outcome of a write is unknown; the match is read again.', { table: id });
    const commandId = rows[0]?.commandId ?? null;
    const row = commandId === null ? null : await table.context.store.commandById(id, commandId);
    const asBefore = table.clock.mark();
    await table.load(false);
    const written = row !== null && table.head === rows.at(-1)?.seq;
    if (written || table.head === after) asBefore();
    if (written) this.publish(prepared);
    await table.resyncAll();
    return row?.seq ?? failure('unavailable', 'The server could not store your move. Try again in a moment.');
  }

  private publish({ append: { waiting, reserve, change }, times, messages }: Prepared): void {
    const { table } = this;
    const before = table.head;
    table.touched = table.context.surroundings.now();
    table.clock.take(times);
    const called = table.seats.filter((seat) => waiting.includes(seat.seat) && !seat.waiting);
    this.noteSeats(waiting, reserve);
    table.row.updated = table.touched;
    if (change !== null) table.row = { ...table.row, ...change, ended: table.live?.at ?? table.touched };
    table.agreements = null;
    table.announce(messages);
    table.context.bus.publish({ table: table.row.id, seq: table.head });
    if (change !== null) table.tellTable();
    if (Math.floor(before / SNAPSHOT_EVERY) !== Math.floor(table.head / SNAPSHOT_EVERY)) table.keepSnapshot();
    table.remind(called);
    table.clock.arm();
    table.bots.ask();
  }

  private noteSeats(waiting: readonly number[], reserves: readonly number[] | null): void {
    for (const seat of this.table.seats) {
      seat.waiting = waiting.includes(seat.seat);
      seat.reserve = reserves?.[seat.seat] ?? seat.reserve;
    }
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
