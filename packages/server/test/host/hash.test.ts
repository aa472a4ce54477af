import { checkSettings, commonChange, diffStates, keyOfSeed, Match, patched, seatChange } from '@benchtop/engine/host';
import type { Change, Core, Game } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { describe, expect, test, vi } from 'vitest';
import { Hasher, storedHash } from '../../src/host/hash.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('what is written part by part has the hash of the whole, and states that share parts are what they were', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const hasher = new Hasher(game);
      const match = dealt(game, seats);
      const seen: { readonly state: unknown; readonly text: string }[] = [];
      for (let n = 0; n < 150 && !match.over; n++) {
        const before = match.state;
        playAny(match, n);
        const whole = storedHash(match.state);
        diffStates(game, before, match.state);
        expect(hasher.of(match.state)).toBe(whole);
        seen.push({ state: match.state, text: JSON.stringify(match.state) });
      }
      for (const { state, text } of seen) expect(JSON.stringify(state)).toBe(text);
    }
  });

  test('what is found to have changed leads from the view before to the view after, for everybody', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const match = dealt(game, seats);
      const audiences = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
      for (let n = 0; n < 60 && !match.over; n++) {
        const before = match.state;
        const views = audiences.map((audience) => match.view(audience));
        playAny(match, n);
        const change = diffStates(game, before, match.state);
        for (const [i, audience] of audiences.entries()) {
          const changes: Change[] = [];
          commonChange(change, changes);
          seatChange(change, audience, changes);
          expect(patched({ '': views[i] }, changes)).toEqual({ '': match.view(audience) });
        }
      }
    }
  });
});

/** A game with a field for anything, and a list with a record for each of three seats. */
const anything = { state: { fields: { a: { kind: 'int' }, list: { kind: 'per-seat' } } } } as unknown as Game;

const stateOf = (a: unknown, list: readonly unknown[], extra: object = {}): Core =>
  ({ seats: 3, a, list, ...extra }) as unknown as Core;

test('values of any kind and length follow one another', () => {
  const hasher = new Hasher(anything);
  const long = 'é'.repeat(900);
  const values = [1, 22, [1], [2, 3], null, 'one', 'größer ✓', [], [{ y: 1 }], long, { z: [long] }, true, 1, '', -7.5];
  for (const [i, value] of values.entries()) {
    const state = stateOf(value, [{ x: i }, { x: value }, { x: values[values.length - i] ?? 0 }], { ü: i % 3 });
    expect(hasher.of(state)).toBe(storedHash(state));
    expect(hasher.of(state)).toBe(storedHash(state));
  }
});

test('what could not be written is not taken for written', () => {
  const hasher = new Hasher(anything);
  const good = stateOf(5, [{ x: 1 }, { x: 2 }, { x: 3 }]);
  const bad = stateOf(6000, [{ x: 1000 }, { x: 1n }, { x: 3 }]);
  expect(hasher.of(good)).toBe(storedHash(good));
  for (let tries = 0; tries < 2; tries++) expect(() => hasher.of(bad)).toThrow(TypeError);
  const next = stateOf(6000, [{ x: 1000 }, { x: 2 }, { x: 3 }]);
  expect(hasher.of(next)).toBe(storedHash(next));
});

test('being stopped while bytes are moved does no harm', () => {
  const hasher = new Hasher(anything);
  const good = stateOf(5, [{ x: 1 }, { x: 2 }, { x: 3 }]);
  const longer = stateOf(5000, [{ x: 1 }, { x: 20_000 }, { x: 3 }]);
  expect(hasher.of(good)).toBe(storedHash(good));
  for (const stopped of ['write', 'copyWithin'] as const) {
    const spy = vi.spyOn(Buffer.prototype, stopped).mockImplementationOnce(() => {
      throw new Error('stopped');
    });
    expect(() => hasher.of(longer)).toThrow('stopped');
    spy.mockRestore();
    expect(hasher.of(good)).toBe(storedHash(good));
  }
});

function dealt(game: Game, seats: number): Match {
  const settings = checkSettings(game, seats, {});
  if (!settings.ok) throw new Error(settings.reason);
  return Match.deal(game, seats, settings.value, keyOfSeed(`hash ${seats}`));
}

/** Every fifth time the last choice is taken back where that is possible. */
function playAny(match: Match, n: number): void {
  const [decision] = match.decisions();
  const seat = (n * 3) % match.state.seats;
  if (n % 5 === 4 && match.undoBarrier(seat) === null) {
    match.undo(seat);
    return;
  }
  const due = decision === undefined ? null : match.due(decision.seat);
  const option = due?.options[(n * 7) % due.options.length];
  if (due === null || option === undefined) throw new Error('nothing can be done');
  match.play(due.decision.seat, option.id);
}
