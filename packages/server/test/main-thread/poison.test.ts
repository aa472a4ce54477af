import type { Game } from '@benchtop/engine/host';
import { gameOf } from '@benchtop/games';
import { describe, expect, it } from 'vitest';
import { Client, dice, openHouse, person, playOne, sitDown } from '../host/house.ts';

const arctic = gameOf('arctic-cleanup');
if (arctic === null) throw new Error('no such game');

/** Arctic CleanUp whose rules fail in their `n`th choice. */
function poisoned(n: number, fail: () => void): Game {
  let choices = 0;
  const steps = Object.fromEntries(
    Object.entries(arctic?.steps ?? {}).map(([kind, step]) => [
      kind,
      {
        ...step,
        apply: (...args: Parameters<typeof step.apply>) => {
          if (++choices >= n) fail();
          step.apply(...args);
        },
      },
    ]),
  );
  if (arctic === null) throw new Error('no such game');
  return { ...arctic, id: 'poison', steps };
}

describe('F-20 rules that fail in one match', () => {
  it.each([
    [
      'throw',
      () => {
        throw new Error('a mistake');
      },
      'made a mistake',
    ],
    [
      'never end',
      () => {
        for (;;);
      },
      'did not come to an end',
    ],
  ])('%s: that match is in quarantine, all others go on', async (_, fail, words) => {
    const house = await openHouse({ ruleMs: 100, game: (id) => (id === 'poison' ? poison : gameOf(id)) });
    const poison = poisoned(15, fail);
    const sick = await sitDown(house, { game: 'poison' });
    const well = await sitDown(house);
    const roll = dice(4);
    let broken = null;
    for (let i = 0; i < 40 && broken === null; i++) {
      const owing = sick.clients.find(({ turnInfo }) => turnInfo?.due !== null);
      const answer = await owing?.play(owing.turnInfo?.due?.options[0]?.id ?? '');
      if (answer?.ok === false) broken = answer;
      expect(await playOne(well.clients, roll)).toBe(true);
    }
    expect(broken).toMatchObject({ code: 'quarantined' });
    expect((await house.store.table(sick.id))?.table.trouble).toContain(words);
    const head = await house.store.head(sick.id);
    expect(sick.clients[0]?.seq).toBe(head);
    const again = new Client(house.host, sick.clients[0]?.person ?? person('x'));
    await again.watch(sick.id);
    expect(again.sight).toEqual(sick.clients[0]?.sight);
    expect(await playOne(well.clients, roll)).toBe(true);
    await house.host.stop();
  });
});
