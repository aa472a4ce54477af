import { expect, test } from 'vitest';
import { colonies, colonyIds, underRockets } from '../../src/lineae/data/colonies.ts';
import { DEPOSITS, deposits, sideIds, tiles } from '../../src/lineae/data/deposits.ts';
import { BATTERY, CUBES, cubeFaces, cubes, goods, minerals } from '../../src/lineae/data/goods.ts';
import * as ocean from '../../src/lineae/data/ocean.ts';
import { ladder, rocketIds, rockets, SPOTS } from '../../src/lineae/data/rockets.ts';
import { belowJupiter, ICONS, iconsOf, PANEL_YIELD, ROUNDS } from '../../src/lineae/data/sky.ts';
import * as spaces from '../../src/lineae/data/spaces.ts';
import * as box from '../../src/lineae/data/table.ts';
import { techIds, technologies } from '../../src/lineae/data/technologies.ts';

/** A table written as text: the lines, each with single spaces between its cells. */
const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '));

const markOf = (cube: keyof typeof cubeFaces | null): string => (cube === null ? '-' : cubeFaces[cube].mark);
const counted = (found: readonly string[]): number[] =>
  minerals.map((each) => found.filter((one) => one === each).length);

type Part = { readonly [key: string]: unknown };
const partsOf = (value: unknown): readonly Part[] => (value ?? []) as readonly Part[];
const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const all = (values: readonly unknown[], between: string): string => values.map(plain).join(between);

/** A number, or what it is counted by. */
function amountIn(amount: unknown): string {
  if (typeof amount === 'number') return plain(amount);
  const { each, per, most, plus } = amount as Part;
  const rate = typeof each === 'number' ? each : (each as Part)['point'];
  const limits = most === undefined ? '' : `,most=${plain(most)},plus=${plain(plus)}`;
  return `${plain(rate)}*${plain((per as Part)['count'])}${limits}`;
}

const goodsIn = (sign: string, amounts: unknown): string =>
  Object.entries(amounts as Part)
    .map(([good, amount]) => `${sign}${amountIn(amount)}:${good}`)
    .join('&');

/** What an effect does, in short. */
function brief(effect: Part): string {
  if ('gain' in effect) return goodsIn('+', effect['gain']);
  if ('pay' in effect) return `${goodsIn('-', effect['pay'])}=>${briefs(effect['for'])}`;
  if ('upTo' in effect) return `${plain(effect['least'])}..${plain(effect['upTo'])}x(${briefs(effect['do'])})`;
  return all(Object.values(effect), '/');
}
const briefs = (effects: unknown): string => partsOf(effects).map(brief).join(';');

/** The conditions and limits of an ability. */
function terms({ may, once, first, where, while: conditions }: Part): string[] {
  const needs = partsOf(conditions).map(({ is, least }) => `${plain((is as Part)['count'])}>=${plain(least)}`);
  return [
    ...(may === true ? ['may'] : []),
    ...(once === undefined ? [] : [`once=${plain(once)}`]),
    ...(first === undefined ? [] : [`first=${plain(first)}`]),
    ...(where === undefined ? [] : [`where=${all(Object.values(where as Part), ',')}`]),
    ...(needs.length === 0 ? [] : [`while=${needs.join('&')}`]),
  ];
}

/** When an ability works, and what it does. */
function ability(row: Part): string {
  if ('on' in row) return [all(partsOf(row['on']), '|'), ...terms(row), briefs(row['do'])].join(' ');
  const what = 'to' in row ? `to=${plain(row['to'])}` : `add=${plain(row['add'])}`;
  return [plain(row['change']), ...terms(row), what].join(' ');
}

/** Everything that a row does. */
function does(row: object): string {
  const { abilities, do: effects } = row as Part;
  return [...partsOf(abilities).map(ability), ...(effects === undefined ? [] : [briefs(effects)])].join(' + ');
}

