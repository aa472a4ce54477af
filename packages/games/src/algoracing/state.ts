import {
  at,
  byKey,
  component,
  defineState,
  flag,
  frozen,
  hidden,
  int,
  list,
  nullable,
  owned,
  perSeat,
  record,
  seat,
  seatSet,
  word,
} from '@benchtop/engine/author';
import type { Settings, StateOf, ViewOf } from '@benchtop/engine/author';
import { boards, corners, directions } from './data/board.ts';
import type { Mode } from './data/board.ts';
import { commandKinds, HAND, kinds, LONGEST, PER_TURN } from './data/cards.ts';
import { hillIds, hillsOf, rotations } from './data/hills.ts';
import { CAPACITY, colours } from './data/rovers.ts';
import { sampleIds, sampleTypes } from './data/samples.ts';

const SAMPLES = sampleIds.length;
const LAST = boards.full.size - 1;
/** A card of any kind, and all that can lie in one pile. */
const card = component(kinds);
const PILE = 52;
const type = component(sampleTypes);

/** Search copies states more often than it changes them: lists are replaced, so that copies share them. */
const fields = {
  /** Seats in turn order. */
  order: frozen(list(seat(), 4, 1)),
  /** Index into `order` of the player whose turn it is. */
  active: int(0, 3),
  /** Turns completed. */
  turns: int(0, 200),
  /** Passes in a row. */
  passes: int(0, 20),
  /** The blocks on the board. */
  placements: frozen(
    list(record({ hill: word(hillIds), r: word(rotations), x: int(0, LAST), y: int(0, LAST) }), hillsOf.full.length),
  ),
  bases: frozen(byKey(corners, nullable(word(colours)))),
  /** Samples on squares, the longest lying first. */
  ground: frozen(list(frozen(record({ sample: word(sampleIds), x: int(0, LAST), y: int(0, LAST) })), SAMPLES)),
  /** Samples whose type nobody has seen, in the order of `faces`. */
  unseen: frozen(list(word(sampleIds), SAMPLES)),
  /** The types of the samples in `unseen`. The mix is what is left when the delivered ones are taken away. */
  faces: hidden(list(type, SAMPLES), { show: 'mix', pool: 'samples' }),
  rovers: perSeat({
    /** Null until chosen. */
    colour: nullable(word(colours)),
    /** Where the base is; null until chosen. */
    corner: nullable(word(corners)),
    /** Both -1 until the rover is placed. */
    x: int(-1, LAST, -1),
    y: int(-1, LAST, -1),
    dir: word(directions),
    /** Samples aboard, the oldest first. */
    load: frozen(list(word(sampleIds), CAPACITY)),
    /** Types delivered, in order. */
    delivered: frozen(list(type, SAMPLES)),
    /** RAC-ELE-04: an elevator was busy and may come for the rover when its next turn begins. */
    lift: flag(),
    hand: owned(list(card, HAND), { show: 'count', pool: 'cards' }),
  }),
  /** Pairs of seats that get no compensation from each other. */
  locks: frozen(list(seatSet(2), 6)),
  /** In drawing order: the last one comes first. */
  deck: hidden(list(card, PILE), { show: 'count', pool: 'cards' }),
  discard: frozen(list(card, PILE)),
  /** The row of this turn (basic) or the shared algorithm (full). */
  commands: frozen(list(component(commandKinds), LONGEST)),
  /** Cycle cards above one or two commands, from left to right: `start` is the index of the first. */
  cycles: frozen(
    list(frozen(record({ factor: word([2, 3]), start: int(0, LONGEST - 1), width: word([1, 2]) })), LONGEST),
  ),
  /** Cards used in this turn. */
  used: int(0, PER_TURN),
  /** True once the algorithm was changed in this turn. */
  changed: flag(),
};

export const state = defineState(fields);
export type AlgoracingState = StateOf<typeof fields>;
/** What a seat or a spectator may know. */
export type AlgoracingView = ViewOf<typeof fields>;
export type Rover = AlgoracingState['rovers'][number];
/** A sample on a square. */
export type Lying = AlgoracingState['ground'][number];
export type Cycle = AlgoracingState['cycles'][number];
/** Two seats, the lower number first. */
export type Lock = AlgoracingState['locks'][number];

/** Which of the two games is played. */
export function modeOf(s: { readonly settings: Settings }): Mode {
  return s.settings['mode'] === 'full' ? 'full' : 'basic';
}

/** The rover of a seat. */
export function roverAt<R>(s: { readonly rovers: readonly R[] }, number: number): R {
  return at(s.rovers, number);
}

/** Whose turn it is. */
export function activeSeat(s: { readonly order: readonly number[]; readonly active: number }): number {
  return at(s.order, s.active);
}
