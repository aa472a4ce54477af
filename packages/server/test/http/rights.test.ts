import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireTable } from '../../src/wire/table.ts';
import { dump } from '../data.ts';
import { at, bodies, doorOf } from '../doors.ts';
import type { Door } from '../doors.ts';
import { guest, openServer, Visitor } from '../house.ts';
import type { TestServer } from '../house.ts';

let server: TestServer;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  server = await openServer();
  owner = await guest(server, 'Owner');
  other = await guest(server, 'Other');
});
afterAll(() => server.close());

const tableDoors = (): Door[] => server.routes.map(doorOf).filter(({ url }) => url.includes('/:id'));

/** A table of the owner and one more, in play. */
async function running(wishes: object): Promise<{ table: WireTable; second: Visitor }> {
  const second = await guest(server, 'Second');
  const { id, invite } = await owner.create(wishes);
  await second.must('POST', `/api/tables/${id}/join`, { seat: null, invite });
  await second.must('POST', `/api/tables/${id}/ready`, { ready: true });
  const table = await owner.must<WireTable>('POST', `/api/tables/${id}/ready`, { ready: true });
  if (table.status !== 'running') throw new Error('The match did not begin.');
  return { table, second };
}

/** Knocks at every door of a table and returns those that opened. */
async function opened(visitor: Visitor, table: string): Promise<string[]> {
  const open: string[] = [];
  for (const { door, method, url } of tableDoors()) {
    const { status } = await visitor.ask(method, at(url, table), bodies[door] ?? null);
    if (status < 400) open.push(door);
    else expect([401, 403, 404, 409], `${door}: ${status}`).toContain(status);
  }
  return open;
}

