import { expect, test } from 'vitest';
import { abilities, abilityIds } from '../../src/algae-inc/data/abilities.ts';
import { contractIds, contracts, departmentOfContract } from '../../src/algae-inc/data/contracts.ts';
import { belts, departments, prefixes, producers } from '../../src/algae-inc/data/departments.ts';
import * as bf from '../../src/algae-inc/data/departments/biofuel.ts';
import { PAIR_BONUS } from '../../src/algae-inc/data/departments/bioplastics.ts';
import type { Department, Green } from '../../src/algae-inc/data/departments/department.ts';
import { agingLadder } from '../../src/algae-inc/data/departments/food.ts';
import { crossoverIds, crossovers, engineering, engineeringIds } from '../../src/algae-inc/data/engineering.ts';
import * as purse from '../../src/algae-inc/data/goods.ts';
import { UNLIMITED } from '../../src/algae-inc/data/lexicon.ts';
import type { AlgPoint, Printed } from '../../src/algae-inc/data/lexicon.ts';
import * as europe from '../../src/algae-inc/data/map.ts';
import type { CityId } from '../../src/algae-inc/data/map.ts';
import { ladder, milestoneIds, milestones, SHOWN_OF_COLOUR } from '../../src/algae-inc/data/milestones.ts';
import * as staff from '../../src/algae-inc/data/roster.ts';
import { science, scienceIds } from '../../src/algae-inc/data/science.ts';
import { scoringIds, scorings } from '../../src/algae-inc/data/scorings.ts';
import * as side from '../../src/algae-inc/data/side-board.ts';
import type { LayoutId, Shape } from '../../src/algae-inc/data/side-board.ts';
import * as box from '../../src/algae-inc/data/table.ts';
import * as tanks from '../../src/algae-inc/data/tanks.ts';
import * as week from '../../src/algae-inc/data/week.ts';
import * as words from '../../src/algae-inc/data/words.ts';
import type { DepartmentId, FieldId } from '../../src/algae-inc/data/words.ts';

/** A table written as text: the lines, each with single spaces between its cells. */
const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '));

type Part = { readonly [key: string]: unknown };
const partsOf = (value: unknown): readonly Part[] => (value ?? []) as readonly Part[];
const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const all = (values: readonly unknown[], between: string): string => values.map(plain).join(between);
const filled = (name: string): string => name.replaceAll(' ', '_');

/** What members must be like. */
function wanted(where: unknown): string {
  const written = Object.entries((where ?? {}) as Part).map(([trait, value]) => {
    if (typeof value !== 'object' || value === null) return `${trait}=${plain(value)}`;
    return `${trait}${'least' in value ? `>=${plain(value.least)}` : `<=${plain((value as Part)['most'])}`}`;
  });
  return written.length === 0 ? '' : `[${written.join()}]`;
}

/** What is counted, and how. */
function measureIn({ count, where, by }: Part): string {
  if (by === undefined) return `${plain(count)}${wanted(where)}`;
  const how = typeof by === 'string' ? by : all(Object.entries(by as Part).flat(), ':');
  return `${plain(count)}${wanted(where)}/${how}`;
}

/** A number, or what it is counted by. */
function amountIn(amount: unknown): string {
  if (typeof amount === 'number') return plain(amount);
  const { each, per, ...terms } = amount as Part;
  const limits = Object.entries(terms).map(([name, n]) => `,${name}=${plain(n)}`);
  return `${plain(each)}*${measureIn(per as Part)}${limits.join('')}`;
}

/** What an effect does, in short. */
function brief(effect: Part): string {
  if (!('gain' in effect)) return all(Object.values(effect), '/');
  return Object.entries(effect['gain'] as Part)
    .map(([good, amount]) => `+${amountIn(amount)}:${good}`)
    .join('&');
}
const briefs = (effects: unknown): string => partsOf(effects).map(brief).join(';');

/** When an ability works, and what it does. */
function ability(row: Part): string {
  if ('on' in row) return `${all(partsOf(row['on']), '|')} ${briefs(row['do'])}`;
  if ('score' in row) return amountIn(row['score']);
  const { first, where } = row;
  const terms = [
    ...(first === undefined ? [] : [`first=${plain(first)}`]),
    ...(where === undefined ? [] : [wanted(where)]),
  ];
  return [plain(row['change']), ...terms, 'to' in row ? `to=${plain(row['to'])}` : `add=${plain(row['add'])}`].join(
    ' ',
  );
}

/** Everything that a row does, or asks for. */
function does(row: object): string {
  const { abilities: held, do: effects, is } = row as Part;
  return [
    ...partsOf(held).map(ability),
    ...(effects === undefined ? [] : [briefs(effects)]),
    ...partsOf(is).map((condition) => `${plain(condition['least'])} ${measureIn(condition['is'] as Part)}`),
  ].join(' + ');
}

const rangeOf = ([least, most]: readonly [number, number]): string =>
  least === most ? `${least}` : `${least}-${most}`;
const eachDepartment = <T>(of: (id: DepartmentId, department: Department) => readonly T[]): T[] =>
  words.departmentIds.flatMap((id) => of(id, departments[id]));
const cellName = (cell: number): string => `r${Math.floor(cell / side.GRID_COLUMNS)}c${cell % side.GRID_COLUMNS}`;

/** The cells of a letter on a map of a Side board. */
function cellsOf(map: readonly string[], letter: string): number[] {
  return map.flatMap((row, r) => Array.from(row).flatMap((each, c) => (each === letter ? [side.cellAt(r, c)] : [])));
}

/** The way in which a shape lies on some cells; undefined where it does not. */
function rotationOn(shape: Shape, cells: readonly number[]): number | undefined {
  const rows = cells.map((cell) => Math.floor(cell / side.GRID_COLUMNS));
  const columns = cells.map((cell) => cell % side.GRID_COLUMNS);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  const found = side.shapes[shape].findIndex(
    (turned) => turned.map(([r, c]) => side.cellAt(top + r, left + c)).join() === cells.join(),
  );
  return found < 0 ? undefined : found;
}

test('goods: caps, zones, exchange', () => {
  expect(Object.entries(purse.goods).map(([id, { icon }]) => `${id} ${icon}`)).toEqual(
    lines(`
      euro       coin
      science    flask
      market     tag
      freelance  wrench
      choice     question
      wild       asterisk
      energy     bolt
      vp         points`),
  );
  expect([...purse.kinds]).toEqual(Object.keys(purse.goods).slice(0, 6));
  expect([purse.SCIENCE_CAP, purse.ENERGY_CAP, ...purse.ENERGY_ZONES]).toEqual([10, 6, 2, 5]);
  expect([purse.EXCHANGE, purse.WILD_EXCHANGE]).toEqual([2, 3]);
});

test('the map: names, kinds, regions, places and roads', () => {
  const written = europe.cityIds.map((id) => {
    const { name, kind, region, x, y, roads } = europe.cities[id];
    return `${id} ${name} ${kind} ${region} ${x} ${y} ${roads.join()}`;
  });
  expect(written).toEqual(
    lines(`
      berlin        Berlin        capital  north  565  300  gdansk,hamburg,krakow,munich,warsaw
      stockholm     Stockholm     capital  north  655  95   gdansk,gothenburg
      hamburg       Hamburg       regular  north  495  245  berlin,gothenburg,rotterdam
      gothenburg    Gothenburg    regular  north  545  135  glasgow,hamburg,stockholm
      gdansk        Gdansk        regular  north  655  225  berlin,stockholm,warsaw
      glasgow       Glasgow       regular  north  235  140  gothenburg,london
      london        London        capital  west   300  290  glasgow,paris,rotterdam
      paris         Paris         capital  west   345  380  bordeaux,london,lyon,rotterdam,zurich
      rotterdam     Rotterdam     regular  west   405  290  hamburg,london,munich,paris
      bordeaux      Bordeaux      regular  west   265  485  barcelona,lyon,madrid,paris,porto
      lyon          Lyon          regular  west   395  465  barcelona,bordeaux,milan,paris,zurich
      zurich        Zurich        regular  west   465  410  lyon,milan,munich,paris
      madrid        Madrid        capital  south  165  610  barcelona,bordeaux,porto
      rome          Rome          capital  south  545  590  milan,naples
      porto         Porto         regular  south  75   570  bordeaux,madrid
      barcelona     Barcelona     regular  south  305  600  bordeaux,lyon,madrid,naples
      milan         Milan         regular  south  485  490  budapest,lyon,rome,zurich
      naples        Naples        regular  south  610  655  barcelona,rome,thessaloniki
      warsaw        Warsaw        capital  east   725  285  berlin,gdansk,krakow
      budapest      Budapest      capital  east   705  445  cluj,krakow,milan,munich,thessaloniki
      munich        Munich        regular  east   545  400  berlin,budapest,rotterdam,zurich
      krakow        Krakow        regular  east   700  360  berlin,budapest,cluj,warsaw
      cluj          Cluj          regular  east   820  430  budapest,krakow,thessaloniki
      thessaloniki  Thessaloniki  regular  east   800  620  budapest,cluj,naples`),
  );
});

