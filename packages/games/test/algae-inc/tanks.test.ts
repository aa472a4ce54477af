import { expect, test } from 'vitest';
import { rule } from '../table.ts';
import { cubesOf, goodsOf } from './position.ts';
import type { Position } from './position.ts';
import { atWork, changes, ran, running } from './running.ts';
import type { Plant } from './running.ts';

const lost: Plant = { department: 'biofuel', fields: { 'st-chlorella': 2 } };
const all: Position = { seats: 4, plants: [{}, {}, {}, {}] };

/** Biofuel has lost a cube. */
function losing(rest: Position, own: Plant = lost) {
  return ran(running('a', own, rest), 'move ya2', 'move ya2');
}

rule('ALG-BYP-01', 'tanks fill from the bottom; each row has its coins', () => {
  const coins = (rest: Position, n: number) => {
    const t = losing({ ...rest, byproducts: { biomass: n } }).play(0, 'store');
    expect(t.state.byproducts.biomass).toBe(n + 1);
    return goodsOf(t)['euro'];
  };
  const rows = Array.from({ length: 6 }, (_, n) => coins({}, n));
  expect(rows).toEqual([3, 3, 2, 2, 1, 1]);
  const wide = Array.from({ length: 12 }, (_, n) => coins(all, n));
  expect(wide).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1]);
});

rule('ALG-BYP-02', 'with a full tank the other one takes it, for its own coins', () => {
  const t = losing({ ...all, byproducts: { biomass: 12, 'bio-oil': 3 } });
  expect(t.label(0, 'store')).toBe('Store it as bio-oil for €3');
  const stored = t.play(0, 'store');
  expect([stored.state.byproducts, goodsOf(stored)['euro']]).toEqual([{ biomass: 12, 'bio-oil': 4 }, 3]);
});

rule('ALG-BYP-03', 'with both tanks full it is burned', () => {
  const t = losing({ byproducts: { biomass: 6, 'bio-oil': 6 } });
  expect([cubesOf(t), goodsOf(t), t.decision?.seat]).toEqual([{ 'b-low': 1 }, { energy: 4 }, 1]);
  expect(t.state.byproducts).toEqual({ biomass: 6, 'bio-oil': 6 });
});

rule('ALG-BYP-04', 'by-products that the tank lacks cost €1 each', () => {
  const own: Plant = {
    department: 'biofuel',
    built: { 'bf-eng-oil-intake': 'intake-b' },
    fields: { 'b-low': 1 },
    goods: { energy: 3, euro: 1 },
  };
  const half = running('b', own, { byproducts: { 'bio-oil': 1 } });
  expect(half.label(0, 'green gb1 2')).toMatch(/for 1 Energy and €1$/);
  const fed = half.play(0, 'green gb1 2');
  expect(changes(half, fed)).toBe('b-up 0>2, bio-oil 1>0, energy 3>2, euro 1>0');
  expect(fed.heard('link-used')).toEqual([
    { type: 'link-used', seat: 0, belt: 'gb1', machine: 'b', cubes: 2, bought: 1 },
  ]);
  const empty = running('b', own, { byproducts: { 'bio-oil': 0 } });
  expect(empty.options(0)).toContain('green gb1 1');
  expect(empty.refusal(0, 'green gb1 2')?.rule).toBe('ALG-RES-09');
  // Energy and cubes are one bill: €2 for the Energy, €1 for the cube.
  const poor = (euro: number) => running('b', { ...own, goods: { energy: 0, euro } }, { byproducts: { 'bio-oil': 0 } });
  expect(poor(2).refusal(0, 'green gb1 1')?.rule).toBe('ALG-RES-09');
  expect(changes(poor(3), poor(3).play(0, 'green gb1 1'))).toBe('b-up 0>1, euro 3>0');
});

test('the Trader has €1 more for each cube', () => {
  const own: Plant = { contract: { ability: 'ab-trader' }, fields: { 'st-kelp': 2 } };
  const t = ran(running('a', own), 'move ya1', 'move ya1');
  expect(t.label(0, 'store')).toBe('Store it as biomass for €3');
  expect(goodsOf(t.play(0, 'store'))['euro']).toBe(3);
});

test('ALG-SIDE-07 two by-products of a bonus go into tanks of choice, one after the other', () => {
  // The bonus lay under the conveyor tile.
  const own: Plant = {
    goods: { science: 9 },
    built: { 'cos-eng-conveyor-1': 'conv-a' },
    crossover: { 'cos-cross-1': 'kept' },
  };
  const place = ['a2', 'printed scientists', 'place', 'cos-cross-1', '0', 'r3c3'] as const;
  const t = atWork(own, { byproducts: { biomass: 5 } }).play(0, ...place);
  expect([t.step, t.options(0)]).toEqual(['byproduct-tank', ['biomass', 'bio-oil']]);
  expect(t.label(0, 'bio-oil')).toBe('Bio-oil for €2');
  const one = t.play(0, 'bio-oil');
  expect([one.step, goodsOf(one)['euro']]).toEqual(['byproduct-tank', 2]);
  const two = one.play(0, 'biomass');
  expect([two.state.byproducts, goodsOf(two)['euro']]).toEqual([{ biomass: 6, 'bio-oil': 3 }, 3]);
  expect(two.heard('byproduct-stored')).toEqual([
    { type: 'byproduct-stored', seat: 0, tank: 'bio-oil', coins: 2, field: null },
    { type: 'byproduct-stored', seat: 0, tank: 'biomass', coins: 1, field: null },
  ]);
  // A tank that is full is no choice any more.
  expect(t.play(0, 'biomass').state.byproducts).toEqual({ biomass: 6, 'bio-oil': 3 });
});

test('ALG-RUL-41 with both tanks full a bonus brings nothing, and burns nothing', () => {
  const own: Plant = { goods: { science: 9 }, crossover: { 'cos-cross-1': 'kept' } };
  const place = ['a2', 'printed scientists', 'place', 'cos-cross-1', '0', 'r5c0'] as const;
  const t = atWork(own, { byproducts: { biomass: 6, 'bio-oil': 6 } }).play(0, ...place);
  expect([t.state.byproducts, goodsOf(t)['energy']]).toEqual([{ biomass: 6, 'bio-oil': 6 }, 3]);
});
