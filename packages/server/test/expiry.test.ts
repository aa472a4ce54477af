import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseIn } from '../src/backup.ts';
import { preview, sweep } from '../src/expiry.ts';
import type { Swept } from '../src/expiry.ts';
import { Connection } from '../src/store/connection.ts';
import type { Store } from '../src/store/contract.ts';
import { openStore } from '../src/store/open.ts';
import { text } from '../src/store/values.ts';
import { Client, must, openHouse, person, quiet, sitDown, wish } from './host/house.ts';
import type { House } from './host/house.ts';
import { openServer, Visitor } from './house.ts';
import { aLine, aSeat, addTable, anAppend } from './store/rows.ts';
import { temporaryFolder, temporaryStore } from './store/temporary.ts';

const DAY = 86_400_000;
const NOW = 1000 * DAY;
const expiry = { gathering: 14, finished: 365, guests: 30 };
const ago = (days: number): number => NOW - days * DAY;

/** As the server does it. */
function swept({ store, host, clock }: Pick<House, 'store' | 'host' | 'clock'>): Promise<Swept> {
  const withoutTables = host.withoutTables.bind(host);
  return sweep({ store, withoutTables, stopped: () => false }, expiry, clock.now);
}

const alone = (store: Store): Promise<Swept> =>
  sweep({ store, withoutTables: (ids, work) => work(ids), stopped: () => false }, expiry, NOW);

/** Every row of every table, as text. */
function dump(file: string): Set<string> {
  const connection = new Connection(file, 'read');
  const names = connection.all(`SELECT name FROM sqlite_master WHERE type = 'table'`).map((row) => text(row, 'name'));
  const rows = names.flatMap((name) =>
    connection.all(`SELECT * FROM ${name}`).map((row) => `${name} ${JSON.stringify(row)}`),
  );
  connection.close();
  return new Set(rows);
}

/** A whole table: seats, key, commands, snapshot and chat. */
async function played(store: Store, days: number, status: 'over' | 'running' | 'abandoned', account: string) {
  const id = await addTable(store, { created: ago(days), updated: ago(days) }, [aSeat(0, { account }), aSeat(1)]);
  await store.startTable(id, `key of ${id}`, { commitment: 'c' }, [0]);
  const { rows } = anAppend(id, 0);
  await store.append(anAppend(id, 0, { rows: rows.map((row) => ({ ...row, at: ago(days) })), change: { status } }));
  await store.addChat(id, aLine({ account, text: `said at ${id}`, at: ago(days) }));
  store.keepSnapshot(id, 1, () => `state of ${id}`);
  return id;
}

async function guest(store: Store, id: string, days: number, passphrase: string | null = null): Promise<void> {
  await store.addAccount({ id, name: id, passphrase, created: ago(days) });
  await store.addSession({ id: `session of ${id}`, account: id, expires: ago(days) + 180 * DAY }, passphrase);
  await store.addPush({ endpoint: `endpoint of ${id}`, account: id, p256dh: 'p', auth: 'a' });
}

describe('a sweep', () => {
  test('takes what may go and everything of it, and leaves every other row as it was', async () => {
    const file = path.join(temporaryFolder(), 'benchtop.db');
    let clock = ago(2000);
    const store = await openStore({ file, thread: false, now: () => clock });
    for (const id of ['idle', 'player', 'watcher']) await guest(store, id, 900);
    await guest(store, 'owner', 900, 'hash');
    await guest(store, 'new', 5);
    clock = ago(400);
    const gone = [
      await addTable(store, { updated: ago(15) }, [aSeat(0, { account: 'watcher' })]),
      await played(store, 366, 'over', 'player'),
      await played(store, 370, 'abandoned', 'player'),
    ];
    const left = [
      await addTable(store, { updated: ago(13) }, [aSeat(0, { account: 'player' })]),
      await played(store, 900, 'running', 'player'),
      await played(store, 364, 'over', 'player'),
      await played(store, 900, 'over', 'owner'),
    ];
    await store.append(anAppend(left[0] ?? '', 0));
    const before = dump(file);
    expect(await preview((...asked) => store.expired(...asked), expiry, NOW)).toMatchObject({
      gathering: { count: 1, oldest: ago(15) },
      finished: { count: 2, oldest: ago(370) },
      guests: { count: 1 },
    });
    expect(dump(file)).toEqual(before);
    // The watcher goes in the same sweep: the table that kept them is gone by then.
    expect(await alone(store)).toEqual({ gathering: 1, finished: 2, guests: 2 });
    const after = dump(file);
    await store.close();
    const missing = [...before].filter((row) => !after.has(row) && !row.startsWith('census '));
    const added = [...after].filter((row) => !before.has(row) && !row.startsWith('census '));
    expect(added).toEqual([]);
    const kinds = missing.map((row) => row.split(' ')[0] ?? '').toSorted();
    const rowsOf = (counts: { readonly [name: string]: number }): string[] =>
      Object.entries(counts).flatMap(([name, count]) => Array.from({ length: count }, () => name));
    expect(kinds).toEqual(
      rowsOf({ accounts: 2, chat: 2, commands: 2, keys: 2, pushes: 2, seats: 5, sessions: 2, snapshots: 2, tables: 3 }),
    );
    for (const id of gone) expect([...after].join('\n')).not.toContain(id);
    for (const id of left) expect([...after].join('\n')).toContain(id);
    expect([...after].join('\n')).not.toMatch(/"idle"|"watcher"|of idle|of watcher/);
  });

  test('0 days means never', async () => {
    const store = await temporaryStore();
    await addTable(store, { updated: 1 });
    const never = { gathering: 0, finished: 0, guests: 0 };
    expect(await sweep({ store, withoutTables: (_, work) => work(_), stopped: () => false }, never, NOW)).toEqual(
      never,
    );
    expect((await store.census()).gathering).toBe(1);
  });

  test('ends where it is when the server stops', async () => {
    const store = await temporaryStore();
    for (let n = 0; n < 20; n++) await addTable(store, { updated: 1 });
    let portions = 0;
    let looks = 0;
    const counting = Object.create(store) as Store;
    counting.expired = (...asked) => (looks++, store.expired(...asked));
    const withoutTables = (ids: readonly string[], work: (unused: readonly string[]) => Promise<number>) => (
      portions++,
      work(ids)
    );
    await sweep({ store: counting, withoutTables, stopped: () => portions >= 2 }, expiry, NOW);
    expect((await store.census()).gathering).toBe(12);
    // Once more by each rule, to find that it is over.
    expect(looks).toBeLessThanOrEqual(4);
  });
});

