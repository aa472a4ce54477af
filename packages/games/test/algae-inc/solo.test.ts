import { expect } from 'vitest';
import { capitals, cityIds } from '../../src/algae-inc/data/map.ts';
import { departments } from '../../src/algae-inc/data/departments.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { rule, table, until } from '../table.ts';
import { friday, plant, position } from './position.ts';
import type { Alg, Position } from './position.ts';

const dealt = (seed = 'test'): Alg => until(table(algaeInc, 1, {}, seed), 'choose-pool');
const demandAt = (t: Alg, city: string | undefined): number =>
  t.state.demand[cityIds.findIndex((id) => id === city)] ?? 0;
const none = { b1: 0, b2: 0, c0: 0, c1: 0, c2: 0, d0: 0, d1: 0, d2: 0, d3: 0, e0: 0, e1: 0, e2: 0 } as const;
const poor = [{ goods: { energy: 0 } }];
/** Berlin’s neighbours: Krakow asks for the least. */
const around = { hamburg: 3, gdansk: 3, krakow: 1, munich: 2, warsaw: 5 } as const;

rule('ALG-SOLO-01', 'neutral disks stand on the strips, and one on a random capital', () => {
  const t = dealt();
  expect([...t.state.neutral]).toEqual([0, 0, 0, 0, 1, 1, 0, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1]);
  const starts = new Set(Array.from({ length: 20 }, (_, i) => dealt(`capital ${i}`).state.competitor.cities[0]));
  expect(starts.size).toBeGreaterThan(4);
  for (const city of starts) expect(capitals).toContain(city);
});

rule('ALG-SOLO-02', 'the start capital scores its demand and is the first export of all', () => {
  const t = dealt();
  const { competitor } = t.state;
  expect(competitor).toMatchObject({ vp: demandAt(t, competitor.cities[0]), distances: [-1], batches: [0] });
  expect(t.heard('competitor-started').length).toBe(1);
});

rule('ALG-SOLO-03', 'the tank of the own by-product is empty, the other full', () => {
  const t = dealt();
  const own = departments[plant(t).department ?? 'food'].produces;
  expect(t.state.byproducts[own]).toBe(0);
  expect(t.state.byproducts[own === 'biomass' ? 'bio-oil' : 'biomass']).toBe(6);
});

rule('ALG-SOLO-04', 'on Monday the competitor scores a VP for each of its milestones', () => {
  const spec: Position = {
    seats: 1,
    neutral: none,
    milestones: { 0: 'm-capital-1' },
    competitor: { vp: 9, exports: [['berlin']], reached: [0] },
    plants: poor,
  };
  const t = friday(spec);
  expect([t.state.competitor.vp, t.heard('competitor-income')]).toEqual([10, [{ type: 'competitor-income', vp: 1 }]]);
});

rule('ALG-SOLO-05', 'a worker removes one neutral disk from its spot', () => {
  const t = position({ seats: 1, day: 4, plants: [{ spot: 'c0' }] });
  expect(t.state.neutral[10]).toBe(2);
  const moved = t.play(0, 'd0');
  expect(moved.state.neutral[10]).toBe(1);
  expect(moved.heard('worker-moved')[0]).toMatchObject({ spot: 'd0', removed: true });
  const bare = position({ seats: 1, day: 2, plants: [{ spot: 'a0' }] }).play(0, 'b0');
  expect(bare.heard('worker-moved')[0]).toMatchObject({ removed: false });
});

rule('ALG-SOLO-06', 'disks of the strip that turns go next to neutral ones, to the lowest demand', () => {
  const t = friday({ seats: 1, neutral: { ...none, b1: 1, d0: 2 }, demand: around, plants: poor });
  expect(t.state.competitor.cities).toEqual(['berlin', 'krakow']);
  expect([t.state.neutral[4], t.state.neutral[10]]).toEqual([0, 2]);
  // With a tie the bonus token decides, and then the player.
  const tie = friday({ seats: 1, neutral: { ...none, b1: 1 }, demand: { ...around, munich: 1 }, plants: poor });
  expect([tie.step, tie.options(0)]).toEqual(['competitor-city', ['munich', 'krakow']]);
  expect(tie.refusal(0, 'hamburg')?.rule).toBe('ALG-SOLO-06');
  expect(tie.play(0, 'munich').state.competitor.cities).toEqual(['berlin', 'munich']);
  const bare = friday({
    seats: 1,
    neutral: { ...none, b1: 1 },
    demand: { ...around, munich: 1 },
    plants: [{ goods: { energy: 0 }, exports: [['munich', 1, 1]] }],
  });
  expect(bare.state.competitor.cities).toEqual(['berlin', 'krakow']);
});

