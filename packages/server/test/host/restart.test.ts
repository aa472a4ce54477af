import type { Game } from '@benchtop/engine/host';
import { gameOf } from '@benchtop/games';
import { describe, expect, it } from 'vitest';
import type { CommandRow, Store } from '../../src/store/contract.ts';
import { openStore } from '../../src/store/open.ts';
import { Client, dice, openHouse, playOne, sitDown } from './house.ts';
import type { House, Sitting } from './house.ts';

/** Plays `n` choices and lets everybody go. */
async function playSome(house: House, n: number, seed = 1): Promise<Sitting> {
  const sitting = await sitDown(house);
  const roll = dice(seed);
  for (let i = 0; i < n; i++) await playOne(sitting.clients, roll);
  return sitting;
}

/** The same people with new sockets at the same table. */
async function backAt(house: House, { id, clients }: Sitting): Promise<Client[]> {
  const again = clients.map(({ person }) => new Client(house.host, person));
  for (const client of again) await client.watch(id);
  return again;
}

/** A store that gives some things back otherwise than they are. */
function with_(store: Store, changes: Partial<Store>): Store {
  return new Proxy(store, {
    get(target, name) {
      const changed = Reflect.get(changes, name) as unknown;
      if (changed !== undefined) return changed;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value as () => void).bind(target) : value;
    },
  });
}

describe('after a restart', () => {
  it('everybody finds the same position, and the match goes on to its end', async () => {
    const house = await openHouse();
    const sitting = await playSome(house, 80);
    const before = sitting.clients.map(({ sight, turnInfo, seq }) => ({
      sight,
      due: turnInfo?.due,
      undo: turnInfo?.undo,
      seq,
    }));
    const next = await house.restart();
    const again = await backAt(next, sitting);
    expect(again.map(({ sight, turnInfo, seq }) => ({ sight, due: turnInfo?.due, undo: turnInfo?.undo, seq }))).toEqual(
      before,
    );
    const roll = dice(2);
    while (await playOne(again, roll));
    expect(again[0]?.turnInfo?.outcome).not.toBeNull();
    await next.host.stop();
  });

  it('S-07 a long log is read in portions, and what is missing between two of them is noticed', async () => {
    const house = await openHouse();
    const sitting = await playSome(house, 0);
    const { clients, id } = sitting;
    while ((await house.store.head(id)) < 900) {
      const able = clients.find(({ turnInfo }) => turnInfo?.undo === null);
      if (able === undefined) await playOne(clients, dice(1));
      else await able.undo();
    }
    await house.host.stop();
    const reads: number[] = [];
    let gone = false;
    const commands: Store['commands'] = async (...range) => {
      const rows = await house.store.commands(...range);
      reads.push(rows.length);
      return gone ? rows.filter(({ seq }) => seq < 390 || seq > 410) : rows;
    };
    const store = with_(house.store, { commands, snapshot: async () => Promise.resolve(null) });
    const next = await openHouse({ store, now: house.clock.now });
    const again = await backAt(next, sitting);
    expect(again[0]?.seq).toBe(clients[0]?.seq);
    expect(Math.max(...reads)).toBeLessThanOrEqual(400);
    await next.host.stop();
    gone = true;
    const last = await openHouse({ store, now: house.clock.now });
    await expect.poll(() => last.warnings).toContain('A match is in quarantine.');
    await last.host.stop();
  });

  it('a client goes on from the last entry it has', async () => {
    const house = await openHouse();
    const sitting = await playSome(house, 30);
    const [ann, bea] = sitting.clients;
    if (ann === undefined || bea === undefined) throw new Error('two people play');
    ann.close();
    const missed = ann.seq;
    const roll = dice(9);
    const still = [bea];
    for (let i = 0; i < 20; i++) await playOne(still, roll);
    const back = new Client(house.host, ann.person);
    await back.watch(sitting.id, missed);
    expect(back.seq).toBe(bea.seq);
    expect(back.seen).toBe(missed);
    const upToDate = new Client(house.host, ann.person);
    await upToDate.watch(sitting.id, back.seq);
    expect(upToDate.sight).toBeNull();
    await house.host.stop();
  });

  it('bots that were thinking are asked again', async () => {
    const asked: string[] = [];
    const silent = {
      ask: async () => new Promise<null>(() => undefined),
      queued: () => 0,
      close: async () => undefined,
    };
    const store = await openStore({ file: ':memory:', thread: false });
    const house = await openHouse({ store, bots: silent });
    const { id, clients } = await sitDown(house, { bots: ['greedy', null] });
    const counting = {
      ...silent,
      ask: async ({ bot }: { readonly bot: string }) => {
        asked.push(bot);
        return null;
      },
    };
    const roll = dice(1);
    while (await playOne(clients, roll));
    expect(clients[0]?.turnInfo?.awaited.map(({ seat }) => seat)).toEqual([0]);
    const head = await store.head(id);
    await house.host.stop();
    const next = await openHouse({ store, bots: counting });
    await expect.poll(() => asked).toContain('greedy');
    await expect.poll(() => store.head(id)).toBeGreaterThan(head);
    await next.host.stop();
  });
});

