import { randomUUID } from 'node:crypto';
import type { Refused } from '@benchtop/engine';
import { StoreRefused } from '../store/contract.ts';
import type { Append, SeatRow, TableChange, TableRow } from '../store/contract.ts';
import type { Answer, RefusalCode, ServerMessage, WireChat } from '../wire/socket.ts';
import type { WireTable } from '../wire/table.ts';
import { Teller } from './audience.ts';
import type { Audience } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { Clock } from './clock.ts';
import type { Times } from './clock.ts';
import type { Context } from './context.ts';
import type { Connection } from './contract.ts';
import { Follower } from './follower.ts';
import { Overrun } from './guard.ts';
import { loadMatch, repeated } from './load.ts';
import type { CommandOrder, LiveMatch, Turn } from './live-match.ts';
import { Mailbox } from './mailbox.ts';
import { syncText } from './sync.ts';
import { lateIsOver, wireTable } from './wire-table.ts';

/** Somebody who has the table open. */
export interface Watcher {
  readonly connection: Connection;
  /** Changes when somebody who looks on sits down. */
  audience: Audience;
}

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
  readonly messages: Map<Audience, string>;
}

const SNAPSHOT_EVERY = 32;
/** So long may several small changes of a table gather before everybody is told. */
const GATHER = 40;
const CHAT_LINES = 100;
/** A log may become so many times as long as the longest match: undo must not make it grow for ever. */
const MOST_LENGTHS = 3;

const done = (id: string, seq: number): Answer => ({ type: 'answer', id, ok: true, seq });

export const NO_SPECTATORS = 'This table lets no spectators in.';

export function refusal(id: string | null, code: RefusalCode, reason: string): Answer {
  return { type: 'answer', id, ok: false, code, reason, rule: null, facts: {} };
}

/**
 * One table: its rows, its match, and who looks at it. Everything that touches the match goes through the mailbox, one
 * after the other; nobody hears of an entry before it is durable.
 */
export class LiveTable {
  readonly context: Context;
  readonly mailbox = new Mailbox();
  readonly watchers = new Set<Watcher>();
  row: TableRow;
  seats: SeatRow[];
  /** The table where these people play again. */
  rematch: string | null = null;
  live: LiveMatch | null = null;
  /** The last entry that is durable. */
  head = 0;
  /** When somebody last did something here. */
  touched: number;
  private teller: Teller | null = null;
  private readonly clock: Clock;
  private readonly bots: BotTurns;
  private readonly follower: Follower;
  private telling: ReturnType<typeof setTimeout> | null = null;
  private isClosed = false;

  constructor(context: Context, row: TableRow, seats: readonly SeatRow[]) {
    this.context = context;
    this.row = row;
    this.seats = [...seats];
    this.touched = context.surroundings.now();
    this.clock = new Clock(this);
    this.bots = new BotTurns(this);
    this.follower = new Follower(this);
  }

  get running(): boolean {
    return this.row.status === 'running' && this.row.trouble === null && this.live !== null;
  }

  /** True when nothing would be lost by forgetting the table until somebody asks for it. */
  get idle(): boolean {
    return this.watchers.size === 0 && this.mailbox.size === 0 && !this.bots.busy && !this.clock.ticking;
  }

  seatOf(account: string): number | null {
    const found = this.seats.find((seat) => seat.account === account);
    return found === undefined ? null : found.seat;
  }

  /** Brings the match into memory; `full` compares every hash. Only from the mailbox, or before anybody has the table. */
  async load(full: boolean): Promise<void> {
    if (this.row.status === 'gathering' || this.row.commitment === null) return;
    const { live, trouble } = await loadMatch(this.context, this.row, full);
    this.take(live);
    if (trouble !== null && this.row.trouble === null) await this.quarantine(trouble);
    if (trouble === null && full && this.row.status === 'running') await this.release();
    if (this.row.trouble === null) await this.heal();
  }

  /** The whole log fits the installed rules: whatever kept the match from going on may be over. */
  private async release(): Promise<void> {
    if (this.row.trouble === null) return;
    await this.context.store.changeTable(this.row.id, { trouble: null });
    this.row = { ...this.row, trouble: null };
    this.context.surroundings.warn('A match has left quarantine.', { table: this.row.id });
  }

