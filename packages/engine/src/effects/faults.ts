import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { AbilityEntry, Book, Good, Node, NodeList, RowEntry } from './book.ts';

/*
 * What is wrong with rows that the compiler cannot see. A game with such a row does not load. The point of it: a list that
 * has begun can always be finished, and what works by itself never asks.
 */

/** Throws on the first row that could go wrong in a match. */
export function checkRows<S extends Core>(book: Book<S>): void {
  for (const { id } of book.groups.values()) must(!book.good.has(id), `${id} is both a good and a group`);
  for (const row of book.rows.values()) checkRow(book, row);
  for (const word of Object.keys(book.spec.extras ?? {}))
    must(!book.rows.has(word) && word !== 'done', `${word} is in menus already`);
  const acts = new Set([...book.nodes.values()].map(({ act }) => act.act));
  for (const act of Object.keys(book.spec.acts)) must(acts.has(act), `no row uses the act ${act}`);
  for (const good of book.goods) checkGood(book, good);
}

function checkGood<S extends Core>(book: Book<S>, { id, supply, over, instead }: Good): void {
  must(!supply || book.spec.supply !== undefined, `${id} comes from a supply, but the game names none`);
  for (const { good } of over) must(good.over.length === 0, `surplus ${id} would have a surplus of ${good.id}`);
  for (const { goods } of instead)
    for (const { good } of goods)
      must(good.instead.length === 0, `${good.id} comes instead of ${id}, and is replaced itself`);
}

function must(held: boolean, broken: string): void {
  if (!held) throw new TypeError(broken);
}

function checkRow<S extends Core>(book: Book<S>, { id, table, list, abilities }: RowEntry): void {
  if (list !== null) checkList(book, list, id);
  must(abilities.length === 0 || table.held !== undefined, `${id} has abilities, but nobody can hold it`);
  for (const a of abilities) checkAbility(book, a);
}

function checkAbility<S extends Core>(book: Book<S>, a: AbilityEntry): void {
  const { id, ability, list, may, first, group } = a;
  if (list !== null) {
    must(list.nodes.length > 0, `${id} does nothing`);
    checkList(book, list, id);
    must(may || !list.asks, `${id} works by itself, but could ask: offer it with { may: true }`);
    must(!may || first === null, `${id} is offered: "first" counts occasions, say "once"`);
  }
  must(!('on' in ability) || first === null || ability.on.length === 1, `${id} can be the first at one moment only`);
  if ('on' in ability)
    for (const moment of ability.on)
      must(
        first === null || book.spec.moments[moment]?.first !== undefined,
        `${id} works on the first occasion, but ${moment} has no words for it`,
      );
  if ('instead' in ability) must(group === null, `${id} would have to ask what comes instead`);
}

function checkList<S extends Core>(book: Book<S>, { nodes }: NodeList, where: string): void {
  nodes.forEach((node, i) => {
    must(i === 0 || !stops(node), `part ${i + 1} of ${where} can fail after part ${i} has begun: say may(…)`);
    checkNode(book, node);
  });
}

function checkNode<S extends Core>(book: Book<S>, node: Node): void {
  const { kind, id, goods, amounts, group, units, body, lists, most } = node;
  switch (kind) {
    case 'gain':
    case 'pay': {
      const named = Object.keys(kind === 'gain' && 'gain' in node.effect ? node.effect.gain : paidIn(node));
      must(goods.length + (group === null ? 0 : 1) === named.length, `${id} names more than one group`);
      must(named.length > 0, `${id} names no good`);
      for (const amount of [...amounts, units])
        must(typeof amount !== 'number' || (Number.isInteger(amount) && amount >= 0), `${id} has an odd amount`);
      must(
        group === null || kind === 'gain' || typeof units === 'number',
        `${id} costs a number of a group that depends`,
      );
      if (kind === 'gain') return;
      must(
        group === null || !book.exchanges,
        `${id} costs any of a group, and tokens may be exchanged: that is an act`,
      );
      const [first] = body.nodes;
      must(first === undefined || !needsGoods(first), `${id} pays for what must be paid again: say one cost`);
      checkList(book, body, id);
      return;
    }
    case 'one-of':
      must(lists.length > 1, `${id} has nothing to choose from`);
      for (const list of lists) checkAlternative(book, list, id);
      must(new Set(lists.map(({ text }) => text)).size === lists.length, `two alternatives of ${id} are the same`);
      return;
    case 'up-to':
      must(Number.isInteger(most) && most > 0, `${id} is done no times`);
      checkAlternative(book, body, id);
      return;
    case 'act':
  }
}

function checkAlternative<S extends Core>(book: Book<S>, list: NodeList, id: string): void {
  must(list.nodes.length > 0, `${id} does nothing`);
  checkList(book, list, id);
}

function paidIn({ effect }: Node): object {
  return 'pay' in effect ? effect.pay : {};
}

/** Whether it may not be able to begin. A gain can: at worst nothing arrives. */
function stops({ kind, lists, body, least, spec }: Node): boolean {
  switch (kind) {
    case 'gain':
      return false;
    case 'pay':
      return true;
    case 'one-of':
      return lists.every(({ nodes }) => stops(at(nodes, 0)));
    case 'up-to':
      return least > 0 && stops(at(body.nodes, 0));
    case 'act':
      return spec?.check !== 'always';
  }
}

/** Whether goods that were there before a payment may be missing after it. */
function needsGoods(node: Node): boolean {
  const { kind, lists, body, least } = node;
  if (kind === 'pay') return true;
  if (kind === 'one-of') return stops(node) && lists.some(({ nodes }) => needsGoods(at(nodes, 0)));
  return kind === 'up-to' && least > 0 && needsGoods(at(body.nodes, 0));
}
