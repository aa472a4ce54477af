import type { EventWords } from '@benchtop/engine/author';
import type { KitEvent } from '@benchtop/engine/effects';
import { capital, plural } from '../words.ts';
import type { ColonyId } from './data/colonies.ts';
import type { SideId } from './data/deposits.ts';
import type { Cube } from './data/goods.ts';
import type { LockId, SubId } from './data/ocean.ts';
import type { RocketId } from './data/rockets.ts';
import type { SpaceId } from './data/spaces.ts';
import type { TechId } from './data/technologies.ts';
import { effects } from './effects.ts';
import {
  cellName,
  colonyName,
  columnName,
  cubeName,
  cubeNames,
  listed,
  lockName,
  placeName,
  possessive,
  rocketName,
  spaceName,
  subName,
  technologyName,
  tileName,
} from './names.ts';

interface OfSeat<T extends string> {
  readonly type: T;
  readonly seat: number;
}

/** Where a water token lies. */
export interface TokenPlace {
  readonly column: number;
  readonly row: number;
}

/** A cube in the ocean, by `cellOf`. */
export interface CubeAt {
  readonly cell: number;
  readonly cube: Cube;
}

/** Everything that can happen besides what the kit of effects tells. Columns, tracks and slots are counted from 0. */
export type LinEvent =
  | KitEvent
  // The frame of a match.
  | { readonly type: 'round-started'; readonly round: number }
  | { readonly type: 'action-started' }
  | OfSeat<'passed'>
  | OfSeat<'turn-ended-early'>
  | { readonly type: 'match-ended'; readonly reason: keyof typeof endings }
  // Setup.
  | { readonly type: 'ocean-filled'; readonly tokens: number }
  | { readonly type: 'deposits-laid'; readonly sides: readonly SideId[] }
  | { readonly type: 'rockets-laid'; readonly cards: readonly RocketId[] }
  | (OfSeat<'first-player'> & { readonly elected: boolean })
  | (OfSeat<'head-start'> & { readonly vp: number })
  | (OfSeat<'vessel-placed'> & { readonly column: number })
  | (OfSeat<'setup-cube'> & { readonly cube: Cube })
  // The sky.
  | { readonly type: 'jupiter-moved'; readonly round: number }
  | { readonly type: 'algae-spawned'; readonly cells: readonly number[] }
  | (OfSeat<'sunlight'> & { readonly icons: number })
  | (OfSeat<'diesel-burned'> & { readonly x: number })
  | (OfSeat<'sky-cleaned'> & { readonly x: number; readonly cube: Cube })
  // Workers.
  | (OfSeat<'workers-placed'> & { readonly space: SpaceId; readonly count: number })
  | (OfSeat<'workers-bumped'> & { readonly space: SpaceId; readonly count: number })
  | (OfSeat<'worker-hired'> & { readonly cost: number; readonly track: number | null; readonly ready: boolean })
  | (OfSeat<'worker-recalled'> & { readonly space: SpaceId })
  | { readonly type: 'workers-reset' }
  // Locks, water, vessels.
  | { readonly type: 'lock-toggled'; readonly lock: LockId; readonly closed: boolean }
  | ({ readonly type: 'water-in' } & TokenPlace)
  | { readonly type: 'water-moved'; readonly from: TokenPlace; readonly to: TokenPlace }
  | { readonly type: 'water-out'; readonly from: TokenPlace }
  | ({ readonly type: 'cube-washed-away' } & CubeAt)
  | { readonly type: 'sub-returned'; readonly sub: SubId; readonly x: number; readonly r: number }
  | (OfSeat<'toll-paid'> & { readonly to: number })
  | (OfSeat<'vessel-moved'> & { readonly from: number; readonly to: number })
  // Submersibles.
  | (OfSeat<'sub-moved'> & { readonly sub: SubId; readonly x: number; readonly r: number; readonly cost: number })
  | (OfSeat<'cube-picked'> & { readonly sub: SubId; readonly cube: Cube })
  | (OfSeat<'cube-left'> & { readonly sub: SubId })
  | (OfSeat<'excavated'> & { readonly sub: SubId; readonly slot: number; readonly cube: Cube })
  | (OfSeat<'track-advanced'> & { readonly slot: number; readonly space: number })
  | (OfSeat<'track-unmoved'> & { readonly slot: number; readonly why: 'no-token' | 'taken' | 'at-end' })
  | (OfSeat<'docked'> & { readonly sub: SubId })
  | (OfSeat<'cube-docked'> & { readonly sub: SubId; readonly cube: Cube; readonly price: number })
  // Rockets and cards.
  | (OfSeat<'cube-loaded'> & {
      readonly column: number;
      readonly cube: Cube;
      readonly wild: boolean;
      readonly vp: number;
    })
  | (OfSeat<'rocket-launched'> & { readonly column: number; readonly card: RocketId })
  | (OfSeat<'technology-taken'> & { readonly id: TechId })
  | (OfSeat<'technology-returned'> & { readonly id: TechId })
  | OfSeat<'technology-declined'>
  | { readonly type: 'colony-revealed'; readonly column: number; readonly card: ColonyId }
  | {
      readonly type: 'colony-promoted';
      readonly card: ColonyId;
      readonly slot: number;
      /** The column it lay above, null from the deck. */
      readonly from: number | null;
    }
  // The ocean.
  | { readonly type: 'cubes-dissolved'; readonly cubes: readonly CubeAt[] }
  | (OfSeat<'cube-filtered'> & CubeAt)
  // The reactor core.
  | (OfSeat<'core-borrowed'> & { readonly cube: Cube })
  | (OfSeat<'core-repaid'> & { readonly cube: Cube })
  | (OfSeat<'core-converted'> & { readonly from: Cube; readonly to: Cube; readonly electricity: number })
  | (OfSeat<'debt-penalty'> & { readonly debts: number; readonly vp: number });

