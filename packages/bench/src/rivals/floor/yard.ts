/**
 * Yard by hand: a worker placement game for four, written as fast as plain mutable objects go.
 *
 * This is the floor that the engine is measured against, so nothing in it may cost time for the sake of style: no
 * events, no refusals, no history, one mutating function. Yard on boardgame.io runs these very functions; Yard on our
 * engine is a normal game definition, compared with this file move for move.
 *
 * Six rounds. In turn, each seat places a worker on one of 30 spaces and does what the space says; some spaces ask a
 * second question. At the end of a round every worker eats one food.
 */

export const SEATS = 4;
export const ROUNDS = 6;
export const HAND_LIMIT = 8;
export const WORKER_LIMIT = 5;
export const TRACK_END = 8;
export const MARKET_SIZE = 6;
/** A gain space stops filling up at this stock. */
export const STOCK_LIMIT = 9;
export const GAIN_SPACES = 15;

/** What a space does; `pick`, `build`, `track` and `market` are also the questions that may be pending. */
export const kinds = { gain: 0, pick: 1, build: 2, track: 3, market: 4, draw: 5, grow: 6, start: 7 } as const;

/** Goods are numbers 0 to 4: indices of `Player.goods` and of a cost. */
export const goods = ['wood', 'clay', 'stone', 'food', 'coin'] as const;
export const STONE = 2;
export const FOOD = 3;
export const COIN = 4;

export interface Player {
  id: number;
  name: string;
  color: string;
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

export interface Space {
  id: string;
  name: string;
  kind: number;
  /** The good of a gain space, else -1. */
  good: number;
  room: number;
  stock: number;
  refill: number;
  occupants: number[];
}

export interface Card {
  id: number;
  name: string;
  cost: number[];
  points: number;
}

export interface Pending {
  kind: number;
  left: number;
}

export interface State {
  round: number;
  start: number;
  current: number;
  pending: Pending | null;
  players: Player[];
  spaces: Space[];
  market: Card[];
  deck: number[];
  discard: number[];
  over: boolean;
  scores: number[];
  winner: number;
}

/** The only door of chance: a whole number from 0 up to, but not including, the bound. */
export type RandomInt = (bound: number) => number;

export const cards: Card[] = [];
for (let i = 0; i < 84; i++) {
  cards.push({
    id: i,
    name: `Workshop of trade ${i}`,
    cost: [i % 3, (i >> 1) % 3, (i >> 2) % 2, (i >> 3) % 2, i % 2],
    points: 1 + ((i * 7) % 5),
  });
}

/** The mulberry32 generator: quick, seeded, good enough for random playouts. */
export function mulberry(seed: number): RandomInt {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((((t ^ (t >>> 14)) >>> 0) / 4294967296) * bound) | 0;
  };
}

export function setup(randomInt: RandomInt): State {
  const deck = cards.map((card) => card.id);
  shuffle(deck, randomInt);
  const players: Player[] = [];
  for (let seat = 0; seat < SEATS; seat++) players.push(newPlayer(seat, deck));
  const market: Card[] = [];
  for (let i = 0; i < MARKET_SIZE; i++) market.push(marketCard(takeLast(deck)));
  return {
    round: 1,
    start: 0,
    current: 0,
    pending: null,
    players,
    spaces: newSpaces(),
    market,
    deck,
    discard: [],
    over: false,
    scores: [0, 0, 0, 0],
    winner: -1,
  };
}

/** Writes the legal options into `out` and returns their number. What an option means depends on `pending`. */
export function options(state: State, out: number[]): number {
  if (state.over) return 0;
  const me = state.players[state.current];
  if (state.pending === null) return spaceOptions(state.spaces, me, out);
  switch (state.pending.kind) {
    case kinds.pick:
      out[0] = 0;
      out[1] = 1;
      out[2] = 2;
      out[3] = 3;
      return 4;
    case kinds.build:
      return buildOptions(me, out);
    case kinds.track:
      return trackOptions(me, out);
    case kinds.market:
      return marketOptions(state.market, me, out);
  }
  return 0;
}

function spaceOptions(spaces: Space[], me: Player, out: number[]): number {
  let n = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i];
    if (space.occupants.length >= space.room) continue;
    if (space.kind === kinds.grow && me.workers >= WORKER_LIMIT) continue;
    out[n++] = i;
  }
  return n;
}

function buildOptions(me: Player, out: number[]): number {
  let n = 0;
  out[n++] = 0;
  for (let i = 0; i < me.hand.length; i++) {
    if (affords(me.goods, cards[me.hand[i]].cost)) out[n++] = i + 1;
  }
  return n;
}

function trackOptions(me: Player, out: number[]): number {
  let n = 0;
  for (let i = 0; i < 3; i++) {
    if (me.tracks[i] < TRACK_END) out[n++] = i;
  }
  return n;
}

function marketOptions(market: Card[], me: Player, out: number[]): number {
  let n = 0;
  out[n++] = 0;
  for (let i = 0; i < market.length; i++) {
    if (affords(me.goods, market[i].cost)) out[n++] = i + 1;
  }
  return n;
}

