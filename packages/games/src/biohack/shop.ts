import { at } from '@benchtop/engine/author';
import { drawable } from '@benchtop/engine/effects';
import { creatures } from './data/creatures.ts';
import type { CreatureId } from './data/creatures.ts';
import { classes } from './data/goods.ts';
import type { Class } from './data/goods.ts';
import { DECK_PRICE } from './data/table.ts';
import type { BioContext } from './define.ts';
import { mainBoard, playerAt } from './state.ts';
import type { BioState } from './state.ts';

/** What a purchase action still allows. */
export interface ShopArgs {
  readonly left: number;
  /** Coins off the prices to come. */
  readonly discount: number;
  /** Whether decks may be bought from. */
  readonly decks: boolean;
}

/** Why nobody could still have so much to buy, or null. Creatures of the buyer raise what a row or a tile allows. */
export function shopFault(
  s: Readonly<BioState>,
  seat: number | null,
  { left, discount, decks }: ShopArgs,
): string | null {
  if (seat === null) return 'a purchase is somebody’s';
  if (!decks) return left === 1 && discount === 0 ? null : 'the archive sells one card at its price';
  const { common } = playerAt(s, seat).rows;
  if (left > (common.includes('cellar-imp') ? 3 : 2)) return `nobody buys ${left} cards`;
  // The best row takes 1 coin off, a tile 2.
  const most = common.includes('vellum-owl') && s.seats > 2 ? 3 : 2;
  return discount <= most ? null : `nobody has ${discount} coins off`;
}

/** BIO-BUY-01: what a card on display costs; null where it does not lie there. */
export function priceOf(s: Readonly<BioState>, card: CreatureId): number | null {
  const column = s.display[creatures[card].class].indexOf(card);
  return column < 0 ? null : at(mainBoard(s).prices, column);
}

/** The rule against buying a card from the display, or null. */
export function refuseCard(
  s: Readonly<BioState>,
  seat: number,
  card: CreatureId,
  discount: number,
): 'BIO-BUY-01' | 'BIO-BUY-02' | null {
  const price = priceOf(s, card);
  if (price === null) return 'BIO-BUY-02';
  return price <= playerAt(s, seat).goods.coin + discount ? null : 'BIO-BUY-01';
}

/** The rule against buying from a deck, or null. */
export function refuseDeck(
  s: Readonly<BioState>,
  seat: number,
  kind: Class,
  { discount, decks }: ShopArgs,
): 'BIO-ADV-04' | 'BIO-BUY-03' | 'BIO-BUY-04' | null {
  if (!decks) return 'BIO-ADV-04';
  if (drawable(s.piles[kind]) === 0) return 'BIO-BUY-04';
  return DECK_PRICE <= playerAt(s, seat).goods.coin + discount ? null : 'BIO-BUY-03';
}

/** Asks what to buy next, if anything can be bought. */
export function askPurchase(s: Readonly<BioState>, seat: number, args: ShopArgs, ctx: BioContext): void {
  if (args.left > 0 && canBuy(s, seat, args)) ctx.ask('buy-card', seat, args);
}

function canBuy(s: Readonly<BioState>, seat: number, args: ShopArgs): boolean {
  const money = playerAt(s, seat).goods.coin + args.discount;
  const { prices } = mainBoard(s);
  for (const kind of classes) {
    const row = s.display[kind];
    for (let i = 0; i < row.length; i++) if (row[i] !== null && at(prices, i) <= money) return true;
    if (refuseDeck(s, seat, kind, args) === null) return true;
  }
  return false;
}
