import type { MatchRecord } from '@benchtop/engine/host';
import { LocalBus } from '../bus/local.ts';
import { installedGame } from '../installed-games.ts';
import { StoreRefused, StoreUncertain } from '../store/contract.ts';
import type { OwnList, PageWish, Store, TableRow, TableStatus } from '../store/contract.ts';
import { usual } from '../limits.ts';
import type { BotPool } from '../threads/contract.ts';
import type { CreateBody, WireTables } from '../wire/http.ts';
import type { WireTable } from '../wire/table.ts';
import * as arrange from './arrange.ts';
import { no } from './arrange.ts';
import { NO_SPECTATORS, SENT_AWAY } from './admission.ts';
import { Archive } from './archive.ts';
import { Chatter } from './chatter.ts';
import type { Context } from './context.ts';
import type {
  ChatPage,
  Connection,
  Conversation,
  HistoryPage,
  Host,
  HostFigures,
  HostSurroundings,
  Person,
  Result,
} from './contract.ts';
import { SocketConversation } from './conversation.ts';
import type { Hidden } from './conversation.ts';
import { Guard } from './guard.ts';
import { historyOf, recordOfTable } from './history.ts';
import type { LiveTable } from './live-table.ts';
import { OneByOne } from './one-by-one.ts';
import { againOf, whyNoRematch } from './rematch.ts';
import type { Again } from './rematch.ts';
import { Room } from './room.ts';
import type { TableLimits } from './room.ts';
import { Signer } from './signer.ts';
import { Shelf } from './shelf.ts';
import { standIn } from './stand-in.ts';
import { TableLists } from './table-lists.ts';
import { earlierLines } from './talk.ts';
import { send } from './watchers.ts';

/** Every socket that was told nothing for so long gets a sign of life, in milliseconds. */
const BEAT = 4000;
/** Not all at once: so many groups, one after the other. */
const GROUPS = 250;
const SWEEP = 60_000;
const NO_TABLE: Hidden = {
  code: 'not-found',
  reason: 'There is no such table. The link may be old or mistyped.',
};

export interface HostOptions {
  /** How long a table without anybody stays in memory. */
  readonly idleMs?: number;
  readonly ruleMs?: number;
  readonly limits?: TableLimits;
}

export function createHost(store: Store, bots: BotPool, surroundings: HostSurroundings, options?: HostOptions): Host {
  return new TableHost(store, bots, surroundings, options ?? {});
}

/** What could not be stored was not done, and is said so. */
function refusedByStore(error: unknown): Result<never> {
  if (error instanceof StoreRefused) return no('unavailable', error.message);
  if (error instanceof StoreUncertain) return no('unavailable', 'The server could not store this. Look again.');
  throw error;
}

/** Rules that do not load are as good as none, and said so. */
function rulesFrom({ game = installedGame, warn }: HostSurroundings): Context['game'] {
  return async (id) => {
    try {
      return await game(id);
    } catch (error) {
      warn('The rules of a game do not load.', { game: id, fault: String(error) });
      return null;
    }
  };
}

class TableHost implements Host {
  readonly figures: HostFigures;
  private readonly context: Context;
  private readonly shelf: Shelf;
  private readonly lists: TableLists;
  private readonly groups = Array.from({ length: GROUPS }, () => new Set<SocketConversation>());
  private conversations = 0;
  private readonly archive = new Archive();
  private readonly idleMs: number;
  private readonly room: Room;
  private readonly turns = new OneByOne();
  private timers: ReturnType<typeof setInterval>[] = [];
  private stopping = false;
  private opened = 0;
  private group = 0;
  private unsubscribe: () => void = () => undefined;
  private checking: Promise<void> = Promise.resolve();

  constructor(store: Store, bots: BotPool, surroundings: HostSurroundings, options: HostOptions) {
    const { idleMs = 600_000, ruleMs, limits = usual } = options;
    this.idleMs = idleMs;
    this.room = new Room(store, limits, () => surroundings.now());
    this.figures = {
      live: () => this.shelf.size,
      connections: () => this.conversations,
      queued: () => this.shelf.all().reduce((sum, { mailbox }) => sum + mailbox.size, 0),
      botQueue: () => bots.queued(),
      onCommand: null,
    };
    const game = rulesFrom(surroundings);
    const bus = surroundings.bus ?? new LocalBus();
    const { figures } = this;
    const [guard, chatter, started] = [new Guard(ruleMs), new Chatter(), surroundings.now()];
    const signer = new Signer(store, () => surroundings.now());
    this.context = { store, bus, bots, guard, signer, surroundings, figures, chatter, started, game };
    this.shelf = new Shelf(this.context, idleMs);
    this.lists = new TableLists(this.context, this.shelf);
  }

