import { presetIds, presets } from '../data/hills.ts';
import type { AlgoracingEvent } from '../events.ts';
import {
  cardName,
  cornerName,
  count,
  directionName,
  elevatorName,
  hillName,
  sentenceCase,
  skipText,
  squareName,
  typeName,
} from './names.ts';

type Name = (seat: number) => string;
type Line<E> = (e: E, name: Name) => string | null;

const silent = (): null => null;

/** A line of the log for each event; null where the lines around it tell it already. */
const lines: { readonly [T in AlgoracingEvent['type']]: Line<Extract<AlgoracingEvent, { readonly type: T }>> } = {
  'order-set': (e, name) => `Turn order: ${e.order.map(name).join(', ')}.`,
  'layout-set': (e) => `The hills are laid out: ${layoutName(e.layout)}.`,
  'samples-scattered': (e) =>
    `${count(e.count, 'sample')} lie face down on marks; ${count(e.empty, 'mark stays', 'marks stay')} empty.`,
  'colour-chosen': (e, name) => `${name(e.seat)} drives the ${e.colour} rover.`,
  'block-placed': (e, name) => `${name(e.seat)} put ${hillName(e.hill)} at ${squareName(e)}.`,
  'base-placed': (e, name) => `${name(e.seat)} set up a base in ${cornerName(e.corner)}.`,
  'spare-base-placed': (e) => `The ${e.colour} base fills ${cornerName(e.corner)}.`,
  'rover-placed': (e, name) => `${name(e.seat)} faces ${directionName(e.dir)}.`,
  'turn-began': silent,
  'card-laid': (e, name) => `${name(e.seat)} laid ${cardName(e.kind)} in place ${e.position}.`,
  'command-inserted': (e, name) => `${name(e.seat)} put ${cardName(e.kind)} in place ${e.position}.`,
  'command-covered': (e, name) =>
    `${name(e.seat)} covered ${cardName(e.covered)} in place ${e.position} with ${cardName(e.kind)}.`,
  'cycle-placed': (e, name) => `${name(e.seat)} put a cycle ×${e.factor} over ${span(e)}.`,
  'cycle-removed': (e, name) => `${name(e.seat)} took the cycle ×${e.factor} off ${span(e)}.`,
  'cycle-lost': (e) => `The cycle ×${e.factor} over ${span(e)} is lost: what lay under it was changed.`,
  'run-started': (e, name) => `${name(e.seat)} runs the algorithm: ${count(e.executions, 'command')}.`,
  'command-started': silent,
  'command-done': silent,
  'command-skipped': (e) => `${cardName(e.kind)} is skipped: ${skipText(e.reason)}.`,
  'rover-moved': (e, name) => `${name(e.seat)} ${e.kind === 'jump' ? 'jumped' : 'drove'} to ${squareName(e.to)}.`,
  'rover-turned': (e, name) => `${name(e.seat)} turned to the ${directionName(e.to)}.`,
  'sample-picked': (e, name) => `${name(e.seat)} took a sample aboard at ${squareName(e.at)}.`,
  'samples-delivered': (e, name) =>
    `${name(e.seat)} delivered ${e.types.map(typeName).join(', ')}: ${count(e.points, 'point')}, ${e.total} in all.`,
  encounter: (e, name) => `${name(e.seat)} ran into ${name(e.other)}.`,
  compensation: (e, name) => `${name(e.from)} handed ${name(e.seat)} a sample.`,
  'rover-teleported': (e, name) => `${name(e.seat)} sent ${name(e.other)} home${left(e.dropped.length)}.`,
  'samples-pulled': (e, name) => `${name(e.seat)} pulled ${count(e.samples.length, 'sample')} to ${squareName(e.to)}.`,
  'elevator-ride': (e, name) =>
    `${sentenceCase(elevatorName(e.elevator))} took ${name(e.seat)} to ${squareName(e.to)}.`,
  'elevator-blocked': (e, name) =>
    `${name(e.other)} keeps ${elevatorName(e.elevator)} busy: ${name(e.seat)} has to wait.`,
  'algorithm-cleared': (e) => `The algorithm is discarded (${count(e.cards, 'card')}).`,
  'card-swapped': (e, name) => `${name(e.seat)} threw ${cardName(e.kind)} away.`,
  'turn-passed': (e, name) => `${name(e.seat)} passed and swapped ${count(e.swapped, 'card')}.`,
  'deck-reshuffled': (e) => `The discard pile is the new deck: ${count(e.cards, 'card')}.`,
  'cards-drawn': (e, name) =>
    `${name(e.seat)} drew ${e.kinds === null ? count(e.count, 'card') : e.kinds.map(cardName).join(', ')}.`,
  'turn-ended': silent,
  'match-ended': (e) => ending(e.reason),
  'medal-earned': (e, name) =>
    `${name(e.seat)} needed ${count(e.turns, 'turn')}: ${e.medal === 'none' ? 'no medal this time' : e.medal}.`,
};

/** A line of the log, or null for an event that needs none. */
export function event(e: AlgoracingEvent, name: Name): string | null {
  // The table pairs each type with its event; the compiler cannot follow that through the lookup.
  const line = lines[e.type] as Line<AlgoracingEvent>;
  return line(e, name);
}

function left(dropped: number): string {
  return dropped === 0 ? '' : `; ${count(dropped, 'sample')} stayed behind`;
}

function span({ start, width }: { readonly start: number; readonly width: number }): string {
  return width === 1 ? `place ${start}` : `places ${start} and ${start + 1}`;
}

function layoutName(layout: string): string {
  const preset = presetIds.find((id) => id === layout);
  return preset === undefined ? 'by chance' : presets[preset].name;
}

/** Why the match ended. */
export function ending(reason: string): string {
  switch (reason) {
    case 'target':
      return 'A rover has the points that win: the match is over.';
    case 'all-delivered':
      return 'Every sample is in a lab: the match is over.';
    case 'stalled':
      return 'Everybody has passed five times in a row: the match is over.';
    case 'round-limit':
      return 'The last round has been played: the match is over.';
    default:
      return reason;
  }
}
