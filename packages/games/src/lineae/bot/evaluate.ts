import { at } from '@benchtop/engine/author';
import type { Frame } from '@benchtop/engine/author';
import { debtsOf } from '../core.ts';
import { colonies } from '../data/colonies.ts';
import { BATTERY, cubePlaces, cubes } from '../data/goods.ts';
import type { Cube } from '../data/goods.ts';
import { columnOf, COLUMNS, subIds, WIDTH } from '../data/ocean.ts';
import type { SubId } from '../data/ocean.ts';
import { DEPOSITS } from '../data/deposits.ts';
import { ROUNDS } from '../data/sky.ts';
import { DOCKED_FREE, TECHNOLOGIES_HELD, WORKERS } from '../data/table.ts';
import { techIds, technologies } from '../data/technologies.ts';
import type { TechId } from '../data/technologies.ts';
import { isBelowVessel } from '../dive.ts';
import { totalOf } from '../scoring.ts';
import { crewOf, playerAt } from '../state.ts';
import type { LinState, Player } from '../state.ts';
import { isInDeck } from '../technology.ts';
import { reachOf } from '../vessels.ts';
import { level } from '../water.ts';
import { diveOutlook, dockedWorth, harbours, routesOf, trackGain } from './dive-outlook.ts';
import type { Dive, Route } from './dive-outlook.ts';
import { cargoWorth, cubeWorths, loadingWorth, loadNow, readCargo, readRockets } from './rocket-outlook.ts';
import { timeLeft } from './time.ts';
import type { Time } from './time.ts';
import { fuels, soloTechnologyWorths, technologyWorths, weights as w } from './weights.ts';

/*
 * How good a position is for a seat, in VP: what it has scored, what its cargo will give on rockets, what its workers and the
 * rounds to come can still do, and what it is in the middle of.
 */

const cargo = new Int8Array(cubes.length);
const worths = new Float64Array(cubes.length);
/** What so much electricity is worth, with the workers who use it. */
const energy = new Float64Array(BATTERY + 1);
/** The token supply. */
let tokens = 0;

export function evaluate(s: Readonly<LinState>, seat: number): number {
  if (s.over !== null) return totalOf(s, seat) + (s.over === 'solo-won' ? w.goal : 0);
  if (s.stage === 'end') return endValue(s, seat);
  const p = playerAt(s, seat);
  const time = timeLeft(s, seat);
  const crew = crewOf(s, seat);
  const technology = readOff(s, seat, p, crew, time);
  return (
    p.goods.vp * (s.seats === 1 ? w.soloVp : 1) +
    technologyValue(p, time, s.seats === 1) +
    crewValue(crew, time, s.seats === 1 ? w.soloCrew : w.crew) +
    moneyValue(p.goods.money, time) +
    (energy[p.goods.electricity] ?? 0) +
    placeValue(s, p, time) +
    trackValue(s, seat, time, technology) -
    w.debt * debtsOf(p) +
    markerValue(s, seat, time) -
    shutValue(s, seat) +
    (s.seats === 1 ? soloValue(s, p) : 0) +
    businessValue(s, seat, p, time, technology)
  );
}

/** Reads off what the parts of a judgement share, and returns what a technology is worth. */
function readOff(s: Readonly<LinState>, seat: number, p: Readonly<Player>, crew: number, time: Readonly<Time>): number {
  tokens = WORKERS - crew;
  for (const space of p.tracks) if (space > 0) tokens--;
  readEnergy(time);
  readRockets(s, seat, time, s.seats === 1 ? w.soloLaunch : w.launch);
  readCargo(p, cargo);
  return technologyHope(s, p, time);
}

/** What a dive is told by. */
type Begun = Pick<Dive, 'sub' | 'free' | 'dug' | 'found' | 'near'>;

/** What the seat could do with a submersible from where it lies: the best routes, so many for each. */
export function routesFor(
  s: Readonly<LinState>,
  seat: number,
  dives: readonly Begun[],
  most: number,
): readonly (readonly Route[])[] {
  const p = playerAt(s, seat);
  const technology = readOff(s, seat, p, crewOf(s, seat), timeLeft(s, seat));
  return dives.map((dive) => routesOf(s, seat, diveFor(s, p, dive, technology), most));
}

