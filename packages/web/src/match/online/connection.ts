import { readMessage } from '@benchtop/server/expand';
import type { Answer, ClientMessage, ServerMessage } from '@benchtop/server/wire';
import { shownMessage } from '../../ui/shown-text.ts';
import { newCommandId } from './command-id.ts';

/** How the line to the server is, as it is shown: never better than it is. */
export type LineState = 'connecting' | 'live' | 'reconnecting' | 'signed-out';

/** What a message about one table looks like. */
export type TableMessage = Extract<ServerMessage, { readonly table: unknown }>;

/** Who follows a table. */
export interface Subscriber {
  /** The last entry it has; null: none. Asked each time the line comes back. */
  since(): number | null;
  /** The number of the last line of chat it has. */
  chat?(): number;
  hear(message: TableMessage): void;
  /** The server says how far the table is: a silent gap shows here. */
  head(seq: number): void;
  /** Everything that there is to know for now was sent. */
  watched?(): void;
  /** The table cannot be followed; `reason` is a sentence. */
  refused(reason: string): void;
}

/** The part of a WebSocket that is used. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** A client message before it gets its id. */
export type Command = WithoutId<ClientMessage>;
type WithoutId<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never;

interface Pending {
  readonly text: string;
  resolve(answer: Answer): void;
}

interface Followed {
  readonly table: string;
  readonly invite: string | null;
  readonly subscriber: Subscriber;
}

/** Silence for this long means that nobody is there, whatever the socket says. */
export const SILENCE = 10_000;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;
/** The server closes with this code when the session has ended: trying again is in vain. */
const SIGNED_OUT = 4401;
const OPEN = 1;
/** From one page of a table to the next the line is kept. */
const IDLE = 2000;

/**
 * The page's one line to the server. It comes back by itself, follows every table on from where it was, and sends
 * commands that were not answered again under their old id, so that each is carried out once.
 */
export class Connection {
  private readonly open: () => SocketLike;
  private readonly listeners = new Set<() => void>();
  private readonly pending = new Map<string, Pending>();
  private readonly followed = new Set<Followed>();
  /** Questions for tables, by their id. */
  private readonly watches = new Map<string, Subscriber>();
  private socket: SocketLike | null = null;
  private current: LineState = 'connecting';
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private watch: ReturnType<typeof setTimeout> | null = null;
  private heard = 0;
  private lag = 0;
  private build: string | null = null;
  private changedBuild = false;

  constructor(open: () => SocketLike) {
    this.open = open;
  }

  get state(): LineState {
    return this.current;
  }

  /** True when the server was renewed since the page was opened. */
  get outdated(): boolean {
    return this.changedBuild;
  }

  /** What time it is for the server. */
  serverNow(): number {
    return Date.now() + this.lag;
  }

  /** Called whenever the state changes; returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Follows a table until what it returns is called. */
  follow(table: string, invite: string | null, subscriber: Subscriber): () => void {
    const followed: Followed = { table, invite, subscriber };
    this.followed.add(followed);
    if (this.current === 'live') this.ask(followed);
    else this.connect();
    return () => {
      this.followed.delete(followed);
      if (this.current === 'live' && this.followersOf(table).length === 0) void this.send({ type: 'unwatch', table });
      setTimeout(() => this.hangUpIfIdle(), IDLE);
    };
  }

  /** Asks for what a subscriber of this table may have missed. */
  again(table: string): void {
    if (this.current === 'live') for (const followed of this.followersOf(table)) this.ask(followed);
  }

