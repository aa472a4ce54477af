import { at } from '@benchtop/engine/author';
import type { Frame } from '@benchtop/engine/author';
import { colonies } from '../data/colonies.ts';
import { cubes } from '../data/goods.ts';
import type { Cube } from '../data/goods.ts';
import { cellOf, columnIds, columnOf, COLUMNS, HOLD, lockIds, subIds, WIDTH } from '../data/ocean.ts';
import type { SubId } from '../data/ocean.ts';
import { rockets as cards, SPOTS } from '../data/rockets.ts';
import { citySlots, isSingle } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { depositBelow, excavatedAt, otherSubAt } from '../dive.ts';
import { effects } from '../effects.ts';
import { hasForeman, neededWith } from '../foreman.ts';
import { rocketAt } from '../launch.ts';
import { harbours, isDock } from './dive-outlook.ts';
import type { Route } from './dive-outlook.ts';
import { iconsAbove, routesFor, wishesOf } from './evaluate.ts';
import { isOnTable } from '../spaces.ts';
import { hasCore, playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { level } from '../water.ts';
import { needed } from '../workers.ts';

/*
 * What a seat could do, as whole actions: which way a submersible goes, which cubes a rocket takes, where the vessel is for
 * that. Bots plan rounds of them.
 */

/** Routes of one submersible, and of all together. */
const ROUTES = 3;
const DIVES = 8;

type Chain = readonly string[];
/** A route of a dive with the texts that begin it. */
interface Dive {
  readonly begin: Chain;
  readonly sub: SubId;
  readonly route: Route;
  /** Workers that it takes. */
  readonly workers: number;
}

/** Whole actions, or how one goes on; null where every answer is to be tried. */
export function ideas(s: Readonly<LinState>, seat: number): readonly Chain[] | null {
  const top = s.stack[s.stack.length - 1];
  if (top === undefined) return null;
  switch (top.step) {
    case 'take-turn':
      return turns(s, seat, harboursIn(s, seat, top));
    case 'steer-sub':
    case 'pick-up-cube':
      return steering(s, seat, top);
    case 'load-cube':
      return loads(s, seat, Number(top.args['column']), Number(top.args['loaded']) > 0);
    default:
      return null;
  }
}

/** What ends the round for a seat, where the sun will shine on it. */
export function stop(s: Readonly<LinState>, seat: number): Chain {
  const top = s.stack[s.stack.length - 1];
  if (top?.step !== 'take-turn') return [];
  const { available, column } = playerAt(s, seat);
  if (top.args['extra'] === true && available > 0) return ['end'];
  return [...sailing(column, sunniest(s, seat, harboursIn(s, seat, top))), 'pass'];
}

/** A copy in which a seat has passed, where the sun will shine on it. */
export function rest(s: Readonly<LinState>, seat: number, copy: LinState): LinState {
  const p = playerAt(copy, seat);
  const top = s.stack[s.stack.length - 1];
  if (top?.seat === seat && top.step === 'take-turn') p.column = sunniest(s, seat, harboursIn(s, seat, top));
  p.passed = true;
  return copy;
}

/** Another one, whose turn it is, is taken to pass. */
export function idle({ stack, players }: Readonly<LinState>, seat: number): string | null {
  return stack[stack.length - 1]?.step === 'take-turn' && players[seat]?.passed === false ? 'pass' : null;
}

/** Where the vessel is or can come: a vessel that has just moved stays. */
function harboursIn(s: Readonly<LinState>, seat: number, { args }: Frame): number {
  return args['moved'] === true ? 1 << playerAt(s, seat).column : harbours(s, seat);
}

function sunniest(s: Readonly<LinState>, seat: number, near: number): number {
  let best = playerAt(s, seat).column;
  for (let c = 0; c < COLUMNS; c++) if ((near & (1 << c)) !== 0 && iconsAbove(s, c) > iconsAbove(s, best)) best = c;
  return best;
}

const sails = columnIds.map((id) => [`vessel ${id}`]);
const stays: Chain = [];

function sailing(from: number, to: number): Chain {
  return from === to ? stays : at(sails, to);
}

function turns(s: Readonly<LinState>, seat: number, near: number): readonly Chain[] {
  const { available, technologies, column } = playerAt(s, seat);
  const chains: Chain[] = technologies.map((id) => [`tech ${id}`]);
  if (available === 0) return chains;
  chains.push(...divesOf(s, seat, near));
  for (let c = 0; c < COLUMNS; c++) {
    if ((near & (1 << c)) === 0) continue;
    const sail = sailing(column, c);
    for (const load of loads(s, seat, c, false)) chains.push([...sail, 'place launch-pad', ...load]);
    const card = s.row[c] ?? null;
    if (card !== null && colonies[card].octagon !== 'none') chains.push([...sail, `place ${card}`]);
    if (technologies.includes('payload-catapult')) chains.push(...thrown(s, c, near, sail));
  }
  for (const lock of lockIds) chains.push([placing(s, seat, lock)]);
  for (const [slot, space] of citySlots.entries()) {
    const card = s.city[slot] ?? null;
    if (card !== null) {
      if (colonies[card].octagon !== 'none') chains.push([`place ${card}`]);
    } else if (space !== 'city-3' || s.first !== seat) chains.push([`place ${space}`]);
  }
  if (hasCore(s)) chains.push(['place reactor-core']);
  return chains;
}

/** LIN-TEC-04: rockets beside the columns where the vessel can come, which a technology reaches. */
function thrown(s: Readonly<LinState>, column: number, near: number, sail: Chain): readonly Chain[] {
  return [column - 1, column + 1]
    .filter((c) => (near & (1 << c)) === 0 && (s.rockets[c] ?? null) !== null)
    .map((c) => [...sail, 'place launch-pad', `c${c}`]);
}

/** The text that places workers on a space, with the Shift Foreman where that saves one. */
function placing(s: Readonly<LinState>, seat: number, space: SpaceId): string {
  return isSingle(space) && hasForeman(s, seat) && neededWith(s, seat, space) < needed(s, space)
    ? `foreman ${space}`
    : `place ${space}`;
}

function workersFor(s: Readonly<LinState>, seat: number, space: SpaceId): number {
  return isSingle(space) && hasForeman(s, seat) ? neededWith(s, seat, space) : needed(s, space);
}

/** The most promising dives, on the spaces of submersibles or from afar. */
function divesOf(s: Readonly<LinState>, seat: number, near: number): readonly Chain[] {
  const { available } = playerAt(s, seat);
  const ways: { readonly sub: SubId; readonly begin: Chain; readonly workers: number }[] = [];
  const remote = remoteStation(s, seat, near);
  for (const sub of subIds) {
    const workers = workersFor(s, seat, sub);
    if (workers <= available && (remote === null || workers <= remote.workers))
      ways.push({ sub, begin: [placing(s, seat, sub)], workers });
    else if (remote !== null && remote.workers <= available)
      ways.push({ sub, begin: [...remote.begin, sub], workers: remote.workers });
  }
  const free = effects.value(s, seat, 'free-steps');
  // Once workers are placed, the vessel may move again.
  const docks = harbours(s, seat);
  const starts = ways.map(({ sub }) => ({ sub, free, dug: [], found: false, near: docks }));
  const dives: Dive[] = [];
  for (const [i, routes] of routesFor(s, seat, starts, ROUTES).entries())
    for (const route of routes) dives.push({ ...at(ways, i), route });
  dives.sort((a, b) => b.route.value - b.workers - (a.route.value - a.workers));
  const wishes = wishesOf(s, seat);
  return dives
    .slice(0, DIVES)
    .map(({ begin, sub, route }) => ({ begin, way: new Voyage(s, seat, sub, docks).along(route, wishes) }))
    .flatMap(({ begin, way }) => (way.length === 0 ? [] : [[...begin, ...way]]));
}

/** The Remote Pilot Station, where a seat can use it. */
function remoteStation(
  s: Readonly<LinState>,
  seat: number,
  near: number,
): { readonly begin: Chain; readonly workers: number } | null {
  const space = 'remote-pilot-station';
  if (!isOnTable(s, space)) return null;
  const workers = workersFor(s, seat, space);
  const place = placing(s, seat, space);
  if (s.city.includes(space)) return { begin: [place], workers };
  const column = s.row.indexOf(space);
  if ((near & (1 << column)) === 0) return null;
  return { begin: [...sailing(playerAt(s, seat).column, column), place], workers };
}

/** How a dive that was begun can go on. */
function steering(s: Readonly<LinState>, seat: number, top: Frame): readonly Chain[] {
  const { args } = top;
  const sub = subIds.find((id) => id === args['sub']);
  if (sub === undefined) return [];
  const dug = Array.isArray(args['dug']) ? args['dug'].map(Number) : [];
  const found = top.step === 'pick-up-cube';
  const near = harboursIn(s, seat, top);
  const [routes = []] = routesFor(s, seat, [{ sub, free: Number(args['free']), dug, found, near }], ROUTES * 2);
  const wishes = wishesOf(s, seat);
  const chains: Chain[] = routes.map((route) => new Voyage(s, seat, sub, near).along(route, wishes, found));
  chains.push(
    ...(found
      ? [
          ['leave', 'end'],
          ['take', 'end'],
        ]
      : [['end']]),
  );
  return chains;
}

/** The texts of a dive, while it is followed in mind. */
class Voyage {
  private readonly s: Readonly<LinState>;
  private readonly seat: number;
  private readonly sub: SubId;
  private readonly near: number;
  private readonly texts: string[] = [];
  private readonly hold: Cube[];
  private readonly taken = new Set<number>();
  private readonly column: number;
  private x: number;
  private r: number;

  constructor(s: Readonly<LinState>, seat: number, sub: SubId, near: number) {
    const { x, r, hold } = s.subs[sub];
    this.s = s;
    this.seat = seat;
    this.sub = sub;
    this.near = near;
    this.hold = [...hold];
    this.column = playerAt(s, seat).column;
    this.x = x;
    this.r = r;
  }

  /** The whole way of a route. `found`: whether the first cube lies where it begins. */
  along({ stops, docks }: Route, wishes: readonly Cube[], found = false): Chain {
    const [first] = stops;
    if (found) {
      const takes = first !== undefined && !first.digs && first.x === this.x && first.r === this.r;
      if (takes) this.take();
      else this.texts.push('leave');
    }
    for (const [i, { x, r, digs }] of stops.entries()) {
      // A cube that lies where it digs comes along where there is room for the rest.
      this.go(x, r, !digs || this.hold.length + stops.length - i < HOLD);
      if (digs && this.hold.length < HOLD) this.dig(wishes);
    }
    if (docks) return this.dock(wishes) ? this.texts : [];
    if (this.cube() !== null || otherSubAt(this.s, this.sub, this.x, this.r)) return [];
    this.texts.push('end');
    return this.texts;
  }

  private go(x: number, r: number, takes: boolean): void {
    while (this.r > r) this.step('down', 0, -1, x, r, takes);
    while (this.x > x) this.step('left', -1, 0, x, r, takes);
    while (this.x < x) this.step('right', 1, 0, x, r, takes);
    while (this.r < r) this.step('up', 0, 1, x, r, takes);
  }

  private step(text: string, dx: number, dr: number, x: number, r: number, takes: boolean): void {
    this.x += dx;
    this.r += dr;
    this.texts.push(text);
    if (this.hold.length === HOLD || this.cube() === null) return;
    if (takes && this.x === x && this.r === r) this.take();
    else this.texts.push('leave');
  }

  private cube(): Cube | null {
    const cell = cellOf(this.x, this.r);
    return this.taken.has(cell) ? null : (this.s.cubes[cell] ?? null);
  }

  private take(): void {
    const cube = this.cube();
    if (cube === null) return;
    this.taken.add(cellOf(this.x, this.r));
    this.hold.push(cube);
    this.texts.push('take');
  }

  /** LIN-EXC-04: a cube of one's choice comes with the second space of a track. */
  private dig(wishes: readonly Cube[]): void {
    const slot = depositBelow(this.x);
    this.texts.push('excavate');
    this.hold.push(excavatedAt(this.s, this.x));
    if (playerAt(this.s, this.seat).tracks[slot] !== 1) return;
    const wish = wishes.find((cube) => cube !== 'algae' && this.s.supply[cube] > 1);
    if (wish !== undefined) this.texts.push(wish);
  }

  /** To the nearest surface where the vessel is, or can come, and everything that can be paid for on board. */
  private dock(wishes: readonly Cube[]): boolean {
    const to = this.nearestDock();
    if (to < 0) return false;
    this.go(to, level(this.s, columnOf(to)), false);
    const column = columnOf(to);
    this.texts.push(...sailing(this.column, column), 'dock');
    for (const cube of wishes) for (const held of this.hold) if (held === cube) this.texts.push(cube);
    return true;
  }

  private nearestDock(): number {
    let best = -1;
    let least = Infinity;
    for (let c = 0; c < COLUMNS; c++) {
      if ((this.near & (1 << c)) === 0) continue;
      const r = level(this.s, c);
      for (let x = c * WIDTH; x < (c + 1) * WIDTH; x++) {
        const away = Math.abs(x - this.x) + Math.abs(r - this.r) + (c === this.column ? 0 : 0.1);
        if (away >= least || !(isDock(this.s, this.sub, x, r) || this.taken.has(cellOf(x, r)))) continue;
        if (otherSubAt(this.s, this.sub, x, r)) continue;
        best = x;
        least = away;
      }
    }
    return best;
  }
}

/** How the rocket above a column can be loaded with what a seat has: as much as fits, and without the wild spot. */
function loads(s: Readonly<LinState>, seat: number, column: number, begun: boolean): readonly Chain[] {
  if ((s.rockets[column] ?? null) === null) return [];
  const { card, spots } = rocketAt(s, column);
  const { goods } = playerAt(s, seat);
  const printed: string[] = [];
  const left = { ...goods };
  for (let i = 0; i < SPOTS - 1; i++) {
    const cube = at(cards[card].spots, i);
    if (spots[i] !== null || left[cube] === 0) continue;
    left[cube]--;
    printed.push(`${cube} spot`);
  }
  const chains: Chain[] = printed.length > 0 || begun ? [[...printed, 'done']] : [];
  if (spots[SPOTS - 1] !== null) return chains;
  const loose = cubes.filter((cube) => left[cube] > 0);
  for (const cube of loose) chains.push([...printed, `${cube} wild`, 'done']);
  return chains;
}
