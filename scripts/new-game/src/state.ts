import { at, component, defineState, hidden, int, list, owned, perSeat } from '@benchtop/engine/author';
import type { StateOf, ViewOf } from '@benchtop/engine/author';
import { cards, HAND } from './cards.ts';

const card = component(cards);

const fields = {
  /** In drawing order: the last one comes first. */
  deck: hidden(list(card, cards.length), { show: 'count', pool: 'cards' }),
  /** Cards of finished rounds. */
  played: list(card, cards.length),
  players: perSeat({
    hand: owned(list(card, HAND), { show: 'count', pool: 'cards' }),
    /** Rounds won. */
    won: int(0, HAND),
  }),
};

export const state = defineState(fields);
export type __Name__State = StateOf<typeof fields>;
/** What a seat or a spectator may know. */
export type __Name__View = ViewOf<typeof fields>;
export type Player = __Name__State['players'][number];

/** The player at a seat. */
export function playerAt(s: Readonly<__Name__State>, seat: number): Player {
  return at(s.players, seat);
}
