import { choices } from '@benchtop/engine/author';
import { cardIds, cards } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { step } from '../define.ts';
import { columnOf, idle, strengthOf } from '../hand.ts';
import { cardText } from '../names.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const firstStep = {
  plan: 'plan-pick',
  move: 'move-step',
  load: 'load-token',
  unload: 'unload-token',
  analyze: 'analyze-amount',
} as const satisfies Record<CardId, string>;

export const chooseAction = step({
  kind: 'choose-action',
  rule: 'ARC-TURN-02',
  options: choices({ card: cardIds }),
  prompt: 'play an action card',
  label(s, d, { card }) {
    const p = playerAt(s, d.seat);
    const strength = strengthOf(p, card);
    return `${cards[card].title} ${strength}: ${cardText(card, strength)}`;
  },
  // ARC-CARD-05, ARC-RUL-10: any card may be played, even for nothing.
  refuse: () => null,
  refusals: {},
  warn: (s, d, { card }) => (idle(s, d.seat, card) ? 'This card could not do anything now.' : null),
  checkFrame: (s, d, depth) => (depth === 0 ? wrongTurn(s, d.seat) : 'a turn begins when the last one has ended'),
  apply(s, d, { card }, ctx) {
    const p = playerAt(s, d.seat);
    const strength = strengthOf(p, card);
    s.stirred = false;
    ctx.emit?.({ type: 'action-chosen', seat: d.seat, card, column: columnOf(p, card), strength });
    ctx.resume('end-turn', { card });
    ctx.ask(firstStep[card], d.seat, { left: strength });
  },
});
