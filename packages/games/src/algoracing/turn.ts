import { at } from '@benchtop/engine/author';
import { cycleKind, expand } from './algorithm.ts';
import type { Mode } from './data/board.ts';
import { LONGEST } from './data/cards.ts';
import { lastRound, PASSES } from './data/rovers.ts';
import type { SampleId, SampleType } from './data/samples.ts';
import type { AlgoracingContext } from './define.ts';
import { startDrive } from './drive.ts';
import type { Ending } from './events.ts';
import { refill } from './hand.ts';
import { ride, runAlgorithm } from './run.ts';
import { medalFor, points } from './scoring.ts';
import { activeSeat, modeOf, roverAt } from './state.ts';
import type { AlgoracingState } from './state.ts';

/** Begins the turn of the active player; RAC-ELE-04: perhaps with the elevator that was busy. */
export function beginTurn(s: AlgoracingState, ctx: AlgoracingContext): void {
  const seat = activeSeat(s);
  const rover = roverAt(s, seat);
  const { lift } = rover;
  rover.lift = false;
  ctx.emit?.({ type: 'turn-began', seat, round: roundOf(s) });
  if (lift) {
    const drive = startDrive(s, seat, ctx.emit, opener(s));
    ride(drive, false);
    if (drive.won) return finish(s, seat, 'target', ctx);
    // RAC-END-02: the ride may have brought the last sample to a lab.
    if (s.unseen.length === 0) return finish(s, seat, 'all-delivered', ctx);
  }
  ctx.ask(modeOf(s) === 'full' ? 'build-full' : 'build-basic', seat);
}

/** The number of the round that is being played, from 1. */
export function roundOf(s: { readonly turns: number; readonly seats: number }): number {
  return Math.floor(s.turns / s.seats) + 1;
}

/** Runs the algorithm with the rover of the active player, and ends the turn or the match. */
export function run(s: AlgoracingState, seat: number, ctx: AlgoracingContext): void {
  s.passes = 0;
  ctx.emit?.({ type: 'run-started', seat, executions: expand(s).length });
  const drive = startDrive(s, seat, ctx.emit, opener(s));
  runAlgorithm(drive, s);
  // RAC-END-01, RAC-RUL-12: the points that win end the match in the middle of a run.
  if (drive.won) return finish(s, seat, 'target', ctx);
  if (modeOf(s) === 'basic' || s.commands.length === LONGEST) clear(s, seat, ctx);
  endTurn(s, seat, ctx);
}

/** RAC-SAM-02: takes a sample out of the unseen ones, as its type is shown. */
function opener(s: AlgoracingState): (sample: SampleId) => SampleType {
  return (sample) => {
    const index = s.unseen.indexOf(sample);
    const type = at(s.faces, index);
    s.unseen = s.unseen.filter((_, i) => i !== index);
    s.faces.splice(index, 1);
    return type;
  };
}

/** RAC-TURN-03, RAC-ALG-03: all commands and cycles go to the discard pile. */
function clear(s: AlgoracingState, seat: number, ctx: AlgoracingContext): void {
  const cards = s.commands.length + s.cycles.length;
  s.discard = [...s.discard, ...s.commands, ...s.cycles.map(({ factor }) => cycleKind(factor))];
  s.commands = [];
  s.cycles = [];
  ctx.emit?.({ type: 'algorithm-cleared', seat, cards });
}

/** Ends a turn that was passed. */
export function pass(s: AlgoracingState, seat: number, swapped: number, ctx: AlgoracingContext): void {
  s.passes++;
  ctx.emit?.({ type: 'turn-passed', seat, swapped });
  endTurn(s, seat, ctx);
}

function endTurn(s: AlgoracingState, seat: number, ctx: AlgoracingContext): void {
  s.used = 0;
  s.changed = false;
  refill(s, seat, ctx);
  const reason = ending(s);
  if (reason !== null) return finish(s, seat, reason, ctx);
  s.turns++;
  s.active = (s.active + 1) % s.order.length;
  ctx.emit?.({ type: 'turn-ended', seat });
}

/** RAC-END-02 to RAC-END-04, looked at when a turn ends. */
function ending(s: Readonly<AlgoracingState>): Ending | null {
  if (s.unseen.length === 0) return 'all-delivered';
  if (s.passes >= PASSES * s.seats) return 'stalled';
  return s.turns + 1 >= lastRound[modeOf(s)] * s.seats ? 'round-limit' : null;
}

function finish(s: AlgoracingState, seat: number, reason: Ending, ctx: AlgoracingContext): void {
  s.turns++;
  ctx.end(reason);
  ctx.emit?.({ type: 'match-ended', seat, reason, points: points(roverAt(s, seat).delivered) });
  if (s.seats === 1 && reason === 'target')
    ctx.emit?.({ type: 'medal-earned', seat, turns: s.turns, medal: medalFor(s.turns) ?? 'none' });
}

/** Within a turn: one decision of the active player, of the mode that is played. Null when it is so. */
export function wrongTurn(
  s: Readonly<AlgoracingState>,
  { step, seat }: { readonly step: string; readonly seat: number },
  depth: number,
  mode: Mode = modeOf(s),
): string | null {
  if (depth !== 0) return 'a turn begins when the last one has ended';
  if (seat !== activeSeat(s)) return 'the decision is not the active player’s';
  if (s.rovers.some(({ x }) => x < 0)) return 'a rover is not on the board';
  return mode === modeOf(s) ? null : `${step} belongs to the other game`;
}
