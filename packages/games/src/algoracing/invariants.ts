import { cycleKind } from './algorithm.ts';
import { corners } from './data/board.ts';
import { HAND } from './data/cards.ts';
import { hillsOf } from './data/hills.ts';
import type { HillId } from './data/hills.ts';
import { lastRound, target } from './data/rovers.ts';
import { layoutFault, placementFault } from './layout.ts';
import { points } from './scoring.ts';
import { activeSeat, modeOf } from './state.ts';
import type { AlgoracingState, Rover } from './state.ts';
import { terrainOf } from './terrain.ts';

type State = Readonly<AlgoracingState>;

/** The first thing that cannot be in any position, in words. */
export function checkInvariants(s: State): string | null {
  const checks = [brokenOrder, brokenBoard, brokenRovers, brokenSamples, brokenAlgorithm, brokenLocks, wrongHands];
  for (const check of checks) {
    const fault = check(s);
    if (fault !== null) return fault;
  }
  return null;
}

function brokenOrder(s: State): string | null {
  if (s.order.length !== s.seats || doubled(s.order)) return 'the turn order does not name every seat once';
  if (s.active >= s.seats) return 'the active player is not in the turn order';
  if (s.turns > lastRound[modeOf(s)] * s.seats) return 'the last round is over';
  return s.over === null && s.active !== s.turns % s.seats ? 'it is not the turn of the active player' : null;
}

function brokenBoard(s: State): string | null {
  const mode = modeOf(s);
  const hills: readonly HillId[] = hillsOf[mode];
  const placed = s.placements.map(({ hill }) => hill);
  if (placed.some((hill) => !hills.includes(hill))) return 'a block belongs to the other board';
  if (doubled(placed)) return 'a block is placed twice';
  const complete = placed.length === hills.length;
  const fault = complete ? layoutFault(mode, s.placements) : placementFault(mode, s.placements);
  if (fault !== null) return `the layout is not legal: ${fault}`;
  if (doubled(corners.map((corner) => s.bases[corner]))) return 'a base stands on two corners';
  return complete || s.ground.length === 0 ? null : 'samples lie on a board that is not finished';
}

function brokenRovers(s: State): string | null {
  if (doubled(s.rovers.map(({ colour }) => colour))) return 'two rovers have one colour';
  for (const [seat, rover] of s.rovers.entries()) {
    const fault = brokenRover(s, rover);
    if (fault !== null) return `seat ${seat}: ${fault}`;
  }
  return doubled(s.rovers.map(({ x, y }) => (x < 0 ? null : y * 9 + x))) ? 'two rovers stand on one square' : null;
}

function brokenRover(s: State, { x, y, corner, colour, delivered, lift }: Rover): string | null {
  const mode = modeOf(s);
  const { size } = terrainOf(mode, s.placements);
  if (x >= size || y >= size || x < 0 !== y < 0) return 'the rover is not on the board';
  if (corner !== null && (colour === null || s.bases[corner] !== colour)) return 'the base is not on its corner';
  if (x >= 0 && corner === null) return 'the rover has no base';
  if (s.over === null && points(delivered) >= target[mode]) return 'the match was won already';
  return lift && mode === 'basic' ? 'there are no elevators in the basic game' : null;
}

/** Each unseen sample is on the ground or aboard, once. Before they are spread they are nowhere. */
function brokenSamples(s: State): string | null {
  if (s.faces.length !== s.unseen.length) return 'a sample has no type';
  const { size } = terrainOf(modeOf(s), s.placements);
  if (s.ground.some(({ x, y }) => x >= size || y >= size)) return 'a sample lies off the board';
  const out = [...s.ground.map(({ sample }) => sample), ...s.rovers.flatMap(({ load }) => load)].sort();
  if (s.unseen.some((id, i) => i > 0 && id <= (s.unseen[i - 1] ?? ''))) return 'the samples are out of order';
  const waiting = s.placements.length < hillsOf[modeOf(s)].length;
  return out.join() === (waiting ? '' : s.unseen.join()) ? null : 'a sample is lost or doubled';
}

function brokenAlgorithm(s: State): string | null {
  if (modeOf(s) === 'basic') {
    if (s.cycles.length > 0 || s.commands.includes('teleport')) return 'the basic game has no cycles and teleports';
    if (s.commands.length !== s.used) return 'the row and the cards used do not agree';
  }
  let free = 0;
  for (const { start, width } of s.cycles) {
    if (start < free || start + width > s.commands.length) return 'a cycle does not lie above commands of its own';
    free = start + width;
  }
  return s.used > 0 && !s.changed ? 'cards were used and nothing was changed' : null;
}

function brokenLocks(s: State): string | null {
  return doubled(s.locks.map(([low, high]) => low * 4 + high)) ? 'two rovers are locked twice' : null;
}

/** Nobody holds cards before the deal; afterwards everybody has five, but for what the active player has used. */
function wrongHands(s: State): string | null {
  const dealing = s.stack.some(({ step }) => step === 'deal');
  for (const [seat, { hand }] of s.rovers.entries()) {
    if (dealing && hand.length > 0) return 'cards are dealt after the bases';
    if (!dealing && hand.length + spentBy(s, seat) !== HAND) return `seat ${seat} does not have its five cards`;
  }
  return null;
}

/** Cards that the active player has laid, picked or thrown away in this turn. */
function spentBy(s: State, seat: number): number {
  if (seat !== activeSeat(s)) return 0;
  const { kind, swapped } = s.stack[0]?.args ?? {};
  return s.used + (kind === undefined ? 0 : 1) + (typeof swapped === 'number' ? swapped : 0);
}

/** True when something is there twice; null does not count. */
function doubled(items: readonly (string | number | null)[]): boolean {
  return items.some((item, i) => item !== null && items.indexOf(item) < i);
}

/** Cycle cards lie above the algorithm as records. */
export function countComponents(s: State, add: (component: string, count: number) => void): void {
  for (const { factor } of s.cycles) add(cycleKind(factor), 1);
}
