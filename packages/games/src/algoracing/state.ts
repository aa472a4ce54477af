import { at } from '@benchtop/engine/author';
import type { Core } from '@benchtop/engine/author';
import type { Corner, Direction, Mode } from './data/board.ts';
import type { CommandKind, Factor, Kind } from './data/cards.ts';
import type { Placement } from './data/hills.ts';
import type { Colour } from './data/rovers.ts';
import type { SampleId, SampleType } from './data/samples.ts';

/** A sample on a square. Replaced, never changed. */
export interface Lying {
  readonly sample: SampleId;
  readonly x: number;
  readonly y: number;
}

/** A cycle card above one or two commands: `start` is the index of the first. Replaced, never changed. */
export interface Cycle {
  readonly factor: Factor;
  readonly start: number;
  readonly width: 1 | 2;
}

/** Two seats that get no compensation from each other, the lower number first. Replaced, never changed. */
export type Lock = readonly [low: number, high: number];

export interface Rover {
  /** Null until chosen. */
  colour: Colour | null;
  /** Where the base is; null until chosen. */
  corner: Corner | null;
  /** Both -1 until the rover is placed. */
  x: number;
  y: number;
  dir: Direction;
  /** Samples aboard, the oldest first. */
  load: SampleId[];
  /** Types delivered, in order. */
  delivered: SampleType[];
  /** RAC-ELE-04: an elevator was busy and may come for the rover when its next turn begins. */
  lift: boolean;
  hand: Kind[];
}

export interface AlgoracingState extends Core {
  /** Seats in turn order. */
  order: number[];
  /** Index into `order` of the player whose turn it is. */
  active: number;
  /** Turns completed. */
  turns: number;
  /** Passes in a row. */
  passes: number;
  /** The blocks on the board. The list is replaced, never changed. */
  placements: readonly Placement[];
  bases: Record<Corner, Colour | null>;
  /** Samples on squares, the longest lying first. */
  ground: Lying[];
  /** Samples whose type nobody has seen, in the order of `faces`. */
  unseen: SampleId[];
  /** The types of the samples in `unseen`. */
  faces: SampleType[];
  rovers: Rover[];
  locks: Lock[];
  /** In drawing order: the last one comes first. */
  deck: Kind[];
  discard: Kind[];
  /** The row of this turn (basic) or the shared algorithm (full). */
  commands: CommandKind[];
  /** From left to right. */
  cycles: Cycle[];
  /** Cards used in this turn. */
  used: number;
  /** True once the algorithm was changed in this turn. */
  changed: boolean;
}

/** The one factory of states. It ends in a clone, so that dealt and copied states have one hidden shape. */
export function createState(core: Core): AlgoracingState {
  return cloneState({
    seats: core.seats,
    settings: core.settings,
    stack: core.stack,
    asked: core.asked,
    draws: core.draws,
    over: core.over,
    order: [],
    active: 0,
    turns: 0,
    passes: 0,
    placements: [],
    bases: { nw: null, ne: null, se: null, sw: null },
    ground: [],
    unseen: [],
    faces: [],
    rovers: Array.from({ length: core.seats }, createRover),
    locks: [],
    deck: [],
    discard: [],
    commands: [],
    cycles: [],
    used: 0,
    changed: false,
  });
}

function createRover(): Rover {
  return {
    colour: null,
    corner: null,
    x: -1,
    y: -1,
    dir: 'N',
    load: [],
    delivered: [],
    lift: false,
    hand: [],
  };
}

/** A deep copy by explicit literals: search makes thousands of these a second. */
export function cloneState(s: Readonly<AlgoracingState>): AlgoracingState {
  const { bases } = s;
  return {
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    order: s.order.slice(),
    active: s.active,
    turns: s.turns,
    passes: s.passes,
    placements: canonical(s.placements),
    bases: { nw: bases.nw, ne: bases.ne, se: bases.se, sw: bases.sw },
    ground: s.ground.map(cloneLying),
    unseen: s.unseen.slice(),
    faces: s.faces.slice(),
    rovers: s.rovers.map(cloneRover),
    locks: s.locks.map(cloneLock),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    commands: s.commands.slice(),
    cycles: s.cycles.map(cloneCycle),
    used: s.used,
    changed: s.changed,
  };
}

function cloneLying({ sample, x, y }: Lying): Lying {
  return { sample, x, y };
}

function cloneCycle({ factor, start, width }: Cycle): Cycle {
  return { factor, start, width };
}

function cloneLock([low, high]: Lock): Lock {
  return [low, high];
}

/** Layouts whose records are written in one order. They never change, so that clones share them. */
const known = new WeakSet<readonly Placement[]>();

function canonical(placements: readonly Placement[]): readonly Placement[] {
  if (known.has(placements)) return placements;
  const written = placements.map(({ hill, r, x, y }) => ({ hill, r, x, y }));
  known.add(written);
  return written;
}

function cloneRover(r: Rover): Rover {
  return {
    colour: r.colour,
    corner: r.corner,
    x: r.x,
    y: r.y,
    dir: r.dir,
    load: r.load.slice(),
    delivered: r.delivered.slice(),
    lift: r.lift,
    hand: r.hand.slice(),
  };
}

/** Which of the two games is played. */
export function modeOf(s: { readonly settings: Core['settings'] }): Mode {
  return s.settings['mode'] === 'full' ? 'full' : 'basic';
}

/** The rover of a seat. */
export function roverAt<R>(s: { readonly rovers: readonly R[] }, seat: number): R {
  return at(s.rovers, seat);
}

/** Whose turn it is. */
export function activeSeat(s: { readonly order: readonly number[]; readonly active: number }): number {
  return at(s.order, s.active);
}

/** Takes one card of a kind out of a hand. */
export function takeCard(hand: Kind[], kind: Kind): void {
  hand.splice(hand.indexOf(kind), 1);
}
