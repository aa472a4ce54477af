import { at } from '@benchtop/engine/author';
import { corners, headings } from '../data/board.ts';
import type { Mode } from '../data/board.ts';
import { HAND, LONGEST, PER_TURN } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import { CAPACITY, rovers as colourOf, target } from '../data/rovers.ts';
import { cellOf, startDrive, trackOf } from '../drive.ts';
import type { Track, Traveller } from '../drive.ts';
import { Odds } from './odds.ts';
import { FAR, routesOf } from './routes.ts';
import type { Routes } from './routes.ts';
import { runAlgorithm } from '../run.ts';
import { points, ranking } from '../scoring.ts';
import { activeSeat, modeOf, roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { terrainOf } from '../terrain.ts';
import type { Terrain } from '../terrain.ts';

/** What a position is worth besides its points, all in points. */
export const weights = {
  /** A match that is over counts its lead and this much for the victory. */
  victory: 60,
  /** A sample aboard, times the points it may be expected to bring. */
  aboard: 0.5,
  /** What the way to the nearest lab takes away from the rest of its worth. */
  homeDecay: 0.9,
  home: 0.45,
  /** The nearest sample, while there is room aboard. */
  fetch: 0.8,
  fetchDecay: 0.87,
  /** How much of it counts for a rover that carries something already. */
  laden: 0.6,
  /** A kind of card in hand. */
  variety: 0.04,
  mover: 0.06,
  /** A card in hand that leads nearer to where the rover wants to go: a turn without one is a turn lost. */
  ready: 0.4,
  /** A card that will be drawn for one that was used or thrown away. */
  drawn: 0.05,
  /** A pass in a row: too many of them end the match. */
  pass: 0.05,
  /** A turn of a time trial. */
  turn: 0.4,
  /** How much of a rival's prospects counts against a seat. */
  rival: 0.4,
  /** How much of what the algorithm, left as it is, would bring who is next counts against a seat. */
  next: 0.3,
  /** A load that is expected to reach the target, right at the lab. */
  finish: 1,
  /** How much more the last points to the target count. */
  near: 0.6,
};
export type Weights = { readonly [K in keyof typeof weights]: number };

/** How good a position is for a seat, in points. */
export const evaluate = createEvaluate(weights);

/** An evaluation with weights of one's own. Use it to tune and to compare them. */
export function createEvaluate(w: Weights): (s: Readonly<AlgoracingState>, seat: number) => number {
  const home = Array.from({ length: FAR + 1 }, (_, d) => w.home * w.homeDecay ** d);
  const fetch = Array.from({ length: FAR + 1 }, (_, d) => w.fetch * w.fetchDecay ** d);
  const finish = Array.from({ length: FAR + 1 }, (_, d) => w.finish * w.homeDecay ** d);
  const odds = new Odds();
  const scale: Scale = { w, home, fetch, finish, odds };
  return (s, seat) => (s.over === null ? standing(s, seat, scale) : final(s, seat, w));
}

/** The weights with what can be worked out once: worths by the number of commands to the goal, and what is kept. */
interface Scale {
  readonly w: Weights;
  readonly home: readonly number[];
  readonly fetch: readonly number[];
  readonly finish: readonly number[];
  readonly odds: Odds;
}

function final(s: Readonly<AlgoracingState>, seat: number, w: Weights): number {
  const own = points(roverAt(s, seat).delivered);
  if (s.seats === 1) return (s.over === 'target' ? w.victory : 0) + own - w.turn * s.turns;
  const first = ranking(s)[0] ?? [];
  const verdict = first.includes(seat) ? w.victory / first.length : -w.victory;
  return own - bestRival(s, seat) + verdict;
}

function bestRival(s: Readonly<AlgoracingState>, seat: number): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) best = Math.max(best, points(roverAt(s, other).delivered));
  return best;
}

/** A position in which the types of some samples may be unknown although they are delivered. */
interface Scene {
  readonly s: Readonly<AlgoracingState>;
  readonly track: Track | Readonly<AlgoracingState>;
  readonly mode: Mode;
  readonly terrain: Terrain;
  readonly routes: Routes;
  readonly scale: Scale;
}

/** What lies in the algorithm of a turn is taken as run, so that a card is worth what it brings. */
function standing(s: Readonly<AlgoracingState>, seat: number, scale: Scale): number {
  const { w } = scale;
  const built = s.changed && s.commands.length > 0;
  const mode = modeOf(s);
  const track = built ? ran(s, s, activeSeat(s)) : s;
  const terrain = terrainOf(mode, s.placements);
  const scene: Scene = { s, track, mode, terrain, routes: routesOf(terrain), scale };
  scale.odds.read(s);
  const brought = built ? afloat(s) - afloat(track) : 0;
  const driver = built ? activeSeat(s) : -1;
  const heir = heirOf(scene, seat, built);
  let rivals = 0;
  let heirs = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const its = worth(scene, track, other, other === driver ? brought : 0);
    if (other === heir) heirs = its;
    if (its > rivals) rivals = its;
  }
  const { hand } = roverAt(s, seat);
  const own =
    worth(scene, track, seat, seat === driver ? brought : 0) + handWorth(hand, w) + w.ready * readiness(scene, seat);
  const spent = s.seats === 1 ? w.turn * s.turns : 0;
  const legacy = heir < 0 ? 0 : legacyOf(scene, heir, heirs);
  return own - w.rival * rivals - w.next * legacy - w.pass * (built ? 0 : s.passes) - spent;
}

