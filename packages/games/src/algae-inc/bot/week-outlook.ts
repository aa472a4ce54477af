import { at } from '@benchtop/engine/author';
import type { Frame } from '@benchtop/engine/author';
import { actionIds, DAYS, spotIds, weekendSlots, WEEKS } from '../data/week.ts';
import type { SpotId, WeekendId } from '../data/week.ts';
import { machines } from '../data/words.ts';
import { setValue } from '../export.ts';
import { monthValue } from '../phases/month.ts';
import { weekendZone } from '../phases/weekend.ts';
import { isSolo, playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';
import { printedOn, zoneOf } from '../turn.ts';
import { reachable, spotPlace, spotsOn, weekendSlotsOf } from '../week.ts';
import { add, addLarge, begin, fingerprint } from './fingerprint.ts';
import { readStock, stock } from './plant-outlook.ts';
import type { PlantReading } from './plant-outlook.ts';
import type { ExportTarget, MapOutlook } from './map-outlook.ts';
import type { Time } from './time.ts';
import { answerAt, recall, remember, thinkOf } from './week-memory.ts';
import type { Line } from './week-memory.ts';
import { weights as w } from './weights.ts';

/*
 * What a seat can still make of a week: the best way of its worker over the spots that are ahead, with cubes as numbers. Machines
 * move as many as they can, Operators export to the best targets, other teams are worth what they usually are. Energy,
 * by-products and second actions are left out.
 */

type State = Readonly<AlgState>;

/** What a spot shows, in a form that is quick to compare. */
const shows = {
  operators: 0,
  engineers: 1,
  scientists: 2,
  'machine-a': 3,
  'machine-b': 4,
  'machine-c': 5,
  recruit: 6,
  'any-team': 7,
  'any-machine': 8,
} as const;
const { operators: OPERATORS, recruit: RECRUIT, 'any-team': ANY_TEAM, 'any-machine': ANY_MACHINE } = shows;
const { 'machine-a': A, 'machine-b': B, 'machine-c': C } = shows;

/** By week and spot. */
const shownIn: readonly (readonly number[])[] = Array.from({ length: WEEKS + 1 }, (_, week) =>
  spotIds.map((spot) => shows[printedOn(week, spot)]),
);
/** Where a worker may go from each spot, and at last from beside the board. */
const ways: readonly (readonly number[])[] = [...spotIds, null].map((spot) => reachable(DAYS, { spot }).map(spotPlace));
const BESIDE = spotIds.length;
/** Only spots of the last strip lead to weekend tiles. */
const FIRST_OF_LAST = spotPlace(at(spotsOn(DAYS), 0));

/** A weekend tile, in VP. */
const tileWorth = { 'wk-1': 0.8, 'wk-2': 0.5, 'wk-3': 0.65, 'wk-4': 0.7 } as const satisfies Record<WeekendId, number>;

/** How sure a value is left of C, left of B, in a storage, when a week is over. */
const SURE_C = 0.75;
const SURE_B = 0.4;
const SURE_STORAGE = 0.15;
/** Market value that is enough for two good exports: what goes beyond it counts less. */
const PLENTY = 10;
const BEYOND = 0.45;
/** ALG-END-07: a cube that is left over. */
const LEFT_OVER = 0.2;
/** Turns until a way is as good as sure. */
const SPARE_TURNS = 3;
/** ALG-MON-12: cubes that are lifted on a Monday, by how much as a rule, and to which value. */
const LIFTED = 3;
const LIFT = 2;
const LIFTED_TO = 3;
/** ALG-ENG-06. */
const CONVEYED = 2;
/** Targets that are looked at: more are not reached in a week. */
const KEPT = 8;
const NEVER = -Infinity;
/** Numbers of the look ahead are told apart by hundredths. */
const FINE = 100;
/** No action was begun; one is still to be chosen. */
const NOTHING = -1;
const ANYTHING = 9;
/** Questions that teams begin with. */
const asking: ReadonlyMap<string, number> = new Map([
  ['scientist-task', shows.scientists],
  ['recruit-team', shows.recruit],
]);

/** What is the same all over the week that is thought through. */
const plan = {
  shown: at(shownIn, 1),
  capacityA: 0,
  capacityB: 0,
  capacityC: 0,
  conveyorA: false,
  conveyorB: false,
  operators: 1,
  both: false,
  fresh: 0,
  isFood: false,
  lifts: false,
  energy: 0,
  market: 0,
  /** Euros, and what other tokens could be exchanged for. */
  euros: 0,
  bonus: 0,
  team: 0,
  recruit: 0,
  change: 0,
  later: 0,
};
let targets: readonly ExportTarget[] = [];
let losses: readonly number[] = [];
/** By spot: a neutral disk that leaves the game; the weekend tiles of the last strip. */
const visit: number[] = spotIds.map(() => 0);
const weekend: number[] = [...spotIds.map(() => 0), 0];

/** Cubes on their way after so many days. */
const lines: readonly Line[] = Array.from({ length: DAYS + 1 }, () => ({
  storage: 0,
  b: 0,
  bValue: 0,
  c: 0,
  cValue: 0,
  d: 0,
  dValue: 0,
  used: 0,
  changes: 0,
}));

/** VP that a plant, the map and the spots ahead promise. */
export function weekOutlook(s: State, seat: number, time: Time, map: MapOutlook, reading: PlantReading): number {
  const p = playerAt(s, seat);
  readStock(s, seat, reading);
  readPlan(s, seat, p, time, reading);
  ({ targets } = map);
  thinkOf(memoryKey(map.key, time));
  const today = at(lines, 0);
  today.storage = stock.storage.cubes;
  today.b = stock.b.cubes;
  today.bValue = stock.b.value;
  today.c = stock.c.cubes;
  today.cValue = stock.c.value;
  today.d = stock.dispatch.cubes;
  today.dValue = stock.dispatch.value;
  today.used = 0;
  today.changes = plan.change > 0 ? 1 : 0;
  const spot = time.fresh || p.spot === null ? BESIDE : spotPlace(p.spot);
  return sent(s, seat, today) + doFirst(begunAction(s, seat), spot);
}

/** An export whose cubes are being chosen: what it will bring, and what it will take. */
function sent(s: State, seat: number, line: Line): number {
  const top = at(s.stack, s.stack.length - 1);
  if (top.step !== 'export-cubes' || top.seat !== seat) return 0;
  const target = targets.find(({ to }) => to === top.args['to']);
  if (target === undefined || !Array.isArray(top.args['set'])) return 0;
  const set: readonly number[] = top.args['set'].map(Number);
  const chosen = setValue(s, seat, set);
  const each = line.dValue / line.d;
  const more = chosen >= target.demand || each === 0 ? 0 : Math.ceil((target.demand - chosen) / each - 0.01);
  const cubes = set.reduce((sum, n) => sum + n, 0) + more;
  const missing = Math.max(0, target.demand - line.dValue);
  line.d = Math.max(0, line.d - cubes);
  line.dValue = line.d === 0 ? 0 : Math.max(0, line.dValue - chosen - more * each);
  return target.worth - missing * w.missing;
}

/** Goes on with what was begun, and then over the spots ahead. */
function doFirst(action: number, spot: number): number {
  if (action === NOTHING || spot === BESIDE) return goOn(0, spot);
  if (action === ANYTHING) return act(0, spot);
  if (action === OPERATORS) return operate(0, spot, 0);
  // A payment may have taken what the Machine was to move.
  if (action >= A && action <= C) return Math.max(run(action, 0, spot, 0), unchanged(0, spot));
  return (action === RECRUIT ? plan.recruit : plan.team) + unchanged(0, spot);
}

/** An action that was chosen and has not changed anything yet; nothing where it has, or where none was chosen. */
function begunAction({ stack }: State, seat: number): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const { step, args, seat: whose } = at(stack, i);
    if (whose !== seat) continue;
    if (step === 'choose-action') return ANYTHING;
    if (step === 'run-action') return shows[wordIn(args['action'], actionIds)];
    if (step === 'machine-step') return isIdle(args) ? shows[`machine-${wordIn(args['machine'], machines)}`] : NOTHING;
    if (step === 'operator-task' || step === 'begin-exports') return OPERATORS;
    if (step === 'export-target') return args['made'] === 0 ? OPERATORS : NOTHING;
    const known = asking.get(step);
    if (known !== undefined) return known;
  }
  return NOTHING;
}

