import type { Algorithm } from './algorithm.ts';
import type { Direction } from './data/board.ts';
import type { CommandKind } from './data/cards.ts';
import type { ElevatorId } from './data/hills.ts';
import { target } from './data/rovers.ts';
import type { SampleId } from './data/samples.ts';
import { startDrive } from './drive.ts';
import type { Drive, Track, Traveller } from './drive.ts';
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

/** One execution of a command, as it would happen. */
export interface PreviewStep {
  readonly n: number;
  readonly slot: number;
  readonly repeat: number;
  readonly kind: CommandKind;
  /** Null when it is executed. */
  readonly skipped: SkipReason | null;
  readonly from: Pose;
  readonly to: Pose;
  /** Every square the rover enters, in order. */
  readonly path: readonly Square[];
  readonly picked: readonly SampleId[];
  readonly delivered: number;
  /** The seat of the rover that is met, or null. */
  readonly met: number | null;
  /** True when the met rover pays a sample. */
  readonly paid: boolean;
  /** The seat of the rover that is sent home, or null. */
  readonly sentHome: number | null;
  readonly pulled: readonly SampleId[];
}

/** What the elevator does when the algorithm has ended. */
export interface PreviewLift {
  readonly elevator: ElevatorId;
  readonly from: Square;
  /** Null when another rover keeps it busy. */
  readonly to: Square | null;
  readonly blockedBy: number | null;
  readonly picked: readonly SampleId[];
  readonly delivered: number;
  readonly paid: boolean;
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
  const track = trackOf(s);
  const events: RunEvent[] = [];
  const drive = startDrive(track, seat, (event) => events.push(event), null);
  const start = poseOf(drive.rover);
  runAlgorithm(drive, algorithm);
  const { steps, lift } = read(events, start, seat);
  const delivered = steps.reduce((sum, step) => sum + step.delivered, lift?.delivered ?? 0);
  const range = pointsRange(s, seat, delivered);
  const had = points(roverAt(s, seat).delivered);
  const need = target[modeOf(s)];
  return {
    seat,
    start,
    steps,
    lift,
    end: poseOf(drive.rover),
    aboard: drive.rover.load.length,
    delivered,
    points: range,
    wins: had + range.least >= need ? 'surely' : had + range.most >= need ? 'maybe' : 'no',
  };
}

/** A copy of everything that a run can change. */
export function trackOf(s: Previewed): Track {
  return {
    settings: s.settings,
    placements: s.placements,
    bases: s.bases,
    ground: s.ground.slice(),
    rovers: s.rovers.map(copyOf),
    locks: s.locks.slice(),
  };
}

function copyOf(r: Previewed['rovers'][number]): Traveller {
  return {
    colour: r.colour,
    corner: r.corner,
    x: r.x,
    y: r.y,
    dir: r.dir,
    load: r.load.slice(),
    delivered: r.delivered.slice(),
    lift: r.lift,
  };
}

function poseOf({ x, y, dir }: Drive['rover']): Pose {
  return { x, y, dir };
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };

/** Turns the events of a run into its steps and the ride at its end. */
function read(
  events: readonly RunEvent[],
  start: Pose,
  seat: number,
): { steps: PreviewStep[]; lift: PreviewLift | null } {
  const steps: Open<PreviewStep>[] = [];
  let lift: Open<PreviewLift> | null = null;
  let pose = start;
  for (const event of events) {
    const step = steps.at(-1);
    if (event.type === 'command-started') {
      const { n, slot, repeat, kind } = event;
      steps.push({ n, slot, repeat, kind, ...blank(pose) });
    } else if (event.type === 'elevator-ride' || event.type === 'elevator-blocked') {
      const blockedBy = event.type === 'elevator-blocked' ? event.other : null;
      const to = event.type === 'elevator-ride' ? event.to : null;
      const from = { x: pose.x, y: pose.y };
      lift = { elevator: event.elevator, from, to, blockedBy, picked: [], delivered: 0, paid: false };
    } else if (lift !== null) common(lift, event, seat);
    else if (step !== undefined) {
      common(step, event, seat);
      pose = note(step, event, pose);
      step.to = pose;
    }
  }
  return { steps, lift };
}

function blank(pose: Pose): Omit<Open<PreviewStep>, 'n' | 'slot' | 'repeat' | 'kind'> {
  return {
    skipped: null,
    from: pose,
    to: pose,
    path: [],
    picked: [],
    delivered: 0,
    met: null,
    paid: false,
    sentHome: null,
    pulled: [],
  };
}

/** What may happen on a step and on a ride. */
function common(into: { picked: SampleId[]; delivered: number; paid: boolean }, event: RunEvent, seat: number): void {
  if (event.type === 'compensation') into.paid = true;
  if (event.type === 'sample-picked' && event.seat === seat) into.picked.push(event.sample);
  if (event.type === 'samples-delivered' && event.seat === seat) into.delivered += event.samples.length;
}

function note(step: Open<PreviewStep>, event: RunEvent, pose: Pose): Pose {
  switch (event.type) {
    case 'rover-moved':
      step.path.push(event.to);
      return { x: event.to.x, y: event.to.y, dir: pose.dir };
    case 'rover-turned':
      return { x: pose.x, y: pose.y, dir: event.to };
    case 'command-skipped':
      step.skipped = event.reason;
      return pose;
    case 'encounter':
      step.met = event.other;
      return pose;
    case 'rover-teleported':
      step.sentHome = event.other;
      return pose;
    case 'samples-pulled':
      step.pulled.push(...event.samples);
      return pose;
    case 'command-started':
    case 'command-done':
    case 'sample-picked':
    case 'samples-delivered':
    case 'compensation':
    case 'elevator-ride':
    case 'elevator-blocked':
      return pose;
  }
}
