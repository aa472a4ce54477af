import { describe, expect, test } from 'vitest';
import { NOBODY, onlySeat, show } from '../src/pieces.ts';
import {
  advance,
  canAdvance,
  displayFault,
  doubledCard,
  draw,
  drawable,
  fillPile,
  refill,
  renew,
  slide,
  supplyFault,
  takeFrom,
  takeShown,
  trackFault,
} from '../src/stock.ts';
import type { Display, Pile } from '../src/stock.ts';

/** Chance that always takes the first. */
const ctx = { randomInt: () => 0 };
const pileOf = (deck: string[], discard: string[] = []): Pile<string> => ({
  deck: { faces: deck, known: deck.map(() => NOBODY) },
  discard,
});

describe('a deck with its discards', () => {
  test('is drawn from the top, and made anew from its discards', () => {
    const pile = pileOf(['a'], ['b', 'c']);
    expect(draw(pile, ctx)).toBe('a');
    expect(pile.discard).toEqual(['b', 'c']);
    expect(drawable(pile)).toBe(2);
    expect(new Set([draw(pile, ctx), draw(pile, ctx)])).toEqual(new Set(['b', 'c']));
    expect(pile.discard).toEqual([]);
    expect(draw(pile, ctx)).toBeNull();
  });

  test('is made anew only when it is empty, and nobody knows a card then', () => {
    const pile = pileOf(['a'], ['b']);
    expect(renew(pile, ctx)).toBe(false);
    show(pile.deck, 0, onlySeat(1));
    draw(pile, ctx);
    expect(renew(pile, ctx)).toBe(true);
    expect(pile.deck).toEqual({ faces: ['b'], known: [NOBODY] });
    expect(renew(pileOf([]), ctx)).toBe(false);
  });

  test('a card is in one place', () => {
    const pile = pileOf([]);
    fillPile(pile, ['a', 'b'], ctx);
    expect(doubledCard(pile.deck.faces, ['c'])).toBeNull();
    expect(doubledCard(pile.deck.faces, ['b'])).toBe('b is in two places');
  });
});

describe('a display', () => {
  test('slides away from the side that refills', () => {
    const display: Display<string> = ['a', null, 'b', null];
    slide(display, 'start');
    expect(display).toEqual([null, null, 'a', 'b']);
    slide(display, 'end');
    expect(display).toEqual(['a', 'b', null, null]);
  });

  test('refills, the farthest space first, as long as there are cards', () => {
    const display: Display<string> = ['a', null, 'b', null];
    const pile = pileOf(['d'], ['c']);
    expect(refill(display, pile, 'start', ctx)).toEqual([1, 0]);
    expect(display).toEqual(['c', 'd', 'a', 'b']);
    expect(takeShown(display, 1)).toBe('d');
    expect(displayFault(display, pile)).toBeNull();
    pile.discard.push('d');
    expect(displayFault(display, pile)).toMatch(/is empty though there are cards/);
    expect(refill(display, pile, 'start', ctx)).toEqual([0]);
    expect(refill(['x', null], pileOf([]), 'end', ctx)).toEqual([]);
    expect(() => takeShown([null], 0)).toThrow(RangeError);
  });
});

test('a supply gives what it has', () => {
  const supply = { wood: 2, stone: 0 };
  expect([takeFrom(supply, 'wood', 3), takeFrom(supply, 'stone', 1)]).toEqual([2, 0]);
  expect(supplyFault(2, { wood: 0, stone: 2 }, { wood: 2, stone: 0 })).toBeNull();
  expect(supplyFault(2, { wood: 0 }, { wood: 1 })).toBe('there should be 2 of wood, not 1');
  expect(supplyFault(2, { wood: 3 }, { wood: -1 })).toBe('there is less than no wood');
});

describe('a track', () => {
  const track = { last: 5, room: { 5: 1 } };

  test('is walked space by space, as far as there is room', () => {
    const markers = [3, 5];
    expect(advance(track, markers, 0, 3)).toEqual([4]);
    expect(markers).toEqual([4, 5]);
    expect([canAdvance(track, markers, 0), canAdvance(track, markers, 1)]).toEqual([false, false]);
  });

  test('has its limits', () => {
    expect(trackFault(track, [0, 0, 5])).toBeNull();
    expect(trackFault(track, [5, 5])).toBe('space 5 is overcrowded');
    expect(trackFault(track, [6])).toBe('a marker is off the track, on 6');
  });
});
