import { describe, expect, it, vi } from 'vitest';
import type { Bus, Notice } from '../../src/bus/contract.ts';
import { LocalBus } from '../../src/bus/local.ts';
import { Broadcaster } from '../../src/host/audience.ts';
import { openStore } from '../../src/store/open.ts';
import { Client, dice, openHouse, playOne, sitDown } from './house.ts';

/** What every bus must do; a later one runs the same. */
function busContract(name: string, open: () => Bus): void {
  describe(`the bus ${name}`, () => {
    it('tells every subscriber, later, until it ends its subscription', async () => {
      const bus = open();
      const heard: string[] = [];
      const end = bus.subscribe(({ table, seq }) => heard.push(`one ${table} ${seq}`));
      bus.subscribe(({ table, seq }) => heard.push(`two ${table} ${seq}`));
      bus.publish({ table: 'a', seq: 1 });
      expect(heard).toEqual([]);
      await expect.poll(() => heard.length).toBe(2);
      end();
      bus.subscribe(() => undefined);
      bus.publish({ table: 'a', seq: 2 });
      await expect.poll(() => heard.at(-1)).toBe('two a 2');
      expect(heard).not.toContain('one a 2');
      await bus.close();
    });
  });
}

busContract('of one process', () => new LocalBus());

/** A bus that loses or doubles what it is given. */
class BadBus extends LocalBus {
  private count = 0;
  override publish(notice: Notice): void {
    this.count++;
    if (this.count % 3 === 0) return;
    super.publish(notice);
    if (this.count % 3 === 1) super.publish(notice);
  }
}

describe('two hosts on one database', () => {
  it.each([
    ['a good bus', () => new LocalBus()],
    ['a bus that loses and doubles', () => new BadBus()],
  ])('F-08 play one match together with %s: nothing is lost, doubled or overwritten', async (_, makeBus) => {
    const bus = makeBus();
    const store = await openStore({ file: ':memory:', thread: false });
    const one = await openHouse({ store, bus });
    const two = await openHouse({ store, bus });
    const { id, clients } = await sitDown(one, { game: 'algoracing' });
    const [ann, bea] = clients;
    if (ann === undefined || bea === undefined) throw new Error('two people play');
    const there = new Client(two.host, bea.person);
    await there.watch(id);
    const roll = dice(1);
    for (let i = 0; i < 400; i++) {
      // Everybody sends from what they know, on both hosts, at the same time.
      await Promise.all([ann, there, bea].map((client) => tryOne(client, roll)));
      if (ann.turnInfo?.outcome !== null) break;
    }
    const rows = await store.commands(id, 1, null);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((__, i) => i + 1));
    const ids = rows.flatMap(({ commandId }) => commandId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const fresh = await openHouse({ store });
    const judge = new Client(fresh.host, ann.person);
    await judge.watch(id);
    expect(judge.seq).toBe(rows.length);
    expect(judge.table?.trouble).toBeNull();
    const again = [new Client(one.host, ann.person), new Client(two.host, ann.person)];
    for (const client of again) await client.watch(id);
    // Whoever missed a notice is put right by the next race, or by looking anew.
    for (const client of again) if (client.seq === judge.seq) expect(client.sight).toEqual(judge.sight);
    await Promise.all([one.host.stop(), two.host.stop(), fresh.host.stop()]);
  });

  it('F-08 one that is stopped while it takes over what the other wrote reads the match again', async () => {
    const bus = new LocalBus();
    const store = await openStore({ file: ':memory:', thread: false });
    const one = await openHouse({ store, bus });
    const two = await openHouse({ store, bus });
    const { id, clients } = await sitDown(one, { game: 'algoracing' });
    const [ann] = clients;
    if (ann === undefined) throw new Error('two people play');
    const there = new Client(two.host, ann.person);
    await there.watch(id);
    const { moved } = Broadcaster.prototype;
    const spy = vi
      .spyOn(Broadcaster.prototype, 'moved')
      // By the host that plays.
      .mockImplementationOnce(function (this: Broadcaster, ...args) {
        return moved.call(this, ...args);
      })
      // By the host that hears of it.
      .mockImplementationOnce(() => {
        throw new Error('stopped');
      });
    expect(await playOne(clients, dice(1))).toBe(true);
    await expect.poll(() => there.seq).toBe(ann.seq);
    spy.mockRestore();
    expect(there.sight).toEqual(ann.sight);
    expect(await playOne(clients, dice(2))).toBe(true);
    await expect.poll(() => there.seq).toBe(ann.seq);
    expect(there.sight).toEqual(ann.sight);
    await Promise.all([one.host.stop(), two.host.stop()]);
  });
});

async function tryOne(client: Client, roll: (n: number) => number): Promise<boolean> {
  const options = client.turnInfo?.due?.options ?? [];
  const option = options[roll(options.length)];
  return option === undefined ? false : (await client.play(option.id)).ok;
}

describe('a host alone', () => {
  it('is not woken by its own notices', async () => {
    const house = await openHouse();
    const { clients } = await sitDown(house);
    expect(await playOne(clients, dice(1))).toBe(true);
    await house.host.stop();
  });
});
