import { expect } from 'vitest';
import { rule } from '../table.ts';
import { captain, goodsOf, position, roundOver, untilTurn } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

/** The Sunlight Phase of the next round. In round 2 Jupiter covers columns 6 and 7, in round 3 columns 5 and 6, from 1. */
function dawn(spec: Position): Lin {
  return roundOver(spec);
}

/** Electricity of the only player at a column after the sunlight of round 2. */
function lit(own: Captain, more: Position = {}): number {
  return captain(dawn({ seats: 1, captains: [own], ...more }), 0).goods.electricity;
}

rule('LIN-RND-01', 'seven rounds, Jupiter one space further in each', () => {
  const dark = [1, 2, 3, 4, 5, 6].map((round) => {
    const t = untilTurn(dawn({ seats: 1, round, captains: [{ column: 6 - round }] }));
    return [t.state.round, captain(t, 0).goods.electricity];
  });
  expect(dark).toEqual([2, 3, 4, 5, 6, 7].map((round) => [round, 0]));
  expect(untilTurn(dawn({ seats: 1, round: 7 })).over).toBe('solo-lost');
});

rule('LIN-RND-02', 'Jupiter moves one column to the left', () => {
  expect(dawn({ seats: 1 }).heard('jupiter-moved')).toMatchObject([{ round: 2 }]);
  expect([4, 5, 6, 7].map((column) => lit({ column }))).toEqual([6, 0, 0, 6]);
});

rule('LIN-RND-03', 'sunlight, then turns, then clean-up', () => {
  const t = untilTurn(dawn({ seats: 2, captains: [{ goods: { hydrocarbon: 1 } }] }));
  const heard = t.events
    .map(({ type }) => type)
    .filter((type) => ['workers-reset', 'round-started', 'sunlight', 'action-started'].includes(type));
  expect(heard).toEqual(['workers-reset', 'round-started', 'sunlight', 'sunlight', 'action-started']);
});

rule('LIN-SUN-01', 'the three icons of its column light a vessel', () => {
  const t = dawn({ seats: 1, round: 4, captains: [{ column: 1 }], sky: { 2: 'hydrocarbon', 6: 'hydrocarbon' } });
  expect(t.heard('sunlight')).toMatchObject([{ seat: 0, icons: 3 }]);
});

rule('LIN-SUN-02', 'Jupiter blocks all icons of two columns', () => {
  expect(dawn({ seats: 1, captains: [{ column: 5 }] }).heard('sunlight')).toMatchObject([{ icons: 0 }]);
  expect(lit({ column: 5, technologies: ['ecology-lab'] })).toBe(0);
});

rule('LIN-SUN-03', 'a cube in the atmosphere blocks an icon for everybody below', () => {
  const t = dawn({ seats: 2, round: 3, captains: [{ column: 2 }, { column: 2 }], sky: { 7: 'hydrocarbon' } });
  expect(t.heard('sunlight')).toMatchObject([{ icons: 2 }, { icons: 2 }]);
});

rule('LIN-SUN-04', 'vessels do not block one another', () => {
  const t = dawn({ seats: 3, captains: [{ column: 1 }, { column: 1 }, { column: 1 }] });
  expect(t.heard('sunlight').map(({ icons }) => icons)).toEqual([3, 3, 3]);
});

rule('LIN-SUN-05', 'two electricity for each icon', () => {
  expect(lit({ column: 0 })).toBe(6);
  expect(lit({ column: 0 }, { round: 2, sky: { 0: 'hydrocarbon' } })).toBe(4);
});

rule('LIN-SUN-06', 'cards add to sunlight by icon, or once', () => {
  const dome = { seats: 1, row: { 3: 'greenhouse-dome' } } as const;
  expect(goodsOf(dawn({ ...dome, round: 3, captains: [{ column: 3 }], sky: { 9: 'hydrocarbon' } }))).toEqual({});
  expect(goodsOf(dawn({ ...dome, captains: [{ column: 3 }], sky: { 9: 'hydrocarbon' } }))).toEqual({
    electricity: 4,
    money: 2,
  });
  // Two locks are open; the generator works in the shadow too.
  const generator = { seats: 1, row: { 0: 'hydrodynamic-generator' } } as const;
  expect(goodsOf(dawn({ ...generator, captains: [{ column: 0 }] }))).toEqual({ electricity: 8 });
  expect(goodsOf(dawn({ ...generator, round: 6, captains: [{ column: 0 }] }))).toEqual({ electricity: 2 });
  expect(lit({ column: 0, technologies: ['high-yield-panels'] })).toBe(9);
});

