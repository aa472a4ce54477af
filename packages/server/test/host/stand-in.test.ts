import { replayRecord } from '@benchtop/engine/host';
import { gameOf } from '@benchtop/games';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from '../../src/host/absence.ts';
import type { CreateBody } from '../../src/wire/http.ts';
import { Client, dice, must, openHouse, person, playOne, sitDown } from './house.ts';
import type { House } from './house.ts';

const DAY = 86_400_000;
const refused = { ok: false, code: 'refused' };

interface Held {
  readonly house: House;
  readonly id: string;
  /** Who owes a decision and has closed the table. */
  readonly gone: Client;
  readonly seat: number;
  /** Those who are here. */
  readonly stay: readonly Client[];
}

/** A match that a guest of its host holds up who is not here. */
async function heldUp(wishes: Partial<CreateBody> = {}): Promise<Held> {
  const house = await openHouse();
  const { id, clients } = await sitDown(house, wishes);
  const gone = clients.at(-1);
  if (gone === undefined) throw new Error('nobody plays');
  const roll = dice(1);
  while ((gone.turnInfo?.due ?? null) === null) await playOne(clients, roll);
  gone.close();
  return { house, id, gone, seat: gone.seat ?? 0, stay: clients.filter((client) => client !== gone) };
}

const ask = async ({ house, id, seat }: Held, client: Client | undefined) =>
  house.host.setSeat(client?.person ?? person('Eve'), id, seat, 'greedy');

const three = { seats: 3, bots: [null, null, null] };

describe('S-07 with a clock', () => {
  it('only the clock brings a bot: the others learn how long it runs', async () => {
    const held = await heldUp({ clock: { perMove: 86_400, reserve: 3 * 86_400 } });
    held.house.clock.now += 3 * DAY;
    const answer = await ask(held, held.stay[0]);
    expect(answer).toMatchObject(refused);
    expect(answer.ok ? '' : answer.reason).toContain('still has 1 day');
    expect(await held.house.host.abandon(person('Ann0'), held.id)).toMatchObject(refused);
    await held.house.host.stop();
  });

  it('when it has run out a bot plays, and the match may be given up', async () => {
    const held = await heldUp({ clock: { perMove: 0.02, reserve: 0 } });
    const [host] = held.stay;
    held.house.clock.now += 1000;
    await expect.poll(() => host?.table?.seats[held.seat]?.standIn).toBe('clock');
    expect(await held.house.host.abandon(host?.person ?? person(''), held.id)).toMatchObject({ ok: true });
    await held.house.host.stop();
  });
});