test('cubes: marks and colours', () => {
  expect(cubes.map((id) => `${id} ${cubeFaces[id].mark} ${cubeFaces[id].hex} ${goods[id].icon}`)).toEqual(
    lines(`
      silica       Si    #e8e4d8  cube-Si
      iron         Fe    #b4472f  cube-Fe
      salt         NaCl  #5fb8c9  cube-NaCl
      sulfur       S     #e3c23c  cube-S
      hydrocarbon  HC    #3a3340  cube-HC
      algae        Al    #5da04a  cube-Al`),
  );
  expect([CUBES, BATTERY, goods.electricity.cap]).toEqual([25, 9, 9]);
  expect([...minerals]).toEqual(cubes.slice(0, 5));
});

test('columns: mineral columns, printed rows, water slots, deposit slots', () => {
  const written = ocean.base.map((rows, c) => {
    const xs = Array.from({ length: ocean.MINERAL_COLUMNS }, (_, x) => x).filter((x) => ocean.columnOf(x) === c);
    const tokens = Array.from({ length: ocean.slots[c] ?? 0 }, (_, i) => `r${rows + i + 1}`);
    return `c${c} ${xs.map((x) => `x${x}`).join()} ${rows} ${tokens.join() || 'none'} ${Math.floor(c / 2)}`;
  });
  expect(written).toEqual(
    lines(`
      c0  x0,x1,x2     5  r6     0
      c1  x3,x4,x5     4  r5     0
      c2  x6,x7,x8     4  r5     1
      c3  x9,x10,x11   3  r4,r5  1
      c4  x12,x13,x14  3  r4,r5  2
      c5  x15,x16,x17  2  r3,r4  2
      c6  x18,x19,x20  2  r3,r4  3
      c7  x21,x22,x23  2  none   3`),
  );
  expect(ocean.WIDTH * ocean.base.reduce((sum, rows) => sum + rows, 0)).toBe(75);
  expect(ocean.slots.reduce<number>((sum, n) => sum + n, 0)).toBe(11);
  expect([ocean.WATER_TOKENS, ocean.ROWS, ocean.COLUMNS]).toEqual([11, 6, 8]);
  const cells = Array.from({ length: 24 }, (_, x) => [1, 2, 3, 4, 5, 6].map((r) => ocean.cellOf(x, r))).flat();
  expect(cells).toEqual(Array.from({ length: 144 }, (_, i) => i));
});

test('locks: where they lie, how high they reach, how they stand at setup', () => {
  const written = ocean.lockIds.map((id) => {
    const { left, top, closed } = ocean.locks[id];
    return `${id} c${left}/c${left + 1} x${3 * left + 2}/x${3 * left + 3} ${top} ${closed ? 'closed' : 'open'}`;
  });
  expect(written).toEqual(
    lines(`
      lock-1  c0/c1  x2/x3    6  open
      lock-2  c2/c3  x8/x9    5  closed
      lock-3  c4/c5  x14/x15  5  open
      lock-4  c6/c7  x20/x21  4  closed`),
  );
  expect(ocean.lockAfter).toEqual(['lock-1', null, 'lock-2', null, 'lock-3', null, 'lock-4', null]);
});

test('submersibles: where they start', () => {
  const written = ocean.subIds.map((id) => {
    const { letter, start } = ocean.subs[id];
    return `${id} ${letter} x${start.x} r${start.r} c${ocean.columnOf(start.x)}`;
  });
  expect(written).toEqual(
    lines(`
      sub-a  A  x3   r2  c1
      sub-b  B  x6   r2  c2
      sub-c  C  x10  r2  c3
      sub-d  D  x13  r2  c4
      sub-e  E  x17  r2  c5
      sub-f  F  x20  r2  c6`),
  );
  expect(ocean.HOLD).toBe(4);
});

