import { at } from '@benchtop/engine/author';
import type { Frame } from '@benchtop/engine/author';
import { refiningLadder } from '../data/departments/biofuel.ts';
import { machines } from '../data/words.ts';
import { effects } from '../effects.ts';
import { DISPATCH, fieldValue } from '../export.ts';
import { lossRange } from '../loss.ts';
import { isWorking, numberOf } from '../machine.ts';
import { isOpen } from '../moves.ts';
import { PLACES, placeOf, plantOf, zoneStarts } from '../plant.ts';
import type { Plant } from '../plant.ts';
import { playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';

/*
 * The cubes of a plant in numbers: how many lie in each zone, and the best market value that each of them can reach over
 * belts that are open.
 */

type State = Readonly<AlgState>;

/** How many cubes lie somewhere, and what they are worth together once they are in dispatch. */
export interface Heap {
  cubes: number;
  value: number;
}

/** A plant as it was read last: the next reading overwrites it. */
export const stock = {
  storage: heap(),
  b: heap(),
  c: heap(),
  dispatch: heap(),
  /** The best value that a cube of a storage can reach. */
  fresh: 0,
};

function heap(): Heap {
  return { cubes: 0, value: 0 };
}

/** What changing over to a better line takes off its value, and Energy for it. */
const SHIFT = 0.4;
const SHIFT_ENERGY = 0.5;
/** A cube that is lost in Machine A, in market value: it is worth some Energy or coins. */
const LOSS = 0.5;
/** Steps of the ladder that cubes are lifted from. */
const LIFTS = refiningLadder.length - 1;
const FOAM = placeOf({ department: 'bioplastics' }, 'foam');

/** The best value that a cube can reach from each place of the position that was read last. */
const reach: number[] = Array.from({ length: PLACES }, () => 0);

/** Reads the plant of a seat. */
export function readStock(s: State, seat: number): void {
  const p = playerAt(s, seat);
  readValues(s, seat);
  count(p, stock.dispatch, zoneStarts.dispatch, PLACES);
  stock.dispatch.value = dispatchValue(s, seat, p) + begun(s, seat);
  readLines(s, seat, plantOf(p));
  count(p, stock.c, zoneStarts.c, zoneStarts.dispatch);
  count(p, stock.b, zoneStarts.b, zoneStarts.c);
  count(p, stock.storage, zoneStarts.storage, zoneStarts.b);
  stock.fresh = 0;
  for (let i = zoneStarts.storage; i < zoneStarts.b; i++) stock.fresh = Math.max(stock.fresh, at(reach, i));
}

function count({ fields }: Readonly<Player>, into: Heap, from: number, to: number): void {
  into.cubes = 0;
  into.value = 0;
  for (let i = from; i < to; i++) {
    into.cubes += at(fields, i);
    into.value += at(fields, i) * at(reach, i);
  }
}

/** Market values of dispatch. */
function readValues(s: State, seat: number): void {
  for (let i = 0; i < DISPATCH; i++) reach[zoneStarts.dispatch + i] = fieldValue(s, seat, i);
}

/** What lies in dispatch. ALG-EXP-11: products of bioplastics are worth more in pairs. */
function dispatchValue(s: State, seat: number, p: Readonly<Player>): number {
  let sum = 0;
  let cubes = 0;
  let most = 0;
  for (let i = zoneStarts.dispatch; i < PLACES; i++) {
    const n = at(p.fields, i);
    sum += n * at(reach, i);
    cubes += n;
    if (i !== FOAM && n > most) most = n;
  }
  if (p.department !== 'bioplastics') return sum;
  return sum + effects.value(s, seat, 'pair-bonus') * Math.min(Math.floor(cubes / 2), cubes - most);
}

/** From dispatch to the left: what each place can still become. */
function readLines(s: State, seat: number, plant: Plant): void {
  if (playerAt(s, seat).department === 'bioplastics') expectPairs(s, seat);
  for (let i = 0; i < zoneStarts.dispatch; i++) reach[i] = 0;
  for (let m = machines.length - 1; m >= 0; m--) {
    const machine = at(machines, m);
    const links = plant.links[machine];
    // Of a row of links the last one comes first, so that a cube can go over all of them.
    for (let i = links.length - 1; i >= 0; i--) {
      const link = at(links, i);
      // What is lifted in dispatch has got there.
      if (link.does !== 'shift' || link.from >= zoneStarts.dispatch || !isWorking(s, seat, link)) continue;
      const value = at(reach, link.to) - SHIFT - SHIFT_ENERGY * numberOf(s, seat, link.energy);
      if (value > at(reach, link.from)) reach[link.from] = value;
    }
    for (const belt of plant.belts[machine])
      if (at(reach, belt.to) > at(reach, belt.from) && isOpen(s, seat, belt)) reach[belt.from] = at(reach, belt.to);
  }
}

/** Half of a pair for each product that is still to come. */
function expectPairs(s: State, seat: number): void {
  const half = effects.value(s, seat, 'pair-bonus') / 2;
  for (let i = zoneStarts.dispatch; i <= FOAM; i++) reach[i] = at(reach, i) + half;
}

/** What an open question has begun: a loss that comes, cubes that are lifted. */
function begun(s: State, seat: number): number {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = at(s.stack, i);
    if (frame.seat !== seat) continue;
    if (frame.step === 'machine-step' && frame.args['machine'] === 'a') return -comingLoss(s, seat, frame);
    if (frame.step === 'refine' || frame.step === 'refine-more') return liftedValue(s, seat, frame);
  }
  return 0;
}

/** ALG-MACH-12: what Machine A will lose. */
function comingLoss(s: State, seat: number, { args }: Frame): number {
  const { least, most } = lossRange(s, seat, sumOf(args['moved']));
  return (LOSS * (least + most)) / 2;
}

function liftedValue(s: State, seat: number, { args }: Frame): number {
  let sum = 0;
  for (let i = 0; i < LIFTS; i++)
    sum += numberAt(args['lifted'], i) * (fieldValue(s, seat, i + 1) - fieldValue(s, seat, i));
  return sum;
}

function numberAt(list: unknown, i: number): number {
  return Array.isArray(list) ? Number(list[i] ?? 0) : 0;
}

function sumOf(list: unknown): number {
  let sum = 0;
  if (Array.isArray(list)) for (let i = 0; i < list.length; i++) sum += numberAt(list, i);
  return sum;
}