/** Whether a Machine has not moved anything yet. */
function isIdle({ moved, used }: Frame['args']): boolean {
  return isZero(moved) && isZero(used);
}

function isZero(list: unknown): boolean {
  return Array.isArray(list) && list.every((n) => n === 0);
}

function wordIn<W extends string>(word: unknown, words: readonly W[]): W {
  return words.find((each) => each === word) ?? at(words, 0);
}

/** ALG-END-02: what the spot that a worker is on will score; nothing once it has, be it that the tile was worth nothing. */
export function monthOutlook(s: State, seat: number): number {
  const { spot, goods } = playerAt(s, seat);
  const isToCome = s.stack.some((frame) => frame.seat === seat && monthSteps.has(frame.step));
  return isToCome ? tilesAt(s, seat, spot, zoneOf(goods.energy), WEEKS) : 0;
}

const monthSteps = new Set(['month-for', 'month-bonus']);

/** None, the best or all of the tiles that a spot is linked to. */
function tilesAt(s: State, seat: number, spot: SpotId | null, zone: number, week: number): number {
  if (zone === 0) return 0;
  const slots = weekendSlotsOf(spot);
  let sum = 0;
  let best = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = at(slots, i);
    const worth = week === WEEKS ? monthValue(s, seat, slot) : tileWorth[at(s.weekend, weekendSlots.indexOf(slot))];
    sum += worth;
    best = Math.max(best, worth);
  }
  return zone === 1 ? best : sum;
}

