import { expect } from 'vitest';
import { printedOn } from '../../src/algae-inc/turn.ts';
import { rule } from '../table.ts';
import { friday, goodsOf, plant, valueOf } from './position.ts';
import type { Alg } from './position.ts';

const energy = (first: number, second: number, spots: readonly ('e0' | 'e1' | 'e2')[] = ['e0']) =>
  ({
    plants: [
      { goods: { energy: first }, spot: spots[0] ?? 'e0' },
      { goods: { energy: second }, spot: 'd0' },
    ],
  }) as const;
/** All weekend bonuses are taken, the leftmost ones. */
function over(t: Alg): Alg {
  let now = t;
  while (now.step === 'weekend-bonus') {
    const seat = now.decision?.seat ?? 0;
    now = now.play(seat, now.options(seat)[0] ?? '');
  }
  return now;
}

rule('ALG-WKD-02', 'none, one or both linked bonuses by the Energy zone, in player order', () => {
  const none = friday(energy(1, 0));
  expect(none.heard('weekend-bonus-taken')).toEqual([]);
  const one = friday(energy(2, 0));
  expect([one.step, one.decision?.seat, one.options(0)]).toEqual(['weekend-bonus', 0, ['w0', 'w1']]);
  expect(one.refusal(0, 'w2')?.rule).toBe('ALG-WKD-02');
  const taken = one.play(0, 'w1').heard('weekend-bonus-taken');
  expect(taken).toEqual([{ type: 'weekend-bonus-taken', seat: 0, slot: 'w1', tile: 'wk-2' }]);
  const both = friday(energy(5, 4, ['e2']));
  expect(both.heard('weekend-bonus-taken')).toEqual([
    { type: 'weekend-bonus-taken', seat: 0, slot: 'w2', tile: 'wk-3' },
    { type: 'weekend-bonus-taken', seat: 0, slot: 'w3', tile: 'wk-4' },
  ]);
  expect([both.decision?.seat, goodsOf(both)]).toEqual([1, { euro: 2, freelance: 2, energy: 5 }]);
});

rule('ALG-NRG-03', 'red is 0 and 1, yellow 2 to 4, green 5 and 6', () => {
  const taken = (level: number) => {
    const t = friday(energy(level, 0));
    return t.step === 'weekend-bonus' ? 1 : t.heard('weekend-bonus-taken').length;
  };
  expect([0, 1, 2, 3, 4, 5, 6].map(taken)).toEqual([0, 0, 1, 1, 1, 2, 2]);
});

rule('ALG-CON-06', 'Weekend Shift counts one zone better, and no more than both', () => {
  const shift = (level: number) =>
    friday({
      plants: [
        { department: 'food', contract: { ability: 'ab-weekend' }, goods: { energy: level }, spot: 'e0' },
        { goods: { energy: 0 } },
      ],
    });
  expect(shift(0).step).toBe('weekend-bonus');
  expect(shift(3).heard('weekend-bonus-taken').length).toBe(2);
  expect(shift(6).heard('weekend-bonus-taken').length).toBe(2);
});

rule('ALG-WKD-03', 'workers return, and the strip of the new week turns', () => {
  const t = over(friday({ week: 1 }));
  expect([t.state.week, t.state.players.map(({ spot }) => spot)]).toEqual([2, [null, null]]);
  expect(t.heard('strip-turned')).toEqual([{ type: 'strip-turned', strip: 'b' }]);
  expect([1, 2, 3, 4].map((week) => printedOn(week, 'b0'))).toEqual([
    'machine-b',
    'scientists',
    'scientists',
    'scientists',
  ]);
  expect([1, 2, 3, 4].map((week) => printedOn(week, 'c1'))).toEqual([
    'operators',
    'operators',
    'engineers',
    'engineers',
  ]);
  expect([1, 2, 3, 4].map((week) => printedOn(week, 'd2'))).toEqual([
    'machine-c',
    'machine-c',
    'machine-c',
    'scientists',
  ]);
  expect([1, 4].map((week) => printedOn(week, 'e0'))).toEqual(['any-machine', 'any-machine']);
});

rule('ALG-WKD-04', 'the export bonus of a week is gone with it', () => {
  const spec = { exportBonus: ['engineers', 'operators', 'scientists'] } as const;
  const t = over(friday({ ...spec, week: 1 }));
  expect(t.state.exportBonus[t.state.week - 1]).toBe('operators');
  expect(plant(t).upgraded.engineers).toBe(false);
});

rule('ALG-WKD-05', 'before week 4 the weekend tiles are turned', () => {
  expect(over(friday({ week: 3 })).heard('weekend-tiles-turned').length).toBe(1);
  expect(over(friday({ week: 2 })).heard('weekend-tiles-turned').length).toBe(0);
});

rule('ALG-WKD-06', 'algae tanks are refilled to 4 and what opened storages add', () => {
  const laid = { 'cos-sci-storage-chlorella': [0, 'r6c4'] } as const;
  const t = over(friday({ algae: { kelp: 0, chlorella: 1 }, plants: [{ department: 'cosmetics', laid }] }));
  expect(t.heard('tanks-refilled')).toEqual([
    { type: 'tanks-refilled', algae: { spirulina: 4, chlorella: 5, nori: 4, kelp: 4 } },
  ]);
  expect(valueOf(t, 'tank-chlorella', 1)).toBe(5);
});

rule('ALG-WKD-07', 'a full by-product tank loses a cube, an empty one gains one', () => {
  const after = (biomass: number, oil: number) =>
    over(friday({ byproducts: { biomass, 'bio-oil': oil } })).heard('tanks-balanced')[0];
  expect(after(6, 5)).toMatchObject({ byproducts: { biomass: 5, 'bio-oil': 5 } });
  expect(after(0, 1)).toMatchObject({ byproducts: { biomass: 1, 'bio-oil': 1 } });
  expect(after(3, 2)).toMatchObject({ byproducts: { biomass: 3, 'bio-oil': 2 } });
});

rule('ALG-WKD-08', 'then cubes move until the filled rows differ by one at most', () => {
  const after = (biomass: number, oil: number) =>
    over(friday({ byproducts: { biomass, 'bio-oil': oil } })).heard('tanks-balanced')[0];
  expect(after(5, 1)).toMatchObject({ byproducts: { biomass: 3, 'bio-oil': 3 } });
  expect(after(1, 4)).toMatchObject({ byproducts: { biomass: 2, 'bio-oil': 3 } });
  expect(after(6, 0)).toMatchObject({ byproducts: { biomass: 3, 'bio-oil': 3 } });
  // A row of two columns is filled with two.
  const wide = over(friday({ seats: 4, byproducts: { biomass: 12, 'bio-oil': 1 } }));
  expect(wide.heard('tanks-balanced')[0]).toMatchObject({ byproducts: { biomass: 7, 'bio-oil': 5 } });
});

rule('ALG-WKD-09', 'the First player token passes clockwise', () => {
  const t = over(friday({ seats: 3, first: 2 }));
  expect([t.state.first, t.heard('first-player-passed')]).toEqual([0, [{ type: 'first-player-passed', seat: 0 }]]);
});
