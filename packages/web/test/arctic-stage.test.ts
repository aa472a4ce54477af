import { eventFor, keyOfSeed, Match } from '@benchtop/engine/host';
import type { Decision, SeenEvent } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { ArcticView } from '@benchtop/games/arctic-cleanup';
import { expect, test } from 'vitest';
import { arcticView, drawnTokens, playedCard } from '../src/games/arctic-cleanup/model.ts';
import { stageAfter } from '../src/games/arctic-cleanup/stage.ts';

const SEATS = 3;

/** What lies on the table: everything that pieces in motion can change. */
function table({ sea, sites, players, bag }: ArcticView) {
  const lying = players.map((p) => ({ ...p, rows: p.rows.map((row) => row.toSorted((a, b) => a - b)) }));
  return { sea, sites, players: lying, bag: bag.count };
}

/** Takes an option that is not the last one where it can, so that all kinds of events come up. */
function answer(match: Match, { seat }: Decision, turn: number): readonly SeenEvent[] {
  const options = match.legalOptions(seat)?.options ?? [];
  const going = options.filter(({ id, warning }) => id !== 'done' && warning === null);
  const from = going.length > 0 ? going : options;
  const card =
    from.find(({ id }) => id === 'unload') ?? (turn % 3 === 0 ? from.find(({ id }) => id === 'load') : undefined);
  const chosen = card ?? from[(turn * 7919) % from.length];
  const played = match.play(seat, chosen?.id ?? '');
  if (!played.ok) throw new Error(played.reason);
  return played.events.map((event) => eventFor(event, null));
}

test('events played on the board lead to the very table that the match shows next', () => {
  const match = Match.deal(arcticCleanup, SEATS, { tempo: 'none', solo: false }, keyOfSeed('stage'), true);
  const types = new Set<string>();
  for (let turn = 0; !match.over; turn++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const before = arcticView(match.view(null));
    const events = answer(match, decision, turn);
    const after = arcticView(match.view(null));
    const shown = stageAfter(
      { view: before, drawn: drawnTokens(before), played: playedCard(before) },
      events,
      events.length,
    );
    expect(table(shown.view)).toEqual(table(after));
    expect(shown.drawn).toEqual(drawnTokens(after));
    if (!match.over) expect(shown.played).toBe(playedCard(after));
    for (const { type } of events) types.add(type);
  }
  expect([...types]).toEqual(
    expect.arrayContaining([
      'ship-moved',
      'die-planned',
      'token-loaded',
      'token-processed',
      'bag-drawn',
      'token-surfaced',
      'cards-slid',
    ]),
  );
});

test('the view that the board was given is never changed', () => {
  const match = Match.deal(arcticCleanup, SEATS, { tempo: 'none', solo: false }, keyOfSeed('still'), true);
  for (let turn = 0; turn < 40; turn++) {
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const before = arcticView(match.view(null));
    const copy = structuredClone(before);
    const events = answer(match, decision, turn);
    stageAfter({ view: before, drawn: drawnTokens(before), played: playedCard(before) }, events, events.length);
    expect(before).toEqual(copy);
  }
});
