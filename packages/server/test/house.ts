import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { readConfig, startServer } from '../src/index.ts';
import type { ConfigFlags, RunningServer } from '../src/index.ts';
import type { ServerParts } from '../src/server.ts';
import type { Environment } from '../src/config.ts';
import type { CreateBody } from '../src/wire/http.ts';
import type { WireTable } from '../src/wire/table.ts';
import { checkAnswer } from './openapi.ts';

/** A small page, so that no test needs the built one. */
export const root = mkdtempSync(path.join(tmpdir(), 'benchtop-page-'));
mkdirSync(path.join(root, 'assets'));
writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>page</title>');
writeFileSync(path.join(root, 'assets/main-abc123.js'), 'export {};');
writeFileSync(path.join(root, 'icon.svg'), '<svg/>');
writeFileSync(path.join(root, '.secret'), 'hidden');
writeFileSync(path.join(root, '..', 'benchtop-outside.txt'), 'outside');

/** Numbers that no test reaches by accident. */
export const NO_LIMITS = 'all=1000000';

export interface TestServer extends RunningServer {
  readonly data: string;
  /** Every line of the log so far. */
  readonly log: string[];
}

/** The real server on a free port, with a data folder of its own. */
export async function openServer(
  flags: Partial<ConfigFlags> = {},
  env: Environment = {},
  before?: TestServer,
  parts: ServerParts = {},
): Promise<TestServer> {
  const data = before?.data ?? mkdtempSync(path.join(tmpdir(), 'benchtop-data-'));
  const config = readConfig({ root, port: 0, data, limits: NO_LIMITS, logLevel: 'debug', ...flags }, env);
  const log: string[] = [];
  const server = await startServer(config, { write: (line: string) => log.push(line) }, parts);
  return { ...server, data, log };
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; null when it is none. */
  readonly body: unknown;
}

type Body = object | null;

/** A browser as far as the server can tell: keeps its cookie, sends what the page sends. */
export class Visitor {
  readonly server: RunningServer;
  cookie = '';
  /** What tells accounts that this browser has signed in before. */
  device = '';

  constructor(server: RunningServer, cookie = '') {
    this.server = server;
    this.cookie = cookie;
  }

  async ask(method: string, address: string, body: Body = null, headers: HeadersInit = {}): Promise<Answer> {
    const all = new Headers(headers);
    const cookies = [this.cookie, this.device].filter((each) => each !== '');
    if (cookies.length > 0 && !all.has('cookie')) all.set('cookie', cookies.join('; '));
    if (method !== 'GET' && !all.has('x-benchtop')) all.set('x-benchtop', '1');
    if (body !== null && !all.has('content-type')) all.set('content-type', 'application/json');
    const init: RequestInit = { method, headers: all, ...(body === null ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(new URL(address, this.server.url), init);
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, body: jsonOf(text) };
    await checkAnswer(this.server, method, address, answer);
    this.keepCookie(response.headers);
    return answer;
  }

  get(address: string): Promise<Answer> {
    return this.ask('GET', address);
  }

  post(address: string, body: Body = null): Promise<Answer> {
    return this.ask('POST', address, body);
  }

  /** What a request that must succeed is answered with. */
  async must<T>(method: string, address: string, body: Body = null): Promise<T> {
    const { status, text, body: value } = await this.ask(method, address, body);
    if (status !== 200) throw new Error(`${method} ${address}: ${status} ${text}`);
    return value as T;
  }

  create(wishes: Partial<CreateBody> = {}): Promise<WireTable> {
    return this.must('POST', '/api/tables', { ...tableWish, ...wishes });
  }

  /** A socket, once it is open or was refused. */
  async socket(headers: { readonly [name: string]: string } = {}): Promise<TestSocket> {
    const origin = new URL(this.server.url).origin;
    return openSocket(this.server, { cookie: this.cookie, origin, ...headers });
  }

  private keepCookie(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const kept = cookie.includes('Max-Age=0') ? '' : (cookie.split(';')[0] ?? '');
      if (cookie.includes('benchtop-known=')) this.device = kept;
      else this.cookie = kept;
    }
  }
}

export const tableWish: CreateBody = {
  game: 'arctic-cleanup',
  seats: 2,
  settings: {},
  listed: false,
  clock: null,
  delay: null,
  bots: [null, null],
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** A visitor with a name. */
export async function guest(server: RunningServer, name: string): Promise<Visitor> {
  const visitor = new Visitor(server);
  await visitor.must('POST', '/api/me', { name });
  return visitor;
}

export interface TestSocket {
  /** 101, or how the upgrade was refused. */
  readonly status: number;
  readonly socket: WebSocket;
  readonly messages: unknown[];
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  /** The next message that fits, past or to come. */
  next(fits: (message: { readonly [key: string]: unknown }) => boolean): Promise<{ readonly [key: string]: unknown }>;
}

export async function openSocket(
  server: RunningServer,
  headers: { readonly [name: string]: string },
): Promise<TestSocket> {
  const { origin, ...others } = headers;
  const address = new URL('/api/socket', server.url.replace('http:', 'ws:'));
  const socket = new WebSocket(address, { headers: others, ...(origin === undefined ? {} : { origin }) });
  const messages: { readonly [key: string]: unknown }[] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    messages.push(JSON.parse(data.toString()) as { readonly [key: string]: unknown });
    for (const listener of listeners) listener();
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const status = await new Promise<number>((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
  });
  const next: TestSocket['next'] = (fits) =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = messages.find(fits);
        if (found === undefined) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
    });
  return { status, socket, messages, closed, next };
}
