import type { SeenEvent } from '@benchtop/engine/host';
import type { AlgoracingEvent, RunEvent, SkipReason } from '@benchtop/games/algoracing';
import type { Dir, RoverColour } from './field.ts';
import { quarter } from './field.ts';
import type { Move } from './moves.ts';

/** A move with the command that makes it. */
export interface Beat {
  readonly move: Move;
  /** Slot of the algorithm from 0, and which time it is done; null outside a run. */
  readonly slot: number | null;
  readonly repeat: number;
  readonly skipped: SkipReason | null;
}

type Cue = Pick<Beat, 'slot' | 'repeat'>;

/** What the events of one choice look like on the field, in order. */
export function beatsOf(events: readonly SeenEvent[], colourOf: (seat: number) => RoverColour | null): readonly Beat[] {
  const beats: Beat[] = [];
  let cue: Cue = { slot: null, repeat: 1 };
  for (const event of events as readonly unknown[] as readonly AlgoracingEvent[]) {
    if (event.type === 'command-started') cue = { slot: event.slot - 1, repeat: event.repeat };
    if (event.type === 'elevator-ride' || event.type === 'turn-ended') cue = { slot: null, repeat: 1 };
    const skipped = event.type === 'command-skipped' ? event.reason : null;
    const moves =
      event.type === 'rover-placed' ? placing(event, colourOf(event.seat)) : isRun(event) ? movesOf(event) : [];
    for (const move of moves) add(beats, { move, ...cue, skipped });
  }
  return beats;
}

/** What can be seen on the field; all other events are about cards and turns. */
const seenInRun: ReadonlySet<string> = new Set<RunEvent['type']>([
  'command-started',
  'command-done',
  'command-skipped',
  'rover-moved',
  'rover-turned',
  'sample-picked',
  'samples-delivered',
  'encounter',
  'compensation',
  'rover-teleported',
  'samples-pulled',
  'elevator-ride',
  'elevator-blocked',
]);

const isRun = (event: AlgoracingEvent): event is RunEvent => seenInRun.has(event.type);

function placing(
  { seat, x, y, dir }: Extract<AlgoracingEvent, { type: 'rover-placed' }>,
  colour: RoverColour | null,
): readonly Move[] {
  return colour === null ? [] : [{ kind: 'place', rover: { seat, colour, x, y, dir, load: 0 } }];
}

/** Squares that are driven in one command become one move. */
function add(beats: Beat[], beat: Beat): void {
  const last = beats.at(-1);
  const goesOn =
    last?.move.kind === 'drive' &&
    beat.move.kind === 'drive' &&
    last.slot === beat.slot &&
    last.repeat === beat.repeat &&
    last.move.seat === beat.move.seat;
  if (!goesOn || last.move.kind !== 'drive' || beat.move.kind !== 'drive') beats.push(beat);
  else beats[beats.length - 1] = { ...last, move: { ...last.move, path: [...last.move.path, ...beat.move.path] } };
}

function movesOf(event: RunEvent): readonly Move[] {
  switch (event.type) {
    case 'rover-moved':
      return event.kind === 'jump'
        ? [{ kind: 'jump', seat: event.seat, to: event.to }]
        : [{ kind: 'drive', seat: event.seat, path: [event.to] }];
    case 'rover-turned':
      return [{ kind: 'turn', seat: event.seat, dir: event.to, quarters: quartersBetween(event.from, event.to) }];
    case 'elevator-ride':
      return [{ kind: 'ride', seat: event.seat, elevator: event.elevator, to: event.to }];
    case 'rover-teleported':
      return [{ kind: 'banish', seat: event.seat, target: event.other, to: event.to }];
    case 'samples-pulled':
      return [{ kind: 'pull', seat: event.seat, from: event.from, to: event.to, count: event.samples.length }];
    case 'sample-picked':
      return [{ kind: 'pick', seat: event.seat }];
    case 'samples-delivered':
      return [{ kind: 'deliver', seat: event.seat, types: event.types }];
    case 'encounter':
      return [{ kind: 'bump', seat: event.seat, other: event.other }];
    case 'compensation':
      return [{ kind: 'give', from: event.from, to: event.seat }];
    case 'command-skipped':
      return [{ kind: 'balk', seat: event.seat }];
    case 'command-started':
    case 'command-done':
    case 'elevator-blocked':
      return [];
  }
}

/** From -1 to 2, the shorter way round. */
export function quartersBetween(from: Dir, to: Dir): number {
  const turn = (quarter(to) - quarter(from) + 4) % 4;
  return turn === 3 ? -1 : turn;
}
