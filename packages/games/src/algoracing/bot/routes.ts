import { at } from '@benchtop/engine/author';
import { boards, corners } from '../data/board.ts';
import { kinds } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import type { Terrain } from '../terrain.ts';

/** Farther than anything on a board. */
export const FAR = 47;
/** What a square costs that only a jump leads to: there are half as many jumps as steps, and nothing else does it. */
const JUMP = 2;
/** Boards with other rovers on them that are kept: more than one other rover can make of a board. */
const KEPT = 96;

const kept = new WeakMap<Terrain, Routes>();
let last: Routes | null = null;

/** The ways on a board; what is worked out is kept with the terrain. */
export function routesOf(terrain: Terrain): Routes {
  if (last !== null && last.terrain === terrain) return last;
  let routes = kept.get(terrain);
  if (routes === undefined) kept.set(terrain, (routes = new Routes(terrain)));
  last = routes;
  return routes;
}

/** Ways from a pose on a board without other rovers. */
export interface Ways {
  /** By cell: how many commands lead there. */
  readonly cells: Uint8Array;
  /** By cell: with how many commands a rover on it is first met; fewer do not notice it. */
  readonly meets: Uint8Array;
}

/** Ways from pose to pose: a pose is cell * 4 + direction. */
export class Routes {
  readonly terrain: Terrain;
  /** By cell: the bit of the corner there, in the order of their table, or 0. */
  readonly cornerAt: Uint8Array;
  readonly cornerCells: readonly number[];
  private readonly free: (Ways | undefined)[] = [];
  /** By the cells that are taken. */
  private readonly around = new Map<number, Around>();
  private readonly next: (Uint16Array | undefined)[] = [];

  constructor(terrain: Terrain) {
    this.terrain = terrain;
    this.cornerCells = corners.map((corner) => terrain.corners[corner]);
    this.cornerAt = Uint8Array.from(terrain.levels, (_, cell) => {
      const corner = this.cornerCells.indexOf(cell);
      return corner < 0 ? 0 : 1 << corner;
    });
  }

  from(pose: number): Ways {
    return (this.free[pose] ??= waysFrom(this.terrain, pose, none, JUMP));
  }

  /**
   * From index pose * cells on: how many commands, up to `most`, lead to each cell around those on which other rovers stand.
   * `taken` tells such cells apart as one number.
   */
  fromAround(pose: number, cells: readonly number[], taken: number, most: number): Uint8Array {
    let around = this.around.get(taken);
    if (around === undefined) {
      if (this.around.size >= KEPT) this.around.clear();
      this.around.set(taken, (around = new Around(this.terrain, cells.slice())));
    }
    return around.from(pose, most);
  }

  /** By pose: the pose after one card, by its place among the kinds; the same where it changes nothing by itself. */
  after(card: number): Uint16Array {
    return (this.next[card] ??= Uint16Array.from(this.terrain.ahead, (_, pose) =>
      poseAfter(this.terrain, pose, at(kinds, card)),
    ));
  }
}

/** Ways on a board on which some cells are taken. */
class Around {
  private readonly terrain: Terrain;
  private readonly taken: readonly number[];
  /** By pose to begin from, and then by cell: how many commands lead there. */
  private readonly ways: Uint8Array;
  /** By pose: up to how many commands the ways are known, and one more. */
  private readonly known: Uint8Array;

  constructor(terrain: Terrain, taken: readonly number[]) {
    this.terrain = terrain;
    this.taken = taken;
    this.known = new Uint8Array(terrain.ahead.length);
    this.ways = new Uint8Array(terrain.ahead.length * terrain.levels.length);
  }

  /** Makes sure that ways up to so many commands are known from a pose. */
  from(pose: number, most: number): Uint8Array {
    if ((this.known[pose] ?? 0) <= most) {
      explore(
        this.terrain,
        pose,
        { taken: this.taken, jump: JUMP, most },
        this.ways,
        pose * this.terrain.levels.length,
        null,
      );
      this.known[pose] = most + 1;
    }
    return this.ways;
  }
}

const none: readonly number[] = [];
/** Poses that are reached with so many commands and those after them, in turn; no more than five lead to each. */
const POSES = boards.full.size ** 2 * 4;
const waves = Array.from({ length: JUMP + 1 }, () => new Int16Array(POSES * 5));
const sizes = waves.map(() => 0);
/** By pose: 1 once the shortest way there is known. */
const reached = new Uint8Array(POSES);

/** Ways around taken cells. Steps, drives all the way and turns count one each, what only a jump can do counts `jump`. */
export function waysFrom(terrain: Terrain, start: number, taken: readonly number[], jump: number): Ways {
  const cells = new Uint8Array(terrain.levels.length);
  const meets = new Uint8Array(terrain.levels.length).fill(FAR);
  explore(terrain, start, { taken, jump, most: FAR }, cells, 0, meets);
  return { cells, meets };
}

