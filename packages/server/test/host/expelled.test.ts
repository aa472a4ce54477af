import { describe, expect, it } from 'vitest';
import type { CreateBody } from '../../src/wire/http.ts';
import { Client, dice, later, must, openHouse, ownTimers, person, playOne, wish } from './house.ts';
import type { House } from './house.ts';

const ann = person('Ann');
const bea = person('Bea');
const cyd = person('Cyd');
const removed = { ok: false, code: 'removed' };

interface Sent {
  readonly house: House;
  readonly id: string;
  readonly oldCode: string;
  readonly newCode: string;
  readonly client: Client;
}

/** Bea sat down, looks at the table, and is sent away by the host. */
async function sentAway(wishes: Partial<CreateBody>): Promise<Sent> {
  const house = await openHouse();
  const { host } = house;
  const { id, invite } = must(await host.create(ann, { ...wish, seats: 3, bots: [null, null, null], ...wishes }));
  must(await host.join(bea, id, 1, invite));
  must(await host.join(cyd, id, 2, invite));
  const client = new Client(host, bea);
  await client.watch(id);
  const after = must(await host.setSeat(ann, id, 1, null));
  return { house, id, oldCode: invite ?? '', newCode: after.invite ?? '', client };
}

describe('S-04 somebody who was sent away', () => {
  it.each([true, false])('does not come back, by no link, also after a restart (listed: %s)', async (listed) => {
    ownTimers();
    const { house, id, oldCode, newCode, client } = await sentAway({ listed, delay: null });
    expect(newCode).not.toBe(oldCode);
    expect(client.texts.some((text) => text.includes('"gone"'))).toBe(true);
    const told = client.texts.length;
    must(await house.host.setSeat(ann, id, 1, 'random'));
    must(await house.host.setSeat(ann, id, 1, null));
    await later(2000);
    expect(client.texts).toHaveLength(told);
    const restarted = await house.restart();
    for (const { host } of [house, restarted])
      for (const code of [null, oldCode, newCode]) {
        expect(await host.join(bea, id, 1, code)).toMatchObject(removed);
        expect(await new Client(host, bea).watch(id, null, code ?? undefined)).toMatchObject(
          listed ? { ok: false, code: 'not-allowed' } : removed,
        );
        const look = await host.table(bea, id, code);
        if (listed) expect(look).toMatchObject({ ok: true, value: { invite: null } });
        else expect(look).toMatchObject(removed);
        expect((await host.chat(bea, id, code, null)).ok).toBe(false);
      }
    await restarted.host.stop();
  });

  it('does not come back by a rematch either', async () => {
    const { house, id } = await sentAway({ listed: true, delay: null });
    const { host } = house;
    must(await host.setSeat(ann, id, 1, 'random'));
    const clients = [ann, cyd].map((who) => new Client(host, who));
    for (const client of clients) await client.watch(id);
    for (const { person: who } of clients) must(await host.ready(who, id, true));
    const roll = dice(3);
    await expect
      .poll(async () => {
        while (await playOne(clients, roll));
        return must(await host.table(ann, id, null)).status;
      })
      .toBe('over');
    const again = must(await host.rematch(ann, id));
    must(await host.leave(cyd, again.id));
    expect(await host.join(bea, again.id, null, again.invite)).toMatchObject(removed);
    expect(await host.join(person('Dan'), again.id, null, again.invite)).toMatchObject({ ok: true });
    await host.stop();
  });

  it('the old link leads nowhere, the others have the new one', async () => {
    const { house, id, oldCode, newCode } = await sentAway({});
    const dan = person('Dan');
    expect(await house.host.join(dan, id, null, oldCode)).toMatchObject({ ok: false, code: 'not-found' });
    expect(must(await house.host.table(cyd, id, null)).invite).toBe(newCode);
    must(await house.host.join(dan, id, null, newCode));
    await house.host.stop();
  });

  it('looks on where a listed table lets spectators in', async () => {
    const { house, id } = await sentAway({ listed: true, delay: 0 });
    expect(await new Client(house.host, bea).watch(id)).toMatchObject({ ok: true });
    expect(await house.host.join(bea, id, null, null)).toMatchObject(removed);
    await house.host.stop();
  });

  it('a bot put on a seat where somebody has just sat down sends nobody away', async () => {
    const { host } = await openHouse();
    const { id, invite } = must(await host.create(ann, wish));
    must(await host.join(bea, id, 1, invite));
    expect(await host.setSeat(ann, id, 1, 'greedy')).toMatchObject({ ok: false, code: 'closed' });
    expect(must(await host.table(bea, id, null)).invite).toBe(invite);
    await host.stop();
  });
});
