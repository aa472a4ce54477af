import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { contracts } from './data/contracts.ts';
import { departments } from './data/departments.ts';
import type { Department } from './data/departments/department.ts';
import type { Printed } from './data/lexicon.ts';
import { cityIds } from './data/map.ts';
import type { CityId } from './data/map.ts';
import { DOUBLE_TILES } from './data/table.ts';
import { departmentIds } from './data/words.ts';
import type { DepartmentId } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { disksOf } from './double.ts';
import { effects } from './effects.ts';
import type { CubeSet } from './events.ts';
import { cityIndex, diskMask, distanceTo, recordExport, tokenOn } from './map.ts';
import { claimMilestones } from './milestones.ts';
import { fieldAt, PLACES, placeOf, plants, zoneStarts } from './plant.ts';
import { addTo, isFirstGame, playerAt } from './state.ts';
import type { AlgState, Player } from './state.ts';
import { refuseTaking, takeMore } from './storage.ts';

/** Where cubes can be sent. */
export const targets: readonly Target[] = [...cityIds, 'contract'];
export type Target = CityId | 'contract';

/** Fields of dispatch at most; a set of cubes has a number for each. */
export const DISPATCH = PLACES - zoneStarts.dispatch;
export const EMPTY_SET: readonly number[] = Array.from({ length: DISPATCH }, () => 0);

/** What is left of an activation: exports, the number of the activation, exports made in it. */
export interface ExportsLeft {
  readonly left: number;
  readonly batch: number;
  readonly made: number;
}
/** An export in the making. */
export interface ExportArgs extends ExportsLeft {
  readonly to: Target;
  readonly set: readonly number[];
}

export type TargetRule =
  | 'ALG-EXP-02'
  | 'ALG-EXP-05'
  | 'ALG-SET-15'
  | 'ALG-EXP-21'
  | 'ALG-CON-01'
  | 'ALG-CON-07'
  | 'ALG-EXP-22'
  | 'ALG-RES-09';
export type CubeRule = 'ALG-EXP-10' | 'ALG-EXP-22' | 'ALG-RES-09';

type State = Readonly<AlgState>;

/** What a city out of reach costs. */
export const NO_WAY = -1;
const transportPoints = ['transport-1', 'transport-2', 'transport-3', 'transport-4'] as const;

/** ALG-EXP-03 to ALG-EXP-07: euros for the way to a city. */
export function transport(s: State, seat: number, city: CityId): number {
  return priceOfWay(s, seat, distanceTo(diskMask(s), cityIndex[city]));
}

/** Euros for so many steps. */
export function priceOfWay(s: State, seat: number, steps: number): number {
  if (steps <= 0) return 0;
  const point = transportPoints[steps - 1];
  if (point === undefined || steps > effects.value(s, seat, 'reach')) return NO_WAY;
  return effects.value(s, seat, point);
}

/** The printed values of dispatch, by department. */
const printed: { readonly [D in DepartmentId]: readonly (Printed | null)[] } = byEach(departmentIds, (department) => {
  const board: Department = departments[department];
  return EMPTY_SET.map((_, i) => {
    const id = at(plants[department].fields, zoneStarts.dispatch + i);
    const field = id === null ? undefined : board.fields[id];
    return field?.zone === 'dispatch' ? field.value : null;
  });
});

const paired = { department: 'bioplastics' } as const;
const [HARD, SOFT, FOAM] = [
  placeOf(paired, 'hard') - zoneStarts.dispatch,
  placeOf(paired, 'soft') - zoneStarts.dispatch,
  placeOf(paired, 'foam') - zoneStarts.dispatch,
];

/** The market value of a cube on a field of dispatch. */
export function fieldValue(s: State, seat: number, i: number): number {
  const { department } = playerAt(s, seat);
  const value = department === null ? null : at(printed[department], i);
  if (value === null) return 0;
  return value.point === null ? value.base : effects.value(s, seat, value.point);
}

/** How many cubes lie on a field of dispatch. */
export function dispatched(p: Readonly<Pick<Player, 'fields'>>, i: number): number {
  return at(p.fields, zoneStarts.dispatch + i);
}

function isUnmixed({ department }: Readonly<Player>): boolean {
  return department !== null && departments[department].unmixed;
}

/** ALG-EXP-11: a hard and a soft product together; foam is either. */
function pairValue(s: State, seat: number, hard: number, soft: number, foam: number): number {
  const pairs = Math.min(Math.floor((hard + soft + foam) / 2), hard + foam, soft + foam);
  return pairs === 0 ? 0 : pairs * effects.value(s, seat, 'pair-bonus');
}

