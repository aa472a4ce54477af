import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { cities, cityIds } from './data/map.ts';
import type { CityBonusId, CityId } from './data/map.ts';
import { exporterAt } from './state.ts';
import type { AlgState } from './state.ts';

/*
 * The map in bits: a set of cities is a number with one bit for each of the 24 of them.
 */

/** What lies on the map, in a state or in a view. */
export interface Disks {
  readonly players: readonly { readonly cities: readonly CityId[]; readonly distances: readonly number[] }[];
  readonly competitor: { readonly cities: readonly CityId[]; readonly distances: readonly number[] };
}

/** The place of each city in lists of all cities. */
export const cityIndex = byEach(cityIds, (id) => cityIds.indexOf(id));

const bits = byEach(cityIds, (id) => 1 << cityIndex[id]);

function maskOf(ids: readonly CityId[]): number {
  let mask = 0;
  for (let i = 0; i < ids.length; i++) mask |= bits[at(ids, i)];
  return mask;
}

/** By city: those at the other ends of its roads. */
const besides = byEach(cityIds, (id) => {
  const { roads }: { readonly roads: readonly string[] } = cities[id];
  return maskOf(cityIds.filter((other) => roads.includes(other)));
});

function neighboursOf(mask: number): number {
  let near = mask;
  for (const id of cityIds) if ((mask & bits[id]) !== 0) near |= besides[id];
  return near;
}

/** By city: which cities lie within no, one, two … steps. */
const within: readonly (readonly number[])[] = cityIds.map((id) => {
  const rings = [bits[id]];
  for (let ring = neighboursOf(bits[id]); ring !== at(rings, rings.length - 1); ring = neighboursOf(ring))
    rings.push(ring);
  return rings;
});

/** Cities that hold a disk, of anybody. */
export function diskMask({ players, competitor }: Disks): number {
  let mask = maskOf(competitor.cities);
  for (let seat = 0; seat < players.length; seat++) mask |= maskOf(at(players, seat).cities);
  return mask;
}

/** Steps from a city to the nearest one of a set; -1 where the set is empty. */
export function distanceTo(mask: number, city: number): number {
  if (mask === 0) return -1;
  const rings = at(within, city);
  let steps = 0;
  while ((at(rings, steps) & mask) === 0) steps++;
  return steps;
}

/** Whose disks lie in a city, the opener's first; `cc` is the competitor. */
export function holdersOf({ players, competitor }: Disks, city: CityId): readonly (number | 'cc')[] {
  const holders: (number | 'cc')[] = [];
  const add = (who: number | 'cc', own: Disks['competitor']): void => {
    const place = own.cities.indexOf(city);
    if (place < 0) return;
    if (own.distances[place] === 0) holders.push(who);
    else holders.unshift(who);
  };
  players.forEach((p, seat) => add(seat, p));
  add('cc', competitor);
  return holders;
}

/** ALG-EXP-14: the bonus token on a city: whoever opens the city takes it. */
export function tokenOn(
  s: Disks & { readonly bonuses: readonly (CityBonusId | null)[] },
  city: CityId,
): CityBonusId | null {
  return (diskMask(s) & bits[city]) === 0 ? at(s.bonuses, cityIndex[city]) : null;
}

/** ALG-EXP-13: a disk comes to a city. How far the nearest one was, and whether it is the first there. */
export function recordExport(
  s: AlgState,
  exporter: number,
  city: CityId,
  batch: number,
): { readonly distance: number; readonly opened: boolean } {
  const own = exporterAt(s, exporter);
  const distance = distanceTo(diskMask(s), cityIndex[city]);
  own.cities.push(city);
  own.distances.push(distance);
  own.batches.push(batch);
  return { distance, opened: distance !== 0 };
}