/** The position after the algorithm has been run by a seat, but for the types of what it delivers. */
function ran(s: Readonly<AlgoracingState>, from: Track | Readonly<AlgoracingState>, seat: number): Track {
  const track = trackOf(from);
  runAlgorithm(startDrive(track, seat, null, null), s);
  return track;
}

/** Samples on squares and aboard. */
function afloat({ ground, rovers }: Track | Readonly<AlgoracingState>): number {
  let sum = ground.length;
  for (const { load } of rovers) sum += load.length;
  return sum;
}

/** RAC-ALG-06: the rival who is next and could run the algorithm as it lies, or -1. */
function heirOf({ s, mode }: Scene, seat: number, built: boolean): number {
  const { length } = s.commands;
  if (mode === 'basic' || length === 0 || (built && length === LONGEST)) return -1;
  const next = at(s.order, (s.active + (built ? 1 : 0)) % s.seats);
  return next === seat ? -1 : next;
}

/** What a rival who is next, and has so much now, would gain by running the algorithm as it lies. */
function legacyOf(scene: Scene, next: number, now: number): number {
  const { s, track } = scene;
  const later = ran(s, track, next);
  return Math.max(0, worth(scene, later, next, afloat(track) - afloat(later)) - now);
}

/** What a seat has and may expect, with `brought` samples delivered whose types are unknown. */
function worth(
  { mode, terrain, routes, scale }: Scene,
  track: Track | Readonly<AlgoracingState>,
  seat: number,
  brought: number,
): number {
  const rover = roverAt<Traveller>(track, seat);
  if (rover.x < 0) return 0;
  const { w, home, fetch, finish, odds } = scale;
  const aboard = rover.load.length;
  const expected = odds.expected(seat, brought);
  const scored = odds.scored(seat) + expected;
  const pose = cellOf(terrain, rover) * 4 + headings[rover.dir].index;
  let sum = scored * (1 + (w.near * scored) / target[mode]);
  if (aboard > 0) {
    const load = odds.expected(seat, brought + aboard) - expected;
    const way = routes.toCorners(labsOf(track, rover, mode))[pose] ?? FAR;
    sum += load * (w.aboard + (home[way] ?? 0));
    if (scored + load >= target[mode]) sum += finish[way] ?? 0;
  }
  if (aboard < CAPACITY) {
    const near = fetch[nearestSample(track, routes, pose)] ?? 0;
    sum += aboard > 0 ? near * w.laden : near;
  }
  return sum;
}

/** The corners where a rover delivers, one bit each. */
function labsOf({ bases }: Track | Readonly<AlgoracingState>, { colour }: Traveller, mode: Mode): number {
  if (mode === 'basic') return (1 << corners.length) - 1;
  const [one, other] = colourOf[colour ?? 'red'].labs;
  let set = 0;
  for (let i = 0; i < corners.length; i++) {
    const base = bases[at(corners, i)];
    if (base === one || base === other) set |= 1 << i;
  }
  return set;
}

function nearestSample({ ground }: Track | Readonly<AlgoracingState>, routes: Routes, pose: number): number {
  let best = FAR;
  for (const lying of ground) {
    const way = routes.to(cellOf(routes.terrain, lying))[pose] ?? FAR;
    if (way < best) best = way;
  }
  return best;
}

/** 1 if a card in hand leads nearer to a lab with a load, or else to a sample; 0 if the hand has to be changed. */
function readiness({ s, track, mode, terrain, routes }: Scene, seat: number): number {
  const rover = roverAt<Traveller>(track, seat);
  if (rover.x < 0) return 0;
  const { length } = rover.load;
  const labs = length > 0 ? routes.toCorners(labsOf(track, rover, mode)) : null;
  const way = (from: number): number => {
    const lab = labs?.[from] ?? FAR;
    return length < CAPACITY ? Math.min(lab, nearestSample(track, routes, from)) : lab;
  };
  const pose = cellOf(terrain, rover) * 4 + headings[rover.dir].index;
  const now = way(pose);
  for (const kind of roverAt(s, seat).hand) {
    const next = routes.after(kind)[pose] ?? pose;
    if (next !== pose && way(next) < now) return 1;
  }
  return 0;
}

function handWorth(hand: readonly Kind[], w: Weights): number {
  let kinds = 0;
  let movers = 0;
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i];
    if (kind === 'step' || kind === 'jump' || kind === 'all-way') movers++;
    if (kind !== undefined && hand.indexOf(kind) === i) kinds++;
  }
  return kinds * w.variety + Math.min(movers, PER_TURN) * w.mover + (HAND - hand.length) * w.drawn;
}
