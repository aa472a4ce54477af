import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Translation } from './de.ts';
import { language } from './language.ts';
import type { Gaps } from './translated.ts';

/**
 * Every sentence of the shell, in English as it stands in the code. It is the key under which other languages have
 * theirs: one that German lacks does not compile. Behind a bar stands where it is meant, where one English word needs
 * two in other languages: `Play|a recording`.
 */
export type Words = keyof Translation;

/** Sentences without gaps: what tables of words hold. */
export type Phrase = Exclude<Words, `${string}{${string}`>;

type Filled<W, V> = [Gaps<W>] extends [never] ? [] : [gaps: { readonly [G in Gaps<W>]: V }];

/** A sentence in the language of the page, its gaps filled. Call it where the sentence is shown, not when a file is loaded. */
export function t<W extends Words>(words: W, ...[gaps]: Filled<W, string | number>): string {
  const text = wordsOf(words);
  return gaps === undefined
    ? text
    : text.replace(/\{(\w+)\}/g, (_, gap) => String((gaps as Record<string, unknown>)[gap as string]));
}

/** As {@link t}, for the sentences of a board that has a catalogue of its own. Use it once in the folder of the board. */
export function speech<W extends string>() {
  return t as unknown as <K extends W>(words: K, ...gaps: Filled<K, string | number>) => string;
}

/** As {@link t}, for a sentence in whose gaps elements stand. */
export function rich<W extends Words>(words: W, ...[gaps]: Filled<W, ReactNode>): ReactNode {
  const parts = wordsOf(words).split(/\{(\w+)\}/);
  const filled = gaps as { readonly [gap: string]: ReactNode } | undefined;
  return parts.map((part, i) => createElement(Fragment, { key: i }, i % 2 === 0 ? part : filled?.[part]));
}

/** One of two sentences, by a number: `counted(n, '1 day', '{n} days')`. */
export function counted(n: number, one: Words, many: Words): string {
  return wordsOf(n === 1 ? one : many).replace('{n}', String(n));
}

/** Words that come from elsewhere (bots, games, the engine): in the language of the page where it has them, else as they are. */
export function told(words: string): string {
  return wordsOf(words);
}

function wordsOf(words: string): string {
  const known = language().words;
  // Words from elsewhere may be called like what every object has.
  const found = known !== null && Object.hasOwn(known, words) ? known[words] : undefined;
  return found ?? words.replace(/\|.*/, '');
}
