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
  /** By pose: the poses from which one command leads there. */
  private readonly sources: readonly (readonly number[])[];
  /** By cell to reach. */
  private readonly known: (Uint8Array | null)[];
  /** By a set of corners, one bit each in the order of their table. */
  private readonly nearest: (Uint8Array | null)[] = Array<null>(1 << corners.length).fill(null);
  private readonly next: { [K in Kind]?: Uint16Array } = {};

  constructor(terrain: Terrain) {
    this.terrain = terrain;
    this.sources = sourcesOf(terrain);
    this.known = Array<null>(terrain.levels.length).fill(null);
  }

  /** How many commands lead from each pose to a cell: steps, jumps, drives all the way and turns count one each. */
  to(cell: number): Uint8Array {
    return (this.known[cell] ??= search(this.sources, cell));
  }

  /** How many commands lead from each pose to the nearest of some corners, one bit each. */
  toCorners(set: number): Uint8Array {
    return (this.nearest[set] ??= this.nearestOf(set));
  }

  /** By pose: the pose after one card; the same where it changes nothing by itself. */
  after(kind: Kind): Uint16Array {
    return (this.next[kind] ??= Uint16Array.from(this.sources, (_, pose) => poseAfter(this.terrain, pose, kind)));
  }

  private nearestOf(set: number): Uint8Array {
    const least = new Uint8Array(this.sources.length).fill(FAR);
    corners.forEach((corner, i) => {
      if ((set & (1 << i)) === 0) return;
      this.to(this.terrain.corners[corner]).forEach((way, pose) => {
        least[pose] = Math.min(least[pose] ?? FAR, way);
      });
    });
    return least;
  }
}

function search(sources: readonly (readonly number[])[], cell: number): Uint8Array {
  const distance = new Uint8Array(sources.length).fill(FAR);
  const queue: number[] = [];
  for (let d = 0; d < 4; d++) {
    distance[cell * 4 + d] = 0;
    queue.push(cell * 4 + d);
  }
  for (let i = 0; i < queue.length; i++) {
    const pose = at(queue, i);
    for (const source of at(sources, pose)) {
      if (distance[source] !== FAR) continue;
      distance[source] = (distance[pose] ?? 0) + 1;
      queue.push(source);
    }
  }
  return distance;
}

function sourcesOf(terrain: Terrain): number[][] {
  const sources = Array.from({ length: terrain.ahead.length }, (): number[] => []);
  for (let pose = 0; pose < sources.length; pose++)
    for (const next of targetsOf(terrain, pose)) if (next !== pose) at(sources, next).push(pose);
  return sources;
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
