import { at } from '@benchtop/engine/author';
import type { Kind } from '../data/cards.ts';
import type { Terrain } from '../terrain.ts';

/** Farther than anything on a board. */
export const FAR = 31;

interface Routes {
  /** By pose: the poses from which one command leads there. */
  readonly sources: readonly (readonly number[])[];
  /** By cell to reach: the commands needed from each pose, worked out when first asked for. */
  readonly known: (Uint8Array | null)[];
}

const kept = new WeakMap<Terrain, Routes>();

/**
 * How many commands lead from each pose (cell * 4 + direction) to a cell on an empty board: steps, jumps, drives all the
 * way and turns count one each.
 */
export function commandsTo(terrain: Terrain, cell: number): Uint8Array {
  let routes = kept.get(terrain);
  if (routes === undefined) {
    routes = { sources: sourcesOf(terrain), known: Array<null>(terrain.levels.length).fill(null) };
    kept.set(terrain, routes);
  }
  const known = routes.known[cell] ?? null;
  if (known !== null) return known;
  const found = search(routes.sources, cell);
  routes.known[cell] = found;
  return found;
}

function search(sources: Routes['sources'], cell: number): Uint8Array {
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

/** The pose after one card on an empty board: the same where it changes nothing by itself. */
export function poseAfter(terrain: Terrain, pose: number, kind: Kind): number {
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
