import type { Context } from '../context.ts';
import { RulesFault } from '../runner.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import type { Book, Good, Node, NodeList } from './book.ts';
import { checkList, checkNode } from './check.ts';
import { gainGoods, gainNode, room } from './gain.ts';
import { askMode } from './pay-mode.ts';
import { askTokens, billFor, billOf, isSpare, takeBill } from './pay.ts';
import { amountNow } from './points.ts';

/*
 * Running rows. A list runs in a loop; only a part that may ask gets a frame for the rest of its list, pushed before it,
 * because the stack is last in, first out. So whatever is unfinished lies on the stack as data.
 */

/** Runs a list from one of its parts on, until it has to wait for somebody. */
export function runFrom<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  { nodes }: NodeList,
  from: number,
  ctx: Context,
): void {
  for (let i = from; i < nodes.length; i++) {
    const node = at(nodes, i);
    if (node.kind === 'gain' && !node.asks) {
      gainNode(book, s, seat, node, ctx);
      continue;
    }
    const waits = node.asks && i + 1 < nodes.length;
    if (waits) ctx.resumeFor('rest-of-row', seat, at(nodes, i + 1).args);
    const depth = s.stack.length;
    runNode(book, s, seat, node, ctx);
    if (s.over !== null) return;
    if (s.stack.length > depth) {
      if (!node.asks) throw new RulesFault(`${node.id} asks, but was said not to`);
      return;
    }
    if (waits) s.stack.pop();
  }
}

/** Runs lists for several seats, one after the other: whatever one of them asks is answered before the next begins. */
export function runEach(turns: readonly { readonly seat: number; readonly list: NodeList }[], ctx: Context): void {
  // The stack is last in, first out.
  for (const { seat, list } of [...turns].reverse())
    if (list.nodes.length > 0) ctx.resumeFor('rest-of-row', seat, at(list.nodes, 0).args);
}

function runNode<S extends Core>(book: Book<S>, s: S, seat: number, node: Node, ctx: Context): void {
  switch (node.kind) {
    case 'gain':
      gainNode(book, s, seat, node, ctx);
      if (node.group !== null) askGain(book, s, seat, node, amountNow(book, s, seat, node.units), ctx);
      return;
    case 'pay':
      runPay(book, s, seat, node, ctx);
      return;
    case 'one-of':
      // Nobody is asked what cannot be answered.
      if (checkNode(book, s, seat, node) === null) ctx.ask('choose-one', seat, at(node.linkArgs, 0));
      return;
    case 'up-to':
      runChain(book, s, seat, node, node.most, ctx);
      return;
    case 'act':
      node.spec?.run(s, seat, node.act, ctx);
  }
}

function runPay<S extends Core>(book: Book<S>, s: S, seat: number, node: Node, ctx: Context): void {
  if (node.group !== null) {
    const left = amountNow(book, s, seat, node.units);
    ctx.ask('choose-good', seat, { node: node.id, left, chain: 0, begun: false });
    return;
  }
  billOf(book, s, seat, node);
  const depth = s.stack.length;
  const waits = book.exchanges && node.body.nodes.length > 0;
  if (waits) ctx.resumeFor('rest-of-row', seat, at(node.body.nodes, 0).args);
  if (paysOrAsks(book, s, seat, node.row.id, ctx)) return;
  if (waits) s.stack.length = depth;
  runFrom(book, s, seat, node.body, 0, ctx);
}

/** Pays a cost that a rule names. Push what comes after it first: tokens may be asked for. */
export function payGoods<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  cost: { readonly [good: string]: number },
  from: string | null,
  ctx: Context,
): void {
  billFor(book, s, seat, cost);
  paysOrAsks(book, s, seat, from, ctx);
}

/** Takes the bill that was written down. True when somebody is asked how, or for what. */
function paysOrAsks<S extends Core>(book: Book<S>, s: S, seat: number, from: string | null, ctx: Context): boolean {
  if (book.exchanges && askMode(book, s, seat, from, ctx)) return true;
  takeBill(book, s, seat, from, ctx);
  return book.exchanges && askTokens(book, seat, from, ctx);
}

