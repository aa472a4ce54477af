import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dump } from '../data.ts';
import { at, bodies, doorOf } from '../doors.ts';
import type { Door } from '../doors.ts';
import { guest, openServer } from '../house.ts';
import type { TestServer, Visitor } from '../house.ts';
import { ask } from '../raw.ts';
import type { RawAnswer } from '../raw.ts';
import { spellings } from './spellings.ts';

let server: TestServer;
let player: Visitor;
let table: string;
beforeAll(async () => {
  server = await openServer();
  player = await guest(server, 'Player');
  table = (await player.create({ listed: true })).id;
});
afterAll(() => server.close());

const marked = { 'x-benchtop': '1' };
const addressOf = ({ url }: Door): string => at(url, table).replace('*', 'anything');
const doors = (): Door[] => server.routes.map(doorOf);

interface Judged {
  readonly name: string;
  /** The route that the server says it has answered from; null: none. */
  readonly route: string | null;
  readonly answer: RawAnswer;
}

/** What an address in every spelling is answered with. */
async function everySpelling(door: Door, headers: { readonly [name: string]: string }): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [name, spell] of spellings) {
    const before = server.log.length;
    const target = spell(addressOf(door));
    const answer = await ask(server, { method: door.method, target, headers, body: bodies[door.door] ?? null });
    await expect.poll(() => server.log.length, { interval: 1 }).toBeGreaterThan(before);
    judged.push({ name, route: routeIn(server.log.slice(before)), answer });
  }
  return judged;
}

function routeIn(lines: readonly string[]): string | null {
  const answered = lines.map((line) => JSON.parse(line) as { msg: string; route?: string | null });
  return answered.find(({ msg }) => msg === 'answered')?.route ?? null;
}

/** What may differ between two answers of one door: what it is about, and the words that quote the address. */
const gist = ({ status, body }: RawAnswer): unknown => [status, /"code":"[^"]+"/.exec(body)?.[0] ?? null];

/** Whoever comes to no door is told so. */
const isNowhere = ({ status, body }: RawAnswer): boolean =>
  [400, 403, 404].includes(status) ||
  (status === 200 && (body.includes('<title>page') || body === '')) ||
  status === 304;

function expectSame(door: Door, judged: readonly Judged[], whose: string): void {
  const [plain] = judged;
  if (plain === undefined) throw new Error('no spelling');
  for (const { name, route, answer } of judged) {
    const words = `${door.door}, ${name}, ${whose}: ${answer.status} ${answer.body.slice(0, 100)}`;
    expect(answer.status, words).not.toBe(500);
    // Behind an open door there may be nothing of that name; a guard says the same to everybody.
    const other =
      !/"code":"(no-session|foreign|too-fast)"/.test(plain.answer.body) && [400, 404].includes(answer.status);
    if (route === door.url && !other) expect(gist(answer), words).toEqual(gist(plain.answer));
    else expect(isNowhere(answer), words).toBe(true);
    if (/absolute|no slash|asterisk/.test(name)) expect(answer.status, words).toBe(400);
  }
}

describe('S-04', () => {
  test('a door has the same guards and the same answers, however its address is written', async () => {
    for (const door of doors()) {
      // An address of a file may be written in many ways; what matters is that none leads out of the folder.
      if (door.url === '/*') continue;
      const judged = await everySpelling(door, marked);
      expectSame(door, judged, 'without a session');
    }
  });

  test('so it has for those with a session', async () => {
    const before = dump(server.data);
    for (const door of doors()) {
      if (door.method !== 'GET' || door.url === '/*') continue;
      expectSame(door, await everySpelling(door, { cookie: player.cookie }), 'with a session');
    }
    expect(dump(server.data)).toBe(before);
  });

  test('nothing changes without the header that no other site can send', async () => {
    const before = dump(server.data);
    for (const door of doors()) {
      if (!Object.hasOwn(bodies, door.door)) continue;
      for (const { name, answer } of await everySpelling(door, { cookie: player.cookie }))
        expect([400, 403], `${door.door}, ${name}`).toContain(answer.status);
    }
    expect(dump(server.data)).toBe(before);
  });

  test('a socket opens by the same rules at every spelling', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const own = new URL(server.url).origin;
    const opened = async (target: string, headers: { readonly [name: string]: string }): Promise<number> =>
      (await ask(server, { method: 'GET', target, headers: { ...upgrade, ...headers } })).status;
    const everywhere = doors().map((door) => addressOf(door));
    for (const target of [...spellings.map(([, spell]) => spell('/api/socket')), ...everywhere]) {
      expect([400, 401], target).toContain(await opened(target, { origin: own }));
      const foreign = { cookie: player.cookie, origin: 'https://evil.example' };
      expect([400, 403], target).toContain(await opened(target, foreign));
    }
    expect(await opened('/%61pi/socke%74', { cookie: player.cookie, origin: own })).toBe(101);
  });
});

describe('S-07', () => {
  test('whatever is asked for has been counted, at every door in every spelling and at none', async () => {
    const busy = await openServer({ limits: 'requests=1' });
    try {
      for (let n = 0; n < 6; n++) for (const target of ['/', '/api/games']) await ask(busy, { method: 'GET', target });
      for (const door of [...doors(), doorOf('POST /nowhere'), doorOf('OPTIONS /api/me'), doorOf('TRACE /api/me')])
        for (const [name, spell] of spellings) {
          const { status, body } = await ask(busy, {
            method: door.method,
            target: spell(addressOf(door)),
            headers: marked,
          });
          if (body.includes('not a request of HTTP')) continue;
          expect(status, `${door.door}, ${name}`).toBe(429);
        }
    } finally {
      await busy.close();
    }
  });

  test('a passphrase is tried as often as the limit says, in all spellings together', async () => {
    const strict = await openServer({ limits: 'logins=3' });
    try {
      const tried: number[] = [];
      for (const [, spell] of spellings)
        tried.push(
          (
            await ask(strict, {
              method: 'POST',
              target: spell('/api/login'),
              headers: marked,
              body: { name: 'Nobody', passphrase: 'wrong wrong wrong' },
            })
          ).status,
        );
      expect(tried.filter((status) => status === 401)).toHaveLength(3);
      expect(new Set(tried)).toEqual(new Set([400, 401, 404, 429]));
    } finally {
      await strict.close();
    }
  });
});