const roadsOf = (id: CityId): readonly CityId[] => europe.cities[id].roads;
const roads = europe.cityIds.flatMap((a) => roadsOf(a).flatMap((b) => (a < b ? [[a, b] as const] : [])));

test('roads: both ways, connected, no two of them cross', () => {
  for (const a of europe.cityIds) for (const b of roadsOf(a)) expect(roadsOf(b)).toContain(a);
  expect(roads.length).toBe(42);
  for (const id of europe.cityIds) expect(roadsOf(id).length >= 2 && roadsOf(id).length <= 5).toBe(true);
  const turn = (a: CityId, b: CityId, c: CityId): number => {
    const [p, q, r] = [europe.cities[a], europe.cities[b], europe.cities[c]];
    return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  };
  for (const [a, b] of roads)
    for (const [c, d] of roads) {
      if (new Set([a, b, c, d]).size < 4) continue;
      expect(turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b), `${a}-${b} ${c}-${d}`).toBe(false);
    }
});

/** Steps from one city to every other. */
function stepsFrom(start: CityId): Map<CityId, number> {
  const steps = new Map<CityId, number>([[start, 0]]);
  for (const [id, n] of steps) for (const next of roadsOf(id)) if (!steps.has(next)) steps.set(next, n + 1);
  return steps;
}

test('distances: six steps at most, eighteen cities within three of Berlin, itself included', () => {
  const farthest = europe.cityIds.flatMap((a) => [...stepsFrom(a)].map(([b, n]) => [n, a, b] as const));
  expect(farthest.length).toBe(24 * 24);
  expect(Math.max(...farthest.map(([n]) => n))).toBe(6);
  expect(stepsFrom('stockholm').get('madrid')).toBe(6);
  expect([...stepsFrom('berlin').values()].filter((n) => n <= 3).length).toBe(18);
});

test('regions, demand, transport and bonus tokens', () => {
  for (const region of words.regions) {
    const own = europe.cityIds.filter((id) => europe.cities[id].region === region);
    expect([own.length, own.filter((id) => europe.cities[id].kind === 'capital').length]).toEqual([6, 2]);
  }
  expect([europe.capitals.length, europe.regularCities.length]).toEqual([8, 16]);
  expect([...europe.capitalDemand]).toEqual([2, 3, 4, 4, 5, 5, 6, 6]);
  expect([1, 2, 3, 4].map((n) => europe.regularDemand.filter((each) => each === n).length)).toEqual([4, 4, 5, 3]);
  expect([europe.BERLIN_DEMAND, europe.REACH, ...europe.transportCosts]).toEqual([2, 3, 1, 3, 6, 8]);
  const written = europe.cityBonusIds.map(
    (id) => `${id} ${europe.cityBonuses[id].copies} ${does(europe.cityBonuses[id])}`,
  );
  expect(written).toEqual(
    lines(`
      cb-euro       6  +2:euro
      cb-market     7  +1:market
      cb-freelance  6  +1:freelance
      cb-science    6  +2:science
      cb-choice     7  +1:choice
      cb-wild       4  +1:wild`),
  );
  expect(europe.cityBonusIds.reduce((sum, id) => sum + europe.cityBonuses[id].copies, 0)).toBe(36);
});

test('milestones: tiles, colours and what they ask for', () => {
  const written = milestoneIds.map((id) => {
    const { tile, colour } = milestones[id];
    expect(tile.startsWith(colour)).toBe(true);
    return `${tile} ${id} ${does(milestones[id])}`;
  });
  expect(written).toEqual(
    lines(`
      mint-1  m-dist-2      1 city[distance=2]
      mint-1  m-dist-1x2    2 city[distance=1]
      mint-2  m-capital-1   1 city[kind=capital]
      mint-2  m-demand-3    1 city[demand=3]
      mint-3  m-follow-2    2 city[opened=false]
      mint-3  m-turn-2      2 city/most:batch
      lime-1  m-demand-1x3  3 city[demand=1]
      lime-1  m-demand-2x3  3 city[demand=2]
      lime-2  m-region-3    3 city/most:region
      lime-2  m-chain-3     3 city/linked
      lime-3  m-opened-3    3 city[opened=true]
      lime-3  m-regions-3   3 city/values:region:of:1
      leaf-1  m-dist-3      1 city[distance=3]
      leaf-1  m-demand-5    1 city[demand>=5]
      leaf-2  m-turn-3      3 city/most:batch
      leaf-2  m-values-4    4 city/values:demand:of:1
      leaf-3  m-capital-2   2 city[kind=capital]
      leaf-3  m-demand-4x3  3 city[demand>=4]
      moss-1  m-regions-4   4 city/values:region:of:1
      moss-1  m-chain-5     5 city/linked
      moss-2  m-capital-3   3 city[kind=capital]
      moss-2  m-sum-16      16 city/sum:demand
      moss-3  m-opened-5    5 city[opened=true]
      moss-3  m-pairs       3 city/values:region:of:2
      pine-1  m-cities-8    8 city
      pine-1  m-sum-22      22 city/sum:demand
      pine-2  m-demand-5x2  2 city[demand>=5]
      pine-2  m-capital-4   4 city[kind=capital]
      pine-3  m-chain-7     7 city/linked
      pine-3  m-region-5    5 city/most:region`),
  );
  expect(new Set(milestoneIds.map((id) => does(milestones[id]))).size).toBe(30);
  expect(words.colours.map((colour) => `${colour} ${ladder[colour].join(' ')}`)).toEqual(
    lines(`
      mint  1 0 0 0
      lime  2 1 0 0
      leaf  3 2 1 0
      moss  4 3 2 1
      pine  5 4 3 2`),
  );
  expect(SHOWN_OF_COLOUR).toBe(2);
});

test('spots: what both sides show, where they lead, neutral disks', () => {
  const written = week.spotIds.map((id) => {
    const { strip, sides, leads, neutral } = week.spots[id];
    expect(id.startsWith(strip)).toBe(true);
    return `${id} ${sides.join(' ')} ${leads.join()} ${neutral}`;
  });
  expect(written).toEqual(
    lines(`
      a0  any-machine  any-machine  b0,b1  0
      a1  recruit      recruit      b1,b2  0
      a2  any-team     any-team     b2,b3  0
      b0  machine-b    scientists   c0     0
      b1  engineers    machine-a    c0,c1  1
      b2  scientists   operators    c1,c2  1
      b3  machine-a    machine-c    c2     0
      c0  machine-c    machine-a    d0,d1  1
      c1  operators    engineers    d1,d2  1
      c2  machine-b    machine-c    d2,d3  1
      d0  operators    machine-b    e0     2
      d1  scientists   operators    e0,e1  2
      d2  machine-c    scientists   e1,e2  2
      d3  engineers    operators    e2     2
      e0  any-machine  any-machine  w0,w1  1
      e1  recruit      recruit      w1,w2  1
      e2  any-team     any-team     w2,w3  1`),
  );
  expect(week.spotIds.reduce((sum, id) => sum + week.spots[id].neutral, 0)).toBe(16);
  expect(week.strips.map((strip) => week.turnsIn[strip])).toEqual([null, 2, 3, 4, null]);
  expect(week.strips.map((strip) => week.spotIds.filter((id) => week.spots[id].strip === strip).length)).toEqual([
    3, 4, 3, 4, 3,
  ]);
  expect([week.WEEKS, week.DAYS, week.dayNames.length]).toEqual([4, 5, 5]);
});

