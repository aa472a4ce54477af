import { corners } from '../data/board.ts';
import type { Kind } from '../data/cards.ts';
import type { Terrain } from '../terrain.ts';

/** Farther than anything on a board. */
export const FAR = 47;
/** What a square costs that only a jump leads to: there are half as many jumps as steps, and nothing else does it. */
const JUMP = 2;
/** Boards with other rovers on them that are kept: those of a turn or two. */
const KEPT = 48;

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

/** By pose to begin from, once it was asked for: how many commands lead to each cell. */
type Ways = (Uint8Array | null)[];

/** Ways from pose to pose: a pose is cell * 4 + direction. */
export class Routes {
  readonly terrain: Terrain;
  /** By cell: the bit of the corner there, in the order of their table, or 0. */
  readonly cornerAt: Uint8Array;
  readonly cornerCells: readonly number[];
  private readonly free: Ways;
  /** By the cells that are taken. */
  private readonly around = new Map<number, Ways>();
  private readonly next: { [K in Kind]?: Uint16Array } = {};

  constructor(terrain: Terrain) {
    this.terrain = terrain;
    this.cornerCells = corners.map((corner) => terrain.corners[corner]);
    this.cornerAt = Uint8Array.from(terrain.levels, (_, cell) => {
      const corner = this.cornerCells.indexOf(cell);
      return corner < 0 ? 0 : 1 << corner;
    });
    this.free = this.unknown();
  }

  /** By cell: how many commands lead there from a pose on a board without other rovers. */
  from(pose: number): Uint8Array {
    return (this.free[pose] ??= waysFrom(this.terrain, pose, none, JUMP));
  }

  /** The same around cells on which other rovers stand. `taken` tells such cells apart as one number. */
  fromAround(pose: number, cells: readonly number[], taken: number): Uint8Array {
    let ways = this.around.get(taken);
    if (ways === undefined) {
      if (this.around.size >= KEPT) this.around.clear();
      this.around.set(taken, (ways = this.unknown()));
    }
    return (ways[pose] ??= waysFrom(this.terrain, pose, cells, JUMP));
  }

  /** By pose: the pose after one card; the same where it changes nothing by itself. */
  after(kind: Kind): Uint16Array {
    return (this.next[kind] ??= Uint16Array.from(this.terrain.ahead, (_, pose) => poseAfter(this.terrain, pose, kind)));
  }

  private unknown(): Ways {
    return Array<null>(this.terrain.ahead.length).fill(null);
  }
}

const none: readonly number[] = [];
/** Poses that are reached with so many commands, for one search after the other. */
const waves: number[][] = [];

/** By cell: how many commands lead there. Steps, drives all the way and turns count one each, what only a jump can do counts `jump`. */
export function waysFrom(terrain: Terrain, start: number, taken: readonly number[], jump: number): Uint8Array {
  const byPose = new Uint8Array(terrain.ahead.length).fill(FAR);
  const byCell = new Uint8Array(terrain.ahead.length >> 2).fill(FAR);
  byPose[start] = 0;
  waves[0] = [start];
  for (let way = 0, idle = 0; idle <= jump && way < FAR - jump; way++) {
    const wave = waves[way] ?? [];
    waves[way] = [];
    idle = wave.length === 0 ? idle + 1 : 0;
    const reach = (pose: number, cost: number): void => {
      if ((byPose[pose] ?? 0) <= way + cost) return;
      byPose[pose] = way + cost;
      (waves[way + cost] ??= []).push(pose);
    };
    for (const pose of wave) {
      if (byPose[pose] !== way) continue;
      if (way < (byCell[pose >> 2] ?? 0)) byCell[pose >> 2] = way;
      spread(terrain, pose, taken, jump, reach);
    }
  }
  return byCell;
}

/** Where one command leads from a pose. */
function spread(
  terrain: Terrain,
  pose: number,
  taken: readonly number[],
  dear: number,
  reach: (to: number, cost: number) => void,
): void {
  const { ahead, levels, walled } = terrain;
  const cell = pose >> 2;
  const dir = pose & 3;
  for (let turn = 1; turn < 4; turn++) reach(cell * 4 + ((dir + turn) & 3), 1);
  const front = ahead[pose] ?? -1;
  if (front < 0 || taken.includes(front)) return;
  const climb = (levels[front] ?? 0) - (levels[cell] ?? 0);
  if (climb < -1 || climb > 1) return;
  const jump = climb !== 0 || walled[pose] === 1;
  reach(front * 4 + dir, jump ? dear : 1);
  if (!jump) reach(farthest(terrain, cell, dir, taken) * 4 + dir, 1);
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