/** The types of cubes from the one that a seat wants most to the one that it wants least. */
export function wishesOf(s: Readonly<LinState>, seat: number): readonly Cube[] {
  readOff(s, seat, playerAt(s, seat), crewOf(s, seat), timeLeft(s, seat));
  cubeWorths(cargo, worths);
  return [...cubes].sort((a, b) => (worths[cubePlaces[b]] ?? 0) - (worths[cubePlaces[a]] ?? 0));
}

/** Before the match is counted: its score, and a little for what could still be exchanged. */
function endValue(s: Readonly<LinState>, seat: number): number {
  const { goods } = playerAt(s, seat);
  let odd = 0;
  for (const cube of cubes) odd += goods[cube] & 1;
  return totalOf(s, seat) + 0.02 * odd + 0.03 * (goods.money % 5) + 0.01 * Math.min(goods.electricity, odd);
}

/** What the next technology is worth: the best of the deck, over the worst of two in hand. */
function technologyHope(
  s: Readonly<LinState>,
  { technologies: held }: Readonly<Player>,
  { rounds }: Readonly<Time>,
): number {
  let best = 0;
  const alone = s.seats === 1;
  for (const id of at(alone ? rankedAlone : ranked, rounds)) {
    if (!isInDeck(s, id)) continue;
    best = technologyWorth(id, rounds, alone);
    break;
  }
  if (held.length < TECHNOLOGIES_HELD) return best;
  let worst = best;
  for (const id of held) worst = Math.min(worst, technologyWorth(id, rounds, alone));
  return best - worst;
}

function technologyWorth(id: TechId, rounds: number, alone: boolean): number {
  const each = alone ? (soloTechnologyWorths[id] ?? technologyWorths[id]) : technologyWorths[id];
  return technologies[id].stars + each * rounds;
}

/** All technologies from the best to the worst, by the rounds to come. */
const rankedFor = (alone: boolean): readonly (readonly TechId[])[] =>
  Array.from({ length: ROUNDS }, (_, rounds) =>
    [...techIds].sort((a, b) => technologyWorth(b, rounds, alone) - technologyWorth(a, rounds, alone)),
  );
const ranked = rankedFor(false);
const rankedAlone = rankedFor(true);

function technologyValue(
  { technologies: held, goods }: Readonly<Player>,
  { rounds }: Readonly<Time>,
  alone: boolean,
): number {
  let value = 0;
  for (const id of held) {
    value += technologyWorth(id, rounds, alone);
    const fuel = rounds > 0 ? fuels[id] : undefined;
    if (fuel !== undefined) value += fuel.each * Math.min(goods[fuel.cube], fuel.most);
  }
  return value;
}

/** LIN-ELE-02: who goes first in the next round, and goes on doing so. */
function markerValue({ first, seats }: Readonly<LinState>, seat: number, { rounds }: Readonly<Time>): number {
  return first === seat && seats > 1 ? at(w.marker, rounds) : 0;
}

/** Closing the lock on the far left only cuts a column off: nobody shuts it to have something to do. */
function shutValue({ locks, occupied }: Readonly<LinState>, seat: number): number {
  return locks['lock-1'] && occupied['lock-1']?.seat === seat ? w.shut : 0;
}

/** The crew in the rounds to come, with their sunlight. */
function crewValue(crew: number, { rounds }: Readonly<Time>, worker: number): number {
  return rounds === 0 ? 0 : rounds * (crew * worker + w.sunlight);
}

/** Workers who have electricity for a dive are worth more than those who have none. */
function workersValue(electricity: number, workers: number): number {
  const diving = Math.min(workers, 1 + electricity / w.perDive);
  return diving * w.worker + (workers - diving) * w.idle;
}

function moneyValue(money: number, { rounds }: Readonly<Time>): number {
  if (rounds === 0) return money * w.moneyLast;
  return Math.min(money, w.useful) * w.money + Math.max(0, money - w.useful) * w.spare;
}

/**
 * Electricity is for workers that are left, who are worth more with it; some of it keeps for the next round, where sunlight
 * would fill the rest.
 */