test('actions, weekend tiles, month tokens and export bonuses', () => {
  expect(Object.entries(week.actions).map(([id, row]) => `${id} ${does(row)}`)).toEqual(
    lines(`
      operators     operate
      engineers     engineer
      scientists    research
      machine-a     run-machine/a
      machine-b     run-machine/b
      machine-c     run-machine/c
      recruit       recruit
      small-choice  +1:choice
      small-euro    +1:euro
      small-algae   take-algae/1
      small-move    move-cubes/1`),
  );
  const others = week.smallActions.map((id) => `small-${id}`);
  expect([...week.actionIds, ...others]).toEqual(Object.keys(week.actions));
  expect(week.actionIds.map((id) => week.actionTypes[id]).join(' ')).toBe(
    'team team team machine machine machine recruit',
  );
  expect(week.weekendIds.map((id) => `${id} ${week.weekendTiles[id].colour} ${does(week.weekendTiles[id])}`)).toEqual(
    lines(`
      wk-1  lime  +2:science
      wk-2  leaf  +1:market
      wk-3  moss  +2:euro
      wk-4  pine  +2:freelance`),
  );
  expect([week.monthTokens.join(), week.weekendSlots.join()]).toEqual(['1,2,3,4', 'w0,w1,w2,w3']);
  expect(Object.entries(week.exportBonuses).map(([id, row]) => `${id} ${does(row)}`)).toEqual(
    words.teams.map((team) => `xb-${team} upgrade/${team}`),
  );
});

test('tanks: rows, coins, columns', () => {
  expect([tanks.TANK_CAPACITY, tanks.CUBE_PRICE, tanks.TANK_ROWS, tanks.FILLED_ROWS]).toEqual([4, 1, 6, 2]);
  expect([...tanks.coins]).toEqual([3, 3, 2, 2, 1, 1]);
  expect([tanks.TILE_COLUMNS, tanks.PRINTED_COLUMNS]).toEqual([1, 2]);
  expect(Object.keys(tanks.speciesNames)).toEqual([...words.species]);
  expect(Object.keys(tanks.byproductNames)).toEqual([...words.byproducts]);
});

test('the roster: prices and bonuses', () => {
  expect(Object.entries(staff.roster).map(([id, row]) => `${id} ${does(row)}`)).toEqual(
    lines(`
      operators-2   +1:choice
      operators-3   +2:vp&+1:market
      operators-4   +3:vp&+1:wild
      engineers-2   +1:choice
      engineers-3   +2:vp&+1:freelance
      engineers-4   +3:vp&+1:wild
      scientists-2  +1:choice
      scientists-3  +2:vp&+2:science
      scientists-4  +3:vp&+1:wild`),
  );
  expect([staff.COLUMNS, ...staff.recruitPrices]).toEqual([4, 0, 1, 2, 3]);
  expect([staff.STAFF_TILES, staff.INCOME_UPGRADE]).toEqual([12, 2]);
  expect(Object.keys(staff.teamNames)).toEqual([...words.teams]);
});

test('the Side board: zones and shapes', () => {
  expect(side.zones.map(({ rows, engineering: points, science: sp }) => `${rows.join('-')} ${points} ${sp}`)).toEqual(
    lines(`
      0-1  3 5
      2-3  2 4
      4-5  1 3
      6-7  0 2`),
  );
  const written = side.shapeIds.flatMap((id) =>
    side.shapes[id].map((cells, turn) => `${id} ${turn} ${cells.map(([r, c]) => `(${r},${c})`).join('')}`),
  );
  expect(written).toEqual(
    lines(`
      D2  0  (0,0)(0,1)
      D2  1  (0,0)(1,0)
      I3  0  (0,0)(0,1)(0,2)
      I3  1  (0,0)(1,0)(2,0)
      L3  0  (0,0)(1,0)(1,1)
      L3  1  (0,0)(0,1)(1,0)
      L3  2  (0,0)(0,1)(1,1)
      L3  3  (0,1)(1,0)(1,1)
      O4  0  (0,0)(0,1)(1,0)(1,1)`),
  );
  expect([side.GRID_ROWS, side.GRID_COLUMNS, side.CELLS, side.cellAt(7, 5), side.inserts.length]).toEqual([
    8, 6, 48, 47, 4,
  ]);
});

test('each turn of a shape is the one before it, a quarter clockwise', () => {
  for (const id of side.shapeIds) {
    const turned = side.shapes[id].map((cells) => cells.map(([r, c]) => [r, c] as const));
    turned.forEach((cells, i) => {
      const most = Math.max(...cells.map(([r]) => r));
      const next = cells.map(([r, c]) => `${c},${most - r}`).sort();
      const found = (turned[(i + 1) % turned.length] ?? []).map(([r, c]) => `${r},${c}`).sort();
      expect(found, `${id} ${i}`).toEqual(next);
    });
  }
});

test('printed bonuses: what they give, and where they are', () => {
  const letters = Object.entries(side.bonusLetters);
  expect(letters.map(([letter, id]) => `${letter} ${id} ${does(side.bonusRows[id])}`)).toEqual(
    lines(`
      e  side-energy-1     +1:energy
      E  side-energy-2     +2:energy
      c  side-choice       +1:choice
      w  side-wild         +1:wild
      y  side-byproduct-1  store/1
      Y  side-byproduct-2  store/2
      m  side-milestones   +1*free-marker:vp
      o  side-operators    income/operators
      n  side-engineers    income/engineers
      s  side-scientists   income/scientists`),
  );
  expect(letters.map(([, id]) => id)).toEqual(Object.keys(side.bonusRows));
  expect(side.layoutIds.map((id) => `${id} ${side.layouts[id].join(' ')}`)).toEqual(
    lines(`
      cosmetics    ...o..  .m..w.  s.n...  ...Y.E  .e....  y....c  ....e.  ..c...
      biofuel      .w...m  ..n...  ....Y.  s.E..o  .e....  y..c..  ....e.  ...c..
      bioplastics  ...n..  ..m..w  .E.s..  ..o..Y  c.....  .y..e.  ......  e...c.
      food         ..w...  .m.o..  .....E  Y.n.s.  ...c.y  .e....  ....c.  e.....
      insert-1-a   ..m..n  w.....  ..s.Y.  .E.o..  c...y.  .....e  .c....  ...e..
      insert-1-b   c...m.  ..w..s  .n.E..  o.....  .Y....  ..c.e.  .....e  ...y..
      insert-2-a   ..m...  ...w.o  Y...n.  ..E..s  .e.y..  ....c.  e.....  .c....
      insert-2-b   .c....  w..m.n  ....o.  E.s...  .c.e..  ..Y...  .....y  ....e.
      insert-3-a   m.....  ..w..s  .E....  o.n.Y.  ...c.y  .e....  ....c.  ...e..
      insert-3-b   ...o..  w.m.c.  .E...s  ...n..  ..c.Y.  e.....  ......  .y...e
      insert-4-a   .m..w.  ..n...  o...E.  ...Y.s  ..e...  c....y  ...e..  .c....
      insert-4-b   ...c.w  m.s...  .....n  .E..o.  ...Y..  e.c...  ......  .e..y.`),
  );
});

const bonusesOf = (id: LayoutId): (readonly [letter: string, row: number, column: number])[] =>
  side.layouts[id].flatMap((row, r) =>
    Array.from(row).flatMap((letter, c) => (letter === '.' ? [] : [[letter, r, c] as const])),
  );

test('every layout has the same twelve bonuses, two in each column, none beside another', () => {
  for (const id of side.layoutIds) {
    const found = bonusesOf(id);
    expect(
      found
        .map(([letter]) => letter)
        .sort()
        .join(''),
    ).toBe('EYcceemnoswy');
    for (let column = 0; column < 6; column++) expect(found.filter(([, , c]) => c === column).length, id).toBe(2);
    for (const [, r, c] of found)
      expect(
        found.some(([, r2, c2]) => Math.abs(r - r2) + Math.abs(c - c2) === 1),
        `${id} ${r} ${c}`,
      ).toBe(false);
  }
});

