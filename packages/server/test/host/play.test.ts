import { randomUUID } from 'node:crypto';
import { hashOf, Match, replayRecord, scoresOf, Stages, stageView, viewOf } from '@benchtop/engine/host';
import type { Core, Game, MatchRecord, OnEntry, View } from '@benchtop/engine/host';
import { games, gameOf } from '@benchtop/games';
import { describe, expect, it } from 'vitest';
import { Chatter } from '../../src/host/chatter.ts';
import { LocalBus } from '../../src/bus/local.ts';
import { Guard } from '../../src/host/guard.ts';
import { storedHash } from '../../src/host/hash.ts';
import { loadMatch } from '../../src/host/load.ts';
import { Signer } from '../../src/host/signer.ts';
import { Client, dice, must, openHouse, playOne, quiet, sitDown } from './house.ts';

/** Of each game the smallest table and the largest. */
const tablesOf = games.flatMap(({ id, seats: { min, max } }) => [min, max].map((seats) => ({ game: id, seats })));

describe('a match at a table', () => {
  it.each(tablesOf)(
    '$game with $seats people is played to its end, and every mirror stays true',
    async ({ game, seats }) => {
      const house = await openHouse();
      const { id, clients } = await sitDown(house, { game, seats, bots: Array.from({ length: seats }, () => null) });
      const roll = dice(seats);
      while (await playOne(clients, roll));
      expect(clients.map(({ turnInfo }) => turnInfo?.outcome !== null)).toEqual(clients.map(() => true));
      const record = must(await house.host.record(clients[0]?.person ?? null, id, null));
      const rules = gameOf(game);
      if (rules === null) throw new Error('no such game');
      const { onEntry, views } = staged(rules, record, clients);
      const replayed = replayRecord(rules, record, undefined, onEntry);
      expect(replayed).toMatchObject({ ok: true });
      if (!replayed.ok) return;
      // The first entries may lie before the first `sync`.
      for (const [i, client] of clients.entries())
        expect(client.views).toEqual(JSON.parse(JSON.stringify(views[i]?.slice(-client.views.length))));
      for (const { sight, seat } of clients) {
        expect(sight?.view).toEqual(JSON.parse(JSON.stringify(viewOf(rules, replayed.value.state, seat))));
        expect(sight?.scores).toEqual(JSON.parse(JSON.stringify(scoresOf(rules, replayed.value.state))));
      }
      const rows = await house.store.commands(id, 1, null);
      expect(rows.map(({ seq }) => seq)).toEqual(record.entries.map((_, i) => i + 1));
      expect((await house.store.table(id))?.table.status).toBe('over');
      await house.host.stop();
    },
  );

  it('bots play the other seats, also the ones people left, and people may come back', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house, { seats: 3, bots: [null, 'greedy', null] });
    const roll = dice(5);
    for (let i = 0; i < 20; i++) await playOne(clients, roll);
    const [ann, bea] = clients;
    if (ann === undefined || bea === undefined) throw new Error('two people play');
    must(await house.host.leave(bea.person, id));
    for (let i = 0; i < 60; i++) {
      if (!(await playOne([ann], roll))) await quiet();
    }
    const away = must(await house.host.table(ann.person, id, null));
    expect(away.seats[2]).toMatchObject({ away: true, kind: 'person', name: 'Ann2' });
    const refused = await bea.play('anything', 'd1.2');
    expect(refused).toMatchObject({ ok: false, code: 'not-yours' });
    must(await house.host.comeBack(bea.person, id));
    expect(must(await house.host.table(ann.person, id, null)).seats[2]).toMatchObject({ away: false });
    await house.host.stop();
  });

  it('the stored hash is the beginning of the engine’s state hash', async () => {
    const game = gameOf('arctic-cleanup');
    if (game === null) throw new Error('no such game');
    const house = await openHouse();
    const { id } = await sitDown(house);
    const found = await house.store.table(id);
    if (found === null) throw new Error('no such table');
    const { live } = await loadMatch(contextOf(house), found.table, true);
    if (live === null) throw new Error('not loaded');
    expect(hashOf(live.match.state).slice(0, 32)).toBe(storedHash(live.match.state));
    await house.host.stop();
  });
});

