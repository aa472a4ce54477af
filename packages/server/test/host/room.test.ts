import { describe, expect, it } from 'vitest';
import type { Person } from '../../src/host/contract.ts';
import { StoreRefused } from '../../src/store/contract.ts';
import { Client, dice, must, openHouse, person, playOne, sitDown, wish } from './house.ts';
import type { House } from './house.ts';

const limits = { openTables: 6, gatheringTables: 4, listedTables: 2, addressListedTables: 3 };
const ann = person('Ann');
const bea = person('Bea');

describe('S-07 one account', () => {
  it('has so many tables that gather, and so many in the lobby, also when it asks for all of them at once', async () => {
    const { host } = await openHouse({ limits });
    const listed = await Promise.all(
      Array.from({ length: 20 }, async () => host.create(ann, { ...wish, listed: true })),
    );
    expect(listed.filter(({ ok }) => ok)).toHaveLength(2);
    expect(listed.find(({ ok }) => !ok)).toMatchObject({
      code: 'refused',
      reason: expect.stringContaining('lobby') as string,
    });
    const hidden = await Promise.all(Array.from({ length: 20 }, async () => host.create(ann, wish)));
    expect(hidden.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await host.create(bea, { ...wish, listed: true })).toMatchObject({ ok: true });
    expect((await host.listed(null, { from: null, limit: 100 })).tables).toHaveLength(3);
    const [first] = hidden.filter(({ ok }) => ok);
    must(await host.abandon(ann, first?.ok === true ? first.value.id : ''));
    expect(await host.create(ann, wish)).toMatchObject({ ok: true });
    await host.stop();
  });

  it('sits at so many tables, and is not kept from those where it sits', async () => {
    const { host } = await openHouse({ limits });
    const tables = await Promise.all(
      Array.from({ length: 8 }, async (_, i) => must(await host.create(person(`Host${i}`), wish))),
    );
    const joins = await Promise.all(tables.map(async ({ id, invite }) => host.join(bea, id, null, invite)));
    expect(joins.filter(({ ok }) => ok)).toHaveLength(6);
    const sat = tables.filter((_, i) => joins[i]?.ok === true);
    const stood = tables.find((_, i) => joins[i]?.ok === false);
    for (const { id } of sat) expect(await host.join(bea, id, null, null)).toMatchObject({ ok: true });
    must(await host.leave(bea, sat[0]?.id ?? ''));
    expect(await host.join(bea, stood?.id ?? '', null, stood?.invite ?? '')).toMatchObject({ ok: true });
    await host.stop();
  });

  it('cannot fill the lobby with matches that have ended and are shown late', async () => {
    const { host } = await openHouse({ limits, now: Date.now() });
    const late = { ...wish, listed: true, delay: 86_400, bots: [null, 'random'] };
    for (let n = 0; n < 5; n++) {
      const made = await host.create(ann, late);
      if (!made.ok) continue;
      must(await host.ready(ann, made.value.id, true));
      must(await host.abandon(ann, made.value.id));
    }
    expect((await host.listed(null, { from: null, limit: 100 })).tables).toHaveLength(limits.listedTables);
    await host.stop();
  });

  it('takes back a seat that it left only where it has room', async () => {
    const { host } = await openHouse({ limits });
    const alone = { ...wish, bots: [null, 'random'] };
    const left: string[] = [];
    for (let n = 0; n < 8; n++) {
      const { id } = must(await host.create(ann, alone));
      must(await host.ready(ann, id, true));
      must(await host.leave(ann, id));
      left.push(id);
    }
    const back = [];
    for (const id of left) back.push((await host.comeBack(ann, id)).ok);
    expect(back.filter(Boolean)).toHaveLength(limits.openTables);
    expect(await host.comeBack(ann, left[0] ?? '')).toMatchObject({ ok: true });
    await host.stop();
  });

  it('plays again outside of the lobby when it has enough tables there', async () => {
    const house = await openHouse({ limits });
    const { id, clients } = await sitDown(house, { listed: true });
    const roll = dice(1);
    while (await playOne(clients, roll));
    const [first, second] = clients.map((client) => client.person);
    if (first === undefined || second === undefined) throw new Error('two people play');
    for (let i = 0; i < limits.listedTables; i++) must(await house.host.create(first, { ...wish, listed: true }));
    expect(must(await house.host.rematch(first, id))).toMatchObject({ listed: false });
    await house.host.stop();
  });
});

