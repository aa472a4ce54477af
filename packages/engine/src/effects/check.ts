import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { Facts } from '../step.ts';
import type { Book, Good, Node, NodeList } from './book.ts';
import { purseOf, room } from './gain.ts';
import { billOf, shortOf, spareIn } from './pay.ts';
import { amountNow } from './points.ts';

/*
 * Whether something can begin. A list can when its first part can, because nothing behind it may fail: that is checked
 * when rows are loaded. What refuses an option and what explains the refusal are the same walk.
 */

/** The first rule that keeps a list from beginning, or null. */
export function checkList<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, list: NodeList): string | null {
  return list.nodes.length === 0 ? null : checkNode(book, s, seat, at(list.nodes, 0));
}

export function checkNode<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, node: Node): string | null {
  switch (node.kind) {
    case 'gain':
      return suppliesSomething(book, s, seat, node) ? null : book.rules.gain;
    case 'pay':
      return canPay(book, s, seat, node) ? checkList(book, s, seat, node.body) : book.rules.pay;
    case 'one-of':
      return anyOf(book, s, seat, node);
    case 'up-to':
      return node.least === 0 ? null : checkList(book, s, seat, node.body);
    case 'act': {
      const check = node.spec?.check ?? 'always';
      return check === 'always' ? null : check(s, seat, node.act);
    }
  }
}

/** A gain is cut off at caps, and refused only where the supply holds nothing of it. */
function suppliesSomething<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, node: Node): boolean {
  const { goods, group } = node;
  for (let i = 0; i < goods.length; i++) if (mayArrive(book, s, seat, at(goods, i))) return true;
  if (group === null) return false;
  for (let i = 0; i < group.goods.length; i++) if (mayArrive(book, s, seat, at(group.goods, i))) return true;
  return false;
}

function mayArrive<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, good: Good): boolean {
  return !good.supply || room(book, s, seat, good) > 0;
}

function canPay<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, node: Node): boolean {
  billOf(book, s, seat, node);
  if (shortOf(book, s, seat) !== null) return false;
  return node.group === null || spareIn(book, s, seat, node.group) >= amountNow(book, s, seat, node.units);
}

/** Null when an alternative can begin, else the rule against the first. */
function anyOf<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, { lists }: Node): string | null {
  let first: string | null = null;
  for (let i = 0; i < lists.length; i++) {
    const rule = checkList(book, s, seat, at(lists, i));
    if (rule === null) return null;
    first ??= rule;
  }
  return first;
}

const none: Facts = Object.freeze({});

/** The facts behind a refusal of a list. */
export function factsOf<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  list: NodeList,
  rule: string,
): Facts {
  const node = list.nodes[0];
  if (node === undefined) return none;
  switch (node.kind) {
    case 'gain':
      return { why: 'gain', good: node.goods[0]?.id ?? node.group?.id ?? '' };
    case 'pay':
      return canPay(book, s, seat, node) ? factsOf(book, s, seat, node.body, rule) : billFacts(book, s, seat, node);
    case 'one-of':
      return factsOf(book, s, seat, at(node.lists, 0), rule);
    case 'up-to':
      return factsOf(book, s, seat, node.body, rule);
    case 'act':
      return node.spec?.facts?.(s, seat, node.act, rule) ?? none;
  }
}

/** What is short. */
function billFacts<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number, node: Node): Facts {
  billOf(book, s, seat, node);
  const short = shortFacts(book, s, seat);
  if (short !== null || node.group === null) return short ?? none;
  const need = amountNow(book, s, seat, node.units);
  return { why: 'pay', good: node.group.id, need, have: spareIn(book, s, seat, node.group) };
}

/** What the bill that was written down lacks, or null. */
export function shortFacts<S extends Core>(book: Book<S>, s: Readonly<S>, seat: number): Facts | null {
  const good = shortOf(book, s, seat);
  if (good === null) return null;
  return { why: 'pay', good: good.id, need: book.need[good.index] ?? 0, have: purseOf(book, s, seat)[good.id] ?? 0 };
}
