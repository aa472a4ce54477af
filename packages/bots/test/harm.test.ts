import type { Game, Settings } from '@benchtop/engine/host';
import { algaeInc } from '@benchtop/games/algae-inc';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { biohack } from '@benchtop/games/biohack';
import { lineae } from '@benchtop/games/lineae';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';
import { broughtNothing, wasteful, wastedTurns } from './harm.ts';

/** Every game, with turns that are few enough to be quick, and enough for the wasteful bot to be caught. */
const tables: readonly (readonly [string, Game, Settings, number])[] = [
  ['Arctic CleanUp', arcticCleanup, {}, 16],
  ['Algoracing, basic', algoracing, { mode: 'basic' }, 16],
  ['Algoracing, full', algoracing, { mode: 'full' }, 16],
  ['Biohack', biohack, {}, 30],
  ['Lineae', lineae, {}, 10],
  ['Algae, Inc.', algaeInc, {}, 16],
];

describe('UX-39: greedy wastes no turn, and a bot that stops as soon as it may is caught at it', () => {
  test.each(tables)('in %s', (_, game, settings, turns) => {
    const found = wastedTurns(game, { drives: greedy, aside: wasteful }, 2, 'a', settings, turns);
    expect(found.drives).toMatchObject({ looked: turns, wasted: 0 });
    expect(found.aside.wasted).toBeGreaterThan(0);
  });
});

describe('a turn brought nothing', () => {
  const table = (mine: unknown, rest: unknown, turn = 1) => ({ turn, rest, players: [mine, { coins: 7 }] });
  const before = table({ coins: 3, at: 'home', cards: ['red', 'blue'] }, 'sea');
  const nothing = (after: unknown): boolean => broughtNothing(before, after, 0);

  test('if all is as it was, whoever is next and however the cards lie', () => {
    expect(nothing(table({ coins: 3, at: 'home', cards: ['blue', 'red'] }, 'sea', 2))).toBe(true);
  });

  test('if only something was given away', () => {
    expect(nothing(table({ coins: 2, at: 'home', cards: [] }, 'sea'))).toBe(true);
  });

  test('but not if there is more of anything, or something is elsewhere', () => {
    expect(nothing(table({ coins: 4, at: 'home', cards: [] }, 'sea'))).toBe(false);
    expect(nothing(table({ coins: 3, at: 'sea', cards: [] }, 'sea'))).toBe(false);
    expect(nothing(table({ coins: 3, at: 'home', cards: [] }, 'land'))).toBe(false);
  });
});