interface Bounds {
  readonly taken: readonly number[];
  readonly jump: number;
  /** Ways that are longer are not looked for. */
  readonly most: number;
}

/** Writes the ways from a pose into `cells`, from an index on. */
function explore(
  terrain: Terrain,
  start: number,
  bounds: Bounds,
  cells: Uint8Array,
  base: number,
  meets: Uint8Array | null,
): void {
  const { jump, most } = bounds;
  cells.fill(FAR, base, base + terrain.levels.length);
  reached.fill(0, 0, terrain.ahead.length);
  sizes.fill(0);
  put(0, start);
  for (let way = 0, idle = 0; idle <= jump && way <= most && way < FAR - jump; way++) {
    const turn = way % waves.length;
    const wave = at(waves, turn);
    const size = at(sizes, turn);
    idle = size === 0 ? idle + 1 : 0;
    for (let i = 0; i < size; i++) {
      const pose = wave[i] ?? 0;
      if (reached[pose] === 1) continue;
      reached[pose] = 1;
      const cell = base + (pose >> 2);
      if (cells[cell] === FAR) {
        cells[cell] = way;
        turnRound(pose, way);
      }
      drive(terrain, pose, way, bounds, meets);
    }
    sizes[turn] = 0;
  }
}

/** From the first pose on a cell all others are one turn away. */
function turnRound(pose: number, way: number): void {
  for (let turn = 1; turn < 4; turn++) put(way + 1, (pose & ~3) + ((pose + turn) & 3));
}

/** On from a pose that is reached with so many commands: one square, and all the way. */
function drive(terrain: Terrain, pose: number, way: number, bounds: Bounds, meets: Uint8Array | null): void {
  const { ahead, levels, walled } = terrain;
  const { taken, jump } = bounds;
  const front = ahead[pose] ?? -1;
  if (front < 0) return;
  const climb = (levels[front] ?? 0) - (levels[pose >> 2] ?? 0);
  if (climb < -1 || climb > 1) return;
  if (meets !== null) meet(front, way, meets);
  if (taken.includes(front)) return;
  const dir = pose & 3;
  if (climb !== 0 || walled[pose] === 1) return put(way + jump, front * 4 + dir);
  put(way + 1, front * 4 + dir);
  const end = farthest(terrain, front, dir, taken);
  if (end === front) return;
  put(way + 1, end * 4 + dir);
  if (meets === null) return;
  for (let cell = front; cell !== end;) {
    cell = ahead[cell * 4 + dir] ?? end;
    meet(cell, way, meets);
  }
}

function meet(cell: number, way: number, meets: Uint8Array): void {
  if (way < (meets[cell] ?? 0)) meets[cell] = way;
}

function put(way: number, pose: number): void {
  if (reached[pose] === 1) return;
  const turn = way % waves.length;
  const size = sizes[turn] ?? 0;
  at(waves, turn)[size] = pose;
  sizes[turn] = size + 1;
}

function poseAfter(terrain: Terrain, pose: number, kind: Kind): number {
  const cell = pose >> 2;
  const dir = pose & 3;
  switch (kind) {
    case 'left':
      return cell * 4 + ((dir + 3) & 3);
    case 'right':
      return cell * 4 + ((dir + 1) & 3);
    case 'u-turn':
      return cell * 4 + ((dir + 2) & 3);
    case 'all-way':
      return farthest(terrain, cell, dir, none) * 4 + dir;
    case 'step':
    case 'jump':
      return forward(terrain, pose, kind === 'jump' ? 1 : 0);
    case 'teleport':
    case 'cycle-2':
    case 'cycle-3':
      return pose;
  }
}

/** One square on, if the level changes by no more than `climb`; only who climbs passes walls. */
function forward({ ahead, levels, walled }: Terrain, pose: number, climb: number): number {
  const front = ahead[pose] ?? -1;
  if (front < 0 || (climb === 0 && walled[pose] === 1)) return pose;
  return Math.abs((levels[front] ?? 0) - (levels[pose >> 2] ?? 0)) <= climb ? front * 4 + (pose & 3) : pose;
}

function farthest({ ahead, levels, walled }: Terrain, from: number, dir: number, taken: readonly number[]): number {
  for (let cell = from; ;) {
    const next = ahead[cell * 4 + dir] ?? -1;
    if (next < 0 || levels[next] !== levels[cell] || walled[cell * 4 + dir] === 1) return cell;
    if (taken.includes(next)) return cell;
    cell = next;
  }
}