test('fields: zone, row, name, and spaces or market value', () => {
  const written = eachDepartment((id, { fields, start }) =>
    Object.entries(fields).map(([field, each]) => {
      const { zone, row, name } = each;
      const open = zone === 'storage' && each.species === start ? 'o' : 'c';
      const rest = zone === 'storage' ? `${each.spaces}${open}` : zone === 'dispatch' ? `${each.value.base}` : '-';
      if (zone === 'storage') expect(field).toBe(`st-${each.species}`);
      return `${id} ${field} ${zone} ${row} ${filled(name)} ${rest}`;
    }),
  );
  expect(written).toEqual(
    lines(`
      cosmetics    st-kelp       storage   0  Kelp_storage         5o
      cosmetics    st-chlorella  storage   1  Chlorella_storage    4c
      cosmetics    st-spirulina  storage   2  Spirulina_storage    4c
      cosmetics    st-nori       storage   3  Nori_storage         4c
      cosmetics    b1            b         0  Paste_mixer          -
      cosmetics    b2            b         1  Soap_mixer           -
      cosmetics    b3            b         2  Cream_mixer          -
      cosmetics    c1            c         0  Paste_filler         -
      cosmetics    c2            c         1  Soap_filler          -
      cosmetics    c3            c         2  Cream_filler         -
      cosmetics    paste         dispatch  0  Toothpaste           2
      cosmetics    shampoo       dispatch  1  Shampoo              3
      cosmetics    cream         dispatch  2  Face_cream           4
      biofuel      st-spirulina  storage   0  Spirulina_storage    4c
      biofuel      st-chlorella  storage   1  Chlorella_storage    5o
      biofuel      st-nori       storage   2  Nori_storage         4c
      biofuel      st-kelp       storage   3  Kelp_storage         4c
      biofuel      b-up          b         0  Upper_extractor      -
      biofuel      b-low         b         1  Lower_extractor      -
      biofuel      c-up          c         0  Upper_still          -
      biofuel      c-low         c         1  Lower_still          -
      biofuel      d0            dispatch  0  Crude_oil            0
      biofuel      d1            dispatch  1  Biodiesel            1
      biofuel      d3            dispatch  2  Kerosene             3
      biofuel      d5            dispatch  3  Jet_fuel             5
      bioplastics  st-spirulina  storage   0  Spirulina_storage    5o
      bioplastics  st-chlorella  storage   1  Chlorella_storage    4c
      bioplastics  st-nori       storage   2  Nori_storage         4c
      bioplastics  st-kelp       storage   3  Kelp_storage         4c
      bioplastics  b1            b         0  Hard_pellet_line     -
      bioplastics  b2            b         1  Soft_pellet_line     -
      bioplastics  c1            c         0  Mould                -
      bioplastics  c2            c         1  Film_press           -
      bioplastics  hard          dispatch  0  Cups_(hard)          2
      bioplastics  soft          dispatch  1  Foil_(soft)          2
      bioplastics  foam          dispatch  2  Foam_(hard_or_soft)  1
      food         st-nori       storage   0  Nori_storage         5o
      food         st-spirulina  storage   1  Spirulina_storage    4c
      food         st-chlorella  storage   2  Chlorella_storage    4c
      food         st-kelp       storage   3  Kelp_storage         4c
      food         b1            b         0  Wash_line            -
      food         b2            b         1  Press_line           -
      food         c1            c         0  Raw_rack             -
      food         c2            c         1  Dried_rack           -
      food         c3            c         2  Aged_rack            -
      food         d0            dispatch  0  Stale                0
      food         d1            dispatch  1  Leftovers            2
      food         d2            dispatch  2  Chips                3
      food         d3            dispatch  3  Noodles              3
      food         d4            dispatch  4  Nori_sheets          4
      food         d5            dispatch  5  Delicacy             5`),
  );
});

test('departments: by-products, start, capacity, mixing', () => {
  const written = eachDepartment((id, { name, produces, uses, start, capacity, unmixed }) => [
    `${prefixes[id]} ${name} ${produces} ${uses} ${start} ${capacity.join('/')} ${unmixed ? 'unmixed' : 'mixed'}`,
  ]);
  expect(written).toEqual(
    lines(`
      cos  Cosmetics    biomass  bio-oil  kelp       2/4/5  unmixed
      bf   Biofuel      biomass  bio-oil  chlorella  2/3/4  mixed
      bp   Bioplastics  bio-oil  biomass  spirulina  2/3/4  mixed
      fd   Food         bio-oil  biomass  nori       2/3/4  mixed`),
  );
  for (const each of words.byproducts)
    expect([...producers[each]]).toEqual(words.departmentIds.filter((id) => departments[id].produces === each));
  expect([bf.refiningLadder.join(), bf.REFINED_CUBES, bf.REFINING_ENERGY]).toEqual(['d0,d1,d3,d5', 3, 1]);
  expect([agingLadder.join(), PAIR_BONUS]).toEqual(['d5,d4,d3,d2,d1,d0', 2]);
});

/** The tile that changes a number. */
const changers = (point: AlgPoint): string[] =>
  [...Object.entries(science), ...Object.entries(engineering)].flatMap(([id, row]) =>
    does(row)
      .split(' + ')
      .some((part) => part.startsWith(`${point} `))
      ? [id]
      : [],
  );

test('yellow belts: from where to where, and what opens them', () => {
  const written = eachDepartment((id, { yellow }) =>
    Object.entries(yellow).map(([belt, { machine, from, to, opens }]) => {
      const opened = opens === null ? 'always' : opens.startsWith('storage-') ? 'storage' : changers(opens).join();
      if (opened === 'storage') expect(opens).toBe(from.replace('st-', 'storage-'));
      return `${prefixes[id]}-${belt} ${machine} ${from} ${to} ${opened}`;
    }),
  );
  expect(written).toEqual(
    lines(`
      cos-ya1  a  st-kelp       b1       always
      cos-ya2  a  st-chlorella  b1       storage
      cos-ya3  a  st-spirulina  b2       storage
      cos-ya4  a  st-nori       b3       storage
      cos-yb1  b  b1            c1       always
      cos-yb2  b  b2            c2       always
      cos-yb3  b  b3            c3       always
      cos-yb4  b  b1            c2       cos-sci-perfume
      cos-yc1  c  c1            paste    always
      cos-yc2  c  c2            shampoo  always
      cos-yc3  c  c3            cream    always
      bf-ya1   a  st-spirulina  b-up     storage
      bf-ya2   a  st-chlorella  b-low    always
      bf-ya3   a  st-nori       b-low    storage
      bf-ya4   a  st-kelp       b-low    storage
      bf-yb1   b  b-up          c-up     always
      bf-yb2   b  b-low         c-low    always
      bf-yc1   c  c-up          d0       always
      bf-yc2   c  c-low         d1       always
      bp-ya1   a  st-spirulina  b1       always
      bp-ya2   a  st-spirulina  b2       always
      bp-ya3   a  st-chlorella  b1       storage
      bp-ya4   a  st-nori       b2       storage
      bp-ya5   a  st-kelp       b1       storage
      bp-ya6   a  st-kelp       b2       storage
      bp-yb1   b  b1            c1       always
      bp-yb2   b  b2            c2       always
      bp-yb3   b  b1            c2       bp-sci-extruder
      bp-yc1   c  c1            hard     always
      bp-yc2   c  c2            soft     always
      bp-yc3   c  c2            foam     bp-sci-foamer
      fd-ya1   a  st-nori       b1       always
      fd-ya2   a  st-spirulina  b1       storage
      fd-ya3   a  st-chlorella  b2       storage
      fd-ya4   a  st-kelp       b2       storage
      fd-yb1   b  b1            c1       always
      fd-yb2   b  b2            c2       always
      fd-yb3   b  b1            c2       fd-eng-chute
      fd-yc1   c  c1            d1       always
      fd-yc2   c  c2            d2       always
      fd-yc3   c  c3            d4       always
      fd-yc4   c  c3            d5       fd-sci-gourmet`),
  );
});

/** The kind of a green belt, and where it hangs. */
function hanging({ hangs }: Green): string {
  if ('belt' in hangs) return `1 ${hangs.belt}`;
  return 'field' in hangs ? `2 ${hangs.field}` : `3 ${hangs.from}>${hangs.to}`;
}

