import { describe, expect, test } from 'vitest';
import { departments } from '../../src/algae-inc/data/departments.ts';
import { dayNames } from '../../src/algae-inc/data/week.ts';
import { game } from '../../src/algae-inc/index.ts';
import { bareMarkers, disksOf, markersOf, readyTiles } from '../../src/algae-inc/double.ts';
import { eventWords } from '../../src/algae-inc/event-words.ts';
import type { AlgEvent } from '../../src/algae-inc/events.ts';
import { competitorBeaten, totalOf } from '../../src/algae-inc/scoring.ts';
import { largestSet, occupied } from '../../src/algae-inc/side-board.ts';
import { balance } from '../../src/algae-inc/tanks.ts';
import { atAction, cubesOf, friday, goodsOf, monday, plant, position, valueOf } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

/* The worked examples of the rulebook, E, and more of them, X: every number that they name. */

/** One disk in Berlin and one marker: a Double Action tile is unlocked. */
const unlocked: PlantOf = { exports: [['berlin', -1, 1]], reached: [0] };
const capital = { 0: 'm-capital-1' } as const;

/** Plays options of a seat; where only one is left it is taken, as at a table. */
function play(t: Alg, seat: number, ...options: readonly string[]): Alg {
  let now = t;
  for (const option of options) now = forced(now.play(seat, option), seat);
  return now;
}

function forced(t: Alg, seat: number): Alg {
  let now = t;
  while (now.decision?.seat === seat && now.step !== 'move-worker' && now.options(seat).length === 1)
    now = now.play(seat, now.options(seat)[0] ?? '');
  return now;
}

/** Tokens are given up in the order of the list until something else is asked. */
function pay(t: Alg, seat = 0): Alg {
  let now = t;
  while (now.step === 'give-up' && now.decision?.seat === seat) now = now.play(seat, now.options(seat)[0] ?? '');
  return now;
}

/** Everybody leaves what may be left until a step is asked of a seat. */
function untilAsked(t: Alg, step: string, seat: number): Alg {
  let now = t;
  for (let i = 0; i < 50 && !(now.step === step && now.decision?.seat === seat); i++)
    now = now.play(now.decision?.seat ?? -1, 'done');
  expect(now.step).toBe(step);
  return now;
}

/** All weekend bonuses are taken, the leftmost ones. */
function afterWeekend(t: Alg): Alg {
  let now = t;
  while (now.step === 'weekend-bonus') {
    const seat = now.decision?.seat ?? 0;
    now = now.play(seat, now.options(seat)[0] ?? '');
  }
  return now;
}

/** The log of everything that happened since the table was set up. */
function logOf(t: Alg, names: readonly string[]): string[] {
  const words: { readonly [type: string]: ((e: never, name: (seat: number) => string) => string | null) | null } =
    eventWords;
  return t.events.flatMap((event) => {
    const line = words[event.type]?.(event as unknown as AlgEvent as never, (seat) => names[seat] ?? '') ?? null;
    return line === null ? [] : [line];
  });
}

