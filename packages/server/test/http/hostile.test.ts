import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { injections, prototypeKeys, scripts, withField, withText } from '../corpus.ts';
import type { Json } from '../corpus.ts';
import { dump } from '../data.ts';
import { at, bodies, changingDoors } from '../doors.ts';
import type { Door } from '../doors.ts';
import { guest, openServer } from '../house.ts';
import type { TestServer, Visitor } from '../house.ts';

let server: TestServer;
let player: Visitor;
let table: string;
beforeAll(async () => {
  server = await openServer();
  player = await guest(server, 'Player');
  table = (await player.create({ listed: true })).id;
});
afterAll(() => server.close());

const bodyOf = (door: string): Json => (bodies[door] ?? {}) as Json;

/** Sends a text as the body, as somebody who has just come. */
async function send({ method, url }: Door, body: string): Promise<{ status: number; headers: Headers; text: string }> {
  const headers = { cookie: player.cookie, 'x-benchtop': '1', 'content-type': 'application/json' };
  const response = await fetch(new URL(at(url, table), server.url), { method, headers, body });
  const text = await response.text();
  // Whoever was let out, or has become an account, comes in again as a guest.
  if (response.headers.getSetCookie().length > 0) player = await guest(server, 'Player');
  return { status: response.status, headers: response.headers, text };
}

describe('S-08', () => {
  const extra = [
    '"seat":1',
    '"score":99',
    '"account":"somebody"',
    '"rulesVersion":"9.9.9"',
    '"host":true',
    '"id":"aaaaaaaaaaaa"',
    '"passphraseHash":"x"',
    '"":1',
  ];
  test('a field that is not named in the schema is refused, at every depth of every body', async () => {
    const before = dump(server.data);
    let tried = 0;
    for (const door of changingDoors(server.routes))
      for (const field of extra)
        for (const body of withField(bodyOf(door.door), field)) {
          // A body that has the field of its own gets it twice, which is the same as once.
          if (Object.hasOwn(bodyOf(door.door) as object, field.split('"')[1] ?? '')) continue;
          const { status } = await send(door, body);
          expect(status, `${door.door} ${body}`).toBe(400);
          tried++;
        }
    expect(tried).toBeGreaterThan(100);
    expect(dump(server.data)).toBe(before);
  });
});

describe('S-09', () => {
  const ownNames = (): string[] =>
    [Object.prototype, Array.prototype, Function.prototype].flatMap((each) => Object.getOwnPropertyNames(each));

  test('names of the prototype are ordinary texts or refused, in every position', async () => {
    const before = ownNames();
    for (const door of changingDoors(server.routes))
      for (const key of prototypeKeys) {
        for (const body of withText(bodyOf(door.door), key)) {
          const { status } = await send(door, JSON.stringify(body));
          expect(status, `${door.door} ${JSON.stringify(body)}`).toBeLessThan(500);
        }
        for (const field of [`"${key}":{"polluted":true}`, `"${key}":"x"`])
          for (const body of withField(bodyOf(door.door), field)) {
            const { status } = await send(door, body);
            expect(status, `${door.door} ${body}`).toBe(400);
          }
      }
    expect(ownNames()).toEqual(before);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('so they are in addresses', async () => {
    for (const key of prototypeKeys) {
      for (const address of [`/api/tables/${key}`, `/api/tables/${key}/record`, `/api/${key}`])
        expect((await player.get(address)).status, address).toBe(404);
      expect((await player.get(`/api/tables/${table}?${key}=x`)).status).toBe(400);
      expect((await player.get(`/api/tables/${table}?invite[${key}]=x`)).status).toBe(400);
    }
  });
});

describe('S-11', () => {
  test('texts of 100 kB are refused, in every position of every body', async () => {
    for (const door of changingDoors(server.routes))
      for (const size of [20_000, 100_000])
        for (const body of withText(bodyOf(door.door), 'a'.repeat(size))) {
          const { status } = await send(door, JSON.stringify(body));
          expect([400, 413], `${door.door} ${size}`).toContain(status);
        }
  });

  test('so are deep and wide ones', async () => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const wide = `{${Array.from({ length: 3000 }, (_, n) => `"a${n}":1`).join(',')}}`;
    for (const door of changingDoors(server.routes))
      for (const body of [deep, wide, `[${'[],'.repeat(5000)}[]]`, '"text"', '1', 'nonsense', '{"a":1', '\u0000']) {
        const { status } = await send(door, body);
        expect([400, 413], `${door.door} ${body.slice(0, 20)}`).toContain(status);
      }
  });

  test('long addresses and queries are refused', async () => {
    for (const address of [
      `/api/tables/${'a'.repeat(5000)}`,
      `/api/tables/${table}?invite=${'a'.repeat(5000)}`,
      `/api/tables/${table}/history?from=${'1'.repeat(5000)}`,
    ])
      expect([400, 404, 414], address.slice(0, 60)).toContain((await player.get(address)).status);
  });
});

describe('S-12', () => {
  test.each(scripts)('%s comes back only as JSON', async (script) => {
    const name = script.slice(0, 24);
    const visitor = await guest(server, name);
    const { id } = await visitor.create({ listed: true });
    for (const address of ['/api/me', `/api/tables/${id}`, '/api/tables', '/api/mine']) {
      const { headers, text } = await visitor.get(address);
      expect(text).toContain(JSON.stringify(name).slice(1, -1));
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    }
  });

  test('an address with a script in it is not quoted as a page', async () => {
    for (const script of scripts) {
      const response = await fetch(new URL(`/api/${encodeURIComponent(script)}`, server.url));
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  test('the policy allows no inline script, no frame and no foreign address', async () => {
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
  });
});

describe('S-13', () => {
  test('texts that break out of SQL or of a log are texts', async () => {
    const lines = server.log.length;
    for (const text of injections)
      for (const door of changingDoors(server.routes))
        for (const body of withText(bodyOf(door.door), text)) {
          const { status } = await send(door, JSON.stringify(body));
          expect(status, `${door.door} ${JSON.stringify(body)}`).toBeLessThan(500);
        }
    for (const text of injections) {
      const word = encodeURIComponent(text);
      expect((await player.get(`/api/tables/${word}`)).status).toBe(404);
      expect((await player.get(`/api/tables/${table}?invite=${word}`)).status).toBe(400);
      expect((await player.get(`/${word}`)).status).toBeLessThan(500);
    }
    expect((await player.get('/api/me')).status).toBe(200);
    expect(dump(server.data)).toContain('accounts\n[');
    for (const line of server.log.slice(lines)) {
      expect(line.trimEnd()).not.toMatch(/[\n\r]/);
      expect(line).not.toContain('forged');
      expect(JSON.parse(line)).toHaveProperty('level');
    }
    expect(server.log.length).toBeGreaterThan(lines + 100);
  });

  test('a name that an account has stays where it is', async () => {
    const visitor = await guest(server, "Robert'); DROP");
    expect((await visitor.get('/api/me')).body).toMatchObject({ name: "Robert'); DROP" });
  });
});