rule('LIN-SUN-07', 'never more than nine', () => {
  expect(lit({ column: 0, goods: { electricity: 5 } })).toBe(9);
  expect(lit({ column: 0, goods: { electricity: 5 } }, { row: { 0: 'hydrodynamic-generator' } })).toBe(9);
});

rule('LIN-SUN-08', 'electricity is kept from round to round', () => {
  expect(lit({ column: 5, goods: { electricity: 4 } })).toBe(4);
});

rule('LIN-SUN-09', 'everybody has sunlight before the first diesel', () => {
  const t = dawn({ seats: 2, captains: [{ column: 1, goods: { hydrocarbon: 1 } }, { column: 1 }] });
  expect(t.decision).toMatchObject({ seat: 0, step: 'use-ability' });
  expect(captain(t, 1).goods.electricity).toBe(6);
  const burned = t.play(0, 'diesel-engine');
  expect(burned.events.map(({ type }) => type).lastIndexOf('sunlight')).toBeLessThan(
    burned.events.findIndex(({ type }) => type === 'diesel-burned'),
  );
});

rule('LIN-DSL-01', 'a hydrocarbon for six electricity, once in a round', () => {
  const t = dawn({ seats: 1, captains: [{ column: 1, goods: { hydrocarbon: 2, electricity: 1 } }] });
  expect(t.options(0)).toEqual(['diesel-engine', 'done']);
  const burned = t.play(0, 'diesel-engine');
  expect(goodsOf(burned)).toEqual({ hydrocarbon: 1, electricity: 9 });
  expect(burned.step).toBe('take-turn');
  expect(untilTurn(t).step).toBe('take-turn');
  expect(dawn({ seats: 1, captains: [{ column: 1 }] }).step).toBe('take-turn');
});

rule('LIN-DSL-02', 'the cube goes to the leftmost free space above the vessel', () => {
  const t = dawn({ seats: 1, captains: [{ column: 1, goods: { hydrocarbon: 1 } }], sky: { 3: 'hydrocarbon' } });
  const burned = t.play(0, 'diesel-engine');
  expect([burned.state.sky[4], burned.state.supply.hydrocarbon]).toEqual(['hydrocarbon', t.state.supply.hydrocarbon]);
  expect(burned.heard('diesel-burned')).toMatchObject([{ seat: 0, x: 4 }]);
});

rule('LIN-DSL-03', 'no free space, no diesel', () => {
  const sky = { 3: 'hydrocarbon', 4: 'hydrocarbon', 5: 'hydrocarbon' } as const;
  const t = dawn({ seats: 1, round: 4, captains: [{ column: 1, goods: { hydrocarbon: 1 } }], sky });
  expect(t.step).toBe('take-turn');
});

rule('LIN-DSL-04', 'diesel is for the Sunlight Phase only', () => {
  const t = position({ seats: 1, captains: [{ goods: { hydrocarbon: 3 } }] });
  expect(t.options(0).filter((option) => option.includes('diesel'))).toEqual([]);
});

rule('LIN-DSL-05', 'a vessel in the dark may use diesel, even with a full battery', () => {
  const t = dawn({ seats: 1, captains: [{ column: 5, goods: { hydrocarbon: 1, electricity: 9 } }] });
  expect(goodsOf(t.play(0, 'diesel-engine'))).toEqual({ electricity: 9 });
});

rule('LIN-DSL-01', 'the sky is cleaned before, player by player', () => {
  const t = dawn({
    seats: 2,
    captains: [
      { column: 1, goods: { hydrocarbon: 1 }, technologies: ['ecology-lab'] },
      { column: 1, goods: { hydrocarbon: 1 } },
    ],
    sky: { 3: 'hydrocarbon' },
  });
  expect(t.options(0)).toEqual(['ecology-lab', 'done']);
  const cleaned = t.play(0, 'ecology-lab');
  expect([cleaned.state.sky[3], goodsOf(cleaned, 0)['vp'], cleaned.options(0)]).toEqual([
    null,
    1,
    ['diesel-engine', 'done'],
  ]);
  expect(cleaned.play(0, 'diesel-engine').decision).toMatchObject({ seat: 1, step: 'use-ability' });
});
