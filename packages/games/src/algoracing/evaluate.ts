import { corners, headings } from './data/board.ts';
import type { Mode } from './data/board.ts';
import { HAND, PER_TURN } from './data/cards.ts';
import type { Kind } from './data/cards.ts';
import { CAPACITY, rovers as colourOf, target } from './data/rovers.ts';
import { sampleTypes } from './data/samples.ts';
import { cellOf, startDrive } from './drive.ts';
import type { Track, Traveller } from './drive.ts';
import { trackOf } from './preview.ts';
import { commandsTo, FAR } from './routes.ts';
import { runAlgorithm } from './run.ts';
import { points, ranking, unseenOf } from './scoring.ts';
import { activeSeat, modeOf, roverAt } from './state.ts';
import type { AlgoracingState } from './state.ts';
import { terrainOf } from './terrain.ts';
import type { Terrain } from './terrain.ts';

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
  /** A card that will be drawn for one that was used or thrown away. */
  drawn: 0.05,
  /** A pass in a row: too many of them end the match. */
  pass: 0.05,
  /** A turn of a time trial. */
  turn: 0.4,
  /** How much of a rival's prospects counts against a seat. */
  rival: 0.4,
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
  return (s, seat) => (s.over === null ? standing(s, seat, { w, home, fetch }) : final(s, seat, w));
}

/** The weights with what can be worked out once: worths by the number of commands to the goal. */
interface Scale {
  readonly w: Weights;
  readonly home: readonly number[];
  readonly fetch: readonly number[];
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

/** What lies in the algorithm of a turn is taken as run, so that a card is worth what it brings. */
function standing(s: Readonly<AlgoracingState>, seat: number, scale: Scale): number {
  const built = s.changed && s.commands.length > 0;
  const track = built ? ran(s) : s;
  const mode = modeOf(s);
  const terrain = terrainOf(mode, s.placements);
  let rivals = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) rivals = Math.max(rivals, worth(s, track, other, mode, terrain, scale));
  const own = worth(s, track, seat, mode, terrain, scale) + handWorth(roverAt(s, seat).hand, scale.w);
  const spent = s.seats === 1 ? scale.w.turn * s.turns : 0;
  return own - scale.w.rival * rivals - scale.w.pass * (built ? 0 : s.passes) - spent;
}

function ran(s: Readonly<AlgoracingState>): Track {
  const track = trackOf(s);
  runAlgorithm(startDrive(track, activeSeat(s), null, null), s);
  return track;
}

function worth(
  s: Readonly<AlgoracingState>,
  track: Track | Readonly<AlgoracingState>,
  seat: number,
  mode: Mode,
  terrain: Terrain,
  { w, home, fetch }: Scale,
): number {
  const rover = roverAt<Traveller>(track, seat);
  if (rover.x < 0) return 0;
  const each = expected(s, seat);
  const brought = carriedBefore(s, seat, track, rover);
  const scored = points(rover.delivered) + brought * each;
  const pose = cellOf(terrain, rover) * 4 + headings[rover.dir].index;
  let sum = scored * (1 + (w.near * scored) / target[mode]);
  if (rover.load.length > 0)
    sum += rover.load.length * each * (w.aboard + (home[nearestLab(track, rover, mode, terrain, pose)] ?? 0));
  if (rover.load.length < CAPACITY) {
    const near = fetch[nearestSample(track, terrain, pose)] ?? 0;
    sum += rover.load.length > 0 ? near * w.laden : near;
  }
  return sum;
}

/** Samples that the run on the copy has delivered: their types stay unknown. */
function carriedBefore(
  s: Readonly<AlgoracingState>,
  seat: number,
  track: Track | Readonly<AlgoracingState>,
  rover: Traveller,
): number {
  if (track === s || seat !== activeSeat(s)) return 0;
  let out = track.ground.length;
  for (const each of track.rovers) out += each.load.length;
  return rover.delivered.length === roverAt(s, seat).delivered.length ? s.unseen.length - out : 0;
}

/** The points that an unseen sample may be expected to bring a seat. */
function expected(s: Readonly<AlgoracingState>, seat: number): number {
  if (s.unseen.length === 0) return 1;
  const { delivered } = roverAt(s, seat);
  let fresh = 0;
  for (const type of sampleTypes) if (!delivered.includes(type)) fresh += unseenOf(s, type);
  return 1 + fresh / s.unseen.length;
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
