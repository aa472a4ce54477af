import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Client, must, openHouse, person, sitDown } from './house.ts';

const LONG = 'x'.repeat(500);

describe('S-07 chat', () => {
  it('is bounded for each account, over all its sockets; whoever floods it stays connected', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const [ann, bea] = clients;
    if (ann === undefined || bea === undefined) throw new Error('two people play');
    const sockets = [ann, new Client(house.host, ann.person), new Client(house.host, ann.person)];
    for (const socket of sockets) await socket.watch(id);
    const said = await Promise.all(Array.from({ length: 30 }, async (_, i) => sockets[i % 3]?.say(`line ${i}`)));
    expect(said.filter((answer) => answer?.ok === true)).toHaveLength(10);
    expect(said.at(-1)).toMatchObject({ ok: false, code: 'too-fast' });
    expect(await bea.say('Others are not concerned')).toMatchObject({ ok: true });
    house.clock.now += 11_000;
    expect(await ann.say('again')).toMatchObject({ ok: true });
    await house.host.stop();
  });

  it('says a command once, with the same answer, also on another socket and after a restart', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const [ann, bea] = clients;
    if (ann === undefined || bea === undefined) throw new Error('two people play');
    const message = { type: 'chat', id: randomUUID(), table: id, text: 'hello' };
    const [first, second] = await Promise.all([ann.send(message), ann.send(message)]);
    expect(first).toMatchObject({ ok: true, seq: 1 });
    expect(second).toEqual(first);
    const again = new Client(house.host, ann.person);
    // An answer that was given once is given again, also to whoever must wait with new lines.
    for (let i = 0; i < 12; i++) expect(await again.send(message)).toEqual(first);
    expect(await again.send({ ...message, text: 'another' })).toMatchObject({ ok: false, code: 'id-reused' });
    expect(bea.chat.map(({ text }) => text)).toEqual(['hello']);
    const later = await house.restart();
    expect(await new Client(later.host, ann.person).send(message)).toEqual(first);
    expect(must(await later.host.chat(bea.person, id, null, null)).lines).toHaveLength(1);
    await later.host.stop();
  });

  it('comes with a position only as far as the client lacks it, at most twenty lines; older ones by asking', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const [ann, bea] = clients;
    if (ann === undefined || bea === undefined) throw new Error('two people play');
    for (let i = 1; i <= 90; i++) {
      house.clock.now += 2000;
      await (i % 2 === 0 ? ann : bea).say(`${i} ${LONG}`.slice(0, 500));
    }
    const fresh = new Client(house.host, ann.person);
    await fresh.watch(id);
    expect(fresh.chat.map(({ no }) => no)).toEqual(Array.from({ length: 20 }, (_, i) => i + 71));
    const back = new Client(house.host, ann.person);
    await back.send({ type: 'watch', id: randomUUID(), table: id, since: ann.seq, chat: 88 });
    expect(back.chat.map(({ no }) => no)).toEqual([89, 90]);
    const sync = (client: Client): number =>
      Math.max(...client.texts.filter((text) => text.includes('"sync"')).map((text) => text.length));
    expect(sync(back)).toBeLessThan(4000);
    const page = must(await house.host.chat(ann.person, id, null, 71));
    expect([page.lines[0]?.no, page.lines.at(-1)?.no, page.more]).toEqual([21, 70, true]);
    const rest = must(await house.host.chat(ann.person, id, null, 21));
    expect([rest.lines[0]?.no, rest.lines.at(-1)?.no, rest.more]).toEqual([1, 20, false]);
    await house.host.stop();
  });

  it('S-04 is for those who may watch, and never for those who see the match late', async () => {
    const house = await openHouse();
    const closed = await sitDown(house, { delay: null });
    await closed.clients[0]?.say('secret');
    const eve = person('Eve');
    expect(await house.host.chat(eve, closed.id, null, null)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await house.host.chat(eve, closed.id, closed.invite, null)).toMatchObject({
      ok: false,
      code: 'not-allowed',
    });
    const open = await sitDown(house, { delay: 0 });
    await open.clients[0]?.say('hello');
    expect(must(await house.host.chat(eve, open.id, open.invite, null)).lines).toHaveLength(1);
    const late = await sitDown(house, { delay: 60 });
    await late.clients[0]?.say('hello');
    expect(must(await house.host.chat(eve, late.id, late.invite, null))).toEqual({ lines: [], more: false });
    await house.host.stop();
  });
});
