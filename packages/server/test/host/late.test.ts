import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { CreateBody } from '../../src/wire/http.ts';
import { temporaryFolder } from '../store/temporary.ts';
import { Client, dice, later, must, openHouse, ownTimers, person, playOne, sitDown } from './house.ts';
import type { House } from './house.ts';

const eve = person('Eve');
const DELAY = 600;
/** By then everything has been told that gathers for a moment before it is told. */
const SOON = 2000;
const PAGE = { from: null, limit: 100 };

/** Everything that somebody from outside can ask of a house about a table, as text. */
async function askAll({ host }: House, id: string, invite: string): Promise<string> {
  const answers: unknown[] = [];
  for (const who of [null, eve]) {
    answers.push(await host.listed(who, PAGE));
    for (const code of [null, invite])
      answers.push(
        await host.table(who, id, code),
        await host.record(who, id, code),
        await host.history(who, id, code, 0),
        await host.chat(who, id, code, null),
      );
  }
  answers.push(
    await host.join(eve, id, null, invite),
    await host.join(eve, id, 1, invite),
    await host.leave(eve, id),
    await host.comeBack(eve, id),
    await host.ready(eve, id, true),
    await host.abandon(eve, id),
    await host.rematch(eve, id),
    await host.setSeat(eve, id, 0, null),
    await host.setSeat(eve, id, 0, 'greedy'),
    await host.mine(eve, PAGE),
  );
  return answers.map((answer) => JSON.stringify(answer)).join('\n');
}

/** What a socket was told, in any order, without the ids that it chose itself and the beats, which come by the clock. */
const told = ({ texts }: Client): string[] =>
  texts
    .filter((text) => !text.startsWith('{"type":"beat"'))
    .map((text) => text.replaceAll(/"id":"[0-9a-f-]{36}"/gu, '"id":""'))
    .toSorted();

/** The table is told twice to whoever opens it: at once, and with all who have come meanwhile. */
async function opened(eyes: readonly Client[]): Promise<void> {
  const tables = ({ texts }: Client): number => texts.filter((text) => text.startsWith('{"type":"table"')).length;
  await later(SOON);
  expect(eyes.map(tables)).toEqual(eyes.map(() => 2));
}

interface Houses {
  readonly runs: House;
  readonly ends: House;
  readonly id: string;
  readonly invite: string;
  /** Those who play in the house where the match ends. */
  readonly players: readonly Client[];
}

/** The same running match in two houses. Those who see it late have seen a part of it. */
async function twoHouses(wishes: Partial<CreateBody>): Promise<Houses> {
  const folder = temporaryFolder();
  const clock = { now: 1_000_000 };
  const now = (): number => clock.now;
  const store = await openStore({ file: path.join(folder, 'one.db'), thread: false, now });
  const first = await openHouse({ store, now: clock.now });
  const { id, invite, clients } = await sitDown(first, { listed: true, delay: DELAY, ...wishes });
  const roll = dice(5);
  for (let i = 0; i < 30; i++) await playOne(clients, roll);
  first.clock.now = clock.now += 1000 * DELAY;
  for (let i = 0; i < 5; i++) await playOne(clients, roll);
  await first.host.stop();
  await store.backup(path.join(folder, 'two.db'));
  const second = await openStore({ file: path.join(folder, 'two.db'), thread: false, now });
  const ends = await openHouse({ store, now: clock.now });
  const runs = await openHouse({ store: second, now: clock.now });
  const players = clients.map((client) => new Client(ends.host, client.person));
  const others = clients.map((client) => new Client(runs.host, client.person));
  for (const player of [...players, ...others]) await player.watch(id);
  return { runs, ends, id, invite, players };
}

describe('S-21 whoever sees a match late', () => {
  it.each(['over', 'abandoned'] as const)('cannot tell from outside that it is %s', async (end) => {
    ownTimers();
    const { runs, ends, id, invite, players } = await twoHouses({});
    const eyes = [new Client(ends.host, eve), new Client(runs.host, eve)] as const;
    for (const eye of eyes) await eye.watch(id);
    await opened(eyes);
    expect(await askAll(ends, id, invite)).toBe(await askAll(runs, id, invite));
    const [host, guest] = players;
    if (host === undefined || guest === undefined) throw new Error('two people play');
    for (const { clock } of [ends, runs]) clock.now += 1000;
    if (end === 'over') {
      const roll = dice(7);
      while (await playOne(players, roll));
      const { id: again } = must(await ends.host.rematch(guest.person, id));
      // Whoever knows how its name is made finds nothing there, nor what was left out of a list.
      expect(await ends.host.table(eve, again, null)).toMatchObject({ ok: false, code: 'not-found' });
      expect(await new Client(ends.host, eve).watch(again)).toMatchObject({ ok: false, code: 'not-found' });
      expect(await ends.host.listed(eve, { from: null, limit: 1 }, ['gathering'])).toEqual({ tables: [], next: null });
    } else {
      must(await ends.host.leave(guest.person, id));
      must(await ends.host.abandon(host.person, id));
    }
    expect(must(await ends.host.table(host.person, id, null)).status).toBe(end);
    await host.say('That was it.');
    for (const player of players) player.close();
    await later(SOON);
    expect(await askAll(ends, id, invite)).toBe(await askAll(runs, id, invite));
    expect(told(eyes[0])).toEqual(told(eyes[1]));
    const fresh = [new Client(ends.host, eve), new Client(runs.host, eve)] as const;
    for (const eye of fresh) {
      await eye.watch(id, null, invite);
      await eye.say('hello');
      await eye.play('nothing', 'd1.0');
    }
    await opened(fresh);
    expect(told(fresh[0])).toEqual(told(fresh[1]));
    // The same after a restart, from the rows alone.
    const [ended, running] = [await ends.restart(), await runs.restart()];
    expect(JSON.stringify(await ended.host.listed(eve, PAGE))).toBe(
      JSON.stringify(await running.host.listed(eve, PAGE)),
    );
    expect(await askAll(ended, id, invite)).toBe(await askAll(running, id, invite));
    ended.clock.now += DELAY * 1000;
    const late = must(await ended.host.table(eve, id, invite));
    expect(late.status).toBe(end);
    expect(await ended.host.record(eve, id, invite)).toMatchObject({ ok: true });
    expect((await ended.host.listed(eve, PAGE)).tables.some((table) => table.id === id)).toBe(false);
    await ended.host.stop();
    await running.host.stop();
  });

  it('is told in time that it was given up', async () => {
    ownTimers();
    const { runs, ends, id, players } = await twoHouses({});
    const eye = new Client(ends.host, eve);
    await eye.watch(id);
    const [host, guest] = players;
    must(await ends.host.leave(guest?.person ?? eve, id));
    must(await ends.host.abandon(host?.person ?? eve, id));
    await later(SOON);
    expect(eye.table?.status).toBe('running');
    ends.clock.now += DELAY * 1000;
    await later(SOON);
    expect(eye.table?.status).toBe('abandoned');
    await ends.host.stop();
    await runs.host.stop();
  });
});
