import { at, onlySeat, put, putUnder, takePiece } from '@benchtop/engine/author';
import { classOf, creatureIds } from '../data/creatures.ts';
import { pickCard } from '../define.ts';
import { cardName } from '../names.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** BIO-BUY-03: one of the cards looked at goes to the hand, the other under the deck. */
export const keepCard = pickCard({
  kind: 'keep-card',
  rule: 'BIO-BUY-03',
  of: creatureIds,
  among: (s, d) => playerAt(s, d.seat).looked.faces,
  prompt: (s, d) =>
    playerAt(s, d.seat).looked.faces.length === 1
      ? 'keep the only card that was left'
      : 'keep one card; the other goes under the deck',
  name: (card) => `keep ${cardName(card)}`,
  refuse: (s, d, card) => (playerAt(s, d.seat).looked.faces.includes(card) ? null : 'BIO-BUY-03'),
  refusals: { 'BIO-BUY-03': 'You did not look at that card.' },
  checkFrame: (s, d) => (playerAt(s, d.seat).looked.faces.length > 0 ? wrongTurn(s, d.seat) : 'no card was looked at'),
  pick(s, d, card, ctx) {
    const { looked, hand } = playerAt(s, d.seat);
    put(hand, takePiece(looked, card));
    const kind = classOf(card);
    while (looked.faces.length > 0)
      putUnder(s.piles[kind].deck, takePiece(looked, at(looked.faces, 0)), onlySeat(d.seat));
    ctx.emit?.({ type: 'card-kept', seat: d.seat, kind, card }, { card: hand });
  },
});
