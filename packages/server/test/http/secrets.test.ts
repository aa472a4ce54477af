import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireTable } from '../../src/wire/table.ts';
import { dump } from '../data.ts';
import { guest, openServer, Visitor } from '../house.ts';
import type { Answer, TestServer } from '../house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer({ logLevel: 'debug' });
});
afterAll(() => server.close());

const passphrase = 'a passphrase to be grepped for';

/** An evening of two people, with every kind of mistake in it. Returns what nobody else may read, and what was refused. */
async function evening(): Promise<{ secrets: string[]; refusals: Answer[] }> {
  const refusals: Answer[] = [];
  const tokens: string[] = [];
  const ada = await guest(server, 'Ada');
  const bob = await guest(server, 'Bob');
  tokens.push(ada.cookie, bob.cookie);
  await ada.must('POST', '/api/account', { name: 'Ada', passphrase });
  tokens.push(ada.cookie);
  const { id, invite } = await ada.create();
  const code = invite ?? '';
  refusals.push(
    await new Visitor(server).post('/api/login', { name: 'Ada', passphrase: `${passphrase}!` }),
    await ada.post('/api/account', { name: 'Ada', passphrase }),
    await bob.post(`/api/tables/${id}/join`, { seat: 9, invite: code }),
    await bob.post(`/api/tables/${id}/join`, { seat: 1, invite: code, extra: passphrase }),
    await bob.get(`/api/tables/${id}/record?invite=${code}`),
    await bob.get(`/api/tables/${id}/nothing?invite=${code}`),
    await bob.get(`/api/tables/${id}?invite=${code}&token=${passphrase.replaceAll(' ', '-')}`),
    await bob.ask('POST', `/api/tables/${id}/join?invite=${code}`, { seat: 1 }),
    await ada.ask('POST', '/api/me', { name: 'Eve' }, { origin: `https://${code}.example` }),
    await ada.ask('POST', '/api/me', { name: 'Eve' }, { 'content-type': `text/${code}` }),
  );
  await bob.get(`/api/tables/${id}?invite=${code}`);
  await bob.must('POST', `/api/tables/${id}/join`, { seat: 1, invite: code });
  await bob.must('POST', `/api/tables/${id}/ready`, { ready: true });
  const { commitment } = await ada.must<WireTable>('POST', `/api/tables/${id}/ready`, { ready: true });
  expect(commitment).not.toBeNull();
  await talk(ada, id, code);
  const key = /"key":"([0-9a-f]{64})"/.exec(dump(server.data))?.[1] ?? '';
  expect(key).toHaveLength(64);
  const hashes = tokens.map((token) => createHash('sha256').update(token.replace('benchtop=', '')).digest('hex'));
  const plain = tokens.map((token) => token.replace('benchtop=', ''));
  return { secrets: [...plain, ...hashes, code, key, passphrase, '$argon2id$'], refusals };
}

/** Says something right and something wrong on a socket. */
async function talk(visitor: Visitor, table: string, invite: string): Promise<void> {
  const socket = await visitor.socket();
  const ask = async (message: object): Promise<void> => {
    const id = randomUUID();
    socket.socket.send(JSON.stringify({ ...message, id }));
    await socket.next((answer) => answer['id'] === id);
  };
  await ask({ type: 'watch', table, since: null, invite });
  await ask({ type: 'chat', table, text: passphrase });
  await ask({ type: 'play', table, decision: 'none', option: passphrase });
  await ask({ type: 'play', table, passphrase });
  socket.socket.close();
  await socket.closed;
}

describe('S-15', () => {
  test('neither the log nor an error tells a token, an invitation, a key or a passphrase', async () => {
    const { secrets, refusals } = await evening();
    const log = server.log.join('');
    expect(log).toContain('/api/tables/:id/join');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8);
      expect(log).not.toContain(secret);
      for (const { text } of refusals) expect(text).not.toContain(secret);
    }
    expect(log).not.toMatch(/cookie|invite=|authorization/i);
    for (const { status, text } of refusals) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(text).not.toMatch(/\bat .*\.[jt]s|node_modules|SQLITE|stack/);
    }
  });

  test('a line of the log is one JSON object with method, route, status and time', async () => {
    await new Visitor(server).get('/api/games');
    await expect.poll(() => server.log.at(-1)).toContain('/api/games');
    const line = JSON.parse(server.log.at(-1) ?? '') as object;
    expect(Object.keys(line).toSorted()).toEqual(['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time']);
  });
});
