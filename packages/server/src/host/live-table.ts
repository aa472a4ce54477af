import type { Instant, SeatRow, TableRow } from '../store/contract.ts';
import type { ServerMessage, WireChat } from '../wire/socket.ts';
import type { WireTable } from '../wire/table.ts';
import { absenceOf } from './absence.ts';
import type { Absence } from './absence.ts';
import { SENT_AWAY } from './arrange.ts';
import { Broadcaster } from './audience.ts';
import type { Audience, Messages } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { Clock } from './clock.ts';
import { Commands } from './commands.ts';
import type { Context } from './context.ts';
import type { Connection } from './contract.ts';
import { DelayedFeed } from './delayed-feed.ts';
import { loadMatch, repeated } from './load.ts';
import type { LiveMatch } from './live-match.ts';
import { Mailbox } from './mailbox.ts';
import { syncText } from './sync.ts';
import { TableNews } from './table-news.ts';
import { newestLines } from './talk.ts';
import { isSecret, isShownLate, wireTable } from './wire-table.ts';

/** Somebody who has the table open. */
export interface Watcher {
  readonly connection: Connection;
  /** Changes when somebody who looks on sits down. */
  audience: Audience;
}

/** A seat as it is now. Who waits, and for how long still, changes with every move: in place. */
export interface LiveSeat extends SeatRow {
  waiting: boolean;
  reserve: number;
}

/** So many rematches are followed back. */
const MOST_BACK = 20;
export const NO_SPECTATORS = 'This table lets no spectators in.';
const NOBODY: ReadonlySet<string> = new Set();
const NO_ABSENCE: ReadonlyMap<number, Absence> = new Map();

/**
 * One table: its rows, its match, and who looks at it. Everything that touches the match goes through the mailbox, one
 * after the other; nobody hears of an entry before it is durable.
 */
export class LiveTable {
  readonly context: Context;
  readonly mailbox = new Mailbox();
  readonly watchers = new Set<Watcher>();
  row: TableRow & { updated: Instant };
  seats: LiveSeat[];
  /** The table where these people play again. */
  rematch: string | null = null;
  live: LiveMatch | null = null;
  /** The last entry that is durable. */
  head = 0;
  /** When somebody last did something here. */
  touched: number;
  broadcaster: Broadcaster | null = null;
  readonly clock: Clock;
  readonly bots: BotTurns;
  readonly commands: Commands;
  private readonly delayedFeed: DelayedFeed;
  private readonly news: TableNews;
  private isClosed = false;
  /** Until then the table would tell late spectators of the match before it that that is over. */
  secretUntil = 0;
  /** Accounts that may not sit down here any more. */
  expelled: ReadonlySet<string> = NOBODY;
  /** By absent seat: the accounts that want a bot to play there. In memory only: it is asked of those who are here. */
  agreements: Map<number, Set<string>> | null = null;

