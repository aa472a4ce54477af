/** What a match of Yard on our engine consists of: the declaration of its state. */
import { component, defineState, flag, hidden, int, list, owned, perSeat, seat, times } from '@benchtop/engine/author';
import type { StateOf } from '@benchtop/engine/author';
import { cards, HAND_LIMIT, MARKET_SIZE, ROUNDS, TRACK_END, WORKER_LIMIT } from '../rivals/floor/yard.ts';
import { spaces } from './engine-spaces.ts';

const SPACES: number = spaces.length;
const GOODS: number = 5;
const TRACKS: number = 3;
const card = component(cards.map(({ id }) => id));
const pile = list(card, cards.length);

const fields = {
  round: int(1, ROUNDS + 1),
  /** The seat that begins the next round. */
  start: seat(),
  /** The seat whose turn it is. */
  current: seat(),
  /** By space: goods that lie there. */
  stock: times(SPACES, int(0, 99)),
  /** By space: workers that stand there. */
  placed: times(SPACES, int(0, 2)),
  market: list(card, MARKET_SIZE),
  /** In drawing order: the last one comes out first. */
  deck: hidden(pile, { show: 'count', pool: 'cards' }),
  discard: pile,
  players: perSeat({
    /** Wood, clay, stone, food, coin. */
    goods: times(GOODS, int(0, 999)),
    workers: int(3, WORKER_LIMIT),
    /** Workers not yet placed this round. */
    left: int(0, WORKER_LIMIT),
    points: int(0, 99),
    hand: owned(list(card, HAND_LIMIT), { show: 'count', pool: 'cards' }),
    built: pile,
    tracks: times(TRACKS, int(0, TRACK_END)),
    fed: flag(true),
    begging: int(0, 999),
  }),
};

export const state = defineState(fields);
export type YardState = StateOf<typeof fields>;
export type Player = YardState['players'][number];

export function checkInvariants(s: Readonly<YardState>): string | null {
  const full = spaces.findIndex(({ room }, space) => s.placed[space] > room);
  if (full >= 0) return `space ${full} holds more workers than it has room for`;
  const greedy = s.players.findIndex(({ left, workers }) => left > workers);
  return greedy < 0 ? null : `seat ${greedy} has more workers left than it has`;
}
