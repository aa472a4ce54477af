import { EVERYBODY, flag, int, menu, put, takeTop } from '@benchtop/engine/author';
import { drawable, renew, takeShown } from '@benchtop/engine/effects';
import { plural } from '../../words.ts';
import { classOf, creatureIds } from '../data/creatures.ts';
import type { CreatureId } from '../data/creatures.ts';
import { classes } from '../data/goods.ts';
import type { Class } from '../data/goods.ts';
import { DECK_PRICE } from '../data/table.ts';
import { step } from '../define.ts';
import type { BioContext } from '../define.ts';
import { effects } from '../effects.ts';
import { cardName } from '../names.ts';
import { askPurchase, priceOf, refuseCard, refuseDeck, shopFault } from '../shop.ts';
import type { ShopArgs } from '../shop.ts';
import { playerAt } from '../state.ts';
import type { BioState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const options = menu({ buy: { card: creatureIds }, look: { deck: classes }, done: {} }, (o) =>
  o.do === 'buy' ? o.card : o.do === 'look' ? `deck ${o.deck}` : 'done',
);

/** BIO-BUY-01 to BIO-BUY-07: a card from the display, or one of two from the top of a deck. */
export const buyCard = step({
  kind: 'buy-card',
  rule: 'BIO-BUY-06',
  args: { left: int(1, 3), discount: int(0, 3), decks: flag() },
  options,
  candidates(s, d, out) {
    let n = 0;
    for (const kind of classes)
      for (const card of s.display[kind]) if (card !== null) out[n++] = options.pick.buy(card);
    if (d.args.decks) for (const kind of classes) out[n++] = options.pick.look(kind);
    out[n++] = options.pick.done();
    return n;
  },
  prompt: (_s, d) =>
    `buy ${d.args.left === 1 ? '1 card' : `up to ${d.args.left} cards`}${d.args.discount > 0 ? `, ${plural(d.args.discount, 'coin')} less in total` : ''}`,
  label(s, d, o) {
    if (o.do === 'done') return 'Buy nothing more';
    if (o.do === 'look') {
      // BIO-RUL-17: a single card is looked at and kept.
      const what =
        drawable(s.piles[o.deck]) === 1 ? `Take the last ${o.deck} card` : `Look at two ${o.deck} cards and keep one,`;
      return `${what} for ${toPay(DECK_PRICE, d.args)}`;
    }
    return `Buy ${cardName(o.card)} for ${toPay(priceOf(s, o.card) ?? 0, d.args)}`;
  },
  refuse(s, d, o) {
    if (o.do === 'done') return null;
    return o.do === 'buy' ? refuseCard(s, d.seat, o.card, d.args.discount) : refuseDeck(s, d.seat, o.deck, d.args);
  },
  facts: (s, d, o) => ({
    price: o.do === 'buy' ? (priceOf(s, o.card) ?? 0) : DECK_PRICE,
    coins: playerAt(s, d.seat).goods.coin,
    discount: d.args.discount,
  }),
  refusals: {
    'BIO-BUY-01': tooDear,
    'BIO-BUY-02': 'That card does not lie in the display.',
    'BIO-BUY-03': tooDear,
    'BIO-BUY-04': 'Neither the deck nor its discard pile has a card left.',
    'BIO-ADV-04': 'Here you may buy from the display only.',
  },
  checkFrame: (s, d) => shopFault(s, d.seat, d.args) ?? wrongTurn(s, d.seat),
  apply(s, d, o, ctx) {
    if (o.do === 'done') return;
    const price = o.do === 'buy' ? (priceOf(s, o.card) ?? 0) : DECK_PRICE;
    const saved = Math.min(price, d.args.discount);
    const next = { left: d.args.left - 1, discount: d.args.discount - saved, decks: d.args.decks };
    if (price > saved) effects.pay(s, d.seat, { coin: price - saved }, ctx);
    if (o.do === 'buy') {
      takeFromDisplay(s, d.seat, o.card, price - saved, ctx);
      askPurchase(s, d.seat, next, ctx);
    } else {
      if (next.left > 0) ctx.resumeFor('shop-on', d.seat, next);
      lookAtTwo(s, d.seat, o.deck, ctx);
      ctx.ask('keep-card', d.seat);
    }
  },
});

function toPay(price: number, { discount }: ShopArgs): string {
  const due = Math.max(0, price - discount);
  return due === 0 ? 'nothing' : plural(due, 'coin');
}

function tooDear({ price, coins, discount }: { price: number; coins: number; discount: number }): string {
  const off = discount > 0 ? `, ${discount} less by your discount` : '';
  return `It costs ${plural(price, 'coin')}${off}, and you have ${coins === 0 ? 'none' : coins}.`;
}

function takeFromDisplay(s: BioState, seat: number, card: CreatureId, price: number, ctx: BioContext): void {
  const row = s.display[classOf(card)];
  // BIO-RUL-38: what was taken openly stays known.
  put(playerAt(s, seat).hand, takeShown(row, row.indexOf(card)), EVERYBODY);
  ctx.emit?.({ type: 'card-bought', seat, card, price });
}

/** BIO-BUY-03, BIO-BUY-04: the two cards on top, one after the other; an empty deck is made anew before each. */
function lookAtTwo(s: BioState, seat: number, kind: Class, ctx: BioContext): void {
  const pile = s.piles[kind];
  const { looked } = playerAt(s, seat);
  for (let i = 0; i < 2; i++) {
    if (renew(pile, ctx)) ctx.emit?.({ type: 'deck-reshuffled', kind, cards: pile.deck.faces.length });
    if (pile.deck.faces.length > 0) put(looked, takeTop(pile.deck));
  }
  ctx.emit?.(
    { type: 'cards-looked-at', seat, kind, count: looked.faces.length, cards: [...looked.faces] },
    { cards: looked },
  );
}