test('green belts: Machines, where they hang, what they do, their Energy and limit, whether they work at first', () => {
  const written = Object.entries(belts).map(([id, belt]) => {
    const { machine, also, amount, energy, limit, works } = belt;
    const act = partsOf(belt.do)[0] ?? {};
    expect([partsOf(belt.do).length, act['belt']]).toEqual([1, id]);
    const does = `${plain(act['act'])}/${amount.base}`;
    return `${id} ${[machine, ...also].join('+')} ${hanging(belt)} ${does} ${energy.base} ${limit.base} ${works.base}`;
  });
  expect(written).toEqual(
    lines(`
      cos-ga1  a      1  ya3         charge/1  0  1   1
      cos-gb1  b      3  c1>c2       shift/1   1  1   1
      cos-gb2  b      3  c2>c3       shift/1   1  1   1
      cos-gb3  b      2  b2          feed/1    0  1   0
      cos-gc1  c      1  yc3         lose/1    0  1   1
      cos-gc2  c      2  c2          feed/2    1  1   0
      bf-ga1   a      1  ya1         charge/1  0  1   1
      bf-ga2   a      1  ya2         charge/1  0  1   1
      bf-ga3   a      1  ya4         charge/1  0  1   1
      bf-gb1   b      2  b-up        feed/1    1  1   1
      bf-gb2   b      3  c-up>c-low  shift/1   1  99  1
      bf-gc1   c      3  d0>d1       shift/1   1  99  1
      bf-gc2   c      3  d1>d3       shift/1   1  99  1
      bf-gc3   c      3  d3>d5       shift/1   1  99  0
      bf-gc4   c      3  d1>d3       shift/2   0  1   0
      bf-gc5   c      1  yc2         feed/1    0  1   0
      bp-ga1   a      1  ya2         charge/1  0  1   1
      bp-gb1   b      3  c1>c2       shift/1   1  1   1
      bp-gb2   b      3  c2>c1       shift/1   1  1   1
      bp-gb3   b      2  b2          feed/1    1  1   1
      bp-gc1   c      1  yc2         feed/1    0  1   0
      bp-gc2   c      2  c1          feed/2    1  1   0
      fd-ga1   a      1  ya2         charge/1  0  1   1
      fd-ga2   a      1  ya3         drain/1   0  1   1
      fd-gb1   b      2  b1          feed/1    0  1   0
      fd-gc1   c+a+b  3  c1>c2       shift/2   0  1   1
      fd-gc2   c+a+b  3  c2>c3       shift/2   0  1   0
      fd-gc3   c      1  yc2         feed/1    0  1   0`),
  );
  expect(UNLIMITED).toBe(99);
});

test('green belts: which tiles change them', () => {
  const written = Object.entries(belts).flatMap(([id, { amount, energy, limit, works }]) =>
    Object.entries({ amount, energy, limit, works }).flatMap(([what, { point }]: readonly [string, Printed]) =>
      point === null ? [] : [`${id} ${what} ${changers(point).join()}`],
    ),
  );
  expect(written).toEqual(
    lines(`
      cos-gb1  energy  cos-eng-twin-link
      cos-gb1  limit   cos-sci-mixer
      cos-gb2  limit   cos-sci-mixer
      cos-gb3  works   cos-eng-oil-dosing
      cos-gc1  works   cos-eng-gentle-press
      cos-gc2  works   cos-eng-emulsifier
      bf-ga2   amount  bf-eng-turbine
      bf-gb1   amount  bf-eng-oil-intake
      bf-gb2   energy  bf-eng-heat-exchanger
      bf-gc3   works   bf-sci-cracking
      bf-gc4   works   bf-sci-catalyst
      bf-gc5   works   bf-eng-blender
      bp-gb1   energy  bp-eng-recycler
      bp-gb2   energy  bp-eng-recycler
      bp-gb3   energy  bp-eng-hopper
      bp-gc1   works   bp-eng-blow-former
      bp-gc2   works   bp-eng-regrinder
      fd-gb1   works   fd-eng-hopper
      fd-gc1   amount  fd-eng-rack
      fd-gc1   limit   fd-eng-rack
      fd-gc2   amount  fd-eng-rack
      fd-gc2   limit   fd-eng-rack
      fd-gc2   works   fd-sci-slow-drying
      fd-gc3   works   fd-eng-seasoning`),
  );
});

test('plants: belts join neighbouring zones, and every field but dispatch has a printed way out', () => {
  const zones = ['storage', 'b', 'c', 'dispatch'];
  const written = words.departmentIds.map((id) => {
    const { fields, yellow } = departments[id];
    const zoneOf = (field: FieldId): number => zones.indexOf(fields[field]?.zone ?? '');
    for (const [belt, { machine, from, to }] of Object.entries(yellow)) {
      expect([zoneOf(from), zoneOf(to)], `${id} ${belt}`).toEqual([zoneOf(from), zoneOf(from) + 1]);
      expect([words.machines[zoneOf(from)], belt[1]]).toEqual([machine, machine]);
    }
    for (const [field, { zone }] of Object.entries(fields)) {
      const ways = Object.values(yellow).filter(({ from }) => from === field);
      const printed = ways.some(({ opens }) => opens === null || opens.startsWith('storage-'));
      if (zone !== 'dispatch') expect(printed, `${id} ${field}`).toBe(true);
    }
    for (const [belt, { hangs, machine }] of Object.entries(belts).filter(([each]) => each.startsWith(prefixes[id]))) {
      expect(belt.split('-')[1]?.[1]).toBe(machine);
      if ('belt' in hangs) expect(yellow[hangs.belt]?.machine).toBe(machine);
      else for (const field of Object.values(hangs)) expect(fields[field], belt).toBeDefined();
    }
    return `${Object.keys(fields).length} ${Object.keys(yellow).length}`;
  });
  expect(written).toEqual(['13 11', '12 8', '11 12', '15 11']);
});

test('loss tables', () => {
  const written = eachDepartment((id, { losses }) => losses.map((each) => `${id} ${each.map(rangeOf).join(' ')}`));
  expect(written).toEqual(
    lines(`
      cosmetics    0    1    1    1    2
      cosmetics    0    0-1  0-1  0-2  1-2
      cosmetics    0-1  0-2  0-2  0-3  0-3
      biofuel      0    1    1    2    2
      biofuel      0    0-1  0-1  1-2  1-2
      biofuel      0-1  0-2  0-2  0-3  0-3
      bioplastics  0    1    1    2    2
      bioplastics  0    0-1  0-1  1-2  1-2
      bioplastics  0-1  0-2  0-2  0-3  0-3
      food         0    1    1    2    2
      food         0    0-1  0-1  1-2  1-2
      food         0-1  0-2  0-2  0-3  0-3`),
  );
});

test('science tiles: shapes and what they do', () => {
  const written = scienceIds.map((id) => {
    const { department, shape } = science[id];
    expect(id.startsWith(`${prefixes[department]}-sci-`)).toBe(true);
    return `${id} ${shape} | ${does(science[id])}`;
  });
  expect(written).toEqual(
    lines(`
      cos-sci-storage-spirulina  L3  | storage-spirulina to=1 + tank-spirulina add=1
      cos-sci-storage-chlorella  D2  | storage-chlorella to=1 + tank-chlorella add=1
      cos-sci-storage-nori       O4  | storage-nori to=1 + tank-nori add=1
      cos-sci-income-operators   L3  | cube-income add=2
      cos-sci-income-engineers   L3  | move-income add=2
      cos-sci-income-scientists  I3  | science-income add=2
      cos-sci-transport          I3  | transport-1 to=0 + transport-2 to=1 + transport-3 to=3 + transport-4 to=5
      cos-sci-paste-brand        D2  | cos-paste-value to=3
      cos-sci-shampoo-brand      L3  | cos-shampoo-value to=4
      cos-sci-cream-brand        O4  | cos-cream-value to=5
      cos-sci-mixer              D2  | cos-gb1-limit to=99 + cos-gb2-limit to=99
      cos-sci-perfume            I3  | cos-yb4-open to=1
      bf-sci-storage-spirulina   D2  | storage-spirulina to=1 + tank-spirulina add=1
      bf-sci-storage-nori        L3  | storage-nori to=1 + tank-nori add=1
      bf-sci-storage-kelp        O4  | storage-kelp to=1 + tank-kelp add=1
      bf-sci-income-operators    L3  | cube-income add=2
      bf-sci-income-engineers    L3  | move-income add=2
      bf-sci-income-scientists   I3  | science-income add=2
      bf-sci-transport           I3  | transport-1 to=0 + transport-2 to=1 + transport-3 to=3 + transport-4 to=5
      bf-sci-cracking            O4  | bf-gc3-open to=1
      bf-sci-catalyst            L3  | bf-gc4-open to=1
      bf-sci-refinery            D2  | refining-most to=6
      bf-sci-additives           I3  | bf-d0-value to=1 + bf-d1-value to=2
      bp-sci-storage-chlorella   D2  | storage-chlorella to=1 + tank-chlorella add=1
      bp-sci-storage-nori        L3  | storage-nori to=1 + tank-nori add=1
      bp-sci-storage-kelp        L3  | storage-kelp to=1 + tank-kelp add=1
      bp-sci-income-operators    L3  | cube-income add=2
      bp-sci-income-engineers    L3  | move-income add=2
      bp-sci-income-scientists   I3  | science-income add=2
      bp-sci-transport           I3  | transport-1 to=0 + transport-2 to=1 + transport-3 to=3 + transport-4 to=5
      bp-sci-hard-grade          L3  | bp-hard-value to=3
      bp-sci-soft-grade          L3  | bp-soft-value to=3
      bp-sci-composite           I3  | pair-bonus add=1
      bp-sci-laminate            O4  | pair-bonus add=2
      bp-sci-extruder            D2  | bp-yb3-open to=1
      bp-sci-foamer              D2  | bp-yc3-open to=1
      fd-sci-storage-spirulina   D2  | storage-spirulina to=1 + tank-spirulina add=1
      fd-sci-storage-chlorella   L3  | storage-chlorella to=1 + tank-chlorella add=1
      fd-sci-storage-kelp        O4  | storage-kelp to=1 + tank-kelp add=1
      fd-sci-income-operators    L3  | cube-income add=2
      fd-sci-income-engineers    L3  | move-income add=2
      fd-sci-income-scientists   I3  | science-income add=2
      fd-sci-transport           I3  | transport-1 to=0 + transport-2 to=1 + transport-3 to=3 + transport-4 to=5
      fd-sci-gourmet             O4  | fd-yc4-open to=1
      fd-sci-slow-drying         D2  | fd-gc2-open to=1
      fd-sci-cold-store          L3  | cold-room to=3
      fd-sci-quality-label       I3  | fd-d1-value to=3 + fd-d2-value to=4 + fd-d3-value to=4
      fd-sci-functional          L3  | fd-d4-value to=5 + fd-d5-value to=6`),
  );
  const kinds = words.departmentIds.map((id) => {
    const own = scienceIds.filter((each) => science[each].department === id);
    const count = (covers: string): number => own.filter((each) => science[each].covers === covers).length;
    return `${own.length} ${count('storage')} ${count('income')} ${count('transport')} ${count('special')}`;
  });
  expect(kinds).toEqual(['12 3 3 1 5', '11 3 3 1 4', '13 3 3 1 6', '12 3 3 1 5']);
});

