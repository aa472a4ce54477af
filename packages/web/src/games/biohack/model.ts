import { at } from '@benchtop/engine/host';
import {
  artisanDiscounts,
  cardName,
  classes,
  creatures,
  genes,
  printedCost,
  reducedCost,
  researchRows,
  sideOf,
} from '@benchtop/games/biohack';
import type { BioView, Class, CreatureId, Gene, Location, SeenPlayer, SpaceId } from '@benchtop/games/biohack';

export const playerOf = (view: BioView, seat: number): SeenPlayer => at(view.players, seat);

/** Seats with a Noman on a public space, in turn order. */
export function seatsAt(view: BioView, location: Location): readonly number[] {
  return view.order.filter((seat) => playerOf(view, seat).away.includes(location));
}

/** Seats with a Noman on an experiment space; two of one seat count twice. */
export function seatsOn(view: BioView, space: SpaceId): readonly number[] {
  return view.order.flatMap((seat) =>
    playerOf(view, seat)
      .placed.filter((each) => each === space)
      .map(() => seat),
  );
}

/** The question on top, if it is one of these. */
export const stepOf = (view: BioView): string | null => view.pending.at(-1)?.step ?? null;

/** A number or a word from the arguments of the question on top. */
export function argOf(view: BioView, name: string): string | number | boolean | null {
  const value = view.pending.at(-1)?.args[name];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** What is left of a creature's cost after the discounts of artisans, by gene, and what of it is missing. */
export interface Bill {
  readonly gene: Gene;
  readonly printed: number;
  readonly due: number;
  readonly missing: number;
}

export function billOf(p: SeenPlayer, card: CreatureId): readonly Bill[] {
  const reduced = reducedCost(p, card, null);
  return genes.flatMap((gene, g) => {
    const printed = at(printedCost(card), g);
    const due = at(reduced, g);
    return printed === 0 ? [] : [{ gene, printed, due, missing: Math.max(0, due - p.goods[gene]) }];
  });
}

/** Genes of any type but feral that artisans take off every creation. */
export function tameOff(p: SeenPlayer): number {
  return p.rows.artisan.reduce((sum, card) => sum + artisanDiscounts[card].tame, 0);
}

/** Where a gene is found, in words. */
const sources: { readonly [G in Gene]: string } = {
  mammal: 'Mountain, danger die',
  aquatic: 'River, danger die',
  reptile: 'River',
  avian: 'Mountain',
  primate: 'Hospital',
  feral: 'danger die, Alley',
};

/** Cost and what is missing, as rows of a tip. */
export function costRows(
  p: SeenPlayer,
  card: CreatureId,
): readonly { readonly name: string; readonly value: string }[] {
  return billOf(p, card).map(({ gene, printed, due, missing }) => ({
    name: gene,
    value: `${due === printed ? printed : `${due} instead of ${printed}`}${missing > 0 ? `, ${missing} missing (${sources[gene]})` : ''}`,
  }));
}

/** What the creatures in hand lack altogether, by gene. */
export function lacking(p: SeenPlayer): readonly { readonly gene: Gene; readonly units: number }[] {
  const hand = p.hand.faces.flatMap((card) => (card === null ? [] : [card]));
  return genes.flatMap((gene) => {
    const need = hand.reduce((sum, card) => sum + (billOf(p, card).find((bill) => bill.gene === gene)?.due ?? 0), 0);
    const units = need - p.goods[gene];
    return units > 0 ? [{ gene, units }] : [];
  });
}

/** Cards of a hand sorted by class, those that are not known last. */
export interface HandCard {
  readonly card: CreatureId | null;
  readonly kind: Class;
}

export function handOf({ hand }: SeenPlayer): readonly HandCard[] {
  const cards = hand.faces.map((card, i): HandCard => ({
    card,
    kind: card === null ? kindOf(hand.backs[i]) : creatures[card].class,
  }));
  const rank = ({ card, kind }: HandCard): string =>
    `${classes.indexOf(kind)} ${card === null ? 1 : 0} ${card === null ? '' : cardName(card)}`;
  return cards.sort((a, b) => rank(a).localeCompare(rank(b)));
}

const kindOf = (back: unknown): Class => classes.find((kind) => kind === back) ?? 'common';

/** Rows of a public space, the best first, with how many Nomans stay for each. */
export function rowsAt(view: BioView, location: Location) {
  const most = view.seats === 1 ? 1 : view.seats - 1;
  return researchRows[sideOf(view)][location]
    .map((row, i) => ({ row, stay: most - i }))
    .filter(({ stay }) => stay >= 0);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "the Hidden Vat" on a sign: without its article. */
export const signName = (name: string): string => capital(name.replace(/^the /, ''));
