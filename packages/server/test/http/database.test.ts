import fs from 'node:fs';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { databaseIn } from '../../src/backup.ts';
import { Connection } from '../../src/store/connection.ts';
import { GONE } from '../../src/store/trouble.ts';
import { guest, openServer } from '../house.ts';
import type { TestServer, TestSocket, Visitor } from '../house.ts';

/** Lines of the log that call for somebody. */
const errors = ({ log }: TestServer): string[] => log.filter((line) => line.includes('"level":50'));

async function playing(): Promise<{ server: TestServer; ada: Visitor; table: string; socket: TestSocket }> {
  const server = await openServer();
  onTestFinished(() => server.close());
  const ada = await guest(server, 'Ada');
  const { id } = await ada.create({ bots: [null, 'random'] });
  await ada.must('POST', `/api/tables/${id}/ready`, { ready: true });
  const socket = await ada.socket();
  onTestFinished(() => socket.socket.terminate());
  return { server, ada, table: id, socket };
}

/** What a message that has an id is answered with. */
async function answered({ socket, next }: TestSocket, message: object): Promise<{ readonly [key: string]: unknown }> {
  const id = randomUUID();
  socket.send(JSON.stringify({ id, ...message }));
  return next((one) => one['type'] === 'answer' && one['id'] === id);
}

test('F-04 a data folder that is gone: no command is taken, the server is not ready, and it is logged once', async () => {
  const { server, ada, table, socket } = await playing();
  expect((await ada.get('/readyz')).status).toBe(200);
  fs.renameSync(server.data, `${server.data}-aside`);
  onTestFinished(() => fs.rmSync(`${server.data}-aside`, { recursive: true }));
  const refused = { ok: false, code: 'unavailable', reason: GONE };
  const play = { type: 'play', table, decision: 'd1.0', option: 'x' };
  expect(await answered(socket, { type: 'chat', table, text: 'Hello' })).toMatchObject({ ok: false });
  for (let i = 0; i < 3; i++) {
    expect(await answered(socket, { type: 'chat', table, text: 'Hello' })).toMatchObject(refused);
    expect(await answered(socket, play)).toMatchObject({ ok: false });
    expect(await answered(socket, { type: 'watch', table, since: null })).toMatchObject({ ok: false });
  }
  expect(await ada.post('/api/tables', {})).toMatchObject({ status: 503 });
  const { status, body } = await ada.get('/api/mine');
  expect([status, body]).toEqual([503, { code: 'unavailable', error: GONE }]);
  expect((await ada.get('/readyz')).status).toBe(503);
  expect((await ada.get('/healthz')).status).toBe(200);
  expect(errors(server)).toEqual([expect.stringContaining('was removed or replaced while the server ran')]);
  expect(fs.existsSync(server.data)).toBe(false);
});

test('F-24 a database that cannot be read: reads say so, the server is not ready, and it is logged once', async () => {
  const { server, ada, table, socket } = await playing();
  const other = new Connection(databaseIn(server.data), 'write');
  other.run('UPDATE accounts SET created = ?', 'long ago');
  other.run('UPDATE chat SET no = ?', 'first');
  other.run('UPDATE tables SET settings = ?', '{');
  other.close();
  const damaged = { code: 'unavailable', error: 'The database of the server cannot be read: it is damaged.' };
  for (const address of ['/api/tables', '/api/mine', '/api/me', `/api/tables/${table}`]) {
    const { status, body } = await ada.get(address);
    expect([address, status, body]).toEqual([address, 503, damaged]);
  }
  const unknown = { type: 'watch', table: 'abcdefghijkl', since: null };
  expect(await answered(socket, unknown)).toMatchObject({ ok: false, code: 'not-found' });
  expect((await ada.get('/readyz')).status).toBe(503);
  expect(errors(server)).toEqual([expect.stringContaining('is damaged (the database holds something unexpected')]);
});

test('the figures are there when the database is not', async () => {
  const { server, ada } = await playing();
  fs.renameSync(server.data, `${server.data}-aside`);
  onTestFinished(() => fs.rmSync(`${server.data}-aside`, { recursive: true }));
  await ada.get('/readyz');
  const { status, text } = await ada.get('/metrics');
  expect([status, text.includes('benchtop_connections 1'), text.includes('benchtop_tables{')]).toEqual([
    200,
    true,
    false,
  ]);
});

test('a database that is damaged is not served at all', async () => {
  const first = await openServer();
  await first.close();
  const file = path.join(first.data, 'benchtop.db');
  fs.writeFileSync(file, fs.readFileSync(file).fill(0xa5, 8192));
  await expect(openServer({}, {}, first)).rejects.toThrow(
    /^The database .* (is damaged|cannot be used).*benchtop restore\.$/,
  );
});
