import { skipText } from '@benchtop/games/algoracing';
import type { AlgoracingEvent, AlgoracingView, Colour, Direction } from '@benchtop/games/algoracing';
import { quartersBetween, spotOf } from './field.ts';
import type { Field, RoverAt, Spot } from './field.ts';
import { gainsOf } from './forecast.ts';
import type { Forecast } from './forecast.ts';

/** A stretch of the previewed way, made by one command. */
export interface Leg {
  readonly from: Spot;
  readonly to: Spot;
  readonly way: 'drive' | 'jump' | 'ride';
  /** The slot of the algorithm that makes it, from 0. */
  readonly slot: number;
}

/** Something that happens on a square. */
export type GhostStop = Spot & { readonly dir: Direction; readonly slot: number } & (
    | { readonly kind: 'turn'; readonly quarters: number }
    | { readonly kind: 'skip'; readonly reason: string }
  );

/** What the algorithm would do, from the current state: it is known before it runs. */
export interface GhostPath {
  readonly colour: Colour;
  readonly legs: readonly Leg[];
  readonly stops: readonly GhostStop[];
  /** Where a sample would be picked up. */
  readonly picks: readonly Spot[];
  /** Notes at places: deliveries, encounters. */
  readonly notes: readonly (Spot & { readonly text: string })[];
  /** Null where it would not move. */
  readonly end: (Spot & { readonly dir: Direction }) | null;
  /** The slot whose stretch is lit, or null. */
  readonly lit: number | null;
}

/** What is said where it would happen. */
const NOTES: { readonly [T in AlgoracingEvent['type']]?: string } = {
  compensation: 'is handed a sample',
  'rover-teleported': 'sends it home',
  'samples-pulled': 'pulls samples nearer',
  'elevator-blocked': 'elevator busy',
};

/** Draws a run that was forecast onto the field. */
export function ghostOf(
  { map, rovers }: Field,
  view: AlgoracingView,
  seat: number,
  run: Forecast,
  lit: number | null,
): GhostPath | null {
  const rover = rovers.find((one) => one.seat === seat);
  if (rover === undefined) return null;
  const { delivered, points } = gainsOf(run, view, seat);
  const legs: Leg[] = [];
  const stops: GhostStop[] = [];
  const picks: Spot[] = [];
  const notes: (Spot & { text: string })[] = [];
  let pose: Pick<RoverAt, 'x' | 'y' | 'dir'> = rover;
  let slot = -1;
  for (const event of run.events) {
    if (event.type === 'turn-ended') break;
    if (!('seat' in event) || event.seat !== seat) continue;
    const spot = spotOf(map, pose);
    if (event.type === 'command-started') slot = (event.slot ?? 0) - 1;
    if (event.type === 'rover-moved' || event.type === 'elevator-ride') {
      pose = { ...pose, ...event.to };
      const way = event.type === 'elevator-ride' ? 'ride' : event.kind === 'jump' ? 'jump' : 'drive';
      legs.push({ from: spot, to: spotOf(map, pose), way, slot: way === 'ride' ? -1 : slot });
    }
    if (event.type === 'rover-turned' && event.to !== undefined) {
      const quarters = quartersBetween(pose.dir, event.to);
      stops.push({ ...spot, dir: pose.dir, slot, kind: 'turn', quarters });
      pose = { ...pose, dir: event.to };
    }
    if (event.type === 'command-skipped' && event.reason !== undefined)
      stops.push({ ...spot, dir: pose.dir, slot, kind: 'skip', reason: skipText(event.reason) });
    if (event.type === 'sample-picked') picks.push(spot);
    const text = event.type === 'samples-delivered' ? `delivers ${delivered} for ${points}` : NOTES[event.type];
    if (text !== undefined) notes.push({ ...spot, text });
  }
  const moves = legs.length + stops.filter(({ kind }) => kind === 'turn').length > 0;
  const end = moves ? { ...spotOf(map, pose), dir: pose.dir } : null;
  return { colour: rover.colour, legs, stops, picks, notes, end, lit };
}

/** The way a rover has gone since the viewer last chose. */
export interface Trail {
  readonly colour: Colour;
  readonly legs: readonly Leg[];
}

/** From place to place over the ground; between levels in an arc. */
export function trailOf(colour: Colour, places: readonly Spot[]): Trail {
  const legs = places.slice(1).map((to, i): Leg => {
    const from = places[i] ?? to;
    return { from, to, way: from.y === to.y ? 'drive' : 'jump', slot: -1 };
  });
  return { colour, legs };
}

const GAP = 0.17;
const OVER = 0.1;

/** Beads along the legs, a little over the ground; jumps are arcs. */
export function dotsOf({ legs, lit }: Pick<GhostPath, 'legs' | 'lit'>): readonly (Spot & { readonly lit: boolean })[] {
  return legs.flatMap(({ from, to, way, slot }) => {
    const length = Math.hypot(to.x - from.x, to.z - from.z, to.y - from.y);
    const count = Math.max(2, Math.round(length / GAP));
    return Array.from({ length: count }, (_, i) => ({ ...along(from, to, way, (i + 0.5) / count), lit: slot === lit }));
  });
}

function along(a: Spot, b: Spot, way: Leg['way'], t: number): Spot {
  const flat = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t + OVER, z: a.z + (b.z - a.z) * t };
  if (way === 'jump') return { ...flat, y: flat.y + 0.55 * 4 * t * (1 - t) };
  if (way !== 'ride') return flat;
  const top = Math.max(a.y, b.y) + OVER;
  const climb = a.y < b.y ? Math.min(1, t * 2) : Math.min(1, (1 - t) * 2);
  const low = Math.min(a.y, b.y) + OVER;
  const cross = a.y < b.y ? Math.max(0, t * 2 - 1) : Math.min(1, t * 2);
  return { x: a.x + (b.x - a.x) * cross, y: low + (top - low) * climb, z: a.z + (b.z - a.z) * cross };
}
