import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { usualPatience } from '../../src/connections.ts';
import type { Patience } from '../../src/connections.ts';
import { guest, openServer } from '../house.ts';
import type { TestServer } from '../house.ts';
import { answerIn, ask, connection, say } from '../raw.ts';
import type { RawAnswer } from '../raw.ts';

type Flags = Parameters<typeof openServer>[0];

async function withServer(
  flags: Flags,
  work: (server: TestServer) => Promise<void>,
  patience: Partial<Patience> = {},
): Promise<void> {
  const server = await openServer(flags, {}, undefined, { patience: { ...usualPatience, ...patience } });
  try {
    await work(server);
  } finally {
    await server.close();
  }
}

const get = { method: 'GET', target: '/healthz' };

/** A connection that was let in: it has been answered once, and stays. */
async function letIn(server: TestServer): Promise<Socket | null> {
  const socket = connection(server);
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const [data] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown];
  return String(data).startsWith('HTTP/1.1 200') ? socket : null;
}

/** What is heard on a connection until the server hangs up. */
async function heardOn(socket: Socket): Promise<RawAnswer> {
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  if (!socket.closed) await once(socket, 'close');
  return answerIn(heard);
}

const levelsIn = (lines: readonly string[]): number[] =>
  lines.map((line) => (JSON.parse(line) as { level: number }).level);
const WARN = 40;

describe('S-07', () => {
  test('an address has only so many connections, and is told so', () =>
    withServer({ limits: 'addressConnections=5' }, async (server) => {
      const open = await Promise.all(Array.from({ length: 12 }, () => letIn(server)));
      const inside = open.filter((socket) => socket !== null);
      expect(inside).toHaveLength(5);
      const answered = server.log.length;
      const refused = await ask(server, get);
      expect(refused.status).toBe(429);
      expect(refused.headers).toContain('content-type: application/json');
      expect(JSON.parse(refused.body)).toMatchObject({ code: 'too-fast', error: /./ });
      expect(server.log.slice(answered).filter((line) => line.includes('answered'))).toEqual([]);
      for (const socket of inside) socket.destroy();
      await expect.poll(async () => (await ask(server, get)).status).toBe(200);
    }));

  test('sockets count among them', () =>
    withServer({ limits: 'addressConnections=3' }, async (server) => {
      const ada = await guest(server, 'Ada');
      const sockets = [await ada.socket(), await ada.socket()];
      await expect.poll(async () => (await letIn(server)) === null).toBe(true);
      for (const { socket } of sockets) socket.terminate();
      await expect.poll(async () => (await ask(server, get)).status).toBe(200);
    }));

  test.each(['loopback', '127.0.0.1', '127.0.0.0/8', '10.0.0.0/8,127.0.0.1/32'])(
    'a proxy that is trusted (%s) has as many as it needs',
    (trustProxy) =>
      withServer({ limits: 'addressConnections=2', trustProxy }, async (server) => {
        const open = await Promise.all(Array.from({ length: 6 }, () => letIn(server)));
        expect(open.filter((socket) => socket !== null)).toHaveLength(6);
        for (const socket of open) socket?.destroy();
      }),
  );

  test('a proxy that is not trusted has not', () =>
    withServer({ limits: 'addressConnections=2', trustProxy: '10.0.0.0/8,::1' }, async (server) => {
      const open = await Promise.all(Array.from({ length: 6 }, () => letIn(server)));
      expect(open.filter((socket) => socket !== null)).toHaveLength(2);
      for (const socket of open) socket?.destroy();
    }));

  const short: Partial<Patience> = { headers: 1000, request: 3_600_000, look: 100 };

  test('a connection without a request is closed, and so is one that never ends its headers', () =>
    withServer(
      {},
      async (server) => {
        const silent = heardOn(connection(server));
        const drip = connection(server);
        drip.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
        const dripping = setInterval(() => drip.write('x-more: 1\r\n'), 50);
        const [first, second] = await Promise.all([silent, heardOn(drip)]);
        clearInterval(dripping);
        for (const { status, body } of [first, second]) {
          expect(status).toBe(408);
          expect(JSON.parse(body)).toMatchObject({ error: 'The request took too long to arrive.' });
        }
        expect(Math.max(...levelsIn(server.log))).toBeLessThan(WARN);
      },
      short,
    ));

  test('so is one whose body does not end, and one that pauses too long between requests', () =>
    withServer(
      {},
      async (server) => {
        const slow = connection(server);
        slow.write('POST /api/me HTTP/1.1\r\nhost: x\r\nx-benchtop: 1\r\ncontent-type: application/json\r\n');
        slow.write('content-length: 1000\r\n\r\n{');
        const idle = await letIn(server);
        if (idle === null) throw new Error('not let in');
        await Promise.all([heardOn(slow), heardOn(idle)]);
        expect(Math.max(...levelsIn(server.log))).toBeLessThan(WARN);
      },
      { headers: 1000, request: 1200, look: 100, pause: 500 },
    ));

  test('so is one that does not read its answer', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'benchtop-large-'));
    mkdirSync(path.join(root, 'assets'));
    writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
    writeFileSync(path.join(root, 'assets/large.bin'), Buffer.alloc(32 * 1024 * 1024));
    await withServer(
      { root, limits: 'addressConnections=1' },
      async (server) => {
        const deaf = connection(server);
        deaf.write('GET /assets/large.bin HTTP/1.1\r\nhost: x\r\n\r\n');
        await once(deaf, 'readable');
        expect((await ask(server, get)).status).toBe(429);
        await expect.poll(async () => (await ask(server, get)).status).toBe(200);
        deaf.destroy();
      },
      // Long enough to be met while it is held open, also on a machine with other work.
      { silence: 4000 },
    );
  });

  const half = 'POST /api/me HTTP/1.1\r\nhost: x\r\nx-benchtop: 1\r\ncontent-type: application/json\r\n';

  test('a socket outlives all of this', () =>
    withServer(
      {},
      async (server) => {
        const ada = await guest(server, 'Ada');
        const { socket, next } = await ada.socket();
        const silent = connection(server);
        silent.write(`${half}content-length: 1000\r\n\r\n{`);
        // One after the other: whatever is not waited for longer than this is gone by then.
        for (const other of [silent, connection(server), connection(server)]) await heardOn(other);
        socket.send('{"type":"nonsense","id":"mine"}');
        expect(await next(({ id }) => id === 'mine')).toMatchObject({ code: 'malformed' });
        socket.terminate();
      },
      { headers: 1000, pause: 500, silence: 1500, look: 100 },
    ));

  test('a request that takes its time is heard', () =>
    withServer(
      {},
      async (server) => {
        const body = JSON.stringify({ name: 'Slow' });
        const slow = connection(server);
        slow.write(`${half}expect: 100-continue\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n`);
        // Its headers are there; from now on it takes longer than any of the others may.
        const [goOn] = (await once(slow, 'data')) as [Buffer];
        expect(goOn.toString()).toContain('100 Continue');
        for (const part of [body.slice(0, 1), body.slice(1, 5), body.slice(5)]) {
          await heardOn(connection(server));
          slow.write(part);
        }
        expect((await heardOn(slow)).status).toBe(200);
      },
      { headers: 1000, request: 3_600_000, look: 100, pause: 500 },
    ));
});

