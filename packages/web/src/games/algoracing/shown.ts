import type { Elevator, Field, RoverAt, RoverColour, SampleType, Square } from './field.ts';
import { ahead, heightAt, placed, quarter, roverOf, squareOf } from './field.ts';
import { after } from './moves.ts';
import type { Move } from './moves.ts';

/** Coordinates of the landscape: x east, y up, z south, from the middle of the field. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface RoverShown extends Spot {
  readonly seat: number;
  readonly colour: RoverColour;
  /** Clockwise quarter turns from north, with fractions. */
  readonly heading: number;
  /** Nose up, radians. */
  readonly pitch: number;
  /** 0 is gone, 1 is here. */
  readonly solid: number;
  readonly load: number;
}

export interface SampleShown extends Spot {
  readonly type: SampleType | null;
  readonly size: number;
  readonly spin: number;
}

/** Everything that can move, at one instant. */
export interface Shown {
  readonly rovers: readonly RoverShown[];
  readonly samples: readonly SampleShown[];
  /** Platforms by elevator: 0 at the bottom, 1 at the top. */
  readonly cages: ReadonlyMap<string, number>;
  readonly beam: { readonly from: Spot; readonly to: Spot; readonly light: number } | null;
}

const FLOAT = 0.02;
const PILE = 0.13;

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const between = (a: Spot, b: Spot, t: number): Spot => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
  z: mix(a.z, b.z, t),
});

export function spotOf(field: Field, square: Square): Spot {
  return { ...placed(field.map, square), y: heightAt(field.map, square) };
}

function still(field: Field, rover: RoverAt): RoverShown {
  const { seat, colour, load } = rover;
  return { ...spotOf(field, rover), seat, colour, load, heading: quarter(rover.dir), pitch: 0, solid: 1 };
}

/** Samples of one square as a pile; beside the wheels when a rover stands there. */
function pile(field: Field, at: string, count: number): readonly SampleShown[] {
  const square = squareOf(at);
  const spot = spotOf(field, square);
  const aside = field.rovers.some((rover) => rover.x === square.x && rover.y === square.y) ? 0.34 : 0;
  return Array.from({ length: Math.min(count, 5) }, (_, i) => ({
    x: spot.x + aside,
    y: spot.y + FLOAT + i * PILE,
    z: spot.z + aside,
    type: null,
    size: 1,
    spin: (square.x * 7 + square.y * 3 + i * 2) * 0.7,
  }));
}

const resting = (field: Field): ReadonlyMap<string, number> =>
  new Map(field.map.elevators.map(({ id }) => [id, field.raised.get(id) === true ? 1 : 0]));

/** The field at rest. */
export function atRest(field: Field): Shown {
  return {
    rovers: field.rovers.map((rover) => still(field, rover)),
    samples: [...field.ground].flatMap(([at, count]) => pile(field, at, count)),
    cages: resting(field),
    beam: null,
  };
}

/** The field at a moment of a move: `t` runs from 0 to 1. */
export function during(field: Field, move: Move, t: number): Shown {
  if (t >= 1) return atRest(after(field, move));
  const rest = atRest(field);
  switch (move.kind) {
    case 'drive':
      return posed(rest, move.seat, driven(field, move.seat, move.path, t));
    case 'jump':
      return posed(rest, move.seat, jumped(field, move.seat, move.to, t));
    case 'turn':
      return posed(rest, move.seat, { heading: turned(field, move.seat, move.quarters, smooth(t)) });
    case 'ride':
      return ridden(field, rest, move.seat, move.elevator, move.to, t);
    case 'banish':
      return banishedAt(field, rest, move, t);
    case 'pull':
      return pulledAt(field, rest, move, t);
    case 'pick':
      return pickedAt(field, move, t);
    case 'deliver':
      return deliveredAt(field, rest, move.seat, move.types, t);
    case 'give':
      return givenAt(field, move, t);
    case 'bump':
      return bumpedAt(field, rest, move.seat, t);
    case 'balk':
      return posed(rest, move.seat, { heading: turned(field, move.seat, Math.sin(t * 18) * 0.09 * (1 - t), 1) });
    case 'place':
      return landing(field, rest, move.rover, t);
  }
}

