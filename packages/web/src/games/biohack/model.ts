import type { KitOption } from '@benchtop/engine/effects';
import { at } from '@benchtop/engine/host';
import type { StepIn } from '@benchtop/engine/host';
import { cardName, classes, creatures, researchRows, sideOf } from '@benchtop/games/biohack';
import type { biohack, BioView, Class, CreatureId, Location, SeenPlayer, SpaceId } from '@benchtop/games/biohack';
import { goodsInOrder } from './art/data.ts';
import type { Good } from './art/data.ts';
import { askedOf } from '../../table/kit/asked.ts';

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

export const { stepOf, argOf } = askedOf<typeof biohack>();
/** The questions of the game. */
export type Step = StepIn<typeof biohack>;

/** The card, tile or space whose effect asks the question on top, by its id: "specimen-fair" of "specimen-fair/0". */
export function sourceOf(view: BioView): string | null {
  const node = argOf(view, 'node');
  return typeof node === 'string' ? (node.split(/[/:]/)[0] ?? null) : null;
}

/** Units of a good that an alternative brings, or takes. */
export interface Alternative {
  readonly good: Good;
  readonly units: number;
  readonly pays: boolean;
}

/** The good of an option that stands for nothing but units of one. */
export function alternativeOf({ goods }: KitOption): Alternative | null {
  const changed = goodsInOrder.filter((good) => (goods[good] ?? 0) !== 0);
  const [good] = changed;
  if (good === undefined || changed.length > 1) return null;
  const units = goods[good] ?? 0;
  return { good, units: Math.abs(units), pays: units < 0 };
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
