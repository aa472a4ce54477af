import { at } from '@benchtop/engine/author';
import { topOptions, topRow } from '../alley.ts';
import { reducedCost } from '../creation.ts';
import type { CreatureId } from '../data/creatures.ts';
import { classes, genes, rowSpaces } from '../data/goods.ts';
import type { Class } from '../data/goods.ts';
import { milestones, SHOWN_MILESTONES } from '../data/milestones.ts';
import type { Location } from '../data/table.ts';
import { goalMet } from '../ending.ts';
import { remainingOn } from '../research.ts';
import { completionEp, reportEp, totalOf } from '../scoring.ts';
import { challengeOf, mainBoard, playerAt, roundLimit } from '../state.ts';
import type { BioState, Player } from '../state.ts';
import { cardWorths, countsFor, priceOfGene, scientistScores } from './cards.ts';
import type { CardWorth, Scored } from './cards.ts';
import { weights as w } from './weights.ts';

/*
 * How good a position is for a seat, in EP: what it has scored, what its hand will score with the genes at hand and those
 * that can still come, what its Nomans can still do.
 */

/** What is left of a match for a seat. */
interface Time {
  /** Rounds to come after this one. */
  readonly rounds: number;
  /** Nomans that can still experiment in this round. */
  readonly actions: number;
  /** Creatures that can still be created. */
  readonly creations: number;
  readonly last: boolean;
}

/** What an EP is worth in the match that is judged, and a card that is wanted. */
let epWorth = 1;
let purchase: number = w.purchase;

export function evaluate(s: Readonly<BioState>, seat: number): number {
  if (s.over !== null)
    return totalOf(s, seat) + (s.seats === 1 && goalMet(s) ? w.goal : 0) - (s.over === 'survival-lost' ? 100 : 0);
  const p = playerAt(s, seat);
  const time = timeLeft(s, p);
  const made = createdBy(p);
  epWorth = s.seats === 1 ? w.solo[challengeOf(s)].ep : 1;
  purchase = s.seats === 1 ? w.solo[challengeOf(s)].card : w.purchase;
  let value = epWorth * (p.goods.ep + completionEp(s, seat) + reportEp(s, seat));
  value += createdValue(s, seat, made, time);
  value += goodsValue(p, time) + nomansValue(s, p, time) + milestonesValue(s, seat, made, time);
  value += scientistValue(s, p, seat, made, time);
  // The hand comes last: it leaves behind what genes are needed.
  value += handValue(s, p, seat, made, time) + storeValue(p, time) + awayValue(s, p, seat, time);
  if (s.seats > 2 && time.rounds > 0 && s.stage === 'research') value += trackValue(s, seat);
  return value + (s.seats === 1 ? soloValue(s, p, made, time) : 0);
}

function timeLeft(s: Readonly<BioState>, p: Readonly<Player>): Time {
  const rounds = s.lastRound ? 0 : roundLimit(s) - s.round + (s.stage === 'setup' ? 1 : 0);
  const acting = s.stage === 'planning' || (s.stage === 'research' && !p.passed);
  const actions = acting ? p.home + p.away.length : 0;
  const room = 9 - p.rows.common.length - p.rows.artisan.length - p.rows.noble.length;
  const now = rounds === 0 ? 2 * actions : Math.min(actions, 1) * 1.6;
  return { rounds, actions, creations: Math.min(room, now + w.creations * rounds), last: rounds === 0 };
}

const created: CardWorth[] = [];

/** What a player has created, in a list that the next call overwrites. */
function createdBy({ rows }: Readonly<Player>): readonly CardWorth[] {
  let n = 0;
  for (const kind of classes) for (const card of rows[kind]) created[n++] = cardWorths[card];
  created.length = n;
  return created;
}

function countOf(s: Readonly<BioState>, seat: number, scored: Scored, made: readonly CardWorth[]): number {
  let n = 0;
  if (scored.what === 'report') for (const { tokens } of s.milestones) n += tokens.includes(seat) ? 1 : 0;
  else if (scored.what === 'completion') for (const kind of classes) n += s.completions[kind].includes(seat) ? 1 : 0;
  else for (let i = 0; i < made.length; i++) if (countsFor(scored, at(made, i))) n++;
  return n;
}

