import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { StoreRefused } from '../../src/store/contract.ts';
import { openStore } from '../../src/store/open.ts';
import type { BotPool, BotReply } from '../../src/threads/contract.ts';
import { Client, dice, must, openHouse, person, playOne, quiet, sitDown, wish } from './house.ts';

const ann = person('Ann');
const bea = person('Bea');
const eve = person('Eve');

/** Bots that think until they are told what to answer. */
function slowBots() {
  const asked: ((reply: BotReply | null) => void)[] = [];
  const bots: BotPool = {
    ask: async () => new Promise((resolve) => asked.push(resolve)),
    queued: () => 0,
    close: async () => undefined,
  };
  return { asked, bots };
}

function owingOf(clients: readonly Client[]): Client {
  const owing = clients.find(({ turnInfo }) => (turnInfo?.due ?? null) !== null);
  if (owing === undefined) throw new Error('nobody owes anything');
  return owing;
}

function firstOption({ turnInfo }: Client): string {
  return turnInfo?.due?.options[0]?.id ?? '';
}

describe('a table that lets no spectators in', () => {
  it('sends those away who looked on while people gathered', async () => {
    const { host } = await openHouse();
    const { id, invite } = must(await host.create(ann, { ...wish, delay: null }));
    must(await host.join(bea, id, null, invite));
    const looking = new Client(host, eve);
    expect(await looking.watch(id, null, invite ?? '')).toMatchObject({ ok: true });
    must(await host.ready(ann, id, true));
    must(await host.ready(bea, id, true));
    expect(looking.texts.some((text) => text.includes('"type":"gone"'))).toBe(true);
    const told = looking.texts.length;
    const clients = [ann, bea].map((one) => new Client(host, one));
    for (const client of clients) await client.watch(id);
    const roll = dice(1);
    while (await playOne(clients, roll));
    expect(looking.sight).toBeNull();
    expect(looking.texts.slice(told).filter((text) => text.includes(id))).toEqual([]);
    expect(await looking.watch(id, null, invite ?? '')).toMatchObject({ ok: false, code: 'not-allowed' });
    await host.stop();
  });

  it('lets nobody in who knocks while the match begins', async () => {
    const { host } = await openHouse();
    const { id, invite } = must(await host.create(ann, { ...wish, delay: null }));
    must(await host.join(bea, id, null, invite));
    must(await host.ready(ann, id, true));
    const looking = new Client(host, eve);
    await Promise.all([host.ready(bea, id, true), looking.watch(id, null, invite ?? '')]);
    expect(looking.sight).toBeNull();
    await host.stop();
  });
});

describe('clocks', () => {
  const clock = { perMove: 30, reserve: 60 };
  const alone = { seats: 1, bots: [null], clock };

  it('say after a move what is left of the reserve', async () => {
    const house = await openHouse();
    const { clients } = await sitDown(house, alone);
    const owing = owingOf(clients);
    house.clock.now += 50_000;
    await owing.play(firstOption(owing));
    expect(owing.turnInfo?.deadline).toBe(house.clock.now + 30_000 + 40_000);
    await house.host.stop();
  });

  it('cannot be set back by a command whose id was used before', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house, alone);
    const owing = owingOf(clients);
    const command = randomUUID();
    expect(await owing.play(firstOption(owing), owing.turnInfo?.due?.decision.id, command)).toMatchObject({ ok: true });
    const { deadline } = owing.turnInfo ?? {};
    house.clock.now += 20_000;
    const again = await owing.play(firstOption(owing), owing.turnInfo?.due?.decision.id, command);
    expect(again).toMatchObject({ ok: false, code: 'id-reused' });
    const other = new Client(house.host, owing.person);
    await other.watch(id);
    expect(other.turnInfo?.deadline).toBe(deadline);
    await house.host.stop();
  });

  it('ring again when the store would not take it', async () => {
    const store = await openStore({ file: ':memory:', thread: false });
    const real = store.changeSeat.bind(store);
    const house = await openHouse({ store });
    const { clients } = await sitDown(house, { clock: { perMove: 0.02, reserve: 0 } });
    let refused = 0;
    store.changeSeat = async (...args) => {
      if (refused++ === 0) throw new StoreRefused('The disk is full.');
      return real(...args);
    };
    house.clock.now += 1000;
    await expect.poll(() => clients[0]?.table?.seats.some(({ away }) => away)).toBe(true);
    expect(refused).toBeGreaterThan(1);
    await house.host.stop();
  });
});

