import { at } from '@benchtop/engine/host';
import type { Deed, Settings } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { expect, test } from 'vitest';
import { openPlan, playMatch } from '../src/index.ts';
import type { MatchResult } from '../src/index.ts';

/** Matches with everything that was done in them. */
async function played(game: string, seats: number, settings: Settings, bot: string): Promise<MatchResult[]> {
  const plan = { game, seats, settings, bots: [bot], seed: 'deeds', games: 4, fixed: false, deeds: true };
  const open = await openPlan(plan);
  return Array.from({ length: plan.games }, (_, number) => playMatch(open, number));
}

/** What a seat did: everything of one kind. */
function things(deeds: readonly Deed[], seat: number, group: string, done: string): string[] {
  return deeds.filter((d) => d.seat === seat && d.group === group && d.done === done).map(({ thing }) => thing);
}

test('every game says what is done in it', () => {
  expect(games.filter(({ deeds }) => deeds === null).map(({ id }) => id)).toEqual([]);
});

test.each([1, 2, 4])('what %i players of Arctic CleanUp did adds up to their points', async (seats) => {
  for (const { deeds, totals, turns, reason } of await played(
    'arctic-cleanup',
    seats,
    { tempo: 'standard', solo: false },
    'greedy',
  )) {
    let cards = 0;
    for (let seat = 0; seat < seats; seat++) {
      const processed = things(deeds, seat, 'Plastic', 'processed');
      const special = processed.filter((token) => token === 'PP (yellow)' || token === 'PS (grey)').length;
      const dice = things(deeds, seat, 'Factory', 'completed').filter((block) => block !== 'The unlock block').length;
      const aboard = things(deeds, seat, 'Plastic', 'loaded').length - processed.length;
      const spare = seats === 1 ? 20 - (turns ?? 0) : 0;
      expect(2 * processed.length + special + 5 * dice + aboard + spare).toBe(at(totals, seat));
      cards += things(deeds, seat, 'Cards', 'played').length;
    }
    expect(cards).toBe(turns);
    expect(deeds.filter(({ done }) => done === 'offered')).toHaveLength(39);
    expect(deeds.filter(({ group }) => group === 'Ending').map(({ thing }) => thing)).toEqual([reason]);
  }
});

test.each([
  [2, 'basic'],
  [4, 'basic'],
  [2, 'full'],
  [4, 'full'],
])('what %i players of Algoracing (%s) did adds up to their points', async (seats, mode) => {
  for (const { deeds, totals, turns } of await played('algoracing', seats, { mode, layout: 'standard' }, 'random')) {
    let ended = 0;
    for (let seat = 0; seat < seats; seat++) {
      const delivered = things(deeds, seat, 'Samples', 'delivered');
      expect(delivered.length + new Set(delivered).size).toBe(at(totals, seat));
      // Nobody lays or swaps a card that was not drawn.
      const used = [...things(deeds, seat, 'Cards', 'laid'), ...things(deeds, seat, 'Cards', 'swapped')];
      expect(used.length).toBeLessThanOrEqual(things(deeds, seat, 'Cards', 'drawn').length);
      ended += things(deeds, seat, 'Turns', 'run').length + things(deeds, seat, 'Turns', 'passed').length;
    }
    expect(ended).toBe(turns);
  }
});
