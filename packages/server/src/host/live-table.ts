import type { SeatRow, TableRow } from '../store/contract.ts';
import { Agreements } from './absence.ts';
import { Admission, NO_SPECTATORS, SENT_AWAY } from './admission.ts';
import type { Audience } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { Clock } from './clock.ts';
import { Commands } from './commands.ts';
import type { Context } from './context.ts';
import { DelayedFeed } from './delayed-feed.ts';
import type { LiveMatch } from './live-match.ts';
import { Mailbox } from './mailbox.ts';
import { MatchInMemory } from './match-in-memory.ts';
import { Publisher } from './publisher.ts';
import { Recovery } from './recovery.ts';
import { TableNews } from './table-news.ts';
import { TableRows } from './table-rows.ts';
import { TableSync } from './table-sync.ts';
import { TableView } from './table-view.ts';
import { send, Watchers } from './watchers.ts';
import type { Watcher } from './watchers.ts';
import { isSecret } from './wire-table.ts';

/**
 * One table: puts its parts together and gives each what it needs. Everything that touches the match goes through the
 * mailbox, one after the other; nobody hears of an entry before it is durable.
 */
export class LiveTable {
  readonly context: Context;
  readonly mailbox = new Mailbox();
  readonly agreements = new Agreements();
  readonly rows: TableRows;
  readonly match: MatchInMemory;
  readonly watchers: Watchers;
  readonly admission: Admission;
  readonly view: TableView;
  readonly news: TableNews;
  readonly clock: Clock;
  readonly commands: Commands;
  private readonly delayedFeed: DelayedFeed;
  private readonly sync: TableSync;
  private readonly recovery: Recovery;
  private readonly publisher: Publisher;
  private readonly bots: BotTurns;
  private isClosed = false;
  private lastTouch: number;

  constructor(context: Context, row: TableRow, seats: readonly SeatRow[]) {
    const { mailbox, agreements } = this;
    const now = (): number => context.surroundings.now();
    const seatsChanged = (): void => this.seatsChanged();
    const goOn = (): Promise<void> => this.goOn();
    this.context = context;
    this.lastTouch = now();
    const rows = (this.rows = new TableRows(context.store, row, seats));
    const match = (this.match = new MatchInMemory(rows));
    const watchers = (this.watchers = new Watchers(rows));
    const admission = (this.admission = new Admission(context.store, rows));
    const basis = { context, mailbox, agreements, rows, match, watchers, admission };
    const view = (this.view = new TableView({ ...basis, started: context.started, now }));
    const news = (this.news = new TableNews({ ...basis, view }));
    const clock = (this.clock = new Clock({ ...basis, now, seatsChanged }));
    const told = { ...basis, view, news, clock };
    this.delayedFeed = new DelayedFeed(told);
    this.sync = new TableSync({ ...told, delayedFeed: this.delayedFeed });
    this.recovery = new Recovery({ ...told, sync: this.sync, goOn });
    this.publisher = new Publisher({ ...told, touch: () => this.touch(), askBots: () => this.bots.ask() });
    this.commands = new Commands({ ...told, sync: this.sync, recovery: this.recovery, publisher: this.publisher });
    this.bots = new BotTurns({
      ...basis,
      isClosed: () => this.isClosed,
      play: (seat, bot, decision, option) => this.commands.playForBot(seat, bot, decision, option),
    });
  }

  get row(): TableRow {
    return this.rows.row;
  }

  /** When somebody last did something here. */
  get touched(): number {
    return this.lastTouch;
  }

  /** True when nothing would be lost by forgetting the table until somebody asks for it. */
  get idle(): boolean {
    return this.watchers.size === 0 && this.mailbox.size === 0 && !this.bots.busy && !this.clock.ticking;
  }

  seatOf(account: string): number | null {
    return this.rows.seatOf(account);
  }

  /** Brings the table into memory, with its match; `full` compares every hash. Before anybody has the table. */
  async open(full: boolean): Promise<void> {
    await this.admission.recall();
    await this.recovery.load(full);
  }

  /** The match was dealt: everybody who was here before gets its first position, and the others are told. */
  async begin(live: LiveMatch): Promise<void> {
    this.recovery.take(live);
    await this.goOn();
    this.publisher.remind(this.rows.seats.filter(({ waiting }) => waiting));
    for (const watcher of this.watchers.list())
      if (!this.admission.admits(watcher.connection.person.account)) this.dismiss(watcher);
      else if (this.watchers.has(watcher)) await this.welcome(watcher, null);
  }

  /** Forced choices that were not written when the server went down; then bots are asked. */
  private async goOn(): Promise<void> {
    const { live, running } = this.match;
    if (!running || live === null) return;
    if (live.match.forced() !== null) await this.commands.store((current, now) => current.begin(now));
    this.bots.ask();
  }

  /** Another host says that the log has grown. */
  hear(seq: number): void {
    if (seq > this.match.head) this.mailbox.add(() => this.recovery.catchUp()).catch(() => undefined);
  }

  /** Somebody opens the table, or comes back to it with all entries up to `since` and all lines up to `chat`. */
  async welcome(watcher: Watcher, since: number | null, chat = 0): Promise<void> {
    this.touch();
    await this.sync.welcome(watcher, since, chat);
  }

  leaveWatcher(watcher: Watcher): void {
    if (!this.watchers.remove(watcher)) return;
    const { audience } = watcher;
    const { head } = this.match;
    this.delayedFeed.checkNeeded();
    if (audience !== null && head > 0) this.rows.noteLeft(audience, head, this.context.surroundings.now());
    this.news.tell();
  }

  /** Somebody was sent away: their sockets are told, and no more. */
  expel(account: string, invite: string): void {
    this.admission.expel(account);
    this.rows.note({ invite });
    for (const watcher of this.watchers.list()) {
      if (watcher.connection.person.account !== account) continue;
      this.leaveWatcher(watcher);
      send(watcher.connection, { type: 'gone', table: this.row.id, reason: SENT_AWAY });
    }
  }

  private dismiss(watcher: Watcher): void {
    this.leaveWatcher(watcher);
    this.view.send(watcher.connection);
    send(watcher.connection, { type: 'gone', table: this.row.id, reason: NO_SPECTATORS });
  }

  /** The last entry that an audience knows of. */
  headFor(audience: Audience): number {
    return this.sync.headFor(audience);
  }

  /** The last entry that an audience may know of. */
  async headAllowed(audience: Audience): Promise<number> {
    return this.sync.headAllowed(audience);
  }

  /** True when a match has come to its end, or was given up, and the audience may know it. */
  hasEndedFor(audience: Audience): boolean {
    const { ended, commitment } = this.row;
    if (ended === null || commitment === null) return false;
    return audience !== null || !isSecret(this.row, this.context.surroundings.now());
  }

  /** Who plays at the seats has changed. */
  seatsChanged(): void {
    this.watchers.reseat();
    this.news.tell();
    this.clock.arm();
    this.bots.ask();
  }

  /** The host stops, or forgets the table: nothing is begun here any more. */
  close(): void {
    this.isClosed = true;
    this.clock.stop();
    this.delayedFeed.stop();
    this.news.stop();
  }

  private touch(): number {
    return (this.lastTouch = this.context.surroundings.now());
  }
}
