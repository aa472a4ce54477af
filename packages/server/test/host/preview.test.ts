import { describe, expect, it } from 'vitest';
import { Client, dice, openHouse, ownTimers, person, playOne, quiet, sitDown } from './house.ts';
import type { Sitting } from './house.ts';

/** Who owes a decision, who does not, and what is owed. */
function roles({ clients }: Sitting) {
  const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null);
  const other = clients.find((client) => client !== owing);
  const due = owing?.turnInfo?.due ?? null;
  if (owing === undefined || other === undefined || due === null) throw new Error('somebody owes something');
  return { owing, other, decision: due.decision.id, option: due.options[0]?.id ?? '' };
}

describe('a preview', () => {
  it('is told to whoever owes the decision, does nothing, and nobody else hears of it', async () => {
    // What the table says by the clock (who was last seen when) is not heard here.
    ownTimers();
    const house = await openHouse();
    const table = await sitDown(house);
    const roll = dice(4);
    for (let i = 0; i < 25; i++) await playOne(table.clients, roll);
    await quiet();
    const { owing, other, option } = roles(table);
    const [heard, entries] = [other.texts.length, await house.store.commands(table.id, 1, null)];
    const answer = await owing.preview(option);
    expect(answer).toMatchObject({ ok: true, seq: owing.seq, preview: { over: 'no' } });
    const again = await owing.preview(option);
    expect(again.ok && answer.ok && JSON.stringify(again.preview) === JSON.stringify(answer.preview)).toBe(true);
    await quiet();
    expect(other.texts.slice(heard)).toEqual([]);
    expect(await house.store.commands(table.id, 1, null)).toEqual(entries);
    expect(await owing.play(option)).toMatchObject({ ok: true });
    await house.host.stop();
  });

  it('says what then comes, where nothing of it is hidden', async () => {
    const house = await openHouse();
    const table = await sitDown(house);
    let certain = 0;
    for (let i = 0; certain < 10 && i < 60; i++) {
      const { owing, option } = roles(table);
      const answer = await owing.preview(option);
      if (!answer.ok || answer.preview === undefined) throw new Error('there is no preview');
      const { events, chance, hidden } = answer.preview;
      const from = owing.entries.length;
      await owing.play(option);
      if (chance || hidden) continue;
      certain++;
      expect(owing.entries.slice(from).flatMap((entry) => entry.events)).toEqual(events);
    }
    expect(certain).toBe(10);
    await house.host.stop();
  });

  it('is refused to others at the table, to strangers, for other decisions, and for what is no option', async () => {
    const house = await openHouse();
    const table = await sitDown(house, { delay: null });
    const { owing, other, decision, option } = roles(table);
    expect(await other.preview(option, decision)).toMatchObject({ ok: false, code: 'not-yours' });
    const stranger = new Client(house.host, person('Eve'));
    expect(await stranger.preview(option, decision, table.id)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await owing.preview(option, 'd99.0')).toMatchObject({ ok: false, code: 'closed' });
    expect(await owing.preview('no such thing')).toMatchObject({ ok: false, code: 'refused' });
    for (const { texts } of [other, stranger]) expect(texts.join()).not.toContain('"preview"');
    await house.host.stop();
  });
});