  async start(): Promise<void> {
    this.unsubscribe = this.context.bus.subscribe(({ table, seq }) => this.present(table)?.hear(seq));
    const running = await this.context.store.running();
    this.checking = this.checkAll(running);
    this.timers = [
      setInterval(() => this.beat(), BEAT / GROUPS),
      setInterval(() => this.forgetIdle(this.idleMs), SWEEP),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Replays every running match under the installed rules, beside normal work; nobody plays one before it is done. */
  private async checkAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.stopping) return;
      const table = await this.find(id).catch(() => null);
      // Whoever else waited for the same table gets to it first: a forgotten one must be nobody's.
      await new Promise((resolve) => setImmediate(resolve));
      if (table?.idle === true) this.shelf.forget(table);
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.unsubscribe();
    for (const timer of this.timers) clearInterval(timer);
    await this.checking;
    const tables = this.shelf.all();
    for (const table of tables) table.close();
    await Promise.all(tables.map(({ mailbox }) => mailbox.add(async () => undefined)));
  }

  present(id: string): LiveTable | null {
    return this.shelf.present(id);
  }

  find(id: string): Promise<LiveTable | null> {
    return this.shelf.find(id);
  }

  withoutTables<T>(ids: readonly string[], work: (unused: readonly string[]) => Promise<T>): Promise<T> {
    return this.shelf.withoutTables(ids, work);
  }

  forgetIdle(idleMs: number): void {
    this.shelf.forgetIdle(idleMs);
  }

  /** One group of sockets after the other, so that nobody waits for all of them. */
  private beat(): void {
    const now = this.context.surroundings.now();
    this.group = (this.group + 1) % GROUPS;
    for (const conversation of this.groups[this.group] ?? []) {
      if (conversation.needsNoBeat()) continue;
      const heads: { [table: string]: number } = {};
      for (const [id, { table, watcher }] of conversation.watching)
        if (table.watchers.has(watcher)) heads[id] = table.headFor(watcher.audience);
      send(conversation.connection, { type: 'beat', now, heads });
    }
  }

  connect(connection: Connection): Conversation {
    const conversation = new SocketConversation(connection, this, this.opened++ % GROUPS);
    this.groups[conversation.group]?.add(conversation);
    this.conversations++;
    return conversation;
  }

  ended(conversation: SocketConversation): void {
    if (this.groups[conversation.group]?.delete(conversation) === true) this.conversations--;
  }

  /** Those who sit there always; others at listed tables, or by the link unless they were sent away. */
  whyHidden(table: LiveTable | null, account: string | null, invite: string | null): Hidden | null {
    if (table === null) return NO_TABLE;
    if (account !== null && table.seatOf(account) !== null) return null;
    if (table.admission.isSecretAt(this.context.surroundings.now())) return NO_TABLE;
    if (table.row.listed) return null;
    if (account !== null && table.admission.isExpelled(account)) return { code: 'removed', reason: SENT_AWAY };
    return table.row.invite === invite ? null : NO_TABLE;
  }

  async create(person: Person, body: CreateBody): Promise<Result<WireTable>> {
    const made = await arrange.newTable(this.context, person, body);
    if (!made.ok) return made;
    return this.turns.take(person.account, () => this.addTable(person, made.value));
  }

  private async addTable(person: Person, { row, seats }: arrange.NewTable): Promise<Result<WireTable>> {
    const { account } = person;
    const full =
      (await this.room.whyNoTable(account)) ?? (row.listed ? await this.room.whyNotListed(person, row.id) : null);
    if (full !== null) return full;
    const added = await this.room.setUp(row, seats).catch(refusedByStore);
    if (added !== undefined) return added;
    const table = await this.shelf.open({ table: row, seats });
    return { ok: true, value: table.view.of(person.account) };
  }

  async join(person: Person, id: string, seat: number | null, invite: string | null): Promise<Result<WireTable>> {
    const sit = async (table: LiveTable): Promise<Result<null>> => {
      const full = table.seatOf(person.account) === null ? await this.room.whyNoSeat(person.account) : null;
      return full ?? arrange.join(table, person, seat);
    };
    return this.turns.take(person.account, () => this.arrange(person, id, invite, sit));
  }

  async leave(person: Person, id: string): Promise<Result<WireTable>> {
    return this.arrange(person, id, null, (table) => arrange.leave(table, person));
  }

  async comeBack(person: Person, id: string): Promise<Result<WireTable>> {
    return this.turns.take(person.account, () =>
      this.arrange(person, id, null, async (table) => {
        const isBack = arrange.isPlaying(table, person);
        return (isBack ? null : await this.room.whyNoSeat(person.account)) ?? arrange.comeBack(table, person);
      }),
    );
  }

  async ready(person: Person, id: string, ready: boolean): Promise<Result<WireTable>> {
    return this.arrange(person, id, null, (table) => arrange.ready(table, person, ready));
  }

  async setSeat(person: Person, id: string, seat: number, bot: string | null): Promise<Result<WireTable>> {
    return this.arrange(person, id, null, (table) =>
      table.row.status === 'running' && bot !== null
        ? standIn(table, person, seat)
        : arrange.setSeat(table, person, seat, bot),
    );
  }

  async abandon(person: Person, id: string): Promise<Result<WireTable>> {
    return this.arrange(person, id, null, (table) => arrange.abandon(table, person));
  }