function readEnergy({ rounds, workers }: Readonly<Time>): void {
  const used = Math.min(BATTERY, workers * w.perWorker);
  const worker = rounds === 0 ? w.lastWorker : 1;
  let value = 0;
  for (let e = 0; e <= BATTERY; e++) {
    if (e > 0) value += e <= used ? w.power : rounds === 0 ? 0 : e <= w.keeps ? w.kept : w.wasted;
    energy[e] = value + worker * workersValue(e, workers);
  }
}

/** The icons that will shine when sunlight comes next: on the vessel, or where it can still go. */
function placeValue(s: Readonly<LinState>, { column, passed }: Readonly<Player>, { rounds }: Readonly<Time>): number {
  if (column < 0 || rounds === 0) return 0;
  let best = iconsAbove(s, column) * w.icon;
  if (passed || s.stage !== 'action') return best;
  const reach = reachOf(s, column);
  for (let c = 0; c < COLUMNS; c++) if ((reach & (1 << c)) !== 0) best = Math.max(best, iconsAbove(s, c) * w.icon);
  return best;
}

/** Icons above a column that neither Jupiter nor the atmosphere will block. */
export function iconsAbove({ stage, round, sky }: Readonly<LinState>, column: number): number {
  const next = stage === 'setup' ? round : round + 1;
  if (column === COLUMNS - 1 - next || column === COLUMNS - next) return 0;
  let icons = 0;
  for (let x = column * WIDTH; x < (column + 1) * WIDTH; x++) if (sky[x] === null) icons++;
  return icons;
}

function trackValue(
  s: Readonly<LinState>,
  seat: number,
  { rounds, workers }: Readonly<Time>,
  technology: number,
): number {
  if (rounds === 0 && workers === 0) return 0;
  let value = 0;
  for (let slot = 0; slot < DEPOSITS; slot++)
    if (at(playerAt(s, seat).tracks, slot) > 0) value += w.track * trackGain(s, seat, slot, tokens, technology);
  return value;
}

/** LIN-SOL-01: alone every rocket counts, and every cube on one. */
function soloValue({ rockets }: Readonly<LinState>, { launched }: Readonly<Player>): number {
  let value = launched.length * w.soloLaunch;
  for (const rocket of rockets) {
    if (rocket === null) continue;
    for (const cube of rocket.spots) if (cube !== null) value += w.soloSpot;
  }
  return value;
}

/** Cargo, submersibles, and what the seat is in the middle of. */
function businessValue(
  s: Readonly<LinState>,
  seat: number,
  p: Readonly<Player>,
  time: Readonly<Time>,
  technology: number,
): number {
  const top = topFor(s, seat);
  if (top === null) return cargoWorth(cargo) + holdsValue(s, p, time, null);
  switch (top.step) {
    case 'load-cube': {
      const { column, loaded, first } = top.args;
      return loadingWorth(cargo, Number(column), Number(loaded), Number(first)) + holdsValue(s, p, time, null);
    }
    case 'take-cubes': {
      const sub = subIn(top);
      return dockingValue(s, p, sub, Number(top.args['free'])) + holdsValue(s, p, time, sub);
    }
    case 'take-turn':
      return turnHope(s, p, time) + cargoWorth(cargo) + holdsValue(s, p, time, null);
    default: {
      const dive = diveIn(s);
      if (dive !== null) return pendingValue(top, technology) + divingValue(s, seat, p, time, dive, technology);
      return pendingValue(top, technology) + cargoWorth(cargo) + holdsValue(s, p, time, null);
    }
  }
}

/** What a turn that is not over will gain: by loading a rocket at once, or by something else. */
function turnHope(s: Readonly<LinState>, { column }: Readonly<Player>, { workers }: Readonly<Time>): number {
  if (workers === 0) return 0;
  const card = s.row[column] ?? null;
  const hope = card === null || colonies[card].octagon === 'none' ? w.turn : w.card;
  const load = loadNow(cargo, reachOf(s, column) | (1 << column), column) - w.worker;
  return hope + Math.max(0, load) * w.load;
}

/** What the seat is asked now, null where somebody else is. */
function topFor({ stack }: Readonly<LinState>, seat: number): Frame | null {
  const top = stack[stack.length - 1];
  return top?.seat === seat ? top : null;
}

