import { describe, expect, test } from 'vitest';
import {
  Match,
  barrierWords,
  checkSettings,
  eventFor,
  hasSecretsBetweenSeats,
  keyOfSeed,
  outcomeOf,
  settingsSchema,
} from '../src/host.ts';
import type { Played, Refused, Settings } from '../src/host.ts';
import {
  component,
  defineState,
  EVERYBODY,
  hidden,
  list,
  onlySeat,
  owned,
  perSeat,
  shufflePieces,
} from '../src/author.ts';
import type { Game, SeenPieces, StateDeclaration } from '../src/author.ts';
import { masked } from '../src/event.ts';
import type { PlaceRef } from '../src/event.ts';
import { backOf } from './trap/state.ts';
import { trap } from './trap/trap.ts';
import type { TrapState } from './trap/trap.ts';

function settingsFor(seats: number, given: Record<string, unknown> = {}): Settings {
  const checked = checkSettings(trap, seats, given);
  if (!checked.ok) throw new Error(checked.reason);
  return checked.value;
}

function deal(seats = 2, auto = false): Match<TrapState> {
  return Match.deal(trap, seats, settingsFor(seats), keyOfSeed('match test'), auto);
}

function played(result: Played | Refused): Played {
  if (!result.ok) throw new Error(result.reason);
  return result;
}

/** Both seats bid: seat 0 leads and is to take its turn. */
function led(match = deal()): Match<TrapState> {
  played(match.play(0, 'bid 1'));
  for (let seat = 1; seat < match.state.seats; seat++) played(match.play(seat, 'bid 0'));
  return match;
}

