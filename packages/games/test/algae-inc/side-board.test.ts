import { expect } from 'vitest';
import { cellsUnder, largestSet } from '../../src/algae-inc/side-board.ts';
import { score } from '../../src/algae-inc/scoring.ts';
import { rule } from '../table.ts';
import { atAction, cellOf, cubesOf, plant } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

/** Everything but the crossover tiles is gone from the Side board of biofuel. */
const bare = {
  'bf-eng-capacity-1': 'cap-a',
  'bf-eng-capacity-2': 'cap-b',
  'bf-eng-capacity-3': 'cap-c',
  'bf-eng-conveyor-1': 'conv-a',
  'bf-eng-conveyor-2': 'conv-b',
  'bf-eng-table-1': 'table',
  'bf-eng-table-2': 'table',
  'bf-eng-oil-intake': 'intake-b',
  'bf-eng-blender': 'intake-c',
  'bf-eng-turbine': 'extra-1',
  'bf-eng-heat-exchanger': 'extra-2',
} as const;

/** Seat 0 is biofuel with a bare Side board and places tiles. */
function placing(own: PlantOf, more: Position = {}): Alg {
  const built = own.built ?? bare;
  const goods = { science: 9, ...own.goods };
  const plants: PlantOf[] = [
    { department: 'biofuel', staff: { scientists: 2 }, ...own, built, goods },
    { department: 'food' },
  ];
  return atAction({ plants, ...more }, 'a2').play(0, 'printed scientists', 'place');
}

/** Lays a domino that covers one bonus, or none. */
const domino = (t: Alg, cell: string, rotation = '0'): Alg => t.play(0, 'bf-sci-refinery', rotation, cell);

rule('ALG-SIDE-01', 'science points by zone, from the bottom: 2, 3, 4, 5', () => {
  const spent = ['r7c4', 'r5c1', 'r3c3', 'r1c0'].map((cell) => 9 - plant(domino(placing({}), cell)).goods.science);
  expect(spent).toEqual([2, 3, 4, 5]);
});

rule('ALG-SIDE-02', 'a tile in two zones costs the dearer one', () => {
  expect(plant(domino(placing({}), 'r5c2', '1')).goods.science).toBe(6);
  const label = placing({}).play(0, 'bf-sci-refinery', '1').label(0, 'r3c1');
  expect(label).toContain('for 4 science points');
});

rule('ALG-SIDE-03', 'a tile lies on free cells, turned in any way', () => {
  const t = placing({}).play(0, 'bf-sci-income-operators');
  expect([t.step, t.options(0)]).toEqual(['science-rotation', ['0', '1', '2', '3']]);
  const laid = t.play(0, '3', 'r4c1');
  const mine = cellsUnder(plant(laid)).flatMap((id, cell) => (id === 'bf-sci-income-operators' ? [cell] : []));
  expect(mine).toEqual(['r4c2', 'r5c1', 'r5c2'].map(cellOf));
  const again = laid.play(0, 'bf-sci-refinery', '0');
  expect(again.reason(0, 'r4c2')).toBe('Another tile lies there.');
  expect(again.refusal(0, 'r4c2')?.rule).toBe('ALG-SIDE-03');
  expect(again.reason(0, 'r3c5')).toBe('It would stick out of the board.');
  // Crossover tiles are still there.
  expect(again.refusal(0, 'r6c0')?.rule).toBe('ALG-SIDE-03');
});

rule('ALG-SIDE-03', 'a tile for whose shape there is no room is not offered', () => {
  const t = placing({ built: {} });
  expect(t.refusal(0, 'bf-sci-storage-kelp')?.rule).toBe('ALG-SIDE-03');
  // A domino fits; places that are too dear are refused with the price.
  const poor = placing({ goods: { science: 2 } }).play(0, 'bf-sci-refinery', '0');
  expect(poor.reason(0, 'r5c1')).toBe('It costs 3 science points there, more than you can pay.');
});

rule('ALG-SIDE-04', 'covered bonuses come at once and can be used in the same action', () => {
  // r3c0 is the income of two Scientists: 9 - 4 + 2.
  const t = domino(placing({}), 'r3c0', '0');
  expect(plant(t).goods.science).toBe(7);
  expect(t.step).toBe('science-tile');
});

rule('ALG-SIDE-04', 'with several the player chooses which comes first', () => {
  // An I of three on r1c2, r2c2 and r3c2 covers the income of Engineers and 2 Energy.
  const own = { goods: { energy: 2 }, fields: { 'st-chlorella': 1 } };
  const t = placing(own).play(0, 'bf-sci-transport', '1', 'r1c2');
  expect([t.step, t.options(0)]).toEqual(['side-bonus', ['8', '20']]);
  expect(t.decision?.prompt).toBe('choose the bonus that comes first');
  const energy = t.play(0, '20', '8');
  expect([plant(energy).goods.energy, energy.step]).toEqual([4, 'move-cubes']);
  const moves = t.play(0, '8');
  expect([plant(moves).goods.energy, moves.step]).toEqual([2, 'move-cubes']);
});

rule('ALG-SIDE-05', 'Energy 1 or 2', () => {
  expect(plant(domino(placing({}), 'r4c1')).goods.energy).toBe(4);
  expect(plant(domino(placing({}), 'r3c2')).goods.energy).toBe(5);
});

rule('ALG-SIDE-06', 'a Choice or a Wild token', () => {
  expect(plant(domino(placing({}), 'r5c2')).goods.choice).toBe(1);
  expect(plant(domino(placing({}), 'r0c1')).goods.wild).toBe(1);
});

