import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Client, dice, openHouse, person, playOne, sitDown } from './house.ts';

it('S-07 whoever opens a table again that is open already costs the others nothing, and the database neither', async () => {
  // What gathers for a moment before it is told is told when this test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const tellNow = (): unknown => vi.runOnlyPendingTimers();
  const house = await openHouse();
  const { id, clients } = await sitDown(house);
  const [ann, bea] = clients;
  if (ann === undefined || bea === undefined) throw new Error('nobody is here');
  await playOne(clients, dice(1));
  tellNow();
  const [heard, writes] = [ann.texts.length, [] as string[]];
  const { store } = house;
  const seenUpTo = store.seenUpTo.bind(store);
  store.seenUpTo = async (...args) => {
    writes.push(args[0]);
    return seenUpTo(...args);
  };
  for (let n = 0; n < 20; n++) expect(await bea.watch(id)).toMatchObject({ ok: true });
  tellNow();
  expect(ann.texts.slice(heard)).toEqual([]);
  expect(writes).toEqual([]);
  bea.close();
  tellNow();
  expect(ann.table?.seats.map(({ here }) => here)).toEqual([true, false]);
  expect(writes).toEqual([id]);
  await house.host.stop();
});

it('S-07 a match that is shown late is played again once, however often a spectator comes and goes', async () => {
  const house = await openHouse();
  const { id, invite, clients } = await sitDown(house, { delay: 60 });
  await playOne(clients, dice(1));
  let replays = 0;
  const { store } = house;
  const keyOf = store.keyOf.bind(store);
  store.keyOf = async (table) => {
    replays++;
    return keyOf(table);
  };
  const spectator = new Client(house.host, person('Cyd'));
  for (let n = 0; n < 10; n++) {
    expect(await spectator.watch(id, null, invite)).toMatchObject({ ok: true });
    expect(await spectator.send({ type: 'unwatch', id: randomUUID(), table: id })).toMatchObject({ ok: true });
  }
  expect(replays).toBe(1);
  await house.host.stop();
});