describe('F-23 a snapshot that was damaged', () => {
  it.each(['cut', 'flipped', 'foreign'])('is noticed (%s), and the match is rebuilt from its log', async (harm) => {
    const store = await openStore({ file: ':memory:', thread: false });
    const house = await openHouse({ store });
    const sitting = await playSome(house, 100);
    const snapshot = await store.snapshot(sitting.id);
    expect(snapshot).not.toBeNull();
    if (snapshot === null) return;
    const head = sitting.clients[0]?.seq;
    const sight = sitting.clients[0]?.sight;
    await house.host.stop();
    const { data } = snapshot;
    const spoilt =
      { cut: data.slice(0, 500), flipped: data.replace('"seat":0', '"seat":1'), foreign: '{}' }[harm] ?? '';
    const harmed = with_(store, { snapshot: async () => ({ seq: snapshot.seq, data: spoilt }) });
    const first = await openHouse({ store: harmed });
    // The first look after a start is at the log; the snapshot is used from then on.
    const warm = await backAt(first, sitting);
    for (const client of warm) client.close();
    expect(warm[0]?.seq).toBe(head);
    expect(warm[0]?.sight).toEqual(sight);
    await first.host.stop();
  });

  it('is written anew: the log is gone through once', async () => {
    const store = await openStore({ file: ':memory:', thread: false });
    const read: number[] = [];
    let isSpoilt = false;
    const watching = with_(store, {
      commands: async (table: string, from: number, to: number | null) => {
        read.push(from);
        return store.commands(table, from, to);
      },
      snapshot: async (table: string) => {
        const found = await store.snapshot(table);
        return isSpoilt && found !== null ? { ...found, data: '{}' } : found;
      },
      keepSnapshot: (table: string, seq: number, write: () => string) => {
        isSpoilt = false;
        store.keepSnapshot(table, seq, write);
      },
    });
    const house = await openHouse({ store: watching });
    const sitting = await playSome(house, 100);
    const head = await store.head(sitting.id);
    isSpoilt = true;
    const first: number[] = [];
    let here = sitting.clients;
    for (let visit = 0; visit < 2; visit++) {
      for (const client of here) client.close();
      house.host.forgetIdle(0);
      read.length = 0;
      here = await backAt(house, sitting);
      expect(here[0]?.seq).toBe(head);
      first.push(Math.min(...read));
    }
    expect(first).toEqual([1, head]);
    await house.host.stop();
  });

  it('a good one is used once the match was compared: the log before it is not read again', async () => {
    const store = await openStore({ file: ':memory:', thread: false });
    const read: number[] = [];
    const watching = with_(store, {
      commands: async (table: string, from: number, to: number | null) => {
        read.push(from);
        return store.commands(table, from, to);
      },
    });
    const house = await openHouse({ store: watching });
    const sitting = await sitDown(house, { game: 'algoracing' });
    const roll = dice(1);
    for (let i = 0; i < 100; i++) await playOne(sitting.clients, roll);
    const [ann] = sitting.clients;
    for (const client of sitting.clients) client.close();
    house.host.forgetIdle(0);
    read.length = 0;
    const [back] = await backAt(house, sitting);
    expect(Math.min(...read)).toBe((await store.snapshot(sitting.id))?.seq);
    expect(back?.sight).toEqual(ann?.sight);
    expect(back?.turnInfo?.undo).toBe(ann?.turnInfo?.undo);
    await house.host.stop();
  });
});