/** Listens to a replay; `views`: for each client and entry what it is to see right after each event. */
function staged(game: Game, { key, seats, settings }: MatchRecord, clients: readonly Client[]) {
  let before: Readonly<Core> = Match.deal(game, seats, settings, key ?? '').state;
  const stages = new Stages(game, key ?? '', before);
  const views: View[][][] = clients.map(() => []);
  const onEntry: OnEntry<Core> = ({ seat, option }, events, { state }) => {
    const between = stages.of({ before, seat, option, events });
    for (const [i, client] of clients.entries()) {
      const [then, now] = [viewOf(game, before, client.seat), viewOf(game, state, client.seat)];
      views[i]?.push(events.length === 0 ? [] : [...between.map((stage) => stageView(game, stage, then, now)), now]);
    }
    before = state;
  };
  return { onEntry, views };
}

describe('commands', () => {
  it('F-09 the same command again gets the same answer and is applied once', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const client = clients.find(({ turnInfo }) => turnInfo?.due !== null);
    if (client === undefined) throw new Error('nobody owes anything');
    const due = client.turnInfo?.due;
    const option = due?.options[0]?.id ?? '';
    const commandId = randomUUID();
    const second = new Client(house.host, client.person);
    await second.watch(id);
    const answers = await Promise.all([
      client.play(option, due?.decision.id, commandId),
      second.play(option, due?.decision.id, commandId),
      client.play(option, due?.decision.id, commandId),
    ]);
    expect(answers).toEqual(answers.map(() => ({ type: 'answer', id: commandId, ok: true, seq: 1 })));
    const rows = await house.store.commands(id, 1, null);
    expect(rows.filter((row) => row.commandId === commandId)).toHaveLength(1);
    await house.host.stop();
  });

  it('F-09 the same id with other content is an error, not a repetition', async () => {
    const house = await openHouse();
    const { clients } = await sitDown(house);
    const roll = dice(3);
    const [ann] = clients;
    if (ann === undefined) throw new Error('nobody plays');
    const commandId = randomUUID();
    const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null) ?? ann;
    const first = owing.turnInfo?.due?.options[0]?.id ?? '';
    expect(await owing.play(first, undefined, commandId)).toMatchObject({ ok: true });
    for (let i = 0; i < 30 && owing.turnInfo?.due === null; i++) await playOne(clients, roll);
    const other = owing.turnInfo?.due?.options.at(-1)?.id ?? '';
    expect(await owing.play(other, undefined, commandId)).toMatchObject({ ok: false, code: 'id-reused' });
    await house.host.stop();
  });

  it('F-10 an answer to a decision that is closed, or not yet open, changes nothing', async () => {
    const house = await openHouse();
    const { id, clients } = await sitDown(house);
    const owing = clients.find(({ turnInfo }) => turnInfo?.due !== null);
    const due = owing?.turnInfo?.due;
    if (owing === undefined || due === null || due === undefined) throw new Error('nobody owes anything');
    await owing.play(due.options[0]?.id ?? '');
    const head = await house.store.head(id);
    for (const decision of [due.decision.id, 'd999.0', 'd0.0', 'nonsense']) {
      const answers = await Promise.all(clients.map((client) => client.play(due.options[1]?.id ?? 'x', decision)));
      expect(answers.map(({ ok }) => ok)).toEqual([false, false]);
    }
    expect(await house.store.head(id)).toBe(head);
    await house.host.stop();
  });

  it('undo takes the own last choice back; a second one with the same knowledge is stale', async () => {
    const house = await openHouse();
    const { clients } = await sitDown(house);
    const roll = dice(7);
    for (let tries = 0; tries < 200; tries++) {
      const client = clients.find(({ turnInfo }) => (turnInfo?.own ?? 0) > 0 && turnInfo?.undo === null);
      if (client === undefined) {
        await playOne(clients, roll);
        continue;
      }
      const known = client.turnInfo?.own ?? 0;
      const [one, two] = await Promise.all([client.undo(known), client.undo(known)]);
      expect(one).toMatchObject({ ok: true });
      expect(two).toMatchObject({ ok: false, code: 'stale' });
      expect(client.entries.at(-1)).toMatchObject({ kind: 'undo' });
      await house.host.stop();
      return;
    }
    throw new Error('nothing could be taken back');
  });
});

function contextOf({
  store,
}: {
  readonly store: Parameters<typeof loadMatch>[0]['store'];
}): Parameters<typeof loadMatch>[0] {
  return {
    store,
    bus: new LocalBus(),
    bots: { ask: async () => null, queued: () => 0, close: async () => undefined },
    guard: new Guard(),
    signer: new Signer(store, () => 0),
    surroundings: { now: () => 0, remind: () => undefined, warn: () => undefined },
    figures: { live: () => 0, connections: () => 0, queued: () => 0, botQueue: () => 0, onCommand: null },
    chatter: new Chatter(),
    started: 0,
    game: async (id) => gameOf(id),
  };
}
