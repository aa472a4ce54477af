// Written by `npm run generate` from the declaration of the state. Do not edit.
import type { YardState } from './engine-state.ts';

/** A deep copy by explicit literals. */
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
    stock: s.stock.slice() as YardState['stock'],
    placed: s.placed.slice() as YardState['placed'],
    market: s.market.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    players: s.players.map(clonePlayers),
  };
}

function clonePlayers(v: YardState['players'][number]): YardState['players'][number] {
  return {
    goods: [v.goods[0], v.goods[1], v.goods[2], v.goods[3], v.goods[4]],
    workers: v.workers,
    left: v.left,
    points: v.points,
    hand: v.hand.slice(),
    built: v.built.slice(),
    tracks: [v.tracks[0], v.tracks[1], v.tracks[2]],
    fed: v.fed,
    begging: v.begging,
  };
}
