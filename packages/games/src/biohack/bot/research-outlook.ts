import { at } from '@benchtop/engine/author';
import { genes } from '../data/goods.ts';
import type { Location } from '../data/table.ts';
import { remainingOn } from '../research.ts';
import { playerAt } from '../state.ts';
import type { BioState, Player } from '../state.ts';
import { geneValue } from './hand-outlook.ts';
import type { Outlook } from './outlook.ts';
import { weights as w } from './weights.ts';

/*
 * What Nomans on public spaces will bring, and a place in the next turn order.
 */

const M = genes.indexOf('mammal');
const A = genes.indexOf('aquatic');
const R = genes.indexOf('reptile');
const V = genes.indexOf('avian');
const P = genes.indexOf('primate');

/** What research at a location would bring with so many Nomans left behind, compared with the best row. */
function researchValue(
  p: Readonly<Player>,
  location: Location,
  row: number,
  small: boolean,
  { last, rounds, creations, epWorth, purchase }: Outlook,
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
export function awayValue(s: Readonly<BioState>, p: Readonly<Player>, seat: number, time: Outlook): number {
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
  time: Outlook,
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
export function trackValue({ order, reservation }: Readonly<BioState>, seat: number): number {
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
