import { checkSettings, keyOfSeed } from '@benchtop/engine/host';
import { catalogue, loadGame } from '@benchtop/games/catalogue';
import { describe, expect, it } from 'vitest';
import { aheadSince, leadChanges, leadOf, standingsOf, statisticsOf, turningPoints } from '../src/match/chronicle.ts';
import type { Standing } from '../src/match/chronicle.ts';
import { LocalMatch } from '../src/match/local/local-match.ts';
import { gameUi } from '../src/table/contract.ts';

const standings = (...totals: readonly (readonly number[])[]): Standing[] =>
  totals.map((each, i) => ({ heading: `Turn ${i}`, seat: i % 2, position: i * 3, totals: each }));

describe('the story of a match', () => {
  it('takes a lead over the best of the others, and alone the points', () => {
    expect(leadOf([5, 9, 7], 1)).toBe(2);
    expect(leadOf([5, 9, 7], 0)).toBe(-4);
    expect(leadOf([5], 0)).toBe(5);
  });

  it('finds the turns that moved the winner most, in the order of play', () => {
    const told = standings([0, 0], [1, 0], [1, 6], [9, 6], [10, 6]);
    const found = turningPoints(told, 0, 2);
    expect(found.map(({ turn, before, after }) => [turn.heading, before, after])).toEqual([
      ['Turn 2', 1, -5],
      ['Turn 3', -5, 3],
    ]);
    expect(found[1]?.gains).toEqual([8, 0]);
  });

  it('does not call a turn one that changed nothing between the players', () => {
    expect(turningPoints(standings([0, 0], [2, 2], [3, 2]), 0)).toHaveLength(1);
    expect(turningPoints(standings([0], [4], [4], [9]), 0).map(({ after }) => after)).toEqual([4, 9]);
  });

  it('counts how often the lead went to somebody else, not how often it was shared', () => {
    expect(leadChanges(standings([0, 0], [1, 0], [1, 1], [2, 1], [2, 3], [4, 3]))).toBe(2);
    expect(leadChanges(standings([0], [4]))).toBe(0);
  });

  it('says from which turn on the winner was never behind', () => {
    expect(aheadSince(standings([0, 0], [0, 3], [5, 3], [6, 6], [9, 6]), 0)?.heading).toBe('Turn 2');
    expect(aheadSince(standings([0, 0], [1, 0]), 0)).toBeNull();
    expect(aheadSince(standings([0, 0], [0, 1]), 0)).toBeNull();
  });
});

describe('the story of a real match', () => {
  const ids = catalogue.flatMap(({ about, load }) => (load === null ? [] : [about.id]));

  it.each(ids)('%s: leads from the first to the last standing, and counts every choice once', async (id) => {
    const local = await played(id);
    const outcome = local.outcome();
    const told = standingsOf(
      local,
      gameUi({ seats: [], Board: () => null, Dashboard: () => null, progress: () => '' }),
    );
    expect(told[0]?.totals).toEqual(local.scores(0).map(({ total }) => total));
    expect(told.at(-1)?.position).toBe(local.length);
    expect(told.at(-1)?.totals).toEqual(outcome?.scores.map(({ total }) => total));
    expect(told.length).toBeGreaterThan(3);
    const made = statisticsOf(local, told).reduce((sum, { choices }) => sum + choices, 0);
    expect(made).toBe(local.logEntries.filter(({ entry }) => entry.option !== null && !entry.auto).length);
  });
});

/** A match of two that is over, by anybody's choices. */
async function played(id: string): Promise<LocalMatch> {
  const loaded = await loadGame(id);
  if (loaded === null) throw new Error('no such game');
  const settings = checkSettings(loaded.game, 2, {});
  if (!settings.ok) throw new Error(settings.reason);
  const seats = ['Ada', 'Grace'].map((name) => ({ name, bot: null }));
  const local = LocalMatch.deal('story', loaded.game, seats, settings.value, keyOfSeed('story'));
  let state = 7;
  while (!local.over) {
    if (local.playForced()) continue;
    const [decision] = local.match.decisions();
    const options = decision === undefined ? [] : (local.match.legalOptions(decision.seat)?.options ?? []);
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const option = options[state % options.length];
    if (decision === undefined || option === undefined) throw new Error('nothing is left to choose');
    expect(local.play(decision, option.id)).toBeNull();
  }
  return local;
}
