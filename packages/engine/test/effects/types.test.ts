import { expect, test } from 'vitest';
import { defineEffects, rowsFor } from '../../src/effects/index.ts';
import type { ActSpec, Row } from '../../src/effects/index.ts';
import type { MarketLexicon } from './market/rows.ts';
import type { MarketState } from './market/state.ts';

/*
 * What does not compile. Each of these lines is an error to the compiler; a line that is none fails the type check.
 */

const { gain, pay, on, add, to, less, per, least, match, score } = rowsFor<MarketLexicon>();

const scout = { act: 'scout', cards: 2 } as const;

test('names that the lexicon lacks do not compile', () => {
  const rows = [
    // @ts-expect-error: no such good
    gain({ gold: 1 }),
    // @ts-expect-error: no such good in a cost
    pay({ gold: 1 }, scout),
    // @ts-expect-error: no such moment
    on('noon', [scout]),
    // @ts-expect-error: no such act
    on('dawn', [{ act: 'fly' }]),
    // @ts-expect-error: the act lacks an argument
    on('dawn', [{ act: 'scout' }]),
    // @ts-expect-error: no such scope
    on('dawn', [scout], { once: 'year' }),
    // @ts-expect-error: no such number
    add('hand-size', 1),
    // @ts-expect-error: a cost is not a number
    to('order', 1),
    // @ts-expect-error: a number is not a cost
    less('wages', { coin: 1 }),
    // @ts-expect-error: no such set
    score(per(1, 'ship')),
    // @ts-expect-error: cards have no such trait
    score(per(1, 'card', { colour: 'red' })),
    // @ts-expect-error: no such value of the trait
    least(1, 'card', { trade: 'piracy' }),
    // @ts-expect-error: what is only counted has no traits
    match('coin-pile', { trade: 'craft' }),
  ];
  expect(rows).toHaveLength(13);
});

test('an act without check, run, words or icon does not compile', () => {
  type Scout = ActSpec<MarketState, MarketLexicon, unknown, { readonly act: 'scout'; readonly cards: number }>;
  const whole: Scout = { check: 'always', asks: false, icon: 'deck', run: () => {}, say: () => ['look'] };
  const { check, run, say, icon, asks } = whole;
  const parts: Scout[] = [
    // @ts-expect-error: no check
    { run, say, icon, asks },
    // @ts-expect-error: does nothing
    { check, say, icon, asks },
    // @ts-expect-error: no words
    { check, run, icon, asks },
    // @ts-expect-error: no icon
    { check, run, say, asks },
  ];
  expect(parts).toHaveLength(4);
});

test('a lexicon with a word too few does not compile', () => {
  const define = defineEffects<MarketState, MarketLexicon, unknown>();
  // @ts-expect-error: nothing of it is there
  expect(() => define({})).toThrow();
  const row: Row<MarketLexicon> = { name: 'Row', do: [gain({ coin: 1 })] };
  expect(row.do).toEqual([{ gain: { coin: 1 } }]);
});
