import type { Algorithm, Execution } from './algorithm.ts';
import type { Direction } from './data/board.ts';
import type { ElevatorId } from './data/hills.ts';
import { target } from './data/rovers.ts';
import type { SampleId } from './data/samples.ts';
import { startDrive } from './drive.ts';
import type { Track, Traveller } from './drive.ts';
import type { RunEvent } from './events.ts';
import type { SkipReason } from './names.ts';
import { runAlgorithm } from './run.ts';
import { points, pointsRange } from './scoring.ts';
import type { Range } from './scoring.ts';
import { modeOf, roverAt } from './state.ts';
import type { AlgoracingView } from './state.ts';
import type { Square } from './terrain.ts';

/** What a preview needs: a state or a view will do, since nothing of it is hidden. */
export interface Previewed extends Pick<AlgoracingView, 'settings' | 'placements' | 'bases' | 'ground' | 'locks'> {
  readonly rovers: readonly Omit<AlgoracingView['rovers'][number], 'hand'>[];
}

export interface Pose extends Square {
  readonly dir: Direction;
}

/** What may happen on a step and on a ride. */
interface Haul {
  readonly picked: readonly SampleId[];
  readonly delivered: number;
  /** True when the other rover pays a sample. */
  readonly paid: boolean;
}

/** One execution of a command, as it would happen. */
export interface PreviewStep extends Execution, Haul {
  readonly n: number;
  /** Null when it is executed. */
  readonly skipped: SkipReason | null;
  readonly from: Pose;
  readonly to: Pose;
  /** Every square the rover enters, in order. */
  readonly path: readonly Square[];
  /** The seat of the rover that is met, or null. */
  readonly met: number | null;
  /** The seat of the rover that is sent home, or null. */
  readonly sentHome: number | null;
  readonly pulled: readonly SampleId[];
}

/** What the elevator does when the algorithm has ended. */
export interface PreviewLift extends Haul {
  readonly elevator: ElevatorId;
  readonly from: Square;
  /** Null when another rover keeps it busy. */
  readonly to: Square | null;
  readonly blockedBy: number | null;
}

/** What running an algorithm would do now. */
export interface RunPreview {
  readonly seat: number;
  readonly start: Pose;
  readonly steps: readonly PreviewStep[];
  readonly lift: PreviewLift | null;
  readonly end: Pose;
  /** Samples aboard at the end. */
  readonly aboard: number;
  readonly delivered: number;
  /** Points that the deliveries would bring. */
  readonly points: Range;
  /** Whether they would win the match: the rest of the run is not executed then. */
  readonly wins: 'no' | 'maybe' | 'surely';
}

/** Runs an algorithm on a copy by the rules of the real run. Types stay unseen, so deliveries give a range of points. */
export function runPreview(s: Previewed, seat: number, algorithm: Algorithm): RunPreview {
  const events: RunEvent[] = [];
  const drive = startDrive(trackOf(s), seat, (event) => events.push(event), null);
  const start = poseOf(drive.rover);
  runAlgorithm(drive, algorithm);
  const { steps, lift } = read(events, start, seat);
  const delivered = steps.reduce((sum, step) => sum + step.delivered, lift?.delivered ?? 0);
  const range = pointsRange(s, seat, delivered);
  const missing = target[modeOf(s)] - points(roverAt(s, seat).delivered);
  return {
    seat,
    start,
    steps,
    lift,
    end: poseOf(drive.rover),
    aboard: drive.rover.load.length,
    delivered,
    points: range,
    wins: range.least >= missing ? 'surely' : range.most >= missing ? 'maybe' : 'no',
  };
}

/** A copy of everything that a run can change. */
export function trackOf(s: Previewed): Track {
  return {
    settings: s.settings,
    placements: s.placements,
    bases: s.bases,
    ground: s.ground,
    rovers: s.rovers.map(copyOf),
    locks: s.locks,
  };
}

function copyOf(r: Previewed['rovers'][number]): Traveller {
  return {
    colour: r.colour,
    corner: r.corner,
    x: r.x,
    y: r.y,
    dir: r.dir,
    load: r.load,
    delivered: r.delivered,
    lift: r.lift,
  };
}

function poseOf({ x, y, dir }: Pose): Pose {
  return { x, y, dir };
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };

/** Turns the events of a run into its steps and the ride at its end. */
function read(events: readonly RunEvent[], start: Pose, seat: number): Pick<RunPreview, 'steps' | 'lift'> {
  const steps: Open<PreviewStep>[] = [];
  let lift: Open<PreviewLift> | null = null;
  for (const event of events) {
    const step = steps.at(-1);
    const pose = step?.to ?? start;
    if (event.type === 'command-started') {
      const { n, slot, repeat, kind } = event;
      const nothing = { skipped: null, path: [], met: null, sentHome: null, pulled: [], ...emptyHaul() };
      steps.push({ n, slot, repeat, kind, from: pose, to: pose, ...nothing });
    } else if (event.type === 'elevator-ride' || event.type === 'elevator-blocked') {
      const to = event.type === 'elevator-ride' ? event.to : null;
      const blockedBy = event.type === 'elevator-blocked' ? event.other : null;
      lift = { elevator: event.elevator, from: { x: pose.x, y: pose.y }, to, blockedBy, ...emptyHaul() };
    } else if (lift !== null) noteHaul(lift, event, seat);
    else if (step !== undefined) {
      noteHaul(step, event, seat);
      note(step, event);
    }
  }
  return { steps, lift };
}

function emptyHaul(): Open<Haul> {
  return { picked: [], delivered: 0, paid: false };
}

function noteHaul(haul: Open<Haul>, event: RunEvent, seat: number): void {
  if (event.type === 'compensation') haul.paid = true;
  if (event.type === 'sample-picked' && event.seat === seat) haul.picked.push(event.sample);
  if (event.type === 'samples-delivered' && event.seat === seat) haul.delivered += event.samples.length;
}

function note(step: Open<PreviewStep>, event: RunEvent): void {
  if (event.type === 'rover-moved') {
    step.path.push(event.to);
    step.to = { ...event.to, dir: step.to.dir };
  }
  if (event.type === 'rover-turned') step.to = { ...step.to, dir: event.to };
  if (event.type === 'command-skipped') step.skipped = event.reason;
  if (event.type === 'encounter') step.met = event.other;
  if (event.type === 'rover-teleported') step.sentHome = event.other;
  if (event.type === 'samples-pulled') step.pulled.push(...event.samples);
}
