import {
  cities,
  cityIds,
  departmentIds,
  fieldIds,
  game,
  machines,
  plantOf,
  recruitPrices,
  roster,
  spotIds,
  spots,
  weekendTiles,
} from '@benchtop/games/algae-inc';
import type { CityId } from '@benchtop/games/algae-inc';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ShapePicture } from '../src/games/algae-inc/art/tiles.tsx';
import { gainedBy } from '../src/games/algae-inc/gains.ts';
import { areas, focusedMap, pushedGoals, WIDE } from '../src/games/algae-inc/geometry.ts';
import type { Area } from '../src/games/algae-inc/geometry.ts';
import { heading } from '../src/games/algae-inc/listing.tsx';
import { cityAt, isOn, isSea, roads, wayFrom } from '../src/games/algae-inc/map/geometry.ts';
import { hungAt, plantGeometry } from '../src/games/algae-inc/plant/geometry.ts';
import { greenLinks } from '../src/games/algae-inc/plant/GreenPill.tsx';
import { edgeOf, nameRow } from '../src/games/algae-inc/side-board/grid.ts';
import { linksOf, spotAt, weekGeometry } from '../src/games/algae-inc/week/geometry.ts';
import { ui } from '../src/games/algae-inc/ui.tsx';

/** Pairs of areas that share more than an edge. */
function overlaps(all: readonly (readonly [string, Area])[]): readonly string[] {
  return all.flatMap(([a, one], i) =>
    all
      .slice(i + 1)
      .filter(
        ([, other]) =>
          one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h,
      )
      .map(([b]) => `${a} and ${b}`),
  );
}

/** Both ways a plant is drawn: on a large screen, and on a phone as narrow as they come. */
const sizes = [
  { w: areas.plant.w, h: areas.plant.h, turned: false },
  { w: 348, h: 460, turned: true },
] as const;

describe('the plant', () => {
  const drawn = departmentIds.flatMap((department) => sizes.map((size) => ({ department, ...size })));

  test.each(drawn)(
    'of $department has no two fields in one place (turned: $turned)',
    ({ department, w, h, turned }) => {
      const { fields, heads } = plantGeometry(department, w, h, turned);
      expect([...fields.keys()].sort()).toEqual(
        fieldIds.filter((id) => plantOf({ department }).placeOf.has(id)).sort(),
      );
      expect(
        overlaps([
          ...[...fields].map(([id, field]) => [id, field] as const),
          ...machines.map((m) => [m, heads[m]] as const),
        ]),
      ).toEqual([]);
      for (const [id, field] of fields) {
        expect(field.x, id).toBeGreaterThanOrEqual(0);
        expect(field.x + field.w, id).toBeLessThanOrEqual(w);
        expect(field.y + field.h, id).toBeLessThanOrEqual(h);
      }
    },
  );

  test.each(drawn)('of $department has a line for every belt, from field to field (turned: $turned)', (one) => {
    const g = plantGeometry(one.department, one.w, one.h, one.turned);
    const { allBelts, fields } = plantOf(one);
    expect(g.belts.size).toBe(allBelts.length);
    for (const { id, from, to } of allBelts) {
      const [line, a, b] = [g.belts.get(id), g.fields.get(fields[from] ?? 'b1'), g.fields.get(fields[to] ?? 'b1')];
      if (line === undefined || a === undefined || b === undefined) throw new Error(`${id} leads nowhere`);
      if (one.turned) expect([line.y1 > a.y + a.h, line.y2 < b.y]).toEqual([true, true]);
      else expect([line.x1 > a.x + a.w, line.x2 < b.x]).toEqual([true, true]);
    }
  });

  test.each(drawn)('of $department shows every green belt inside of it (turned: $turned)', (one) => {
    const g = plantGeometry(one.department, one.w, one.h, one.turned);
    for (const { machine, link } of greenLinks(one.department)) {
      const hung = hungAt(g, one.department, machine, link);
      if (hung === null) throw new Error(`${link.id} is not drawn`);
      expect(hung.x, link.id).toBeGreaterThan(0);
      expect(hung.x, link.id).toBeLessThan(one.w);
      expect(hung.y, link.id).toBeGreaterThan(0);
      expect(hung.y, link.id).toBeLessThan(one.h);
    }
  });
});