  async rematch(person: Person, id: string): Promise<Result<WireTable>> {
    const old = await this.visible(person, id, null);
    if (!old.ok) return old;
    const { value: table } = old;
    if (table.seatOf(person.account) === null) return no('not-allowed', 'You did not play at this table.');
    if (table.row.status !== 'over') return no('not-running', 'The match is not over yet.');
    const next = await this.turns.take(person.account, () =>
      table.mailbox.add(async (): Promise<Result<LiveTable>> => {
        const again = await againOf(this.context.store, table.row);
        const existing = again.present === null ? null : await this.find(again.present);
        return existing === null ? this.openRematch(table, person, again) : { ok: true, value: existing };
      }),
    );
    if (!next.ok) return next;
    return this.arrange(person, next.value.row.id, null, (again) => arrange.ready(again, person, true));
  }

  /** A host who has enough tables in the lobby plays again without it. */
  private async openRematch(table: LiveTable, person: Person, again: Again): Promise<Result<LiveTable>> {
    const { surroundings } = this.context;
    const full = whyNoRematch(again, person.account) ?? (await this.room.whyNoTable(person.account));
    if (full !== null) return full;
    const rules = (await this.context.game(table.row.game))?.version ?? table.row.rules;
    const made = arrange.rematchTable(table.rows, again.next, person, rules, surroundings.now());
    const listed = made.row.listed && (await this.room.whyNotListed(person, made.row.id)) === null;
    const row = { ...made.row, listed };
    await this.room.setUp(row, made.seats);
    table.view.rematch = row.id;
    table.news.tell();
    return { ok: true, value: await this.shelf.open({ table: row, seats: made.seats }) };
  }

  private async arrange(
    person: Person,
    id: string,
    invite: string | null,
    act: (table: LiveTable) => Promise<Result<null>>,
  ): Promise<Result<WireTable>> {
    const found = await this.visible(person, id, invite);
    if (!found.ok) return found;
    const { value: table } = found;
    const done = await table.mailbox.add(() => act(table)).catch(refusedByStore);
    if (table.row.status === 'abandoned') this.forgetRematch(table.row);
    return done.ok ? { ok: true, value: table.view.of(person.account) } : done;
  }

  /** A rematch was given up: those who look at the match before it can ask for another. */
  private forgetRematch({ id, rematchOf }: TableRow): void {
    const first = rematchOf === null ? null : this.present(rematchOf);
    if (first?.view.rematch !== id) return;
    first.view.rematch = null;
    first.news.tell();
  }

  private async visible(person: Person | null, id: string, invite: string | null): Promise<Result<LiveTable>> {
    const table = await this.find(id);
    const hidden = this.whyHidden(table, person?.account ?? null, invite);
    if (hidden !== null || table === null) return { ok: false, ...(hidden ?? NO_TABLE) };
    return { ok: true, value: table };
  }

  async table(person: Person | null, id: string, invite: string | null): Promise<Result<WireTable>> {
    const found = await this.visible(person, id, invite);
    return found.ok ? { ok: true, value: found.value.view.of(person?.account ?? null) } : found;
  }

  listed(person: Person | null, page: PageWish, statuses?: readonly TableStatus[]): Promise<WireTables> {
    return this.lists.lobby(person?.account ?? null, page, statuses);
  }

  mine(person: Person, page: PageWish, list?: OwnList): Promise<WireTables> {
    return this.lists.own(person.account, page, list);
  }

  async record(person: Person | null, id: string, invite: string | null): Promise<Result<MatchRecord>> {
    const found = await this.visible(person, id, invite);
    if (!found.ok) return found;
    const { row } = found.value;
    const audience = person === null ? null : found.value.seatOf(person.account);
    if (audience === null && row.delay === null)
      return no('not-allowed', 'Only those who played have the record of this match.');
    if (!found.value.hasEndedFor(audience)) return no('not-running', 'The record is to be had when the match is over.');
    return this.archive.add(person, () => recordOfTable(this.context, found.value.rows));
  }

  async keys(): Promise<readonly string[]> {
    return this.context.signer.keys();
  }

  async chat(
    person: Person | null,
    id: string,
    invite: string | null,
    before: number | null,
  ): Promise<Result<ChatPage>> {
    const found = await this.visible(person, id, invite);
    if (!found.ok) return found;
    const table = found.value;
    if (!table.admission.admits(person?.account ?? null)) return no('not-allowed', NO_SPECTATORS);
    const late = table.watchers.isLate(person === null ? null : table.seatOf(person.account));
    return { ok: true, value: late ? { lines: [], more: false } : await earlierLines(table, before) };
  }

  async history(person: Person | null, id: string, invite: string | null, from: number): Promise<Result<HistoryPage>> {
    const found = await this.visible(person, id, invite);
    if (!found.ok) return found;
    const table = found.value;
    const audience = person === null ? null : table.seatOf(person.account);
    if (audience === null && table.row.delay === null) return no('not-allowed', NO_SPECTATORS);
    return this.archive.add(person, async () =>
      historyOf(this.context, table.rows, audience, from, await table.headAllowed(audience)),
    );
  }
}
