import { replayRecord, signatureHolds } from '@benchtop/engine/host';
import type { MatchRecord } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { newKey } from '../../src/host/signer.ts';
import { dice, must, openHouse, playOne, sitDown } from './house.ts';
import type { House, Sitting } from './house.ts';

async function finished(house: House): Promise<Sitting> {
  const sitting = await sitDown(house);
  const roll = dice(3);
  while (await playOne(sitting.clients, roll));
  return sitting;
}

async function recordOf({ host }: House, { id, clients }: Sitting): Promise<MatchRecord> {
  return must(await host.record(clients[0]?.person ?? null, id, null));
}

describe('S-22 the record of a match', () => {
  it('is signed with the key of the server, for this table, these people and this time', async () => {
    const house = await openHouse();
    const sitting = await finished(house);
    const record = await recordOf(house, sitting);
    const rows = await house.store.commands(sitting.id, 1, null);
    expect(signatureHolds(record)).toBe(true);
    expect(replayRecord(arcticCleanup, JSON.parse(JSON.stringify(record)))).toMatchObject({ ok: true });
    expect(record.signature).toMatchObject({
      key: (await house.host.keys())[0],
      table: sitting.id,
      names: ['Ann0', 'Ann1'],
      began: await house.store.begunAt(sitting.id),
      ended: rows.at(-1)?.at,
    });
    await house.host.stop();
  });

  it('is the same whenever it is asked for, also after a restart', async () => {
    const house = await openHouse();
    const sitting = await finished(house);
    const record = await recordOf(house, sitting);
    const again = await house.restart();
    expect(await recordOf(again, sitting)).toEqual(record);
    expect(await again.host.keys()).toHaveLength(1);
    await again.host.stop();
  });

  it('is signed with the newest key; older ones stay known', async () => {
    const house = await openHouse();
    const sitting = await finished(house);
    const before = await recordOf(house, sitting);
    await house.store.addSigningKey(newKey(2, 5));
    const again = await house.restart();
    const [newest, oldest, ...more] = await again.host.keys();
    const after = await recordOf(again, sitting);
    expect(more).toEqual([]);
    expect([after.signature?.key, before.signature?.key]).toEqual([newest, oldest]);
    expect([signatureHolds(after), signatureHolds(before)]).toEqual([true, true]);
    await again.host.stop();
  });

  it('is not vouched for when another commitment was published at its table', async () => {
    const house = await openHouse();
    const sitting = await finished(house);
    await house.store.changeTable(sitting.id, { commitment: 'c'.repeat(64) });
    const again = await house.restart();
    expect((await recordOf(again, sitting)).signature).toBeUndefined();
    await again.host.stop();
  });
});

it('two hosts that start on an empty database at once sign with one key', async () => {
  const house = await openHouse();
  const other = await openHouse({ store: house.store });
  const [one, two] = await Promise.all([house.host.keys(), other.host.keys()]);
  expect(one).toEqual(two);
  expect(one).toHaveLength(1);
  await Promise.all([house.host.stop(), other.host.stop()]);
});