function readPlan(s: State, seat: number, p: Readonly<Player>, time: Time, reading: PlantReading): void {
  const { goods, staff, upgraded } = p;
  plan.shown = at(shownIn, time.week);
  plan.capacityA = reading.capacityA;
  plan.capacityB = reading.capacityB;
  plan.capacityC = reading.capacityC;
  plan.conveyorA = reading.conveyorA;
  plan.conveyorB = reading.conveyorB;
  plan.operators = staff.operators;
  plan.both = upgraded.operators;
  plan.fresh = reading.fresh;
  ({ losses } = reading);
  plan.isFood = p.department === 'food';
  plan.lifts = p.department === 'biofuel' && goods.energy > 0;
  plan.energy = goods.energy;
  plan.market = goods.market;
  plan.euros = goods.euro + Math.floor((goods.science + goods.freelance + goods.choice) / 2);
  const team = s.exportBonus[time.week - 1];
  plan.bonus = team === undefined || upgraded[team] ? 0 : w.upgrade * time.part;
  plan.team = w.teamAction * (0.3 + time.part);
  plan.recruit = goods.euro > 0 ? w.recruitAction : 0;
  plan.change = goods.choice > 0 ? w.tokens.choice : goods.wild > 0 ? w.tokens.wild : 0;
  plan.later = DAYS * (WEEKS - time.week);
  readSpots(s, seat, time);
}

/** Tells apart everything that the best way over the spots depends on, but for cubes and spot. */
function memoryKey(map: number, { week, turns }: Time): number {
  begin();
  addLarge(map);
  add(week);
  add(turns);
  add(plan.capacityA + 16 * plan.capacityB + 256 * plan.capacityC);
  add((plan.conveyorA ? 1 : 0) + (plan.conveyorB ? 2 : 0) + (plan.both ? 4 : 0) + (plan.isFood ? 8 : 0));
  add(plan.lifts ? plan.energy : -1);
  add(plan.operators);
  add(plan.market);
  add(plan.euros);
  add(Math.round(plan.fresh * FINE));
  add((plan.bonus > 0 ? 1 : 0) + (plan.recruit > 0 ? 2 : 0));
  add(Math.round(plan.change * FINE));
  for (let i = 0; i < losses.length; i++) add(at(losses, i));
  for (let i = 0; i < visit.length; i++) if (at(visit, i) > 0) add(i);
  for (let i = 0; i < weekend.length; i++) if (at(weekend, i) > 0) add(Math.round(at(weekend, i) * FINE));
  return fingerprint();
}