describe('S-04', () => {
  test('without a session and without the invitation every door of a table is shut', async () => {
    const gathering = await owner.create();
    const { table } = await running({});
    const before = dump(server.data);
    for (const id of [gathering.id, table.id]) expect(await opened(new Visitor(server), id)).toEqual([]);
    expect(dump(server.data)).toBe(before);
  });

  test('another account finds nothing either, and cannot tell such a table from one that is not there', async () => {
    const gathering = await owner.create();
    const { table } = await running({});
    const before = dump(server.data);
    for (const id of [gathering.id, table.id]) {
      expect(await opened(other, id)).toEqual([]);
      for (const { door, method, url } of tableDoors()) {
        const there = await other.ask(method, at(url, id), bodies[door] ?? null);
        const nowhere = await other.ask(method, at(url, 'aaaaaaaaaaaa'), bodies[door] ?? null);
        expect([there.status, there.text], door).toEqual([nowhere.status, nowhere.text]);
        expect(there.status, door).toBe(404);
      }
    }
    expect(dump(server.data)).toBe(before);
  });

  test('a wrong invitation is none', async () => {
    const { id } = await owner.create();
    const invite = 'a'.repeat(16);
    const before = dump(server.data);
    expect((await other.get(`/api/tables/${id}?invite=${invite}`)).status).toBe(404);
    expect((await other.get(`/api/tables/${id}/history?invite=${invite}`)).status).toBe(404);
    expect((await other.post(`/api/tables/${id}/join`, { seat: null, invite })).status).toBe(404);
    expect(dump(server.data)).toBe(before);
  });

  test('a spectator looks, and that is all', async () => {
    const { table } = await running({ listed: true, delay: 0 });
    const before = dump(server.data);
    expect(await opened(other, table.id)).toEqual([
      'GET /api/tables/:id',
      'GET /api/tables/:id/history',
      'GET /api/tables/:id/chat',
    ]);
    expect(dump(server.data)).toBe(before);
    const seen = await other.must<WireTable>('GET', `/api/tables/${table.id}`);
    expect(seen.invite).toBeNull();
    expect(seen.seats.some(({ you }) => you)).toBe(false);
  });

  test('where there are no spectators, a listed table shows who plays and nothing of the match', async () => {
    const { table } = await running({ listed: true, delay: null });
    expect(await opened(other, table.id)).toEqual(['GET /api/tables/:id']);
  });

  test('whoever left a table before the match is a stranger again', async () => {
    const left = await guest(server, 'Left');
    const { id, invite } = await owner.create();
    await left.must('POST', `/api/tables/${id}/join`, { seat: null, invite });
    await left.must('POST', `/api/tables/${id}/leave`);
    const before = dump(server.data);
    expect(await opened(left, id)).toEqual([]);
    expect(dump(server.data)).toBe(before);
  });

  test('whoever left a running match may come back and look, but not arrange', async () => {
    const { table, second } = await running({});
    await second.must('POST', `/api/tables/${table.id}/leave`);
    const refused = [
      ['POST', 'abandon', null],
      ['POST', 'rematch', null],
      ['PUT', 'seats/0', { bot: 'greedy' }],
    ] as const;
    for (const [method, act, body] of refused) {
      const { status } = await second.ask(method, `/api/tables/${table.id}/${act}`, body);
      expect([403, 409], act).toContain(status);
    }
    const back = await second.must<WireTable>('POST', `/api/tables/${table.id}/come-back`);
    expect(back.seats.find(({ you }) => you)).toMatchObject({ away: false, bot: null });
  });

  test('only the host arranges a table', async () => {
    const player = await guest(server, 'Player');
    const { id, invite } = await owner.create({ seats: 3, bots: [null, null, null] });
    await player.must('POST', `/api/tables/${id}/join`, { seat: 1, invite });
    const before = dump(server.data);
    expect((await player.ask('PUT', `/api/tables/${id}/seats/0`, { bot: null })).status).toBe(403);
    expect((await player.ask('PUT', `/api/tables/${id}/seats/2`, { bot: 'greedy' })).status).toBe(403);
    expect((await player.post(`/api/tables/${id}/abandon`)).status).toBe(403);
    expect(dump(server.data)).toBe(before);
  });

  test('the record of a running match is for nobody', async () => {
    const { table, second } = await running({ listed: true, delay: 0 });
    for (const visitor of [owner, second, other, new Visitor(server)])
      expect((await visitor.get(`/api/tables/${table.id}/record`)).status).toBe(409);
  });

  test('somebody else’s subscription stays', async () => {
    const keys = { BENCHTOP_VAPID_SUBJECT: 'mailto:a@b.org', ...vapid };
    const reminding = await openServer({}, keys);
    const [ann, bob] = [await guest(reminding, 'Ann'), await guest(reminding, 'Bob')];
    const push = { endpoint: 'https://fcm.googleapis.com/fcm/send/ann', keys: { p256dh: 'BPk', auth: 'YWI' } };
    await ann.must('POST', '/api/push', push);
    await bob.must('DELETE', '/api/push', { endpoint: push.endpoint });
    expect(dump(reminding.data)).toContain(push.endpoint);
    await ann.must('DELETE', '/api/push', { endpoint: push.endpoint });
    expect(dump(reminding.data)).not.toContain(push.endpoint);
    await reminding.close();
  });
});

const vapid = {
  BENCHTOP_VAPID_PUBLIC: Buffer.alloc(65, 4).toString('base64url'),
  BENCHTOP_VAPID_PRIVATE: Buffer.alloc(32, 7).toString('base64url'),
};

describe('S-06', () => {
  test('many reach for one seat, one gets it', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, n) => guest(server, `Guest ${n}`)));
    for (let round = 0; round < 20; round++) {
      const { id } = await owner.create({ listed: true });
      const tries = await Promise.all(crowd.map((one) => one.post(`/api/tables/${id}/join`, { seat: 1 })));
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(tries.filter(({ status }) => status === 409)).toHaveLength(crowd.length - 1);
      const { seats } = await owner.must<WireTable>('GET', `/api/tables/${id}`);
      const winner = tries.findIndex(({ status }) => status === 200);
      expect(seats[1]?.name).toBe(`Guest ${winner}`);
    }
  });
});
