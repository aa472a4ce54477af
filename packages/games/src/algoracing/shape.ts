import { shapes } from '@benchtop/engine/host';
import { corners, directions } from './data/board.ts';
import { commandKinds, HAND, kinds, kindsOf, LONGEST, PER_TURN } from './data/cards.ts';
import type { Kind } from './data/cards.ts';
import { hillIds, hillsOf, rotations } from './data/hills.ts';
import { CAPACITY, colours, lastRound, target } from './data/rovers.ts';
import { sampleIds, sampleTypes } from './data/samples.ts';
import { cycleKind } from './algorithm.ts';
import { brokenFrames } from './frames.ts';
import { layoutFault, placementFault } from './layout.ts';
import { points } from './scoring.ts';
import { modeOf } from './state.ts';
import type { AlgoracingState, Rover } from './state.ts';
import { terrainOf } from './terrain.ts';

const { list, nullable, oneOf, record, recordOf, truth, whole } = shapes;

const sample = oneOf(sampleIds);
const type = oneOf(sampleTypes);
const pile = list(oneOf(kinds), 0, 52);
const rover = record({
  colour: nullable(oneOf(colours)),
  corner: nullable(oneOf(corners)),
  x: whole(-1, 8),
  y: whole(-1, 8),
  dir: oneOf(directions),
  load: list(sample, 0, CAPACITY),
  delivered: list(type, 0, 20),
  lift: truth,
  hand: list(oneOf(kinds), 0, HAND),
});

/** What each key of a valid state looks like. */
export const shape = {
  order: list(whole(0, 3), 1, 4),
  active: whole(0, 3),
  turns: whole(0, 200),
  passes: whole(0, 20),
  placements: list(
    record({ hill: oneOf(hillIds), r: oneOf(rotations), x: whole(0, 8), y: whole(0, 8) }),
    0,
    hillsOf.full.length,
  ),
  bases: recordOf(corners, nullable(oneOf(colours))),
  ground: list(record({ sample, x: whole(0, 8), y: whole(0, 8) }), 0, sampleIds.length),
  unseen: list(sample, 0, sampleIds.length),
  faces: list(type, 0, sampleIds.length),
  rovers: list(rover, 1, 4),
  locks: list(list(whole(0, 3), 2, 2), 0, 6),
  deck: pile,
  discard: pile,
  commands: list(oneOf(commandKinds), 0, LONGEST),
  cycles: list(record({ factor: oneOf([2, 3]), start: whole(0, LONGEST - 1), width: oneOf([1, 2]) }), 0, LONGEST),
  used: whole(0, PER_TURN),
  changed: truth,
};

/** The first thing that cannot be in any position, in words. */
export function checkInvariants(s: Readonly<AlgoracingState>): string | null {
  return (
    brokenOrder(s) ??
    brokenBoard(s) ??
    brokenRovers(s) ??
    brokenSamples(s) ??
    brokenAlgorithm(s) ??
    brokenLocks(s) ??
    brokenFrames(s)
  );
}

function brokenOrder(s: Readonly<AlgoracingState>): string | null {
  if (s.rovers.length !== s.seats) return `there are ${s.rovers.length} rovers for ${s.seats} seats`;
  const order = [...s.order].sort((a, b) => a - b);
  if (order.length !== s.seats || order.some((seat, i) => seat !== i))
    return 'the turn order does not name every seat once';
  if (s.active >= s.seats) return 'the active player is not in the turn order';
  if (s.turns > lastRound[modeOf(s)] * s.seats) return 'the last round is over';
  if (s.over === null && s.active !== s.turns % s.seats) return 'it is not the turn of the active player';
  return null;
}

function brokenBoard(s: Readonly<AlgoracingState>): string | null {
  const mode = modeOf(s);
  const hills: readonly string[] = hillsOf[mode];
  if (s.placements.some(({ hill }) => !hills.includes(hill))) return 'a block belongs to the other board';
  if (new Set(s.placements.map(({ hill }) => hill)).size !== s.placements.length) return 'a block is placed twice';
  const complete = s.placements.length === hills.length;
  const fault = complete ? layoutFault(mode, s.placements) : placementFault(mode, s.placements);
  if (fault !== null) return `the layout is not legal: ${fault}`;
  const bases = corners.map((corner) => s.bases[corner]).filter((colour) => colour !== null);
  if (new Set(bases).size !== bases.length) return 'a base stands on two corners';
  return complete || s.ground.length === 0 ? null : 'samples lie on a board that is not finished';
}

