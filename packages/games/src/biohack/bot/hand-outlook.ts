import { at } from '@benchtop/engine/author';
import { topOptions, topRow } from '../alley.ts';
import { reducedCost } from '../creation.ts';
import type { CreatureId } from '../data/creatures.ts';
import { classes, genes, rowSpaces } from '../data/goods.ts';
import type { BioState, Player } from '../state.ts';
import { cardWorths, countsFor, priceOfGene, scientistScores } from './cards.ts';
import type { CardWorth } from './cards.ts';
import type { Outlook } from './outlook.ts';
import { countOf, growth, nextEp, scoresPer } from './scoring-outlook.ts';
import { soloWorth } from './solo-outlook.ts';
import { weights as w } from './weights.ts';

/*
 * What a hand will bring with the genes at hand and those that can still come: the best cards claim genes first. What they
 * lack, and what nobody claims, is remembered for what else is judged of the same position.
 */

/** Genes in store that no target has claimed yet, by number of the gene. */
const store = genes.map(() => 0);
/** Genes that targets lack. */
const lacking = genes.map(() => 0);

interface Target {
  card: CreatureId;
  worth: number;
  rank: number;
}

const targets: Target[] = [];

/** What the cards in hand will bring: the best of them that fit, less what their missing genes cost. */
export function handValue(
  s: Readonly<BioState>,
  p: Readonly<Player>,
  seat: number,
  made: readonly CardWorth[],
  time: Outlook,
): number {
  genes.forEach((gene, g) => {
    store[g] = p.goods[gene];
    lacking[g] = 0;
  });
  let n = 0;
  for (const card of p.hand.faces) n = rank(n, card, p, worthOf(s, p, seat, made, card, time));
  if (p.creating !== null) n = rank(n, p.creating, p, worthOf(s, p, seat, made, p.creating, time));
  for (const card of p.looked.faces) n = rank(n, card, p, worthOf(s, p, seat, made, card, time) * 0.6);
  return claimed(p, n, time, tradesLeft(s, seat, time));
}

/** What can still be traded in the ALLEY: the options of its top row, as bits, and whether only one of them. */
interface Trades {
  options: number;
  readonly one: boolean;
}

/** Options of the top row that trade each gene, feral not at all. */
const traded = genes.map((gene) =>
  topOptions.reduce<number>(
    (bits, option) => (topRow[option].some((id) => id === gene) ? bits | (1 << option) : bits),
    0,
  ),
);
const ALL_TRADES = topOptions.reduce((bits, option) => bits | (1 << option), 0);

/** In the last round a Noman is left for one visit to the ALLEY at most, and another one has to create. */
function tradesLeft({ stack, order, turn }: Readonly<BioState>, seat: number, { last, actions }: Outlook): Trades {
  if (!last) return { options: ALL_TRADES, one: false };
  const top = at(stack, stack.length - 1);
  const there = at(order, turn) === seat && (top.step === 'trade-on' || top.step === 'visit-alley');
  if (!there) return { options: actions > 1 ? ALL_TRADES : 0, one: true };
  if (actions === 0) return { options: 0, one: true };
  if (top.step === 'trade-on') return { options: 1 << Number(top.args['option']), one: true };
  return { options: top.args['top'] === true ? ALL_TRADES : 0, one: true };
}

/** Puts a card into the ranking of targets. */
function rank(n: number, card: CreatureId, p: Readonly<Player>, worth: number): number {
  const cost = reducedCost(p, card, null);
  let price = 0;
  for (let g = 0; g < genes.length; g++) price += at(cost, g) * priceOfGene(g);
  const value = worth - 0.7 * price;
  const slot = (targets[n] ??= { card, worth, rank: value });
  slot.card = card;
  slot.worth = worth;
  slot.rank = value;
  for (let i = n; i > 0 && at(targets, i - 1).rank < at(targets, i).rank; i--) {
    const one = at(targets, i);
    targets[i] = at(targets, i - 1);
    targets[i - 1] = one;
  }
  return n + 1;
}

const room = { common: 0, artisan: 0, noble: 0 };

