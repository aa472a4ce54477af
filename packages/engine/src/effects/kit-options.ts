import { vocabulary } from '../options.ts';
import type { Vocabulary } from '../options.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { Book, Node, NodeList } from './book.ts';

/*
 * What the questions of the kit share: their options and arguments.
 */

/** An alternative, a good or an ability by its text; `done` ends it. */
export interface KitOption {
  readonly text: string;
  /** What it brings of each good, or takes where the number is negative; nothing where it does more than that. */
  readonly goods: { readonly [good: string]: number };
}

/** What `choose-one` is asked with: which part of which row offers the choice. */
export interface ChoiceArgs {
  /** `specimen-fair/0`: the row and the part of it. */
  readonly node: string;
  /** How often a chain is left, this time included; 0 for a single choice. */
  readonly left: number;
}

/** What `give-up` is asked with: tokens go for something dear that is missing. */
export interface TokenArgs {
  /** How many are still due. */
  readonly left: number;
  /** The dear good that they are for, or `any`. */
  readonly for: string;
  /** The kind of which the payer keeps some, or nothing. */
  readonly keep: string;
  /** The row that is paid for. */
  readonly from: string;
}

/** What `pay-mode` is asked with, where the payer may keep units of one kind. */
export interface ModeArgs {
  /** The cost. */
  readonly bill: { readonly [good: string]: number };
  /** The row that is paid for. */
  readonly from: string;
}

/** What `use-ability` is asked with: the moment whose menu it is. */
export interface MomentArgs<Moment extends string = string> {
  readonly moment: Moment;
}

/** Ends a chain or a menu. */
export const done: KitOption = { text: 'done', goods: {} };

/** A list of words may not be empty, even where it is never used. */
export function names(ids: Iterable<string>): readonly string[] {
  const all = [...ids];
  return all.length === 0 ? ['-'] : all;
}

/** Options, of those with one text the first, and the end. */
export function optionsOf(values: readonly KitOption[]): Vocabulary<KitOption> {
  const byText = new Map<string, KitOption>();
  for (const value of values) if (!byText.has(value.text)) byText.set(value.text, value);
  return vocabulary([...byText.values(), done], ({ text }) => text);
}

/** A unit of a good. */
export const unitOf = (id: string): KitOption => ({ text: id, goods: { [id]: 1 } });

/** What stands for an ability or whatever else is no good. */
export const named = (text: string): KitOption => ({ text, goods: {} });

/** What stands for an alternative. */
export function alternative({ nodes, text }: NodeList): KitOption {
  const [first] = nodes;
  const plain = nodes.length === 1 && (first?.kind === 'gain' || first?.kind === 'pay') ? first : null;
  return { text, goods: plain === null ? {} : goodsIn(plain) };
}

function goodsIn({ kind, goods, amounts, group }: Node): KitOption['goods'] {
  const fixed = amounts.filter((amount) => typeof amount === 'number');
  if (group !== null || fixed.length < amounts.length) return {};
  const sign = kind === 'pay' ? -1 : 1;
  return Object.fromEntries(goods.map(({ id }, i) => [id, sign * at(fixed, i)]));
}

/** The ids of some nodes. */
export function idsOf<S extends Core>(book: Book<S>, chosen: (node: Node) => boolean): readonly string[] {
  return names([...book.nodes.values()].filter(chosen).map(({ id }) => id));
}

/** How often something can be left at most, anywhere. */
export function mostOf<S extends Core>(book: Book<S>): number {
  return Math.max(1, ...[...book.nodes.values()].map(({ most }) => most));
}

/** Why no match could be at this link of a chain, or null: a single choice has none. */
export function linkFault({ most, id }: Node, left: number): string | null {
  return most === 0
    ? left === 0
      ? null
      : `${id} is chosen once`
    : left >= 1 && left <= most
      ? null
      : `${id} is not done ${left} times`;
}

/** Why no match could have this frame, or null. */
export function frameFault<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number | null,
  depth: number,
): string | null {
  if (seat === null) return 'what a row does is for one seat';
  return book.spec.checkFrame?.(s, seat, depth) ?? null;
}
