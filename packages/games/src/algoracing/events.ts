import type { EventWords } from '@benchtop/engine/author';
import { plural } from '../words.ts';
import type { Corner, Direction } from './data/board.ts';
import type { CommandKind, Factor, Kind } from './data/cards.ts';
import { presetIds, presets } from './data/hills.ts';
import type { ElevatorId, HillId, Placement, Rotation } from './data/hills.ts';
import type { Colour } from './data/rovers.ts';
import type { SampleId, SampleType } from './data/samples.ts';
import * as names from './names.ts';
import type { SkipReason } from './names.ts';
import type { Square } from './terrain.ts';

/** An event of a seat with these fields; several types give several events. */
type Of<T extends string, F = unknown> = T extends string
  ? { readonly type: T; readonly seat: number } & Readonly<F>
  : never;
type Command = { n: number; kind: CommandKind };
type Move = { from: Square; to: Square };

/** What can happen while an algorithm runs or an elevator rides. Commands and slots are counted from 1. */
export type RunEvent =
  | Of<'command-started', Command & { slot: number; repeat: number }>
  | Of<'command-done', Command>
  | Of<'command-skipped', Command & { reason: SkipReason }>
  | Of<'rover-moved', Move & { kind: 'step' | 'all-way' | 'jump' }>
  | Of<'rover-turned', { from: Direction; to: Direction }>
  | Of<'sample-picked', { sample: SampleId; at: Square }>
  | Of<'samples-delivered', Delivery>
  | Of<'encounter', { other: number }>
  | Of<'compensation', { from: number; sample: SampleId }>
  | Of<'rover-teleported', Move & { other: number; dropped: readonly SampleId[] }>
  | Of<'samples-pulled', Move & { samples: readonly SampleId[] }>
  | Of<'elevator-ride', Move & { elevator: ElevatorId }>
  | Of<'elevator-blocked', Move & { elevator: ElevatorId; other: number }>;

/** Types are empty where a run is only tried: nobody knows them before the delivery. */
interface Delivery {
  readonly corner: Corner;
  readonly samples: readonly SampleId[];
  readonly types: readonly SampleType[];
  readonly points: number;
  readonly total: number;
}

/** Everything that can happen. */
export type AlgoracingEvent =
  | RunEvent
  | { readonly type: 'order-set'; readonly order: readonly number[] }
  | { readonly type: 'layout-set'; readonly layout: string; readonly placements: readonly Placement[] }
  | { readonly type: 'samples-scattered'; readonly count: number; readonly empty: number }
  | Of<'colour-chosen', { colour: Colour }>
  | Of<'block-placed', Square & { hill: HillId; r: Rotation }>
  | Of<'base-placed', { colour: Colour; corner: Corner }>
  | { readonly type: 'spare-base-placed'; readonly colour: Colour; readonly corner: Corner }
  | Of<'rover-placed', Square & { corner: Corner; dir: Direction }>
  | Of<'turn-began', { round: number }>
  | Of<'card-laid' | 'command-inserted', { kind: CommandKind; position: number }>
  | Of<'command-covered', { kind: CommandKind; covered: CommandKind; position: number }>
  | Of<'cycle-placed' | 'cycle-removed' | 'cycle-lost', { factor: Factor; start: number; width: number }>
  | Of<'run-started', { executions: number }>
  | Of<'algorithm-cleared', { cards: number }>
  | Of<'card-swapped', { kind: Kind }>
  | Of<'turn-passed', { swapped: number }>
  | { readonly type: 'deck-reshuffled'; readonly cards: number }
  /** The kinds are only for the eyes of the seat. */
  | Of<'cards-drawn', { count: number; kinds: readonly Kind[] | null }>
  | Of<'turn-ended'>
  /** `seat` made the last turn and has so many points. */
  | Of<'match-ended', { reason: Ending; points: number }>
  | Of<'medal-earned', { turns: number; medal: string }>;

/** Why a match ended. */
export const endings = {
  target: 'Somebody has the points that win: the match is over.',
  'all-delivered': 'Every sample has been delivered: the match is over.',
  stalled: 'Everybody has passed five times in a row: the match is over.',
  'round-limit': 'The last round has been played: the match is over.',
} as const;
export type Ending = keyof typeof endings;

const { cardName, cornerName, directionName, does, elevatorName, squareName, whom } = names;

