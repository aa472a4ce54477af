import { at } from '@benchtop/engine/author';
import type { Frame } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { refiningLadder } from '../data/departments/biofuel.ts';
import { abilityIds } from '../data/abilities.ts';
import { contracts } from '../data/contracts.ts';
import { departmentIds, machines, slotIds } from '../data/words.ts';
import { effects } from '../effects.ts';
import { DISPATCH, fieldValue, priceOfWay } from '../export.ts';
import { hasConveyor, lossRange, lossTable } from '../loss.ts';
import { capacityOf, isWorking, numberOf } from '../machine.ts';
import { isOpen } from '../moves.ts';
import { PLACES, placeOf, plantOf, zoneStarts } from '../plant.ts';
import type { Plant } from '../plant.ts';
import { playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';
import { add, begin, fingerprint, Kept } from './fingerprint.ts';

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

/** What tiles and upgrades make of a plant: the same as long as they are the same. */
export interface PlantReading {
  /** The best value that a cube can reach from each place. */
  readonly reach: readonly number[];
  /** The same for a product in dispatch without what a pair would add. */
  readonly values: readonly number[];
  readonly pair: number;
  readonly fresh: number;
  readonly capacityA: number;
  readonly capacityB: number;
  readonly capacityC: number;
  readonly conveyorA: boolean;
  readonly conveyorB: boolean;
  /** The least that Machine A loses of so many cubes. */
  readonly losses: readonly number[];
  /** Euros by steps: no two cities are farther apart. */
  readonly prices: readonly number[];
}

const FARTHEST = 6;
const MOST_MOVED = 7;
const readings = new Kept<PlantReading>(2000);

/** Tells plants apart by everything that changes a number of theirs. */
export function plantKey({ department, built, laid, upgraded, contract }: Readonly<Player>): number {
  begin();
  add(department === null ? -1 : departmentNumbers[department]);
  for (let i = 0; i < built.length; i++) {
    const slot = at(built, i);
    add(slot === 'side' ? -1 : slotNumbers[slot]);
  }
  let bits = 0;
  for (let i = 0; i < laid.length; i++) if (at(laid, i) >= 0) bits |= 1 << i;
  add(bits);
  add((upgraded.operators ? 1 : 0) + (upgraded.engineers ? 2 : 0) + (upgraded.scientists ? 4 : 0));
  add(contract === null ? -1 : abilityNumbers[contracts[contract.ability].ability]);
  return fingerprint();
}

const departmentNumbers = byEach(departmentIds, (id) => departmentIds.indexOf(id));
const slotNumbers = byEach(slotIds, (id) => slotIds.indexOf(id));
const abilityNumbers = byEach(abilityIds, (id) => abilityIds.indexOf(id));

/** What the tiles of a seat make of its plant. */
export function readingOf(s: State, seat: number, p: Readonly<Player>): PlantReading {
  const key = plantKey(p);
  return readings.get(key) ?? readings.keep(key, read(s, seat, p));
}

function read(s: State, seat: number, p: Readonly<Player>): PlantReading {
  const reach: number[] = Array.from({ length: PLACES }, () => 0);
  for (let i = 0; i < DISPATCH; i++) reach[zoneStarts.dispatch + i] = fieldValue(s, seat, i);
  const values = [...reach];
  const pair = p.department === 'bioplastics' ? effects.value(s, seat, 'pair-bonus') : 0;
  // Half of a pair for each product that is still to come.
  if (pair > 0) for (let i = zoneStarts.dispatch; i <= FOAM; i++) reach[i] = at(reach, i) + pair / 2;
  readLines(s, seat, plantOf(p), reach);
  const table = lossTable(s, seat);
  return {
    reach,
    values,
    pair,
    fresh: Math.max(...reach.slice(zoneStarts.storage, zoneStarts.b)),
    capacityA: capacityOf(s, seat, 'a'),
    capacityB: capacityOf(s, seat, 'b'),
    capacityC: capacityOf(s, seat, 'c'),
    conveyorA: hasConveyor(p, 'a'),
    conveyorB: hasConveyor(p, 'b'),
    losses: Array.from({ length: MOST_MOVED + 1 }, (_, n) =>
      table === null || n === 0 ? 0 : at(table, Math.min(n, table.length) - 1)[0],
    ),
    prices: Array.from({ length: FARTHEST + 1 }, (_, steps) => priceOfWay(s, seat, steps)),
  };
}

/** Reads the plant of a seat. */
export function readStock(s: State, seat: number, reading: PlantReading): void {
  const p = playerAt(s, seat);
  count(p, reading, stock.dispatch, zoneStarts.dispatch, PLACES);
  stock.dispatch.value = dispatchValue(p, reading) + begun(s, seat);
  count(p, reading, stock.c, zoneStarts.c, zoneStarts.dispatch);
  count(p, reading, stock.b, zoneStarts.b, zoneStarts.c);
  count(p, reading, stock.storage, zoneStarts.storage, zoneStarts.b);
}

function count({ fields }: Readonly<Player>, { reach }: PlantReading, into: Heap, from: number, to: number): void {
  into.cubes = 0;
  into.value = 0;
  for (let i = from; i < to; i++) {
    into.cubes += at(fields, i);
    into.value += at(fields, i) * at(reach, i);
  }
}

/** What lies in dispatch. ALG-EXP-11: products of bioplastics are worth more in pairs. */
function dispatchValue({ fields }: Readonly<Player>, { values, pair }: PlantReading): number {
  let sum = 0;
  let cubes = 0;
  let most = 0;
  for (let i = zoneStarts.dispatch; i < PLACES; i++) {
    const n = at(fields, i);
    sum += n * at(values, i);
    cubes += n;
    if (i !== FOAM && n > most) most = n;
  }
  return pair === 0 ? sum : sum + pair * Math.min(Math.floor(cubes / 2), cubes - most);
}

/** From dispatch to the left: what each place can still become. */
function readLines(s: State, seat: number, plant: Plant, reach: number[]): void {
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