test('values that tiles change start as they are printed', () => {
  const written = eachDepartment((_id, { fields }) =>
    Object.entries(fields).flatMap(([field, each]) => {
      if (each.zone !== 'dispatch' || each.value.point === null) return [];
      expect(each.value.point.endsWith(`-${field}-value`)).toBe(true);
      return [`${each.value.point} ${changers(each.value.point).join()}`];
    }),
  );
  expect(written).toEqual(
    lines(`
      cos-paste-value    cos-sci-paste-brand
      cos-shampoo-value  cos-sci-shampoo-brand
      cos-cream-value    cos-sci-cream-brand
      bf-d0-value        bf-sci-additives
      bf-d1-value        bf-sci-additives
      bp-hard-value      bp-sci-hard-grade
      bp-soft-value      bp-sci-soft-grade
      fd-d1-value        fd-sci-quality-label
      fd-d2-value        fd-sci-quality-label
      fd-d3-value        fd-sci-quality-label
      fd-d4-value        fd-sci-functional
      fd-d5-value        fd-sci-functional`),
  );
});

/** Engineering and crossover tiles, department by department. */
const sideTiles = eachDepartment((id) => [
  ...engineeringIds.flatMap((tile) =>
    engineering[tile].department === id ? [[tile, engineering[tile]] as const] : [],
  ),
  ...crossoverIds.flatMap((tile) => (crossovers[tile].department === id ? [[tile, crossovers[tile]] as const] : [])),
]);

test('tiles on the Side board: letters, shapes, points, cells and slots', () => {
  const written = sideTiles.map(([id, tile]) => {
    const { department, letter, shape } = tile;
    expect(id.startsWith(`${prefixes[department]}-`)).toBe(true);
    const cells = cellsOf(departments[department].map, letter);
    expect(rotationOn(shape, cells), id).toBeDefined();
    const prices = cells.map((cell) => side.zones.find(({ rows }) => rows.some((r) => r === Math.floor(cell / 6))));
    const points = [...new Set(prices.map((zone) => zone?.engineering))];
    const slots = 'slots' in tile ? tile.slots.join() : 'reserve';
    return `${id} ${letter} ${shape} ${points.join()} ${cells.map(cellName).join()} ${slots}`;
  });
  expect(written).toEqual(
    lines(`
      cos-eng-capacity-1     A  D2  2  r2c0,r2c1            cap-a,cap-b,cap-c
      cos-eng-capacity-2     B  D2  2  r3c0,r3c1            cap-a,cap-b,cap-c
      cos-eng-capacity-3     C  D2  1  r4c5,r5c5            cap-a,cap-b,cap-c
      cos-eng-conveyor-1     V  I3  2  r3c3,r3c4,r3c5       conv-a,conv-b
      cos-eng-conveyor-2     W  I3  1  r4c0,r4c1,r4c2       conv-a,conv-b
      cos-eng-table-1        T  O4  3  r0c0,r0c1,r1c0,r1c1  table
      cos-eng-table-2        T  O4  3  r0c0,r0c1,r1c0,r1c1  table
      cos-eng-oil-dosing     I  L3  1  r4c3,r4c4,r5c4       intake-b
      cos-eng-emulsifier     J  L3  2  r2c2,r2c3,r3c2       intake-c
      cos-eng-twin-link      P  D2  0  r6c0,r6c1            extra-1
      cos-eng-gentle-press   Q  L3  3  r0c2,r0c3,r1c2       extra-2
      cos-cross-1            1  D2  1  r5c0,r5c1            reserve
      cos-cross-2            2  D2  0  r7c0,r7c1            reserve
      cos-cross-3            3  L3  3  r0c4,r0c5,r1c5       reserve
      cos-cross-4            4  L3  0  r6c2,r6c3,r7c2       reserve
      bf-eng-capacity-1      A  D2  2  r2c0,r2c1            cap-a,cap-b,cap-c
      bf-eng-capacity-2      B  D2  2  r3c0,r3c1            cap-a,cap-b,cap-c
      bf-eng-capacity-3      C  D2  1  r4c3,r4c4            cap-a,cap-b,cap-c
      bf-eng-conveyor-1      V  I3  2  r3c3,r3c4,r3c5       conv-a,conv-b
      bf-eng-conveyor-2      W  I3  1  r4c0,r4c1,r4c2       conv-a,conv-b
      bf-eng-table-1         T  O4  3  r0c0,r0c1,r1c0,r1c1  table
      bf-eng-table-2         T  O4  3  r0c0,r0c1,r1c0,r1c1  table
      bf-eng-oil-intake      I  L3  2  r2c2,r2c3,r3c2       intake-b
      bf-eng-blender         J  L3  3  r0c2,r0c3,r1c2       intake-c
      bf-eng-turbine         P  D2  0  r6c4,r6c5            extra-1
      bf-eng-heat-exchanger  Q  L3  0  r6c2,r6c3,r7c2       extra-2
      bf-cross-1             1  D2  0  r6c0,r6c1            reserve
      bf-cross-2             2  D2  0  r7c0,r7c1            reserve
      bf-cross-3             3  L3  3  r0c4,r0c5,r1c5       reserve
      bf-cross-4             4  L3  1  r4c5,r5c4,r5c5       reserve
      bp-eng-capacity-1      A  D2  2  r2c0,r2c1            cap-a,cap-b,cap-c
      bp-eng-capacity-2      B  D2  2  r3c0,r3c1            cap-a,cap-b,cap-c
      bp-eng-capacity-3      C  D2  1  r4c3,r4c4            cap-a,cap-b,cap-c
      bp-eng-conveyor-1      V  I3  2  r2c3,r2c4,r2c5       conv-a,conv-b
      bp-eng-conveyor-2      W  I3  1  r5c1,r5c2,r5c3       conv-a,conv-b
      bp-eng-table-1         T  O4  3  r0c4,r0c5,r1c4,r1c5  table
      bp-eng-table-2         T  O4  3  r0c4,r0c5,r1c4,r1c5  table
      bp-eng-hopper          I  L3  1  r4c0,r4c1,r5c0       intake-b
      bp-eng-blow-former     J  L3  3  r0c0,r0c1,r1c0       intake-c
      bp-eng-recycler        P  D2  0  r6c0,r6c1            extra-1
      bp-eng-regrinder       Q  L3  2  r2c2,r3c2,r3c3       extra-2
      bp-cross-1             1  D2  0  r6c4,r6c5            reserve
      bp-cross-2             2  D2  0  r7c4,r7c5            reserve
      bp-cross-3             3  L3  0  r6c2,r6c3,r7c3       reserve
      bp-cross-4             4  L3  3  r0c2,r0c3,r1c3       reserve
      fd-eng-capacity-1      A  D2  2  r2c4,r2c5            cap-a,cap-b,cap-c
      fd-eng-capacity-2      B  D2  2  r3c4,r3c5            cap-a,cap-b,cap-c
      fd-eng-capacity-3      C  D2  1  r5c2,r5c3            cap-a,cap-b,cap-c
      fd-eng-conveyor-1      V  I3  2  r2c0,r2c1,r2c2       conv-a,conv-b
      fd-eng-conveyor-2      W  I3  1  r4c2,r4c3,r4c4       conv-a,conv-b
      fd-eng-table-1         T  O4  3  r0c4,r0c5,r1c4,r1c5  table
      fd-eng-table-2         T  O4  3  r0c4,r0c5,r1c4,r1c5  table
      fd-eng-hopper          I  L3  1  r4c0,r4c1,r5c0       intake-b
      fd-eng-seasoning       J  L3  3  r0c1,r0c2,r1c2       intake-c
      fd-eng-rack            P  D2  0  r6c4,r6c5            extra-1
      fd-eng-chute           Q  L3  2  r2c3,r3c2,r3c3       extra-2
      fd-cross-1             1  D2  0  r6c2,r6c3            reserve
      fd-cross-2             2  D2  0  r7c4,r7c5            reserve
      fd-cross-3             3  L3  3  r0c0,r1c0,r1c1       reserve
      fd-cross-4             4  L3  0  r6c0,r6c1,r7c0       reserve`),
  );
});

