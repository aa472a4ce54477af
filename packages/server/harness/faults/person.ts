import { Socket } from 'node:net';
import { readMessage } from '@benchtop/server/expand';
import type { Answer, ServerMessage } from '@benchtop/server/wire';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import { textOf } from '@benchtop/bench/text';
import type { Roll } from './chance.ts';
import { patienceMs } from './patience.ts';
import type { Place } from './place.ts';

/** Where the server is. It keeps its port over restarts. */
export interface Site {
  readonly port: number;
}

export function urlOf({ port }: Site): string {
  return `http://127.0.0.1:${port}`;
}

/** What a request was answered with. */
export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string | null;
}

/** A browser as far as the server can tell: a session, and one socket for all its tables. Comes back by itself. */
export class Person {
  readonly name: string;
  readonly places = new Map<string, Place>();
  readonly site: Site;
  cookie = '';
  /** Answers without an id: the server did not understand something. */
  readonly faults: string[] = [];
  private readonly roll: Roll;
  private readonly awaited = new Map<string, (answer: Answer) => void>();
  private socket: WebSocket | null = null;
  private wanted = false;
  private gone = false;
  /** How often its socket was lost. */
  losses = 0;

  constructor(site: Site, name: string, roll: Roll) {
    this.site = site;
    this.name = name;
    this.roll = roll;
  }

  get connected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  async ask(method: 'GET' | 'POST', path: string, body: object | null): Promise<HttpAnswer> {
    const headers: { [name: string]: string } = { 'x-benchtop': '1', connection: 'close' };
    if (this.cookie !== '') headers['cookie'] = this.cookie;
    if (body !== null) headers['content-type'] = 'application/json';
    const init = { method, headers, ...(body === null ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(urlOf(this.site) + path, init);
    const text = await response.text();
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? null;
    return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown), cookie };
  }

  /** Asks until there is an answer: the server may be down for a moment. Only for what may be asked twice. */
  async insist(method: 'GET' | 'POST', path: string, body: object | null): Promise<HttpAnswer> {
    while (!this.gone) {
      try {
        const answer = await this.ask(method, path, body);
        if (answer.status !== 503) return answer;
      } catch {
        // Nobody listens at the moment.
      }
      await pause(50 + this.roll(100));
    }
    throw new Error(`${this.name} has left`);
  }

  async signIn(): Promise<void> {
    const { status, cookie } = await this.insist('POST', '/api/me', { name: this.name });
    if (status !== 200 || cookie === null) throw new Error(`no session for ${this.name}: ${status}`);
    this.cookie = cookie;
  }

  /** Opens its socket, and opens it again whenever it is lost. */
  open(): void {
    this.wanted = true;
    this.gone = false;
    this.connect();
  }

  close(): void {
    this.wanted = false;
    this.gone = true;
    this.socket?.terminate();
  }

  send(message: object): boolean {
    if (!this.connected) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Sends a message that has an id, `times` times, and waits for as many answers. */
  async call(message: { readonly id: string; readonly [name: string]: unknown }, times = 1): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      const answers: Answer[] = [];
      const timer = setTimeout(() => reject(new Error(`${message.id} was not answered`)), patienceMs());
      this.awaited.set(message.id, (answer) => {
        if (answers.push(answer) < times) return;
        this.awaited.delete(message.id);
        clearTimeout(timer);
        resolve(answers);
      });
      for (let i = 0; i < times; i++) if (!this.send(message)) reject(new Error(`${this.name} is not connected`));
    });
  }

  /** Resolves when the socket is open and every table is in step. */
  async inStep(): Promise<void> {
    while (!this.connected || [...this.places.values()].some((place) => !place.ready && !place.over)) await pause(5);
  }

  /** The port that its socket comes from; 0: none. */
  get localPort(): number {
    return this.underlying()?.localPort ?? 0;
  }

  private underlying(): Socket | null {
    const inner: unknown = this.socket === null ? null : Reflect.get(this.socket, '_socket');
    return inner instanceof Socket ? inner : null;
  }

  /** Stops reading, or goes on. */
  pause(paused: boolean): void {
    if (paused) this.socket?.pause();
    else this.socket?.resume();
  }

  sit(place: Place): void {
    this.places.set(place.table, place);
    if (this.connected) place.watch();
  }

  private connect(): void {
    const socket = new WebSocket(`ws://127.0.0.1:${this.site.port}/api/socket`, {
      headers: { cookie: this.cookie },
      origin: urlOf(this.site),
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('open', () => {
      for (const place of this.places.values()) if (!place.over) place.watch();
    });
    socket.on('message', (data: RawData) => this.hear(readMessage(textOf(data))));
    socket.on('error', () => undefined);
    socket.on('close', () => this.lost(socket));
  }

  private lost(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.losses++;
    for (const place of this.places.values()) place.cut();
    if (this.wanted) setTimeout(() => this.connect(), 20 + this.roll(80));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'answer':
        this.answered(message);
        return;
      case 'sync':
        this.places.get(message.table)?.sync(message);
        return;
      case 'moved':
        this.places.get(message.table)?.moved(message);
        return;
      case 'beat':
        for (const [table, head] of Object.entries(message.heads)) this.places.get(table)?.beat(head);
        return;
      case 'welcome':
      case 'table':
      case 'chat':
      case 'gone':
    }
  }

  private answered(answer: Extract<ServerMessage, { type: 'answer' }>): void {
    const awaited = answer.id === null ? undefined : this.awaited.get(answer.id);
    if (awaited !== undefined) return awaited(answer);
    if (answer.id === null) this.faults.push(`${this.name}: ${answer.ok ? '' : answer.reason}`);
    for (const place of this.places.values()) if (place.answer(answer)) return;
  }
}

export async function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
