import { expect } from 'vitest';
import { rule } from '../table.ts';
import type { Board } from './position.ts';
import { position } from './position.ts';

/** Two players at the end of a calm, about to be counted. */
const counted = (boards: Board[], seats = 2) =>
  position({ seats, quiet: 6 * seats - 1, boards }).play(0, 'plan', 'done');

rule('ARC-SCO-01', 'regular plastic in the factory scores 2, special plastic 3', () => {
  const t = position({
    boards: [
      {
        lines: {
          'line-load': ['red', 3],
          'line-unload': ['pink', 2],
          'hatched-4': ['grey', 1],
          'hatched-3': ['yellow', 2],
        },
      },
      { lines: { 'short-2': ['blue', 1] } },
    ],
  });
  expect(
    t
      .score(0)
      .items.filter((item) => item.rule === 'ARC-SCO-01')
      .map(({ points }) => points),
  ).toEqual([10, 9]);
  expect(t.score(0).total).toBe(19);
  expect(t.score(1).total).toBe(2);
});

rule('ARC-SCO-02', 'gained dice score 5 each; upgraded cards and the unlock score nothing', () => {
  const upgraded = position({ boards: [{ lines: { 'line-plan': ['red', 4], 'line-unload': ['blue', 4] } }] });
  expect(upgraded.points(0, 'ARC-SCO-02')).toBe(0);
  expect(upgraded.score(0).total).toBe(16);
  const unlocked = position({ boards: [{ lines: { 'line-load': ['red', 2], 'line-unload': ['blue', 2] } }] });
  expect(unlocked.score(0).total).toBe(8);
  const dice = position({
    boards: [
      { lines: { 'line-plan': ['red', 2], 'line-move': ['blue', 2], 'short-3': ['pink', 2], 'short-2': ['green', 2] } },
    ],
  });
  expect(dice.points(0, 'ARC-SCO-02')).toBe(10);
  expect(dice.score(0).total).toBe(26);
});

rule('ARC-SCO-03', 'every token aboard scores 1, whatever its colour', () => {
  const t = position({
    boards: [
      {
        cargo: [
          ['red', 'grey', 'yellow'],
          ['blue', 'grey'],
        ],
      },
    ],
  });
  expect(t.points(0, 'ARC-SCO-03')).toBe(5);
  expect(t.score(0).total).toBe(5);
  expect(t.score(1).total).toBe(0);
});

rule('ARC-SCO-04', 'the highest total wins, wherever its points come from', () => {
  const t = counted(
    [
      { lines: { 'line-plan': ['red', 2] } },
      { cargo: [['red'], []] },
      { cargo: [['blue', 'blue', 'pink', 'pink'], ['grey']] },
    ],
    3,
  );
  expect(t.outcome?.scores.map(({ total }) => total)).toEqual([4, 1, 5]);
  expect(t.outcome?.winners).toEqual([2]);
  expect(t.outcome?.ranking).toEqual([[2], [0], [1]]);
});

rule('ARC-SCO-05', 'tied leaders share the victory: more tokens or dice break no tie', () => {
  const t = counted(
    [
      { lines: { 'line-plan': ['red', 2] } },
      { cargo: [['blue', 'pink', 'grey', 'grey'], []] },
      { cargo: [['green'], []] },
      { cargo: [['green'], []] },
    ],
    4,
  );
  expect(t.outcome?.winners).toEqual([0, 1]);
  expect(t.outcome?.ranking).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
