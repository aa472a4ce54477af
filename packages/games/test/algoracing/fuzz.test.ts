import { checkSettings } from '@benchtop/engine/host';
import { fuzz, fuzzFrom, setupsOf } from '@benchtop/engine/laws';
import type { Fuzzed } from '@benchtop/engine/laws';
import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { position } from './position.ts';

const setups = setupsOf(algoracing);
const countOf = (done: readonly Fuzzed[], reason: string): number => done.filter((m) => m.reason === reason).length;

test('random matches reach the target or the last round', () => {
  const done = setups.map((setup, i) => fuzz(algoracing, setup, `endings ${i}`, { eager: i % 2 === 1 }));
  for (const reason of ['target', 'round-limit']) expect(countOf(done, reason), reason).toBeGreaterThan(0);
  // The high block has 56 places on nine by nine squares, four of them on corners.
  expect(Math.max(...done.map(({ widest }) => widest))).toBeLessThanOrEqual(52);
});

test('every mode goes with every number of seats, each preset with its own mode only', () => {
  // Six presets, the standard one and the random one; players place hills only against each other.
  expect(setups.length).toBe(2 * (4 * 8 + 3));
  const wrong = checkSettings(algoracing, 2, { mode: 'full', layout: 'high-l' });
  expect(wrong).toEqual({ ok: false, reason: 'The layout “High L” is for the basic game, not for the full one.' });
  const alone = checkSettings(algoracing, 1, { layout: 'players' });
  expect(alone.ok).toBe(false);
});

test('a race in which only passes are left is stalled', () => {
  const start = position({ layout: 'first-steps', seats: 1, passes: 4 }).play(0, 'pass');
  expect(fuzzFrom(algoracing, start.state, 'stalled').reason).toBe('stalled');
});

test('late positions end when the last sample is delivered', () => {
  const start = position({
    layout: 'first-steps',
    seats: 3,
    drivers: [
      { at: '1 0 W', load: ['blue', 'green'], delivered: ['green', 'green'] },
      { at: '5 1 S', delivered: ['yellow', 'yellow', 'yellow', 'blue'] },
      { at: '4 5 N', delivered: ['blue', 'violet', 'violet', 'violet'] },
    ],
  });
  const done = Array.from({ length: 60 }, (_, i) => fuzzFrom(algoracing, start.state, `late ${i}`, { eager: true }));
  expect(countOf(done, 'all-delivered')).toBeGreaterThan(0);
});
