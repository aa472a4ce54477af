import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { replyTo } from '@benchtop/bots';
import type { BotReply } from '@benchtop/bots';
import { patched } from '@benchtop/engine/host';
import type { Game, View } from '@benchtop/engine/host';
import { gameOf } from '@benchtop/games';
import type { Bus } from '../../src/bus/contract.ts';
import type { Conversation, Host, HostSurroundings, Person } from '../../src/host/contract.ts';
import { createHost } from '../../src/host/host.ts';
import type { HostOptions } from '../../src/host/host.ts';
import type { Store } from '../../src/store/contract.ts';
import { openStore } from '../../src/store/open.ts';
import type { BotPool, BotQuestion } from '../../src/threads/contract.ts';
import { readMessage } from '../../src/wire/expand.ts';
import type { CreateBody } from '../../src/wire/http.ts';
import type { Answer, LogEntry, ServerMessage, Sight, TurnInfo, WireChat } from '../../src/wire/socket.ts';
import type { WireTable } from '../../src/wire/table.ts';
import { viewsOf } from '../../src/wire/views.ts';

/** Bots that answer at once, on the caller's thread. */
export function promptBots(answer = promptly): BotPool {
  return { ask: async (question) => answer(question), queued: () => 0, close: async () => undefined };
}

function promptly(question: BotQuestion): BotReply | null {
  const bot = question.bot === 'greedy' ? 'random' : question.bot;
  return replyTo({ ...question, bot }, gameOf(question.game));
}

export interface House {
  readonly store: Store;
  readonly host: Host;
  readonly warnings: string[];
  readonly reminders: { readonly account: string; readonly table: WireTable }[];
  /** What the host takes for the time. */
  clock: { now: number };
  /** The same database under a new host, as after a restart. */
  restart(): Promise<House>;
}

export interface HouseOptions extends HostOptions {
  readonly store?: Store;
  readonly bots?: BotPool;
  readonly game?: (id: string) => Game | null;
  readonly now?: number;
  readonly bus?: Bus;
}

export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const clock = { now: options.now ?? 1_000_000 };
  const store = options.store ?? (await openStore({ file: ':memory:', thread: false, now: () => clock.now }));
  const warnings: string[] = [];
  const reminders: House['reminders'] = [];
  const surroundings: HostSurroundings = {
    now: () => clock.now,
    remind: (account, table) => reminders.push({ account, table }),
    warn: (words) => warnings.push(words),
    ...(options.game === undefined ? {} : { game: options.game }),
    ...(options.bus === undefined ? {} : { bus: options.bus }),
  };
  const host = createHost(store, options.bots ?? promptBots(), surroundings, options);
  await host.start();
  const restart = async (): Promise<House> => {
    await host.stop();
    return openHouse({ ...options, store, now: clock.now });
  };
  return { store, host, warnings, reminders, clock, restart };
}

export function person(name: string): Person {
  return { account: `account-${name.toLowerCase()}`, name };
}

export const wish: CreateBody = {
  game: 'arctic-cleanup',
  seats: 2,
  settings: {},
  listed: false,
  clock: null,
  delay: 0,
  bots: [null, null],
};

/** One socket with a mirror of what it was told, kept as the page keeps it. */
export class Client {
  readonly person: Person;
  readonly texts: string[] = [];
  readonly chat: WireChat[] = [];
  table: WireTable | null = null;
  seat: number | null = null;
  seq = 0;
  sight: Sight | null = null;
  turnInfo: TurnInfo | null = null;
  seen = 0;
  readonly entries: LogEntry[] = [];
  /** For each of them what was seen right after its events. */
  readonly views: View[][] = [];
  private readonly conversation: Conversation;
  private readonly answers = new Map<string, ((answer: Answer) => void)[]>();

  constructor(host: Host, who: Person) {
    this.person = who;
    this.conversation = host.connect({ person: who, send: (text) => this.hear(text) });
  }

  async watch(table: string, since: number | null = null, invite?: string): Promise<Answer> {
    return this.send({ type: 'watch', id: randomUUID(), table, since, ...(invite === undefined ? {} : { invite }) });
  }

  async play(
    option: string,
    decision = this.turnInfo?.due?.decision.id ?? '',
    id: string = randomUUID(),
  ): Promise<Answer> {
    return this.send({ type: 'play', id, table: this.id, decision, option });
  }

