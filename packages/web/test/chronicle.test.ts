import { describe, expect, it } from 'vitest';
import { aheadSince, leadChanges, leadOf, turningPoints } from '../src/match/chronicle.ts';
import type { Standing } from '../src/match/chronicle.ts';

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