function posed(shown: Shown, seat: number, change: Partial<RoverShown>): Shown {
  return { ...shown, rovers: shown.rovers.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}

/** Along the squares, faster in the middle of a long way. */
function driven(field: Field, seat: number, path: readonly Square[], t: number): Partial<RoverShown> {
  const rover = roverOf(field, seat);
  if (rover === undefined) return {};
  const stops = [spotOf(field, rover), ...path.map((square) => spotOf(field, square))];
  const along = smooth(t) * path.length;
  const leg = Math.min(Math.floor(along), path.length - 1);
  const a = stops[leg];
  const b = stops[leg + 1];
  if (a === undefined || b === undefined) return {};
  return { ...between(a, b, along - leg), pitch: Math.sin(t * Math.PI * 2) * 0.05 };
}

function jumped(field: Field, seat: number, to: Square, t: number): Partial<RoverShown> {
  const rover = roverOf(field, seat);
  if (rover === undefined) return {};
  const flat = between(spotOf(field, rover), spotOf(field, to), smooth(t));
  const rise = 0.62 * 4 * t * (1 - t);
  return { ...flat, y: flat.y + rise, pitch: Math.cos(t * Math.PI) * 0.35 };
}

function turned(field: Field, seat: number, quarters: number, t: number): number {
  return quarter(roverOf(field, seat)?.dir ?? 'N') + quarters * t;
}

function ridden(field: Field, rest: Shown, seat: number, id: string, to: Square, t: number): Shown {
  const lift = field.map.elevators.find((one) => one.id === id);
  if (lift?.lower === undefined || lift.lower === null) return rest;
  const up = lift.upper.x === to.x && lift.upper.y === to.y;
  const cage = up ? smooth(t) : 1 - smooth(t);
  const cages = new Map(rest.cages).set(id, cage);
  return { ...posed(rest, seat, cageSpot(field, lift, cage)), cages };
}

/** Straight up the rails for the first part of the way, then onto the block. */
export function cageSpot(field: Field, lift: Elevator, raised: number): Spot {
  const low = spotOf(field, lift.lower ?? lift.upper);
  const high = spotOf(field, lift.upper);
  const climb = Math.min(1, raised / 0.6);
  const cross = Math.max(0, (raised - 0.6) / 0.4);
  return { x: mix(low.x, high.x, cross), y: mix(low.y, high.y, climb), z: mix(low.z, high.z, cross) };
}

const above = (spot: Spot, by: number): Spot => ({ ...spot, y: spot.y + by });

function banishedAt(field: Field, rest: Shown, move: Extract<Move, { kind: 'banish' }>, t: number): Shown {
  const sender = roverOf(field, move.seat);
  const target = roverOf(field, move.target);
  if (sender === undefined || target === undefined) return rest;
  const light = Math.max(0, 1 - t * 1.6);
  const beam = { from: above(spotOf(field, sender), 0.3), to: above(spotOf(field, target), 0.25), light };
  if (t < 0.5) return { ...posed(rest, move.target, { solid: 1 - t * 2 }), beam };
  return { ...posed(atRest(after(field, move)), move.target, { solid: (t - 0.5) * 2 }), beam };
}

function pulledAt(field: Field, rest: Shown, move: Extract<Move, { kind: 'pull' }>, t: number): Shown {
  const sender = roverOf(field, move.seat);
  const a = spotOf(field, move.from);
  const spot = between(a, spotOf(field, move.to), smooth(t));
  const others = samplesWithout(rest, field, move.from, move.count);
  const moving = Array.from({ length: move.count }, (_, i) => flying(above(spot, 0.06 + i * PILE), t * 3));
  const beam =
    sender === undefined ? null : { from: above(spotOf(field, sender), 0.3), to: above(spot, 0.1), light: 1 - t };
  return { ...rest, samples: [...others, ...moving], beam };
}

const flying = (spot: Spot, spin: number, type: SampleType | null = null, size = 1): SampleShown => ({
  ...spot,
  type,
  size,
  spin,
});

function samplesWithout(rest: Shown, field: Field, from: Square, count: number): readonly SampleShown[] {
  const left = (field.ground.get(`${from.x},${from.y}`) ?? 0) - count;
  const ground = new Map(field.ground);
  if (left > 0) ground.set(`${from.x},${from.y}`, left);
  else ground.delete(`${from.x},${from.y}`);
  return left === 0 && field.ground.size === 0 ? rest.samples : atRest({ ...field, ground }).samples;
}

/** Where a capsule of the cargo lies: behind the mast, side by side. */
export function bay(rover: Spot & { readonly heading: number }, index: number): Spot {
  const angle = (rover.heading * Math.PI) / 2;
  const back = 0.13;
  const side = (index - 1) * 0.17;
  const x = rover.x - Math.sin(angle) * back + Math.cos(angle) * side;
  const z = rover.z + Math.cos(angle) * back + Math.sin(angle) * side;
  return { x, y: rover.y + 0.4, z };
}

/** A hop from one place to another. */
function hop(a: Spot, b: Spot, t: number, height = 0.5): Spot {
  return above(between(a, b, smooth(t)), height * 4 * t * (1 - t));
}

function pickedAt(field: Field, move: Extract<Move, { kind: 'pick' }>, t: number): Shown {
  const rover = roverOf(field, move.seat);
  const rest = atRest(field);
  if (rover === undefined) return rest;
  const to = bay(still(field, rover), rover.load);
  const from = above(spotOf(field, rover), 0.05);
  return {
    ...rest,
    samples: [...samplesWithout(rest, field, rover, 1), flying(hop(from, to, t, 0.35), t * 4, null, mix(1, 0.62, t))],
  };
}

function deliveredAt(field: Field, rest: Shown, seat: number, types: readonly SampleType[], t: number): Shown {
  const rover = roverOf(field, seat);
  if (rover === undefined) return rest;
  const count = types.length;
  const shown = still(field, rover);
  const gone = types.filter((_, i) => t * (count + 1) > i).length;
  const samples = types.flatMap((type, i) => {
    const own = Math.min(1, Math.max(0, t * (count + 1) - i));
    if (own <= 0 || own >= 1) return [];
    const lab = above({ ...outward(field, shown), y: shown.y }, 0.5);
    return [flying(hop(bay(shown, i), lab, own, 0.8), own * 6, own > 0.3 ? type : null, mix(0.7, 1.5, own))];
  });
  return {
    ...posed(rest, seat, { load: Math.max(0, rover.load - gone) }),
    samples: [...rest.samples, ...samples],
  };
}

/** Beyond the nearest corner: where the laboratory stands. */
function outward(field: Field, spot: Spot): Spot {
  const out = field.map.size / 2 + 0.32;
  return { x: Math.sign(spot.x) * out, y: spot.y, z: Math.sign(spot.z) * out };
}

function givenAt(field: Field, move: Extract<Move, { kind: 'give' }>, t: number): Shown {
  const from = roverOf(field, move.from);
  const to = roverOf(field, move.to);
  if (from === undefined || to === undefined) return atRest(field);
  const rest = posed(atRest(field), move.from, { load: from.load - 1 });
  const spot = hop(bay(still(field, from), 0), bay(still(field, to), to.load), t, 0.6);
  return { ...rest, samples: [...rest.samples, flying(spot, t * 5, null, 0.62)] };
}

function bumpedAt(field: Field, rest: Shown, seat: number, t: number): Shown {
  const rover = roverOf(field, seat);
  if (rover === undefined) return rest;
  const push = Math.sin(Math.min(1, t * 1.5) * Math.PI) * 0.22;
  const { x, y } = ahead[rover.dir];
  const spot = spotOf(field, rover);
  return posed(rest, seat, { x: spot.x + x * push, z: spot.z + y * push, pitch: -push * 0.3 });
}

function landing(field: Field, rest: Shown, rover: RoverAt, t: number): Shown {
  const shown = still(field, rover);
  const drop = (1 - smooth(t)) * 1.2;
  const others = rest.rovers.filter(({ seat }) => seat !== rover.seat);
  return { ...rest, rovers: [...others, { ...shown, y: shown.y + drop, solid: t }] };
}