/** Why a match ended. */
export const endings = {
  'rockets-launched': 'All eight rockets are launched and the round is over: the match ends.',
  'last-round': 'The seventh round is over: the match ends.',
  'solo-won': 'All eight rockets are launched: the colony stands.',
  'solo-lost': 'Seven rounds are over and not all rockets are launched: the colony is given up.',
} as const;

const citySlotNames = ['the first slot', 'the second slot', 'the third slot'] as const;
const unmoved = {
  'no-token': 'there is no token for the track',
  taken: 'the last space of the track is taken',
  'at-end': 'the token is at the end of its track',
} as const;

/** A line of the log for each; null where the lines around it tell it already. */
export const eventWords: EventWords<LinEvent> = {
  ...effects.eventWords,
  'round-started': (e) => `Round ${e.round} began.`,
  'action-started': null,
  passed: (e, name) => `${name(e.seat)} passed.`,
  'turn-ended-early': (e, name) => `${name(e.seat)} ended the turn.`,
  'match-ended': (e) => endings[e.reason],

  'ocean-filled': (e) => `${plural(e.tokens, 'water token')} filled the ocean.`,
  'deposits-laid': (e) => `Below the ocean lie ${listed(e.sides.map(tileName))}.`,
  'rockets-laid': (e) => `The rockets: ${listed(e.cards.map(rocketName))}.`,
  'first-player': (e, name) => `${name(e.seat)} ${e.elected ? 'took' : 'has'} the First Player marker.`,
  'head-start': (e, name) => `${name(e.seat)} got ${e.vp} VP to start with, for a later place in the turn order.`,
  'vessel-placed': (e, name) => `${name(e.seat)} put to sea in ${columnName(e.column)}.`,
  'setup-cube': (e, name) => `${name(e.seat)} took 1 ${cubeName(e.cube)}.`,

  'jupiter-moved': (e) => `Jupiter moved above ${listed([columnName(7 - e.round), columnName(8 - e.round)])}.`,
  'algae-spawned': (e) =>
    e.cells.length === 0 ? null : `Algae grew on the surface: ${plural(e.cells.length, 'cube')}.`,
  sunlight: (e, name) =>
    e.icons === 0
      ? `No sunlight reached ${possessive(name(e.seat))} vessel.`
      : `${plural(e.icons, 'sun')} shone on ${possessive(name(e.seat))} vessel.`,
  'diesel-burned': (e, name) => `${name(e.seat)} burned 1 hydrocarbon; the cube went into the atmosphere.`,
  'sky-cleaned': (e, name) => `${name(e.seat)} cleaned 1 ${cubeName(e.cube)} from the atmosphere.`,

  'workers-placed': (e, name) => `${name(e.seat)} placed ${plural(e.count, 'worker')} at ${spaceName(e.space)}.`,
  'workers-bumped': (e, name) =>
    `${capital(possessive(name(e.seat)))} ${e.count === 1 ? 'worker' : `${e.count} workers`} went home from ${spaceName(e.space)}.`,
  'worker-hired': (e, name) =>
    `${name(e.seat)} hired a worker for $${e.cost}${e.track === null ? '' : ` from the track below ${columnsOf(e.track)}`}.`,
  'worker-recalled': (e, name) => `${name(e.seat)} took back a worker from ${spaceName(e.space)}.`,
  'workers-reset': () => 'All workers went home.',

  'lock-toggled': (e) => `${capital(lockName(e.lock))} was ${e.closed ? 'closed' : 'opened'}.`,
  'water-in': null,
  'water-moved': null,
  'water-out': null,
  'cube-washed-away': (e) => `1 ${cubeName(e.cube)} was washed away.`,
  'sub-returned': (e) => `${capital(subName(e.sub))} was washed away and came back to ${placeName(e.x, e.r)}.`,
  'toll-paid': (e, name) => `${name(e.seat)} paid $1 to ${nameOf(name(e.to))} to sail first.`,
  'vessel-moved': (e, name) => `${name(e.seat)} sailed to ${columnName(e.to)}.`,

  'sub-moved': (e, name) =>
    `${name(e.seat)} steered ${subName(e.sub)} to ${placeName(e.x, e.r)}${e.cost === 0 ? '' : `, for ${e.cost} electricity`}.`,
  'cube-picked': (e, name) => `${name(e.seat)} picked up 1 ${cubeName(e.cube)} and took $1.`,
  'cube-left': null,
  excavated: (e, name) => `${name(e.seat)} excavated 1 ${cubeName(e.cube)} below ${columnsOf(e.slot)}.`,
  'track-advanced': (e, name) => `${name(e.seat)} reached space ${e.space} of the track below ${columnsOf(e.slot)}.`,
  'track-unmoved': (e) => `No bonus: ${unmoved[e.why]}.`,
  docked: (e, name) => `${name(e.seat)} docked with ${subName(e.sub)}.`,
  'cube-docked': (e, name) =>
    `${name(e.seat)} took 1 ${cubeName(e.cube)} on board ${e.price === 0 ? 'for nothing' : `for $${e.price}`}.`,

  'cube-loaded': (e, name) =>
    `${name(e.seat)} loaded 1 ${cubeName(e.cube)}${e.wild ? ' on the wild spot' : ''} of the rocket above ${columnName(e.column)} for ${e.vp} VP.`,
  'rocket-launched': (e, name) => `${name(e.seat)} launched ${rocketName(e.card)}.`,
  'technology-taken': (e, name) => `${name(e.seat)} took the technology ${technologyName(e.id)}.`,
  'technology-returned': (e, name) => `${name(e.seat)} put ${technologyName(e.id)} back.`,
  'technology-declined': (e, name) => `${name(e.seat)} took no technology.`,
  'colony-revealed': (e) => `${capital(colonyName(e.card))} was built above ${columnName(e.column)}.`,
  'colony-promoted': (e) =>
    `${capital(colonyName(e.card))} moved to ${citySlotNames[e.slot] ?? 'a slot'} of Europa City.`,

  'cubes-dissolved': (e) =>
    e.cubes.length === 0 ? null : `Dissolved into the ocean: ${cubeNames(e.cubes.map(({ cube }) => cube))}.`,
  'cube-filtered': (e, name) => `${name(e.seat)} took 1 ${cubeName(e.cube)} out of the water at ${cellName(e.cell)}.`,

  'core-borrowed': (e, name) => `${name(e.seat)} borrowed 1 ${cubeName(e.cube)} from the Reactor Core.`,
  'core-repaid': (e, name) => `${name(e.seat)} paid 1 ${cubeName(e.cube)} back to the Reactor Core.`,
  'core-converted': (e, name) =>
    `${name(e.seat)} turned 1 ${cubeName(e.from)} into 1 ${cubeName(e.to)} for ${e.electricity} electricity.`,
  'debt-penalty': (e, name) => `${name(e.seat)} lost ${e.vp} VP for ${plural(e.debts, 'debt')}.`,
};

/** The columns above a deposit, which has no number on the board. */
function columnsOf(slot: number): string {
  return `columns ${2 * slot + 1} and ${2 * slot + 2}`;
}

/** A name in the middle of a sentence. */
function nameOf(name: string): string {
  return name === 'You' ? 'you' : name;
}
