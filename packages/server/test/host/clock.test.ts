import { describe, expect, it } from 'vitest';
import { StoreRefused, StoreUncertain } from '../../src/store/contract.ts';
import { Client, dice, must, openHouse, playOne, sitDown } from './house.ts';
import type { House } from './house.ts';

const MINUTE = 60_000;

/** What somebody owes at what position, as text: taking back leads to the same one. */
const positionOf = ({ seat, sight }: Client): string => `${seat} ${JSON.stringify(sight?.view)}`;

/** Somebody who has just chosen and may take it back. */
async function chosen(house: House, clients: readonly Client[]): Promise<Client> {
  for (let i = 0; i < 100; i++) {
    await playOne(clients, dice(i));
    const able = clients.find(({ turnInfo }) => turnInfo?.undo === null);
    if (able !== undefined) return able;
  }
  await house.host.stop();
  throw new Error('nothing could be taken back');
}

describe('S-07 a clock', () => {
  it.each([1, 2, 3])('gives nobody more time by choices that are taken back (walk %i)', async (seed) => {
    const house = await openHouse();
    const { clients } = await sitDown(house, { clock: { perMove: 600, reserve: 6000 } });
    const roll = dice(seed);
    const deadlines = new Map<string, number>();
    for (const client of clients) deadlines.set(positionOf(client), client.turnInfo?.deadline ?? 0);
    let undone = 0;
    for (let step = 0; step < 400; step++) {
      house.clock.now += roll(20_000);
      const able = clients.find(({ turnInfo }) => turnInfo?.undo === null);
      const takesBack = able !== undefined && roll(2) === 0;
      if (takesBack) undone += (await able.undo()).ok ? 1 : 0;
      else if (!(await playOne(clients, roll))) break;
      for (const client of clients) {
        const { due = null, deadline = null } = client.turnInfo ?? {};
        if (due === null || deadline === null) continue;
        // A choice opens what follows it anew; a choice that is taken back leads to what was open, as it was.
        const position = positionOf(client);
        if (takesBack) expect(deadline).toBeLessThanOrEqual(deadlines.get(position) ?? 0);
        deadlines.set(position, deadline);
      }
    }
    expect(undone).toBeGreaterThan(20);
    await house.host.stop();
  });

  it('gives back what a choice cost when it is taken back, and takes what passed meanwhile', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house, { clock: { perMove: 60, reserve: 600 } });
    const owing = clients.find(({ turnInfo }) => (turnInfo?.due ?? null) !== null);
    if (owing === undefined) throw new Error('nobody owes anything');
    const before = owing.turnInfo?.deadline ?? 0;
    house.clock.now += 3 * MINUTE;
    await owing.play(owing.turnInfo?.due?.options[0]?.id ?? '');
    const reserve = async (): Promise<number> => (await house.store.table(id))?.seats[owing.seat ?? 0]?.reserve ?? 0;
    expect(await reserve()).toBe(8 * MINUTE);
    house.clock.now += MINUTE;
    expect(await owing.undo()).toMatchObject({ ok: true });
    expect(owing.turnInfo?.deadline).toBe(before);
    expect(await reserve()).toBe(10 * MINUTE);
    await house.host.stop();
  });

  it('that has run out during choices that were taken back lets a bot play', async () => {
    const house = await openHouse();
    const { clients } = await sitDown(house, { clock: { perMove: 60, reserve: 0 } });
    const able = await chosen(house, clients);
    house.clock.now += 2 * MINUTE;
    await able.undo();
    await expect.poll(() => able.table?.seats[able.seat ?? 0]?.standIn).toBe('clock');
    await house.host.stop();
  });

  it('F-14 after a restart what is taken back has no more time than everything else', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house, { clock: { perMove: 60, reserve: 600 } });
    const able = await chosen(house, clients);
    const later = await house.restart();
    const started = later.clock.now;
    const again = new Client(later.host, able.person);
    await again.watch(id);
    for (let undone = 0; again.turnInfo?.undo === null; undone++) {
      later.clock.now += MINUTE / 2;
      await again.undo();
      expect(again.turnInfo?.deadline ?? 0).toBeLessThanOrEqual(started + 11 * MINUTE);
    }
    await later.host.stop();
  });

  it.each([
    ['refused', new StoreRefused('The disk is full.'), false],
    ['unknown, and did not happen', new StoreUncertain('The writer died.'), false],
    ['unknown, and happened', new StoreUncertain('The writer died.'), true],
  ])('gives nobody time by a write whose outcome is %s', async (_, fault, written) => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house, { clock: { perMove: 60, reserve: 600 } });
    const owing = clients.find(({ turnInfo }) => (turnInfo?.due ?? null) !== null);
    if (owing === undefined) throw new Error('nobody owes anything');
    const before = owing.turnInfo?.deadline;
    const { store } = house;
    const append = store.append.bind(store);
    store.append = async (entries) => {
      store.append = append;
      if (written) await append(entries);
      throw fault;
    };
    house.clock.now += 3 * MINUTE;
    expect(await owing.play(owing.turnInfo?.due?.options[0]?.id ?? '')).toMatchObject({ ok: written });
    const again = new Client(house.host, owing.person);
    await again.watch(id);
    // Two minutes of the three are more than the time for one choice.
    if (written) expect(again.table?.seats[owing.seat ?? 0]?.reserve).toBe(8 * MINUTE);
    else expect(again.turnInfo?.deadline).toBe(before);
    await house.host.stop();
  });

  it('goes on while somebody leaves and returns', async () => {
    const house = await openHouse({
      bots: { ask: async () => new Promise(() => {}), queued: () => 0, close: async () => undefined },
    });
    const { id, clients } = await sitDown(house, { clock: { perMove: 60, reserve: 600 } });
    const owing = clients.find(({ turnInfo }) => (turnInfo?.due ?? null) !== null);
    if (owing === undefined) throw new Error('nobody owes anything');
    const before = owing.turnInfo?.deadline;
    house.clock.now += 5 * MINUTE;
    must(await house.host.leave(owing.person, id));
    must(await house.host.comeBack(owing.person, id));
    const back = new Client(house.host, owing.person);
    await back.watch(id);
    expect(back.turnInfo?.deadline).toBe(before);
    await house.host.stop();
  });
});
