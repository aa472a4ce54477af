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
    stock: [s.stock[0], s.stock[1], s.stock[2], s.stock[3], s.stock[4], s.stock[5], s.stock[6], s.stock[7], s.stock[8], s.stock[9], s.stock[10], s.stock[11], s.stock[12], s.stock[13], s.stock[14], s.stock[15], s.stock[16], s.stock[17], s.stock[18], s.stock[19], s.stock[20], s.stock[21], s.stock[22], s.stock[23], s.stock[24], s.stock[25], s.stock[26], s.stock[27], s.stock[28], s.stock[29]],
    placed: [s.placed[0], s.placed[1], s.placed[2], s.placed[3], s.placed[4], s.placed[5], s.placed[6], s.placed[7], s.placed[8], s.placed[9], s.placed[10], s.placed[11], s.placed[12], s.placed[13], s.placed[14], s.placed[15], s.placed[16], s.placed[17], s.placed[18], s.placed[19], s.placed[20], s.placed[21], s.placed[22], s.placed[23], s.placed[24], s.placed[25], s.placed[26], s.placed[27], s.placed[28], s.placed[29]],
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