export function isLegal(state: State, option: number): boolean {
  if (state.over) return false;
  const me = state.players[state.current];
  if (state.pending === null) {
    if (option < 0 || option >= state.spaces.length) return false;
    const space = state.spaces[option];
    return space.occupants.length < space.room && !(space.kind === kinds.grow && me.workers >= WORKER_LIMIT);
  }
  switch (state.pending.kind) {
    case kinds.pick:
      return option >= 0 && option < 4;
    case kinds.build:
      if (option === 0) return true;
      return option > 0 && option <= me.hand.length && affords(me.goods, cards[me.hand[option - 1]].cost);
    case kinds.track:
      return option >= 0 && option < 3 && me.tracks[option] < TRACK_END;
    case kinds.market:
      if (option === 0) return true;
      return option > 0 && option <= state.market.length && affords(me.goods, state.market[option - 1].cost);
  }
  return false;
}

/** Changes `state`: plays a legal option and runs on to the next decision. */
export function apply(state: State, option: number, randomInt: RandomInt): void {
  const me = state.players[state.current];
  const pending = state.pending;
  if (pending === null) {
    place(state, me, state.spaces[option], randomInt);
    if (state.pending !== null) return;
  } else {
    answer(state, me, pending, option);
    if (pending.left > 0) return;
    state.pending = null;
  }
  next(state, randomInt);
}

function place(state: State, me: Player, space: Space, randomInt: RandomInt): void {
  space.occupants.push(me.id);
  me.left--;
  switch (space.kind) {
    case kinds.gain:
      me.goods[space.good] += space.stock;
      space.stock = 0;
      return;
    case kinds.pick:
      state.pending = { kind: kinds.pick, left: 2 };
      return;
    case kinds.build:
      state.pending = { kind: kinds.build, left: 1 };
      return;
    case kinds.track:
      if (me.tracks[0] < TRACK_END || me.tracks[1] < TRACK_END || me.tracks[2] < TRACK_END) {
        state.pending = { kind: kinds.track, left: 1 };
      }
      return;
    case kinds.market:
      state.pending = { kind: kinds.market, left: 1 };
      return;
    case kinds.draw:
      draw(state, me, 2, randomInt);
      return;
    case kinds.grow:
      me.workers++;
      return;
    case kinds.start:
      state.start = me.id;
      return;
  }
}

function answer(state: State, me: Player, pending: Pending, option: number): void {
  pending.left--;
  switch (pending.kind) {
    case kinds.pick:
      me.goods[option]++;
      return;
    case kinds.build:
      if (option > 0) build(me, option - 1);
      return;
    case kinds.track:
      me.tracks[option]++;
      if (me.tracks[option] === TRACK_END / 2 || me.tracks[option] === TRACK_END) me.points += 3;
      return;
    case kinds.market:
      if (option > 0) buy(state, me, option - 1);
      return;
  }
}

function build(me: Player, index: number): void {
  const id = me.hand[index];
  pay(me.goods, cards[id].cost);
  me.hand.splice(index, 1);
  me.built.push(id);
}

function buy(state: State, me: Player, index: number): void {
  const card = state.market[index];
  pay(me.goods, card.cost);
  me.built.push(card.id);
  state.market.splice(index, 1);
}

function draw(state: State, me: Player, count: number, randomInt: RandomInt): void {
  for (let i = 0; i < count; i++) {
    if (state.deck.length === 0) {
      if (state.discard.length === 0) return;
      while (state.discard.length > 0) state.deck.push(takeLast(state.discard));
      shuffle(state.deck, randomInt);
    }
    if (me.hand.length >= HAND_LIMIT) return;
    me.hand.push(takeLast(state.deck));
  }
}

function next(state: State, randomInt: RandomInt): void {
  let seat = state.current;
  for (let i = 0; i < SEATS; i++) {
    seat = (seat + 1) % SEATS;
    if (state.players[seat].left > 0) {
      state.current = seat;
      return;
    }
  }
  endRound(state, randomInt);
}

function endRound(state: State, randomInt: RandomInt): void {
  for (let seat = 0; seat < SEATS; seat++) feed(state.players[seat]);
  for (let i = 0; i < state.spaces.length; i++) {
    const space = state.spaces[i];
    while (space.occupants.length > 0) space.occupants.pop();
    if (space.kind === kinds.gain && space.stock < STOCK_LIMIT) space.stock += space.refill;
  }
  state.spaces[randomInt(GAIN_SPACES)].stock += 2;
  while (state.market.length < MARKET_SIZE && state.deck.length > 0) {
    state.market.push(marketCard(takeLast(state.deck)));
  }
  state.round++;
  if (state.round > ROUNDS) finish(state);
  else state.current = state.start;
}

function feed(player: Player): void {
  const need = player.workers;
  player.fed = player.goods[FOOD] >= need;
  if (player.fed) {
    player.goods[FOOD] -= need;
  } else {
    player.begging += need - player.goods[FOOD];
    player.goods[FOOD] = 0;
  }
  player.left = player.workers;
}