test('tiles on the Side board: what they do', () => {
  expect(sideTiles.map(([id, tile]) => `${id} | ${does(tile)}`)).toEqual(
    lines(`
      cos-eng-capacity-1     | fit-capacity/4/5
      cos-eng-capacity-2     | fit-capacity/4/5
      cos-eng-capacity-3     | fit-capacity/4/5
      cos-eng-conveyor-1     | fit-conveyor/2
      cos-eng-conveyor-2     | fit-conveyor/2
      cos-eng-table-1        | loss-table to=1
      cos-eng-table-2        | loss-table to=2
      cos-eng-oil-dosing     | cos-gb3-open to=1
      cos-eng-emulsifier     | cos-gc2-open to=1
      cos-eng-twin-link      | cos-gb1-energy to=0
      cos-eng-gentle-press   | cos-gc1-open to=0
      cos-cross-1            | keep-crossover
      cos-cross-2            | keep-crossover
      cos-cross-3            | keep-crossover
      cos-cross-4            | keep-crossover
      bf-eng-capacity-1      | fit-capacity/3/4
      bf-eng-capacity-2      | fit-capacity/3/4
      bf-eng-capacity-3      | fit-capacity/3/4
      bf-eng-conveyor-1      | fit-conveyor/2
      bf-eng-conveyor-2      | fit-conveyor/2
      bf-eng-table-1         | loss-table to=1
      bf-eng-table-2         | loss-table to=2
      bf-eng-oil-intake      | bf-gb1-load to=2
      bf-eng-blender         | bf-gc5-open to=1
      bf-eng-turbine         | bf-ga2-yield to=2
      bf-eng-heat-exchanger  | bf-gb2-energy to=0
      bf-cross-1             | keep-crossover
      bf-cross-2             | keep-crossover
      bf-cross-3             | keep-crossover
      bf-cross-4             | keep-crossover
      bp-eng-capacity-1      | fit-capacity/3/4
      bp-eng-capacity-2      | fit-capacity/3/4
      bp-eng-capacity-3      | fit-capacity/3/4
      bp-eng-conveyor-1      | fit-conveyor/2
      bp-eng-conveyor-2      | fit-conveyor/2
      bp-eng-table-1         | loss-table to=1
      bp-eng-table-2         | loss-table to=2
      bp-eng-hopper          | bp-gb3-energy to=0
      bp-eng-blow-former     | bp-gc1-open to=1
      bp-eng-recycler        | bp-gb1-energy to=0 + bp-gb2-energy to=0
      bp-eng-regrinder       | bp-gc2-open to=1
      bp-cross-1             | keep-crossover
      bp-cross-2             | keep-crossover
      bp-cross-3             | keep-crossover
      bp-cross-4             | keep-crossover
      fd-eng-capacity-1      | fit-capacity/3/4
      fd-eng-capacity-2      | fit-capacity/3/4
      fd-eng-capacity-3      | fit-capacity/3/4
      fd-eng-conveyor-1      | fit-conveyor/2
      fd-eng-conveyor-2      | fit-conveyor/2
      fd-eng-table-1         | loss-table to=1
      fd-eng-table-2         | loss-table to=2
      fd-eng-hopper          | fd-gb1-open to=1
      fd-eng-seasoning       | fd-gc3-open to=1
      fd-eng-rack            | fd-gc1-limit to=99 + fd-gc1-load to=1 + fd-gc2-limit to=99 + fd-gc2-load to=1
      fd-eng-chute           | fd-yb3-open to=1
      fd-cross-1             | keep-crossover
      fd-cross-2             | keep-crossover
      fd-cross-3             | keep-crossover
      fd-cross-4             | keep-crossover`),
  );
});

const sizes = { D2: 2, I3: 3, L3: 3, O4: 4 } as const satisfies Record<Shape, number>;

test('maps of the Side boards: eleven cells are free, and everything could be placed in the end', () => {
  const maps = words.departmentIds.map((id) => `${id} ${departments[id].map.join(' ')}`);
  expect(maps).toEqual(
    lines(`
      cosmetics    TTQQ33  TTQ..3  AAJJ..  BBJVVV  WWWIIC  11..IC  PP44..  224...
      biofuel      TTJJ33  TTJ..3  AAII..  BBIVVV  WWWCC4  ....44  11QQPP  22Q...
      bioplastics  JJ44TT  J..4TT  AAQVVV  BBQQ..  II.CC.  IWWW..  PP3311  ...322
      food         3JJ.TT  33J.TT  VVVQAA  ..QQBB  IIWWW.  I.CC..  4411PP  4...22`),
  );
  const areas = words.departmentIds.map((id) => {
    const { map } = departments[id];
    expect(cellsOf(map, '.').length).toBe(11);
    const laid = [...scienceIds.map((tile) => science[tile]), ...crossoverIds.map((tile) => crossovers[tile])];
    return laid.filter(({ department }) => department === id).reduce((sum, { shape }) => sum + sizes[shape], 0);
  });
  expect(areas).toEqual([45, 43, 47, 46]);
});

test('at setup there is room for some shapes', () => {
  const written = words.departmentIds.map((id) => {
    const free = new Set(cellsOf(departments[id].map, '.'));
    const fits = (shape: Shape): boolean =>
      side.shapes[shape].some((cells) =>
        Array.from({ length: side.CELLS }, (_, i) => [Math.floor(i / 6), i % 6] as const).some(([row, column]) =>
          cells.every(([r, c]) => column + c < 6 && row + r < 8 && free.has(side.cellAt(row + r, column + c))),
        ),
      );
    return `${id} ${side.shapeIds.filter(fits).join(' ')}`;
  });
  expect(written).toEqual(
    lines(`
      cosmetics    D2 I3 L3 O4
      biofuel      D2 I3 L3
      bioplastics  D2 I3 L3
      food         D2 I3 L3`),
  );
});

