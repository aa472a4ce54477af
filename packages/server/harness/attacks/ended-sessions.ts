import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import type { Report } from '../faults/figures.ts';
import { urlOf } from '../faults/person.ts';
import { textOf } from '@benchtop/bench/text';
import { attacked } from './attack.ts';
import type { Attack } from './attack.ts';
import { Browser } from './browser.ts';

const passphrase = 'correct horse battery';

/** Holds on to a stolen session: by an open socket, and by a request whose body comes when all is over. */
export const endedSessions: Attack = {
  threats: ['S-02'],
  run: (call) => attacked(call, async ({ spec }) => heldOn(spec.port)),
};

/** What somebody does who notices that they are not alone in their account. */
const ways = [
  ['log out everywhere', 'POST', '/api/logout-everywhere', null],
  ['change the passphrase', 'PUT', '/api/account/passphrase', { passphrase, next: 'another horse battery' }],
] as const;

async function heldOn(port: number): Promise<Report> {
  const figures: Report['figures'][number][] = [];
  const failures: string[] = [];
  for (const [words, method, path, body] of ways) {
    const { owner, thief } = await stolen(port, words);
    const socket = await opened(thief);
    const rename = await begun(thief, `Stolen: ${words}`);
    const began = performance.now();
    const status = await owner.ask(method, path, body);
    const ms = await closedAfter(socket, began);
    const late = await rename.finish();
    const again = await thief.ask('GET', '/api/mine');
    figures.push({ name: words, value: `${status}; socket closed after ${ms === null ? 'never' : `${ms} ms`}` });
    figures.push({ name: '  the request under way, the next one', value: `${late}, ${again}` });
    if (status !== 200) failures.push(`${words}: ${status}`);
    if (ms === null) failures.push(`${words}: the thief's socket stayed open`);
    if (late === 200) failures.push(`${words}: a request that was under way was carried out`);
    if (again !== 401) failures.push(`${words}: the session went on`);
    socket.terminate();
  }
  return { title: 'a stolen session that is held on to', figures, failures };
}

/** One account, and two browsers with sessions of it. */
async function stolen(port: number, words: string): Promise<{ readonly owner: Browser; readonly thief: Browser }> {
  const name = words.slice(0, 20);
  const [owner, thief] = [new Browser(port), new Browser(port)];
  await owner.makeAccount(name, passphrase);
  await thief.ask('POST', '/api/login', { name, passphrase });
  return { owner, thief };
}

async function opened({ port, cookie }: Browser): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers: { cookie }, origin: urlOf({ port }) });
  await once(socket, 'open');
  return socket;
}

/** Milliseconds until a socket was closed; null: it is not, for the server still answers. */
async function closedAfter(socket: WebSocket, began: number): Promise<number | null> {
  if (socket.readyState === WebSocket.CLOSED) return 0;
  const closed = once(socket, 'close').then(() => Math.round(performance.now() - began));
  const answered = new Promise<null>((resolve) => {
    socket.on('message', (data: RawData) => (textOf(data).includes('"answer"') ? resolve(null) : undefined));
  });
  if (socket.readyState === WebSocket.OPEN) socket.send('Is anybody there?');
  return Promise.race([closed, answered]);
}

/** A request whose head the server has, and whose body is yet to come. */
async function begun({ port, cookie }: Browser, name: string) {
  const body = JSON.stringify({ name: name.slice(0, 24) });
  const headers = {
    cookie,
    'x-benchtop': '1',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  };
  const sending = request(`${urlOf({ port })}/api/me`, { method: 'POST', headers });
  sending.flushHeaders();
  await once(sending, 'continue');
  return { finish: () => finished(sending, body) };
}

async function finished(sending: ClientRequest, body: string): Promise<number> {
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.once('response', resolve).once('error', reject),
  );
  sending.end(body);
  const response = await answered;
  response.resume();
  return response.statusCode ?? 0;
}