test('deposits: what dissolves, is excavated, is given at setup', () => {
  const written = sideIds.map((id) => {
    const { tile, name, pattern, excavate, setup } = deposits[id];
    expect(id.replace(/-[ab]$/, '')).toBe(tile);
    return `${id} ${name} ${pattern.map(markOf).join(' ')} ${excavate} ${setup}`;
  });
  expect(written).toEqual(
    lines(`
      basalt-shelf-a     Basalt Shelf     -    Si   Fe   -    Si   Fe    salt         hydrocarbon
      basalt-shelf-b     Basalt Shelf     Fe   -    Si   Fe   Si   -     sulfur       salt
      magnetite-ridge-a  Magnetite Ridge  Fe   -    NaCl Fe   -    NaCl  sulfur       silica
      magnetite-ridge-b  Magnetite Ridge  NaCl Fe   -    -    NaCl Fe    hydrocarbon  sulfur
      brine-pool-a       Brine Pool       -    NaCl S    NaCl -    S     hydrocarbon  iron
      brine-pool-b       Brine Pool       S    NaCl -    S    -    NaCl  silica       hydrocarbon
      black-smoker-a     Black Smoker     S    HC   -    S    HC   -     silica       salt
      black-smoker-b     Black Smoker     -    HC   S    HC   S    -     iron         silica
      tholin-bed-a       Tholin Bed       HC   -    Si   -    HC   Si    iron         sulfur
      tholin-bed-b       Tholin Bed       Si   -    HC   Si   -    HC    salt         iron`),
  );
});

test('deposits: each mineral is dissolved by two tiles, excavated on two sides and given on two', () => {
  const pairs = tiles.flatMap((tile) => {
    const [one, other] = sideIds
      .filter((id) => deposits[id].tile === tile)
      .map((id) => [...new Set(deposits[id].pattern.filter((cube) => cube !== null))].sort());
    expect(other).toEqual(one);
    return one ?? [];
  });
  expect(counted(pairs)).toEqual([2, 2, 2, 2, 2]);
  expect(counted(sideIds.map((id) => deposits[id].excavate))).toEqual([2, 2, 2, 2, 2]);
  expect(counted(sideIds.map((id) => deposits[id].setup))).toEqual([2, 2, 2, 2, 2]);
  for (const id of sideIds) {
    const { pattern, excavate, setup } = deposits[id];
    expect([pattern.length, pattern.filter((cube) => cube !== null).length]).toEqual([6, 4]);
    for (const half of [pattern.slice(0, 3), pattern.slice(3)])
      expect(half.filter((cube) => cube !== null).length).toBe(2);
    expect(new Set([...pattern.filter((cube) => cube !== null), excavate, setup]).size).toBe(4);
  }
  expect([tiles.length, DEPOSITS]).toEqual([5, 4]);
});

test('rockets: what they ask for', () => {
  const written = rocketIds.map((id) => `${id} ${rockets[id].name} ${rockets[id].spots.map(markOf).join(' ')}`);
  expect(written).toEqual(
    lines(`
      jovian-semiconductors  Jovian Semiconductors  Si   Si   Fe   Fe
      seawater-batteries     Seawater Batteries     Fe   Fe   NaCl NaCl
      ganymede-fertilizer    Ganymede Fertilizer    NaCl NaCl S    S
      vulcanized-seals       Vulcanized Seals       S    S    HC   HC
      aerogel-blankets       Aerogel Blankets       HC   HC   Si   Si
      optical-fibre          Optical Fibre          Si   Si   NaCl S
      tool-steel             Tool Steel             Fe   Fe   S    HC
      soda-glass             Soda Glass             NaCl NaCl HC   Si
      pyrite-cells           Pyrite Cells           S    S    Si   Fe
      synthetic-rubber       Synthetic Rubber       HC   HC   Fe   NaCl`),
  );
  expect(counted(rocketIds.flatMap((id) => rockets[id].spots))).toEqual([8, 8, 8, 8, 8]);
  const kinds = rocketIds.map((id) => new Set(rockets[id].spots).size);
  expect([2, 3].map((n) => kinds.filter((kind) => kind === n).length)).toEqual([5, 5]);
  expect([SPOTS, ladder.join(' ')]).toEqual([5, '1 2 3 3 3']);
});