  /** The match is in memory now: whoever must act is asked. */
  take(live: LiveMatch | null): void {
    this.live = live;
    this.teller = live === null ? null : new Teller(this.row.id, live);
    this.head = live?.seq ?? 0;
    this.clock.restart();
  }

  /** Forced choices that were not written when the server went down; then bots are asked. */
  async heal(): Promise<void> {
    if (!this.running || this.live === null) return;
    if (this.live.match.forced() !== null) await this.store((live, now) => live.begin(now));
    this.bots.ask();
  }

  /** Carries a command out, exactly once for each command id. */
  async command(command: Command): Promise<Answer> {
    const began = performance.now();
    const answer = await this.mailbox.add(() => this.answerTo(command));
    const { onCommand } = this.context.figures;
    onCommand?.(answer.ok ? 'done' : answer.code === 'unavailable' ? 'failed' : 'refused', performance.now() - began);
    return answer;
  }

  private async answerTo(command: Command): Promise<Answer> {
    const { commandId: id } = command;
    const closed = this.whyClosed(command);
    if (closed !== null) return (await this.storedAnswer(command)) ?? closed;
    const became = await this.store((match, now) => match.carryOut(command, now));
    if (typeof became === 'number') return done(id, became);
    if (became.code === 'stale') return this.answerTo(command);
    if (became.code === 'unavailable' || became.code === 'quarantined') return failed(id, became);
    return (await this.storedAnswer(command)) ?? failed(id, became);
  }

  private whyClosed({ commandId: id, seat, option, after, bot }: Command): Answer | null {
    if (this.row.trouble !== null) return refusal(id, 'quarantined', this.row.trouble);
    if (!this.running) return refusal(id, 'not-running', 'This match is not running.');
    // Whoever plays here may have changed while the command waited.
    if (this.seats[seat]?.bot !== bot)
      return refusal(id, 'not-yours', 'A bot plays for you. Come back to your seat first.');
    if (option === null && this.live !== null && this.live.seq > MOST_LENGTHS * this.live.match.game.cap)
      return refusal(id, 'no-undo', 'Too much was taken back in this match.');
    if (after === null || this.live?.own[seat] === after) return null;
    return refusal(id, 'stale', 'The table has moved on: look again.');
  }

  /** What was answered when this command came before; null: it never came. */
  private async storedAnswer(command: Command): Promise<Answer | null> {
    const { commandId: id, seat, option, decision } = command;
    const row = await this.context.store.commandById(this.row.id, id);
    if (row === null) return null;
    const same = row.seat === seat && row.option === option && (option === null || row.decision === decision);
    return same ? done(id, row.seq) : refusal(id, 'id-reused', 'This command id belongs to another command.');
  }

  /** Carries out, stores, tells: in this order. The number of the first entry, or why there is none. */
  private async store(carryOut: (live: LiveMatch, now: number) => Turn | Refused): Promise<number | Failure> {
    const { live, context } = this;
    if (live === null) return failure('not-running', 'This match is not running.');
    const back = live.mark();
    const now = context.surroundings.now();
    const prepare = async (): Promise<Prepared | Refused> =>
      context.guard.run(() => this.prepare(live, carryOut(live, now), now));
    try {
      // A machine that stood still for a moment is not the fault of the rules: they get a second chance.
      const prepared = await prepare().catch(async (error: unknown) => {
        back();
        if (error instanceof Overrun) return prepare();
        throw error;
      });
      return 'turn' in prepared ? await this.makeDurable(prepared, back) : prepared;
    } catch (error) {
      back();
      await this.quarantine(faultWords(error));
      return failure('quarantined', this.row.trouble ?? '');
    }
  }