  /** Sends a command under an id of its own, again if need be; resolves to its one answer. */
  async send(command: Command): Promise<Answer> {
    const id = newCommandId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.pending.set(id, { text, resolve });
      if (this.current === 'live') this.socket?.send(text);
    });
  }

  /** The browser says that the network is back, or the page is looked at again. */
  wakeUp(): void {
    if (this.followed.size === 0 || this.current === 'signed-out') return;
    if (this.current === 'live' && Date.now() - this.heard < SILENCE) return;
    this.failures = 0;
    this.drop();
    this.connect();
  }

  /** The browser says that the network is gone. */
  lost(): void {
    if (this.current === 'live') this.broken();
  }

  private followersOf(table: string): Followed[] {
    return [...this.followed].filter((one) => one.table === table);
  }

  private connect(): void {
    if (this.socket !== null || this.current === 'signed-out') return;
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    const socket = this.open();
    this.socket = socket;
    socket.onmessage = ({ data }: MessageEvent) => {
      if (socket === this.socket && typeof data === 'string') this.receive(data);
    };
    socket.onclose = ({ code }: CloseEvent) => {
      if (socket === this.socket) this.broken(code === SIGNED_OUT);
    };
    this.listen();
  }

  /** From now on something must be heard in time. */
  private listen(): void {
    this.heard = Date.now();
    if (this.watch !== null) clearTimeout(this.watch);
    this.watch = setTimeout(() => this.broken(), SILENCE);
  }

  private receive(text: string): void {
    this.listen();
    const message = shownMessage(readMessage(text));
    switch (message.type) {
      case 'welcome':
        this.welcomed(message);
        break;
      case 'answer':
        this.answered(message);
        break;
      case 'beat':
        this.setClock(message.now);
        for (const { table, subscriber } of this.followed) {
          const head = message.heads[table];
          if (head !== undefined) subscriber.head(head);
        }
        break;
      case 'table':
      case 'sync':
      case 'moved':
      case 'chat':
      case 'gone':
        this.hand(message);
    }
  }

  private hand(message: TableMessage): void {
    if ('now' in message) this.setClock(message.now);
    const table = typeof message.table === 'string' ? message.table : message.table.id;
    for (const { subscriber } of this.followersOf(table)) subscriber.hear(message);
  }

  /** Tables first: an answer to a command that is sent again must find its table known. */
  private welcomed({ version, now }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.failures = 0;
    this.setClock(now);
    this.changedBuild ||= this.build !== null && this.build !== version;
    this.build = version;
    const waiting = [...this.pending.values()];
    this.turn('live');
    for (const followed of this.followed) this.ask(followed);
    for (const { text } of waiting) this.socket?.send(text);
  }

  private ask({ table, invite, subscriber }: Followed): void {
    const since = subscriber.since();
    const id = newCommandId();
    const chat = subscriber.chat?.() ?? 0;
    const known = { ...(invite === null ? {} : { invite }), ...(chat === 0 ? {} : { chat }) };
    const text = JSON.stringify({ type: 'watch', id, table, since, ...known });
    // Not in `pending`: after a new start every table is asked for anyway.
    this.watches.set(id, subscriber);
    this.socket?.send(text);
  }

  private answered(answer: Answer): void {
    if (answer.id === null) return;
    const subscriber = this.watches.get(answer.id);
    this.watches.delete(answer.id);
    if (answer.ok) subscriber?.watched?.();
    else subscriber?.refused(answer.reason);
    const pending = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    pending?.resolve(answer);
  }

  private setClock(now: number): void {
    this.lag = now - Date.now();
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.watches.clear();
    if (this.watch !== null) clearTimeout(this.watch);
    this.watch = null;
    if (socket === null) return;
    socket.onmessage = null;
    socket.onclose = null;
    if (socket.readyState <= OPEN) socket.close();
  }

  private broken(signedOut = false): void {
    this.drop();
    this.turn(signedOut ? 'signed-out' : this.build === null ? 'connecting' : 'reconnecting');
    if (signedOut || this.followed.size === 0) return;
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), delayAfter(this.failures++, Math.random()));
  }

  private hangUpIfIdle(): void {
    if (this.followed.size > 0) return;
    this.drop();
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    this.failures = 0;
    this.turn('connecting');
  }

  private turn(state: LineState): void {
    if (state === this.current) return;
    this.current = state;
    for (const listener of this.listeners) listener();
  }
}

/** How long to wait after so many failures: quickly at first, then ever longer, and not all at the same time. */
export function delayAfter(failures: number, luck: number): number {
  const whole = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures);
  return whole * (0.5 + luck / 2);
}

let line: Connection | null = null;

/** The page's line; it is opened when the first table is followed. */
export function theLine(): Connection {
  if (line !== null) return line;
  const address = `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/socket`;
  const opened = new Connection(() => new WebSocket(address));
  line = opened;
  addEventListener('online', () => opened.wakeUp());
  addEventListener('offline', () => opened.lost());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.wakeUp();
  });
  return opened;
}
