import { expect } from 'vitest';
import { contractIds, contracts } from '../../src/algae-inc/data/contracts.ts';
import { capitals, cityBonuses, cityIds } from '../../src/algae-inc/data/map.ts';
import type { CityBonusId } from '../../src/algae-inc/data/map.ts';
import { milestones } from '../../src/algae-inc/data/milestones.ts';
import { COLUMNS, STAFF_TILES } from '../../src/algae-inc/data/roster.ts';
import { DOUBLE_TILES, headStarts } from '../../src/algae-inc/data/table.ts';
import { colours, departmentIds, teams } from '../../src/algae-inc/data/words.ts';
import { readyTiles } from '../../src/algae-inc/double.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { columnsOf } from '../../src/algae-inc/tanks.ts';
import { crossoverPlaces, engineeringPlaces, sciencePlaces } from '../../src/algae-inc/tiles.ts';
import { printedOn, turnOrder } from '../../src/algae-inc/turn.ts';
import { rule, table, until } from '../table.ts';
import { cubesOf, goodsOf, plant, position } from './position.ts';
import type { Alg } from './position.ts';

const seeds = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const dealt = (seats: number, settings: { readonly [name: string]: unknown } = {}, seed = 'test'): Alg =>
  until(table(algaeInc, seats, settings, seed), 'choose-pool');
const seatsOf = (t: Alg): number[] => t.state.players.map((_, seat) => seat);
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

rule('ALG-SET-01', 'a player has ten disks and ten markers, none of them placed', () => {
  const t = dealt(3);
  for (const seat of seatsOf(t)) {
    const p = plant(t, seat);
    expect([p.cities, p.milestones, p.contractDone, p.spot]).toEqual([[], [], false, null]);
  }
  // The tenth disk goes to a city, and there is no eleventh.
  const [last = 'cluj', ...others] = cityIds;
  const after = (n: number) =>
    position({
      plants: [{ fields: { cream: 2 }, goods: { euro: 3 }, exports: others.slice(0, n).map((city) => [city]) }],
    })
      .play(0, 'a2', 'printed operators', 'export')
      .refusal(0, last)?.rule;
  expect([after(9), after(10)]).toEqual([undefined, 'ALG-EXP-21']);
});

rule('ALG-SET-04', 'everything before a player belongs to the department', () => {
  const t = dealt(4);
  for (const seat of seatsOf(t)) {
    const { department, contract, layout } = plant(t, seat);
    expect(layout).toBe(department);
    for (const card of Object.values(contract ?? {})) expect(contracts[card].department).toBe(department);
  }
  const perDepartment = departmentIds.map((id) => [
    sciencePlaces[id].length,
    engineeringPlaces[id].length,
    crossoverPlaces[id].length,
    contractIds.filter((card) => contracts[card].department === id).length,
  ]);
  expect(perDepartment).toEqual([
    [12, 11, 4, 8],
    [11, 11, 4, 8],
    [13, 11, 4, 8],
    [12, 11, 4, 8],
  ]);
});

rule('ALG-SET-05', 'a start player is drawn at random', () => {
  const firsts = seeds.map((seed) => table(algaeInc, 4, {}, seed).state.first);
  expect(new Set(firsts).size).toBeGreaterThan(2);
  const t = table(algaeInc, 4);
  expect(t.events[0]).toEqual({ type: 'first-player-drawn', seat: t.state.first });
  expect(t.decision?.seat).toBe(t.state.first);
});

rule('ALG-RUL-78', 'alone nobody is drawn: seat 0 is first', () => {
  const t = table(algaeInc, 1);
  expect(t.state.first).toBe(0);
  expect(t.heard('first-player-drawn')).toEqual([]);
});

rule('ALG-SET-06', 'no science tile is laid, and engineering and crossover tiles lie on the Side board', () => {
  const { laid, built, crossover } = plant(dealt(2));
  expect(laid.every((where) => where === -1)).toBe(true);
  expect(new Set([...built, ...crossover])).toEqual(new Set(['side']));
});

rule('ALG-SET-07', 'no team is upgraded', () => {
  expect(plant(dealt(2)).upgraded).toEqual({ operators: false, engineers: false, scientists: false });
});

rule('ALG-SET-08', 'two cubes lie in the only open storage, and the tank is full nevertheless', () => {
  const t = dealt(4);
  const start = { cosmetics: 'kelp', biofuel: 'chlorella', bioplastics: 'spirulina', food: 'nori' } as const;
  for (const seat of seatsOf(t)) {
    const { department } = plant(t, seat);
    expect(cubesOf(t, seat)).toEqual({ [`st-${start[department ?? 'food']}`]: 2 });
  }
  expect(t.state.algae).toEqual({ spirulina: 4, chlorella: 4, nori: 4, kelp: 4 });
});