function brokenRovers(s: Readonly<AlgoracingState>): string | null {
  const squares = new Set<number>();
  const chosen = s.rovers.map(({ colour }) => colour).filter((colour) => colour !== null);
  if (new Set(chosen).size !== chosen.length) return 'two rovers have one colour';
  for (const [seat, each] of s.rovers.entries()) {
    const fault = brokenRover(s, each);
    if (fault !== null) return `seat ${seat}: ${fault}`;
    if (each.x < 0) continue;
    if (squares.has(each.y * 9 + each.x)) return 'two rovers stand on one square';
    squares.add(each.y * 9 + each.x);
  }
  return null;
}

function brokenRover(s: Readonly<AlgoracingState>, each: Rover): string | null {
  const mode = modeOf(s);
  const { size } = terrainOf(mode, s.placements);
  if (each.x >= size || each.y >= size || each.x < 0 !== each.y < 0) return 'the rover is not on the board';
  if (each.corner !== null && (each.colour === null || s.bases[each.corner] !== each.colour))
    return 'the base is not on its corner';
  if (each.x >= 0 && each.corner === null) return 'the rover has no base';
  if (s.over === null && points(each.delivered) >= target[mode]) return 'the match was won already';
  if (each.lift && mode === 'basic') return 'there are no elevators in the basic game';
  return null;
}

/** Each unseen sample is on the ground or aboard, once. Before they are spread they are nowhere. */
function brokenSamples(s: Readonly<AlgoracingState>): string | null {
  if (s.faces.length !== s.unseen.length) return 'a sample has no type';
  const { size } = terrainOf(modeOf(s), s.placements);
  if (s.ground.some(({ x, y }) => x >= size || y >= size)) return 'a sample lies off the board';
  const out = [...s.ground.map((lying) => lying.sample), ...s.rovers.flatMap(({ load }) => load)].sort();
  if (s.unseen.some((id, i) => i > 0 && id <= (s.unseen[i - 1] ?? ''))) return 'the samples are out of order';
  const waiting = s.placements.length < hillsOf[modeOf(s)].length;
  if (waiting ? out.length > 0 : out.join() !== s.unseen.join()) return 'a sample is lost or doubled';
  return null;
}

function brokenAlgorithm(s: Readonly<AlgoracingState>): string | null {
  const mode = modeOf(s);
  if (mode === 'basic') {
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

function brokenLocks(s: Readonly<AlgoracingState>): string | null {
  const pairs = s.locks.map(([low, high]) => low * 4 + high);
  if (s.locks.some(([low, high]) => low >= high || high >= s.seats)) return 'a lock does not name two seats';
  return new Set(pairs).size === pairs.length ? null : 'two rovers are locked twice';
}

/** Components that never change in number: cards by kind, samples by type. */
export function componentCounts(s: Readonly<AlgoracingState>): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (component: string): void => {
    counts[component] = (counts[component] ?? 0) + 1;
  };
  for (const kind of kindsOf[modeOf(s)]) counts[kind] = 0;
  for (const each of sampleTypes) counts[each] = 0;
  for (const pileOf of [s.deck, s.discard, s.commands]) pileOf.forEach(add);
  for (const { factor } of s.cycles) add(cycleKind(factor));
  for (const { hand, delivered } of s.rovers) {
    hand.forEach(add);
    delivered.forEach(add);
  }
  for (const each of s.faces) add(each);
  for (const frame of s.stack) {
    const kind = pickedIn(frame.args);
    if (kind !== null) add(kind);
  }
  return counts;
}

/** A card that was picked and not placed yet waits in a frame. */
function pickedIn(args: { readonly [key: string]: unknown }): Kind | null {
  return kinds.find((kind) => kind === args['kind']) ?? null;
}

/** Renames the seats of everything that names one. */
export function rename(s: AlgoracingState, to: readonly number[]): void {
  const renamed = (seat: number): number => to[seat] ?? seat;
  s.order = s.order.map(renamed);
  s.locks = s.locks.map(([a, b]) => (renamed(a) < renamed(b) ? [renamed(a), renamed(b)] : [renamed(b), renamed(a)]));
  const rovers = s.rovers.slice();
  s.rovers.forEach((each, seat) => {
    rovers[renamed(seat)] = each;
  });
  s.rovers = rovers;
}