rule('ALG-SIDE-07', 'by-products go into a tank of choice for its coins, never burned', () => {
  const t = domino(placing({}, { byproducts: { biomass: 4, 'bio-oil': 1 } }), 'r5c0');
  expect([t.step, t.options(0)]).toEqual(['byproduct-tank', ['biomass', 'bio-oil']]);
  const oil = t.play(0, 'bio-oil');
  expect([oil.state.byproducts, plant(oil).goods.euro, plant(oil).goods.energy]).toEqual([
    { biomass: 4, 'bio-oil': 2 },
    3,
    3,
  ]);
  // Two cubes at r2c4.
  const two = domino(placing({}, { byproducts: { biomass: 4, 'bio-oil': 1 } }), 'r2c4').play(0, 'biomass', 'bio-oil');
  expect(two.state.byproducts).toEqual({ biomass: 5, 'bio-oil': 2 });
});

rule('ALG-SIDE-07', 'with both tanks full nothing happens', () => {
  const t = domino(placing({}, { byproducts: { biomass: 6, 'bio-oil': 6 } }), 'r5c0');
  expect([t.step, plant(t).goods.euro, plant(t).goods.energy]).toEqual(['science-tile', 0, 3]);
});

rule('ALG-SIDE-08', 'X20 1 VP for each marker removed from tiles that are still there', () => {
  const exports = [
    ['zurich', -1, 1],
    ['berlin', 2, 2],
    ['warsaw', 1, 3],
    ['hamburg', 1, 4],
  ] as const;
  const own = { exports, reached: [0, 1, 4], used: 1, crossover: { 'bf-cross-3': 'kept' } } as const;
  const shown = { 0: 'm-dist-2', 1: 'm-capital-1', 4: 'm-capital-2' } as const;
  const t = placing(own, { milestones: shown, demand: { zurich: 3 } }).play(0, 'bf-sci-refinery', '1', 'r0c5');
  expect(plant(t).goods.vp).toBe(2);
});

rule('ALG-SIDE-09', 'the income of a team, its upgrade included', () => {
  const upgrade = { 'bf-sci-income-operators': [2, 'r1c3'] } as const;
  const cubes = domino(placing({ staff: { operators: 2, scientists: 2 }, laid: upgrade }), 'r3c4');
  expect([cubes.step, cubes.decision?.prompt]).toEqual(['take-algae', expect.stringContaining('4 left')]);
  const moves = domino(placing({ staff: { engineers: 2, scientists: 2 }, fields: { 'st-chlorella': 3 } }), 'r1c2');
  expect([moves.step, moves.decision?.prompt]).toEqual(['move-cubes', expect.stringContaining('2 left')]);
  const moved = moves.play(0, 'ya2', 'yb2');
  expect([cubesOf(moved), moved.step]).toEqual([{ 'st-chlorella': 2, 'c-low': 1 }, 'science-tile']);
  const points = domino(placing({ laid: { 'bf-sci-income-scientists': [0, 'r5c1'] } }), 'r3c0');
  expect(plant(points).goods.science).toBe(9 - 4 + 4);
});

rule('ALG-SIDE-09', 'the permanent abilities of Monday do not count', () => {
  const own = { staff: { operators: 2, scientists: 2 }, contract: { ability: 'ab-harvest' } } as const;
  const t = domino(placing(own), 'r3c4');
  expect(t.decision?.prompt).toContain('2 left');
});

rule('ALG-SIDE-11', 'a crossover tile of the reserve is placed like a science tile', () => {
  const t = placing({ crossover: { 'bf-cross-4': 'kept' } });
  const laid = t.play(0, 'bf-cross-4', '0', 'r6c2');
  expect([plant(laid).laid[16], plant(laid).goods.science]).toEqual([cellOf('r6c2'), 7]);
  expect(laid.refusal(0, 'bf-cross-4')?.rule).toBe('ALG-SCI-03');
});

rule('ALG-SIDE-12', 'placing a crossover tile costs science points by zone', () => {
  expect(placing({}).refusal(0, 'bf-cross-1')?.rule).toBe('ALG-SIDE-12');
  const t = placing({ crossover: { 'bf-cross-1': 'kept' } }).play(0, 'bf-cross-1', '0', 'r0c2');
  expect(plant(t).goods.science).toBe(4);
});

rule('ALG-SIDE-13', 'the largest set of tiles with common edges', () => {
  const t = placing({
    laid: {
      'bf-sci-refinery': [0, 'r2c0'],
      'bf-sci-transport': [1, 'r3c0'],
      'bf-sci-additives': [0, 'r2c3'],
    },
  });
  expect(largestSet(plant(t))).toBe(2);
  // The domino at r2c2 would touch both groups; a corner does not count.
  const joined = t.play(0, 'bf-sci-storage-spirulina', '1', 'r2c2');
  expect(largestSet(plant(joined))).toBe(4);
  const corner = t.play(0, 'bf-sci-storage-spirulina', '1', 'r0c2');
  expect(largestSet(plant(corner))).toBe(2);
  // No corner counts, whichever tile is looked at first.
  const pair = (one: string, other: string) =>
    largestSet(plant(placing({ laid: { 'bf-sci-refinery': [0, one], 'bf-sci-storage-spirulina': [0, other] } })));
  expect([pair('r2c0', 'r3c2'), pair('r3c2', 'r2c0'), pair('r2c2', 'r3c0'), pair('r3c0', 'r2c2')]).toEqual([
    1, 1, 1, 1,
  ]);
  expect([pair('r2c0', 'r3c1'), pair('r3c1', 'r2c0')]).toEqual([2, 2]);
  expect(score(joined.state, 0).find(({ rule: id }) => id === 'ALG-END-05')?.points).toBe(4);
});
