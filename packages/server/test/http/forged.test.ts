import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dump } from '../data.ts';
import { at, bodies, changingDoors, doorOf } from '../doors.ts';
import { guest, openServer } from '../house.ts';
import type { TestServer, Visitor } from '../house.ts';
import { ask } from '../raw.ts';

let server: TestServer;
let victim: Visitor;
let table: string;
beforeAll(async () => {
  server = await openServer();
  victim = await guest(server, 'Victim');
  table = (await victim.create()).id;
});
afterAll(() => server.close());

interface Attempt {
  readonly type: string | null;
  readonly origin: string | null;
  readonly marked: boolean;
}

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/json',
  '',
  null,
];
const foreign = ['https://evil.example', 'null', 'http://127.0.0.1', 'http://localhost:1', 'file://'];

/** Sends as a browser of the victim would, made to by another site. */
async function send(door: string, { type, origin, marked }: Attempt): Promise<{ status: number; code: unknown }> {
  const { method, url } = doorOf(door);
  const headers = new Headers({ cookie: victim.cookie });
  if (type !== null) headers.set('content-type', type);
  if (origin !== null) headers.set('origin', origin);
  if (marked) headers.set('x-benchtop', '1');
  const body = new TextEncoder().encode(JSON.stringify(bodies[door] ?? {}));
  const response = await fetch(new URL(at(url, table), server.url), { method, headers, body });
  const answer = (await response.json()) as { readonly code?: unknown };
  return { status: response.status, code: answer.code };
}

describe('S-03', () => {
  test('no door that changes something opens for another site, whatever it sends', async () => {
    const before = dump(server.data);
    const own = new URL(server.url).origin;
    const doors = changingDoors(server.routes);
    expect(doors.length).toBeGreaterThan(10);
    for (const { door } of doors)
      for (const type of types) {
        for (const origin of [null, own, ...foreign]) {
          const { status } = await send(door, { type, origin, marked: false });
          expect(status, `${door} as ${type} from ${origin}`).toBe(403);
        }
        for (const origin of foreign) {
          const { status, code } = await send(door, { type, origin, marked: true });
          expect([status, code], `${door} as ${type} from ${origin}`).toEqual([403, 'foreign']);
        }
        if (type?.startsWith('application/json') === true) continue;
        const { status } = await send(door, { type, origin: own, marked: true });
        expect(status, `${door} as ${type}`).toBe(415);
      }
    expect(dump(server.data)).toBe(before);
  });

  test('the page itself gets through', async () => {
    const own = new URL(server.url).origin;
    for (const origin of [own, null]) {
      const sent = await send('POST /api/me', { type: 'application/json', origin, marked: true });
      expect(sent.status).toBe(200);
    }
  });

  test('reading changes nothing', async () => {
    const before = dump(server.data);
    for (const door of server.routes) {
      const { method, url } = doorOf(door);
      if (method === 'GET') await victim.ask('GET', at(url, table)).catch(() => null);
    }
    expect(dump(server.data)).toBe(before);
  });

  test('nobody is told that other sites may ask', async () => {
    const response = await fetch(new URL('/api/me', server.url), {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    for (const name of response.headers.keys()) expect(name).not.toMatch(/^access-control/);
  });

  test('where an address is configured, no other counts, whatever host was asked for', async () => {
    const named = await openServer({ origin: 'http://play.example.org' });
    try {
      const { host, origin: listening } = new URL(named.url);
      const ada = await guest(named, 'Ada');
      const from = async (origin: string, asked = host): Promise<number[]> => {
        const headers = { 'x-benchtop': '1', cookie: ada.cookie, origin, host: asked };
        const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
        const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };
        return [
          (await ask(named, { method: 'POST', target: '/api/me', headers, body: { name: 'Ada' } })).status,
          (await ask(named, { method: 'GET', target: '/api/socket', headers: { ...headers, ...upgrade, ...key } }))
            .status,
        ];
      };
      expect(await from('http://play.example.org')).toEqual([200, 101]);
      expect(await from('http://play.example.org', 'play.example.org')).toEqual([200, 101]);
      expect(await from(listening)).toEqual([403, 403]);
      expect(await from('http://evil.example', 'evil.example')).toEqual([403, 403]);
      expect(await from('https://play.example.org')).toEqual([403, 403]);
      expect(await from('http://play.example.org.evil.example')).toEqual([403, 403]);
      expect(await from('http://', '')).toEqual([403, 403]);
    } finally {
      await named.close();
    }
  });
});
