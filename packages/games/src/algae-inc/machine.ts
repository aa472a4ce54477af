import { at } from '@benchtop/engine/author';
import { departments } from './data/departments.ts';
import { CUBE_PRICE } from './data/tanks.ts';
import type { AlgPoint } from './data/lexicon.ts';
import type { GreenId, Machine, YellowId } from './data/words.ts';
import type { AlgContext } from './define.ts';
import { effects } from './effects.ts';
import { isOpen, moveCube, refuseBelt } from './moves.ts';
import type { BeltRule } from './moves.ts';
import { plantOf } from './plant.ts';
import type { Belt, Link } from './plant.ts';
import { addTo, playerAt } from './state.ts';
import type { AlgState } from './state.ts';

type State = Readonly<AlgState>;

/** Yellow belts and links of a Machine at most; an activation counts by their places. */
export const MOST_BELTS = 6;
export const MOST_LINKS = 5;

/** An activation so far. */
export interface Running {
  readonly machine: Machine;
  /** Cubes moved over each yellow belt of the Machine. */
  readonly moved: readonly number[];
  /** Uses of each link that works with it. */
  readonly used: readonly number[];
  /** ALG-MACH-05: by-products were added to a field, so that a cube must move. */
  readonly fed: boolean;
}

/** A belt that is paid for; `cubes` 0 where it gives Energy. */
export interface BeltRun extends Running {
  readonly belt: YellowId | GreenId;
  readonly cubes: number;
}

export type MoveRule = 'ALG-MACH-11' | 'ALG-MACH-02' | 'ALG-RES-09' | BeltRule;
export type LinkRule = 'ALG-MACH-11' | 'ALG-MACH-03' | 'ALG-MACH-04' | 'ALG-MACH-06' | 'ALG-RES-09';

const capacityPoints = { a: 'capacity-a', b: 'capacity-b', c: 'capacity-c' } as const;
const none = (length: number): number[] => Array.from({ length }, () => 0);

/** ALG-MACH-02: how many cubes a Machine moves over its yellow belts. */
export function capacityOf(s: State, seat: number, machine: Machine): number {
  return effects.value(s, seat, capacityPoints[machine]);
}

/** ALG-MACH-01: nothing lies left of it. */
export function refuseMachine(s: State, seat: number, machine: Machine): 'ALG-MACH-01' | null {
  const p = playerAt(s, seat);
  const places = plantOf(p).left[machine];
  for (let i = 0; i < places.length; i++) if (at(p.fields, at(places, i)) > 0) return null;
  return 'ALG-MACH-01';
}

/** A Machine is activated. */
export function startMachine(s: AlgState, seat: number, machine: Machine, ctx: AlgContext): void {
  ctx.emit?.({ type: 'machine-started', seat, machine });
  const running = { machine, moved: none(MOST_BELTS), used: none(MOST_LINKS), fed: false };
  ctx.ask('machine-step', seat, running);
}

/** Cubes moved so far. */
export function movesOf({ moved }: Pick<Running, 'moved'>): number {
  let sum = 0;
  for (let i = 0; i < moved.length; i++) sum += at(moved, i);
  return sum;
}

/** A number of a belt now. */
export function numberOf(s: State, seat: number, n: number | AlgPoint): number {
  return typeof n === 'number' ? n : effects.value(s, seat, n);
}

/** A yellow belt of the Machine that runs, or null. */
export function beltIn(s: State, seat: number, machine: Machine, id: YellowId | GreenId): Belt | null {
  const belts = plantOf(playerAt(s, seat)).belts[machine];
  for (let i = 0; i < belts.length; i++) if (at(belts, i).id === id) return at(belts, i);
  return null;
}

/** A link that works with the Machine that runs, or null. */
export function linkIn(s: State, seat: number, machine: Machine, id: YellowId | GreenId): Link | null {
  const links = plantOf(playerAt(s, seat)).links[machine];
  for (let i = 0; i < links.length; i++) if (at(links, i).id === id) return at(links, i);
  return null;
}

export function isWorking(s: State, seat: number, { open }: Link): boolean {
  return open === null || effects.value(s, seat, open) > 0;
}

/** The link that takes Energy with the next cube on a belt, or null. Only the first one pays. */
function drainOn(s: State, seat: number, { machine, moved }: Running, belt: Belt): Link | null {
  if (at(moved, belt.index) > 0) return null;
  const links = plantOf(playerAt(s, seat)).links[machine];
  for (let i = 0; i < links.length; i++) {
    const link = at(links, i);
    if (link.does === 'drain' && link.belt === belt.index && isWorking(s, seat, link)) return link;
  }
  return null;
}

