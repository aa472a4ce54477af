import {
  at,
  component,
  counters,
  defineState,
  int,
  list,
  perSeat,
  pieces,
  record,
  times,
  nullable,
  seat,
} from '../../../src/author.ts';
import type { StateOf } from '../../../src/author.ts';
import { holdingFields } from '../../../src/effects/index.ts';
import { pileFields } from '../../../src/stock.ts';
import { cardIds, cards, goods, wares } from './rows.ts';

export const SHOWN = 4;
export const WARES = 8;

const fields = {
  round: int(1, 3),
  /** Who begins each round. */
  first: seat(),
  /** Turns taken in this round. */
  turns: int(0, 60),
  supply: counters(wares, 0, WARES),
  pile: record(pileFields(cardIds, { pool: 'card' })),
  display: times(SHOWN, nullable(component(cardIds))),
  players: perSeat({
    ...holdingFields(goods, ['round'], cards),
    tableau: list(component(cardIds), cardIds.length),
    hand: pieces(cardIds, { sees: 'owner', pool: 'card', max: cardIds.length }),
    /** Cards drawn to choose from. */
    looked: pieces(cardIds, { sees: 'owner', pool: 'card', max: cardIds.length }),
  }),
};

export const state = defineState(fields);
export type MarketState = StateOf<typeof fields>;
export type Player = MarketState['players'][number];

export function playerAt(s: Readonly<MarketState>, seat: number): Player {
  return at(s.players, seat);
}
