import { describe, expect, it } from 'vitest';
import { trap } from '../../../engine/test/trap/trap.ts';
import { StoreRefused, StoreUncertain, StoreUnreadable } from '../../src/store/contract.ts';
import type { Append, Appended } from '../../src/store/contract.ts';
import { openStore } from '../../src/store/open.ts';
import { Client, dice, must, openHouse, person, playOne, promptBots, quiet, sitDown } from './house.ts';

/** A store whose next append goes as `next` says. */
async function fickle() {
  const store = await openStore({ file: ':memory:', thread: false });
  const control: { next: ((append: Append) => Promise<Appended>) | null } = { next: null };
  const real = store.append.bind(store);
  store.append = async (append) => {
    const { next } = control;
    control.next = null;
    return next === null ? real(append) : next(append);
  };
  return { store, control, real };
}

describe('a store that fails', () => {
  it('F-03 refuses: the move is not taken, nobody hears of it, and it can be made again', async () => {
    const { store, control } = await fickle();
    const house = await openHouse({ store });
    const { id, clients } = await sitDown(house);
    const roll = dice(1);
    for (let i = 0; i < 10; i++) await playOne(clients, roll);
    const seqs = clients.map(({ seq }) => seq);
    const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null);
    const option = owing?.turnInfo?.due?.options[0]?.id ?? '';
    control.next = async () => Promise.reject(new StoreRefused('The disk is full.'));
    expect(await owing?.play(option)).toMatchObject({ ok: false, code: 'unavailable', reason: 'The disk is full.' });
    expect(clients.map(({ seq }) => seq)).toEqual(seqs);
    expect(await store.head(id)).toBe(seqs[0]);
    expect(await owing?.play(option)).toMatchObject({ ok: true });
    while (await playOne(clients, roll));
    expect(clients[0]?.turnInfo?.outcome).not.toBeNull();
    await house.host.stop();
  });

  it.each([true, false])('an outcome that nobody knows is found in the log (written: %s)', async (written) => {
    const { store, control, real } = await fickle();
    const house = await openHouse({ store });
    const { id, clients } = await sitDown(house);
    const roll = dice(1);
    for (let i = 0; i < 10; i++) await playOne(clients, roll);
    const before = await store.head(id);
    const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null);
    control.next = async (append) => {
      if (written) await real(append);
      throw new StoreUncertain('the writer died');
    };
    const answer = await owing?.play(owing.turnInfo?.due?.options[0]?.id ?? '');
    expect(answer?.ok).toBe(written);
    expect((await store.head(id)) > before).toBe(written);
    await expect.poll(() => clients.every(({ seq }) => seq >= before)).toBe(true);
    while (await playOne(clients, roll));
    expect(clients[0]?.turnInfo?.outcome).not.toBeNull();
    await house.host.stop();
  });

  it('so is one that ended the match', async () => {
    const { store, control, real } = await fickle();
    const house = await openHouse({ store });
    const { id, clients } = await sitDown(house);
    const unknown = async (append: Append): Promise<never> => {
      await real(append);
      control.next = unknown;
      throw new StoreUncertain('the writer died');
    };
    control.next = unknown;
    const roll = dice(1);
    while (await playOne(clients, roll));
    const [ann] = clients;
    expect(must(await house.host.table(ann?.person ?? null, id, null)).status).toBe('over');
    await house.host.stop();
  });

  it.each([true, false])('and by the next move where the log cannot be read (written: %s)', async (written) => {
    const { store, control, real } = await fickle();
    const house = await openHouse({ store });
    const { clients } = await sitDown(house);
    const roll = dice(1);
    for (let i = 0; i < 10; i++) await playOne(clients, roll);
    const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null);
    const { keyOf } = store;
    control.next = async (append) => {
      if (written) await real(append);
      store.keyOf = async () => Promise.reject(new StoreUnreadable('It cannot be read.'));
      throw new StoreUncertain('the writer died');
    };
    const outcomes: string[] = [];
    house.host.figures.onCommand = (outcome) => outcomes.push(outcome);
    const option = owing?.turnInfo?.due?.options[0]?.id ?? '';
    expect(await owing?.play(option)).toMatchObject({ ok: false, code: 'unavailable', reason: 'It cannot be read.' });
    expect(outcomes).toEqual(['failed']);
    store.keyOf = keyOf.bind(store);
    await owing?.play(option);
    while (await playOne(clients, roll));
    expect(clients[0]?.turnInfo?.outcome).not.toBeNull();
    await house.host.stop();
  });

  it('a race that is lost to another writer is played again on what that one wrote', async () => {
    const { store, control } = await fickle();
    const house = await openHouse({ store });
    const { clients } = await sitDown(house);
    const roll = dice(1);
    for (let i = 0; i < 10; i++) await playOne(clients, roll);
    control.next = async () => 'conflict';
    expect(await playOne(clients, roll)).toBe(true);
    await house.host.stop();
  });
});

