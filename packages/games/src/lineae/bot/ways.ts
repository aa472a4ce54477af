import { at } from '@benchtop/engine/author';
import { base, COLUMNS, lockIds } from '../data/ocean.ts';
import type { LinState } from '../state.ts';
import { stableWater } from '../water.ts';

/*
 * How many locks have to be toggled for a vessel to come from one column to another: the water depends on the locks alone, so
 * all of it is known before a match begins.
 */

const MASKS = 1 << lockIds.length;

/** The closed locks, one bit for each. */
export function lockMask({ locks }: Readonly<Pick<LinState, 'locks'>>): number {
  let mask = 0;
  for (let i = 0; i < lockIds.length; i++) if (locks[at(lockIds, i)]) mask |= 1 << i;
  return mask;
}

function levelsOf(mask: number): readonly number[] {
  const closed = (i: number): boolean => (mask & (1 << i)) !== 0;
  const water = stableWater({ 'lock-1': closed(0), 'lock-2': closed(1), 'lock-3': closed(2), 'lock-4': closed(3) });
  return base.map((rows, column) => rows + at(water, column));
}

const levels = Array.from({ length: MASKS }, (_, mask) => levelsOf(mask));

/** The columns next to a column at the same level. */
function joined(mask: number, column: number): readonly number[] {
  const here = at(levels, mask);
  return [column - 1, column + 1].filter((next) => here[next] === here[column]);
}

/** Toggles from one column, with some locks closed, to every column. */
function togglesFrom(mask: number, column: number): readonly number[] {
  const known = new Map([[mask * COLUMNS + column, 0]]);
  let near = [...known.keys()];
  const best = Array.from({ length: COLUMNS }, () => Infinity);
  for (let toggles = 0; near.length > 0; toggles++) {
    const next: number[] = [];
    for (const place of near) {
      const there = place % COLUMNS;
      const locks = (place - there) / COLUMNS;
      best[there] = Math.min(at(best, there), toggles);
      for (const beside of joined(locks, there).map((c) => locks * COLUMNS + c)) {
        if (known.has(beside)) continue;
        known.set(beside, toggles);
        near.push(beside);
      }
      for (let i = 0; i < lockIds.length; i++) next.push((locks ^ (1 << i)) * COLUMNS + there);
    }
    near = next.filter((place) => !known.has(place) && known.set(place, toggles + 1));
  }
  return best;
}

const toggles = Array.from({ length: MASKS * COLUMNS }, (_, place) =>
  togglesFrom(Math.floor(place / COLUMNS), place % COLUMNS),
);

/** How many locks have to be toggled to come from a column to each column. */
export function togglesTo(mask: number, column: number): readonly number[] {
  return at(toggles, mask * COLUMNS + column);
}