describe('the map', () => {
  const extents = [areas.map, focusedMap, { w: 348, h: 355 }];

  test('every road is drawn once, and ferries are roads', () => {
    const ends = cityIds.reduce((sum, id) => sum + cities[id].roads.length, 0);
    expect(roads.length).toBe(ends / 2);
    expect(roads.filter(isSea).length).toBe(8);
  });

  test.each(extents)('no city lies on another one ($w wide)', (extent) => {
    const spotsOf = cityIds.map((id) => ({ id, ...cityAt(extent, id) }));
    for (const [i, a] of spotsOf.entries())
      for (const b of spotsOf.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.id} ${b.id}`).toBeGreaterThan(24);
  });

  test('the way to a city is the shortest one to a disk', () => {
    const disks: readonly CityId[] = ['madrid', 'glasgow'];
    const way = wayFrom('bordeaux', (city) => disks.includes(city));
    expect(way).toEqual(['bordeaux', 'madrid']);
    expect(roads.filter((road) => isOn(way, road)).length).toBe(1);
    expect(wayFrom('madrid', (city) => disks.includes(city))).toEqual(['madrid']);
    expect(wayFrom('madrid', () => false)).toEqual(['madrid']);
    const far = wayFrom('porto', (city) => city === 'cluj');
    expect(far[0]).toBe('porto');
    expect(far.at(-1)).toBe('cluj');
    for (const [i, city] of far.slice(1).entries()) {
      const before: readonly string[] = cities[far[i] ?? 'porto'].roads;
      expect(before).toContain(city);
    }
  });
});

test('parts of the table do not lie on one another, and all of them lie on it', () => {
  const all = Object.entries(areas);
  expect(overlaps(all)).toEqual([]);
  expect(
    overlaps([
      ...all.filter(([id]) => !['map', 'goals', 'week'].includes(id)),
      ['map', focusedMap],
      ['goals', pushedGoals],
    ]),
  ).toEqual([]);
  for (const [id, { x, y, w, h }] of all) {
    expect(x + w, id).toBeLessThanOrEqual(WIDE.width);
    expect(y + h, id).toBeLessThanOrEqual(WIDE.height);
  }
});

test('the week has a link wherever a worker can go, upwards to the next day', () => {
  const g = weekGeometry({ w: 268, h: 326 });
  const drawn = linksOf(g);
  expect(drawn.length).toBe(spotIds.reduce((sum, id) => sum + spots[id].leads.length, 0));
  for (const { y1, y2 } of drawn) expect(y2).toBeLessThan(y1);
  const places = spotIds.map((id) => [id, { ...spotAt(g, id), w: g.sw, h: g.sh }] as const);
  expect(overlaps(places)).toEqual([]);
});

test('what a row gives is drawn from its effects', () => {
  for (const [id, row] of Object.entries(weekendTiles)) expect(gainedBy(row).length, id).toBe(1);
  for (const [id, row] of Object.entries(roster)) expect(gainedBy(row).length, id).toBeGreaterThan(0);
  expect(gainedBy({})).toEqual([]);
  expect(recruitPrices.length).toBe(4);
});

test('the edge of a tile goes around its cells and not between them', () => {
  const grid = { x: 0, y: 0, cell: 10 };
  const lines = (cells: readonly number[]): number => edgeOf(grid, cells).split('M').length - 1;
  expect(lines([0])).toBe(4);
  expect(lines([0, 1])).toBe(6);
  expect(lines([0, 1, 6, 7])).toBe(8);
  // The last cell of a row and the first of the next are no neighbours.
  expect(lines([5, 6])).toBe(8);
  expect(nameRow([0, 6, 7, 8])).toEqual([6, 7, 8]);
});

test('the picture of a tile has its cells, however it is turned', () => {
  const cells = (rotation: number): number =>
    renderToStaticMarkup(<ShapePicture shape="O4" x={0} y={0} cell={5} rotation={rotation} />).split('<rect').length -
    1;
  expect(cells(0)).toBe(4);
});

test('options of long lists stand under their price, their region or their rows', () => {
  const words = (option: Parameters<typeof heading>[0]): string | undefined => heading(option)?.words;
  expect(words({ step: 'choose-action', value: { do: 'wild', action: 'recruit' } })).toBe('For a Wild token');
  expect(words({ step: 'export-target', value: { pick: 'porto' } })).toBe('South');
  expect(words({ step: 'export-target', value: { pick: 'contract' } })).toBeUndefined();
  expect(words({ step: 'science-cell', value: { pick: 'r5c0' } })).toBe('Rows 5 and 6');
});

test('every question that is answered on a page is one of the game, and on one page only', () => {
  const steps = (ui.layout?.pages ?? []).flatMap((page) => page.steps ?? []);
  for (const step of steps) expect(Object.keys(game.steps)).toContain(step);
  expect(new Set(steps).size).toBe(steps.length);
});