rule('ALG-SET-09', 'nobody has science points or tokens', () => {
  const t = dealt(3);
  for (const seat of seatsOf(t))
    expect(Object.keys(goodsOf(t, seat)).filter((good) => good !== 'vp')).toEqual(['energy']);
});

rule('ALG-SET-10', 'no Double Action tile is unlocked or used', () => {
  expect([plant(dealt(2)).doubleUsed, readyTiles(plant(dealt(2))), DOUBLE_TILES]).toEqual([0, 0, 10]);
});

rule('ALG-SET-14', 'demand tokens lie on cities of their kind, in another order every time', () => {
  const orders = seeds.map((seed) => dealt(2, {}, seed).state.demand);
  for (const demand of orders) {
    const of = (capital: boolean) =>
      sorted(demand.filter((_, i) => capitals.includes(cityIds[i] ?? 'berlin') === capital));
    expect(of(true)).toEqual([2, 3, 4, 4, 5, 5, 6, 6]);
    expect(of(false)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4]);
  }
  expect(new Set(orders.map(String)).size).toBe(seeds.length);
});

rule('ALG-SET-15', 'in a first game Berlin asks for 2, and the token changes places', () => {
  for (const seed of seeds) {
    const plain = dealt(2, {}, seed).state.demand;
    const first = dealt(2, { firstGame: true }, seed).state.demand;
    expect(first[cityIds.indexOf('berlin')]).toBe(2);
    const moved = first.flatMap((n, i) => (n === plain[i] ? [] : [i]));
    const two = cityIds.findIndex((id, i) => capitals.includes(id) && plain[i] === 2);
    expect(moved).toEqual(plain[0] === 2 ? [] : sorted([0, two]));
  }
});

rule(
  'ALG-SET-16',
  'every city has one of the 36 bonus tokens, and alone all but the first city of the competitor',
  () => {
    const { bonuses, pools } = dealt(4).state;
    expect([bonuses.length, bonuses.includes(null)]).toEqual([24, false]);
    const all = [...bonuses, ...pools.flatMap((pool) => pool?.tokens ?? [])];
    for (const id of Object.keys(cityBonuses) as CityBonusId[])
      expect(all.filter((each) => each === id).length).toBeLessThanOrEqual(cityBonuses[id].copies);
    const alone = dealt(1).state;
    expect(alone.bonuses.flatMap((token, i) => (token === null ? [cityIds[i]] : []))).toEqual(alone.competitor.cities);
  },
);

rule('ALG-SET-17', 'there is one pool more than players, each of a staff tile and two tokens', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { pools } = dealt(seats).state;
    expect(pools.length).toBe(seats + 1);
    for (const pool of pools) {
      expect(pool?.tokens.length).toBe(2);
      expect(teams).toContain(pool?.staff);
    }
  }
  const t = dealt(2);
  const taken = t.play(t.decision?.seat ?? 0, '2');
  const next = taken.decision?.seat ?? 0;
  expect(taken.refusal(next, '2')?.rule).toBe('ALG-SET-17');
  expect(taken.reason(next, '2')).toBe('Somebody has taken pool 2.');
  expect(taken.reason(next, '4')).toBe('There is no pool 4 on the table.');
});

rule('ALG-SET-18', 'the last player chooses a pool first, the start player last', () => {
  let t = dealt(4);
  const { first } = t.state;
  const order: number[] = [];
  while (t.step === 'choose-pool') {
    const seat = t.decision?.seat ?? 0;
    order.push(seat);
    t = t.play(seat, t.options(seat)[0] ?? '');
  }
  expect(order).toEqual([3, 2, 1, 0].map((i) => (first + i) % 4));
});

rule('ALG-SET-19', 'staff and tokens of a pool come at once, and a Choice token with them', () => {
  const t = dealt(2).with((s) => {
    s.pools = [
      { staff: 'engineers', tokens: ['cb-euro', 'cb-science'] },
      { staff: 'operators', tokens: ['cb-wild', 'cb-market'] },
      { staff: 'scientists', tokens: ['cb-choice', 'cb-choice'] },
    ];
    s.bonuses = [
      ...Array.from({ length: 5 }, () => 'cb-euro'),
      ...Array.from({ length: 6 }, () => 'cb-market'),
      ...Array.from({ length: 6 }, () => 'cb-freelance'),
      ...Array.from({ length: 5 }, () => 'cb-science'),
      'cb-wild',
      'cb-wild',
    ] as CityBonusId[];
  });
  const seat = t.decision?.seat ?? 0;
  expect(t.label(seat, '1')).toBe('Pool 1: an Engineer, €2 and 2 science points');
  const next = t.play(seat, '1');
  expect(plant(next, seat).staff).toEqual({ operators: 1, engineers: 2, scientists: 1 });
  expect(goodsOf(next, seat)).toEqual({ ...goodsOf(t, seat), euro: 2, science: 2, choice: 1 });
  expect(goodsOf(t.play(seat, '3'), seat)).toEqual({ ...goodsOf(t, seat), choice: 3 });
});