function readSpots(s: State, seat: number, { week }: Time): void {
  const alone = isSolo(s);
  const zone = week === WEEKS ? zoneOf(playerAt(s, seat).goods.energy) : weekendZone(s, seat);
  for (let i = 0; i < spotIds.length; i++) visit[i] = alone && at(s.neutral, i) > 0 ? w.neutral : 0;
  for (let i = FIRST_OF_LAST; i < spotIds.length; i++) weekend[i] = tilesAt(s, seat, at(spotIds, i), zone, week);
}

/** The best way on from a spot. What comes of the same cubes on the same spot was mostly thought through before. */
function goOn(day: number, spot: number): number {
  const next = at(ways, spot);
  if (next.length === 0) return later(at(lines, day)) + at(weekend, spot);
  const line = at(lines, day);
  const found = recall(line, spot);
  if (found >= 0) return answerAt(found);
  let best = NEVER;
  for (let i = 0; i < next.length; i++) {
    const to = at(next, i);
    best = Math.max(best, at(visit, to) + act(day, to));
  }
  return remember(line, spot, best);
}

/** The best action on a spot, and what comes after it. */
function act(day: number, spot: number): number {
  const shown = at(plan.shown, spot);
  const other = shown === RECRUIT ? plan.recruit : shown < A || shown === ANY_TEAM ? plan.team : 0;
  let best = Math.max(w.small, shown === OPERATORS ? 0 : other) + unchanged(day, spot);
  if (shown === OPERATORS || shown === ANY_TEAM) best = Math.max(best, operate(day, spot, 0));
  for (let machine = A; machine <= C; machine++)
    if (shown === machine || shown === ANY_MACHINE) best = Math.max(best, run(machine, day, spot, 0));
  if (at(lines, day).changes === 0 || shown >= RECRUIT) return best;
  if (shown < A) return shown === OPERATORS ? best : Math.max(best, operate(day, spot, 1) - plan.change);
  for (let machine = A; machine <= C; machine++)
    if (shown !== machine) best = Math.max(best, run(machine, day, spot, 1) - plan.change);
  return best;
}

/** The line of the next day, as it is today. */
function copied(day: number, changed: number): Line {
  const from = at(lines, day);
  const to = at(lines, day + 1);
  to.storage = from.storage;
  to.b = from.b;
  to.bValue = from.bValue;
  to.c = from.c;
  to.cValue = from.cValue;
  to.d = from.d;
  to.dValue = from.dValue;
  to.used = from.used;
  to.changes = from.changes - changed;
  return to;
}

function unchanged(day: number, spot: number): number {
  copied(day, 0);
  return goOn(day + 1, spot);
}

function run(machine: number, day: number, spot: number, changed: number): number {
  const from = at(lines, day);
  if ((machine === A ? from.storage : machine === B ? from.b : from.c) === 0) return NEVER;
  const line = copied(day, changed);
  let gain = 0;
  if (machine === A) {
    gain = intoB(line);
    if (plan.conveyorA) intoC(line, CONVEYED);
  } else if (machine === B) {
    intoC(line, plan.capacityB);
    if (plan.conveyorB) intoDispatch(line, CONVEYED);
  } else {
    intoDispatch(line, plan.capacityC);
    if (plan.lifts) gain = lift(line);
  }
  return gain + goOn(day + 1, spot);
}

function intoB(line: Line): number {
  const moved = Math.min(line.storage, plan.capacityA);
  const lost = at(losses, moved);
  line.storage -= moved;
  line.b += moved - lost;
  line.bValue += (moved - lost) * plan.fresh;
  return lost * w.lost;
}

