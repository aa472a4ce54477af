import { describe, expect, it } from 'vitest';
import { Client, dice, later, must, openHouse, ownTimers, person, playOne, sitDown, wish } from './house.ts';

const ann = person('Ann');
const bea = person('Bea');
const cyd = person('Cyd');

describe('gathering', () => {
  it('people sit down by the link, the host arranges bots, and the match begins when all are ready', async () => {
    const { host } = await openHouse();
    const table = must(await host.create(ann, { ...wish, seats: 3, bots: [null, null, null] }));
    const { id, invite } = table;
    expect(await host.join(bea, id, null, null)).toMatchObject({ ok: false, code: 'not-found' });
    must(await host.join(bea, id, 2, invite));
    expect(await host.join(cyd, id, 2, invite)).toMatchObject({ ok: false, code: 'closed' });
    expect(await host.setSeat(bea, id, 1, 'greedy')).toMatchObject({ ok: false, code: 'not-allowed' });
    must(await host.ready(ann, id, true));
    must(await host.ready(bea, id, true));
    expect(must(await host.table(ann, id, null)).status).toBe('gathering');
    expect(await host.setSeat(ann, id, 1, 'no-such-bot')).toMatchObject({ ok: false, code: 'malformed' });
    expect(must(await host.setSeat(ann, id, 1, 'random'))).toMatchObject({ status: 'running' });
    expect(await host.join(cyd, id, null, invite)).toMatchObject({ ok: false, code: 'closed' });
    await host.stop();
  });

  it('S-06 of many who reach for one seat, one gets it', async () => {
    const { host } = await openHouse();
    const { id, invite } = must(await host.create(ann, wish));
    const many = Array.from({ length: 50 }, (_, i) => person(`P${i}`));
    const results = await Promise.all(many.map((one) => host.join(one, id, 1, invite)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    await host.stop();
  });

  it('the same name twice is told apart', async () => {
    const { host } = await openHouse();
    const { id, invite } = must(await host.create(ann, wish));
    const joined = must(await host.join({ account: 'another', name: 'ANN' }, id, null, invite));
    expect(joined.seats.map(({ name }) => name)).toEqual(['Ann', 'ANN 2']);
    await host.stop();
  });

  it('when the host leaves, the next person becomes host; when the last one leaves, the table is given up', async () => {
    const { host } = await openHouse();
    const { id, invite } = must(await host.create(ann, wish));
    must(await host.join(bea, id, null, invite));
    must(await host.leave(ann, id));
    const left = must(await host.table(bea, id, null));
    expect(left.seats.map(({ kind, host: isHost }) => [kind, isHost])).toEqual([
      ['free', false],
      ['person', true],
    ]);
    must(await host.leave(bea, id));
    expect(must(await host.table(bea, id, invite)).status).toBe('abandoned');
    await host.stop();
  });

  it.each([
    ['too many seats', { seats: 9, bots: Array.from({ length: 9 }, () => null) }],
    ['no person', { bots: ['greedy', 'greedy'] }],
    ['a setting that is none', { settings: { nonsense: 'x' } }],
    ['a prototype as setting', { settings: JSON.parse('{"__proto__": "x"}') as { readonly [name: string]: string } }],
    ['too few bots named', { bots: [null] }],
    ['an unknown bot', { bots: [null, 'nobody'] }],
  ])('a table with %s is refused with a sentence', async (_, body) => {
    const { host } = await openHouse();
    const made = await host.create(ann, { ...wish, ...body });
    expect(made).toMatchObject({ ok: false, code: 'malformed' });
    await host.stop();
  });
});

describe('somebody who looked on while people gathered', () => {
  it('plays from the seat they took, once the match begins', async () => {
    const { host } = await openHouse();
    const { id, invite } = must(await host.create(ann, wish));
    const client = new Client(host, bea);
    await client.watch(id, null, invite ?? '');
    must(await host.join(bea, id, null, invite));
    must(await host.ready(ann, id, true));
    must(await host.ready(bea, id, true));
    expect(client.seat).toBe(1);
    expect(client.sight?.view.seat).toBe(1);
    await host.stop();
  });
});

describe('a rematch', () => {
  it('seats the same people one seat further, once, whoever asks first', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    expect(await house.host.rematch(clients[0]?.person ?? ann, id)).toMatchObject({ ok: false, code: 'not-running' });
    const roll = dice(1);
    while (await playOne(clients, roll));
    const people = clients.map((client) => client.person);
    const [one, two] = await Promise.all(people.map((who) => house.host.rematch(who, id)));
    const first = one === undefined ? null : must(one);
    const second = two === undefined ? null : must(two);
    expect(second?.id).toBe(first?.id);
    expect(second?.seats.map(({ name }) => name)).toEqual(['Ann1', 'Ann0']);
    expect(second?.status).toBe('running');
    expect(await house.host.rematch(cyd, id)).toMatchObject({ ok: false });
    await house.host.stop();
  });

  it('S-07 that was given up leaves room for another, and nobody can give up more than a few', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const roll = dice(1);
    while (await playOne(clients, roll));
    const [spoiler, other] = clients;
    if (spoiler === undefined || other === undefined) throw new Error('two people play');
    const { host } = house;
    const opened = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const given = must(await host.rematch(spoiler.person, id));
      opened.add(given.id);
      await expect.poll(() => other.table?.rematch).toBe(given.id);
      must(await host.abandon(spoiler.person, given.id));
      await expect.poll(() => other.table?.rematch).toBeNull();
    }
    expect(opened.size).toBe(3);
    expect(await host.rematch(spoiler.person, id)).toMatchObject({ ok: false, code: 'refused' });
    const restarted = await house.restart();
    const again = must(await restarted.host.rematch(other.person, id));
    expect(opened).not.toContain(again.id);
    expect(must(await restarted.host.rematch(spoiler.person, id))).toMatchObject({ id: again.id, status: 'running' });
    await restarted.host.stop();
  });

  it('from which all have gone leaves room for another', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const roll = dice(1);
    while (await playOne(clients, roll));
    const [one, two] = clients.map((client) => client.person);
    if (one === undefined || two === undefined) throw new Error('two people play');
    const first = must(await house.host.rematch(one, id));
    for (const who of [one, two]) must(await house.host.leave(who, first.id));
    expect(must(await house.host.rematch(two, id)).id).not.toBe(first.id);
    await house.host.stop();
  });
});