describe('a sweep beside people', () => {
  const hosted = async () => openHouse({ now: NOW, store: await temporaryStore({ now: () => NOW }) });

  test('a table that somebody has open stays; when they have gone it goes, and its link says so', async () => {
    const house = await hosted();
    const ann = person('Ann');
    const table = must(await house.host.create(ann, { ...wish, listed: true }));
    const client = new Client(house.host, ann);
    await client.watch(table.id);
    house.clock.now += 30 * DAY;
    expect(await swept(house)).toMatchObject({ gathering: 0 });
    expect((await client.say('still here')).ok).toBe(true);
    client.close();
    await house.store.changeTable(table.id, {});
    expect(await swept({ ...house, clock: { now: house.clock.now + 20 * DAY } })).toMatchObject({ gathering: 1 });
    expect(await house.host.table(ann, table.id, table.invite)).toMatchObject({
      code: 'not-found',
      reason: 'There is no such table. The link may be old or mistyped.',
    });
    expect(await new Client(house.host, ann).watch(table.id)).toMatchObject({ ok: false, code: 'not-found' });
    expect((await house.host.listed(null, { from: null, limit: 10 })).tables).toEqual([]);
    await house.host.stop();
  });

  test('a table that was found a moment ago stays', async () => {
    const house = await hosted();
    const table = must(await house.host.create(person('Ann'), wish));
    house.host.forgetIdle(-1);
    house.clock.now += 30 * DAY;
    must(await house.host.table(person('Ann'), table.id, null));
    expect(await swept(house)).toMatchObject({ gathering: 0 });
    house.clock.now += DAY;
    expect(await swept(house)).toMatchObject({ gathering: 1 });
    await house.host.stop();
  });

  test('who comes while a table is being deleted waits, and finds that it is gone', async () => {
    const house = await hosted();
    const table = must(await house.host.create(person('Ann'), wish));
    house.clock.now += 30 * DAY;
    const { store } = house;
    let comes: Promise<unknown> = Promise.resolve();
    const slow = Object.create(store) as Store;
    slow.expire = async (...asked) => {
      comes = house.host.join(person('Bob'), table.id, null, table.invite);
      await quiet();
      return store.expire(...asked);
    };
    expect(await swept({ ...house, store: slow })).toMatchObject({ gathering: 1 });
    expect(await comes).toMatchObject({ ok: false, code: 'not-found' });
    await house.host.stop();
  });

  test('a match that runs stays, however long ago its last move was', async () => {
    const house = await hosted();
    const { id, clients } = await sitDown(house);
    for (const client of clients) client.close();
    house.clock.now += 4000 * DAY;
    expect(await swept(house)).toEqual({ gathering: 0, finished: 0, guests: 0 });
    expect(await house.store.table(id)).not.toBeNull();
    await house.host.stop();
  });
});

test('a server deletes at its start what may go, and says how much', async () => {
  const first = await openServer();
  await first.close();
  const store = await openStore({ file: databaseIn(first.data), thread: false });
  const old = await addTable(store, { id: 'aaaaaaaaaaaa', updated: Date.now() - 15 * DAY });
  const kept = await addTable(store, { id: 'bbbbbbbbbbbb', updated: Date.now() - 13 * DAY });
  await store.close();
  const server = await openServer({ logLevel: 'info' }, {}, first);
  await expect.poll(() => server.log.join('')).toMatch(/"gathering":1,"finished":0,"guests":0,.*was deleted/);
  expect((await new Visitor(server).get(`/api/tables/${old}`)).status).toBe(404);
  expect((await new Visitor(server).get(`/api/tables/${kept}`)).status).toBe(200);
  await server.close();
  const again = await openServer({ logLevel: 'info', expire: 'gathering=1' }, {}, first);
  await expect.poll(() => again.log.join('')).toMatch(/"gathering":1/);
  await again.close();
});
