import { describe, expect, test } from 'vitest';
import { NOBODY, onlySeat, show } from '../src/pieces.ts';
import { displayFault, doubledCard, draw, drawable, fillPile, refill, renew, slide, takeShown } from '../src/stock.ts';
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
