import { checkSettings, keyOfSeed, Match, shareUnchanged } from '@benchtop/engine';
import { games } from '@benchtop/games';
import { describe, expect, test } from 'vitest';
import { storedHash } from '../../src/host/hash.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('states that share parts have the hash they had alone, and are what they were', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const settings = checkSettings(game, seats, {});
      if (!settings.ok) throw new Error(settings.reason);
      const match = Match.deal(game, seats, settings.value, keyOfSeed(`sharing ${seats}`));
      const seen: { readonly state: unknown; readonly text: string }[] = [];
      for (let n = 0; n < 150 && !match.over; n++) {
        const before = match.state;
        playAny(match, n);
        const alone = storedHash(match.state);
        shareUnchanged(game, before, match.state);
        expect(storedHash(match.state)).toBe(alone);
        seen.push({ state: match.state, text: JSON.stringify(match.state) });
      }
      for (const { state, text } of seen) expect(JSON.stringify(state)).toBe(text);
    }
  });
});

function playAny(match: Match, n: number): void {
  const [decision] = match.decisions();
  const due = decision === undefined ? null : match.due(decision.seat);
  const option = due?.options[(n * 7) % due.options.length];
  if (due === null || option === undefined) throw new Error('nothing can be done');
  match.play(due.decision.seat, option.id);
}