/** ALG-EXP-08, ALG-EXP-11: what cubes of dispatch are worth together. */
export function setValue(s: State, seat: number, set: readonly number[]): number {
  let value = effects.value(s, seat, 'export-value');
  for (let i = 0; i < DISPATCH; i++) {
    const cubes = at(set, i);
    if (cubes > 0) value += cubes * fieldValue(s, seat, i);
  }
  if (playerAt(s, seat).department !== 'bioplastics') return value;
  return value + pairValue(s, seat, at(set, HARD), at(set, SOFT), at(set, FOAM));
}

/** The most that one export can be worth now. */
export function bestValue(s: State, seat: number): number {
  return bestWith(s, seat, EMPTY_SET);
}

const all = [...EMPTY_SET];

/** The most that an export can be worth that these cubes are part of: no cube lowers a value. */
export function bestWith(s: State, seat: number, set: readonly number[]): number {
  const p = playerAt(s, seat);
  if (!isUnmixed(p)) {
    for (let i = 0; i < DISPATCH; i++) all[i] = dispatched(p, i);
    return setValue(s, seat, all);
  }
  const chosen = fieldOf(set);
  let best = 0;
  for (let i = 0; i < DISPATCH; i++)
    if (chosen < 0 || i === chosen) best = Math.max(best, dispatched(p, i) * fieldValue(s, seat, i));
  return best + effects.value(s, seat, 'export-value');
}

/** The first field of dispatch that a set has cubes of; -1 where it has none. */
function fieldOf(set: readonly number[]): number {
  for (let i = 0; i < set.length; i++) if (at(set, i) > 0) return i;
  return -1;
}

/** ALG-EXP-08, ALG-CON-02: what a target asks for. */
export function demandOf(s: State, seat: number, to: Target): number {
  if (to !== 'contract') return at(s.demand, cityIndex[to]);
  const { contract } = playerAt(s, seat);
  return contract === null ? 0 : contracts[contract.export].demand;
}

/** The least value that is lost with an export of this demand; 0 where cubes alone do not reach it. */
export function leastLost(s: State, seat: number, demand: number): number {
  return bestValue(s, seat) < demand ? 0 : leastOver(s, seat, demand, EMPTY_SET, 0) - demand;
}

/** The least value of at least this much: cubes are added from a field on. Cubes without a value help nobody. */
function leastOver(s: State, seat: number, demand: number, set: readonly number[], from: number): number {
  const p = playerAt(s, seat);
  let least = Infinity;
  for (let i = from; i < DISPATCH && least > demand; i++) {
    if (at(set, i) >= dispatched(p, i) || fieldValue(s, seat, i) === 0) continue;
    if (isUnmixed(p) && fieldOf(set) >= 0 && fieldOf(set) !== i) continue;
    const more = set.map((n, j) => (i === j ? n + 1 : n));
    const value = setValue(s, seat, more);
    least = Math.min(least, value >= demand ? value : leastOver(s, seat, demand, more, i));
  }
  return least;
}

const cost = { euro: 0, market: 0 };

/** What an export costs in a record that the next call overwrites: the way, and value that is missing. */
function costOf(way: number, missing: number): { readonly euro: number; readonly market: number } {
  cost.euro = way;
  cost.market = missing < 0 ? 0 : missing;
  return cost;
}

/** What an export with these cubes costs: one bill. */
export function exportCost(s: State, seat: number, { to, set }: Pick<ExportArgs, 'to' | 'set'>): typeof cost {
  return { ...costOf(wayTo(s, seat, to), demandOf(s, seat, to) - setValue(s, seat, set)) };
}

function canPay(s: State, seat: number, way: number, missing: number): boolean {
  return (way === 0 && missing <= 0) || effects.checkCost(s, seat, costOf(way, missing)) === null;
}

/** ALG-EXP-21: whether all ten disks are used. */
export function isDiskless(p: Readonly<Player>): boolean {
  return disksOf(p) === DOUBLE_TILES;
}

function hasCube(p: Readonly<Player>): boolean {
  for (let i = 0; i < DISPATCH; i++) if (dispatched(p, i) > 0) return true;
  return false;
}

/** The rule against an export to a target, or null. */
export function refuseTarget(s: State, seat: number, to: Target): TargetRule | null {
  const p = playerAt(s, seat);
  const mask = diskMask(s);
  const way = to === 'contract' ? 0 : priceOfWay(s, seat, distanceTo(mask, cityIndex[to]));
  const rule = to === 'contract' ? refuseContract(s, p, mask) : refuseCity(s, p, to, mask, way);
  if (rule !== null) return rule;
  if (!hasCube(p)) return 'ALG-EXP-22';
  return canPay(s, seat, way, demandOf(s, seat, to) - bestValue(s, seat)) ? null : 'ALG-RES-09';
}