describe('spectators', () => {
  it('are not let in where the table has none', async () => {
    const house = await openHouse();
    const { id, invite } = await sitDown(house, { delay: null });
    const eve = new Client(house.host, cyd);
    expect(await eve.watch(id, null, invite)).toMatchObject({ ok: false, code: 'not-allowed' });
    expect(await house.host.history(cyd, id, invite, 0)).toMatchObject({ ok: false, code: 'not-allowed' });
    expect(await house.host.record(cyd, id, invite)).toMatchObject({ ok: false, code: 'not-allowed' });
    await house.host.stop();
  });

  it('see what is open, at once, where the table says so', async () => {
    const house = await openHouse();
    const { id, invite, clients } = await sitDown(house, { game: 'algoracing', delay: 0 });
    const eve = new Client(house.host, cyd);
    await eve.watch(id, null, invite);
    const roll = dice(1);
    for (let i = 0; i < 30; i++) await playOne(clients, roll);
    expect(eve.seq).toBe(clients[0]?.seq);
    expect(eve.turnInfo).toMatchObject({ due: null, undo: 'nothing-yet' });
    expect(await eve.say('hello')).toMatchObject({ ok: false, code: 'not-allowed' });
    await house.host.stop();
  });

  it('S-21 see everything late where the table says so: moves, whose turn it is, the end and the past', async () => {
    ownTimers();
    const house = await openHouse();
    const { id, invite, clients } = await sitDown(house, { delay: 60 });
    const roll = dice(1);
    for (let i = 0; i < 10; i++) {
      house.clock.now += 1000;
      await playOne(clients, roll);
    }
    const early = clients[0]?.seq ?? 0;
    house.clock.now += 55_000;
    for (let i = 0; i < 5; i++) await playOne(clients, roll);
    const eve = new Client(house.host, cyd);
    await eve.watch(id, null, invite);
    expect(eve.seq).toBeGreaterThan(0);
    expect(eve.seq).toBeLessThan(early);
    expect(eve.table?.seats.some(({ waiting }) => waiting)).toBe(false);
    const past = must(await house.host.history(cyd, id, invite, 0));
    expect(past.entries.length).toBe(eve.seq);
    house.clock.now += 30_000;
    await later(2000);
    expect(eve.seq).toBe(early);
    while (await playOne(clients, roll));
    expect(must(await house.host.table(cyd, id, invite))).toMatchObject({
      status: 'running',
      winners: null,
      totals: null,
    });
    expect(await house.host.record(cyd, id, invite)).toMatchObject({ ok: false, code: 'not-running' });
    house.clock.now += 61_000;
    await later(2000);
    expect(eve.turnInfo?.outcome ?? null).not.toBeNull();
    expect(eve.sight?.scores).toEqual(clients[0]?.sight?.scores);
    expect(must(await house.host.table(cyd, id, invite)).status).toBe('over');
    expect(await house.host.record(cyd, id, invite)).toMatchObject({ ok: true });
    await house.host.stop();
  });
});

