import type { SeenPlayer } from './state.ts';

/** Disks that have left the Double Action tiles: one for each city, one for the contract. */
export function disksOf({ cities, contractDone }: Readonly<Pick<SeenPlayer, 'cities' | 'contractDone'>>): number {
  return cities.length + (contractDone ? 1 : 0);
}

/** Markers that have left them. */
export function markersOf({ milestones }: Readonly<Pick<SeenPlayer, 'milestones'>>): number {
  return milestones.length;
}

type Tiles = Pick<SeenPlayer, 'cities' | 'contractDone' | 'milestones' | 'doubleUsed'>;

/** ALG-MON-02, ALG-MON-04: bare euro spaces of tiles that are still there. */
export function bareDisks(p: Readonly<Tiles>): number {
  return disksOf(p) - p.doubleUsed;
}

/** ALG-MON-03, ALG-MON-04: bare VP spaces of tiles that are still there. */
export function bareMarkers(p: Readonly<Tiles>): number {
  return markersOf(p) - p.doubleUsed;
}

/** ALG-WRK-08: tiles that have neither disk nor marker and were not used. */
export function readyTiles(p: Readonly<Tiles>): number {
  return Math.min(disksOf(p), markersOf(p)) - p.doubleUsed;
}
