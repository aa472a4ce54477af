import { docks, faces, neighbours, oceanHexes, sites } from '../data/ocean.ts';
import type { OceanHex, Site } from '../data/ocean.ts';
import { isOcean } from '../fleet.ts';

export const HEXES = oceanHexes.length;
/** The place of an ocean hex in its table. */
export const hexIndex = Object.fromEntries(oceanHexes.map((hex, i) => [hex, i])) as Record<OceanHex, number>;

/** What one step costs, and what is added when no die in the row shows its direction. */
export const STEP = 4;
const MISSING = 3;
/** No way is dearer: at most four steps, all of them without a die. */
export const DEAREST = 4 * (STEP + MISSING);

/** Ocean neighbours by die face, as indexes; -1 where a ship cannot go. */
const ahead: readonly (readonly number[])[] = oceanHexes.map((hex) =>
  faces.map((face) => {
    const to = neighbours[hex][face];
    return isOcean(to) ? hexIndex[to] : -1;
  }),
);

/** The docks of each site as indexes. */
const dockIndexes = bySite((site) => docks[site].map((hex) => hexIndex[hex]));

function bySite(numbers: (site: Site) => readonly number[]): Record<Site, readonly number[]> {
  return Object.fromEntries(sites.map((site) => [site, numbers(site)] as const)) as Record<Site, readonly number[]>;
}

/** A row of dice as a number: dice have no order, so equal rows have equal keys. */
export function diceKey(row: readonly number[]): number {
  let key = 0;
  for (const face of row) key += powers[face - 1] ?? 0;
  return key;
}

/** At most five dice lie in a row, so a digit to the base six counts a face. */
const powers = [1, 6, 36, 216, 1296, 7776];
const tables = new Map<number, Uint8Array>();

/** What it costs a ship with these dice to get from a hex (times {@link HEXES}) to another (plus). Made when first asked for. */
export function routeCosts(key: number): Uint8Array {
  const known = tables.get(key);
  if (known !== undefined) return known;
  const made = makeTable(key);
  tables.set(key, made);
  return made;
}

function makeTable(key: number): Uint8Array {
  const table = new Uint8Array(HEXES * HEXES).fill(DEAREST);
  for (let hex = 0; hex < HEXES; hex++) table[hex * HEXES + hex] = 0;
  faces.forEach((_, f) => {
    const power = powers[f] ?? 0;
    if (Math.floor(key / power) % 6 > 0) improve(table, routeCosts(key - power), f, STEP);
  });
  // A step without a die leaves the row as it is; four rounds cross the ocean.
  for (let round = 0; round < 4; round++) faces.forEach((_, f) => improve(table, table, f, STEP + MISSING));
  return table;
}

/** Takes the way over the neighbour in one direction wherever it is cheaper. */
function improve(table: Uint8Array, onward: Uint8Array, face: number, cost: number): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const next = ahead[hex]?.[face] ?? -1;
    if (next < 0) continue;
    for (let to = 0; to < HEXES; to++) {
      const over = cost + (onward[next * HEXES + to] ?? 0);
      if (over < (table[hex * HEXES + to] ?? 0)) table[hex * HEXES + to] = over;
    }
  }
}

/** What it costs to reach the nearest dock of a site. */
export function costHome(costs: Uint8Array, from: number, site: Site): number {
  let least = DEAREST;
  for (const dock of dockIndexes[site]) least = Math.min(least, costs[from * HEXES + dock] ?? DEAREST);
  return least;
}

/** Hexes between each ocean hex and the nearest dock of a site. */
export const stepsHome = bySite((site) =>
  oceanHexes.map((_, hex) => costHome(routeCosts(0), hex, site) / (STEP + MISSING)),
);
