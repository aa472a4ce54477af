import { describe, expect, test } from 'vitest';
import {
  amount,
  article,
  counted,
  icon,
  iconsOf,
  listedWords,
  mayVerb,
  pastOf,
  plainly,
  sentenceOf,
  textOf,
  verb,
  your,
} from '../../src/effects/phrase.ts';

const coin = { one: 'coin', many: 'coins', icon: 'coin' };
const euro = { one: 'euro', many: 'euros', icon: 'coin', sign: '€' };

describe('grammar', () => {
  test('numbers', () => {
    expect([counted(1, coin), counted(2, coin), counted(0, coin)]).toEqual(['1 coin', '2 coins', '0 coins']);
    expect([counted(3, euro), counted(-3, euro)]).toEqual(['€3', '−€3']);
  });

  test('a and an go by the first sound', () => {
    const words = ['gene', 'avian gene', 'unlock', 'unit', 'use', 'euro', 'hour', 'one', 'EP', 'VP', 'MV', 'upgrade'];
    expect(words.map(article)).toEqual(['a', 'an', 'an', 'a', 'a', 'a', 'an', 'a', 'an', 'a', 'an', 'an']);
  });

  test('lists', () => {
    expect(listedWords(['a'])).toBe('a');
    expect(listedWords(['a', 'b'])).toBe('a and b');
    expect(listedWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  });

  test('the past', () => {
    const verbs = ['gain', 'pay', 'take back', 'move', 'carry', 'swap', 'roll', 'put', 'return', 'draw', 'play', 'fix'];
    expect(verbs.map(pastOf)).toEqual([
      'gained',
      'paid',
      'took back',
      'moved',
      'carried',
      'swapped',
      'rolled',
      'put',
      'returned',
      'drew',
      'played',
      'fixed',
    ]);
  });

  test('what may be left says so once', () => {
    const phrase = [icon('card'), mayVerb('buy'), '1 card'];
    expect([textOf(phrase), textOf(phrase, 'past')]).toEqual(['you may buy 1 card', 'bought 1 card']);
    expect(textOf(['pay 2 coins to', ...plainly(phrase)])).toBe('pay 2 coins to buy 1 card');
  });

  test('one phrase, several voices', () => {
    const phrase = [verb('pay'), amount(2, coin), ', then', icon('then'), verb('move'), your, 'ship'];
    expect(sentenceOf(phrase)).toBe('Pay 2 coins, then move your ship.');
    expect(`Ann ${textOf(phrase, 'past')}.`).toBe('Ann paid 2 coins, then moved their ship.');
    expect(iconsOf(phrase)).toEqual(['coin', 'coin', 'then']);
    expect(iconsOf([amount(5, coin)])).toEqual(['5', 'coin']);
  });
});