describe('S-07 without a clock', () => {
  it('nobody who is away for less than a day is replaced, and then only if all who are here agree', async () => {
    const held = await heldUp(three);
    const [one, two] = held.stay;
    held.house.clock.now += PATIENCE - 60_000;
    expect(await ask(held, one)).toMatchObject(refused);
    held.house.clock.now += 60_000;
    expect(await ask(held, undefined)).toMatchObject({ ok: false, code: 'not-found' });
    const first = must(await ask(held, one));
    expect(first.seats[held.seat]).toMatchObject({ away: false, agreed: [one?.seat] });
    expect(must(await ask(held, one)).seats[held.seat]).toMatchObject({ away: false });
    await expect.poll(() => two?.table?.seats[held.seat]?.agreed).toEqual([one?.seat]);
    expect(must(await ask(held, two)).seats[held.seat]).toMatchObject({ away: true, standIn: 'agreed' });
    await expect.poll(() => one?.seq ?? 0).toBeGreaterThan(0);
    const back = must(await held.house.host.comeBack(held.gone.person, held.id));
    expect(back.seats[held.seat]).toMatchObject({ away: false, standIn: null });
    await held.house.host.stop();
  });

  it('whoever has closed the table a moment ago is not away, however long they thought', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const gone = clients.find(({ turnInfo }) => (turnInfo?.due ?? null) !== null);
    const stays = clients.find((client) => client !== gone);
    if (gone === undefined || stays === undefined) throw new Error('two people play');
    await playOne(clients, dice(1));
    await gone.undo();
    house.clock.now += 2 * PATIENCE;
    gone.close();
    house.clock.now += 120_000;
    expect(await house.host.setSeat(stays.person, id, gone.seat ?? 0, 'greedy')).toMatchObject(refused);
    house.clock.now += PATIENCE;
    expect(await house.host.setSeat(stays.person, id, gone.seat ?? 0, 'greedy')).toMatchObject({ ok: true });
    await house.host.stop();
  });

  it('what was agreed on is forgotten when they return', async () => {
    const held = await heldUp(three);
    const [one, two] = held.stay;
    held.house.clock.now += PATIENCE;
    must(await ask(held, one));
    const back = new Client(held.house.host, held.gone.person);
    await back.watch(held.id);
    back.close();
    held.house.clock.now += PATIENCE;
    expect(must(await ask(held, two)).seats[held.seat]).toMatchObject({ away: false, agreed: [two?.seat] });
    await held.house.host.stop();
  });

  it('F-14 time while the server is down is nobody’s', async () => {
    const held = await heldUp();
    held.house.clock.now += PATIENCE - 60_000;
    const later = await held.house.restart();
    later.clock.now += 120_000;
    const [one] = held.stay;
    expect(await later.host.setSeat(one?.person ?? person(''), held.id, held.seat, 'greedy')).toMatchObject(refused);
    later.clock.now += PATIENCE;
    expect(await later.host.setSeat(one?.person ?? person(''), held.id, held.seat, 'greedy')).toMatchObject({
      ok: true,
    });
    await later.host.stop();
  });
});

describe('S-07 a running match', () => {
  it('is not given up while a bot plays only because the others agreed on it, also after a restart', async () => {
    const held = await heldUp();
    held.house.clock.now += PATIENCE;
    must(await ask(held, held.stay[0]));
    expect(await held.house.host.abandon(person('Ann0'), held.id)).toMatchObject(refused);
    const later = await held.house.restart();
    expect(await later.host.abandon(person('Ann0'), held.id)).toMatchObject(refused);
    // Their own word makes the difference.
    must(await later.host.leave(held.gone.person, held.id));
    expect(must(await later.host.abandon(person('Ann0'), held.id)).status).toBe('abandoned');
    await later.host.stop();
  });

  it('that was given up has a record with its key, like any other', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const roll = dice(3);
    for (let i = 0; i < 12; i++) await playOne(clients, roll);
    const [host, other] = clients.map((client) => client.person);
    if (host === undefined || other === undefined) throw new Error('two people play');
    expect(await house.host.record(host, id, null)).toMatchObject({ ok: false, code: 'not-running' });
    must(await house.host.leave(other, id));
    must(await house.host.abandon(host, id));
    for (const who of [host, other]) {
      const record = must(await house.host.record(who, id, null));
      const game = gameOf('arctic-cleanup');
      if (game === null) throw new Error('no game');
      expect(record).toMatchObject({ result: null, key: expect.stringMatching(/^[0-9a-f]{64}$/u) as string });
      expect(record.entries.length).toBeGreaterThanOrEqual(12);
      expect(replayRecord(game, record)).toMatchObject({ ok: true });
    }
    await house.host.stop();
  });

  it('that never began has none', async () => {
    const house = await openHouse();
    const { id } = must(
      await house.host.create(person('Ann'), {
        ...three,
        game: 'arctic-cleanup',
        settings: {},
        listed: true,
        clock: null,
        delay: 0,
      }),
    );
    must(await house.host.abandon(person('Ann'), id));
    expect(await house.host.record(person('Ann'), id, null)).toMatchObject({ ok: false, code: 'not-running' });
    await house.host.stop();
  });
});
