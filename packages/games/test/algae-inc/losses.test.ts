import { expect, test } from 'vitest';
import { departmentIds } from '../../src/algae-inc/data/words.ts';
import { rule } from '../table.ts';
import { atAction, cubesOf, goodsOf } from './position.ts';
import { atWork, ran, running } from './running.ts';
import type { Plant } from './running.ts';

/** What Machine A can take away after so many moves: "1", or "0-2" where it is asked. */
function lossOf(own: Plant, move: string, n: number): string {
  const moves = Array.from({ length: n }, () => `move ${move}`);
  let t = ran(running('a', own, { week: 2 }), ...moves);
  if (t.step === 'loss-count') {
    const counts = t.options(0);
    return `${counts[0]}-${counts.at(-1)}`;
  }
  let lost = 0;
  for (; t.step === 'use-byproduct'; lost++) t = t.play(0, 'burn');
  return `${lost}`;
}

const flipped = { upgraded: ['engineers'], exports: [['berlin']] } as const;

rule('ALG-MACH-12', 'Machine A loses cubes by its table', () => {
  const own: Plant = {
    ...flipped,
    department: 'biofuel',
    built: { 'bf-eng-capacity-1': 'cap-a' },
    fields: { 'st-chlorella': 5 },
  };
  expect([1, 2, 3, 4].map((n) => lossOf(own, 'ya2', n))).toEqual(['0', '1', '1', '2']);
  expect(running('a', own, { week: 2 }).play(0, 'done').decision?.seat).toBe(1);
  const cosmetics: Plant = { ...flipped, built: { 'cos-eng-capacity-1': 'cap-a' }, fields: { 'st-kelp': 5 } };
  expect([1, 2, 3, 4, 5].map((n) => lossOf(cosmetics, 'ya1', n))).toEqual(['0', '1', '1', '1', '2']);
});

rule('ALG-ENG-09', 'loss tables leave a choice', () => {
  const own: Plant = { ...flipped, department: 'biofuel', fields: { 'st-chlorella': 5 } };
  const one: Plant = { ...own, built: { 'bf-eng-capacity-1': 'cap-a', 'bf-eng-table-1': 'table' } };
  expect([1, 2, 3, 4].map((n) => lossOf(one, 'ya2', n))).toEqual(['0', '0-1', '0-1', '1-2']);
  const two: Plant = { ...own, built: { ...one.built, 'bf-eng-table-2': 'table' } };
  expect([1, 2, 3, 4].map((n) => lossOf(two, 'ya2', n))).toEqual(['0-1', '0-2', '0-2', '0-3']);
});

rule('ALG-RUL-09', 'only cubes that moved in this activation are lost', () => {
  const own: Plant = {
    department: 'biofuel',
    tiles: ['bf-sci-storage-spirulina'],
    built: { 'bf-eng-capacity-1': 'cap-a', 'bf-eng-table-1': 'table', 'bf-eng-table-2': 'table' },
    fields: { 'st-chlorella': 2, 'st-spirulina': 1, 'b-up': 2 },
  };
  const t = running('a', own).play(0, 'move ya2', 'move ya2', 'move ya1', 'done');
  expect([t.step, t.options(0)]).toEqual(['loss-count', ['0', '1', '2']]);
  expect(t.refusal(0, '3')?.rule).toBe('ALG-MACH-12');
  expect(t.reason(0, '3')).toBe('For what has moved your table says 0 to 2.');
  expect(t.play(0, '0').decision?.seat).toBe(1);
  const two = t.play(0, '2');
  expect([two.step, two.options(0)]).toEqual(['loss-field', ['b-up', 'b-low']]);
  const up = two.play(0, 'b-up', 'burn');
  // The two cubes that lay there before are safe: only one line is left, and nobody is asked.
  expect(up.step).toBe('use-byproduct');
  expect(cubesOf(up.play(0, 'store'))).toEqual({ 'b-up': 2, 'b-low': 1 });
  const low = two.play(0, 'b-low', 'burn');
  expect([low.step, low.options(0)]).toEqual(['loss-field', ['b-up', 'b-low']]);
});

test('ALG-MACH-12 links and other movements lose nothing', () => {
  const t = running('a', { department: 'food', fields: { 'st-nori': 1, c1: 3 } });
  const ended = ran(t, 'green gc1 2', 'move ya1');
  expect([cubesOf(ended), ended.decision?.seat]).toEqual([{ b1: 1, c1: 1, c2: 2 }, 1]);
});

