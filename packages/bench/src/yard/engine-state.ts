/** What a match of Yard on our engine consists of: the state, its one factory, its clone, its shape, who sees what. */
import { hidden, owned } from '@benchtop/engine/author';
import { secrecy as declare, shapes } from '@benchtop/engine/host';
import type { Core } from '@benchtop/engine/host';
import { cards, HAND_LIMIT, MARKET_SIZE, ROUNDS, SEATS, TRACK_END, WORKER_LIMIT } from './floor.ts';
import { spaces } from './engine-spaces.ts';

export interface Player {
  /** Wood, clay, stone, food, coin. */
  goods: number[];
  workers: number;
  /** Workers not yet placed this round. */
  left: number;
  points: number;
  hand: number[];
  built: number[];
  tracks: number[];
  fed: boolean;
  begging: number;
}

export interface YardState extends Core {
  round: number;
  /** The seat that begins the next round. */
  start: number;
  /** The seat whose turn it is. */
  current: number;
  /** By space: goods that lie there. */
  stock: number[];
  /** By space: workers that stand there. */
  placed: number[];
  market: number[];
  /** In drawing order: the last one comes out first. */
  deck: number[];
  discard: number[];
  players: Player[];
}

const fullStock = spaces.map(({ refill }) => refill);
const noWorkers = spaces.map(() => 0);
const allCards = cards.map(({ id }) => id);

/** The one factory of states: literals with the keys of {@link cloneState}, in its order. */
export function createState(core: Core): YardState {
  return {
    seats: core.seats,
    settings: core.settings,
    stack: core.stack,
    asked: core.asked,
    draws: core.draws,
    over: core.over,
    round: 1,
    start: 0,
    current: 0,
    stock: fullStock.slice(),
    placed: noWorkers.slice(),
    market: [],
    deck: allCards.slice(),
    discard: [],
    players: Array.from({ length: core.seats }, createPlayer),
  };
}

function createPlayer(): Player {
  return {
    goods: [2, 2, 1, 3, 3],
    workers: 3,
    left: 3,
    points: 0,
    hand: [],
    built: [],
    tracks: [0, 0, 0],
    fed: true,
    begging: 0,
  };
}

export function cloneState(s: Readonly<YardState>): YardState {
  return {
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    round: s.round,
    start: s.start,
    current: s.current,
    stock: s.stock.slice(),
    placed: s.placed.slice(),
    market: s.market.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    players: s.players.map(clonePlayer),
  };
}

function clonePlayer(p: Player): Player {
  return {
    goods: p.goods.slice(),
    workers: p.workers,
    left: p.left,
    points: p.points,
    hand: p.hand.slice(),
    built: p.built.slice(),
    tracks: p.tracks.slice(),
    fed: p.fed,
    begging: p.begging,
  };
}

export const secrecy = declare<YardState>()({
  round: 'open',
  start: 'open',
  current: 'open',
  stock: 'open',
  placed: 'open',
  market: 'open',
  deck: hidden('count', 'cards'),
  discard: 'open',
  players: {
    perSeat: {
      goods: 'open',
      workers: 'open',
      left: 'open',
      points: 'open',
      hand: owned('count', 'cards'),
      built: 'open',
      tracks: 'open',
      fed: 'open',
      begging: 'open',
    },
  },
});

const { list, record, truth, whole } = shapes;
const seat = whole(0, SEATS - 1);
const card = whole(0, cards.length - 1);
const pile = list(card, 0, cards.length);

export const shape = {
  round: whole(1, ROUNDS + 1),
  start: seat,
  current: seat,
  stock: list(whole(0, 99), spaces.length, spaces.length),
  placed: list(whole(0, 2), spaces.length, spaces.length),
  market: list(card, 0, MARKET_SIZE),
  deck: pile,
  discard: pile,
  players: list(
    record({
      goods: list(whole(0, 999), 5, 5),
      workers: whole(3, WORKER_LIMIT),
      left: whole(0, WORKER_LIMIT),
      points: whole(0, 99),
      hand: list(card, 0, HAND_LIMIT),
      built: pile,
      tracks: list(whole(0, TRACK_END), 3, 3),
      fed: truth,
      begging: whole(0, 999),
    }),
    SEATS,
    SEATS,
  ),
};

export function checkInvariants(s: Readonly<YardState>): string | null {
  const full = spaces.findIndex(({ room }, space) => s.placed[space] > room);
  if (full >= 0) return `space ${full} holds more workers than it has room for`;
  const greedy = s.players.findIndex(({ left, workers }) => left > workers);
  return greedy < 0 ? null : `seat ${greedy} has more workers left than it has`;
}

/** Every card is somewhere, once. */
export function componentCounts(s: Readonly<YardState>): Record<string, number> {
  const counts: Record<string, number> = {};
  const piles = [s.market, s.deck, s.discard, ...s.players.flatMap(({ hand, built }) => [hand, built])];
  for (const id of piles.flat()) counts[`card ${id}`] = (counts[`card ${id}`] ?? 0) + 1;
  return counts;
}

export function rename(s: YardState, to: readonly number[]): void {
  s.start = to[s.start];
  s.current = to[s.current];
  const players = s.players.slice();
  s.players.forEach((p, i) => {
    players[to[i]] = p;
  });
  s.players = players;
}