function finish(state: State): void {
  state.over = true;
  let best = -1e9;
  for (let seat = 0; seat < SEATS; seat++) {
    const score = scoreOf(state.players[seat]);
    state.scores[seat] = score;
    if (score > best) {
      best = score;
      state.winner = seat;
    }
  }
}

function scoreOf(player: Player): number {
  let score = player.points - 3 * player.begging + ((player.goods[COIN] / 3) | 0);
  score += player.tracks[0] + player.tracks[1] + player.tracks[2];
  for (let i = 0; i < player.built.length; i++) score += cards[player.built[i]].points;
  return score;
}

function affords(have: number[], cost: number[]): boolean {
  return have[0] >= cost[0] && have[1] >= cost[1] && have[2] >= cost[2] && have[3] >= cost[3] && have[4] >= cost[4];
}

function pay(have: number[], cost: number[]): void {
  for (let i = 0; i < 5; i++) have[i] -= cost[i];
}

function shuffle(pile: number[], randomInt: RandomInt): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    const card = pile[i];
    pile[i] = pile[j];
    pile[j] = card;
  }
}

/** Only for piles that are known not to be empty. */
function takeLast(pile: number[]): number {
  return pile.pop() as number;
}

function newPlayer(seat: number, deck: number[]): Player {
  const hand: number[] = [];
  for (let i = 0; i < 5; i++) hand.push(takeLast(deck));
  return {
    id: seat,
    name: `Player number ${seat}`,
    color: ['crimson', 'teal', 'amber', 'violet'][seat],
    goods: [2, 2, 1, 3, 3],
    workers: 3,
    left: 3,
    points: 0,
    hand,
    built: [],
    tracks: [0, 0, 0],
    fed: true,
    begging: 0,
  };
}

function newSpaces(): Space[] {
  const spaces: Space[] = [];
  for (let good = 0; good < 5; good++) {
    const refill = good === STONE ? 1 : good === FOOD ? 3 : 2;
    addSpaces(spaces, 3, kinds.gain, good, 1, refill);
  }
  addSpaces(spaces, 3, kinds.pick, -1, 1, 0);
  addSpaces(spaces, 3, kinds.build, -1, 2, 0);
  addSpaces(spaces, 3, kinds.track, -1, 1, 0);
  addSpaces(spaces, 2, kinds.market, -1, 1, 0);
  addSpaces(spaces, 2, kinds.draw, -1, 2, 0);
  addSpaces(spaces, 1, kinds.grow, -1, 1, 0);
  addSpaces(spaces, 1, kinds.start, -1, 1, 0);
  return spaces;
}

function addSpaces(spaces: Space[], count: number, kind: number, good: number, room: number, refill: number): void {
  for (let i = 0; i < count; i++) {
    spaces.push({
      id: `space-${spaces.length}`,
      name: `The ${good >= 0 ? goods[good] : 'guild'} yard by the river, field ${i}`,
      kind,
      good,
      room,
      stock: refill,
      refill,
      occupants: [],
    });
  }
}

function marketCard(id: number): Card {
  const card = cards[id];
  return { id: card.id, name: card.name, cost: card.cost.slice(), points: card.points };
}

/** Key order as in `setup`, so that copies and originals share their shapes. */
export function clone(state: State): State {
  const players: Player[] = [];
  for (let i = 0; i < state.players.length; i++) players.push(clonePlayer(state.players[i]));
  const spaces: Space[] = [];
  for (let i = 0; i < state.spaces.length; i++) spaces.push(cloneSpace(state.spaces[i]));
  const market: Card[] = [];
  for (let i = 0; i < state.market.length; i++) market.push(cloneCard(state.market[i]));
  return {
    round: state.round,
    start: state.start,
    current: state.current,
    pending: state.pending === null ? null : { kind: state.pending.kind, left: state.pending.left },
    players,
    spaces,
    market,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    over: state.over,
    scores: state.scores.slice(),
    winner: state.winner,
  };
}

function clonePlayer(player: Player): Player {
  return {
    id: player.id,
    name: player.name,
    color: player.color,
    goods: player.goods.slice(),
    workers: player.workers,
    left: player.left,
    points: player.points,
    hand: player.hand.slice(),
    built: player.built.slice(),
    tracks: player.tracks.slice(),
    fed: player.fed,
    begging: player.begging,
  };
}

function cloneSpace(space: Space): Space {
  return {
    id: space.id,
    name: space.name,
    kind: space.kind,
    good: space.good,
    room: space.room,
    stock: space.stock,
    refill: space.refill,
    occupants: space.occupants.slice(),
  };
}

function cloneCard(card: Card): Card {
  return { id: card.id, name: card.name, cost: card.cost.slice(), points: card.points };
}

/** What a seat may know; -1 is a spectator. The hands of others and the deck are only counted. */
export function view(state: State, seat: number): object {
  return {
    ...state,
    deck: state.deck.length,
    players: state.players.map((player) => (player.id === seat ? player : { ...player, hand: player.hand.length })),
  };
}
