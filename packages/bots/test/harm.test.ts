import type { Game, Settings } from '@benchtop/engine/host';
import { algaeInc } from '@benchtop/games/algae-inc';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { biohack } from '@benchtop/games/biohack';
import { lineae } from '@benchtop/games/lineae';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';
import { holdings, isWorse, ownHarm } from './harm.ts';

const tables: readonly (readonly [string, Game, Settings])[] = [
  ['Arctic CleanUp', arcticCleanup, {}],
  ['Algoracing, basic', algoracing, { mode: 'basic' }],
  ['Algoracing, full', algoracing, { mode: 'full' }],
  ['Biohack', biohack, {}],
  ['Lineae', lineae, {}],
  ['Algae, Inc.', algaeInc, {}],
];

/** Choices of each game that are looked at. */
const CHOICES = 60;

describe('UX-39: greedy chooses nothing that leaves it with less of everything than another choice', () => {
  test.each(tables)('in %s', (_, game, settings) => {
    expect(ownHarm(game, [greedy, greedy], 'harm', settings, CHOICES)).toBe(0);
  });
});

describe('a choice is worse than another', () => {
  const after = (points: number, own: unknown, rest = 'the table') => ({ points, own: holdings(own), rest });
  const kept = after(5, { coins: 3, cards: ['red', 'blue'] });

  test('if it costs points, and something or nothing else', () => {
    expect(isWorse(after(4, { coins: 3, cards: ['red', 'blue'] }), kept)).toBe(true);
    expect(isWorse(after(4, { coins: 1, cards: ['red', 'blue'] }), kept)).toBe(true);
    expect(isWorse(kept, kept)).toBe(false);
  });

  test('but not if it brings anything', () => {
    expect(isWorse(after(4, { coins: 4, cards: ['red', 'blue'] }), kept)).toBe(false);
    expect(isWorse(after(4, { coins: 3, cards: ['red', 'green'] }), kept)).toBe(false);
    expect(isWorse(after(4, { coins: 3, cards: ['red', 'blue', 'green'] }), kept)).toBe(false);
    expect(isWorse(after(4, { coins: 3, cards: ['red', 'blue'] }, 'another table'), kept)).toBe(false);
  });
});