/** A line of the log for each; null where the lines around it tell it already. */
export const eventWords: EventWords<AlgoracingEvent> = {
  'order-set': (e, name) => `Turn order: ${e.order.map(name).join(', ')}.`,
  'layout-set': (e) => `The hills stand as in the layout “${layoutName(e.layout)}”.`,
  'samples-scattered': (e) =>
    `${plural(e.count, 'sample lies', 'samples lie')} face down on marks; ${plural(e.empty, 'mark stays', 'marks stay')} empty.`,
  'colour-chosen': (e, name) => `${does(name(e.seat), 'drive', 'drives')} the ${e.colour} rover.`,
  'block-placed': (e, name) => `${name(e.seat)} put ${names.hillName(e.hill)} at ${squareName(e)}.`,
  'base-placed': (e, name) => `${name(e.seat)} set up a base in ${cornerName(e.corner)}.`,
  'spare-base-placed': (e) => `The ${e.colour} base fills ${cornerName(e.corner)}.`,
  'rover-placed': (e, name) => `${does(name(e.seat), 'look', 'looks')} ${directionName(e.dir)}.`,
  'turn-began': null,
  'card-laid': (e, name) => `${name(e.seat)} laid ${cardName(e.kind)} in place ${e.position}.`,
  'command-inserted': (e, name) => `${name(e.seat)} put ${cardName(e.kind)} in place ${e.position}.`,
  'command-covered': (e, name) =>
    `${name(e.seat)} covered ${cardName(e.covered)} in place ${e.position} with ${cardName(e.kind)}.`,
  'cycle-placed': (e, name) => `${name(e.seat)} put a cycle ×${e.factor} over ${span(e)}.`,
  'cycle-removed': (e, name) => `${name(e.seat)} took the cycle ×${e.factor} off ${span(e)}.`,
  'cycle-lost': (e) => `The cycle ×${e.factor} over ${span(e)} is discarded: what lay under it was changed.`,
  'run-started': (e, name) => `${name(e.seat)} ran ${plural(e.executions, 'command')}.`,
  'command-started': null,
  'command-done': null,
  'command-skipped': (e) => `${cardName(e.kind)} was skipped: ${names.skipText(e.reason)}.`,
  'rover-moved': (e, name) => `${name(e.seat)} ${e.kind === 'jump' ? 'jumped' : 'drove'} to ${squareName(e.to)}.`,
  'rover-turned': (e, name) => `${name(e.seat)} turned to look ${directionName(e.to)}.`,
  'sample-picked': (e, name) => `${name(e.seat)} took a sample aboard at ${squareName(e.at)}.`,
  'samples-delivered': (e, name) =>
    `${name(e.seat)} delivered ${e.types.map(names.typeName).join(', ')} for ${plural(e.points, 'point')}, now ${e.total}.`,
  encounter: (e, name) => `${name(e.seat)} met ${whom(name(e.other))}.`,
  compensation: (e, name) => `${name(e.from)} handed ${whom(name(e.seat))} a sample.`,
  'rover-teleported': (e, name) => `${name(e.seat)} sent ${whom(name(e.other))} home${left(e.dropped.length)}.`,
  'samples-pulled': (e, name) => `${name(e.seat)} pulled ${plural(e.samples.length, 'sample')} to ${squareName(e.to)}.`,
  'elevator-ride': (e, name) => `${name(e.seat)} rode ${elevatorName(e.from, e.to)}.`,
  'elevator-blocked': (e, name) =>
    `${name(e.seat)} had to wait for ${elevatorName(e.from, e.to)}: ${whom(name(e.other))} ${name(e.other) === 'You' ? 'stand' : 'stands'} there.`,
  'algorithm-cleared': (e) => `The cards that were run are discarded: ${plural(e.cards, 'card')}.`,
  'card-swapped': (e, name) => `${name(e.seat)} discarded ${cardName(e.kind)}.`,
  'turn-passed': (e, name) =>
    e.swapped === 0 ? `${name(e.seat)} passed.` : `${name(e.seat)} passed and swapped ${plural(e.swapped, 'card')}.`,
  'deck-reshuffled': (e) => `The discard pile is the new deck: ${plural(e.cards, 'card')}.`,
  'cards-drawn': (e, name) =>
    `${name(e.seat)} drew ${e.kinds === null ? plural(e.count, 'card') : e.kinds.map(cardName).join(', ')}.`,
  'turn-ended': null,
  'match-ended': (e, name) =>
    e.reason === 'target'
      ? `${does(name(e.seat), 'have', 'has')} ${plural(e.points, 'point')}: the match is over.`
      : endings[e.reason],
  'medal-earned': (e, name) =>
    `${name(e.seat)} needed ${plural(e.turns, 'turn')}: ${e.medal === 'none' ? 'no medal this time' : e.medal}.`,
};

function left(dropped: number): string {
  return dropped === 0 ? '' : `; ${plural(dropped, 'sample')} stayed behind`;
}

function span({ start, width }: { readonly start: number; readonly width: number }): string {
  return width === 1 ? `place ${start}` : `places ${start} and ${start + 1}`;
}

function layoutName(layout: string): string {
  const preset = presetIds.find((id) => id === layout);
  return preset === undefined ? 'by chance' : presets[preset].name;
}