rule('ALG-SET-20', 'the pool that is left over dissolves', () => {
  expect(until(dealt(2), 'move-worker').state.pools).toEqual([]);
  expect(until(dealt(2), 'move-worker').heard('month-began').length).toBe(1);
  // What four players could ever recruit is in the supply.
  expect(STAFF_TILES).toBeGreaterThanOrEqual(4 * (COLUMNS - 1));
});

rule('ALG-SET-21', 'two different tiles of each colour lie there, any of their sides up', () => {
  const sides = new Set<string>();
  for (const seed of seeds) {
    const shown = dealt(2, {}, seed).state.milestones;
    expect(shown.map((id) => milestones[id].colour)).toEqual(colours.flatMap((colour) => [colour, colour]));
    expect(new Set(shown.map((id) => milestones[id].tile)).size).toBe(10);
    for (const id of shown) sides.add(id);
  }
  expect(sides.size).toBeGreaterThan(24);
});

rule('ALG-SET-22', 'tokens have no limit', () => {
  const rich = position({ plants: [{ goods: { euro: 400, market: 300, freelance: 300, choice: 300, wild: 300 } }] });
  const t = rich.play(0, 'a1', 'small euro');
  expect(goodsOf(t).euro).toBe(401);
});

rule('ALG-SET-23', 'a tank has two columns where two departments fill it', () => {
  const columns = (...departments: readonly ('cosmetics' | 'biofuel' | 'bioplastics' | 'food')[]) => {
    const t = position({ seats: departments.length, plants: departments.map((department) => ({ department })) });
    return [columnsOf(t.state, 'biomass'), columnsOf(t.state, 'bio-oil')];
  };
  expect(columns('cosmetics', 'food')).toEqual([1, 1]);
  expect(columns('cosmetics', 'biofuel', 'food')).toEqual([2, 1]);
  expect(columns('bioplastics', 'biofuel', 'food')).toEqual([1, 2]);
  expect(columns('cosmetics', 'biofuel', 'bioplastics', 'food')).toEqual([2, 2]);
});

rule('ALG-SET-24', 'the two bottom rows of each by-product tank are filled', () => {
  expect(dealt(2).state.byproducts).toEqual({ biomass: 2, 'bio-oil': 2 });
  expect(dealt(4).state.byproducts).toEqual({ biomass: 4, 'bio-oil': 4 });
});

rule('ALG-SET-25', 'algae tanks hold four cubes each', () => {
  expect(dealt(3).state.algae).toEqual({ spirulina: 4, chlorella: 4, nori: 4, kelp: 4 });
});

rule('ALG-SET-26', 'Energy starts in the middle, VP of the first player at 0', () => {
  const t = dealt(2);
  expect(goodsOf(t, t.state.first)).toEqual({ energy: 3 });
  expect(plant(t, 1 - t.state.first).goods.energy).toBe(3);
});

rule('ALG-RUL-81', 'some places of the first week start with VP', () => {
  for (const seats of [2, 3, 4] as const) {
    const t = dealt(seats);
    const vps = turnOrder(t.state).map((seat) => plant(t, seat).goods.vp);
    expect(vps).toEqual(headStarts[seats]);
    expect(t.heard('head-start')).toEqual(
      turnOrder(t.state).flatMap((seat, place) =>
        vps[place] === 0 ? [] : [{ type: 'head-start', seat, vp: vps[place] }],
      ),
    );
  }
  expect(plant(dealt(1)).goods.vp).toBe(0);
});

rule('ALG-SET-27', 'each team has its week for the export bonus, at random', () => {
  const orders = seeds.map((seed) => dealt(2, {}, seed).state.exportBonus);
  for (const order of orders) expect([...order].sort()).toEqual(['engineers', 'operators', 'scientists']);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(2);
});

rule('ALG-SET-28', 'the first Monday of week 1 comes with strips on side A, and workers beside the board', () => {
  const t = dealt(2);
  expect([t.state.week, t.state.day]).toEqual([1, 0]);
  expect(['b0', 'c0', 'd0'].map((spot) => printedOn(1, spot as 'b0'))).toEqual(['machine-b', 'machine-c', 'operators']);
  expect([...t.state.weekend].sort()).toEqual(['wk-1', 'wk-2', 'wk-3', 'wk-4']);
  expect(sorted(t.state.month)).toEqual([1, 2, 3, 4]);
});
