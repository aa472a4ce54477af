import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, test } from 'vitest';
import { position } from '../../games/test/arctic-cleanup/position.ts';
import type { Arctic, Board } from '../../games/test/arctic-cleanup/position.ts';
import { greedy } from '../src/index.ts';
import { taskFor } from './matches.ts';

/** What greedy chooses for the seat to move, whatever the seed. */
function choices(t: Arctic, seat = 0): string[] {
  const chosen = [0, 1, 2, 3, 4].map((i) => greedy.choose(taskFor(arcticCleanup, t.state, seat, `sense ${i}`)).option);
  return [...new Set(chosen)];
}

/** Plays the seat's whole turn as greedy would. */
function turnOf(t: Arctic, seat: number): Arctic {
  let next = t;
  for (let n = 0; next.over === null && next.decision?.seat === seat; n++)
    next = next.play(seat, greedy.choose(taskFor(arcticCleanup, next.state, seat, `turn ${n}`)).option);
  return next;
}

/** Fifteen tokens: one more ends the match. */
const fifteen: Board['lines'] = {
  'line-plan': ['red', 4],
  'line-move': ['green', 4],
  'line-load': ['blue', 4],
  'line-unload': ['pink', 1],
  'short-3': ['black', 2],
};
const closing = (rival: Board): Arctic =>
  position({
    rest: 'out-nne',
    boards: [
      { site: 'site-s', ships: ['in-s', 'in-s'], columns: { unload: 1 }, cargo: [['black'], []], lines: fifteen },
      rival,
    ],
  });

describe('greedy does itself no harm', () => {
  test('it unloads a full hold at the dock with the strong card that lies ready', () => {
    const t = position({
      rest: 'out-nne',
      boards: [
        {
          site: 'site-s',
          ships: ['in-s', 'in-s'],
          columns: { unload: 5 },
          cargo: [
            ['red', 'red', 'blue'],
            ['pink', 'pink'],
          ],
        },
      ],
    });
    expect(choices(t)).toEqual(['unload']);
    const after = turnOf(t, 0);
    expect(after.state.players[0]?.ships.map(({ cargo }) => cargo)).toEqual([[], []]);
  });

  test('it loads what its lines need before what they cannot take', () => {
    const t = position({
      rest: 'out-nne',
      sea: { 'in-s': ['grey', 'red', 'yellow'] },
      boards: [
        {
          site: 'site-s',
          ships: ['in-s', 'in-s'],
          columns: { load: 1 },
          lines: { 'line-plan': ['red', 3] },
          cargo: [['yellow', 'yellow', 'grey', 'grey'], []],
        },
      ],
    }).play(0, 'load');
    expect(choices(t)).toEqual(['load 2 hdpe']);
  });

  test('it ends the match when it leads', () => {
    const after = turnOf(closing({ lines: { 'line-plan': ['purple', 1] } }), 0);
    expect([after.over, after.outcome?.winners]).toEqual(['sixteen', [0]]);
  });

  test('it does not end the match when it trails', () => {
    const ahead: Board = {
      lines: {
        'hatched-4': ['yellow', 4],
        'hatched-3': ['grey', 3],
        'line-load': ['purple', 4],
        'line-unload': ['pink', 4],
      },
    };
    expect(turnOf(closing(ahead), 0).over).toBeNull();
    expect(choices(closing(ahead).play(0, 'unload'))).toEqual(['done']);
  });

  test('it unloads what wins, though the first token of it ends the match and is not enough', () => {
    const t = position({
      rest: 'out-nne',
      boards: [
        {
          site: 'site-s',
          ships: ['in-s', 'in-s'],
          columns: { unload: 4 },
          cargo: [
            ['grey', 'yellow'],
            ['grey', 'yellow'],
          ],
          lines: {
            'hatched-4': ['yellow', 2],
            'short-3': ['pink', 1],
            'short-2': ['purple', 2],
            'line-plan': ['blue', 1],
            'line-move': ['black', 3],
            'line-load': ['red', 4],
            'line-unload': ['green', 2],
          },
        },
        {
          cargo: [
            ['grey', 'yellow', 'grey', 'blue'],
            ['grey', 'grey', 'yellow', 'pink'],
          ],
          lines: {
            'short-3': ['blue', 3],
            'short-2': ['purple', 2],
            'line-plan': ['pink', 3],
            'line-move': ['black', 2],
            'line-load': ['red', 1],
            'line-unload': ['green', 4],
          },
        },
      ],
    });
    const after = turnOf(t, 0);
    expect([after.over, after.outcome?.winners]).toEqual(['sixteen', [0]]);
  });

  test('it takes the last token of the sea, though the match is lost with it: it is lost without it as well', () => {
    const t = position({
      seats: 3,
      bag: [],
      sea: { 'in-s': ['red'] },
      boards: [
        {
          site: 'site-s',
          ships: ['in-s', 'in-s'],
          lines: { 'line-plan': ['red', 2], 'line-move': ['green', 2], 'line-unload': ['blue', 2] },
        },
        {
          cargo: [
            ['yellow', 'yellow', 'yellow', 'yellow'],
            ['yellow', 'yellow'],
          ],
          lines: {
            'line-plan': ['green', 4],
            'line-move': ['blue', 4],
            'line-load': ['black', 4],
            'line-unload': ['purple', 3],
          },
        },
        {
          cargo: [
            ['grey', 'grey', 'grey', 'grey'],
            ['grey', 'grey', 'grey', 'yellow'],
          ],
          lines: {
            'line-plan': ['pink', 4],
            'line-move': ['red', 3],
            'line-load': ['purple', 3],
            'line-unload': ['pink', 2],
            'short-3': ['black', 2],
          },
        },
      ],
    });
    expect(turnOf(t, 0).state.sea['in-s']).toEqual([]);
  });
});