const cost = { energy: 0, euro: 0 };

/** What a use of a link with so many cubes costs. ALG-BYP-04: by-products that the tank lacks are bought. */
export function linkCost(
  s: State,
  seat: number,
  link: Link,
  cubes: number,
): { readonly energy: number; readonly euro: number } {
  cost.energy = numberOf(s, seat, link.energy);
  cost.euro = link.does === 'feed' ? CUBE_PRICE * missingFor(s, seat, cubes) : 0;
  return cost;
}

/** ALG-MACH-07: what the next cube on a belt costs. */
function moveCost(s: State, seat: number, drain: Link): { readonly energy: number; readonly euro: number } {
  cost.energy = numberOf(s, seat, drain.amount);
  cost.euro = 0;
  return cost;
}

/** What a move over a yellow belt costs now, for the log and for explanations; null where it is free. */
export function costOfMove(s: State, seat: number, d: Running, id: YellowId): { readonly energy: number } | null {
  const belt = beltIn(s, seat, d.machine, id);
  const drain = belt === null ? null : drainOn(s, seat, d, belt);
  return drain === null ? null : { energy: numberOf(s, seat, drain.amount) };
}

/** By-products that the tank of the used kind lacks. */
function missingFor(s: State, seat: number, cubes: number): number {
  const { department } = playerAt(s, seat);
  return department === null ? cubes : Math.max(0, cubes - s.byproducts[departments[department].uses]);
}

/** The rule against a move over a yellow belt, or null. */
export function refuseMove(s: State, seat: number, d: Running, id: YellowId): MoveRule | null {
  const belt = beltIn(s, seat, d.machine, id);
  if (belt === null) return 'ALG-MACH-11';
  if (movesOf(d) >= capacityOf(s, seat, d.machine)) return 'ALG-MACH-02';
  const closed = refuseBelt(s, seat, belt);
  if (closed !== null) return closed;
  const drain = drainOn(s, seat, d, belt);
  return drain === null || effects.checkCost(s, seat, moveCost(s, seat, drain)) === null ? null : 'ALG-RES-09';
}

/** The rule against a use of a link with so many cubes, or null; 0 where it gives Energy. What is mandatory is never offered. */
export function refuseLink(s: State, seat: number, d: Running, id: GreenId, cubes: number): LinkRule | null {
  const link = linkIn(s, seat, d.machine, id);
  if (link === null || !isOffered(link, cubes)) return 'ALG-MACH-11';
  if (!isWorking(s, seat, link) || at(d.used, link.index) >= numberOf(s, seat, link.limit)) return 'ALG-MACH-03';
  if (link.belt >= 0 && at(d.moved, link.belt) === 0) return 'ALG-MACH-04';
  if (cubes > 0 && cubes > numberOf(s, seat, link.amount)) return 'ALG-MACH-03';
  if (link.does === 'shift' && at(playerAt(s, seat).fields, link.from) < cubes) return 'ALG-MACH-06';
  const { energy, euro } = linkCost(s, seat, link, cubes);
  return energy + euro === 0 || effects.checkCost(s, seat, cost) === null ? null : 'ALG-RES-09';
}

function isOffered({ does }: Link, cubes: number): boolean {
  return cubes > 0 ? does === 'feed' || does === 'shift' : does === 'charge';
}

/** ALG-MACH-05: what was added to a field wants to move. */
export function refuseDone(d: Running): 'ALG-MACH-05' | null {
  return d.fed && movesOf(d) === 0 ? 'ALG-MACH-05' : null;
}

/** A yellow belt is chosen: a cube moves, once its Energy is paid. */
export function chooseMove(s: AlgState, seat: number, d: Running, id: YellowId, ctx: AlgContext): void {
  const belt = beltIn(s, seat, d.machine, id);
  const drain = belt === null ? null : drainOn(s, seat, d, belt);
  if (drain === null) {
    runBelt(s, seat, { ...d, belt: id, cubes: 1 }, ctx);
    return;
  }
  ctx.resumeFor('belt-runs', seat, { ...framed(d), belt: id, cubes: 1 });
  effects.pay(s, seat, { ...moveCost(s, seat, drain) }, ctx, drain.row);
}

