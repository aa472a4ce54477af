import { checkSettings, keyOfSeed, Match, shareUnchanged } from '@benchtop/engine';
import { games } from '@benchtop/games';
import { describe, expect, test } from 'vitest';
import { Hasher, storedHash } from '../../src/host/hash.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('what is written part by part has the hash of the whole, and states that share parts are what they were', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const hasher = new Hasher();
      const settings = checkSettings(game, seats, {});
      if (!settings.ok) throw new Error(settings.reason);
      const match = Match.deal(game, seats, settings.value, keyOfSeed(`hash ${seats}`));
      const seen: { readonly state: unknown; readonly text: string }[] = [];
      for (let n = 0; n < 150 && !match.over; n++) {
        const before = match.state;
        playAny(match, n);
        const whole = storedHash(match.state);
        shareUnchanged(game, before, match.state);
        expect(hasher.of(match.state)).toBe(whole);
        seen.push({ state: match.state, text: JSON.stringify(match.state) });
      }
      for (const { state, text } of seen) expect(JSON.stringify(state)).toBe(text);
    }
  });
});

test('a field that is written in another state anew is not taken from the one before', () => {
  const hasher = new Hasher();
  const state = (value: unknown) => ({ a: value, list: [{ x: value }, { x: 2 }] }) as never;
  for (const value of [1, [1], [2], null, 'one', [], [{ y: 1 }], [{ y: 1, z: 2 }], [{ z: 2 }], 1])
    expect(hasher.of(state(value))).toBe(storedHash(state(value)));
});

test('what could not be written is not taken for written', () => {
  const hasher = new Hasher();
  const state = { list: [1n], records: [{ x: 1n }] };
  for (let tries = 0; tries < 2; tries++) expect(() => hasher.of(state)).toThrow(TypeError);
  const records = { list: [], records: state.records };
  for (let tries = 0; tries < 2; tries++) expect(() => hasher.of(records)).toThrow(TypeError);
});

function playAny(match: Match, n: number): void {
  const [decision] = match.decisions();
  const due = decision === undefined ? null : match.due(decision.seat);
  const option = due?.options[(n * 7) % due.options.length];
  if (due === null || option === undefined) throw new Error('nothing can be done');
  match.play(due.decision.seat, option.id);
}
