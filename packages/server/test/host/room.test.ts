import { describe, expect, it } from 'vitest';
import { dice, must, openHouse, person, playOne, sitDown, wish } from './house.ts';

const limits = { openTables: 6, gatheringTables: 4, listedTables: 2 };
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