rule('ALG-SOLO-07', 'the competitor scores the demand, and 2 VP for a bonus token', () => {
  const t = friday({ seats: 1, neutral: { ...none, b1: 1 }, demand: around, competitor: { vp: 4 }, plants: poor });
  expect(t.state.competitor.vp).toBe(4 + 1 + 2);
  const taken = friday({
    seats: 1,
    neutral: { ...none, b1: 1 },
    demand: around,
    competitor: { vp: 4 },
    plants: [{ goods: { energy: 0 }, exports: [['krakow', 1, 1]] }],
  });
  expect(taken.state.competitor.vp).toBe(5);
  expect(taken.state.competitor.distances).toEqual([-1, 0]);
});

rule('ALG-SOLO-08', 'after the last disk the competitor checks milestones: the weekend is one activation', () => {
  const spec: Position = {
    seats: 1,
    neutral: { ...none, b1: 1, b2: 1 },
    demand: { ...around, munich: 2 },
    milestones: { 0: 'm-turn-2', 1: 'm-capital-1', 3: 'm-regions-3' },
    plants: poor,
  };
  const t = friday(spec);
  const done = t.step === 'competitor-city' ? t.play(0, t.options(0)[0] ?? '') : t;
  expect(done.heard('competitor-milestone').map((event) => event['slot'])).toEqual([0, 1]);
  expect(done.state.competitor.batches).toEqual([0, 1, 1]);
  expect(done.heard('competitor-milestone')[0]).toMatchObject({ rank: 0, vp: 1 });
});

rule('ALG-SOLO-09', 'after week 4 the disks of the last strip are exported', () => {
  const t = friday({ seats: 1, week: 4, neutral: { ...none, e1: 1 }, demand: around, plants: poor });
  expect(t.state.competitor.cities).toEqual(['berlin', 'krakow']);
  expect(t.heard('competitor-exported').length).toBe(1);
  expect(t.over).not.toBeNull();
});

rule('ALG-SOLO-10', 'at the end the competitor scores a VP for each of its milestones', () => {
  const t = friday({
    seats: 1,
    week: 4,
    neutral: none,
    milestones: { 0: 'm-capital-1' },
    competitor: { vp: 9, exports: [['berlin']], reached: [0] },
    plants: poor,
  });
  expect([t.state.competitor.vp, t.heard('competitor-scored')]).toEqual([10, [{ type: 'competitor-scored', vp: 1 }]]);
});

rule('ALG-SOLO-11', 'more VP than the competitor win', () => {
  const at = (vp: number, soloHandicap = '0') =>
    friday({
      seats: 1,
      week: 4,
      settings: { soloHandicap },
      neutral: none,
      competitor: { vp: 20 },
      plants: [{ goods: { vp, energy: 0 } }],
    });
  expect([at(30).over, at(10).over]).toEqual(['competitor-beaten', 'competitor-ahead']);
  expect(at(15, '10').over).toBe('competitor-beaten');
  // A tie in everything is no win; a marker wins it.
  expect(at(20).over).toBe('competitor-ahead');
  const marked = friday({
    seats: 1,
    week: 4,
    neutral: none,
    milestones: { 0: 'm-demand-3' },
    demand: { berlin: 6, hamburg: 3 },
    competitor: { vp: 20 },
    plants: [{ goods: { vp: 19, energy: 0 }, exports: [['hamburg']], reached: [0] }],
  });
  expect([marked.score(0).total, marked.over]).toEqual([20, 'competitor-beaten']);
});
