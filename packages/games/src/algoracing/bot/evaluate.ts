import { at } from '@benchtop/engine/author';
import { corners, headings } from '../data/board.ts';
import type { Mode } from '../data/board.ts';
import { HAND, LONGEST, PER_TURN } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import { CAPACITY, rovers as colourOf, target } from '../data/rovers.ts';
import { KNOWN_TYPE, NEW_TYPE, sampleTypes } from '../data/samples.ts';
import type { SampleType } from '../data/samples.ts';
import { cellOf, startDrive } from '../drive.ts';
import type { Track, Traveller } from '../drive.ts';
import { trackOf } from '../preview.ts';
import { commandsTo, FAR, poseAfter } from './routes.ts';
import { runAlgorithm } from '../run.ts';
import { points, ranking, unseenOf } from '../scoring.ts';
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
  return (s, seat) => (s.over === null ? standing(s, seat, { w, home, fetch, finish }) : final(s, seat, w));
}

/** The weights with what can be worked out once: worths by the number of commands to the goal. */
interface Scale {
  readonly w: Weights;
  readonly home: readonly number[];
  readonly fetch: readonly number[];
  readonly finish: readonly number[];
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
  readonly scale: Scale;
}

/** What lies in the algorithm of a turn is taken as run, so that a card is worth what it brings. */
function standing(s: Readonly<AlgoracingState>, seat: number, scale: Scale): number {
  const { w } = scale;
  const built = s.changed && s.commands.length > 0;
  const mode = modeOf(s);
  const track = built ? ran(s, s, activeSeat(s)) : s;
  const scene: Scene = { s, track, mode, terrain: terrainOf(mode, s.placements), scale };
  const brought = built ? afloat(s) - afloat(track) : 0;
  const driver = built ? activeSeat(s) : -1;
  let rivals = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) rivals = Math.max(rivals, worth(scene, other, other === driver ? brought : 0));
  const { hand } = roverAt(s, seat);
  const own = worth(scene, seat, seat === driver ? brought : 0) + handWorth(hand, w) + w.ready * readiness(scene, seat);
  const spent = s.seats === 1 ? w.turn * s.turns : 0;
  return own - w.rival * rivals - w.next * legacy(scene, seat, built) - w.pass * (built ? 0 : s.passes) - spent;
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

/** RAC-ALG-06: what a rival who is next would gain by running the algorithm as it lies. */
function legacy(scene: Scene, seat: number, built: boolean): number {
  const { s, track, mode } = scene;
  const { length } = s.commands;
  if (mode === 'basic' || length === 0 || (built && length === LONGEST)) return 0;
  const next = at(s.order, (s.active + (built ? 1 : 0)) % s.seats);
  if (next === seat) return 0;
  const later = ran(s, track, next);
  const gain = worth({ ...scene, track: later }, next, afloat(track) - afloat(later)) - worth(scene, next, 0);
  return Math.max(0, gain);
}

/** What a seat has and may expect, with `brought` samples delivered whose types are unknown. */
function worth({ s, track, mode, terrain, scale }: Scene, seat: number, brought: number): number {
  const rover = roverAt<Traveller>(track, seat);
  if (rover.x < 0) return 0;
  const { w, home, fetch, finish } = scale;
  const { delivered } = roverAt(s, seat);
  const aboard = rover.load.length;
  const scored = points(delivered) + expected(s, delivered, brought);
  const pose = cellOf(terrain, rover) * 4 + headings[rover.dir].index;
  let sum = scored * (1 + (w.near * scored) / target[mode]);
  if (aboard > 0) {
    const load = expected(s, delivered, brought + aboard) - expected(s, delivered, brought);
    const way = nearestLab(track, rover, mode, terrain, pose);
    sum += load * (w.aboard + (home[way] ?? 0));
    if (scored + load >= target[mode]) sum += finish[way] ?? 0;
  }
  if (aboard < CAPACITY) {
    const near = fetch[nearestSample(track, terrain, pose)] ?? 0;
    sum += aboard > 0 ? near * w.laden : near;
  }
  return sum;
}

/** The points that a number of unseen samples may be expected to bring a seat that has delivered these types. */
function expected(s: Readonly<AlgoracingState>, delivered: readonly SampleType[], count: number): number {
  if (count === 0) return 0;
  const unseen = s.unseen.length;
  let sum = count * KNOWN_TYPE;
  for (const type of sampleTypes)
    if (!delivered.includes(type)) sum += (NEW_TYPE - KNOWN_TYPE) * (1 - without(unseenOf(s, type), count, unseen));
  return sum;
}

/** The chance that `count` samples drawn from `all` have none of `some`. */
function without(some: number, count: number, all: number): number {
  let chance = 1;
  for (let i = 0; i < count && i < all; i++) chance *= Math.max(0, all - some - i) / (all - i);
  return chance;
}

function nearestLab(
  { bases }: Track | Readonly<AlgoracingState>,
  rover: Traveller,
  mode: Mode,
  terrain: Terrain,
  pose: number,
): number {
  const [one, other] = colourOf[rover.colour ?? 'red'].labs;
  let best = FAR;
  for (const corner of corners) {
    const base = bases[corner];
    if (mode === 'full' && base !== one && base !== other) continue;
    best = Math.min(best, commandsTo(terrain, terrain.corners[corner])[pose] ?? FAR);
  }
  return best;
}

function nearestSample({ ground }: Track | Readonly<AlgoracingState>, terrain: Terrain, pose: number): number {
  let best = FAR;
  for (const lying of ground) best = Math.min(best, commandsTo(terrain, cellOf(terrain, lying))[pose] ?? FAR);
  return best;
}

/** 1 if a card in hand leads nearer to a lab with a load, or else to a sample; 0 if the hand has to be changed. */
function readiness({ s, track, mode, terrain }: Scene, seat: number): number {
  const rover = roverAt<Traveller>(track, seat);
  if (rover.x < 0) return 0;
  const pose = cellOf(terrain, rover) * 4 + headings[rover.dir].index;
  const way = (from: number): number => {
    const lab = rover.load.length > 0 ? nearestLab(track, rover, mode, terrain, from) : FAR;
    return rover.load.length < CAPACITY ? Math.min(lab, nearestSample(track, terrain, from)) : lab;
  };
  const now = way(pose);
  for (const kind of roverAt(s, seat).hand) if (way(poseAfter(terrain, pose, kind)) < now) return 1;
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
