import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { whenWords } from '../src/ui/when.ts';
import { deal, firstDraft, fitting, refitted, wrong } from '../src/pages/setup/draft.ts';
import type { GameUi } from '../src/table/contract.ts';
import { keyOf, placeOf } from '../src/table/option-keys.ts';

const none = (): null => null;
const look = (name: string) => ({ name, colour: 'red', glyph: 'x' });
const ui: GameUi = {
  seats: ['Red', 'Orange', 'White', 'Teal'].map(look),
  Board: none,
  Dashboard: none,
  progress: () => '',
};
const draft = firstDraft(arcticCleanup, ui);

describe('the setup', () => {
  it('is filled in: you against one greedy bot, ready to start', () => {
    expect(draft.count).toBe(2);
    expect(draft.seats.map(({ who }) => who)).toEqual(['person', 'greedy', 'greedy', 'greedy']);
    expect(wrong(arcticCleanup, draft)).toBeNull();
  });

  it('deals the same match from the same seed, and another one without', () => {
    const dealt = (seed: string): string => {
      const local = deal(arcticCleanup, { ...draft, seed });
      return local.ok ? local.value.match.hash() : local.reason;
    };
    expect(dealt('a')).toBe(dealt(' a '));
    expect(dealt('a')).not.toBe(dealt('b'));
    expect(dealt('')).not.toBe(dealt(''));
  });

  it('says what keeps the match from being dealt', () => {
    const seats = draft.seats.map((seat) => ({ ...seat, name: 'Same' }));
    expect(wrong(arcticCleanup, { ...draft, seats })).toMatch(/same name/);
    expect(wrong(arcticCleanup, { ...draft, seats: draft.seats.map((seat) => ({ ...seat, name: ' ' })) })).toMatch(
      /needs a name/,
    );
    expect(wrong(arcticCleanup, { ...draft, settings: { ...draft.settings, solo: true } })).toMatch(/one seat/);
    expect(deal(arcticCleanup, { ...draft, seats }).ok).toBe(false);
  });

  it('offers only what goes with a leading setting, and puts back what no longer does', () => {
    const leading = { ...ui, upfront: ['mode'] };
    const basic = firstDraft(algoracing, leading);
    const values = ['standard', 'first-steps', 'staircase', 'random', 'players'];
    expect(fitting(algoracing, basic, 'layout', values)).toEqual(['standard', 'first-steps', 'random', 'players']);
    const chosen = { ...basic, settings: { ...basic.settings, layout: 'first-steps', mode: 'full' } };
    expect(wrong(algoracing, chosen)).toMatch(/for the basic game/);
    expect(refitted(algoracing, leading, chosen).settings).toEqual({ mode: 'full', layout: 'standard' });
    const alone = { ...basic, count: 1, settings: { ...basic.settings, layout: 'players' } };
    expect(refitted(algoracing, leading, alone).settings).toEqual({ mode: 'basic', layout: 'standard' });
  });
});

describe('small words', () => {
  it('gives every option of a long list its own key, and finds it again', () => {
    const keys = Array.from({ length: 35 }, (_, i) => keyOf(i));
    expect(new Set(keys).size).toBe(35);
    expect(keys.map((key) => placeOf(key ?? ''))).toEqual(keys.map((_, i) => i));
    expect(keyOf(35)).toBeNull();
    expect(placeOf('Enter')).toBe(-1);
    expect(placeOf('')).toBe(-1);
  });

  it('says how long ago a match was played', () => {
    const now = Date.UTC(2030, 0, 10, 12);
    expect(whenWords(now - 5_000, now)).toBe('just now');
    expect(whenWords(now - 10 * 60_000, now)).toBe('10 minutes ago');
    expect(whenWords(now - 90 * 60_000, now)).toBe('an hour ago');
    expect(whenWords(now - 5 * 3_600_000, now)).toBe('5 hours ago');
    expect(whenWords(now - 30 * 3_600_000, now)).toBe('yesterday');
    expect(whenWords(now - 80 * 3_600_000, now)).toMatch(/2030$/);
  });
});
