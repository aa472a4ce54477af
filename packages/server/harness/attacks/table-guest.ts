import { randomUUID } from 'node:crypto';
import { readMessage } from '@benchtop/server/expand';
import type { Answer, CreateBody, ServerMessage, WireTable } from '@benchtop/server/wire';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import { urlOf } from '../faults/person.ts';
import type { Site } from '../faults/person.ts';
import { until } from '../faults/steps.ts';
import { textOf } from '@benchtop/bench/text';

/** What a request was answered with, as text and read. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

type TurnInfo = Extract<ServerMessage, { type: 'moved' }>['turnInfo'];

export const tableWish: CreateBody = {
  game: 'arctic-cleanup',
  seats: 2,
  settings: {},
  listed: false,
  clock: null,
  delay: null,
  bots: [null, null],
};

/** One socket of a guest, with everything that it was told. */
export class GuestSocket {
  readonly texts: string[] = [];
  turnInfo: TurnInfo | null = null;
  private readonly socket: WebSocket;
  private readonly awaited = new Map<string, (answer: Answer) => void>();

  constructor(site: Site, cookie: string) {
    const options = { headers: { cookie }, origin: urlOf(site), perMessageDeflate: false };
    this.socket = new WebSocket(`ws://127.0.0.1:${site.port}/api/socket`, options);
    this.socket.on('message', (data: RawData) => this.hear(textOf(data)));
    this.socket.on('error', () => undefined);
  }

  async open(): Promise<void> {
    await until(() => this.texts.length > 0, 'the first message of a socket');
  }

  /** Sends a message under an id of its own, or under the given one. */
  async send(message: { readonly type: string; readonly [name: string]: unknown }, id?: string): Promise<Answer> {
    const own = id ?? randomUUID();
    return new Promise((resolve) => {
      this.awaited.set(own, resolve);
      this.socket.send(JSON.stringify({ ...message, id: own }));
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.texts.push(text);
    const message = readMessage(text);
    if (message.type === 'sync' || message.type === 'moved') this.turnInfo = message.turnInfo;
    if (message.type === 'answer' && message.id !== null) this.awaited.get(message.id)?.(message);
  }
}

/** Somebody with a session: asks what a browser asks, at the doors of tables. */
export class TableGuest {
  readonly site: Site;
  /** Where the guest says to come from, for servers that believe this program; null: from here. */
  address: string | null = null;
  private cookie = '';

  private constructor(site: Site) {
    this.site = site;
  }

  static async enter(site: Site, name: string, address: string | null = null): Promise<TableGuest> {
    const guest = new TableGuest(site);
    guest.address = address;
    await guest.must('POST', '/api/me', { name });
    return guest;
  }

  async ask(method: string, path: string, body: object | null = null): Promise<Reply> {
    const headers: { [name: string]: string } = { 'x-benchtop': '1', cookie: this.cookie };
    if (body !== null) headers['content-type'] = 'application/json';
    if (this.address !== null) headers['x-forwarded-for'] = this.address;
    const init = { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(urlOf(this.site) + path, init);
    this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.cookie;
    const text = await response.text();
    return { status: response.status, text, body: text === '' ? null : (JSON.parse(text) as unknown) };
  }

  /** What the server sends is taken as it is: its own schemas are tested elsewhere. */
  async must<T>(method: string, path: string, body: object | null = null): Promise<T> {
    const { status, text, body: value } = await this.ask(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return value as T;
  }

  async create(wishes: Partial<CreateBody> = {}): Promise<WireTable> {
    return this.must('POST', '/api/tables', { ...tableWish, ...wishes });
  }

  async act(table: string, what: string, body: object | null = null): Promise<Reply> {
    return this.ask('POST', `/api/tables/${table}/${what}`, body);
  }

  async socket(): Promise<GuestSocket> {
    const socket = new GuestSocket(this.site, this.cookie);
    await socket.open();
    return socket;
  }
}

/** A table of the first of these people at which all of them sit, its match begun. */
export async function begun(people: readonly TableGuest[], wishes: Partial<CreateBody> = {}): Promise<WireTable> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody plays');
  const bots = people.map(() => null);
  const table = await host.create({ seats: bots.length, bots, ...wishes });
  const { id, invite } = table;
  for (const one of others) await one.must('POST', `/api/tables/${id}/join`, { seat: null, invite });
  for (const one of people) await one.must('POST', `/api/tables/${id}/ready`, { ready: true });
  return table;
}
