import { at } from '@benchtop/engine/author';
import type { Frame } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { refiningLadder } from '../data/departments/biofuel.ts';
import { agingLadder } from '../data/departments/food.ts';
import { DAYS, spotIds, WEEKS } from '../data/week.ts';
import type { SpotId } from '../data/week.ts';
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
import { printedOn } from '../turn.ts';
import { reachable } from '../week.ts';

/*
 * What the cubes of a plant promise: the best market value that each of them can reach over belts that are open, less for
 * every Machine it still has to pass, and only as far as there are turns for that.
 */

type State = Readonly<AlgState>;

/** VP for a market value in dispatch; less for what goes beyond two good exports. */
const VALUE = 0.8;
const PLENTY = 10;
const BEYOND = 0.35;
/** How sure a value is left of C, left of B, in a storage. */
const sure = { c: 0.75, b: 0.4, storage: 0.15 } as const;
/** What changing over to a better line takes off its value, and Energy for it. */
const SHIFT = 0.4;
const SHIFT_ENERGY = 0.5;
/** A cube that is lost in Machine A: it is worth some Energy or coins. */
const LOSS = 0.4;
/** ALG-END-07: a cube that is left over. */
const LEFT_OVER = 0.2;
/** Turns until a way is as good as sure. */
const SPARE_TURNS = 3;
/** Steps of the ladder that cubes are lifted from. */
const LIFTS = refiningLadder.length - 1;
const FOAM = placeOf({ department: 'bioplastics' }, 'foam');

/** The best value that a cube can reach from each place of the position that was read last. */
const reach: number[] = Array.from({ length: PLACES }, () => 0);

/** VP that the cubes of a plant promise, with so many own turns to come. */
export function plantOutlook(s: State, seat: number, turns: number): number {
  const p = playerAt(s, seat);
  if (p.department === null) return 0;
  const plant = plantOf(p);
  readValues(s, seat);
  // Food that cannot be sold in this week ages; what is still to come does not.
  const stale = p.department === 'food' && s.week < WEEKS && !canSell(s, p);
  if (stale) age();
  let value = share(turns, 1) * stockWorth(dispatchValue(s, seat, p));
  if (stale) readValues(s, seat);
  readLines(s, seat, plant);
  value += share(turns, 2) * sure.c * zoneValue(p, zoneStarts.c, zoneStarts.dispatch);
  value += share(turns, 3) * sure.b * zoneValue(p, zoneStarts.b, zoneStarts.c);
  value += share(turns, 4) * sure.storage * zoneValue(p, zoneStarts.storage, zoneStarts.b);
  return value + LEFT_OVER * cubesIn(p) + begun(s, seat);
}

/** How likely there is time for something that takes so many turns. */
function share(turns: number, needed: number): number {
  return Math.max(0, Math.min(1, (turns - needed + 1) / SPARE_TURNS));
}

function stockWorth(value: number): number {
  return VALUE * Math.min(value, PLENTY) + BEYOND * Math.max(0, value - PLENTY);
}

function cubesIn({ fields }: Readonly<Player>): number {
  let sum = 0;
  for (let i = 0; i < PLACES; i++) sum += at(fields, i);
  return sum;
}

function zoneValue({ fields }: Readonly<Player>, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) if (at(fields, i) > 0) sum += at(fields, i) * at(reach, i);
  return VALUE * sum;
}

/** Market values of dispatch. */
function readValues(s: State, seat: number): void {
  for (let i = 0; i < DISPATCH; i++) reach[zoneStarts.dispatch + i] = fieldValue(s, seat, i);
}

const ages = agingLadder.map((field) => placeOf({ department: 'food' }, field));

/** From the best food downwards, so that each takes the value of the next. */
function age(): void {
  for (let i = 0; i + 1 < ages.length; i++) reach[at(ages, i)] = at(reach, at(ages, i + 1));
}

/** By week and spot: whether a spot that comes later in the week has Operators. */
const sellsLater = Array.from({ length: WEEKS + 1 }, (_, week) =>
  byEach(spotIds, (spot) => leadsToOperators(week, spot)),
);

function leadsToOperators(week: number, spot: SpotId): boolean {
  return nextSpots(spot).some((next) => {
    const shown = printedOn(week, next);
    return shown === 'operators' || shown === 'any-team' || leadsToOperators(week, next);
  });
}

/** Where a worker may go from a spot. */
function nextSpots(spot: SpotId): readonly SpotId[] {
  return reachable(DAYS, { spot });
}

/** Whether a spot ahead has Operators, or a token could make them of one. */
function canSell(s: State, { spot, goods }: Readonly<Player>): boolean {
  if (s.stage !== 'work' || spot === null) return s.stage !== 'weekend';
  return at(sellsLater, s.week)[spot] || (goods.choice + goods.wild > 0 && nextSpots(spot).length > 0);
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
      if (link.does !== 'shift' || !isWorking(s, seat, link)) continue;
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
    if (frame.step === 'refine' || frame.step === 'refine-more') return VALUE * liftedValue(s, seat, frame);
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
