import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { guest, openServer, Visitor } from '../house.ts';
import type { TestServer } from '../house.ts';

async function withServer(
  flags: { readonly limits: string; readonly trustProxy?: string },
  work: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await openServer(flags);
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

/** The statuses that so many equal requests get. */
async function statuses(times: number, ask: (n: number) => Promise<{ readonly status: number }>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push((await ask(n)).status);
  return all;
}

const count = (all: readonly number[], status: number): number => all.filter((one) => one === status).length;

describe('S-07', () => {
  test('an address that asks too much is put off, and told for how long', () =>
    withServer({ limits: 'requests=20' }, async (server) => {
      const visitor = new Visitor(server);
      const all = await statuses(40, () => visitor.get('/api/games'));
      expect(count(all, 429)).toBeGreaterThanOrEqual(20);
      const { headers, body } = await visitor.get('/api/games');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(body).toMatchObject({ code: 'too-fast' });
      expect((await fetch(new URL('/healthz', server.url))).status).toBe(200);
      expect((await fetch(server.url)).status).toBe(200);
    }));

  test('what a client says about its own address is ignored', () =>
    withServer({ limits: 'requests=20,guests=5' }, async (server) => {
      const all = await statuses(40, (n) =>
        new Visitor(server).ask('GET', '/api/games', null, {
          'x-forwarded-for': `10.0.0.${n}`,
          forwarded: `for=10.0.0.${n}`,
          'x-real-ip': `10.0.0.${n}`,
        }),
      );
      expect(count(all, 429)).toBeGreaterThanOrEqual(20);
    }));

  test('a proxy that is trusted is believed', () =>
    withServer({ limits: 'guests=2', trustProxy: 'loopback' }, async (server) => {
      const from = (address: string) =>
        statuses(4, () => new Visitor(server).ask('POST', '/api/me', { name: 'Ada' }, { 'x-forwarded-for': address }));
      expect(await from('10.0.0.1')).toEqual([200, 200, 429, 429]);
      expect(await from('10.0.0.2')).toEqual([200, 200, 429, 429]);
      // The first address is what the client says; the proxy adds the last.
      expect(await from('10.0.0.3, 10.0.0.2')).toEqual([429, 429, 429, 429]);
    }));

  test('a network of IPv6 cannot ask for more than its share by using many addresses', () =>
    withServer({ limits: 'guests=2', trustProxy: 'loopback' }, async (server) => {
      const from = (address: string, times = 1) =>
        statuses(times, () =>
          new Visitor(server).ask('POST', '/api/me', { name: 'Ada' }, { 'x-forwarded-for': address }),
        );
      const hex = (n: number): string => n.toString(16);
      // One address that floods has its own share, and leaves the others theirs.
      expect(await from('2001:db8:1:1::1', 20)).toEqual([200, 200, ...Array<number>(18).fill(429)]);
      expect(await from('2001:db8:1:1:ffff::2')).toEqual([429]);
      const near = await statuses(12, async (n) => ({ status: (await from(`2001:db8:1:${hex(n + 2)}::1`))[0] ?? 0 }));
      expect(count(near, 200)).toBe(6);
      const around = await statuses(40, async (n) => ({
        status: (await from(`2001:db8:1:${hex(n + 1)}00::1`))[0] ?? 0,
      }));
      expect(count(around, 200)).toBe(24);
      expect(await from('2001:db8:2:1::1', 3)).toEqual([200, 200, 429]);
      expect(await from('::ffff:10.9.8.7', 2)).toEqual([200, 200]);
      expect(await from('10.9.8.7')).toEqual([429]);
    }));

  test('so it is with sockets', () =>
    withServer({ limits: 'addressSockets=1,accountSockets=100', trustProxy: 'loopback' }, async (server) => {
      const ada = await guest(server, 'Ada');
      const open = await Promise.all(
        Array.from({ length: 10 }, (_, n) => ada.socket({ 'x-forwarded-for': `2001:db8:1:${n}::1` })),
      );
      expect(open.map(({ status }) => status).filter((status) => status === 101)).toHaveLength(4);
      expect((await ada.socket({ 'x-forwarded-for': '2001:db8:2::1' })).status).toBe(101);
      expect((await ada.socket({ 'x-forwarded-for': '::ffff:10.0.0.1' })).status).toBe(101);
      expect((await ada.socket({ 'x-forwarded-for': '10.0.0.1' })).status).toBe(429);
    }));

  test('a session is limited wherever it comes from', () =>
    withServer({ limits: 'requests=20', trustProxy: 'loopback' }, async (server) => {
      const { cookie } = await guest(server, 'Ada');
      const all = await statuses(40, (n) =>
        new Visitor(server, cookie).ask('GET', '/api/mine', null, { 'x-forwarded-for': `10.0.0.${n}` }),
      );
      expect(count(all, 429)).toBeGreaterThanOrEqual(20);
    }));

  test('guests, sign-ins and tables are fewer', () =>
    withServer({ limits: 'guests=3,logins=4,tables=5' }, async (server) => {
      const ada = await guest(server, 'Ada');
      expect(await statuses(4, () => new Visitor(server).post('/api/me', { name: 'Bob' }))).toEqual([
        200, 200, 429, 429,
      ]);
      const login = { name: 'Nobody', passphrase: 'wrong wrong wrong' };
      expect(await statuses(6, () => new Visitor(server).post('/api/login', login))).toEqual([
        401, 401, 401, 401, 429, 429,
      ]);
      expect((await ada.post('/api/account', { name: 'Ada', passphrase: 'correct horse' })).status).toBe(429);
      const all = await statuses(7, () =>
        ada.create().then(
          () => ({ status: 200 }),
          () => ({ status: 429 }),
        ),
      );
      expect(all).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect((await ada.get('/api/mine')).status).toBe(200);
    }));

  test('many sign in at once: those who do not fit are put off, the others are served meanwhile', () =>
    withServer({ limits: 'logins=1000,guesses=1000' }, async (server) => {
      const login = { name: 'Nobody', passphrase: 'wrong wrong wrong' };
      const flood = Promise.all(Array.from({ length: 80 }, () => new Visitor(server).post('/api/login', login)));
      expect((await new Visitor(server).get('/api/games')).status).toBe(200);
      const all = (await flood).map(({ status }) => status);
      expect(count(all, 503)).toBeGreaterThan(0);
      expect(count(all, 401)).toBeGreaterThan(40);
      expect(count(all, 401) + count(all, 503)).toBe(80);
    }));

  test('an account and an address have only so many sockets', () =>
    withServer({ limits: 'accountSockets=2,addressSockets=3' }, async (server) => {
      const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
      const first = await ada.socket();
      expect([first.status, (await ada.socket()).status, (await ada.socket()).status]).toEqual([101, 101, 429]);
      expect([(await bob.socket()).status, (await bob.socket()).status]).toEqual([101, 429]);
      first.socket.close();
      await first.closed;
      await expect.poll(async () => (await ada.socket()).status).toBe(101);
    }));

  test('signs of life are answered, and count as messages', () =>
    withServer({ limits: 'messages=10' }, async (server) => {
      const ada = await guest(server, 'Ada');
      const { socket, closed, messages } = await ada.socket();
      const pong = new Promise((resolve) => socket.once('pong', (data: Buffer) => resolve(data.toString())));
      socket.ping('still there?');
      expect(await pong).toBe('still there?');
      for (let n = 0; n < 100; n++) socket.ping();
      expect(await closed).toBe(1008);
      expect(messages.filter((each) => (each as { code?: string }).code === 'too-fast')).toHaveLength(1);
      const other = await ada.socket();
      for (let n = 0; n < 100; n++) other.socket.pong();
      expect(await other.closed).toBe(1008);
    }));

  test('a long message counts as several', () =>
    withServer({ limits: 'messages=10' }, async (server) => {
      const ada = await guest(server, 'Ada');
      const { socket, closed, messages } = await ada.socket();
      for (let n = 0; n < 6; n++) socket.send('x'.repeat(15_000));
      expect(await closed).toBe(1008);
      expect(messages.filter((each) => (each as { code?: string }).code === 'malformed').length).toBeLessThan(6);
    }));

  test('a message in very many pieces is not put together', () =>
    withServer({ limits: 'messages=1000' }, async (server) => {
      const { socket, closed } = await (await guest(server, 'Ada')).socket();
      for (let n = 0; n < 100; n++) socket.send('x', { fin: false });
      expect(await closed).toBe(1008);
    }));

  test('opening tables again and again waits its turn; nobody is closed for a few', () =>
    withServer({ limits: 'accountMessages=16' }, async (server) => {
      const ada = await guest(server, 'Ada');
      const { id } = await ada.create();
      const [one, two] = [await ada.socket(), await ada.socket()];
      const ids = Array.from({ length: 10 }, () => randomUUID());
      for (const [n, watch] of ids.entries())
        (n % 2 === 0 ? one : two).socket.send(JSON.stringify({ type: 'watch', id: watch, table: id, since: null }));
      for (const [n, watch] of ids.entries())
        expect(await (n % 2 === 0 ? one : two).next((each) => each['id'] === watch)).toMatchObject({ ok: true });
      expect([one.socket.readyState, two.socket.readyState]).toEqual([1, 1]);
    }));

  test('a socket that floods is told so and closed; the others go on', () =>
    withServer({ limits: 'messages=10' }, async (server) => {
      const [ada, bob] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
      const [flood, calm] = [await ada.socket(), await bob.socket()];
      for (let n = 0; n < 200; n++) flood.socket.send('{"type":"nonsense"}');
      expect(await flood.closed).toBe(1008);
      const tooFast = flood.messages.filter((each) => (each as { code?: string }).code === 'too-fast');
      expect(tooFast).toHaveLength(1);
      calm.socket.send('{"type":"nonsense","id":"mine"}');
      expect(await calm.next(({ id }) => id === 'mine')).toMatchObject({
        type: 'answer',
        ok: false,
        code: 'malformed',
      });
      calm.socket.terminate();
    }));
});