describe('simultaneous decisions', () => {
  const bidding = { game: 'snare', seats: 3, bots: [null, null, null] };
  const snare = async () => openHouse({ game: (id) => (id === 'snare' ? trap : null) });

  it('F-11 all answer at once: nobody is refused, nothing is shown before the last', async () => {
    const house = await snare();
    const { clients } = await sitDown(house, bidding);
    const marks = clients.map(({ texts }) => texts.length);
    const answers = await Promise.all(clients.map((client) => client.play(client.turnInfo?.due?.options[0]?.id ?? '')));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    const told = clients[2]?.texts.slice(marks[2]).filter((text) => text.includes('"moved"')) ?? [];
    const entries = told.map((text) => JSON.stringify((JSON.parse(text) as { entries: unknown }).entries));
    expect(entries).toHaveLength(3);
    // The other seats' answers are announced without what was answered.
    for (const text of entries.slice(0, 2)) expect(text).not.toContain('bid');
    expect(entries[2]).toContain('bid');
    await house.host.stop();
  });

  it('F-12 undo against the last answer: exactly one of them wins', async () => {
    const wins = { undo: 0, answer: 0 };
    const house = await snare();
    for (let i = 0; i < 60; i++) {
      const { clients } = await sitDown(house, { ...bidding, seats: 2, bots: [null, null] });
      const [ann, bea] = clients;
      if (ann === undefined || bea === undefined) throw new Error('two people bid');
      expect(await ann.play('bid 1')).toMatchObject({ ok: true });
      const own = ann.turnInfo?.own ?? 0;
      const first = i % 2 === 0 ? ann.undo(own) : null;
      const answering = bea.play('bid 0');
      const [undone, answered] = await Promise.all([first ?? ann.undo(own), answering]);
      expect(answered).toMatchObject({ ok: true });
      if (undone?.ok === true) wins.undo++;
      else wins.answer++;
      // After an undo the seat owes its bid again; without it the round has been decided.
      expect(
        (ann.sight?.view.pending.at(-1)?.step === 'bid' && ann.turnInfo?.due !== null) || undone?.ok === false,
      ).toBe(true);
    }
    expect(wins.undo).toBeGreaterThan(0);
    expect(wins.answer).toBeGreaterThan(0);
    await house.host.stop();
  });
});

describe('F-21 a bot that fails', () => {
  it.each([
    ['gives nothing', () => null],
    ['gives nonsense', () => ({ option: 'nonsense' })],
  ])('%s: its first option is played and the match goes on', async (_, answer) => {
    const house = await openHouse({ bots: promptBots(answer) });
    const { clients } = await sitDown(house, { bots: [null, 'greedy'] });
    const roll = dice(8);
    // Until the person has chosen often enough, or the match is over.
    const [ann] = clients;
    let own = 0;
    while (own < 15 && ann?.turnInfo?.outcome === null) {
      if (await playOne(clients, roll)) own++;
      else await quiet();
    }
    expect(own === 15 || ann?.turnInfo?.outcome !== null).toBe(true);
    expect(ann?.entries.filter(({ seat, kind }) => seat === 1 && kind === 'choice').length).toBeGreaterThan(3);
    expect(house.warnings).toContain('A bot did not answer; its first option is played.');
    await house.host.stop();
  });
});

describe('F-32 somebody without the right to a seat', () => {
  it('changes nothing, whatever they send', async () => {
    const house = await openHouse();
    const { id, invite, clients } = await sitDown(house);
    const stranger = new Client(house.host, person('Eve'));
    expect(await stranger.watch(id)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await stranger.watch(id, null, '0123456789abcdef')).toMatchObject({ ok: false, code: 'not-found' });
    const due = clients.find(({ turnInfo }) => turnInfo?.due !== null)?.turnInfo?.due;
    const order = { type: 'play', id: '00000000-0000-0000-0000-000000000001', table: id, decision: due?.decision.id };
    expect(await stranger.send({ ...order, option: due?.options[0]?.id })).toMatchObject({
      ok: false,
      code: 'not-found',
    });
    expect(await stranger.watch(id, null, invite)).toMatchObject({ ok: true });
    expect(await stranger.send({ ...order, option: due?.options[0]?.id })).toMatchObject({
      ok: false,
      code: 'not-allowed',
    });
    expect(await stranger.send({ ...order, seat: 0, option: due?.options[0]?.id })).toMatchObject({
      code: 'malformed',
    });
    expect(await house.store.head(id)).toBe(0);
    expect(await playOne(clients, dice(1))).toBe(true);
    must(await house.host.table(stranger.person, id, invite));
    await house.host.stop();
  });
});
