import type { Word } from './fields.ts';
import { at } from './state.ts';

/**
 * The options a step can ever offer, built once: typed, frozen values, each with a small integer code (its index)
 * and a canonical text that is unique in the vocabulary. The hot path speaks codes, the edges speak text.
 */
export interface Vocabulary<O> {
  readonly values: readonly O[];
  readonly texts: readonly string[];
  /** The code of a canonical text, or -1. */
  code(text: string): number;
}

/** Builds a vocabulary from a list of values. Mostly {@link choices} or {@link menu} do it better. */
export function vocabulary<O>(values: readonly O[], text: (value: O) => string): Vocabulary<O> {
  const texts = values.map(text);
  const codes = new Map(texts.map((t, code) => [t, code]));
  for (const value of values) Object.freeze(value);
  return { values, texts, code: (t) => codes.get(t) ?? -1 };
}

/** The parts an option is made of, each with its closed list: `{ ship: [0, 1], colour: colours }`. */
export interface Parts {
  readonly [name: string]: readonly Word[];
}

/** An option made of one value for each part. */
export type Product<P extends Parts> = { readonly [K in keyof P]: P[K][number] };

/** Options made of parts: `pick(1, 'red')` is the code of `{ ship: 1, colour: 'red' }`. */
export interface Choices<P extends Parts> extends Vocabulary<Product<P>> {
  readonly pick: (...values: readonly P[keyof P][number][]) => number;
}

/** All combinations of some parts. The text is their values with a space between, unless you say otherwise. */
export function choices<const P extends Parts>(
  parts: P,
  text: (option: Product<P>) => string = (option) => Object.values(option).join(' '),
): Choices<P> {
  const values = productOf(parts) as Product<P>[];
  return { ...vocabulary(values, text), pick: picker(parts, 0) };
}

/** Verbs, each with its own parts. */
export interface Verbs {
  readonly [verb: string]: Parts;
}

/** An option of a menu: a verb in `do`, with a value for each of its parts. */
export type MenuOption<V extends Verbs> = {
  [K in keyof V & string]: { readonly do: K } & Product<V[K]>;
}[keyof V & string];

/** Options of different kinds in one list: `pick.sail(1)` is the code of `{ do: 'sail', ship: 1 }`. */
export interface Menu<V extends Verbs> extends Vocabulary<MenuOption<V>> {
  readonly pick: { readonly [K in keyof V]: (...values: readonly V[K][keyof V[K]][number][]) => number };
}

/** A menu of verbs. The text is the verb and the values of its parts, unless you say otherwise. */
export function menu<const V extends Verbs>(
  verbs: V,
  text: (option: MenuOption<V>) => string = (option) => Object.values(option).join(' '),
): Menu<V> {
  const values: MenuOption<V>[] = [];
  const pick: Record<string, (...parts: readonly Word[]) => number> = {};
  for (const [verb, parts] of Object.entries(verbs)) {
    pick[verb] = picker(parts, values.length);
    for (const option of productOf(parts)) values.push({ do: verb, ...option } as MenuOption<V>);
  }
  return { ...vocabulary(values, text), pick: pick as Menu<V>['pick'] };
}

function productOf(parts: Parts): { [name: string]: Word }[] {
  let all: { [name: string]: Word }[] = [{}];
  for (const [name, values] of Object.entries(parts))
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
  return all;
}

/** Written out for the usual numbers of parts: search calls it for every candidate. */
function picker(parts: Parts, first: number): (...values: readonly Word[]) => number {
  const lists = Object.values(parts);
  const [a = nowhere, b = nowhere, c = nowhere] = lists.map(indexer);
  const [, second = 1, third = 1] = lists.map((list) => list.length);
  switch (lists.length) {
    case 0:
      return () => first;
    case 1:
      return (x?: Word) => first + a(x);
    case 2:
      return (x?: Word, y?: Word) => first + a(x) * second + b(y);
    case 3:
      return (x?: Word, y?: Word, z?: Word) => first + (a(x) * second + b(y)) * third + c(z);
    default:
      return (...values) => {
        let code = 0;
        lists.forEach((list, i) => {
          code = code * list.length + list.indexOf(at(values, i));
        });
        return first + code;
      };
  }
}

type Indexer = (value: Word | undefined) => number;

const nowhere: Indexer = (value) => {
  throw new RangeError(`${value ?? 'nothing'} is no part of an option here`);
};

/** The place of a value in a list. Numbers in a row need no looking up. */
function indexer(list: readonly Word[]): Indexer {
  const [start] = list;
  if (typeof start === 'number' && list.every((value, i) => value === start + i)) {
    const size = list.length;
    return (value) => {
      const index = typeof value === 'number' ? value - start : -1;
      return index >= 0 && index < size ? index : nowhere(value);
    };
  }
  const places = new Map(list.map((value, i) => [value, i]));
  return (value) => (value === undefined ? undefined : places.get(value)) ?? nowhere(value);
}