  constructor(context: Context, row: TableRow, seats: readonly SeatRow[]) {
    this.context = context;
    this.row = row;
    this.seats = seats.map(liveSeat);
    this.touched = context.surroundings.now();
    this.clock = new Clock(this);
    this.bots = new BotTurns(this);
    this.commands = new Commands(this);
    this.delayedFeed = new DelayedFeed(this);
    this.news = new TableNews(this);
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

  /** Before anybody has the table, or from the mailbox. Who was sent away does not come back by a rematch. */
  async recallExpelled(): Promise<void> {
    const { store } = this.context;
    const accounts: string[] = [];
    let { row }: { row: TableRow } = this;
    for (let back = 0; back < MOST_BACK; back++) {
      accounts.push(...(await store.expelled(row.id)));
      const before = row.rematchOf === null ? null : await store.table(row.rematchOf);
      if (before === null) break;
      row = before.table;
      if (back === 0) this.secretUntil = secretUntil(row);
    }
    this.expelled = accounts.length === 0 ? NOBODY : new Set(accounts);
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
    this.broadcaster = live === null ? null : new Broadcaster(this.row.id, live);
    this.head = live?.seq ?? 0;
    this.clock.restart();
  }

  /** Forced choices that were not written when the server went down; then bots are asked. */
  async heal(): Promise<void> {
    if (!this.running || this.live === null) return;
    if (this.live.match.forced() !== null) await this.commands.store((live, now) => live.begin(now));
    this.bots.ask();
  }

  /** Another host says that the log has grown. */
  hear(seq: number): void {
    if (seq > this.head) this.mailbox.add(() => this.catchUp()).catch(() => undefined);
  }

  /** Takes over what another host wrote. From the mailbox. */
  async catchUp(): Promise<void> {
    const { live, broadcaster, context } = this;
    const found = await context.store.table(this.row.id);
    if (found === null) return;
    this.row = found.table;
    this.seats = found.seats.map(liveSeat);
    await this.recallExpelled();
    const rows = await context.store.commands(this.row.id, this.head + 1, null);
    if (live === null || broadcaster === null || rows.length === 0) return;
    const messages = await context.guard
      .run(() => {
        const carried = [...repeated(live, rows)];
        this.clock.restart();
        return broadcaster.moved(carried, this.audiences(), (who) => this.clock.deadlineOf(who));
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        context.surroundings.warn('A match could not be followed; it is read again.', { table: this.row.id, reason });
        return null;
      });
    // Where it was stopped on the way nobody knows how far it came.
    if (messages === null || live.seq !== rows.at(-1)?.seq) {
      await this.load(true);
      await this.resyncAll();
      return;
    }
    this.announce(messages);
    this.tellTable();
  }

  /** What is durable is told. */
  announce(messages: Messages): void {
    this.head = this.live?.seq ?? this.head;
    for (const { connection, audience } of this.watchers) {
      const message = messages.get(audience);
      if (message !== undefined && !this.isLate(audience)) connection.send(message);
    }
  }

  keepSnapshot(): void {
    const { live } = this;
    if (live === null) return;
    this.context.store.keepSnapshot(this.row.id, this.head, () => live.snapshot());
  }

  /** Those who owe something now and are not here. */
  remind(called: readonly SeatRow[]): void {
    for (const { seat, account, bot } of called)
      if (account !== null && bot === null && !this.isHere(seat))
        this.context.surroundings.remind(account, this.wire(account));
  }

  private isHere(seat: number): boolean {
    for (const { audience } of this.watchers) if (audience === seat) return true;
    return false;
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

  audiences(): Audience[] {
    const audiences: Audience[] = [];
    for (const { audience } of this.watchers)
      if (!audiences.includes(audience) && !this.isLate(audience)) audiences.push(audience);
    return audiences;
  }

  /** Spectators of a table with a delay are told by the delayed feed. */
  isLate(audience: Audience): boolean {
    return audience === null && isShownLate(this.row);
  }

  /** True when a match has come to its end, or was given up, and the audience may know it. */
  hasEndedFor(audience: Audience): boolean {
    const { ended, commitment } = this.row;
    if (ended === null || commitment === null) return false;
    return audience !== null || !isSecret(this.row, this.context.surroundings.now());
  }

  hasAgreed(seat: number, account: string): boolean {
    return this.agreements?.get(seat)?.has(account) === true;
  }

  /** Somebody wants a bot to play at a seat whose owner is away. */
  agree(seat: number, account: string): void {
    this.agreements ??= new Map();
    const all = this.agreements.get(seat) ?? new Set();
    this.agreements.set(seat, all.add(account));
    this.tellTable();
  }

  here(): Set<string> {
    const here = new Set<string>();
    for (const { connection, audience } of this.watchers) if (audience !== null) here.add(connection.person.account);
    return here;
  }

  /** The table as an account may see it. */
  wire(account: string | null): WireTable {
    const seat = account === null ? null : this.seatOf(account);
    const spectators = [...this.watchers].filter(({ audience }) => audience === null).length;
    const now = this.context.surroundings.now();
    const absent = seat === null ? NO_ABSENCE : this.absent();
    const { rematch } = this;
    return wireTable(this.row, this.seats, account, { here: this.here(), spectators, rematch, absent, now });
  }

  private absent(): ReadonlyMap<number, Absence> {
    const absent = new Map<number, Absence>();
    for (const seat of this.seats) {
      const absence = absenceOf(this, seat);
      if (absence !== null) absent.set(seat.seat, absence);
    }
    return absent;
  }

  /** Everybody here is told about the table itself, a moment later: changes come in bunches. */
  tellTable(): void {
    this.news.tell();
  }

  sendTable(connection: Connection): void {
    const { now } = this.context.surroundings;
    send(connection, { type: 'table', table: this.wire(connection.person.account), now: now() });
  }

  say(line: WireChat): void {
    const text = JSON.stringify({ type: 'chat', table: this.row.id, line } satisfies ServerMessage);
    for (const { connection, audience } of this.watchers) if (!this.isLate(audience)) connection.send(text);
  }

  /** Somebody opens the table, or comes back to it with all entries up to `since` and all lines up to `chat`. */
  async welcome(watcher: Watcher, since: number | null, chat = 0): Promise<void> {
    this.watchers.add(watcher);
    this.touched = this.context.surroundings.now();
    if (watcher.audience !== null) this.agreements?.delete(watcher.audience);
    this.sendTable(watcher.connection);
    if (this.live !== null && this.isLate(watcher.audience)) await this.delayedFeed.welcome(watcher, since);
    else if (this.live !== null) await this.sync(watcher, since, this.live, chat);
    this.tellTable();
  }

  /** The match has begun: everybody who was here before gets its first position, and the others are told. */
  async rewelcome(): Promise<void> {
    this.remind(this.seats.filter(({ waiting }) => waiting));
    for (const watcher of Array.from(this.watchers))
      if (!this.admits(watcher.connection.person.account)) this.dismiss(watcher);
      else if (this.watchers.has(watcher)) await this.welcome(watcher, null);
  }

  /**
   * While people gather, whoever may look at the table may stay, but for those who were sent away; a match lets
   * spectators in where the table says so.
   */
  admits(account: string | null): boolean {
    if (this.row.delay !== null || (account !== null && this.seatOf(account) !== null)) return true;
    return this.row.status === 'gathering' && (account === null || !this.expelled.has(account));
  }

  /** Somebody was sent away: their sockets are told, and no more. */
  expel(account: string, invite: string): void {
    this.expelled = new Set([...this.expelled, account]);
    this.row = { ...this.row, invite };
    for (const watcher of Array.from(this.watchers)) {
      if (watcher.connection.person.account !== account) continue;
      this.leaveWatcher(watcher);
      send(watcher.connection, { type: 'gone', table: this.row.id, reason: SENT_AWAY });
    }
  }

  private dismiss(watcher: Watcher): void {
    this.leaveWatcher(watcher);
    this.sendTable(watcher.connection);
    send(watcher.connection, { type: 'gone', table: this.row.id, reason: NO_SPECTATORS });
  }

  /** The last entry that an audience knows of. */
  headFor(audience: Audience): number {
    return this.isLate(audience) ? this.delayedFeed.head : this.head;
  }

  /** The last entry that an audience may know of. */
  async headAllowed(audience: Audience): Promise<number> {
    return this.isLate(audience) ? this.delayedFeed.due() : this.head;
  }

  private async sync(
    { connection, audience }: Watcher,
    since: number | null,
    live: LiveMatch,
    said = 0,
  ): Promise<void> {
    const seen = audience === null ? live.seq : (this.seats[audience]?.seen ?? 0);
    const chat = await newestLines(this, said);
    const message = await this.context.guard.run(() => {
      const deadline = this.clock.deadlineOf(audience);
      return syncText(this.row.id, live, this.broadcaster, { audience, since, deadline, seen, chat }, this.context);
    });
    connection.send(message);
  }

  /** Everybody gets the whole position again. */
  async resyncAll(): Promise<void> {
    const { live } = this;
    if (live === null) return;
    for (const watcher of Array.from(this.watchers))
      if (!this.isLate(watcher.audience)) await this.sync(watcher, null, live);
  }

  leaveWatcher(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    const { audience } = watcher;
    this.delayedFeed.checkNeeded();
    if (audience !== null && this.head > 0) {
      const seat = this.seats[audience];
      const left = this.context.surroundings.now();
      if (seat !== undefined) this.seats[audience] = { ...seat, seen: this.head, left };
      this.context.store.seenUpTo(this.row.id, audience, this.head).catch(() => undefined);
    }
    this.tellTable();
  }

  /**
   * Writes a seat, unless it has got another owner or bot than `known` has. What others write besides (who waits, what
   * was seen) does not stand in the way. With a new invitation the owner of the seat is sent away for good.
   */
  async changeSeat(known: SeatRow, change: Partial<SeatRow>, invite: string | null = null): Promise<boolean> {
    const { store } = this.context;
    const { id } = this.row;
    // A copy: what is expected must not change while the store is asked.
    for (let current: SeatRow | undefined = { ...known }, tries = 0; current !== undefined && tries < 5; tries++) {
      const next: LiveSeat = { ...current, ...change };
      const written = invite === null ? store.changeSeat(id, current, next) : store.expel(id, current, next, invite);
      if (await written) {
        this.seats[known.seat] = next;
        return true;
      }
      current = (await store.table(id))?.seats[known.seat];
      if (current !== undefined) this.seats[known.seat] = liveSeat(current);
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
    this.delayedFeed.stop();
    this.news.stop();
  }
}

export function send(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

/** When everybody may know that a match is over; 0: there is nobody who sees it late. */
function secretUntil({ ended, delay }: TableRow): number {
  return ended === null || delay === null || delay === 0 ? 0 : ended + delay * 1000;
}

function liveSeat(row: SeatRow): LiveSeat {
  return { ...row };
}