/** Targets claim genes in the order of their rank, as far as time, income and trades in the ALLEY allow. */
function claimed(p: Readonly<Player>, n: number, { rounds, creations, last }: Outlook, trades: Trades): number {
  for (const kind of classes) room[kind] = rowSpaces[kind] - p.rows[kind].length;
  let budget = w.income * rounds + w.retrieved * p.away.length;
  let coins = p.goods.coin;
  let left = creations;
  let value = 0;
  for (let i = 0; i < n; i++) {
    const { card, worth } = at(targets, i);
    const { kind } = cardWorths[card];
    if (room[kind] === 0 || left <= 0) {
      value += rounds > 0 ? w.card * 0.3 : 0;
      continue;
    }
    const share = Math.min(1, left);
    const missing = claim(p, card);
    const bought = missing === 0 || coins < 2 ? 0 : Math.min(coins, tradable(trades));
    const rest = missing - bought;
    const fits = rest <= 0 ? 1 : Math.max(0, Math.min(1, budget / rest));
    const gain = (worth * w.ready - w.needed * rest - (last ? w.tradedLast : w.traded) * bought) * share * fits;
    if (gain <= 0 && missing > 0) {
      value += rounds > 0 ? w.card * 0.5 : 0;
      continue;
    }
    room[kind]--;
    left--;
    budget -= rest;
    coins -= bought;
    if (bought > 0 && trades.one) trades.options &= 1 << best.option;
    value += gain;
  }
  return value;
}

/** What the target that was claimed last lacks, by number of the gene. */
const short = genes.map(() => 0);
const best = { option: 0 };

/** How much of what a target lacks one option of the top row could bring, in coins. */
function tradable({ options }: Trades): number {
  let most = 0;
  for (const option of topOptions) {
    if ((options & (1 << option)) === 0) continue;
    let sum = 0;
    for (let g = 0; g < genes.length; g++)
      if ((at(traded, g) & (1 << option)) !== 0) sum += at(short, g) * priceOfGene(g);
    if (sum <= most) continue;
    most = sum;
    best.option = option;
  }
  return most;
}

/** A target takes its genes out of the store; what is missing, in coins. */
function claim(p: Readonly<Player>, card: CreatureId): number {
  const cost = reducedCost(p, card, null);
  let missing = 0;
  for (let g = 0; g < genes.length; g++) {
    const have = Math.min(at(store, g), at(cost, g));
    store[g] = at(store, g) - have;
    const lack = at(cost, g) - have;
    short[g] = lack;
    lacking[g] = at(lacking, g) + lack;
    missing += lack * priceOfGene(g);
  }
  return missing;
}

/** What a creature would be worth on the board. */
function worthOf(
  s: Readonly<BioState>,
  p: Readonly<Player>,
  seat: number,
  made: readonly CardWorth[],
  id: CreatureId,
  { rounds, creations, epWorth }: Outlook,
): number {
  const card = cardWorths[id];
  const later = Math.max(0, creations - 1);
  let worth = card.ep + w.activation * card.use * rounds + w.discounted * card.discount * later;
  if (card.scored !== null) {
    const have = countOf(s, seat, card.scored, made) + (countsFor(card.scored, card) ? 1 : 0);
    worth += card.scored.each * have + 0.6 * growth(s, card.scored, have, later, rounds);
  }
  for (let i = 0; i < made.length; i++) {
    const { scored } = at(made, i);
    if (scored !== null && countsFor(scored, card)) worth += scored.each;
  }
  const bottom = p.scientist !== null && p.locks === 0 ? scientistScores[p.scientist] : null;
  if (bottom !== null && countsFor(bottom, card)) worth += bottom.each;
  const missing = rowSpaces[card.kind] - p.rows[card.kind].length;
  const ep = nextEp(s, s.completions[card.kind]) + scoresPer(p, made, 'completion');
  if (missing === 1) worth += ep + 2;
  else if (missing === 2) worth += w.almost * ep;
  return s.seats === 1 ? epWorth * worth + soloWorth(s, p, card.kind) : worth;
}

/** Genes that no target has claimed. */
export function storeValue({ last, rounds, actions }: Outlook): number {
  if (rounds === 0 && actions === 0) return 0;
  const each = last ? w.surplusLast : w.surplus;
  let value = 0;
  for (let g = 0; g < genes.length; g++) value += each * priceOfGene(g) * Math.min(5, at(store, g));
  return value;
}

/** What n more genes of a type are worth now. */
export function geneValue(g: number, n: number, last: boolean): number {
  const needed = Math.min(n, at(lacking, g));
  return priceOfGene(g) * (w.needed * needed + (last ? w.surplusLast : w.surplus) * (n - needed));
}
