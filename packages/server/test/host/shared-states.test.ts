import { checkSettings, commonChange, diffStates, keyOfSeed, Match, patched, seatChange } from '@benchtop/engine/host';
import type { Change, Game } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { describe, expect, test } from 'vitest';
import { HashInTurn, storedHash } from '../../src/host/hash.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('states that share parts stay what they were, and what is hashed in turn is the whole state', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const match = dealt(game, seats);
      const hash = new HashInTurn();
      const seen: { readonly state: unknown; readonly text: string }[] = [];
      for (let n = 0; n < 150 && !match.over; n++) {
        const before = match.state;
        playAny(match, n);
        const text = JSON.stringify(match.state);
        diffStates(game, before, match.state);
        expect(JSON.stringify(match.state)).toBe(text);
        expect(hash.of(match.state)).toBe(storedHash(match.state));
        seen.push({ state: match.state, text });
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
