import { step, vocabulary } from '@benchtop/engine';
import { cardIds } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { faces } from '../data/ocean.ts';
import { playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, Player } from '../state.ts';
import { loadRefusal } from './load-token.ts';
import { moveRefusal } from './move-step.ts';
import { canUnload } from './unload-token.ts';
import type { ArcticEvent } from '../events.ts';

export interface CardOption {
  readonly card: CardId;
}

/** The column of a card, 1 to 5. */
export function columnOf(p: Player, card: CardId): number {
  return p.cards.indexOf(card) + 1;
}

/** ARC-CARD-02, ARC-CARD-06: the column number, doubled on the upgraded side. */
export function strengthOf(p: Player, card: CardId): number {
  return columnOf(p, card) * (p.upgraded[card] ? 2 : 1);
}

const firstStep = {
  plan: 'plan-pick',
  move: 'move-step',
  load: 'load-token',
  unload: 'unload-token',
  analyze: 'analyze-amount',
} as const satisfies Record<CardId, string>;

export const chooseAction = step<ArcticState, Record<string, never>, CardOption>({
  kind: 'choose-action',
  rule: 'ARC-TURN-02',
  vocabulary: vocabulary(
    cardIds.map((card) => ({ card })),
    ({ card }) => card,
  ),
  // ARC-CARD-05, ARC-RUL-10: any card may be played, even for nothing.
  refuse: () => null,
  warn: (s, d, { card }) => (idle(s, d.seat, card) ? { id: 'idle-card', facts: { card } } : null),
  apply(s, d, { card }, ctx) {
    const p = playerAt(s, d.seat);
    const strength = strengthOf(p, card);
    s.stirred = false;
    ctx.emit?.({
      type: 'action-chosen',
      seat: d.seat,
      card,
      column: columnOf(p, card),
      strength,
    } satisfies ArcticEvent);
    ctx.resume('end-turn', { card });
    ctx.ask(firstStep[card], d.seat, { left: strength });
  },
});

/** True when playing the card now could change nothing. */
function idle(s: Readonly<ArcticState>, seat: number, card: CardId): boolean {
  const p = playerAt(s, seat);
  switch (card) {
    case 'plan':
      return p.pool === 0 && p.rows.every((row) => row.length === 0);
    case 'move':
      return !shipIndexes.some((ship) => faces.some((face) => moveRefusal(p, ship, face) === null));
    case 'load':
      return !shipIndexes.some((ship) => {
        const { hex } = p.ships[ship];
        return hex !== null && s.sea[hex].some((colour) => loadRefusal(s, p, ship, colour) === null);
      });
    case 'unload':
      return !shipIndexes.some((ship) => canUnload(p, ship));
    case 'analyze':
      return s.bag.length === 0;
  }
}
