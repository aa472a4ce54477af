import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BackupRefused, backupData } from '../src/index.ts';
import type { WireTable } from '../src/wire/table.ts';
import { dump } from './data.ts';
import { guest, openServer, Visitor } from './house.ts';

describe('F-33', () => {
  test('a server that stops tells everybody to come back, and everything is there when it runs again', async () => {
    const first = await openServer();
    const ada = await guest(first, 'Ada');
    const { id } = await ada.create({ seats: 1, bots: [null] });
    await ada.must('POST', `/api/tables/${id}/ready`, { ready: true });
    const socket = await ada.socket();
    const watch = randomUUID();
    socket.socket.send(JSON.stringify({ type: 'watch', id: watch, table: id, since: null }));
    await socket.next((message) => message['id'] === watch);
    await first.close();
    expect(await socket.closed).toBe(1012);
    await expect(fetch(first.url)).rejects.toThrow();

    const second = await openServer({}, {}, first);
    const again = new Visitor(second, ada.cookie);
    expect(await again.must<WireTable>('GET', `/api/tables/${id}`)).toMatchObject({ status: 'running', trouble: null });
    expect((await again.socket()).status).toBe(101);
    await second.close();
  });

  test('a client that does not answer does not hold it up', async () => {
    const server = await openServer();
    const deaf = await (await guest(server, 'Deaf')).socket();
    deaf.socket.pause();
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
    deaf.socket.terminate();
  });

  test('to stop twice is to stop', async () => {
    const server = await openServer();
    await expect(Promise.all([server.close(), server.close()])).resolves.toEqual([undefined, undefined]);
  });
});

describe('a backup', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchtop-backup-'));

  test('is made while the server runs, and can be served', async () => {
    const server = await openServer();
    const ada = await guest(server, 'Ada');
    const copied = path.join(folder, 'copy', 'benchtop.db');
    await backupData(server.data, copied);
    expect(dump(path.dirname(copied))).toBe(dump(server.data));
    await server.close();
    const restored = await openServer({ data: path.dirname(copied) });
    expect((await new Visitor(restored, ada.cookie).get('/api/me')).body).toMatchObject({ name: 'Ada' });
    await restored.close();
  });

  test('never replaces a file, and says where there is nothing to copy', async () => {
    const server = await openServer();
    const file = path.join(folder, 'there.db');
    await backupData(server.data, file);
    await expect(backupData(server.data, file)).rejects.toThrow(BackupRefused);
    await expect(backupData(server.data, file)).rejects.toThrow('exists already');
    await expect(backupData(path.join(folder, 'nowhere'), path.join(folder, 'x.db'))).rejects.toThrow(
      'There is no database',
    );
    await server.close();
  });
});
