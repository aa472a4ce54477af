import { shuffle } from '@benchtop/engine/host';
import type { Context } from '@benchtop/engine/author';
import { HAND } from '../data/cards.ts';
import type { AlgoracingEvent } from '../events.ts';
import { roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';

/** RAC-TURN-03, RAC-TURN-05: up to five cards; an empty deck is made anew from the discard pile. */
export function refill(s: AlgoracingState, seat: number, ctx: Context): void {
  const { hand } = roverAt(s, seat);
  const before = hand.length;
  while (hand.length < HAND) {
    const card = s.deck.pop();
    if (card !== undefined) hand.push(card);
    else reshuffle(s, ctx);
  }
  if (hand.length === before) return;
  ctx.emit?.({
    type: 'cards-drawn',
    seat,
    count: hand.length - before,
    kinds: hand.slice(before),
    only: { kinds: [seat] },
  } satisfies AlgoracingEvent);
}

function reshuffle(s: AlgoracingState, ctx: Context): void {
  if (s.discard.length === 0) throw new RangeError('at most thirty cards are in hands and rows, so one must be left');
  s.deck = s.discard;
  s.discard = [];
  shuffle(s.deck, ctx);
  ctx.emit?.({ type: 'deck-reshuffled', cards: s.deck.length } satisfies AlgoracingEvent);
}