/** What is to be expected of something that scores, besides the `have` that there are. */
function growth(
  s: Readonly<BioState>,
  { what, each, kind }: Scored,
  have: number,
  creations: number,
  rounds: number,
): number {
  switch (what) {
    case 'report':
      return each * Math.min(SHOWN_MILESTONES - have, w.reports[s.seats < 3 ? 'small' : 'large'] * rounds);
    case 'completion':
      return each * Math.min(classes.length - have, w.completions[s.seats < 3 ? 'small' : 'large'] * rounds);
    case 'gene':
      return each * creations * w.geneOdds;
    case 'class':
      return kind === null ? 0 : each * creations * w.classOdds[kind];
    case 'creature':
      return each * creations;
  }
}

/** Creatures on the board: printed EP, nobles with what may still come, abilities that still help. */
function createdValue(
  s: Readonly<BioState>,
  seat: number,
  made: readonly CardWorth[],
  { rounds, creations }: Time,
): number {
  let value = 0;
  for (let i = 0; i < made.length; i++) {
    const card = at(made, i);
    value += epWorth * card.ep + w.activation * card.use * rounds + w.discounted * card.discount * creations;
    if (card.scored === null) continue;
    const have = countOf(s, seat, card.scored, made);
    value += epWorth * (card.scored.each * have + 0.5 * growth(s, card.scored, have, creations, rounds));
  }
  return value;
}

function goodsValue({ goods }: Readonly<Player>, { rounds, last, actions }: Time): number {
  if (last && actions === 0) return goods.coin / 4;
  const coins = last
    ? goods.coin * w.coinLast
    : w.coin * Math.min(w.purse, goods.coin) + w.spareCoin * Math.max(0, goods.coin - w.purse);
  if (rounds === 0) return coins + w.medicineLast * goods.medicine;
  return coins + (goods.medicine > 0 ? w.medicine : 0) + (goods.medicine > 1 ? w.secondMedicine : 0);
}

function nomansValue(s: Readonly<BioState>, p: Readonly<Player>, { rounds, actions }: Time): number {
  let value = w.experiment * actions;
  if (p.injured > 0) {
    const saved = Math.min(p.injured, p.goods.medicine);
    if (rounds > 0 && s.stage !== 'setup') value -= w.hurt * saved + w.doomed * (p.injured - saved);
    else value -= w.hurtLast * p.injured;
  }
  return value;
}

/** EP of the next free space under a milestone, or over a row. */
function nextEp(s: Readonly<BioState>, tokens: readonly number[]): number {
  return mainBoard(s).milestones[tokens.length] ?? 0;
}

/** What own nobles and an open scientist score for one more report, or one more full row. */
function scoresPer(p: Readonly<Player>, made: readonly CardWorth[], what: 'report' | 'completion'): number {
  let each = 0;
  for (let i = 0; i < made.length; i++) {
    const { scored } = at(made, i);
    if (scored !== null && scored.what === what) each += scored.each;
  }
  const bottom = p.scientist !== null && p.locks === 0 ? scientistScores[p.scientist] : null;
  return bottom !== null && bottom.what === what ? each + bottom.each : each;
}

const icons = new Map(
  Object.entries(milestones).map(([card, { icons: wanted }]) => [card, wanted.map((gene) => 1 << genes.indexOf(gene))]),
);

/** How many icons of a milestone different creatures meet: the rarest icon first is good enough for a guess. */
function iconsMet(wanted: readonly number[], made: readonly CardWorth[]): number {
  let used = 0;
  let met = 0;
  for (let k = wanted.length - 1; k >= 0; k--)
    for (let i = 0; i < made.length; i++) {
      if ((used & (1 << i)) !== 0 || (at(made, i).genes & at(wanted, k)) === 0) continue;
      used |= 1 << i;
      met++;
      break;
    }
  return met;
}

function milestonesValue(
  s: Readonly<BioState>,
  seat: number,
  made: readonly CardWorth[],
  { rounds, actions, creations }: Time,
): number {
  if (rounds === 0 && actions === 0) return 0;
  const more = epWorth * scoresPer(playerAt(s, seat), made, 'report') + (s.seats === 1 ? soloReport(s) : 0);
  let value = 0;
  for (const { card, tokens } of s.milestones) {
    if (tokens.includes(seat)) continue;
    const wanted = icons.get(card) ?? [];
    const met = iconsMet(wanted, made);
    const missing = wanted.length - met;
    const ep = epWorth * nextEp(s, tokens) + more;
    if (missing === 0) value += w.met * ep;
    else if (missing <= creations) value += (w.progress * ep * met * met) / (wanted.length * wanted.length);
  }
  return value;
}