function intoC(line: Line, most: number): void {
  const moved = Math.min(line.b, most);
  if (moved === 0) return;
  const value = (line.bValue * moved) / line.b;
  line.b -= moved;
  line.bValue -= value;
  line.c += moved;
  line.cValue += value;
}

function intoDispatch(line: Line, most: number): void {
  const moved = Math.min(line.c, most);
  if (moved === 0) return;
  const value = (line.cValue * moved) / line.c;
  line.c -= moved;
  line.cValue -= value;
  line.d += moved;
  line.dValue += value;
}

/** Energy lifts what lies in dispatch. */
function lift(line: Line): number {
  const lifted = Math.min(line.d, plan.energy, (LIFTED_TO * line.d - line.dValue) / LIFT);
  if (lifted <= 0) return 0;
  line.dValue += lifted * LIFT;
  return -lifted * w.energyOfBiofuel;
}

/** Operators take cubes or export, or both. */
function operate(day: number, spot: number, changed: number): number {
  let best = NEVER;
  if (at(lines, day).d > 0) {
    best = exporting(day, spot, changed, 0);
    // The best target may take what is enough for several others: more euros must not make a position worse.
    if (best > NEVER) best = Math.max(best, exporting(day, spot, changed, 1));
  }
  if (plan.both && best > NEVER) return best;
  copied(day, changed).storage += plan.operators;
  return Math.max(best, goOn(day + 1, spot));
}

/** The same if they export to the best targets but so many of them, and what comes after that. */
function exporting(day: number, spot: number, changed: number, passedBy: number): number {
  const line = copied(day, changed);
  const gain = exported(line, passedBy);
  if (gain === 0) return NEVER;
  if (plan.both) line.storage += plan.operators;
  return gain + goOn(day + 1, spot);
}

/** Sends products to the best targets that they are enough for, but for some of the best. */
function exported(line: Line, passedBy: number): number {
  let skip = passedBy;
  let gain = 0;
  let left = plan.operators;
  let market = line.used === 0 ? plan.market : 0;
  let euros = plan.euros;
  const last = Math.min(targets.length, KEPT);
  for (let i = line.used; i < last && left > 0 && line.d > 0; i++) {
    const { demand, way, worth } = at(targets, i);
    if (demand > line.dValue + market || way > euros || skip-- > 0) continue;
    const each = line.dValue / line.d;
    const cubes = each === 0 ? 1 : Math.min(line.d, Math.ceil(demand / each - 0.01));
    const value = cubes * each;
    const missing = Math.max(0, demand - value);
    gain += worth - missing * w.tokens.market + (gain === 0 ? plan.bonus : 0);
    market -= missing;
    euros -= way;
    line.d -= cubes;
    line.dValue -= value;
    line.used = i + 1;
    left--;
  }
  return gain;
}

/** What is left in a plant when the week is over. */
function later({ storage, b, bValue, c, cValue, d, dValue }: Line): number {
  const turns = plan.later;
  const aged = plan.isFood ? Math.max(0, dValue - d) : plan.lifts ? refined(d, dValue) : dValue;
  const ready = Math.min(aged, PLENTY) + BEYOND * Math.max(0, aged - PLENTY);
  const value =
    share(turns, 1) * ready +
    share(turns, 2) * SURE_C * cValue +
    share(turns, 3) * SURE_B * bValue +
    share(turns, 4) * SURE_STORAGE * storage * plan.fresh;
  return w.value * value + LEFT_OVER * (storage + b + c + d);
}

/** ALG-MON-12: what dispatch will be worth on Monday. */
function refined(d: number, value: number): number {
  return Math.max(value, Math.min(LIFTED_TO * d, value + LIFT * Math.min(d, LIFTED)));
}

/** How likely there is time for something that takes so many turns. */
function share(turns: number, needed: number): number {
  return Math.max(0, Math.min(1, (turns - needed + 1) / SPARE_TURNS));
}
