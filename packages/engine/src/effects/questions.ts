import type { AnyRules } from '../context.ts';
import { flag, int, word } from '../fields.ts';
import { vocabulary } from '../options.ts';
import { at } from '../state.ts';
import type { Core } from '../state.ts';
import { rulesFor } from '../step.ts';
import type { Step } from '../step.ts';
import type { Book, Good, Node } from './book.ts';
import { entry } from './book.ts';
import { checkList, factsOf } from './check.ts';
import { purseOf } from './gain.ts';
import { alternative, done, frameFault, idsOf, linkFault, mostOf, names, optionsOf, unitOf } from './kit-options.ts';
import type { ChoiceArgs, KitOption, TokenArgs } from './kit-options.ts';
import { giveUp } from './pay.ts';
import { amount, capital, textOf, verb } from './phrase.ts';
import { runChoice, runUnit, unitFits } from './run.ts';
import type { GoodArgs } from './run.ts';
import { labelOf, nounOf, sayList, verbOf } from './say.ts';
import { refusalsOf } from './voices.ts';

/*
 * The questions that rows ask: which alternative, which good, which token.
 */

/** One of several alternatives; or one more link of a chain, or its end. */
export function chooseOne<S extends Core>(book: Book<S>): Step<S, ChoiceArgs, KitOption> {
  const { step } = rulesFor<S, AnyRules>();
  const asking = [...book.nodes.values()].filter(({ kind }) => kind === 'one-of' || kind === 'up-to');
  const options = optionsOf(asking.flatMap(({ lists }) => lists.map(alternative)));
  for (const { lists, codes } of asking) for (const { text } of lists) codes.push(options.code(text));
  const end = options.code(done.text);
  const nodeOf = (id: string): Node => entry(book.nodes, id);
  const listOf = (node: Node, { text }: KitOption): Node['body'] | null => {
    for (const list of node.lists) if (list.text === text) return list;
    return null;
  };
  return step({
    kind: 'choose-one',
    rule: book.rules.choose,
    args: { node: word(names(asking.map(({ id }) => id))), left: int(0, mostOf(book)) },
    options,
    candidates(_s, d, out) {
      const { codes, kind } = nodeOf(d.args.node);
      for (let i = 0; i < codes.length; i++) out[i] = at(codes, i);
      if (kind === 'one-of') return codes.length;
      out[codes.length] = end;
      return codes.length + 1;
    },
    refuse(s, d, option) {
      const node = nodeOf(d.args.node);
      if (option === done) return node.kind === 'up-to' ? null : book.rules.choose;
      const list = listOf(node, option);
      return list === null ? book.rules.choose : checkList(book, s, d.seat, list);
    },
    facts(s, d, option, rule) {
      const list = listOf(nodeOf(d.args.node), option);
      return list === null ? {} : factsOf(book, s, d.seat, list, rule);
    },
    refusals: refusalsOf(book),
    prompt(_s, d) {
      const { row, most, lists } = nodeOf(d.args.node);
      const gives = lists.every(({ nodes }) => nodes.every(({ kind }) => kind === 'gain'));
      return `choose what ${row.name} ${gives ? 'gives' : 'does'}${most > 1 ? ` (${d.args.left} left)` : ''}`;
    },
    label(_s, d, option) {
      const node = nodeOf(d.args.node);
      if (option === done) return d.args.left === node.most ? 'Skip' : 'Stop';
      const list = listOf(node, option);
      return list === null ? option.text : labelOf(sayList(book, list));
    },
    checkFrame: (s, { args, seat }, depth) =>
      linkFault(nodeOf(args.node), args.left) ?? frameFault(book, s, seat, depth),
    apply(s, d, option, ctx) {
      const node = nodeOf(d.args.node);
      const list = listOf(node, option);
      if (list !== null) runChoice(book, s, d.seat, node, list, d.args.left, ctx);
    },
  });
}

/** The most units that a row lets anybody choose. */
function unitsOf<S extends Core>(book: Book<S>): number {
  let most = 1;
  // A number that depends on the state has no bound of its own.
  for (const { group, units } of book.nodes.values())
    if (group !== null) most = Math.max(most, typeof units === 'number' ? units : 99);
  return most;
}