test('technologies: stars, module and what they do', () => {
  const written = techIds.map((id) => {
    const { name, stars, module } = technologies[id];
    return `${id} | ${name} | ${stars} ${module} | ${does(technologies[id])}`;
  });
  expect(written).toEqual(
    lines(`
      ecology-lab        | Ecology Lab        | 3 base       | atmosphere-blocks to=0 + sky may once=round clean-sky;+1:vp
      high-yield-panels  | High-Yield Panels  | 1 base       | panel-yield to=3
      ballast-thrusters  | Ballast Thrusters  | 1 base       | free-steps to=3
      docking-arm        | Docking Arm        | 2 base       | docked-free to=1
      payload-catapult   | Payload Catapult   | 1 base       | pad-reach to=1
      plasma-drill       | Plasma Drill       | 1 base       | excavated first=round +1:vp
      matter-synthesizer | Matter Synthesizer | 3 base       | turn|end may -1:electricity=>synthesize
      mineral-exchange   | Mineral Exchange   | 2 base       | turn|end may -1:cube=>+3:money
      shift-foreman      | Shift Foreman      | 2 base       | workers-needed may once=round where=single add=-1
      fuel-cell          | Fuel Cell          | 3 base       | turn|dive|end may while=battery-room>=1 -1:hydrocarbon=>+4:electricity
      algae-incubator    | Algae Incubator    | 2 biogenesis | sunlight while=icon>=1&own-algae>=1 +1:algae
      biofuel-refinery   | Biofuel Refinery   | 3 biogenesis | turn|end may -1:algae=>+1:hydrocarbon
      saline-stimulant   | Saline Stimulant   | 1 biogenesis | turn may once=round -1:algae&-1:salt=>recall/2/null`),
  );
  expect(techIds.length).toBe(13);
  expect(box.TECHNOLOGIES_HELD).toBe(2);
});

test('colony cards: priority, octagon, arrow, module and what they do', () => {
  const written = colonyIds.map((id) => {
    const { name, priority, octagon, arrow, module } = colonies[id];
    return `${priority} ${id} | ${name} | ${octagon} ${arrow ? 'arrow' : '-'} ${module} | ${does(colonies[id])}`;
  });
  expect(written).toEqual(
    lines(`
      1  commerce-exchange      | the Commerce Exchange      | multi  arrow base       | +2:money;0..2x(-1:cube=>+2:money)
      2  greenhouse-dome        | the Greenhouse Dome        | none   -     base       | sunlight +1*icon:money
      3  training-academy       | the Training Academy       | multi  -     base       | hire/2/true
      4  hydrodynamic-generator | the Hydrodynamic Generator | none   -     base       | sunlight +1*open-lock:electricity
      5  remote-pilot-station   | the Remote Pilot Station   | single -     base       | dive/any
      6  broadcast-tower        | the Broadcast Tower        | single -     base       | -4:money=>+3:vp
      7  water-treatment-plant  | the Water Treatment Plant  | single -     base       | filter/2
      8  lock-control-tower     | the Lock Control Tower     | single arrow base       | +1:money;toggle/any
      9  chemical-works         | the Chemical Works         | multi  -     base       | 1..2x(-1:cube=>+1:mineral)
      10 spaceport              | the Spaceport              | multi  -     base       | launch/1/2
      11 algae-farm             | the Algae Farm             | multi  -     biogenesis | +1*own-algae,most=1,plus=1:algae
      12 bio-reactor            | the Bio-Reactor            | multi  arrow biogenesis | 1..3x(-1:algae=>+1:hydrocarbon)
      13 stim-clinic            | the Stim Clinic            | single -     biogenesis | -1:algae&-1:salt=>recall/3/stim-clinic`),
  );
  expect([...underRockets]).toEqual(['hydrodynamic-generator', 'water-treatment-plant']);
});