  private prepare(live: LiveMatch, turn: Turn | Refused, now: number): Prepared | Refused {
    if ('ok' in turn) return turn;
    const waiting = live.match.decisions().map(({ seat }) => seat);
    const times = this.clock.after(turn, waiting, now);
    const messages =
      this.teller?.moved(turn.carried, this.audiences(), (who) => this.clock.deadlineOf(who, times)) ??
      new Map<Audience, string>();
    const change = this.ending(live);
    const after = this.head;
    const reserve = times?.reserve ?? null;
    return { turn, append: { table: this.row.id, after, rows: turn.rows, waiting, reserve, change }, times, messages };
  }

  private ending({ match }: LiveMatch): TableChange | null {
    const outcome = match.outcome();
    if (outcome === null) return null;
    const totals = outcome.scores.map(({ total }) => total);
    return { status: 'over', result: { reason: outcome.reason, winners: [...outcome.winners], totals } };
  }

  private async makeDurable(prepared: Prepared, back: () => void): Promise<number | Failure> {
    const { append, turn } = prepared;
    try {
      const appended = await this.context.store.append(append);
      if (appended === 'done') {
        this.publish(prepared);
        return turn.rows[0]?.seq ?? this.head;
      }
      back();
      if (appended === 'duplicate') return failure('id-reused', 'This command id belongs to another command.');
      await this.catchUp();
      return failure('stale', 'The table has moved on: look again.');
    } catch (error) {
      back();
      this.clock.restart();
      return error instanceof StoreRefused ? failure('unavailable', error.message) : this.uncertain(append);
    }
  }

  /** Another host says that the log has grown. */
  hear(seq: number): void {
    if (seq > this.head) this.mailbox.add(() => this.catchUp()).catch(() => undefined);
  }

  /** Takes over what another host wrote. From the mailbox. */
  private async catchUp(): Promise<void> {
    const { live, teller, context } = this;
    const found = await context.store.table(this.row.id);
    if (found === null) return;
    this.row = found.table;
    this.seats = [...found.seats];
    const rows = await context.store.commands(this.row.id, this.head + 1, null);
    if (live === null || teller === null || rows.length === 0) return;
    const messages = await context.guard.run(() => {
      const carried = [...repeated(live, rows)];
      this.clock.restart();
      return teller.moved(carried, this.audiences(), (who) => this.clock.deadlineOf(who));
    });
    if (live.seq !== rows.at(-1)?.seq) {
      await this.load(true);
      await this.resyncAll();
      return;
    }
    this.announce(messages);
    this.tellTable();
  }

  /** Nobody knows whether the write happened: the log is asked. */
  private async uncertain({ rows }: Append): Promise<number | Failure> {
    const { id } = this.row;
    this.context.surroundings.warn('The outcome of a write is unknown; the match is read again.', { table: id });
    await this.load(false);
    await this.resyncAll();
    const commandId = rows[0]?.commandId ?? null;
    const row = commandId === null ? null : await this.context.store.commandById(id, commandId);
    return row?.seq ?? failure('unavailable', 'The server could not store your move. Try again in a moment.');
  }

  private publish({ append: { waiting, reserve, change }, times, messages }: Prepared): void {
    const { now } = this.context.surroundings;
    this.touched = now();
    this.clock.take(times);
    const before = this.head;
    const called = this.seats.filter((seat) => waiting.includes(seat.seat) && !seat.waiting);
    this.seats = this.seats.map((seat) => ({
      ...seat,
      waiting: waiting.includes(seat.seat),
      reserve: reserve?.[seat.seat] ?? seat.reserve,
    }));
    this.row = { ...this.row, ...change, updated: this.touched };
    this.announce(messages);
    this.context.bus.publish({ table: this.row.id, seq: this.head });
    if (change !== null) this.tellTable();
    if (Math.floor(before / SNAPSHOT_EVERY) !== Math.floor(this.head / SNAPSHOT_EVERY)) this.keepSnapshot();
    this.remind(called);
    this.clock.arm();
    this.bots.ask();
  }

  /** What is durable is told. */
  private announce(messages: Map<Audience, string>): void {
    this.head = this.live?.seq ?? this.head;
    for (const { connection, audience } of this.watchers) {
      const message = messages.get(audience);
      if (message !== undefined && !this.isLate(audience)) connection.send(message);
    }
  }