describe('the past of a running match', () => {
  it('is to be had in pages, as the own seat may see it, and leads to now', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house, { game: 'algoracing' });
    const roll = dice(1);
    for (let i = 0; i < 60; i++) await playOne(clients, roll);
    const [client] = clients;
    if (client === undefined) throw new Error('nobody plays');
    const page = must(await house.host.history(client.person, id, null, 10));
    expect(page.from).toBe(10);
    expect(page.entries.map(({ seq }) => seq)).toEqual(Array.from({ length: client.seq - 10 }, (_, i) => i + 11));
    expect(page.entries).toEqual(client.entries.slice(-page.entries.length));
    expect(await house.host.record(client.person, id, null)).toMatchObject({ ok: false, code: 'not-running' });
    await house.host.stop();
  });
});

describe('clocks', () => {
  const clock = { perMove: 30, reserve: 60 };

  it('run from the reserve after the time for the decision, then a bot plays until the owner returns', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house, { clock });
    const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null);
    if (owing === undefined) throw new Error('nobody owes anything');
    const seat = owing.seat ?? 0;
    expect(owing.turnInfo?.deadline).toBe(house.clock.now + 90_000);
    house.clock.now += 50_000;
    await owing.play(owing.turnInfo?.due?.options[0]?.id ?? '');
    expect((await house.store.table(id))?.seats[seat]?.reserve).toBe(40_000);
    await house.host.stop();
  });

  it('F-14 time while the server is down is nobody’s', async () => {
    ownTimers();
    const house = await openHouse();
    const sitting = await sitDown(house, { clock });
    house.clock.now += 80_000;
    await house.host.stop();
    const afterwards = await openHouse({ store: house.store, now: house.clock.now + 10_000_000 });
    const again = new Client(afterwards.host, sitting.clients[0]?.person ?? ann);
    await again.watch(sitting.id);
    expect(again.turnInfo?.deadline).toBe(afterwards.clock.now + 90_000);
    await later(89_000);
    expect(again.table?.seats.some(({ away }) => away)).toBe(false);
    await afterwards.host.stop();
  });

  it('when time is up a bot takes over, and the match goes on', async () => {
    const house = await openHouse();
    const { clients } = await sitDown(house, { clock: { perMove: 0.02, reserve: 0 } });
    house.clock.now += 1000;
    await expect.poll(() => clients[0]?.table?.seats.some(({ away }) => away)).toBe(true);
    await expect.poll(() => clients[0]?.seq ?? 0).toBeGreaterThan(0);
    await house.host.stop();
  });

  it('who comes back has the whole time again', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house, { clock });
    const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null);
    if (owing === undefined) throw new Error('nobody owes anything');
    const others = clients.filter((client) => client !== owing);
    must(await house.host.leave(owing.person, id));
    // Only when the bot has nothing left to do does the time that passes belong to somebody else.
    await expect.poll(() => others.some(({ turnInfo }) => (turnInfo?.due ?? null) !== null)).toBe(true);
    house.clock.now += 10_000_000;
    const roll = dice(1);
    for (let i = 0; i < 5; i++) await playOne(others, roll);
    must(await house.host.comeBack(owing.person, id));
    const back = new Client(house.host, owing.person);
    await back.watch(id);
    expect(back.turnInfo?.deadline ?? Number.POSITIVE_INFINITY).toBeGreaterThan(house.clock.now);
    expect(back.table?.seats[owing.seat ?? 0]?.away).toBe(false);
    await house.host.stop();
  });
});

describe('those who are not here', () => {
  it('are reminded when they owe something, once for each decision, with nothing secret', async () => {
    const house = await openHouse();
    const { clients } = await sitDown(house);
    const [first, second] = clients;
    if (first === undefined || second === undefined) throw new Error('two people play');
    const gone = first.turnInfo?.due === null ? first : second;
    const stays = gone === first ? second : first;
    // When the match began, nobody had the table open.
    expect(house.reminders.map(({ account }) => account)).toEqual([stays.person.account]);
    gone.close();
    const roll = dice(2);
    while (await playOne([stays], roll));
    expect(house.reminders.slice(1).map(({ account }) => account)).toEqual([gone.person.account]);
    await house.host.stop();
  });

  it('find their tables with those first that wait for them', async () => {
    const house = await openHouse();
    const one = must(await house.host.create(ann, wish));
    const two = must(await house.host.create(ann, { ...wish, bots: [null, 'greedy'] }));
    must(await house.host.ready(ann, two.id, true));
    await expect
      .poll(async () =>
        (await house.host.mine(ann, { from: null, limit: 10 })).tables.map(({ id, seats }) => [id, seats[0]?.waiting]),
      )
      .toEqual([
        [two.id, true],
        [one.id, false],
      ]);
    await house.host.stop();
  });
});
