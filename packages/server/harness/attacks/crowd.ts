import { randomUUID } from 'node:crypto';
import { rollFrom } from '../faults/chance.ts';
import { pause, Person, urlOf } from '../faults/person.ts';
import type { HttpAnswer } from '../faults/person.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { WebSocket } from 'ws';

/** Somebody whom the server has never seen, with a session of a guest. */
export async function stranger(server: ServerProcess, name = 'Stranger'): Promise<Person> {
  const person = new Person({ port: server.spec.port }, name, rollFrom(1));
  await person.signIn();
  return person;
}

/** What a request that must succeed is answered with. */
export async function must<T>(person: Person, method: 'GET' | 'POST', path: string, body: object | null): Promise<T> {
  const { status, body: answer }: HttpAnswer = await person.ask(method, path, body);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
  return answer as T;
}

/** A running match of a person alone. */
export async function ownMatch(person: Person): Promise<string> {
  const wish = { seats: 1, settings: {}, listed: false, clock: null, delay: null, bots: [null] };
  const { id } = await must<{ id: string }>(person, 'POST', '/api/tables', { game: 'arctic-cleanup', ...wish });
  await must(person, 'POST', `/api/tables/${id}/ready`, { ready: true });
  return id;
}

/** A bare socket with the session of a person; null: it was refused. What it receives is not looked at. */
export async function bareSocket({ site, cookie }: Person): Promise<WebSocket | null> {
  const socket = new WebSocket(`ws://127.0.0.1:${site.port}/api/socket`, {
    headers: { cookie },
    origin: urlOf(site),
    perMessageDeflate: false,
  });
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(socket));
    socket.once('close', () => resolve(null));
  });
}

const ANSWER = Buffer.from('{"type":"answer"');

/** So many sockets of one person that do something again and again; who is thrown out comes back. */
export class Crowd {
  sent = 0;
  /** What was carried out. */
  answers = 0;
  /** How often a socket was closed. */
  closed = 0;
  /** Bytes that came back. */
  received = 0;
  private readonly began = performance.now();
  private readonly person: Person;
  private readonly act: (socket: WebSocket) => void;
  private readonly everyMs: number;
  private over = false;
  private readonly all: Promise<void>[];

  constructor(person: Person, sockets: number, everyMs: number, act: (socket: WebSocket) => void) {
    this.person = person;
    this.everyMs = everyMs;
    this.act = act;
    this.all = Array.from({ length: sockets }, async () => this.keepOn());
  }

  /** Milliseconds so far. */
  get lasted(): number {
    return performance.now() - this.began;
  }

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.all);
  }

  private async keepOn(): Promise<void> {
    while (!this.over) {
      const socket = await bareSocket(this.person);
      if (socket !== null) await this.speak(socket);
      else await pause(200);
    }
  }

  private async speak(socket: WebSocket): Promise<void> {
    socket.on('message', (data: Buffer) => {
      this.received += data.length;
      if (data.subarray(0, ANSWER.length).equals(ANSWER) && data.includes('"ok":true')) this.answers++;
    });
    while (!this.over && socket.readyState === socket.OPEN) {
      this.act(socket);
      this.sent++;
      await pause(this.everyMs);
    }
    if (!this.over) this.closed++;
    socket.terminate();
  }
}

/** A message that opens a table, or opens it again. */
export function watching(table: string): string {
  return JSON.stringify({ type: 'watch', id: randomUUID(), table, since: null });
}
