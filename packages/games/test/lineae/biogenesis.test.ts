import { expect } from 'vitest';
import { cellOf } from '../../src/lineae/data/ocean.ts';
import { rule } from '../table.ts';
import { captain, goodsOf, position, roundOver } from './position.ts';
import type { Lin } from './position.ts';

const settings = { biogenesis: true } as const;
const columns = [0, 1, 2, 3, 4, 5, 6, 7];

/** The rows in which algae lie in the middle of each column, 0 where there are none. */
function algae(t: Lin): number[] {
  return columns.map((c) => [1, 2, 3, 4, 5, 6].find((r) => t.state.cubes[cellOf(3 * c + 1, r)] === 'algae') ?? 0);
}

/** The columns where algae lie. */
function columnsOf(t: Lin): number[] {
  return columns.filter((c) => algae(t)[c] !== 0);
}

/** The beginning of round 2, with Jupiter above columns 5 and 6. */
function dawn(): Lin {
  return roundOver({ settings, captains: [{ column: 0 }, { column: 0 }] });
}

rule('LIN-BIO-01', 'algae appear on the surface of every lit column', () => {
  expect(algae(dawn())).toEqual([5, 5, 5, 4, 4, 0, 0, 2]);
  expect(dawn().heard('algae-spawned')).toHaveLength(1);
  expect(algae(roundOver({ captains: [{ column: 0 }, { column: 0 }] }))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

rule('LIN-BIO-01', 'not where a cube or a submersible is, nor below a sky that is full', () => {
  const t = roundOver({
    settings,
    round: 2,
    captains: [{ column: 0 }, { column: 0 }],
    cubes: { x1r5: 'salt' },
    subs: { 'sub-a': { x: 4, r: 5 } },
    sky: { 6: 'hydrocarbon', 7: 'hydrocarbon', 8: 'hydrocarbon', 9: 'hydrocarbon' },
  });
  // Jupiter is above columns 4 and 5 now.
  expect(algae(t)).toEqual([0, 0, 0, 4, 0, 0, 4, 2]);
});

rule('LIN-BIO-01', 'from left to right, as long as the supply lasts', () => {
  const spawned = (algae: number): number[] =>
    columnsOf(roundOver({ settings, captains: [{ column: 0, goods: { algae } }, { column: 0 }] }));
  expect([spawned(23), spawned(25)]).toEqual([[0, 1], []]);
});

rule('LIN-BIO-02', 'algae are picked up, docked and paired like any cube', () => {
  const t = position({
    settings,
    cubes: { x13r4: 'algae' },
    captains: [{ column: 4, goods: { electricity: 3, algae: 1 } }, { column: 7 }],
  }).play(0, 'place sub-d', 'up', 'up', 'take', 'dock', 'algae');
  expect(goodsOf(t)).toEqual({ algae: 2, electricity: 2 });
  expect(t.points(0, 'LIN-END-04')).toBe(1);
});

rule('LIN-BIO-02', 'algae fit only on wild spots', () => {
  const t = position({
    settings,
    rockets: { 4: ['jovian-semiconductors', [null, null, null, null, null]] },
    captains: [{ column: 4, goods: { algae: 2 } }, { column: 7 }],
  }).play(0, 'place launch-pad');
  expect(t.options(0)).toEqual(['algae wild']);
  expect(t.reason(0, 'algae spot')).toBe('Algae fit only on the wild spot.');
  const loaded = t.play(0, 'algae wild');
  expect([loaded.state.rockets[4]?.spots[4], captain(loaded, 0).goods.algae, loaded.step]).toEqual([
    'algae',
    1,
    'sail-on',
  ]);
});

rule('LIN-BIO-02', 'algae are never taken as a mineral of the own choice', () => {
  const t = position({
    settings,
    round: 3,
    city: ['chemical-works'],
    captains: [{ column: 4, goods: { algae: 1 } }, { column: 7 }],
  }).play(0, 'place chemical-works', 'algae');
  expect(t.options(0)).toEqual(['silica', 'iron', 'salt', 'sulfur', 'hydrocarbon']);
});

rule('LIN-BIO-03', 'a worker that comes back leaves its space, and can be placed again', () => {
  const t = position({
    settings,
    occupied: { 'sub-a': [0, 2] },
    captains: [{ column: 4, goods: { algae: 1, salt: 1 }, technologies: ['saline-stimulant'] }, { column: 7 }],
  }).play(0, 'tech saline-stimulant', 'sub-a');
  expect(t.state.occupied['sub-a']).toEqual({ seat: 0, count: 1 });
  expect(t.refusal(0, 'sub-b')?.rule).toBe('LIN-BIO-03');
  const both = t.play(0, 'sub-a');
  expect([both.state.occupied['sub-a'], captain(both, 0).available]).toEqual([null, 4]);
  expect(both.heard('worker-recalled')).toHaveLength(2);
  expect(captain(both.play(0, 'place sub-a'), 0).available).toBe(3);
});