describe('S-07 one address', () => {
  const from = (name: string, address: string): Person => ({ ...person(name), address });
  const listed = { ...wish, listed: true };
  const lobby = async ({ host }: House): Promise<number> =>
    (await host.listed(null, { from: null, limit: 100 })).tables.length;

  it('has so many tables in the lobby, whoever sets them up there, also all at once', async () => {
    const house = await openHouse({ limits });
    const { host } = house;
    const crowd = Array.from({ length: 10 }, (_, n) => from(`Guest${n}`, '192.0.2.1'));
    const made = await Promise.all(crowd.map(async (guest) => host.create(guest, listed)));
    expect(made.filter(({ ok }) => ok)).toHaveLength(3);
    expect(made.find(({ ok }) => !ok)).toMatchObject({
      code: 'refused',
      reason: expect.stringContaining('address') as string,
    });
    expect(await lobby(house)).toBe(3);
    const [guest] = crowd;
    if (guest === undefined) throw new Error('nobody came');
    expect(await host.create(guest, wish)).toMatchObject({ ok: true });
    expect(await host.create(from('Bea', '192.0.2.2'), listed)).toMatchObject({ ok: true });
    await host.stop();
  });

  it('counts with the networks around it', async () => {
    const house = await openHouse({ limits });
    const crowd = Array.from({ length: 20 }, (_, n) => from(`Guest${n}`, `2001:db8:0:${n.toString(16)}::1`));
    for (const guest of crowd) await house.host.create(guest, listed);
    expect(await lobby(house)).toBe(4 * 3);
    expect(await house.host.create(from('Bea', '2001:db8:0:100::1'), listed)).toMatchObject({ ok: true });
    await house.host.stop();
  });

  it('has room again when a table is given up, over, or could not be set up', async () => {
    const house = await openHouse({ limits });
    const { host, store } = house;
    const guests = Array.from({ length: 5 }, (_, n) => from(`Guest${n}`, '192.0.2.1'));
    const [first, second, third, fourth, fifth] = guests as [Person, Person, Person, Person, Person];
    const { addTable } = store;
    store.addTable = async () => Promise.reject(new StoreRefused('The disk is full.'));
    for (const guest of guests) expect(await host.create(guest, listed)).toMatchObject({ code: 'unavailable' });
    store.addTable = addTable.bind(store);
    const { id } = must(await host.create(first, listed));
    const alone = must(await host.create(second, { ...listed, seats: 1, bots: [null] }));
    must(await host.create(third, listed));
    expect(await host.create(fourth, listed)).toMatchObject({ ok: false });
    must(await host.abandon(first, id));
    must(await host.create(fourth, listed));
    expect(await host.create(fifth, listed)).toMatchObject({ ok: false });
    const client = new Client(host, second);
    must(await host.ready(second, alone.id, true));
    await client.watch(alone.id);
    expect(await host.create(fifth, listed)).toMatchObject({ ok: false });
    const roll = dice(1);
    while (await playOne([client], roll));
    must(await host.create(fifth, listed));
    await host.stop();
  });

  it('cannot fill the lobby with matches that have ended and are shown late', async () => {
    const house = await openHouse({ limits, now: Date.now() });
    for (let n = 0; n < 6; n++) {
      const guest = from(`Guest${n}`, '192.0.2.1');
      const made = await house.host.create(guest, { ...listed, delay: 86_400, bots: [null, 'random'] });
      if (!made.ok) continue;
      must(await house.host.ready(guest, made.value.id, true));
      must(await house.host.abandon(guest, made.value.id));
    }
    expect(await lobby(house)).toBe(3);
    await house.host.stop();
  });

  it('that has enough plays again outside of the lobby', async () => {
    const house = await openHouse({ limits });
    const { id, clients } = await sitDown(house, { listed: true });
    const roll = dice(1);
    while (await playOne(clients, roll));
    const [client] = clients;
    if (client === undefined) throw new Error('nobody is here');
    for (let n = 0; n < 3; n++) must(await house.host.create(from(`Guest${n}`, '192.0.2.1'), listed));
    const rematch = await house.host.rematch({ ...client.person, address: '192.0.2.1' }, id);
    expect(must(rematch)).toMatchObject({ listed: false });
    await house.host.stop();
  });
});