test('action spaces: octagon, arrow and what they do', () => {
  const written = spaces.printedIds.map((id) => {
    const { name, octagon, arrow } = spaces.printed[id];
    return `${id} | ${name} | ${octagon} ${arrow ? 'arrow' : '-'} | ${does(spaces.printed[id])}`;
  });
  expect(written).toEqual(
    lines(`
      city-1       | Universal Basic Income | multi  arrow | +2:money
      city-2       | Hire a Worker          | multi  -     | hire/0/false
      city-3       | the Special Election   | single -     | elect
      launch-pad   | the Launch Pad         | multi  -     | launch/0/1
      lock-1       | lock 1                 | single arrow | toggle/lock-1
      lock-2       | lock 2                 | single arrow | toggle/lock-2
      lock-3       | lock 3                 | single arrow | toggle/lock-3
      lock-4       | lock 4                 | single arrow | toggle/lock-4
      sub-a        | submersible A          | single -     | dive/sub-a
      sub-b        | submersible B          | single -     | dive/sub-b
      sub-c        | submersible C          | single -     | dive/sub-c
      sub-d        | submersible D          | single -     | dive/sub-d
      sub-e        | submersible E          | single -     | dive/sub-e
      sub-f        | submersible F          | single -     | dive/sub-f
      reactor-core | the Reactor Core       | multi  -     | operate`),
  );
  expect(spaces.citySlots.map((id, i) => `${id} ${spaces.coveredAfter[i]}`)).toEqual([
    'city-1 2',
    'city-2 4',
    'city-3 6',
  ]);
});

test('spaces for one player and spaces for all, colony cards included', () => {
  expect([...spaces.singleSpaces]).toEqual(
    lines(`
      city-3
      lock-1
      lock-2
      lock-3
      lock-4
      sub-a
      sub-b
      sub-c
      sub-d
      sub-e
      sub-f
      remote-pilot-station
      broadcast-tower
      water-treatment-plant
      lock-control-tower
      stim-clinic`),
  );
  expect([...spaces.multiSpaces]).toEqual(
    lines(`
      city-1
      city-2
      launch-pad
      reactor-core
      commerce-exchange
      training-academy
      chemical-works
      spaceport
      algae-farm
      bio-reactor`),
  );
});

test('the excavation track and the player board', () => {
  expect(spaces.trackSpaces.map((id) => `${id} ${does(spaces.tracks[id])}`)).toEqual(
    lines(`
      track-1  +1:vp
      track-2  +1:vp;+1:mineral
      track-3  +2:vp
      track-4  +1:vp;technology
      track-5  +3:vp`),
  );
  expect(Object.entries(spaces.boards).map(([id, row]) => `${id} ${does(row)}`)).toEqual(
    lines(`
      solar-panel    sunlight +panel-yield*icon:electricity
      diesel-engine  diesel may once=round burn;+6:electricity`),
  );
});

test('no two names are the same', () => {
  const rows = [technologies, colonies, spaces.printed, spaces.tracks, spaces.boards, rockets];
  const names = rows.flatMap((table) => Object.values(table).map(({ name }: { readonly name: string }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe(13 + 13 + 15 + 5 + 2 + 10);
});

test('the sky: icons of each column and the columns below Jupiter', () => {
  expect([ICONS, PANEL_YIELD, ROUNDS]).toEqual([24, 2, 7]);
  expect([1, 2, 3, 4, 5, 6, 7].map((round) => belowJupiter(round).join(' '))).toEqual(
    lines(`
      6 7
      5 6
      4 5
      3 4
      2 3
      1 2
      0 1`),
  );
  expect([0, 5, 7].map((column) => iconsOf(column).join(' '))).toEqual(['0 1 2', '15 16 17', '21 22 23']);
});

test('players: colours, workers, money, solo grades, modules', () => {
  expect(box.playerColours.join(' ')).toBe('blue red green yellow violet');
  expect(Object.entries(box.startCrews).map(([seats, crew]) => `${seats} ${crew} ${box.WORKERS - crew}`)).toEqual(
    lines(`
      1  4  4
      2  4  4
      3  4  4
      4  3  5
      5  3  5`),
  );
  expect(box.START_MONEY).toBe(3);
  expect(Object.values(box.headStarts).map((vps) => vps.join(' '))).toEqual(
    lines(`
      0
      0 6
      0 2 4
      0 2 3 4
      0 2 4 4 5`),
  );
  expect(box.grades.map(({ from, name }) => `${from} ${name}`)).toEqual(
    lines(`
      120 Founder
      100 Governor
      80 Captain
      60 Prospector
      0  Drifter`),
  );
  expect([box.CORE_MINERALS, box.CORE_ALGAE, box.DEBTS, box.DEBT_PENALTY, box.OPERATIONS]).toEqual([2, 1, 2, 3, 3]);
});