describe('somebody who left', () => {
  it('gets for a command that was carried out the answer it had, though a bot plays there now', async () => {
    const { bots } = slowBots();
    const house = await openHouse({ bots });
    const { id, clients } = await sitDown(house);
    const owing = owingOf(clients);
    const [option, decision, command] = [firstOption(owing), owing.turnInfo?.due?.decision.id, randomUUID()];
    const first = await owing.play(option, decision, command);
    must(await house.host.leave(owing.person, id));
    expect(await owing.play(option, decision, command)).toEqual(first);
    expect(await owing.play(option, decision)).toMatchObject({ ok: false, code: 'not-yours' });
    await house.host.stop();
  });

  it('and is back is not played for by the bot that still thought', async () => {
    const { asked, bots } = slowBots();
    const store = await openStore({ file: ':memory:', thread: false });
    const house = await openHouse({ store, bots });
    const { id, clients } = await sitDown(house);
    const owing = owingOf(clients);
    must(await house.host.leave(owing.person, id));
    await expect.poll(() => asked.length).toBe(1);
    const real = store.changeSeat.bind(store);
    store.changeSeat = async (...args) => {
      // While the owner sits down again, the bot comes to an end.
      asked[0]?.({ option: firstOption(owing) });
      await quiet();
      return real(...args);
    };
    must(await house.host.comeBack(owing.person, id));
    await quiet();
    expect(await store.head(id)).toBe(0);
    expect(await owing.play(firstOption(owing))).toMatchObject({ ok: true });
    await house.host.stop();
  });
});

describe('a bot that thinks when the server stops', () => {
  it('is asked again after the next start; nothing is played for it', async () => {
    const { asked, bots } = slowBots();
    const store = await openStore({ file: ':memory:', thread: false });
    const house = await openHouse({ store, bots });
    const { id, clients } = await sitDown(house);
    must(await house.host.leave(owingOf(clients).person, id));
    await expect.poll(() => asked.length).toBe(1);
    await house.host.stop();
    asked[0]?.(null);
    await quiet();
    expect(await store.head(id)).toBe(0);
    expect(house.warnings).toEqual([]);
    const later = await openHouse({ store, bots });
    await expect.poll(() => asked.length).toBe(2);
    await later.host.stop();
  });
});

describe('after a start', () => {
  it('a table that somebody uses while it is compared stays the one that everybody uses', async () => {
    const { bots } = slowBots();
    const store = await openStore({ file: ':memory:', thread: false });
    const house = await openHouse({ store, bots });
    const { id, clients } = await sitDown(house);
    const { person: who } = owingOf(clients);
    await house.host.stop();
    const later = await openHouse({ store, bots });
    must(await later.host.leave(who, id));
    expect(later.host.figures.live()).toBe(1);
    await later.host.stop();
  });
});

describe('a rematch', () => {
  it('is arranged by whoever asks for it: the old host may not come', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const roll = dice(1);
    while (await playOne(clients, roll));
    const [, second] = clients;
    if (second === undefined) throw new Error('two people play');
    const next = must(await house.host.rematch(second.person, id));
    const [mine] = next.seats.filter(({ you }) => you);
    expect(mine?.host).toBe(true);
    const other = next.seats.findIndex(({ you }) => !you);
    must(await house.host.setSeat(second.person, next.id, other, null));
    expect(must(await house.host.setSeat(second.person, next.id, other, 'random')).status).toBe('running');
    await house.host.stop();
  });
});
