import { cities, cityIds, cityIndex } from '@benchtop/games/algae-inc';
import type { CityId } from '@benchtop/games/algae-inc';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How large a map is drawn. */
export interface Extent {
  readonly w: number;
  readonly h: number;
}

const PAD = { x: 36, y: 30 } as const;

/** Where a place of the map of 900 by 720 lies in a drawing. */
export function placed({ w, h }: Extent, { x, y }: Spot): Spot {
  return {
    x: PAD.x + ((x - 75) / 745) * (w - 2 * PAD.x),
    y: PAD.y + 2 + ((y - 95) / 560) * (h - 2 * PAD.y - 14),
  };
}

export const cityAt = (extent: Extent, city: CityId): Spot => placed(extent, cities[city]);

export type Road = readonly [CityId, CityId];

const ends = new Map(
  cityIds.map((city) => {
    const { roads: names }: { readonly roads: readonly string[] } = cities[city];
    return [city, cityIds.filter((id) => names.includes(id))];
  }),
);

const roadsOf = (city: CityId): readonly CityId[] => ends.get(city) ?? [];

/** Every road once. */
export const roads: readonly Road[] = cityIds.flatMap((from) =>
  roadsOf(from)
    .filter((to) => cityIds.indexOf(from) < cityIds.indexOf(to))
    .map((to) => [from, to] as const),
);

const overSea: readonly Road[] = [
  ['glasgow', 'gothenburg'],
  ['stockholm', 'gdansk'],
  ['stockholm', 'gothenburg'],
  ['barcelona', 'naples'],
  ['naples', 'thessaloniki'],
  ['london', 'rotterdam'],
  ['london', 'paris'],
  ['hamburg', 'gothenburg'],
];

const isPair = ([a, b]: Road, [c, d]: Road): boolean => (a === c && b === d) || (a === d && b === c);

export const isSea = (road: Road): boolean => overSea.some((other) => isPair(road, other));

/** Every way round over land through at most five cities: what lies inside is land. */
export const rounds: readonly (readonly CityId[])[] = cityIds.flatMap((first) => roundsFrom([first]));

function roundsFrom(way: readonly CityId[]): readonly (readonly CityId[])[] {
  const [first, last] = [way[0], way[way.length - 1]];
  if (first === undefined || last === undefined || way.length > 5) return [];
  return roadsOf(last).flatMap((next) => {
    if (isSea([last, next])) return [];
    if (next === first) return way.length > 2 ? [way] : [];
    const isNew = cityIndex[next] > cityIndex[first] && !way.includes(next);
    return isNew ? roundsFrom([...way, next]) : [];
  });
}

/** The shortest way from a city to the nearest one that holds a disk; just the city where none does. */
export function wayFrom(city: CityId, hasDisk: (city: CityId) => boolean): readonly CityId[] {
  let ways: readonly (readonly CityId[])[] = [[city]];
  const seen = new Set([city]);
  while (ways.length > 0) {
    const found = ways.find((way) => hasDisk(way[way.length - 1] ?? city));
    if (found !== undefined) return found;
    ways = ways.flatMap((way) =>
      roadsOf(way[way.length - 1] ?? city)
        .filter((next) => !seen.has(next))
        .map((next) => {
          seen.add(next);
          return [...way, next];
        }),
    );
  }
  return [city];
}

/** Whether a road is part of a way. */
export function isOn(way: readonly CityId[], road: Road): boolean {
  return way.some((city, i) => {
    const next = way[i + 1];
    return next !== undefined && isPair([city, next], road);
  });
}