function scientistValue(
  s: Readonly<BioState>,
  p: Readonly<Player>,
  seat: number,
  made: readonly CardWorth[],
  { rounds, creations }: Time,
): number {
  if (p.scientist === null) return 0;
  const scored = scientistScores[p.scientist];
  let value = 0;
  if (p.locks < 2) value += w.discountRow * rounds;
  if (p.locks === 0 && scored !== null) {
    const have = countOf(s, seat, scored, made);
    value += epWorth * (scored.each * have + 0.6 * growth(s, scored, have, creations, rounds));
  }
  return value;
}

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
function handValue(
  s: Readonly<BioState>,
  p: Readonly<Player>,
  seat: number,
  made: readonly CardWorth[],
  time: Time,
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
function tradesLeft({ stack, order, turn }: Readonly<BioState>, seat: number, { last, actions }: Time): Trades {
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
function claimed(p: Readonly<Player>, n: number, { rounds, creations, last }: Time, trades: Trades): number {
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
  { rounds, creations }: Time,
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
function storeValue(_p: Readonly<Player>, { last, rounds, actions }: Time): number {
  if (rounds === 0 && actions === 0) return 0;
  const each = last ? w.surplusLast : w.surplus;
  let value = 0;
  for (let g = 0; g < genes.length; g++) value += each * priceOfGene(g) * Math.min(5, at(store, g));
  return value;
}

const M = genes.indexOf('mammal');
const A = genes.indexOf('aquatic');
const R = genes.indexOf('reptile');
const V = genes.indexOf('avian');
const P = genes.indexOf('primate');

/** What n more genes of a type are worth now. */
function geneValue(g: number, n: number, last: boolean): number {
  const needed = Math.min(n, at(lacking, g));
  return priceOfGene(g) * (w.needed * needed + (last ? w.surplusLast : w.surplus) * (n - needed));
}

/** What research at a location would bring with so many Nomans left behind, compared with the best row. */
function researchValue(
  p: Readonly<Player>,
  location: Location,
  row: number,
  small: boolean,
  { last, rounds, creations }: Time,
): number {
  const step = small ? row + 1 : row;
  const coin = last ? w.coinLast : w.coin;
  switch (location) {
    case 'mountain':
      return w.roll + pair(M, V, step, last);
    case 'river':
      return w.roll + pair(A, R, step, last);
    case 'bank':
      return (small && row === 0) || (!small && row < 2)
        ? 4 * coin + epWorth * (row === 0 ? 3 : 2)
        : 3 * coin + epWorth * (small || row === 2 ? 2 : 1);
    case 'hospital': {
      const medicine =
        p.goods.medicine === 2
          ? 0
          : rounds === 0
            ? w.medicineLast
            : p.goods.medicine === 0
              ? w.medicine
              : w.secondMedicine;
      const primates = at([3, 2, 1, 1], step);
      return step === 3 ? Math.max(geneValue(P, 1, last), medicine) : geneValue(P, primates, last) + medicine;
    }
    case 'basement': {
      const cards = (small ? row === 0 : row < 2) ? 2 : 1;
      const wanted = Math.max(0, creations - p.hand.faces.length);
      const useful = Math.min(cards, wanted);
      return purchase * useful + (rounds > 0 ? w.spare * (cards - useful) : 0) + (!small && row % 2 === 0 ? coin : 0);
    }
  }
}

/** The rows of the Mountain and the River: the best has three and two genes, the worst two of the first. */
function pair(first: number, second: number, step: number, last: boolean): number {
  if (step === 0) return geneValue(first, 3, last) + geneValue(second, 2, last);
  if (step === 1) return geneValue(first, 2, last) + geneValue(second, 1, last);
  if (step === 2) return Math.max(geneValue(first, 2, last), geneValue(second, 1, last));
  return geneValue(first, 2, last);
}

/** What each Noman away would bring, by the turn in which it is called home. */
const called = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
];

/** Nomans on public spaces: what they will bring, each called home in the best turn for all of them together. */
function awayValue(s: Readonly<BioState>, p: Readonly<Player>, seat: number, time: Time): number {
  const n = p.away.length;
  for (let i = 0; i < n; i++) callValues(at(called, i), s, p, seat, at(p.away, i), n, time);
  if (n === 0) return 0;
  const [a, b, c] = [at(called, 0), at(called, 1), at(called, 2)];
  if (n === 1) return w.called * at(a, 0);
  if (n === 2) return w.called * Math.max(at(a, 0) + at(b, 1), at(a, 1) + at(b, 0));
  return w.called * Math.max(at(a, 0) + twoLater(b, c), at(b, 0) + twoLater(a, c), at(c, 0) + twoLater(a, b));
}

function twoLater(a: readonly number[], b: readonly number[]): number {
  return Math.max(at(a, 1) + at(b, 2), at(a, 2) + at(b, 1));
}

/** What research at a location brings in the first, second and third of the seat's next turns. */
function callValues(
  out: number[],
  s: Readonly<BioState>,
  p: Readonly<Player>,
  seat: number,
  location: Location,
  turns: number,
  time: Time,
): void {
  const small = s.seats < 3;
  const worst = small ? 1 : 3;
  const most = s.seats === 1 ? 1 : s.seats - 1;
  const remaining = remainingOn(s, location, 1);
  for (let turn = 0; turn < turns; turn++) {
    const row = Math.min(worst, most - remaining + leaving(s, seat, location, turn));
    const better = Math.floor(row);
    const value = researchValue(p, location, better, small, time);
    const worse = row === better ? value : researchValue(p, location, better + 1, small, time);
    out[turn] = value + (row - better) * (worse - value);
  }
}

/** How many others are to be expected to call their Noman from a location before the seat's turn after so many. */
function leaving(s: Readonly<BioState>, seat: number, location: Location, turn: number): number {
  let n = 0;
  let before = true;
  for (let i = 0; i < s.order.length; i++) {
    const other = at(s.order, i);
    if (other === seat) before = false;
    const { away } = playerAt(s, other);
    if (other === seat || !away.includes(location)) continue;
    // In planning those who come later in the order have no turn before the seat's first.
    const turns = s.stage === 'research' || before ? turn + 1 : turn;
    n += Math.min(1, turns / away.length);
  }
  return n;
}

/** The place in the next turn order, as it stands now, and what the reservation space gives besides. */
function trackValue({ order, reservation }: Readonly<BioState>, seat: number): number {
  // Whoever has reserved nothing takes the leftmost free space, in the present order.
  let space = reservation.indexOf(seat);
  if (space < 0) {
    let free = 0;
    for (let i = 0; at(order, i) !== seat; i++) if (!reservation.includes(at(order, i))) free++;
    for (space = 0; reservation[space] !== null || free-- > 0; space++);
  }
  let unreserved = 0;
  for (const other of order) if (!reservation.includes(other)) unreserved++;
  let ahead = 0;
  for (let i = 0; i < space; i++) {
    if (reservation[i] !== null) ahead++;
    else if (unreserved-- > 0) ahead++;
  }
  return at(w.early, ahead) + at(w.reserved, space);
}

/** Alone the goal counts, not only EP: seven creatures, soon, and what the challenge asks for. */
function soloValue(s: Readonly<BioState>, p: Readonly<Player>, made: readonly CardWorth[], { rounds }: Time): number {
  const challenge = challengeOf(s);
  const { creature, common, report, unlock } = w.solo[challenge];
  let value = creature * Math.min(challenge === 'professional' ? 9 : 7, made.length) + common * p.rows.common.length;
  if (p.seventh > 0 && p.seventh < roundLimit(s)) value += 20;
  if (report > 0) value += report * Math.min(wantedReports(s), reported(s));
  value += unlock * (2 - p.locks);
  if (challenge === 'professional') value += Math.min(5, p.goods.coin) * (rounds === 0 ? w.kept : 0.3);
  return value;
}

/** What a creature in hand is worth alone besides: the same once it is created. */
function soloWorth(s: Readonly<BioState>, p: Readonly<Player>, kind: Class): number {
  const challenge = challengeOf(s);
  const { creature, common } = w.solo[challenge];
  const made = p.rows.common.length + p.rows.artisan.length + p.rows.noble.length;
  const wanted = made < 7 || challenge === 'professional';
  return (wanted ? creature : 0) + (kind === 'common' ? common : 0);
}

/** What one more report is worth alone besides. */
function soloReport(s: Readonly<BioState>): number {
  return reported(s) < wantedReports(s) ? w.solo[challengeOf(s)].report : 0;
}

function wantedReports(s: Readonly<BioState>): number {
  return challengeOf(s) === 'report-mania' ? 3 : 2;
}

function reported({ milestones: shown }: Readonly<BioState>): number {
  let n = 0;
  for (const { tokens } of shown) n += tokens.length;
  return n;
}