/** A unit of a group: to gain, or to pay. */
export function chooseGood<S extends Core>(book: Book<S>): Step<S, GoodArgs, KitOption> {
  const { step } = rulesFor<S, AnyRules>();
  const options = optionsOf(book.goods.map(({ id }) => unitOf(id)));
  const end = options.code(done.text);
  const nodeOf = (id: string): Node => entry(book.nodes, id);
  const wayOf = ({ kind }: Node): 'gain' | 'pay' => (kind === 'pay' ? 'pay' : 'gain');
  return step({
    kind: 'choose-good',
    rule: book.rules.choose,
    args: {
      node: word(idsOf(book, ({ group }) => group !== null)),
      left: int(1, unitsOf(book)),
      chain: int(0, mostOf(book)),
      begun: flag(),
    },
    options,
    candidates(s, d, out) {
      const { goods = [], spec } = nodeOf(d.args.node).group ?? {};
      const shown = spec?.among?.(s.settings);
      let n = 0;
      for (let i = 0; i < goods.length; i++)
        if (shown === undefined || shown.includes(at(goods, i).id)) out[n++] = at(goods, i).index;
      if (d.args.chain > 0) out[n++] = end;
      return n;
    },
    refuse(s, d, option) {
      const { rules } = book;
      if (option === done) return d.args.chain > 0 ? null : rules.choose;
      const node = nodeOf(d.args.node);
      const good = entry(book.good, option.text);
      if (node.group?.goods.includes(good) !== true) return rules.choose;
      return unitFits(book, s, d.seat, node, good, d.args.begun) ? null : rules[wayOf(node)];
    },
    facts(_s, d, { text }) {
      const node = nodeOf(d.args.node);
      return node.group?.spec.of.includes(text) === true ? { why: wayOf(node), good: text } : {};
    },
    refusals: refusalsOf(book),
    prompt(_s, d) {
      const node = nodeOf(d.args.node);
      const said = verbOf(book, node.group?.id ?? '', wayOf(node));
      return `choose what to ${said} for ${node.row.name}${d.args.left > 1 ? ` (${d.args.left} left)` : ''}`;
    },
    label(_s, d, option) {
      const node = nodeOf(d.args.node);
      if (option === done) return d.args.chain === node.chain?.most ? 'Skip' : 'Stop';
      return labelOf([verb(verbOf(book, option.text, wayOf(node))), amount(1, nounOf(book, option.text))]);
    },
    checkFrame(s, { args, seat }, depth) {
      const { chain, id } = nodeOf(args.node);
      if (args.chain > 0 && chain === null) return `${id} is not part of a chain`;
      const fault = args.chain === 0 || chain === null ? null : linkFault(chain, args.chain);
      return fault ?? frameFault(book, s, seat, depth);
    },
    apply(s, d, option, ctx) {
      if (option === done) return;
      runUnit(book, s, d.seat, nodeOf(d.args.node), entry(book.good, option.text), d.args, ctx);
    },
  });
}

/** A token for something that is missing. */
export function giveUpStep<S extends Core>(book: Book<S>): Step<S, TokenArgs, KitOption> {
  const { step } = rulesFor<S, AnyRules>();
  const dear = book.goods.filter((good) => good.dear);
  const values = book.goods.map(({ id }) => unitOf(id));
  const tokensFor = (id: string): readonly Good[] => (id === 'any' ? book.tokens : entry(book.good, id).give);
  const listOf = ({ for: id, keep }: TokenArgs): readonly Good[] =>
    keep === '' ? tokensFor(id) : tokensFor(id).filter((good) => good.id !== keep);
  return step({
    kind: 'give-up',
    rule: book.rules.pay,
    args: {
      left: int(1, 999),
      for: word(['any', ...dear.map(({ id }) => id)]),
      keep: word(['', ...book.goods.map(({ id }) => id)]),
      from: word(['', ...book.rows.keys()]),
    },
    options: vocabulary(values, ({ text }) => text),
    candidates(_s, d, out) {
      const list = listOf(d.args);
      for (let i = 0; i < list.length; i++) out[i] = at(list, i).index;
      return list.length;
    },
    refuse(s, d, { text }) {
      const good = entry(book.good, text);
      if (!listOf(d.args).includes(good)) return book.rules.choose;
      return (purseOf(book, s, d.seat)[text] ?? 0) > 0 ? null : book.rules.pay;
    },
    facts: (_s, _d, { text }) => ({ why: 'pay', good: text }),
    refusals: refusalsOf(book),
    prompt: (_s, d) => `give up tokens for what is missing (${d.args.left} left)`,
    label: (_s, _d, { text }) => capital(textOf(['give up', amount(1, nounOf(book, text))])),
    checkFrame: (s, d, depth) => frameFault(book, s, d.seat, depth),
    apply(s, d, { text }, ctx) {
      const { left, from } = d.args;
      giveUp(book, s, d.seat, entry(book.good, text), from === '' ? null : from, ctx);
      if (left > 1) ctx.ask('give-up', d.seat, { ...d.args, left: left - 1 });
    },
  });
}