describe('S-15', () => {
  test('what is no request gets one sentence and no warning', () =>
    withServer({}, async (server) => {
      for (const [text, status] of [
        ['nonsense\r\n\r\n', 400],
        ['\u0016\u0003\u0001\u0002', 400],
        ['GET / HTTP/9.9\r\n\r\n', 400],
        ['GET /healthz HTTP/1.1\r\nhost: x\r\nhost\u0000: y\r\n\r\n', 400],
        [`GET /healthz HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
        ['POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n', 400],
      ] as const) {
        const answer = await say(server, text);
        expect(answer.status, text.slice(0, 40)).toBe(status);
        expect(JSON.parse(answer.body), text.slice(0, 40)).toMatchObject({ code: 'malformed', error: /\.$/ });
      }
      expect(Math.max(...levelsIn(server.log))).toBeLessThan(WARN);
    }));

  test('a connection that is reset is no fault, wherever it was', () =>
    withServer({}, async (server) => {
      const ada = await guest(server, 'Ada');
      const head = `host: x\r\nx-benchtop: 1\r\ncookie: ${ada.cookie}\r\ncontent-type: application/json\r\n`;
      const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n';
      for (const text of [
        '',
        'GET /api/me HT',
        `POST /api/me HTTP/1.1\r\n${head}content-length: 1000\r\n\r\n{"name"`,
        `POST /api/login HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\n5\r\n{"na`,
        `GET /assets/main-abc123.js HTTP/1.1\r\n${head}\r\n`,
        `GET /api/tables HTTP/1.1\r\n${head}\r\n`.repeat(50),
        `GET / HTTP/1.1\r\n${head}\r\n`.repeat(5),
        `GET /api/socket HTTP/1.1\r\n${head}${upgrade}\r\n`,
      ])
        for (const turns of [0, 1, 20]) {
          const socket = connection(server);
          await once(socket, 'connect');
          if (text !== '') socket.write(text);
          // The server has its turns in between: it runs in the same thread.
          for (let i = 0; i < turns; i++) await turn();
          socket.resetAndDestroy();
        }
      const { socket } = await ada.socket();
      socket.terminate();
      expect((await ada.get('/api/me')).status).toBe(200);
      // Once it is closed, whatever was under way has come to its end.
      await server.close();
      expect(server.log.filter((line) => (JSON.parse(line) as { level: number }).level >= WARN)).toEqual([]);
    }));
});