/** The dive that the active player is in the middle of. */
function diveIn({ stack }: Readonly<LinState>): Frame | null {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = at(stack, i);
    if (frame.step === 'steer-sub' || frame.step === 'pick-up-cube') return frame;
  }
  return null;
}

/** Something that is still to be chosen, before what was begun goes on. */
function pendingValue({ step }: Frame, technology: number): number {
  switch (step) {
    case 'choose-technology':
    case 'return-technology':
      return technology;
    case 'choose-good':
    case 'take-cube':
    case 'give-cube':
      return w.pendingCube;
    case 'choose-sub':
      return w.pendingDive;
    case 'choose-lock':
    case 'choose-rocket':
    case 'operate-core':
    case 'filter-cube':
    case 'recall-worker':
      return w.pending;
    default:
      return 0;
  }
}

/** The submersible that a question is about. */
function subIn({ args }: Frame): SubId {
  for (const id of subIds) if (id === args['sub']) return id;
  throw new TypeError('the question is about no submersible');
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value);
}

function divingValue(
  s: Readonly<LinState>,
  seat: number,
  p: Readonly<Player>,
  time: Readonly<Time>,
  frame: Frame,
  technology: number,
): number {
  const sub = subIn(frame);
  const free = Number(frame.args['free']);
  const dug = isNumbers(frame.args['dug']) ? frame.args['dug'] : [];
  const dive = diveFor(
    s,
    p,
    { sub, free, dug, found: frame.step === 'pick-up-cube', near: harbours(s, seat) },
    technology,
  );
  readCargo(p, cargo);
  const bay = cargoWorth(cargo);
  const ahead = diveOutlook(s, seat, dive);
  const canDock = s.subs[sub].hold.length > 0 && isBelowVessel(s, seat, sub);
  const astray = frame.args['moved'] === true && !canDock ? w.astray : 0;
  return bay + ahead - astray + holdsValue(s, p, time, sub);
}

/** A dive with what its cubes are worth, those in the hold already on board. */
function diveFor(
  s: Readonly<LinState>,
  p: Readonly<Player>,
  { sub, free, dug, found, near }: Begun,
  technology: number,
): Dive {
  readCargo(p, cargo);
  const held = -cargoWorth(cargo) + holdWorth(s, sub);
  cubeWorths(cargo, worths);
  const drill = p.technologies.includes('plasma-drill') && dug.length === 0 ? 1 : 0;
  return { sub, free, dug, found, near, unpaid: unpaidOf(p), tokens, technology, drill, held, worths, energy };
}

/** What the cargo bay would be worth with everything that a submersible holds; the cubes are added to the list. */
function holdWorth(s: Readonly<LinState>, sub: SubId): number {
  for (const cube of s.subs[sub].hold) cargo[cubePlaces[cube]] = (cargo[cubePlaces[cube]] ?? 0) + 1;
  return cargoWorth(cargo);
}

/** Cubes that are taken on board for nothing each time the seat docks. */
function unpaidOf({ technologies: held }: Readonly<Player>): number {
  return held.includes('docking-arm') ? DOCKED_FREE : 0;
}

/** The cubes of a docked submersible that the seat can pay for. */
function dockingValue(s: Readonly<LinState>, p: Readonly<Player>, sub: SubId, free: number): number {
  const { length } = s.subs[sub].hold;
  const bay = cargoWorth(cargo);
  return bay + dockedWorth(length, holdWorth(s, sub) - bay, p.goods.money, free);
}

/** Cubes in holds, but for the submersible that is being steered. */
function holdsValue(
  s: Readonly<LinState>,
  p: Readonly<Player>,
  { rounds, workers }: Readonly<Time>,
  but: SubId | null,
): number {
  if (p.column < 0 || (rounds === 0 && workers === 0)) return 0;
  const reach = reachOf(s, p.column) | (1 << p.column);
  let value = 0;
  for (const id of subIds) {
    if (id === but) continue;
    const { x, r, hold } = s.subs[id];
    if (hold.length === 0) continue;
    const column = columnOf(x);
    const isNear = r === level(s, column) && (reach & (1 << column)) !== 0;
    value += hold.length * (isNear ? w.dockable : w.hold);
  }
  return value;
}
