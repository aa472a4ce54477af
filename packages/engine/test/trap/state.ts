import { at, component, defineState, hidden, int, list, owned, perSeat, pieces, seat } from '../../src/author.ts';
import type { StateOf } from '../../src/author.ts';

export const CARDS = 12;
export const cardIds = Array.from({ length: CARDS }, (_, i) => i + 1);
export const stones = ['red', 'blue', 'green'] as const;
const STONES = 9;
export const omens = ['comet', 'eclipse', 'flood', 'frost', 'gale', 'calm'] as const;

/** The back of a card tells everybody whether its number is even. */
export const backOf = (card: number): 'odd' | 'even' => (card % 2 === 0 ? 'even' : 'odd');

const fields = {
  /** The last card is on top. A card that was looked at stays known to who looked, until it moves. */
  deck: pieces(cardIds, { sees: 'nobody', pool: 'cards', max: CARDS, back: backOf }),
  pile: list(component(cardIds), CARDS),
  leader: seat(),
  round: int(0, 7),
  bag: hidden(list(component(stones), STONES), { show: 'count', pool: 'stones' }),
  /** Everybody knows which omens are still to come, nobody in which order. */
  omens: hidden(list(component(omens), omens.length), { show: 'mix', pool: 'omens' }),
  seenOmens: list(component(omens), omens.length),
  players: perSeat({
    /** Secret cards, and open ones that were taken from the pile. */
    hand: pieces(cardIds, { sees: 'owner', pool: 'cards', max: CARDS, back: backOf }),
    purse: owned(list(component(stones), STONES), { show: 'count', pool: 'stones' }),
    coins: int(0, 99),
    won: int(0, CARDS),
  }),
};

export const state = defineState(fields);
export type TrapState = StateOf<typeof fields>;
export type Player = TrapState['players'][number];

export function player(s: Readonly<TrapState>, number: number): Player {
  return at(s.players, number);
}