  async preview(option: string, decision = this.turnInfo?.due?.decision.id ?? '', table = this.id): Promise<Answer> {
    return this.send({ type: 'preview', id: randomUUID(), table, decision, option });
  }

  async undo(after = this.turnInfo?.own ?? 0, id: string = randomUUID()): Promise<Answer> {
    return this.send({ type: 'undo', id, table: this.id, after });
  }

  async say(text: string): Promise<Answer> {
    return this.send({ type: 'chat', id: randomUUID(), table: this.id, text });
  }

  async send(message: { readonly id: string; readonly [field: string]: unknown }): Promise<Answer> {
    const answered = new Promise<Answer>((resolve) => {
      this.answers.set(message.id, [...(this.answers.get(message.id) ?? []), resolve]);
    });
    this.conversation.receive(JSON.stringify(message));
    return answered;
  }

  raw(text: string): void {
    this.conversation.receive(text);
  }

  close(): void {
    this.conversation.closed();
  }

  private get id(): string {
    return this.table?.id ?? '';
  }

  private hear(text: string): void {
    this.texts.push(text);
    const message = readMessage(text);
    switch (message.type) {
      case 'answer':
        if (message.id !== null) this.answers.get(message.id)?.shift()?.(message);
        return;
      case 'table':
        this.table = message.table;
        return;
      case 'sync':
        this.takeSync(message);
        return;
      case 'moved':
        for (const entry of message.entries) this.takeEntry(entry);
        this.turnInfo = message.turnInfo;
        return;
      case 'chat':
        this.chat.push(message.line);
        return;
      case 'welcome':
      case 'beat':
      case 'gone':
    }
  }

  private takeSync(message: Extract<ServerMessage, { type: 'sync' }>): void {
    this.seat = message.seat;
    this.sight = message.sight ?? this.sight;
    this.seq = message.seq;
    this.turnInfo = message.turnInfo;
    this.seen = message.seen;
    this.chat.push(...message.chat);
  }

  private takeEntry(entry: LogEntry): void {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} came after ${this.seq}`);
    if (this.sight === null || entry.patch === null) throw new Error('a patch came without what it changes');
    if ((entry.parts?.length ?? 0) !== Math.max(0, entry.events.length - 1))
      throw new Error(`entry ${entry.seq} does not tell what each event changed`);
    this.seq = entry.seq;
    const before = this.sight;
    this.sight = patched(before, entry.patch);
    this.views.push(viewsOf(entry, before, this.sight));
    this.entries.push(entry);
  }
}

/** People who sit at a table that runs, each with a socket. */
export interface Sitting {
  readonly id: string;
  readonly invite: string;
  readonly clients: Client[];
}

/** Creates a table, lets everybody sit down and be ready, and watches. */
export async function sitDown({ host }: House, body: Partial<CreateBody> = {}): Promise<Sitting> {
  const full = { ...wish, ...body };
  const people = full.bots.flatMap((bot, i) => (bot === null ? [person(`Ann${i}`)] : []));
  const [first, ...others] = people;
  if (first === undefined) throw new Error('nobody sits at this table');
  const made = await host.create(first, full);
  if (!made.ok) throw new Error(made.reason);
  const { id, invite } = made.value;
  for (const one of others) must(await host.join(one, id, null, invite));
  const clients = people.map((one) => new Client(host, one));
  for (const one of people) must(await host.ready(one, id, true));
  for (const client of clients) await client.watch(id);
  return { id, invite: invite ?? '', clients };
}

export function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string },
): T {
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

/** Lets everything that was begun come to its end: it all happens on this thread, within some turns of its loop. */
export async function quiet(): Promise<void> {
  for (let i = 0; i < 200; i++) await turn();
}

/** From now on, until the test is over, what the host does by its timers it does when {@link later} says so. */
export function ownTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** Lets timers run for so long, and what they began come to its end. */
export async function later(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await quiet();
}

/** A small generator, so that what fails can be played again. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** One choice by whoever owes one; false when the match is over or nobody here owes anything. */
export async function playOne(clients: readonly Client[], roll: (n: number) => number): Promise<boolean> {
  const client = clients.find(({ turnInfo }) => (turnInfo?.due ?? null) !== null);
  const options = client?.turnInfo?.due?.options ?? [];
  const option = options[roll(options.length)];
  if (client === undefined || option === undefined) return false;
  const answer = await client.play(option.id);
  if (!answer.ok) throw new Error(`${option.id}: ${answer.reason}`);
  return true;
}
