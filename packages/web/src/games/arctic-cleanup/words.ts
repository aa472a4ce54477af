import { speech } from '../../words/words.ts';
import type { Words } from '../../words/words.ts';
import type { ArcticTranslation } from './de.ts';

type ArcticWords = Words | keyof ArcticTranslation;

/** A sentence of the board in the language of the page. The words are there before the board is loaded. */
export const t = speech<ArcticWords>();

/** One of two sentences, by a number. */
export function counted(n: number, one: ArcticWords, many: ArcticWords): string {
  const said: (words: ArcticWords, gaps: { readonly n: number }) => string = t as never;
  return said(n === 1 ? one : many, { n });
}

/** "1 die", "2 dice". */
export function diceCount(n: number): string {
  return counted(n, '1 die', '{n} dice');
}
