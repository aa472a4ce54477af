import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Conversation, Host } from '../../src/host/contract.ts';
import { limitsOf } from '../../src/limits.ts';
import { Sockets } from '../../src/socket/sockets.ts';
import { guest, openServer, openSocket } from '../house.ts';
import type { TestServer, Visitor } from '../house.ts';

let server: TestServer;
let ada: Visitor;
let own: string;
beforeAll(async () => {
  server = await openServer();
  ada = await guest(server, 'Ada');
  own = new URL(server.url).origin;
});
afterAll(() => server.close());

describe('S-01', () => {
  test('a page of this server opens a socket and is welcomed', async () => {
    const socket = await ada.socket();
    expect(socket.status).toBe(101);
    const welcome = await socket.next(() => true);
    expect(welcome).toMatchObject({ type: 'welcome', name: 'Ada' });
    expect(welcome['version']).toMatch(/^[0-9a-f]{12}$/);
    socket.socket.close();
    expect(await socket.closed).toBe(1005);
  });

  test.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1',
    'http://localhost:80',
    'file://',
    'https://127.0.0.1:443',
    'http://127.0.0.1.evil.example',
    'HTTP://EVIL',
    '',
  ])('a page from %j does not', async (origin) => {
    expect((await openSocket(server, { cookie: ada.cookie, origin })).status).toBe(403);
  });

  test('nor does what is no page at all, nor one of the same name and another scheme or port', async () => {
    expect((await openSocket(server, { cookie: ada.cookie })).status).toBe(403);
    const { port } = new URL(server.url);
    for (const origin of [
      `https://127.0.0.1:${port}`,
      `http://127.0.0.1:${Number(port) + 1}`,
      `http://localhost:${port}`,
    ])
      expect((await openSocket(server, { cookie: ada.cookie, origin })).status, origin).toBe(403);
  });

  test('an address that is configured opens one', async () => {
    const origin = 'http://play.example.org';
    const proxied = await openServer({ origin });
    const visitor = await guest(proxied, 'Ada');
    const socket = await openSocket(proxied, { cookie: visitor.cookie, origin });
    expect(socket.status).toBe(101);
    expect((await openSocket(proxied, { cookie: visitor.cookie, origin: 'http://example.org' })).status).toBe(403);
    await proxied.close();
  });

  test('without a session there is none', async () => {
    for (const cookie of ['', 'benchtop=', `benchtop=${'a'.repeat(43)}`])
      expect((await openSocket(server, { cookie, origin: own })).status).toBe(401);
  });

  test('a query, as for a token, is not taken', async () => {
    const address = new URL('/api/socket?token=x', server.url.replace('http:', 'ws:'));
    const socket = new WebSocket(address, { headers: { cookie: ada.cookie }, origin: own });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve(101));
      socket.on('error', () => {});
    });
    expect(status).toBe(400);
  });

  test('no other door opens as a socket', async () => {
    for (const path of ['/', '/api/me', '/api/tables', '/healthz', '/api/nothing']) {
      const socket = new WebSocket(new URL(path, server.url.replace('http:', 'ws:')), {
        headers: { cookie: ada.cookie },
        origin: own,
      });
      const opened = await new Promise((resolve) => {
        socket.on('open', () => resolve(true));
        socket.on('error', () => resolve(false));
      });
      expect(opened, path).toBe(false);
    }
  });
});

