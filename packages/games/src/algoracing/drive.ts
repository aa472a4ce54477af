import { at } from '@benchtop/engine/author';
import { corners, headings } from './data/board.ts';
import type { Corner } from './data/board.ts';
import { CAPACITY, rovers as colourOf, target } from './data/rovers.ts';
import type { SampleId, SampleType } from './data/samples.ts';
import type { RunEvent } from './events.ts';
import { points } from './scoring.ts';
import { modeOf, roverAt } from './state.ts';
import type { AlgoracingState, Rover } from './state.ts';
import { terrainOf } from './terrain.ts';
import type { Square, Terrain } from './terrain.ts';

/** A rover without the cards of its player. */
export type Traveller = Omit<Rover, 'hand'>;

/** What a run reads and changes: a state, or a copy of what everybody sees of it. */
export interface Track extends Pick<AlgoracingState, 'settings' | 'placements' | 'ground' | 'locks'> {
  readonly bases: Readonly<AlgoracingState['bases']>;
  readonly rovers: readonly Traveller[];
}

/** A copy of everything that a run can change: it puts new lists in the place of old ones. */
export function trackOf({ settings, placements, bases, ground, rovers, locks }: Readonly<Track>): Track {
  return { settings, placements, bases, ground, rovers: rovers.map((rover) => ({ ...rover })), locks };
}

/** A rover under way, with those who listen. */
export interface Drive {
  readonly track: Track;
  readonly terrain: Terrain;
  readonly seat: number;
  readonly rover: Traveller;
  /** Null when nobody listens. */
  readonly say: ((event: RunEvent) => void) | null;
  /** Turns a sample face up. Null where a run is only tried: its type is nobody's business yet. */
  readonly open: ((sample: SampleId) => SampleType) | null;
  /** RAC-RUL-12: true once the rover has the points that win. */
  won: boolean;
}

/** Sets a rover under way. */
export function startDrive(track: Track, seat: number, say: Drive['say'], open: Drive['open']): Drive {
  const terrain = terrainOf(modeOf(track), track.placements);
  return { track, terrain, seat, rover: roverAt(track, seat), say, open, won: false };
}

/** The cell a rover stands on. */
export function cellOf(terrain: Terrain, { x, y }: Square): number {
  return y * terrain.size + x;
}

/** The seat of the rover on a square, or -1. */
export function roverOn({ rovers }: Track, { x, y }: Square): number {
  return rovers.findIndex((rover) => rover.x === x && rover.y === y);
}

/** True when a sample lies on a square. */
export function sampleOn({ ground }: Track, { x, y }: Square): boolean {
  return ground.some((lying) => lying.x === x && lying.y === y);
}

/** The edge before a rover: index into `ahead` and `walled` of the terrain. */
export function edgeBefore(terrain: Terrain, rover: Traveller): number {
  return cellOf(terrain, rover) * 4 + headings[rover.dir].index;
}

/** RAC-RUL-11: a rover that changes its square has no locks any more. */
export function relocate({ track }: Drive, seat: number, to: Square): void {
  if (track.locks.length > 0) track.locks = track.locks.filter(([low, high]) => low !== seat && high !== seat);
  const rover = roverAt(track, seat);
  rover.x = to.x;
  rover.y = to.y;
}

/** Picks up and delivers until nothing changes. */
export function collectAndDeliver(drive: Drive, seat: number): void {
  const rover = roverAt(drive.track, seat);
  while (pickUp(drive, seat, rover) || deliver(drive, seat, rover));
}

/** RAC-SAM-01, RAC-SAM-03, RAC-RUL-13: the longest lying sample comes aboard, if there is room. */
function pickUp({ track, say }: Drive, seat: number, rover: Traveller): boolean {
  if (rover.load.length >= CAPACITY) return false;
  const found = track.ground.find(({ x, y }) => x === rover.x && y === rover.y);
  if (found === undefined) return false;
  const { sample, x, y } = found;
  track.ground = track.ground.filter((lying) => lying !== found);
  rover.load = [...rover.load, sample];
  say?.({ type: 'sample-picked', seat, sample, at: { x, y } });
  return true;
}

/** RAC-SAM-04: in a lab everything aboard is turned face up and scored. */
function deliver(drive: Drive, seat: number, rover: Traveller): boolean {
  if (rover.load.length === 0) return false;
  const corner = labUnder(drive, rover);
  if (corner === null) return false;
  const before = points(rover.delivered);
  const samples = rover.load;
  rover.load = [];
  const types = drive.open === null ? [] : samples.map(drive.open);
  rover.delivered = [...rover.delivered, ...types];
  const total = points(rover.delivered);
  drive.say?.({ type: 'samples-delivered', seat, corner, samples, types, points: total - before, total });
  if (seat === drive.seat && total >= target[drive.terrain.mode]) drive.won = true;
  return true;
}

/** RAC-SAM-05, RAC-SAM-07: the corner whose base is a lab for the rover that stands there, or null. */
function labUnder({ terrain, track }: Drive, rover: Traveller): Corner | null {
  const cell = cellOf(terrain, rover);
  const corner = corners.find((each) => terrain.corners[each] === cell) ?? null;
  if (corner === null || terrain.mode === 'basic' || rover.colour === null) return corner;
  const [one, other] = colourOf[rover.colour].labs;
  const base = track.bases[corner];
  return base === one || base === other ? corner : null;
}

/** RAC-ENC-01: another rover stands in the way of a command that would have entered its square. */
export function encounter(drive: Drive, other: number): void {
  drive.say?.({ type: 'encounter', seat: drive.seat, other });
  compensate(drive, other);
}

/** RAC-ENC-02, RAC-ENC-03, RAC-ENC-05: the other rover gives its oldest sample, once until one of them moves. */
export function compensate({ track, rover, seat, say }: Drive, other: number): void {
  const giver = roverAt(track, other);
  if (giver.load.length === 0 || rover.load.length >= CAPACITY || locked(track, seat, other)) return;
  const sample = at(giver.load, 0);
  giver.load = giver.load.slice(1);
  rover.load = [...rover.load, sample];
  track.locks = [...track.locks, seat < other ? [seat, other] : [other, seat]];
  say?.({ type: 'compensation', seat, from: other, sample });
}

function locked({ locks }: Track, a: number, b: number): boolean {
  return locks.some((pair) => pair.includes(a) && pair.includes(b));
}
