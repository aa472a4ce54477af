import type { EventWords } from '@benchtop/engine/author';
import type { Card } from './cards.ts';

/** Everything that can happen. */
export type __Name__Event =
  | { readonly type: 'cards-shown'; readonly cards: readonly Card[] }
  | { readonly type: 'round-won'; readonly seat: number; readonly card: Card };

/** A line of the log for each. */
export const eventWords: EventWords<__Name__Event> = {
  'cards-shown': (e) => `The cards are shown: ${e.cards.join(', ')}.`,
  'round-won': (e, name) => `${name(e.seat)} won the round with the ${e.card}.`,
};

/** Why a match ended. */
export const endings = { 'hands-empty': 'The last cards are played: the match is over.' } as const;
