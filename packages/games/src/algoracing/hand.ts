import { at } from '@benchtop/engine/author';
import { HAND, kinds } from './data/cards.ts';
import type { Kind } from './data/cards.ts';
import type { AlgoracingContext } from './define.ts';
import { cardName } from './names.ts';
import { roverAt } from './state.ts';
import type { AlgoracingState } from './state.ts';

/** Writes a code for each kind in a hand, in the order of the table of cards, and returns how many there are. */
export function kindsInHand(hand: readonly Kind[], codes: readonly number[], out: number[]): number {
  let held = 0;
  for (const kind of hand) held |= 1 << kinds.indexOf(kind);
  let n = 0;
  for (let i = 0; i < codes.length; i++) if ((held & (1 << i)) !== 0) out[n++] = at(codes, i);
  return n;
}

/** Takes one card of a kind out of a hand. */
export function takeCard(hand: Kind[], kind: Kind): void {
  hand.splice(hand.indexOf(kind), 1);
}

/** Why a card cannot be played. */
export function notInHand(kind: Kind | null): string {
  return `You have no ${kind === null ? 'such' : cardName(kind)} card in your hand.`;
}

/** RAC-TURN-03, RAC-TURN-05: up to five cards; an empty deck is made anew from the discard pile. */
export function refill(s: AlgoracingState, seat: number, ctx: AlgoracingContext): void {
  const { hand } = roverAt(s, seat);
  const before = hand.length;
  while (hand.length < HAND) {
    const card = s.deck.pop();
    if (card !== undefined) hand.push(card);
    else reshuffle(s, ctx);
  }
  const count = hand.length - before;
  if (count > 0) ctx.emit?.({ type: 'cards-drawn', seat, count, kinds: hand.slice(before) }, { kinds: hand });
}

function reshuffle(s: AlgoracingState, ctx: AlgoracingContext): void {
  if (s.discard.length === 0) throw new RangeError('at most thirty cards are in hands and rows, so one must be left');
  s.deck = [...s.discard];
  s.discard = [];
  ctx.shuffle(s.deck);
  ctx.emit?.({ type: 'deck-reshuffled', cards: s.deck.length });
}