  private keepSnapshot(): void {
    if (this.live === null) return;
    this.live.compact();
    this.context.store.keepSnapshot(this.row.id, { seq: this.head, data: this.live.snapshot() });
  }

  /** Those who owe something now and are not here. */
  private remind(called: readonly SeatRow[]): void {
    const here = this.here();
    for (const { account, bot } of called)
      if (account !== null && bot === null && !here.has(account))
        this.context.surroundings.remind(account, this.wire(account));
  }

  /** The rules failed, or the log does not fit them: the match is kept as it is, readable, and never guessed. */
  async quarantine(reason: string): Promise<void> {
    const trouble = `${reason} The match is kept as it is and cannot go on for now.`;
    this.row = { ...this.row, trouble };
    this.clock.stop();
    this.context.surroundings.warn('A match is in quarantine.', { table: this.row.id, game: this.row.game, reason });
    this.tellTable();
    await this.context.store.changeTable(this.row.id, { trouble }).catch(() => undefined);
  }

  private audiences(): Set<Audience> {
    const audiences = new Set<Audience>();
    for (const { audience } of this.watchers) if (!this.isLate(audience)) audiences.add(audience);
    return audiences;
  }

  /** Spectators of a table with a delay are told by the follower. */
  isLate(audience: Audience): boolean {
    return audience === null && this.row.delay !== null && this.row.delay > 0 && this.row.status !== 'gathering';
  }

  /** False while those who see the match late must not know how it stands now. */
  hasEndedFor(audience: Audience): boolean {
    return !this.isLate(audience) || lateIsOver(this.row, this.context.surroundings.now());
  }

  here(): Set<string> {
    const here = new Set<string>();
    for (const { connection, audience } of this.watchers) if (audience !== null) here.add(connection.person.account);
    return here;
  }

  /** The table as an account may see it. */
  wire(account: string | null): WireTable {
    const seat = account === null ? null : this.seatOf(account);
    const late = seat === null && !this.hasEndedFor(null);
    const spectators = [...this.watchers].filter(({ audience }) => audience === null).length;
    return wireTable(this.row, this.seats, account, { here: this.here(), spectators, rematch: this.rematch, late });
  }

  /** Everybody here is told about the table itself, a moment later: changes come in bunches. */
  tellTable(): void {
    this.telling ??= setTimeout(() => {
      this.telling = null;
      for (const { connection } of this.watchers) this.sendTable(connection);
    }, GATHER);
  }

  sendTable(connection: Connection): void {
    const { now } = this.context.surroundings;
    send(connection, { type: 'table', table: this.wire(connection.person.account), now: now() });
  }

  say(line: WireChat): void {
    const text = JSON.stringify({ type: 'chat', table: this.row.id, line } satisfies ServerMessage);
    for (const { connection, audience } of this.watchers) if (!this.isLate(audience)) connection.send(text);
  }

  /** Somebody opens the table, or comes back to it with all entries up to `since`. From the mailbox. */
  async welcome(watcher: Watcher, since: number | null): Promise<void> {
    this.watchers.add(watcher);
    this.touched = this.context.surroundings.now();
    this.sendTable(watcher.connection);
    if (this.live !== null && this.isLate(watcher.audience)) await this.follower.welcome(watcher, since);
    else if (this.live !== null) await this.sync(watcher, since, this.live);
    this.tellTable();
  }

  /** The match has begun: everybody who was here before gets its first position, and the others are told. */
  async rewelcome(): Promise<void> {
    this.remind(this.seats.filter(({ waiting }) => waiting));
    for (const watcher of Array.from(this.watchers))
      if (!this.admits(watcher.audience)) this.dismiss(watcher);
      else if (this.watchers.has(watcher)) await this.welcome(watcher, null);
  }

  /** While people gather, whoever may look at the table may stay; a match lets spectators in where the table says so. */
  admits(audience: Audience): boolean {
    return audience !== null || this.row.delay !== null || this.row.status === 'gathering';
  }