/** A link is chosen: it works, once its price is paid. */
export function chooseLink(s: AlgState, seat: number, d: Running, id: GreenId, cubes: number, ctx: AlgContext): void {
  const link = linkIn(s, seat, d.machine, id);
  if (link === null) return;
  const { energy, euro } = linkCost(s, seat, link, cubes);
  if (energy + euro === 0) {
    runBelt(s, seat, { ...d, belt: id, cubes }, ctx);
    return;
  }
  ctx.resumeFor('belt-runs', seat, { ...framed(d), belt: id, cubes });
  effects.pay(s, seat, { energy, euro }, ctx, link.row);
}

/** Arguments of frames have lists of their own. */
function framed({ machine, moved, used, fed }: Running) {
  return { machine, moved: [...moved], used: [...used], fed };
}

/** A copy with one more use. */
function counted(uses: readonly number[], place: number): number[] {
  const more = [...uses];
  addTo(more, place, 1);
  return more;
}

/** A belt that is paid for runs; the next step is asked. */
export function runBelt(s: AlgState, seat: number, d: BeltRun, ctx: AlgContext): void {
  const { machine, moved, used, fed } = d;
  const belt = beltIn(s, seat, machine, d.belt);
  if (belt !== null) {
    moveCube(s, seat, belt, ctx);
    ctx.ask('machine-step', seat, { machine, moved: counted(moved, belt.index), used: [...used], fed });
    return;
  }
  const link = linkIn(s, seat, machine, d.belt);
  if (link === null) return;
  runLink(s, seat, machine, link, d.cubes, ctx);
  const adds = link.does === 'feed' && link.belt < 0;
  ctx.ask('machine-step', seat, { machine, moved: [...moved], used: counted(used, link.index), fed: fed || adds });
}

/** ALG-MACH-06, ALG-MACH-10, ALG-DEP-06: what a green belt does; its price is paid. */
function runLink(s: AlgState, seat: number, machine: Machine, link: Link, cubes: number, ctx: AlgContext): void {
  const { fields, department } = playerAt(s, seat);
  const bought = link.does === 'feed' ? missingFor(s, seat, cubes) : 0;
  if (link.does === 'feed' && department !== null) s.byproducts[departments[department].uses] -= cubes - bought;
  if (link.does === 'shift') addTo(fields, link.from, -cubes);
  if (link.to >= 0) addTo(fields, link.to, cubes);
  ctx.emit?.({ type: 'link-used', seat, belt: link.id, machine, cubes, bought });
  if (link.does === 'charge') effects.gain(s, seat, { energy: numberOf(s, seat, link.amount) }, ctx, link.row);
}

/** Why no activation can be like this, or null. */
export function runningFault(s: State, seat: number, d: Running): string | null {
  const { belts, links } = plantOf(playerAt(s, seat));
  const own = belts[d.machine];
  if (d.moved.some((n, i) => n > 0 && own[i] === undefined)) return 'a belt that is not there has moved cubes';
  if (movesOf(d) > capacityOf(s, seat, d.machine)) return 'more cubes have moved than the Machine can';
  if (own.some((belt) => at(d.moved, belt.index) > 0 && !isOpen(s, seat, belt)))
    return 'cubes have left by a closed belt';
  return d.used.some((n, i) => n > usesOf(s, seat, links[d.machine][i])) ? 'a link was used too often' : null;
}

/** How often a link can have been used. */
function usesOf(s: State, seat: number, link: Link | undefined): number {
  return link === undefined || !isWorking(s, seat, link) ? 0 : numberOf(s, seat, link.limit);
}

/** Why this belt cannot have been paid for, or null. */
export function paidFault(s: State, seat: number, d: BeltRun): string | null {
  const { fields } = playerAt(s, seat);
  const belt = beltIn(s, seat, d.machine, d.belt);
  if (belt !== null)
    return drainOn(s, seat, d, belt) !== null && refuseBelt(s, seat, belt) === null ? null : 'the belt costs nothing';
  const link = linkIn(s, seat, d.machine, d.belt);
  if (link === null || d.cubes === 0 || !isOffered(link, d.cubes)) return 'the belt does not belong to the Machine';
  if (at(d.used, link.index) >= usesOf(s, seat, link)) return 'a link is used too often';
  return link.does === 'shift' && at(fields, link.from) < d.cubes ? 'there are no cubes to move' : null;
}