function refuseContract(s: State, p: Readonly<Player>, mask: number): TargetRule | null {
  if (p.contractDone) return 'ALG-CON-01';
  if (isDiskless(p)) return 'ALG-CON-07';
  return mask === 0 && isFirstGame(s) ? 'ALG-SET-15' : null;
}

function refuseCity(s: State, p: Readonly<Player>, city: CityId, mask: number, way: number): TargetRule | null {
  if (isDiskless(p)) return p.cities.includes(city) ? null : 'ALG-EXP-21';
  if (p.cities.includes(city)) return 'ALG-EXP-02';
  if (mask === 0 && isFirstGame(s) && city !== 'berlin') return 'ALG-SET-15';
  return way === NO_WAY ? 'ALG-EXP-05' : null;
}

/** Euros by steps: no two cities are farther apart. */
const ways = Array.from({ length: 7 }, () => 0);

/** Whether a seat could export anything anywhere: the value of dispatch is worked out once for all targets. */
export function canExport(s: State, seat: number): boolean {
  const p = playerAt(s, seat);
  if (!hasCube(p)) return false;
  const mask = diskMask(s);
  const best = bestValue(s, seat);
  for (let steps = 0; steps < ways.length; steps++) ways[steps] = priceOfWay(s, seat, steps);
  if (refuseContract(s, p, mask) === null && canPay(s, seat, 0, demandOf(s, seat, 'contract') - best)) return true;
  for (let i = 0; i < cityIds.length; i++) {
    const city = at(cityIds, i);
    const way = mask === 0 ? 0 : at(ways, distanceTo(mask, i));
    if (refuseCity(s, p, city, mask, way) === null && canPay(s, seat, way, at(s.demand, i) - best)) return true;
  }
  return false;
}

const grown = [...EMPTY_SET];

/** The rule against one more cube of a field of dispatch, or null. */
export function refuseCube(s: State, seat: number, d: ExportArgs, i: number): CubeRule | null {
  const p = playerAt(s, seat);
  if (dispatched(p, i) <= at(d.set, i)) return 'ALG-EXP-22';
  if (!isUnmixed(p)) return null;
  const chosen = fieldOf(d.set);
  if (chosen >= 0 && chosen !== i) return 'ALG-EXP-10';
  for (let j = 0; j < DISPATCH; j++) grown[j] = j === i ? 1 : 0;
  const way = wayTo(s, seat, d.to);
  return canPay(s, seat, way, demandOf(s, seat, d.to) - bestWith(s, seat, grown)) ? null : 'ALG-RES-09';
}

/** The rule against filling up with market value what is missing, or null. */
export function refuseMarket(s: State, seat: number, d: ExportArgs): CubeRule | null {
  if (fieldOf(d.set) < 0) return 'ALG-EXP-22';
  const missing = demandOf(s, seat, d.to) - setValue(s, seat, d.set);
  return canPay(s, seat, wayTo(s, seat, d.to), missing) ? null : 'ALG-RES-09';
}

/** Euros for the way; to the contract and to own cities there is none. */
export function wayTo(s: State, seat: number, to: Target): number {
  return to === 'contract' ? 0 : transport(s, seat, to);
}

/** ALG-OPS-01: neither a cube to take nor an export. */
export function refuseOperators(s: State, seat: number): 'ALG-OPS-01' | null {
  return refuseTaking(s, seat) === null || canExport(s, seat) ? null : 'ALG-OPS-01';
}

/** ALG-OPS-01, ALG-EXP-18: an activation of the Operators. */
export function operate(s: AlgState, seat: number, ctx: AlgContext): void {
  const { upgraded, staff } = playerAt(s, seat);
  if (upgraded.operators) {
    ctx.resumeFor('begin-exports', seat);
    takeMore(s, seat, staff.operators, ctx);
  } else if (!canExport(s, seat)) takeMore(s, seat, staff.operators, ctx);
  else if (refuseTaking(s, seat) === null) ctx.ask('operator-task', seat);
  else beginExports(s, seat, ctx);
}

/** ALG-EXP-01: up to one export for each Operator. */
export function beginExports(s: AlgState, seat: number, ctx: AlgContext): void {
  const { staff, batches } = playerAt(s, seat);
  nextExport(s, seat, { left: staff.operators, batch: (batches.at(-1) ?? 0) + 1, made: 0 }, ctx);
}

