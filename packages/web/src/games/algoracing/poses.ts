import type { AlgoracingEvent, Colour, SampleId, SampleType } from '@benchtop/games/algoracing';
import type { Elevator, Field, FieldMap, RoverAt, Spot } from './field.ts';
import { ahead, quarter, quartersBetween, raised, sameSquare, spotOf } from './field.ts';

export interface RoverShown extends Spot {
  readonly seat: number;
  readonly colour: Colour;
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

/** Platforms by elevator: 0 at the bottom, 1 at the top. */
export type Cages = ReadonlyMap<string, number>;

/** Everything that can move, at one instant. */
export interface Shown {
  readonly rovers: readonly RoverShown[];
  readonly samples: readonly SampleShown[];
  readonly cages: Cages;
  readonly beam: { readonly from: Spot; readonly to: Spot; readonly light: number } | null;
}

const PILE = 0.13;
/** How large a capsule is in its bay. */
const STOWED = 0.62;

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const between = (a: Spot, b: Spot, t: number): Spot => ({
  x: mix(a.x, b.x, t),
  y: mix(a.y, b.y, t),
  z: mix(a.z, b.z, t),
});
/** A hop from one place to another. */
const hop = (a: Spot, b: Spot, t: number, height: number): Spot =>
  raised(between(a, b, smooth(t)), height * 4 * t * (1 - t));

export function standing(map: FieldMap, { seat, colour, dir, load, ...square }: RoverAt): RoverShown {
  return {
    ...spotOf(map, square),
    seat,
    colour,
    load: load.length,
    heading: quarter(dir),
    pitch: 0,
    solid: 1,
  };
}

/** Where platforms are: under the rover that stands on one of their landings; else where they were. */
export function cagesOf({ map, rovers }: Field, before: Cages): Cages {
  return new Map(
    map.elevators.map(({ id, upper, lower }) => {
      if (rovers.some((rover) => sameSquare(rover, upper))) return [id, 1];
      return [id, rovers.some((rover) => sameSquare(rover, lower)) ? 0 : (before.get(id) ?? 0)];
    }),
  );
}

/** Straight up the rails for the first part of the way, then onto the block. */
export function cageSpot(map: FieldMap, { upper, lower }: Elevator, height: number): Spot {
  const [low, high] = [spotOf(map, lower ?? upper), spotOf(map, upper)];
  const climb = Math.min(1, height / 0.6);
  const cross = Math.max(0, (height - 0.6) / 0.4);
  return { x: mix(low.x, high.x, cross), y: mix(low.y, high.y, climb), z: mix(low.z, high.z, cross) };
}

/** A sample on the ground, or in the hold of a seat. */
interface Lying extends SampleShown {
  readonly aboard: number | null;
}

/** Samples of one square lie as a pile, beside the wheels when a rover stands there; those aboard behind the mast. */
function lyingIn({ map, rovers, ground }: Field): ReadonlyMap<SampleId, Lying> {
  const all = new Map<SampleId, Lying>();
  ground.forEach(({ sample, x, y }, i) => {
    const spot = spotOf(map, { x, y });
    const height = ground.slice(0, i).filter((one) => sameSquare(one, { x, y })).length;
    const aside = rovers.some((rover) => sameSquare(rover, { x, y })) ? 0.34 : 0;
    all.set(sample, {
      x: spot.x + aside,
      y: spot.y + 0.02 + height * PILE,
      z: spot.z + aside,
      type: null,
      size: 1,
      spin: (x * 7 + y * 3 + height * 2) * 0.7,
      aboard: null,
    });
  });
  for (const rover of rovers)
    rover.load.forEach((sample, i) => {
      const spot = bay(standing(map, rover), i);
      all.set(sample, { ...spot, type: null, size: STOWED, spin: 0, aboard: rover.seat });
    });
  return all;
}

/** Where a capsule of the cargo lies: side by side. */
function bay(rover: RoverShown, index: number): Spot {
  const angle = (rover.heading * Math.PI) / 2;
  const [back, side] = [0.13, (index - 1) * 0.17];
  const x = rover.x - Math.sin(angle) * back + Math.cos(angle) * side;
  const z = rover.z + Math.cos(angle) * back + Math.sin(angle) * side;
  return { x, y: rover.y + 0.4, z };
}

/** The field at rest. */
export function atRest(field: Field, cages: Cages): Shown {
  return {
    rovers: field.rovers.map((rover) => standing(field.map, rover)),
    samples: [...lyingIn(field).values()].filter(({ aboard }) => aboard === null),
    cages,
    beam: null,
  };
}

/** What an event led from and to; the event itself only says by which way. */
export interface Passage {
  readonly before: Field;
  readonly after: Field;
  readonly event: AlgoracingEvent;
}

/** The field at a moment of an event: `t` runs from 0 to 1. */
export function onTheWay(passage: Passage, cagesBefore: Cages, cagesAfter: Cages, t: number): Shown {
  const cages = new Map([...cagesAfter].map(([id, to]) => [id, mix(cagesBefore.get(id) ?? to, to, smooth(t))]));
  return {
    rovers: passage.after.rovers.map((rover) => roverAt(passage, rover, cages, t)),
    samples: samplesAt(passage, t),
    cages,
    beam: beamAt(passage, t),
  };
}

function roverAt({ before, after, event }: Passage, rover: RoverAt, cages: Cages, t: number): RoverShown {
  const { map } = after;
  const to = standing(map, rover);
  const old = before.rovers.find(({ seat }) => seat === rover.seat);
  if (old === undefined) return { ...raised(to, (1 - smooth(t)) * 1.2), ...looks(to), solid: t };
  const from = standing(map, old);
  const heading = from.heading + quartersBetween(old.dir, rover.dir) * smooth(t);
  const load = rover.load.filter((sample) => old.load.includes(sample)).length;
  const there = { ...to, ...between(from, to, smooth(t)), heading, load };
  if (!('seat' in event)) return there;
  if (event.type === 'rover-teleported' && event.other === rover.seat)
    return { ...(t < 0.5 ? from : to), load, solid: Math.abs(1 - t * 2) };
  if (event.seat !== rover.seat) return there;
  if (event.type === 'rover-moved') {
    if (event.kind === 'jump') return { ...there, ...hop(from, to, t, 0.62), pitch: Math.cos(t * Math.PI) * 0.35 };
    // A long drive does not slow down on every square.
    if (event.kind === 'all-way') return { ...there, ...between(from, to, t) };
    return { ...there, pitch: Math.sin(t * Math.PI * 2) * 0.05 };
  }
  if (event.type === 'elevator-ride') {
    const lift = map.elevators.find(({ id }) => id === event.elevator);
    return lift === undefined ? there : { ...there, ...cageSpot(map, lift, cages.get(lift.id) ?? 0) };
  }
  if (event.type === 'encounter') {
    const push = Math.sin(Math.min(1, t * 1.5) * Math.PI) * 0.22;
    const { x, y } = ahead(rover.dir);
    return { ...there, x: there.x + x * push, z: there.z + y * push, pitch: -push * 0.3 };
  }
  if (event.type === 'command-skipped') return { ...there, heading: heading + Math.sin(t * 18) * 0.09 * (1 - t) };
  return there;
}

const looks = ({ seat, colour, heading, pitch, load }: RoverShown) => ({ seat, colour, heading, pitch, load });

/** Samples on the ground, and those that change their place: they slide over the ground and hop over everything else. */
function samplesAt({ before, after, event }: Passage, t: number): readonly SampleShown[] {
  const [from, to] = [lyingIn(before), lyingIn(after)];
  const opened = event.type === 'samples-delivered' ? event : null;
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((sample) => {
    const [a, b] = [from.get(sample), to.get(sample)];
    if (a === undefined) return b === undefined || b.aboard !== null ? [] : [b];
    if (b === undefined) return opened === null ? [] : deliveredAt(after, a, opened, sample, t);
    if (a.aboard !== null && a.aboard === b.aboard) return [];
    const onGround = a.aboard === null && b.aboard === null;
    const spot = onGround ? between(a, b, smooth(t)) : hop(a, b, t, 0.45);
    const still = onGround && a.x === b.x && a.z === b.z;
    return [{ ...b, ...spot, size: mix(a.size, b.size, t), spin: mix(a.spin, b.spin, t) + (still ? 0 : t * 4) }];
  });
}

/** One after the other to the laboratory beyond the corner; on the way its type is seen. */
function deliveredAt(
  { map }: Field,
  from: SampleShown,
  { samples, types }: Extract<AlgoracingEvent, { type: 'samples-delivered' }>,
  sample: SampleId,
  t: number,
): readonly SampleShown[] {
  const i = samples.indexOf(sample);
  const late = 0.2 * i;
  const own = Math.min(1, Math.max(0, (t - late) / (1 - 0.2 * (samples.length - 1))));
  if (own >= 1) return [];
  const out = map.size / 2 + 0.32;
  const lab = { x: Math.sign(from.x) * out, y: from.y + 0.1, z: Math.sign(from.z) * out };
  const type = own > 0.3 ? (types[i] ?? null) : null;
  return [{ ...hop(from, lab, own, 0.8), type, size: mix(0.7, 1.5, own), spin: own * 6 }];
}

/** The teleport's light, from the sender to what it moves. */
function beamAt({ before, event }: Passage, t: number): Shown['beam'] {
  if (event.type !== 'rover-teleported' && event.type !== 'samples-pulled') return null;
  const { map, rovers } = before;
  const sender = rovers.find(({ seat }) => seat === event.seat);
  if (sender === undefined) return null;
  const from = raised(spotOf(map, sender), 0.3);
  const goal = spotOf(map, event.from);
  if (event.type === 'rover-teleported') return { from, to: raised(goal, 0.25), light: Math.max(0, 1 - t * 1.6) };
  return { from, to: raised(between(goal, spotOf(map, event.to), smooth(t)), 0.1), light: 1 - t };
}