describe('simultaneous decisions', () => {
  test('every seat owes one, in any order, with an id that stays while others answer', () => {
    const match = deal(3);
    expect(match.decisions().map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const id = match.decision(0)?.id;
    played(match.play(2, 'bid 1'));
    expect(match.decision(0)?.id).toBe(id);
    expect(match.decisions().map(({ seat }) => seat)).toEqual([0, 1]);
    expect(match.play(2, 'bid 0')).toMatchObject({ ok: false, code: 'not-yours' });
  });

  test('an answer is secret until the last one is in', () => {
    const match = deal();
    const before = JSON.stringify(match.view(1)).replace('"waiting":[0,1]', '"waiting":[1]');
    expect(played(match.play(0, 'bid 2')).events).toEqual([]);
    expect(JSON.stringify(match.view(1))).toBe(before);
    expect(match.view(0).pending.at(-1)?.answer).toBe('bid 2');
    expect(played(match.play(1, 'bid 0')).events).toEqual([{ type: 'bids-shown', bids: [2, 0] }]);
  });

  test('a mind can be changed until the last seat has answered, whoever answered since', () => {
    const match = deal(3);
    played(match.play(0, 'bid 2'));
    played(match.play(1, 'bid 1'));
    expect(match.undo(0)).toEqual({ ok: true, undone: 1 });
    expect(match.decisions().map(({ seat }) => seat)).toEqual([0, 2]);
    played(match.play(0, 'bid 0'));
    played(match.play(2, 'bid 0'));
    expect(match.state.leader).toBe(1);
    expect(match.undo(2)).toMatchObject({ ok: false, reason: barrierWords.revealed });
  });
});

describe('commands', () => {
  test('a command that names a closed decision is refused and changes nothing', () => {
    const match = led();
    const old = match.decision(0)?.id ?? '';
    played(match.play(0, 'pass'));
    const hash = match.hash();
    expect(match.play(1, 'pass', old)).toMatchObject({ ok: false, code: 'closed' });
    expect(match.hash()).toBe(hash);
    expect(match.play(1, 'pass', match.decision(1)?.id).ok).toBe(true);
  });

  test('an id is not used again after an undo', () => {
    const match = led();
    const first = match.decision(0)?.id;
    played(match.play(0, 'pass'));
    match.undo(0);
    expect(match.decision(0)?.id).not.toBe(first);
    expect(match.play(0, 'pass', first)).toMatchObject({ code: 'closed' });
  });

  test('refusals name rule and facts, unknown options do not pretend to', () => {
    const match = led();
    expect(match.play(0, 'fly')).toMatchObject({ code: 'refused', rule: null });
    const card = [1, 2, 3].find((c) => !match.state.players[0]?.hand.faces.includes(c)) ?? 0;
    expect(match.play(0, `play ${card}`)).toMatchObject({ code: 'refused', rule: 'TRP-PLAY-01', facts: { coins: 2 } });
  });

  test('a finished match hears nothing', () => {
    const match = deal();
    while (!match.over)
      for (const { seat } of match.decisions())
        played(match.play(seat, match.legalOptions(seat)?.options.at(-1)?.id ?? ''));
    expect(match.play(0, 'pass')).toMatchObject({ code: 'closed' });
    expect(match.undoBarrier(0)).toBe('over');
    expect(match.outcome()?.scores).toHaveLength(2);
    expect(match.outcome()?.winners).toEqual(match.outcome()?.ranking[0]);
    // A goal for one player alone takes no win from several.
    const goal: Game<TrapState> = { ...trap, hasSoloGoal: true, soloGoal: () => false };
    expect(outcomeOf(goal, match.state)?.winners).toEqual(match.outcome()?.ranking[0]);
  });
});

describe('undo', () => {
  const barrierAfter = (option: string): string | null => {
    const match = led();
    played(match.play(0, option));
    return match.undoBarrier(0);
  };

  test('a choice that told nobody anything can be taken back; the log keeps it', () => {
    const match = led();
    const before = match.hash();
    played(match.play(0, 'pass'));
    expect(match.undo(0)).toEqual({ ok: true, undone: 1 });
    expect(match.hash()).toBe(before);
    expect(match.log.slice(-2).map(({ option }) => option)).toEqual(['pass', null]);
  });

  test('a roll, a draw and a look at the deck cannot', () => {
    expect(barrierAfter('roll')).toBe('chance');
    expect(barrierAfter('draw')).toBe('revealed');
    expect(barrierAfter('peek')).toBe('revealed');
  });

  test('nor what another seat has answered, nor nothing', () => {
    const match = led();
    expect(deal().undoBarrier(0)).toBe('nothing-yet');
    played(match.play(0, 'pass'));
    expect(match.undoBarrier(1)).toBe('other-seat');
    played(match.play(1, 'pass'));
    expect(match.undoBarrier(0)).toBe('other-seat');
  });

  test('playing a card from the own hand can: what a seat shows of its own is its own affair', () => {
    const match = led();
    const before = match.hash();
    const card = Math.max(...(match.state.players[0]?.hand.faces ?? []));
    played(match.play(0, `play ${card}`));
    expect(match.undoBarrier(0)).toBeNull();
    match.undo(0);
    expect(match.hash()).toBe(before);
  });

  test('burying a card that was looked at shows nobody anything', () => {
    const match = led();
    played(match.play(0, 'peek'));
    played(match.play(0, 'bury'));
    expect(match.undoBarrier(0)).toBeNull();
  });
});

describe('forced decisions', () => {
  test('are played by the match itself, marked in the log, and taken back with the choice before them', () => {
    const match = Match.deal(trap, 2, settingsFor(2, { dice: false }), keyOfSeed('forced'), true);
    played(match.play(0, 'bid 1'));
    played(match.play(1, 'bid 0'));
    const state = structuredClone(match.state) as TrapState;
    // Seat 1 can only pass: no cards, no deck, no pile, no stones, no dice.
    const [rich, poor] = state.players;
    if (rich === undefined || poor === undefined) throw new Error('two seats');
    for (const place of [poor.hand, state.deck]) {
      rich.hand.known.push(...place.known.splice(0));
      rich.hand.faces.push(...place.faces.splice(0));
    }
    rich.purse.push(...state.bag.splice(0));
    state.seenOmens.push(...state.omens.splice(0));
    const end = Match.from(trap, state, match.key, true);
    const result = played(end.play(0, 'pass'));
    expect(result.entries).toEqual([
      { seat: 0, step: 'take-turn', option: 'pass', auto: false },
      { seat: 1, step: 'take-turn', option: 'pass', auto: true },
    ]);
    expect(end.undo(0)).toEqual({ ok: true, undone: 2 });
    expect(end.decision(0)?.step).toBe('take-turn');
  });
});

describe('secrecy', () => {
  type SeenHand = SeenPieces<number>;
  const handOf = (match: Match<TrapState>, seat: number, viewer: number | null): SeenHand | undefined =>
    (match.view(viewer) as unknown as { players: { hand: SeenHand }[] }).players[seat]?.hand;
  const deckFor = (match: Match<TrapState>, viewer: number | null): SeenHand =>
    (match.view(viewer) as unknown as { deck: SeenHand }).deck;

  test('a view shows the own hand, and backs and counts of the others', () => {
    const match = led();
    const [own, other] = match.state.players.map(({ hand }) => hand.faces);
    expect(handOf(match, 0, 0)).toEqual({ count: 2, faces: own, backs: own?.map(backOf), known: [0, 0] });
    const backs = other?.map(backOf).sort();
    expect(handOf(match, 1, 0)).toEqual({ count: 2, faces: [null, null], backs, known: [0, 0] });
    expect(JSON.stringify(match.view(null))).not.toContain('draws');
  });

  test('an open card and secret ones lie in one hand', () => {
    const match = led();
    const card = Math.max(...(match.state.players[0]?.hand.faces ?? []));
    played(match.play(0, `show ${card}`));
    const seen = handOf(match, 0, 1);
    expect(seen?.faces.filter((face) => face !== null)).toEqual([card]);
    expect([seen?.count, seen?.known]).toEqual([2, expect.arrayContaining([0, EVERYBODY])]);
    expect(handOf(match, 0, null)).toEqual(seen);
  });

  test('who looked at a card knows it where it lies and where everybody saw it go, until it moves unseen', () => {
    const match = led();
    const card = match.state.deck.faces.at(-1);
    played(match.play(0, 'peek'));
    expect([deckFor(match, 0).faces.at(-1), deckFor(match, 1).faces.at(-1)]).toEqual([card, null]);
    expect(deckFor(match, 1).known.at(-1)).toBe(onlySeat(0));
    played(match.play(0, 'bury'));
    expect([deckFor(match, 0).faces[0], deckFor(match, 1).faces[0], deckFor(match, null).faces[0]]).toEqual([
      card,
      null,
      null,
    ]);
    expect(deckFor(match, 0).faces.filter((face) => face !== null)).toEqual([card]);
    for (const world of Array.from({ length: 10 }, (_, i) => match.sample(0, `w${i}`)))
      expect(world.state.deck.faces[0]).toBe(card);
    const others = Array.from({ length: 30 }, (_, i) => match.sample(1, `w${i}`).state.deck.faces[0] ?? 0);
    expect(new Set(others).size).toBeGreaterThan(1);
    expect(new Set(others.map(backOf)).size).toBe(1);
  });

  test('a shuffle makes everybody forget', () => {
    const match = led();
    played(match.play(0, 'peek'));
    played(match.play(0, 'bury'));
    const state = trap.clone(match.state);
    shufflePieces(state.deck, { randomInt: (n) => n - 1 });
    expect(deckFor(Match.from(trap, state, match.key), 0).faces.every((face) => face === null)).toBe(true);
  });

  test('only hidden pieces that lie where they are said to lie can be masked', () => {
    const match = led();
    const emit = (place: PlaceRef, card: number): unknown =>
      masked(trap.state.fields, match.state, { type: 'x', card } as { type: string }, { card: place });
    expect(() => emit(match.state.pile, 1)).toThrow('not hidden');
    expect(() => emit(match.state.deck, match.state.players[0]?.hand.faces[0] ?? 0)).toThrow('does not lie');
  });

  test('masked fields of an event are null for those who may not see them', () => {
    const match = led();
    const [event] = played(match.play(0, 'draw')).events;
    if (event === undefined) throw new Error('nothing happened');
    expect(eventFor(event, 0)).toEqual({
      type: 'card-drawn',
      seat: 0,
      card: match.state.players[0]?.hand.faces.at(-1),
    });
    expect(eventFor(event, 1)).toEqual({ type: 'card-drawn', seat: 0, card: null });
    expect(eventFor(event, null)).toEqual({ type: 'card-drawn', seat: 0, card: null });
  });

  test('a sampled world keeps what the seat sees and deals the rest anew', () => {
    const match = led();
    const worlds = Array.from({ length: 20 }, (_, i) => match.sample(0, `w${i}`));
    for (const world of worlds) expect(JSON.stringify(world.view(0))).toBe(JSON.stringify(match.view(0)));
    expect(new Set(worlds.map((world) => JSON.stringify(world.state.players[1]?.hand))).size).toBeGreaterThan(3);
    expect(worlds[0]?.key).not.toBe(match.key);
  });
});

test('settings are filled in, checked, and published as a schema', () => {
  expect(settingsFor(2)).toEqual({ length: 'short', dice: true });
  expect(checkSettings(trap, 4, {})).toEqual({ ok: false, reason: 'Snare is for 2 to 3 seats, not 4.' });
  expect(checkSettings(trap, 2, { speed: 1 })).toMatchObject({ ok: false });
  expect(checkSettings(trap, 2, { length: 'endless' })).toMatchObject({ ok: false });
  expect(checkSettings(trap, 2, { dice: 'yes' })).toMatchObject({ ok: false });
  expect(checkSettings(trap, 3, { length: 'long' })).toEqual({ ok: false, reason: 'Three seats play short.' });
  expect(settingsSchema(trap)).toMatchObject({ type: 'object', additionalProperties: false });
});

test('a fork goes its own way', () => {
  const match = led();
  const fork = match.fork();
  played(fork.play(0, 'roll'));
  expect(fork.hash()).not.toBe(match.hash());
  expect(match.decision(0)?.step).toBe('take-turn');
});

test('people who share a screen need a curtain only where something is shown to some of them', () => {
  const whole = hidden(list(component(['a', 'b']), 2), { show: 'count', pool: 'x' });
  const own = owned(list(component(['a', 'b']), 2), { show: 'count', pool: 'x' });
  const secrets = (state: StateDeclaration): boolean => hasSecretsBetweenSeats({ ...(trap as unknown as Game), state });
  expect(secrets(defineState({ deck: whole }))).toBe(false);
  expect(secrets(defineState({ players: perSeat({ hand: own }) }))).toBe(true);
  expect(hasSecretsBetweenSeats(trap as unknown as Game)).toBe(true);
});