/** One more link of a chain, as long as there can be one. */
export function runChain<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  node: Node,
  left: number,
  ctx: Context,
): void {
  if (checkList(book, s, seat, node.body) !== null) return;
  if (left === node.most && node.least > 0) {
    if (left > 1) ctx.resumeFor('next-in-chain', seat, at(node.linkArgs, left - 1));
    runFrom(book, s, seat, node.body, 0, ctx);
    return;
  }
  const first = at(node.body.nodes, 0);
  if (first.chain === null) ctx.ask('choose-one', seat, at(node.linkArgs, left));
  else {
    const units = amountNow(book, s, seat, first.units);
    ctx.ask('choose-good', seat, { node: first.id, left: units, chain: left, begun: false });
  }
}

/** An alternative, or a link of a chain, was chosen. */
export function runChoice<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  node: Node,
  list: NodeList,
  left: number,
  ctx: Context,
): void {
  if (left > 1) ctx.resumeFor('next-in-chain', seat, at(node.linkArgs, left - 1));
  runFrom(book, s, seat, list, 0, ctx);
}

/** Asks for the next unit of a group that is gained, if any can arrive. */
function askGain<S extends Core>(book: Book<S>, s: S, seat: number, node: Node, left: number, ctx: Context): void {
  if (left > 0 && node.group?.goods.some((good) => room(book, s, seat, good) > 0) === true)
    ctx.ask('choose-good', seat, { node: node.id, left, chain: 0, begun: true });
}

/** What a decision about a unit of a group was asked with. */
export interface GoodArgs {
  readonly node: string;
  readonly left: number;
  /** How often the chain that it belongs to is left, this time included; 0 where it cannot be left out. */
  readonly chain: number;
  /** False before the first unit is paid: the rest of the cost goes with it. */
  readonly begun: boolean;
}

const noCost = Object.freeze({});

/** Whether a unit of this good can be chosen. */
export function unitFits<S extends Core>(
  book: Book<S>,
  s: Readonly<S>,
  seat: number,
  node: Node,
  good: Good,
  begun: boolean,
): boolean {
  if (node.kind === 'gain') return room(book, s, seat, good) > 0;
  // Before the first unit is paid the rest of the cost must be left, too.
  if (begun) billFor(book, s, seat, noCost);
  else billOf(book, s, seat, node);
  return isSpare(book, s, seat, good);
}

/** A unit of a group was chosen. */
export function runUnit<S extends Core>(
  book: Book<S>,
  s: S,
  seat: number,
  node: Node,
  good: Good,
  { left, chain, begun }: GoodArgs,
  ctx: Context,
): void {
  if (node.kind === 'gain') {
    gainGoods(book, s, seat, { [good.id]: 1 }, node.row.id, ctx);
    askGain(book, s, seat, node, left - 1, ctx);
    return;
  }
  if (!begun && node.chain !== null && chain > 0) pushChain(node.chain, chain, seat, ctx);
  if (begun) billFor(book, s, seat, noCost);
  else billOf(book, s, seat, node);
  takeBill(book, s, seat, node.row.id, ctx, good);
  if (left === 1) {
    // After several units what stands behind the cost lies on the stack already.
    if (!begun) runFrom(book, s, seat, node.body, 0, ctx);
    return;
  }
  if (!begun && node.body.nodes.length > 0) ctx.resumeFor('rest-of-row', seat, at(node.body.nodes, 0).args);
  ctx.ask('choose-good', seat, { node: node.id, left: left - 1, chain: 0, begun: true });
}

/** What follows the first part of a chain's body: the rest of the body, then the next link. */
function pushChain({ linkArgs, body }: Node, left: number, seat: number, ctx: Context): void {
  if (left > 1) ctx.resumeFor('next-in-chain', seat, at(linkArgs, left - 1));
  if (body.nodes.length > 1) ctx.resumeFor('rest-of-row', seat, at(body.nodes, 1).args);
}
