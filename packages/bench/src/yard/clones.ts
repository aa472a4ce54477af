/** The copy of a state of Yard as `npm run generate` writes it, against one that somebody wrote by hand. */
import { sampleStates } from '../costs.ts';
import { spreadOf } from '../judge.ts';
import { cpuSeconds, kept, type Budget, type Figures } from '../measure.ts';
import { mulberry, SEATS } from '../rivals/floor/yard.ts';
import { cloneState } from './engine-state.generated.ts';
import type { Player, YardState } from './engine-state.ts';
import { yard } from './engine.ts';

/** Reading the clock must not count. */
const ROUNDS = 20;

/** Both in one process and in turns, which one first is drawn by lot: the median over many pairs. */
export function generatedAndByHand({ warmUp, measured }: Budget): Figures {
  const states = sampleStates(yard, SEATS, {});
  const seconds = (clone: (s: YardState) => YardState): number => {
    const begin = cpuSeconds();
    for (let i = 0; i < ROUNDS; i++) for (const state of states) kept.value = clone(state);
    return cpuSeconds() - begin;
  };
  const randomInt = mulberry(1);
  const ratios: number[] = [];
  const begin = cpuSeconds();
  while (cpuSeconds() - begin < warmUp + measured) {
    const ratio =
      randomInt(2) === 0
        ? seconds(cloneState) / seconds(cloneByHand)
        : 1 / (seconds(cloneByHand) / seconds(cloneState));
    if (cpuSeconds() - begin > warmUp) ratios.push(ratio);
  }
  return { generatedOverHand: spreadOf(ratios).median };
}

export function cloneByHand(s: Readonly<YardState>): YardState {
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