rule('ALG-BYP-05', 'a lost cube is burned for Energy or stored for coins', () => {
  const t = ran(running('a', { fields: { 'st-kelp': 2 } }), 'move ya1', 'move ya1');
  expect([t.step, t.options(0)]).toEqual(['use-byproduct', ['burn', 'store']]);
  expect([t.label(0, 'burn'), t.label(0, 'store')]).toEqual(['Burn it for 1 Energy', 'Store it as biomass for €2']);
  const burned = t.play(0, 'burn');
  expect([cubesOf(burned), goodsOf(burned), burned.state.byproducts.biomass]).toEqual([{ b1: 1 }, { energy: 4 }, 2]);
  expect(burned.heard('byproduct-burned')).toEqual([{ type: 'byproduct-burned', seat: 0, field: 'b1' }]);
  const stored = t.play(0, 'store');
  expect([cubesOf(stored), goodsOf(stored)]).toEqual([{ b1: 1 }, { euro: 2, energy: 3 }]);
  expect(stored.state.byproducts.biomass).toBe(3);
  expect(stored.heard('byproduct-stored')).toEqual([
    { type: 'byproduct-stored', seat: 0, tank: 'biomass', coins: 2, field: 'b1' },
  ]);
});

rule('ALG-DEP-05', 'what each department makes, and what it uses', () => {
  const first = { cosmetics: 'ya1', biofuel: 'ya2', bioplastics: 'ya1', food: 'ya1' } as const;
  const storage = {
    cosmetics: 'st-kelp',
    biofuel: 'st-chlorella',
    bioplastics: 'st-spirulina',
    food: 'st-nori',
  } as const;
  const made = departmentIds.map((department) => {
    const t = running('a', { department, fields: { [storage[department]]: 2 } });
    const move = `move ${first[department]}`;
    return ran(t, move, move).play(0, 'store').heard('byproduct-stored')[0]?.['tank'];
  });
  expect(made).toEqual(['biomass', 'biomass', 'bio-oil', 'bio-oil']);
  const feeds = {
    cosmetics: [{ built: { 'cos-eng-oil-dosing': 'intake-b' }, fields: { b1: 1 } }, 'green gb3 1'],
    biofuel: [{ fields: { 'b-low': 1 } }, 'green gb1 1'],
    bioplastics: [{ fields: { b1: 1 } }, 'green gb3 1'],
    food: [{ built: { 'fd-eng-hopper': 'intake-b' }, fields: { b1: 1 } }, 'green gb1 1'],
  } as const satisfies Record<(typeof departmentIds)[number], readonly [Plant, string]>;
  const used = departmentIds.map((department) => {
    const [own, feed] = feeds[department];
    return running('b', { department, ...own }).play(0, feed).state.byproducts;
  });
  expect(used).toEqual([
    { biomass: 2, 'bio-oil': 1 },
    { biomass: 2, 'bio-oil': 1 },
    { biomass: 1, 'bio-oil': 2 },
    { biomass: 1, 'bio-oil': 2 },
  ]);
});

test('the Burner gives 2 Energy for the first cube of each activation', () => {
  const own: Plant = {
    department: 'biofuel',
    contract: { ability: 'ab-burner' },
    built: { 'bf-eng-table-1': 'table', 'bf-eng-table-2': 'table' },
    goods: { energy: 0 },
    exports: [['berlin'], ['hamburg'], ['munich']],
    reached: [0],
    fields: { 'st-chlorella': 4 },
  };
  const t = atWork(own).play(0, 'a0', 'printed machine-a', 'move ya2', 'move ya2', 'done', '2', 'burn');
  expect(goodsOf(t)['energy']).toBe(2);
  const second = t.play(0, 'burn');
  expect(goodsOf(second)['energy']).toBe(3);
  const again = second.play(0, 'yes', 'printed machine-a', 'move ya2', 'move ya2', 'done', '1', 'burn');
  expect(goodsOf(again)['energy']).toBe(5);
});

rule('ALG-NRG-03', 'on Friday whoever stores the Energy for another bonus is warned', () => {
  const losing = (energy: number, spot: 'd2' | 'e0', week = 1) => {
    const own = { department: 'cosmetics', fields: { 'st-kelp': 2 }, goods: { energy, wild: 1 } } as const;
    const action = spot === 'e0' ? 'printed machine-a' : 'wild machine-a';
    return ran(atAction({ week, plants: [own] }, spot).play(0, action), 'move ya1', 'move ya1');
  };
  const warned = (energy: number, spot: 'd2' | 'e0', week = 1) => losing(energy, spot, week).warning(0, 'store');
  expect(losing(1, 'e0').step).toBe('use-byproduct');
  expect([1, 4].map((energy) => warned(energy, 'e0'))).toEqual(
    [1, 4].map(() => 'Burning it would bring you one more weekend bonus.'),
  );
  expect([0, 2, 3, 5, 6].map((energy) => warned(energy, 'e0'))).toEqual([null, null, null, null, null]);
  expect(warned(1, 'd2')).toBeNull();
  expect(losing(1, 'e0').warning(0, 'burn')).toBeNull();
  expect(warned(1, 'e0', 4)).toBe('Burning it would bring you one more end-of-month bonus.');
});
