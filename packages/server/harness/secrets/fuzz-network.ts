/** The whole server: the same messages over real sockets, and bodies over real HTTP. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { games } from '@benchtop/games';
import { readConfig, startServer } from '@benchtop/server';
import type { RunningServer } from '@benchtop/server';
import { openStore } from '@benchtop/server/parts';
import type { Person, Store } from '@benchtop/server/parts';
import { WebSocket } from 'ws';
import { crowd } from './fuzz-host.ts';
import { FuzzTable } from './fuzz-table.ts';
import { Fuzzer } from './fuzz.ts';
import type { FuzzReport } from './fuzz.ts';
import { anyOf, damaged, nonsense, oddField, oddValue } from './fuzz-values.ts';
import { fastDice } from './walk.ts';

const PEOPLE = 7;
const LIMITS = 'all=100000000';

interface Visitor extends Person {
  readonly cookie: string;
}

interface Place {
  readonly server: RunningServer;
  readonly store: Store;
  readonly visitors: Visitor[];
  close(): Promise<void>;
}

async function openPlace(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchtop-fuzz-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>page</title>');
  const flags = { root: folder, port: 0, data: folder, limits: LIMITS, logLevel: 'silent' };
  const store = await openStore({ file: ':memory:', thread: false });
  const server = await startServer(readConfig(flags, {}), undefined, { store });
  const visitors: Visitor[] = [];
  for (let n = 0; n < PEOPLE; n++) visitors.push(await visit(server, `Person ${n}`));
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, store, visitors, close };
}

async function visit({ url }: RunningServer, name: string): Promise<Visitor> {
  const headers = { 'content-type': 'application/json', 'x-benchtop': '1' };
  const response = await fetch(new URL('/api/me', url), { method: 'POST', headers, body: JSON.stringify({ name }) });
  const { account } = (await response.json()) as { readonly account: string };
  return { account, name, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Messages over sockets. */
export async function fuzzSockets(messages: number, seed: string): Promise<FuzzReport> {
  const place = await openPlace();
  try {
    const sockets = await Promise.all(place.visitors.map(async ({ cookie }) => openSocket(place.server, cookie)));
    const open = (who: number, hear: (text: string) => void) => {
      sockets[who].on('message', (data: Buffer) => hear(data.toString()));
      return { send: (text: string) => sockets[who].send(text) };
    };
    const wait = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));
    const report = await new Fuzzer({ people: place.visitors, bots: false, open, wait }, place.store, seed).run(
      messages,
    );
    for (const [who, socket] of sockets.entries())
      if (socket.readyState !== WebSocket.OPEN) report.faults.push(`the socket of person ${who} was closed`);
    for (const socket of sockets) socket.close();
    return report;
  } finally {
    await place.close();
  }
}

async function openSocket({ url }: RunningServer, cookie: string): Promise<WebSocket> {
  const address = new URL('/api/socket', url.replace('http:', 'ws:'));
  const socket = new WebSocket(address, { headers: { cookie }, origin: new URL(url).origin });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

export interface HttpReport {
  requests: number;
  readonly byStatus: Map<number, number>;
  readonly faults: string[];
}

const bodies: readonly object[] = [
  { name: 'Ann' },
  { name: 'Ann', passphrase: 'correct horse battery' },
  { game: 'algoracing', seats: 2, settings: {}, listed: true, clock: null, delay: 0, bots: [null, null] },
  { seat: null },
  { ready: true },
  { bot: 'random' },
  { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } },
];

/** Bodies and addresses over HTTP, by every route that the server has. */
export async function fuzzRequests(requests: number, seed: string): Promise<HttpReport> {
  const report: HttpReport = { requests: 0, byStatus: new Map(), faults: [] };
  const place = await openPlace();
  const dice = fastDice(seed);
  const strangers = crowd.map((person) => ({ ...person, account: `stranger-${person.account}` }));
  const doors = { people: strangers, bots: false };
  const tables = await Promise.all(games.map(async (game, n) => FuzzTable.plant(game, n, place.store, doors)));
  try {
    while (report.requests < requests && report.faults.length < 10)
      await Promise.all(Array.from({ length: 16 }, async () => oneRequest(place, dice, report)));
    for (const table of tables) {
      const fault = await table.fault(place.store);
      if (fault !== null) report.faults.push(fault);
    }
  } finally {
    await place.close();
  }
  return report;
}

async function oneRequest(place: Place, dice: ReturnType<typeof fastDice>, report: HttpReport): Promise<void> {
  report.requests++;
  const [method, pattern] = anyOf(place.server.routes, dice).split(' ');
  const address = pattern.replaceAll(/:\w+/g, () =>
    anyOf(['fuzz00000000', 'fuzz00000001', 'abcdefghijkm', '0', '__proto__', '%00', '-1', '..%2f'], dice),
  );
  const body = method === 'GET' || method === 'HEAD' ? null : oddBody(dice);
  const who = dice.randomInt(PEOPLE);
  const headers = new Headers({ cookie: place.visitors[who].cookie, 'x-benchtop': '1' });
  if (body !== null) headers.set('content-type', 'application/json');
  const query =
    dice.randomInt(4) === 0 ? `?${oddField(dice).trim()}=${encodeURIComponent(oddValue(dice).slice(0, 200))}` : '';
  try {
    const url = new URL(address.replaceAll('*', 'x') + query, place.server.url);
    const response = await fetch(url, { method, headers, body });
    await response.arrayBuffer();
    report.byStatus.set(response.status, (report.byStatus.get(response.status) ?? 0) + 1);
    // Some requests end the session they come with.
    if (response.status === 401) place.visitors[who] = await visit(place.server, `Person ${who}`);
    if (response.status >= 500)
      report.faults.push(`${response.status} for ${method} ${address} ${body ?? ''}`.slice(0, 400));
  } catch (error) {
    report.faults.push(`no answer to ${method} ${address}: ${String(error)}`);
  }
}

function oddBody(dice: ReturnType<typeof fastDice>): string {
  const right = { ...anyOf(bodies, dice) };
  const text = JSON.stringify(right);
  const fields = Object.entries(right).map(([name, value]) => [name, JSON.stringify(value)]);
  const i = dice.randomInt(fields.length);
  switch (dice.randomInt(5)) {
    case 0:
      return damaged(text, dice);
    case 1:
      return nonsense(dice);
    case 2:
      fields[i] = [fields[i][0], oddValue(dice)];
      break;
    case 3:
      fields.splice(i, 0, [oddField(dice), oddValue(dice)]);
      break;
    default:
  }
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}