describe('F-24 a row of the log that was damaged', () => {
  const harms: { readonly [name: string]: (rows: CommandRow[]) => CommandRow[] } = {
    'its hash': (rows) => rows.map((row, i) => (i === 20 ? { ...row, hash: '0'.repeat(32) } : row)),
    'its option': (rows) => rows.map((row, i) => (i === 20 ? { ...row, option: 'no such thing' } : row)),
    'its seat': (rows) => rows.map((row, i) => (i === 20 ? { ...row, seat: 3 } : row)),
    'it is gone': (rows) => rows.filter((_, i) => i !== 20),
    'its number': (rows) => rows.map((row, i) => (i === 20 ? { ...row, seq: 40 } : row)),
  };

  it.each(Object.keys(harms))('is noticed (%s): the match is readable, says so, and takes nothing', async (name) => {
    const store = await openStore({ file: ':memory:', thread: false });
    const house = await openHouse({ store });
    const sitting = await playSome(house, 40);
    await house.host.stop();
    const harmed = with_(store, {
      commands: async (table: string, from: number, to: number | null) => {
        const rows = await store.commands(table, 1, null);
        return (harms[name]?.(rows) ?? rows).filter(({ seq }) => seq >= from && (to === null || seq <= to));
      },
    });
    const next = await openHouse({ store: harmed });
    const again = await backAt(next, sitting);
    expect(again[0]?.table?.trouble).toMatch(/Entry|entry/);
    expect(again[0]?.seq).toBe(20);
    expect(again[0]?.sight).not.toBeNull();
    const owing = again.find(({ turnInfo }) => turnInfo?.due !== null);
    expect(await owing?.play(owing.turnInfo?.due?.options[0]?.id ?? '')).toMatchObject({
      ok: false,
      code: 'quarantined',
    });
    expect((await store.table(sitting.id))?.table.trouble).not.toBeNull();
    await next.host.stop();
  });
});

describe('F-25 other rules than the match was begun with', () => {
  const arctic = gameOf('arctic-cleanup');
  if (arctic === null) throw new Error('no such game');

  it('that replay it to the same hashes let it go on', async () => {
    const house = await openHouse();
    const sitting = await playSome(house, 40);
    await house.host.stop();
    const next = await openHouse({ store: house.store, game: () => ({ ...arctic, version: '99.0.0' }) });
    const again = await backAt(next, sitting);
    expect(again[0]?.table?.trouble).toBeNull();
    expect(await playOne(again, dice(1))).toBe(true);
    await next.host.stop();
  });

  it('that diverge leave it marked and untouched; the old rules can still finish it', async () => {
    const house = await openHouse();
    const sitting = await playSome(house, 40);
    const { id } = sitting;
    await house.host.stop();
    const rows = await house.store.commands(id, 1, null);
    const { setup } = arctic.phases;
    if (setup === undefined) throw new Error('no setup');
    const run: typeof setup.run = (s, d, ctx) => {
      setup.run(s, d, ctx);
      ctx.randomInt(6);
    };
    const changed: Game = { ...arctic, version: '99.0.0', phases: { ...arctic.phases, setup: { ...setup, run } } };
    const next = await openHouse({ store: house.store, game: () => changed });
    await expect.poll(async () => (await house.store.table(id))?.table.trouble).toContain('entry 1 of its log');
    const again = await backAt(next, sitting);
    expect(again[0]?.table?.trouble).not.toBeNull();
    await next.host.stop();
    expect(await house.store.commands(id, 1, null)).toEqual(rows);
    const old = await openHouse({ store: house.store });
    const finishing = await backAt(old, sitting);
    const roll = dice(3);
    while (await playOne(finishing, roll));
    expect(finishing[0]?.turnInfo?.outcome).not.toBeNull();
    await old.host.stop();
  });
});