describe('examples of the rulebook', () => {
  test('E01 two tokens make a Choice token', () => {
    const t = atAction(
      {
        plants: [{ department: 'biofuel', goods: { euro: 1, science: 1 }, spot: 'b2', fields: { 'st-chlorella': 1 } }],
      },
      'c1',
    );
    expect(t.options(0)).toContain('printed operators');
    const paid = pay(t.play(0, 'choice engineers'));
    expect([goodsOf(paid), paid.step]).toEqual([{ energy: 3 }, 'engineer-tile']);
  });

  test('E02 where a worker can go', () => {
    const from = (spot: 'b0' | 'b1' | 'c1'): string[] =>
      position({ day: spot === 'c1' ? 4 : 3, plants: [{ spot }] }).options(0);
    expect([from('b1'), from('c1')]).toEqual([
      ['c0', 'c1'],
      ['d1', 'd2'],
    ]);
    // Only one way: the worker goes there by itself.
    const forced = position({ day: 3, plants: [{ spot: 'b0' }] });
    expect(forced.options(0)).toEqual(['c0']);
    expect(dayNames[2]).toBe('Wednesday');
  });

  test('E03 Veronica runs Machine A for a Choice token and Machine B with a Double Action tile', () => {
    const own: PlantOf = { ...unlocked, department: 'cosmetics', fields: { 'st-kelp': 3 }, goods: { choice: 1 } };
    const t = atAction({ seats: 4, milestones: capital, plants: [own] }, 'b0');
    const a = play(t, 0, 'choice machine-a', 'move ya1', 'move ya1', 'store');
    expect([goodsOf(a), cubesOf(a)]).toEqual([
      { euro: 2, energy: 3 },
      { 'st-kelp': 1, b1: 1 },
    ]);
    expect(a.state.byproducts.biomass).toBe(5);
    const b = a.play(0, 'yes', 'printed machine-b', 'move yb1', 'done');
    expect(cubesOf(b)).toEqual({ 'st-kelp': 1, c1: 1 });
    expect([goodsOf(b), readyTiles(plant(b)), plant(b).doubleUsed]).toEqual([{ euro: 2, energy: 3 }, 0, 1]);
    expect(logOf(b, ['Veronica'])).toEqual([
      'Veronica went to the first spot of Tuesday.',
      'Veronica chose Machine A for a Choice token.',
      'Veronica paid 1 Choice token.',
      'Veronica started Machine A.',
      'Veronica moved a cube through Machine A.',
      'Veronica moved a cube through Machine A.',
      'Veronica stopped Machine A.',
      'Veronica stored a cube of biomass for €2.',
      'Veronica gained €2.',
      'Veronica used a Double Action tile; no other is unlocked.',
      'Veronica chose Machine B.',
      'Veronica started Machine B.',
      'Veronica moved a cube through Machine B.',
      'Veronica stopped Machine B.',
    ]);
  });

  test('E04 Carl changes two actions for two Choice tokens and a Double Action tile', () => {
    const own: PlantOf = {
      ...unlocked,
      department: 'biofuel',
      fields: { 'st-chlorella': 5, d3: 1 },
      goods: { choice: 2, euro: 1 },
    };
    const t = atAction(
      { milestones: capital, demand: { hamburg: 3 }, bonuses: { hamburg: 'cb-market' }, plants: [own] },
      'b2',
    );
    const built = t.play(0, 'choice engineers', 'bf-cross-1');
    expect([built.step, plant(built).goods.choice]).toEqual(['double-action', 1]);
    const done = play(built, 0, 'yes', 'choice operators', 'hamburg');
    expect(goodsOf(done)).toEqual({ market: 1, energy: 3 });
    expect([plant(done).cities, plant(done).doubleUsed]).toEqual([['berlin', 'hamburg'], 1]);
    expect(logOf(done, ['Carl']).slice(-8)).toEqual([
      'Carl used a Double Action tile; no other is unlocked.',
      'Carl chose the Operators for a Choice token.',
      'Carl paid 1 Choice token.',
      'Carl paid €1.',
      'Carl exported 1 cube to Hamburg, transport €1.',
      'Carl opened Hamburg: 1 market value token.',
      'Carl gained 1 market value token from the city bonus.',
      'Carl’s Operators were upgraded: they take cubes and export in one activation.',
    ]);
  });

  test('E05 Fiona exports for a Wild token, unlocks a tile and recruits with it', () => {
    const own: PlantOf = { department: 'biofuel', fields: { 'st-chlorella': 5, d3: 1 }, goods: { wild: 1, euro: 1 } };
    const t = atAction(
      { milestones: capital, demand: { berlin: 3 }, bonuses: { berlin: 'cb-market' }, plants: [own] },
      'a1',
    );
    const exported = play(t, 0, 'wild operators', 'berlin');
    expect([disksOf(plant(exported)), markersOf(plant(exported)), exported.step]).toEqual([1, 1, 'double-action']);
    const done = exported.play(0, 'yes', 'printed recruit', 'operators');
    expect(goodsOf(done)).toEqual({ market: 1, choice: 1, energy: 3, vp: 1 });
    expect([plant(done).staff.operators, plant(done).doubleUsed]).toEqual([2, 1]);
    expect(logOf(done, ['Fiona'])).toContain('Fiona reached First Capital, the first to do so: 1 VP.');
    expect(logOf(done, ['Fiona'])).toContain('Fiona got a second Operator.');
  });

  test('E06 Carl fulfils his contract and exports to Zurich and Hamburg', () => {
    const own: PlantOf = {
      department: 'biofuel',
      staff: { operators: 3 },
      fields: { d0: 2, d3: 2 },
      goods: { market: 1 },
      contract: { export: 'con-bf-1' },
      exports: [
        ['porto', 3, 1],
        ['glasgow', 3, 2],
      ],
    };
    const t = atAction(
      {
        seats: 3,
        demand: { porto: 1, glasgow: 1, zurich: 1, hamburg: 3 },
        bonuses: { zurich: 'cb-wild' },
        milestones: { 0: 'm-dist-2', 2: 'm-demand-1x3' },
        plants: [
          own,
          { department: 'food', exports: [['berlin', -1, 1]] },
          { department: 'bioplastics', exports: [['hamburg', 1, 1]] },
        ],
      },
      'a2',
    );
    const contract = t.play(0, 'printed operators', 'export', 'contract', 'cube d0', 'cube d3');
    expect([goodsOf(contract), disksOf(plant(contract))]).toEqual([{ euro: 3, market: 1, energy: 3, vp: 4 }, 3]);
    expect(contract.label(0, 'zurich')).toBe('Zurich (demand 1) for €3');
    const zurich = contract.play(0, 'zurich', 'cube d0', 'market');
    expect([goodsOf(zurich), disksOf(plant(zurich)), markersOf(plant(zurich))]).toEqual([
      { wild: 1, energy: 3, vp: 7 },
      4,
      2,
    ]);
    const hamburg = play(zurich, 0, 'hamburg');
    expect([cubesOf(hamburg), plant(hamburg).goods.vp, disksOf(plant(hamburg))]).toEqual([{}, 7, 5]);
    expect([readyTiles(plant(hamburg)), hamburg.step]).toEqual([2, 'double-action']);
  });

  test('E07 Carl’s Engineers take two capacity tiles and a crossover tile', () => {
    const own: PlantOf = { department: 'biofuel', staff: { engineers: 3 }, goods: { freelance: 1 } };
    const before = atAction({ plants: [own] }, 'a2');
    const t = before.play(
      0,
      'printed engineers',
      'bf-eng-capacity-1',
      'cap-b',
      'bf-eng-capacity-2',
      'cap-c',
      'bf-cross-1',
    );
    expect([goodsOf(t), t.decision]).toMatchObject([{ energy: 3 }, { seat: 1, step: 'move-worker' }]);
    expect([valueOf(t, 'capacity-a'), valueOf(t, 'capacity-b'), valueOf(t, 'capacity-c')]).toEqual([2, 3, 3]);
    expect(plant(t).crossover).toEqual(['kept', 'side', 'side', 'side']);
    const cells = (table: Alg): number[] => {
      const { top, low } = occupied(plant(table));
      return Array.from({ length: 48 }, (_, i) => i).filter((i) => ((i < 24 ? top >> i : low >> (i - 24)) & 1) === 1);
    };
    const left = new Set(cells(t));
    expect(cells(before).filter((cell) => !left.has(cell))).toEqual([12, 13, 18, 19, 36, 37]);
  });

  const lab: PlantOf = {
    department: 'biofuel',
    staff: { scientists: 2 },
    built: {
      'bf-eng-capacity-1': 'cap-a',
      'bf-eng-capacity-2': 'cap-b',
      'bf-eng-conveyor-2': 'conv-b',
      'bf-eng-table-1': 'table',
      'bf-eng-table-2': 'table',
    },
  };

  test('E08 Fiona’s Scientists place two tiles', () => {
    const t = atAction({ plants: [{ ...lab, goods: { euro: 1, science: 4, wild: 1 } }] }, 'a2');
    const one = t.play(0, 'printed scientists', 'place', 'bf-sci-income-scientists', '1', 'r2c0');
    expect(goodsOf(one)).toEqual({ euro: 1, science: 4, wild: 1, energy: 3 });
    const two = pay(one.play(0, 'bf-sci-transport', '1', 'r0c1'));
    expect([goodsOf(two), largestSet(plant(two))]).toEqual([{ wild: 1, energy: 3 }, 2]);
  });

  test('E09 the printed loss table of Biofuel', () => {
    expect(departments.biofuel.losses[0].slice(0, 4)).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  test('E10 Carl’s Machines B and C', () => {
    const own: PlantOf = {
      ...unlocked,
      department: 'biofuel',
      fields: { 'b-low': 1 },
      built: { 'bf-eng-oil-intake': 'intake-b', 'bf-eng-capacity-1': 'cap-b' },
      goods: { energy: 4, choice: 1 },
    };
    const t = atAction({ seats: 4, milestones: capital, plants: [own] }, 'c0').play(0, 'choice machine-b');
    const fed = t.play(0, 'green gb1 2');
    expect([cubesOf(fed), plant(fed).goods.energy, fed.state.byproducts['bio-oil']]).toEqual([
      { 'b-up': 2, 'b-low': 1 },
      3,
      2,
    ]);
    const b = play(fed, 0, 'move yb1', 'move yb1', 'move yb2', 'green gb2 1', 'green gb2 1');
    expect([cubesOf(b), plant(b).goods.energy, b.step]).toEqual([{ 'c-low': 3 }, 1, 'double-action']);
    const c = b.play(0, 'yes', 'printed machine-c', 'move yc2', 'move yc2', 'done');
    expect([cubesOf(c), plant(c).goods.energy]).toEqual([{ 'c-low': 1, d1: 2 }, 1]);
    const refined = untilAsked(
      monday({ plants: [{ department: 'biofuel', goods: { energy: 1 }, fields: { d1: 2 } }] }),
      'refine',
      0,
    ).play(0, 'd1', 'd1');
    expect([cubesOf(refined), plant(refined).goods.energy]).toEqual([{ d3: 2 }, 0]);
  });

  test('E12 a worker on the middle spot of Friday, by its Energy', () => {
    const weekend = (energy: number): Alg =>
      friday(
        { weekend: ['wk-3', 'wk-1', 'wk-2', 'wk-4'], plants: [{ goods: { energy: 1 } }, { goods: { energy } }] },
        'e1',
      );
    expect(weekend(3).options(1)).toEqual(['w1', 'w2']);
    expect(goodsOf(weekend(5), 1)).toMatchObject({ science: 2, market: 1 });
    expect(goodsOf(weekend(1), 1)).not.toHaveProperty('market');
  });

  test('E13 the end-of-month bonus of Carl, Fiona and Veronica', () => {
    const t = friday(
      {
        seats: 3,
        week: 4,
        weekend: ['wk-2', 'wk-4', 'wk-1', 'wk-3'],
        month: [4, 1, 3, 2],
        milestones: { 2: 'm-opened-3', 3: 'm-region-3', 4: 'm-dist-3', 5: 'm-capital-2', 8: 'm-demand-5x2' },
        demand: { paris: 5, london: 5, warsaw: 6, berlin: 6 },
        plants: [
          { goods: { energy: 1 }, spot: 'e2' },
          {
            spot: 'e0',
            exports: [
              ['paris', -1, 1],
              ['london', 3, 2],
            ],
            reached: [4, 5, 8],
          },
          {
            goods: { energy: 6 },
            exports: [
              ['warsaw', 3, 1],
              ['berlin', 1, 2],
              ['hamburg', 1, 3],
              ['gothenburg', 1, 4],
            ],
            reached: [8, 2, 3],
          },
        ],
      },
      'e1',
    );
    expect([t.step, t.options(1)]).toEqual(['month-bonus', ['w0', 'w1']]);
    const end = t.play(1, 'w0');
    expect([0, 1, 2].map((seat) => end.points(seat, 'ALG-END-02'))).toEqual([0, 8, 7]);
    expect(end.over).toBe('month-over');
  });

  test('E14 what a Choice token changes', () => {
    const own: PlantOf = {
      department: 'biofuel',
      goods: { choice: 1, wild: 1, science: 5 },
      fields: { 'st-chlorella': 1, 'b-low': 1, 'c-low': 1 },
    };
    const operators = atAction({ plants: [own] }, 'c1').options(0);
    expect(operators).toEqual(expect.arrayContaining(['choice engineers', 'choice scientists', 'wild machine-a']));
    expect(operators).not.toContain('choice machine-a');
    const machine = atAction({ plants: [own] }, 'b0').options(0);
    expect(machine.filter((option) => option.startsWith('choice'))).toEqual(['choice machine-a', 'choice machine-c']);
  });

  test('E15 a Wild token may eat what the action needs', () => {
    const at = (euro: number): Alg =>
      atAction({ plants: [{ department: 'biofuel', goods: { euro, science: 1, choice: 1 } }] }, 'b0');
    const lost = pay(at(1).play(0, 'wild recruit'));
    expect(lost.heard('action-lost')).toMatchObject([{ seat: 0, action: 'recruit' }]);
    expect([goodsOf(lost), lost.decision]).toMatchObject([{ energy: 3 }, { seat: 1 }]);
    const had = at(2).play(0, 'wild recruit', 'science', 'choice', 'euro', 'operators');
    expect([plant(had).staff.operators, goodsOf(had)]).toEqual([2, { choice: 1, energy: 3 }]);
  });

  test('X01 a payment with a shortage', () => {
    const at = (euro: number): Alg =>
      atAction({ plants: [{ ...lab, goods: { euro, science: 3, freelance: 1, choice: 1 } }] }, 'a2').play(
        0,
        'printed scientists',
        'place',
        'bf-sci-transport',
        '1',
      );
    expect(goodsOf(pay(at(2).play(0, 'r0c1')))).toEqual({ wild: 1, energy: 3 });
    expect(at(1).refusal(0, 'r0c1')?.rule).toBe('ALG-RES-09');
  });
});

describe('further examples', () => {
  test('X02 missing Energy is bought, and the euros for it may be missing, too', () => {
    const at = (contract: PlantOf['contract']): Alg =>
      atAction(
        {
          plants: [
            {
              department: 'biofuel',
              fields: { 'b-low': 1, 'c-up': 2 },
              goods: { energy: 1, euro: 1, choice: 2 },
              ...(contract === undefined ? {} : { contract }),
            },
          ],
        },
        'b0',
      ).play(0, 'printed machine-b', 'green gb2 1');
    const first = at(undefined);
    expect(goodsOf(first)).toEqual({ euro: 1, choice: 2 });
    expect(goodsOf(pay(first.play(0, 'green gb2 1')))).toEqual({});
    expect(goodsOf(pay(at({ ability: 'ab-grid' }).play(0, 'green gb2 1')))).toEqual({ choice: 2 });
  });

  test('X03 Energy beyond 6 is VP', () => {
    const own: PlantOf = {
      department: 'biofuel',
      exports: [['berlin', -1, 1]],
      upgraded: ['engineers'],
      built: { 'bf-eng-capacity-1': 'cap-a' },
      fields: { 'st-chlorella': 4 },
      goods: { energy: 6 },
    };
    const t = atAction({ exportBonus: ['engineers', 'operators', 'scientists'], plants: [own] }, 'a0');
    const moved = t.play(0, 'printed machine-a', 'move ya2', 'move ya2', 'move ya2', 'move ya2', 'done');
    expect(goodsOf(moved.play(0, 'burn', 'burn'))).toEqual({ energy: 6, vp: 2 });
  });

  test('X06 food ages on Monday, but for the cold store', () => {
    const aged = (own: PlantOf): { readonly [field: string]: number } => {
      const food: PlantOf = {
        department: 'food',
        goods: { energy: 1 },
        fields: { d4: 1, d2: 2, d1: 1, d0: 1 },
        ...own,
      };
      return cubesOf(afterWeekend(friday({ plants: [{ department: 'cosmetics', goods: { energy: 1 } }, food] })), 1);
    };
    expect(aged({})).toEqual({ d3: 1, d1: 2, d0: 2 });
    expect(aged({ laid: { 'fd-sci-cold-store': [3, 'r4c4'] } })).toEqual({ d4: 1, d2: 2, d0: 2 });
  });

  test('X07 the rack links of Food work with Machine A', () => {
    const own: PlantOf = { department: 'food', fields: { 'st-nori': 1, c1: 3 } };
    const t = atAction({ plants: [own] }, 'a0').play(0, 'printed machine-a');
    expect(t.options(0)).toEqual(['move ya1', 'green gc1 1', 'green gc1 2', 'done']);
    const two = t.play(0, 'green gc1 2');
    expect([cubesOf(two), two.options(0)]).toEqual([{ 'st-nori': 1, c1: 1, c2: 2 }, ['move ya1', 'done']]);
    const rack = atAction({ plants: [{ ...own, built: { 'fd-eng-rack': 'extra-1' } }] }, 'a0').play(
      0,
      'printed machine-a',
      'green gc1 1',
      'green gc1 1',
      'green gc1 1',
    );
    expect([cubesOf(rack), rack.options(0)]).toEqual([{ 'st-nori': 1, c2: 3 }, ['move ya1', 'done']]);
  });

  test('X08 a full tank overflows into the other; with both full a cube is burned', () => {
    const at = (byproducts: Position['byproducts']): Alg =>
      atAction(
        { seats: 4, byproducts: byproducts ?? {}, plants: [{ department: 'biofuel', fields: { 'st-chlorella': 2 } }] },
        'a0',
      ).play(0, 'printed machine-a', 'move ya2', 'move ya2', 'done');
    const stored = at({ biomass: 12, 'bio-oil': 3 }).play(0, 'store');
    expect([stored.state.byproducts, goodsOf(stored)]).toEqual([
      { biomass: 12, 'bio-oil': 4 },
      { euro: 3, energy: 3 },
    ]);
    const burned = at({ biomass: 12, 'bio-oil': 12 });
    expect([burned.step, goodsOf(burned)]).toEqual(['move-worker', { energy: 4 }]);
  });

  test.each([
    [4, [12, 1], [7, 5]],
    [4, [7, 0], [5, 3]],
    [3, [4, 6], [6, 3]],
    [1, [1, 6], [3, 3]],
  ] as const)('X09 by-product tanks of %i players are balanced: %j to %j', (seats, before, after) => {
    const plants: PlantOf[] = [{ department: 'cosmetics' }, { department: 'biofuel' }, { department: 'food' }];
    const [biomass, oil] = before;
    const t = position({ seats, plants: plants.slice(0, seats), byproducts: { biomass, 'bio-oil': oil } });
    const s = t.game.clone(t.state);
    balance(s, { emit: null } as never);
    expect(s.byproducts).toEqual({ biomass: after[0], 'bio-oil': after[1] });
  });

  test('X11 a conveyor moves on over yellow belts of the next Machine', () => {
    const own: PlantOf = {
      department: 'cosmetics',
      built: { 'cos-eng-conveyor-1': 'conv-a' },
      fields: { 'st-kelp': 2, b1: 1 },
    };
    const t = atAction({ plants: [own] }, 'a0').play(0, 'printed machine-a', 'move ya1', 'done');
    expect([t.step, t.options(0)]).toEqual(['move-cubes', ['yb1', 'done']]);
    expect(cubesOf(t.play(0, 'yb1', 'yb1'))).toEqual({ 'st-kelp': 1, c1: 2 });
  });

  test('X12 the best loss table leaves the choice of how many, and from which line', () => {
    const own: PlantOf = {
      department: 'biofuel',
      built: { 'bf-eng-table-1': 'table', 'bf-eng-table-2': 'table', 'bf-eng-capacity-1': 'cap-a' },
      laid: { 'bf-sci-storage-spirulina': [0, 'r7c4'] },
      fields: { 'st-chlorella': 2, 'st-spirulina': 1 },
    };
    const t = atAction({ plants: [own] }, 'a0');
    const moved = t.play(0, 'printed machine-a', 'move ya2', 'move ya2', 'move ya1', 'done');
    expect([moved.step, moved.options(0)]).toEqual(['loss-count', ['0', '1', '2']]);
    const lost = moved.play(0, '2');
    expect([lost.step, lost.options(0)]).toEqual(['loss-field', ['b-up', 'b-low']]);
  });

  test('X13 Cosmetics lose a cube of face cream until the gentle press is built', () => {
    const made = (cubes: number, built: PlantOf['built']): number => {
      const own: PlantOf = {
        department: 'cosmetics',
        fields: { c3: cubes },
        built: { 'cos-eng-capacity-1': 'cap-c', ...built },
      };
      const moves = Array.from({ length: cubes }, () => 'move yc3');
      return cubesOf(play(atAction({ plants: [own] }, 'a0'), 0, 'printed machine-c', ...moves))['cream'] ?? 0;
    };
    expect([made(3, {}), made(1, {}), made(3, { 'cos-eng-gentle-press': 'extra-2' })]).toEqual([2, 0, 3]);
  });

  test('X14 what was fed to a field has to move on', () => {
    const own: PlantOf = { department: 'biofuel', fields: { 'b-low': 1 } };
    const t = atAction({ plants: [own] }, 'b0').play(0, 'printed machine-b', 'green gb1 1');
    expect([t.options(0).includes('done'), t.refusal(0, 'done')?.rule]).toEqual([false, 'ALG-MACH-05']);
    expect(t.play(0, 'move yb2').options(0)).toContain('done');
  });

  const three: Position = {
    seats: 3,
    milestones: { 0: 'm-capital-1', 6: 'm-regions-4', 8: 'm-demand-5x2' },
    demand: { stockholm: 5, madrid: 6 },
    plants: [
      {
        exports: [
          ['berlin', -1, 1],
          ['paris', 1, 2],
          ['rome', 1, 3],
          ['warsaw', 1, 4],
        ],
        reached: [6],
      },
      {
        exports: [
          ['hamburg', 1, 1],
          ['lyon', 1, 2],
          ['milan', 1, 3],
          ['krakow', 1, 4],
          ['london', 1, 5],
        ],
        reached: [6, 0],
      },
      {
        exports: [
          ['stockholm', 1, 1],
          ['madrid', 1, 2],
        ],
      },
    ],
  };

  /** All have 58 VP; claims of the three players as they are given. */
  function tied(claims: readonly (readonly number[])[], pine: boolean): Alg {
    return position(three).with((s) => {
      s.players.forEach((p, seat) => {
        if (seat === 2 && pine) p.milestones = [8];
        p.claimed = [...(claims[seat] ?? [])];
        p.goods.vp += 58 - totalOf(s, seat);
      });
    });
  }

  test('X18 a tie goes to the darkest row, then to who was there first', () => {
    const two = tied([[1], [0, 2], []], false);
    expect([0, 1, 2].map((seat) => totalOf(two.state, seat))).toEqual([58, 58, 58]);
    expect(game.ranking(two.state)).toEqual([[1], [0], [2]]);
    expect(game.ranking(tied([[0], [1, 2], []], false).state)).toEqual([[0], [1], [2]]);
    expect(game.ranking(tied([[1], [0, 2], [3]], true).state)).toEqual([[2], [1], [0]]);
  });

  test('X18 without any marker the win is shared', () => {
    const t = position({ plants: [{ goods: { vp: 5 } }, { goods: { vp: 5 } }] });
    expect(game.ranking(t.state)).toEqual([[0, 1]]);
  });

  test('X19 where the competitor exports', () => {
    const ended = friday({
      seats: 1,
      demand: { milan: 3, naples: 3, lyon: 1, zurich: 1, budapest: 6 },
      competitor: { exports: [['rome', -1, 0]] },
      plants: [{ department: 'food', goods: { energy: 1 }, exports: [['naples', 1, 1]] }],
    });
    const t = afterWeekend(ended);
    expect(t.heard('competitor-exported')).toMatchObject([{ city: 'milan', vp: 5 }]);
    expect([t.step, t.options(0)]).toEqual(['competitor-city', ['lyon', 'zurich']]);
  });

  test('X20 income with used tiles', () => {
    const own: PlantOf = {
      goods: { energy: 1 },
      exports: [
        ['berlin', -1, 1],
        ['hamburg', 1, 2],
        ['gothenburg', 1, 3],
        ['stockholm', 1, 4],
        ['gdansk', 1, 5],
      ],
      reached: [0, 2, 3],
      used: 1,
    };
    const t = friday({
      milestones: { 0: 'm-capital-1', 2: 'm-region-3', 3: 'm-opened-3' },
      plants: [own, { goods: { energy: 1 } }],
    });
    expect([plant(t).goods.euro, plant(t).goods.vp]).toEqual([6, 2]);
    expect([readyTiles(plant(t)), bareMarkers(plant(t))]).toEqual([2, 2]);
  });
});

describe('the score sheet', () => {
  test('every line of it', () => {
    const t = position({
      milestones: capital,
      plants: [
        {
          ...unlocked,
          department: 'biofuel',
          goods: { vp: 7, euro: 3, science: 2, market: 1, freelance: 1, choice: 1, wild: 1, energy: 4 },
          fields: { 'st-chlorella': 1, 'b-low': 1, 'c-low': 1, d1: 1 },
          laid: { 'bf-sci-storage-spirulina': [0, 'r7c4'] },
          contract: { scoring: 'es-energy' },
        },
      ],
    }).with((s) => {
      for (const p of s.players.slice(0, 1)) p.goods.vp = 7;
    });
    expect(t.score(0).items.map(({ rule, points }) => [rule, points])).toEqual([
      ['ALG-MIL-01', 7],
      ['ALG-END-02', 0],
      ['ALG-END-04', 1],
      ['ALG-END-05', 1],
      ['ALG-END-06', 2],
      // 9 tokens and 4 cubes; Energy is no item.
      ['ALG-END-07', 3],
    ]);
    expect(t.score(0).total).toBe(14);
  });

  const solo = (own: PlantOf, competitor: NonNullable<Position['competitor']>, handicap = '0'): boolean =>
    competitorBeaten(
      position({
        seats: 1,
        settings: { soloHandicap: handicap },
        milestones: capital,
        plants: [{ department: 'food', ...own }],
        competitor,
      }).state,
    );

  test('alone a match is won with more VP, or ahead in a tie', () => {
    const own = { goods: { vp: 20, energy: 1 } } as const;
    expect(solo(own, { vp: 19 })).toBe(true);
    expect(solo(own, { vp: 21 })).toBe(false);
    expect(solo(own, { vp: 20 })).toBe(false);
    expect(solo(own, { vp: 29 }, '10')).toBe(true);
    expect(solo(own, { vp: 31 }, '10')).toBe(false);
    expect(solo({ ...own, exports: [['paris', 1, 1]], reached: [0] }, { vp: 21 })).toBe(true);
    expect(solo(own, { vp: 20, exports: [['berlin', -1, 0]], reached: [0] })).toBe(false);
  });

  test('ALG-SOLO-11 the end of a solo match says who is ahead', () => {
    const ended = (vp: number): string | null => {
      const own: PlantOf = { department: 'bioplastics', goods: { vp, energy: 1 } };
      let t = friday({ seats: 1, week: 4, neutral: { e0: 0, e1: 0, e2: 0 }, competitor: { vp: 30 }, plants: [own] });
      while (t.over === null) t = t.play(0, t.options(0)[0] ?? '');
      return t.over;
    };
    expect([ended(90), ended(5)]).toEqual(['competitor-beaten', 'competitor-ahead']);
  });
});
