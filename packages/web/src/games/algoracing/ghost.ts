import type { Dir, RoverColour } from './field.ts';
import type { Spot } from './shown.ts';

/** A stretch of the previewed way, made by one command. */
export interface GhostLeg {
  readonly from: Spot;
  readonly to: Spot;
  readonly way: 'drive' | 'jump' | 'ride';
  /** The slot of the algorithm that makes it, from 0. */
  readonly slot: number;
}

/** Something that happens on a square. */
export type GhostStop = Spot & { readonly dir: Dir; readonly slot: number } & (
    | { readonly kind: 'turn'; readonly quarters: number }
    | { readonly kind: 'skip'; readonly reason: string }
  );

/** What the algorithm would do, from the current state: it is known before it runs. */
export interface GhostPath {
  readonly colour: RoverColour;
  readonly legs: readonly GhostLeg[];
  readonly stops: readonly GhostStop[];
  /** Where a sample would be picked up. */
  readonly picks: readonly Spot[];
  /** Notes at places: deliveries, encounters. */
  readonly notes: readonly (Spot & { readonly text: string })[];
  readonly end: (Spot & { readonly dir: Dir }) | null;
  /** The slot whose stretch is lit, or null. */
  readonly lit: number | null;
}

const GAP = 0.17;
const OVER = 0.1;

/** Beads along the legs, a little over the ground; jumps are arcs. */
export function dotsOf({ legs, lit }: Pick<GhostPath, 'legs' | 'lit'>): readonly (Spot & { readonly lit: boolean })[] {
  return legs.flatMap(({ from, to, way, slot }) => {
    const length = Math.hypot(to.x - from.x, to.z - from.z, to.y - from.y);
    const count = Math.max(2, Math.round(length / GAP));
    return Array.from({ length: count }, (_, i) => ({ ...along(from, to, way, (i + 0.5) / count), lit: slot === lit }));
  });
}

function along(a: Spot, b: Spot, way: GhostLeg['way'], t: number): Spot {
  const flat = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t + OVER, z: a.z + (b.z - a.z) * t };
  if (way === 'jump') return { ...flat, y: flat.y + 0.55 * 4 * t * (1 - t) };
  if (way !== 'ride') return flat;
  const top = Math.max(a.y, b.y) + OVER;
  const climb = a.y < b.y ? Math.min(1, t * 2) : Math.min(1, (1 - t) * 2);
  const low = Math.min(a.y, b.y) + OVER;
  const cross = a.y < b.y ? Math.max(0, t * 2 - 1) : Math.min(1, t * 2);
  return { x: a.x + (b.x - a.x) * cross, y: low + (top - low) * climb, z: a.z + (b.z - a.z) * cross };
}