/** Asks for the next export while one is possible. */
export function nextExport(s: AlgState, seat: number, d: ExportsLeft, ctx: AlgContext): void {
  const { left, batch, made } = d;
  if (left > 0 && canExport(s, seat)) ctx.ask('export-target', seat, { left, batch, made });
  else finishExports(s, seat, made, ctx);
}

/** ALG-EXP-16, ALG-EXP-17: whoever has exported takes the upgrade of the week, once. */
export function finishExports(s: AlgState, seat: number, made: number, ctx: AlgContext): void {
  const team = s.exportBonus[s.week - 1];
  if (made === 0 || team === undefined || playerAt(s, seat).upgraded[team]) return;
  effects.run(s, seat, `xb-${team}`, ctx);
  ctx.emit?.({ type: 'team-upgraded', seat, team });
}

/** The cubes are chosen: the export is paid for, then carried out. */
export function payExport(s: AlgState, seat: number, d: ExportArgs, ctx: AlgContext): void {
  const { euro, market } = exportCost(s, seat, d);
  if (euro + market === 0) {
    carryOut(s, seat, d, ctx);
    return;
  }
  const { left, batch, made, to, set } = d;
  ctx.resumeFor('carry-out', seat, { left, batch, made, to, set: [...set] });
  effects.pay(s, seat, due(euro, market), ctx);
}

/** Only what is paid: a line of the log without zeros. */
function due(euro: number, market: number): { readonly euro?: number; readonly market?: number } {
  return { ...(euro > 0 ? { euro } : {}), ...(market > 0 ? { market } : {}) };
}

/** An export that has been paid. */
export function carryOut(s: AlgState, seat: number, d: ExportArgs, ctx: AlgContext): void {
  const p = playerAt(s, seat);
  ctx.resumeFor('next-export', seat, { left: d.left - 1, batch: d.batch, made: d.made + 1 });
  const cubes = ctx.emit === null ? {} : cubeSet(p, d.set);
  // The way is measured before the disk lies there.
  const way = wayTo(s, seat, d.to);
  effects.occasion(s, seat, 'export-value');
  // ALG-EXP-12.
  for (let i = 0; i < DISPATCH; i++) addTo(p.fields, zoneStarts.dispatch + i, -at(d.set, i));
  if (d.to === 'contract') fulfil(s, seat, cubes, ctx);
  else if (isDiskless(p)) exportAgain(s, seat, d.to, cubes, ctx);
  else exportTo(s, seat, d.to, { batch: d.batch, cubes, way }, ctx);
}

function cubeSet(p: Readonly<Player>, set: readonly number[]): CubeSet {
  return Object.fromEntries(set.flatMap((n, i) => (n > 0 ? [[fieldAt(p, zoneStarts.dispatch + i), n]] : [])));
}

interface MapExport {
  readonly batch: number;
  readonly cubes: CubeSet;
  readonly way: number;
}

/** ALG-EXP-13 to ALG-EXP-15: the disk, the city's token if it is the first one, milestones. */
function exportTo(s: AlgState, seat: number, city: CityId, { batch, cubes, way }: MapExport, ctx: AlgContext): void {
  const token = tokenOn(s, city);
  const { distance, opened } = recordExport(s, seat, city, batch);
  ctx.emit?.({ type: 'exported', seat, to: city, set: cubes, distance, opened, cost: way });
  if (opened) {
    ctx.emit?.({ type: 'city-opened', seat, city, bonus: token });
    if (token !== null) {
      effects.run(s, seat, token, ctx);
      effects.automatic(s, seat, 'opened', ctx);
    }
  } else effects.automatic(s, seat, 'followed', ctx);
  claimMilestones(s, seat, ctx);
}

/** ALG-CON-03: the disk lies on the contract, which pays at once. */
function fulfil(s: AlgState, seat: number, set: CubeSet, ctx: AlgContext): void {
  const p = playerAt(s, seat);
  if (p.contract === null) return;
  const card = p.contract.export;
  p.contractDone = true;
  ctx.emit?.({ type: 'contract-fulfilled', seat, card, set });
  effects.run(s, seat, card, ctx);
}

/** ALG-EXP-21: without a disk an export scores half the demand. */
function exportAgain(s: AlgState, seat: number, city: CityId, set: CubeSet, ctx: AlgContext): void {
  const vp = Math.ceil(demandOf(s, seat, city) / 2);
  ctx.emit?.({ type: 'repeat-exported', seat, city, set, vp });
  effects.gain(s, seat, { vp }, ctx);
}
