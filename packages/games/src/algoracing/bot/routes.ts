import { at } from '@benchtop/engine/author';
import { corners } from '../data/board.ts';
import type { Kind } from '../data/cards.ts';
import type { Terrain } from '../terrain.ts';

/** Farther than anything on a board. */
export const FAR = 31;

const kept = new WeakMap<Terrain, Routes>();
let last: Routes | null = null;

/** The ways on an empty board; what is worked out is kept with the terrain. */
export function routesOf(terrain: Terrain): Routes {
  if (last !== null && last.terrain === terrain) return last;
  let routes = kept.get(terrain);
  if (routes === undefined) kept.set(terrain, (routes = new Routes(terrain)));
  last = routes;
  return routes;
}

/** Ways from pose to pose: a pose is cell * 4 + direction. */
export class Routes {
  readonly terrain: Terrain;
  /** By cell: the bit of the corner there, in the order of their table, or 0. */
  readonly cornerAt: Uint8Array;
  private readonly cornerCells: readonly number[];
  /** By pose: the poses to which one command leads. */
  private readonly targets: readonly (readonly number[])[];
  /** By pose to begin from. */
  private readonly known: (Uint8Array | null)[];
  private readonly next: { [K in Kind]?: Uint16Array } = {};

  constructor(terrain: Terrain) {
    this.terrain = terrain;
    this.cornerCells = corners.map((corner) => terrain.corners[corner]);
    this.cornerAt = Uint8Array.from(terrain.levels, (_, cell) => {
      const corner = this.cornerCells.indexOf(cell);
      return corner < 0 ? 0 : 1 << corner;
    });
    this.targets = Array.from(terrain.ahead, (_, pose) => targetsOf(terrain, pose));
    this.known = Array<null>(terrain.ahead.length).fill(null);
  }

  /** By cell: how many commands lead there from a pose. Steps, jumps, drives all the way and turns count one each. */
  from(pose: number): Uint8Array {
    return (this.known[pose] ??= search(this.targets, pose));
  }

  /** How many commands lead from a pose to the nearest of some corners, one bit each. */
  toCorners(set: number, pose: number): number {
    const ways = this.from(pose);
    let least = FAR;
    for (let i = 0; i < this.cornerCells.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      const way = ways[this.cornerCells[i] ?? 0] ?? FAR;
      if (way < least) least = way;
    }
    return least;
  }

  /** By pose: the pose after one card; the same where it changes nothing by itself. */
  after(kind: Kind): Uint16Array {
    return (this.next[kind] ??= Uint16Array.from(this.targets, (_, pose) => poseAfter(this.terrain, pose, kind)));
  }
}

function search(targets: readonly (readonly number[])[], start: number): Uint8Array {
  const byCell = new Uint8Array(targets.length >> 2).fill(FAR);
  const byPose = new Uint8Array(targets.length).fill(FAR);
  byPose[start] = 0;
  const queue = [start];
  for (let i = 0; i < queue.length; i++) {
    const pose = at(queue, i);
    const way = byPose[pose] ?? FAR;
    if (way < (byCell[pose >> 2] ?? FAR)) byCell[pose >> 2] = way;
    for (const target of at(targets, pose)) {
      if (byPose[target] !== FAR) continue;
      byPose[target] = way + 1;
      queue.push(target);
    }
  }
  return byCell;
}

function targetsOf(terrain: Terrain, pose: number): number[] {
  const { ahead, levels } = terrain;
  const cell = pose >> 2;
  const dir = pose & 3;
  const targets = [1, 2, 3].map((turn) => cell * 4 + ((dir + turn) & 3));
  const front = ahead[pose] ?? -1;
  if (front < 0) return targets;
  const climb = (levels[front] ?? 0) - (levels[cell] ?? 0);
  if (climb >= -1 && climb <= 1) targets.push(front * 4 + dir);
  targets.push(farthest(terrain, cell, dir) * 4 + dir);
  return targets;
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
      return farthest(terrain, cell, dir) * 4 + dir;
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

function farthest({ ahead, levels, walled }: Terrain, from: number, dir: number): number {
  for (let cell = from; ;) {
    const next = ahead[cell * 4 + dir] ?? -1;
    if (next < 0 || levels[next] !== levels[cell] || walled[cell * 4 + dir] === 1) return cell;
    cell = next;
  }
}