test('contracts: their three parts', () => {
  const written = contractIds.map((id) => {
    const { name, department, scoring, demand, ability: works } = contracts[id];
    expect([departmentOfContract(id), id.split('-')[1]]).toEqual([department, prefixes[department]]);
    return `${id} ${filled(name)} ${scoring} ${demand} ${does(contracts[id])} ${works}`;
  });
  expect(written).toEqual(
    lines(`
      con-cos-1  Spa_Chain          es-recruits     2  +1:vp&+2:science                    ab-machine-c
      con-cos-2  Drugstore_Shelf    es-group        2  +1:vp&+1:choice&+1:market           ab-lab
      con-cos-3  Hotel_Amenities    es-crossover    3  +2:vp&+1:freelance&+2:euro          ab-early-shift
      con-cos-4  Salon_Supplier     es-energy       3  +1:vp&+1:wild&+3:science            ab-trader
      con-cos-5  Airport_Boutique   es-low-demand   4  +3:vp&+4:euro                       ab-partner
      con-cos-6  Organic_Label      es-teams        4  +4:vp&+2:choice                     ab-sales
      con-cos-7  Clinic_Range       es-stock        5  +5:vp&+3:market                     ab-planner
      con-cos-8  Export_Prize       es-regions      6  +6:vp&+1:wild&+2:euro               ab-recruit
      con-bf-1   City_Buses         es-energy       3  +4:vp&+3:euro                       ab-grid
      con-bf-2   Ferry_Line         es-capitals     2  +3:vp&+1:choice&+1:euro             ab-burner
      con-bf-3   Farm_Co-op         es-engineering  2  +2:vp&+2:freelance&+2:science       ab-foreman
      con-bf-4   Regional_Airline   es-opener       5  +7:vp&+3:choice                     ab-long-haul
      con-bf-5   Fire_Brigade       es-euros        3  +3:vp&+1:wild&+3:market             ab-harvest
      con-bf-6   Freight_Rail       es-storages     4  +5:vp&+4:science                    ab-weekend
      con-bf-7   Racing_Series      es-double       6  +8:vp&+1:wild&+2:choice             ab-machine-b
      con-bf-8   Power_Reserve      es-high-demand  4  +6:vp&+2:euro                       ab-sidejob
      con-bp-1   Festival_Cups      es-high-demand  3  +3:vp&+3:choice                     ab-machine-a
      con-bp-2   Toy_Maker          es-science      2  +2:vp&+2:freelance                  ab-lab
      con-bp-3   Packaging_Pool     es-follower     2  +1:vp&+4:euro                       ab-trader
      con-bp-4   Garden_Centre      es-recruits     4  +4:vp&+1:wild&+2:science            ab-harvest
      con-bp-5   Medical_Supplies   es-colours      5  +6:vp&+3:euro                       ab-sales
      con-bp-6   Furniture_House    es-engineering  4  +5:vp&+2:market                     ab-pioneer
      con-bp-7   Car_Interior       es-group        6  +7:vp&+1:wild&+2:market             ab-planner
      con-bp-8   Office_Outfitter   es-euros        3  +2:vp&+3:science&+2:freelance       ab-silo
      con-fd-1   Sushi_Bars         es-stock        2  +1:vp&+2:euro                       ab-machine-b
      con-fd-2   School_Kitchens    es-regions      3  +2:vp&+3:science                    ab-early-shift
      con-fd-3   Vegan_Burgers      es-science      2  +1:vp&+1:market&+1:choice           ab-silo
      con-fd-4   Airline_Catering   es-capitals     4  +3:vp&+1:wild&+2:euro               ab-partner
      con-fd-5   Supplement_Brand   es-teams        5  +5:vp&+3:science                    ab-recruit
      con-fd-6   Supermarket_Chain  es-follower     3  +1:vp&+1:wild&+1:freelance&+2:euro  ab-foreman
      con-fd-7   Star_Restaurant    es-opener       6  +6:vp&+1:wild&+2:science            ab-weekend
      con-fd-8   Fish_Farms         es-low-demand   4  +4:vp&+2:freelance                  ab-long-haul`),
  );
});

test('contracts: each part once in a department; exports pay three for each demand, and more or less', () => {
  // What makes the departments even.
  const more = { cosmetics: -2, biofuel: 2, bioplastics: 0, food: -2 };
  const worths: Part = { vp: 2, euro: 1, science: 1, market: 1, freelance: 1, choice: 1, wild: 2 };
  for (const id of contractIds) {
    const [reward = {}] = partsOf(contracts[id].do);
    const worth = Object.entries(reward['gain'] as Part).map(([good, n]) => Number(worths[good]) * Number(n));
    expect(
      worth.reduce((sum, n) => sum + n, 0),
      id,
    ).toBe(3 * contracts[id].demand + more[contracts[id].department]);
  }
  for (const department of words.departmentIds) {
    const own = contractIds.map((id) => contracts[id]).filter((card) => card.department === department);
    expect([own.length, new Set(own.map(({ scoring }) => scoring)).size]).toEqual([8, 8]);
    expect(new Set(own.map(({ ability: works }) => works)).size).toBe(8);
  }
  expect(new Set(contractIds.map((id) => contracts[id].scoring))).toEqual(new Set(scoringIds));
  expect(new Set(contractIds.map((id) => contracts[id].ability))).toEqual(new Set(abilityIds));
});

test('end scorings', () => {
  expect(scoringIds.map((id) => `${id} ${does(scorings[id])}`)).toEqual(
    lines(`
      es-regions      2*city/values:region:of:1
      es-capitals     2*city[kind=capital]
      es-recruits     1*staff-tile
      es-science      2*side-tile,most=8
      es-engineering  1*engineering-tile
      es-crossover    3*laid-crossover
      es-energy       1*energy-level,every=2
      es-euros        1*euro-pile,every=2,most=8
      es-group        1*city/linked
      es-opener       1*city[opened=true]
      es-follower     1*city[shared=true]
      es-high-demand  2*city[demand>=4]
      es-low-demand   1*city[demand<=2]
      es-storages     2*opened-storage
      es-colours      1*milestone/values:colour:of:1
      es-stock        1*dispatch-cube,most=6
      es-teams        2*smallest-team
      es-double       1*ready-tile`),
  );
});

test('permanent abilities', () => {
  expect(abilityIds.map((id) => `${id} ${does(abilities[id])}`)).toEqual(
    lines(`
      ab-recruit      recruit-price add=-1
      ab-long-haul    reach add=1
      ab-grid         energy-price to=1
      ab-trader       coins-stored add=1
      ab-burner       burn-yield first=activation add=1
      ab-sidejob      small-action +1:euro
      ab-foreman      engineering-points add=1
      ab-lab          tile-cost first=activation add=-1
      ab-early-shift  move-income [when=monday] add=1
      ab-harvest      cube-income [when=monday] add=1
      ab-planner      monday +1:choice
      ab-silo         storage-room add=2 + cube-price to=0
      ab-pioneer      opened +1:euro
      ab-partner      followed +1:science
      ab-sales        export-value first=activation add=1
      ab-weekend      weekend-zone add=1
      ab-machine-a    capacity-a add=1
      ab-machine-b    capacity-b add=1
      ab-machine-c    capacity-c add=1`),
  );
});

test('boards and numbers of the table', () => {
  expect(Object.entries(box.boards).map(([id, row]) => `${id} ${does(row)}`)).toEqual(
    lines(`
      double-action  monday +1*free-disk,plus=2:euro&+1*free-marker:vp
      degeneration   monday degenerate
      refining       refine`),
  );
  expect(box.playerColours.map((colour) => box.players[colour].name).join(' ')).toBe('Red Orange White Teal');
  expect([box.DOUBLE_TILES, box.START_CUBES, box.START_ENERGY, box.CONTRACTS_DEALT]).toEqual([10, 2, 3, 3]);
  expect([box.POOL_TOKENS, box.ITEMS_PER_VP, box.COMPETITOR_TOKEN_VP]).toEqual([2, 4, 2]);
  expect(box.handicaps.join()).toBe('0,10,20');
  expect(Object.values(box.headStarts).map((vps) => vps.join(' '))).toEqual(
    lines(`
      0
      0 4
      2 1 0
      2 2 0 1`),
  );
});

test('names and ids: no two cards, milestones, scorings or abilities are called the same', () => {
  const tables = [contracts, milestones, scorings, abilities];
  const names = tables.flatMap((table) => Object.values(table).map(({ name }: { readonly name: string }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe(32 + 30 + 18 + 19);
  for (const id of words.departmentIds) {
    const own = Object.values(science)
      .filter(({ department }) => department === id)
      .map(({ name }) => name);
    expect(new Set(own).size).toBe(own.length);
  }
  const found = eachDepartment((_id, { fields }) => Object.keys(fields));
  expect(new Set(found)).toEqual(new Set(words.fieldIds));
  expect(new Set(eachDepartment((_id, { yellow }) => Object.keys(yellow)))).toEqual(new Set(words.yellowIds));
  expect(new Set(Object.keys(belts).map((id) => id.split('-')[1]))).toEqual(new Set(words.greenIds));
  expect(new Set(engineeringIds.flatMap((id) => [...engineering[id].slots]))).toEqual(new Set(words.slotIds));
});