  private dismiss(watcher: Watcher): void {
    this.leaveWatcher(watcher);
    this.sendTable(watcher.connection);
    send(watcher.connection, { type: 'gone', table: this.row.id, reason: NO_SPECTATORS });
  }

  /** The last entry that an audience knows of. */
  headFor(audience: Audience): number {
    return this.isLate(audience) ? this.follower.head : this.head;
  }

  /** The last entry that an audience may know of. */
  async headAllowed(audience: Audience): Promise<number> {
    return this.isLate(audience) ? this.follower.due() : this.head;
  }

  private async chatLines(): Promise<WireChat[]> {
    const lines = await this.context.store.chat(this.row.id, CHAT_LINES);
    return lines.map(({ no, account, name, text, at }) => ({ no, seat: this.seatOf(account), name, text, at }));
  }

  private async sync({ connection, audience }: Watcher, since: number | null, live: LiveMatch): Promise<void> {
    const seen = audience === null ? live.seq : (this.seats[audience]?.seen ?? 0);
    const chat = await this.chatLines();
    const message = await this.context.guard.run(() => {
      const deadline = this.clock.deadlineOf(audience);
      return syncText(this.row.id, live, this.teller, { audience, since, deadline, seen, chat }, this.context);
    });
    connection.send(message);
  }

  /** Everybody gets the whole position again. */
  private async resyncAll(): Promise<void> {
    const { live } = this;
    if (live === null) return;
    for (const watcher of Array.from(this.watchers))
      if (!this.isLate(watcher.audience)) await this.sync(watcher, null, live);
  }

  leaveWatcher(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    const { audience } = watcher;
    this.follower.checkNeeded();
    if (audience !== null && this.head > 0) {
      const seat = this.seats[audience];
      if (seat !== undefined) this.seats[audience] = { ...seat, seen: this.head };
      this.context.store.seenUpTo(this.row.id, audience, this.head).catch(() => undefined);
    }
    this.tellTable();
  }

  /** A bot's answer becomes a command like any other. */
  async playForBot(seat: number, bot: string, decision: string, option: string): Promise<Answer> {
    return this.command({ commandId: randomUUID(), seat, option, decision, after: null, bot });
  }

  /**
   * Writes a seat, unless it has got another owner or bot than `known` has. What others write besides (who waits, what
   * was seen) does not stand in the way.
   */
  async changeSeat(known: SeatRow, change: Partial<SeatRow>): Promise<boolean> {
    const { store } = this.context;
    const { id } = this.row;
    for (let current: SeatRow | undefined = known, tries = 0; current !== undefined && tries < 5; tries++) {
      const next: SeatRow = { ...current, ...change };
      if (await store.changeSeat(id, current, next)) {
        this.seats[known.seat] = next;
        return true;
      }
      current = (await store.table(id))?.seats[known.seat];
      if (current !== undefined) this.seats[known.seat] = current;
      if (current?.account !== known.account || current.bot !== known.bot) return false;
    }
    return false;
  }

  /** Who plays at the seats has changed. */
  seatsChanged(): void {
    for (const watcher of this.watchers) watcher.audience = this.seatOf(watcher.connection.person.account);
    this.tellTable();
    this.clock.arm();
    this.bots.ask();
  }

  /** The host stops, or forgets the table: nothing is begun here any more. */
  get closed(): boolean {
    return this.isClosed;
  }

  close(): void {
    this.isClosed = true;
    this.clock.stop();
    this.follower.stop();
    if (this.telling !== null) clearTimeout(this.telling);
  }
}

/** Why a command became no entry. */
interface Failure {
  readonly code: RefusalCode;
  readonly reason: string;
  readonly rule: string | null;
  readonly facts: Refused['facts'];
}

function failure(code: RefusalCode, reason: string): Failure {
  return { code, reason, rule: null, facts: {} };
}

function failed(id: string, { code, reason, rule, facts }: Failure): Answer {
  return { type: 'answer', id, ok: false, code, reason, rule, facts };
}

export function send(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

function faultWords(error: unknown): string {
  if (error instanceof Overrun) return 'The rules of this game did not come to an end in this match.';
  return 'The rules of this game made a mistake in this match.';
}