describe('messages', () => {
  test('of more than 16 kB close the socket', async () => {
    const socket = await ada.socket();
    socket.socket.send('x'.repeat(17 * 1024));
    expect(await socket.closed).toBe(1009);
  });

  test('that are not text close it', async () => {
    const socket = await ada.socket();
    socket.socket.send(Buffer.from([1, 2, 3]));
    expect(await socket.closed).toBe(1003);
  });

  test('are not compressed, so that their length tells nothing', async () => {
    const socket = await ada.socket();
    expect(socket.socket.extensions).toBe('');
    socket.socket.terminate();
  });

  test('reach the host, and its answers come back', async () => {
    const { id } = await ada.create({ seats: 1, bots: [null] });
    await ada.must('POST', `/api/tables/${id}/ready`, { ready: true });
    const socket = await ada.socket();
    const watch = randomUUID();
    socket.socket.send(JSON.stringify({ type: 'watch', id: watch, table: id, since: null }));
    expect(await socket.next((message) => message['id'] === watch)).toMatchObject({ type: 'answer', ok: true });
    expect(await socket.next(({ type }) => type === 'sync')).toMatchObject({ table: id, seat: 0 });
    socket.socket.terminate();
  });
});

test('F-15: a client that does not read is cut off, and comes back', async () => {
  const { id } = await ada.create({ seats: 1, bots: [null] });
  await ada.must('POST', `/api/tables/${id}/ready`, { ready: true });
  const slow = await ada.socket();
  slow.socket.pause();
  const watch = (): string => JSON.stringify({ type: 'watch', id: randomUUID(), table: id, since: null });
  const connections = async (): Promise<number> => {
    const { text } = await ada.get('/metrics');
    return Number(/^benchtop_connections (\d+)$/m.exec(text)?.[1]);
  };
  const before = await connections();
  await expect
    .poll(async () => {
      for (let n = 0; n < 200 && slow.socket.readyState === slow.socket.OPEN; n++) slow.socket.send(watch());
      return connections();
    })
    .toBe(before - 1);
  slow.socket.terminate();
  const again = await ada.socket();
  expect(again.status).toBe(101);
  again.socket.terminate();
});

describe('F-16', () => {
  /** Sockets alone, with a host that only listens. */
  async function alone(signOfLife: number) {
    let closed = 0;
    const conversation: Conversation = {
      read: () => null,
      carryOut: (_message, done) => done(),
      receive: () => undefined,
      closed: () => closed++,
    };
    const host: Pick<Host, 'connect'> = { connect: () => conversation };
    const limits = limitsOf([]);
    if (typeof limits === 'string') throw new Error(limits);
    const sockets = new Sockets({ host, limits, version: '1', signOfLife, onOpen: () => undefined });
    const listener = new WebSocketServer({ port: 0 });
    await new Promise((resolve) => listener.once('listening', resolve));
    const owner = {
      person: { account: 'a', name: 'A' },
      session: 's',
      expires: Date.now() + 1e9,
      address: '::1',
      networks: [],
    };
    listener.on('connection', (socket, request) => sockets.open(socket, owner, request.socket));
    const { port } = listener.address() as { port: number };
    return { sockets, listener, address: `ws://127.0.0.1:${port}`, closed: () => closed };
  }

  test('a socket that gives no sign of life is closed, one that does stays', async () => {
    const { sockets, listener, address, closed } = await alone(1);
    const dead = new WebSocket(address, { autoPong: false });
    const alive = new WebSocket(address);
    dead.on('error', () => {});
    await new Promise((resolve) => dead.once('close', resolve));
    await expect.poll(closed).toBe(1);
    expect(alive.readyState).toBe(alive.OPEN);
    await sockets.closeAll();
    listener.close();
    expect(closed()).toBe(2);
  });

  test('nothing is left of a thousand sockets', async () => {
    const { sockets, listener, address, closed } = await alone(12);
    for (let round = 0; round < 10; round++) {
      const some = await Promise.all(
        Array.from({ length: 100 }, async () => {
          const socket = new WebSocket(address);
          await new Promise((resolve) => socket.once('open', resolve));
          return socket;
        }),
      );
      for (const socket of some) socket.terminate();
      await expect.poll(closed).toBe((round + 1) * 100);
    }
    const owner = { person: { account: 'a', name: 'A' }, session: 's', expires: 0, address: '::1', networks: [] };
    expect(sockets.refusal(owner)).toBeNull();
    await sockets.closeAll();
    listener.close();
  });
});
