import { at } from '@benchtop/engine/author';
import { oceanHexes } from '../data/ocean.ts';
import { colours } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import type { ArcticState } from '../state.ts';
import { HEXES } from './routes.ts';
import { colourIndex } from './wants.ts';

export const COLOURS = colours.length;

/** What lies in the sea, counted again only where it has changed since the last look. */
export class SeaMap {
  /** Grows whenever the sea is not what it was. */
  version = 0;
  /** Tokens by hex and colour: the place is hex * {@link COLOURS} + colour. */
  readonly counts = new Uint8Array(HEXES * COLOURS);
  /** Tokens by hex. */
  readonly sizes = new Uint8Array(HEXES);
  /** Tokens by colour. */
  readonly totals = colours.map(() => 0);
  private readonly seen: Colour[][] = oceanHexes.map(() => []);

  read(sea: ArcticState['sea']): void {
    let same = true;
    for (let hex = 0; hex < HEXES; hex++) {
      const here = sea[oceanHexes[hex] ?? 'pole'];
      const seen = at(this.seen, hex);
      if (keep(seen, here)) continue;
      same = false;
      this.count(hex, seen);
    }
    if (!same) this.version++;
  }

  empty(): boolean {
    for (const total of this.totals) if (total !== 0) return false;
    return true;
  }

  private count(hex: number, here: readonly Colour[]): void {
    const { counts, totals } = this;
    this.sizes[hex] = here.length;
    for (let c = 0; c < COLOURS; c++) {
      totals[c] = (totals[c] ?? 0) - (counts[hex * COLOURS + c] ?? 0);
      counts[hex * COLOURS + c] = 0;
    }
    for (const colour of here) {
      const c = colourIndex[colour];
      counts[hex * COLOURS + c] = (counts[hex * COLOURS + c] ?? 0) + 1;
      totals[c] = (totals[c] ?? 0) + 1;
    }
  }
}

/** Makes a list equal to another; true when it was so already. */
export function keep<T>(kept: T[], list: readonly T[]): boolean {
  const { length } = list;
  let same = kept.length === length;
  for (let i = 0; same && i < length; i++) same = kept[i] === list[i];
  if (same) return true;
  kept.length = 0;
  for (const item of list) kept.push(item);
  return false;
}
