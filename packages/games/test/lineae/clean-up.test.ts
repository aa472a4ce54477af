import { expect } from 'vitest';
import { cellOf } from '../../src/lineae/data/ocean.ts';
import { rule } from '../table.ts';
import { captain, position, roundOver } from './position.ts';
import type { Lin } from './position.ts';

const deposits = ['basalt-shelf-a', 'magnetite-ridge-a', 'black-smoker-a', 'tholin-bed-a'] as const;
const inOcean = (t: Lin): number => t.state.cubes.filter((cube) => cube !== null).length;

rule('LIN-CLN-01', 'the last round is not cleaned up', () => {
  const t = roundOver({ seats: 1, round: 7, captains: [{ placed: ['launch-pad'] }] });
  expect([t.over, t.state.round, captain(t, 0).placed]).toEqual(['solo-lost', 7, ['launch-pad']]);
  expect([t.heard('cubes-dissolved'), t.heard('workers-reset')]).toEqual([[], []]);
});

rule('LIN-CLN-02', 'Jupiter, minerals, workers, promotion', () => {
  const t = roundOver({ seats: 1, round: 2, row: { 3: 'broadcast-tower' } });
  const order = ['jupiter-moved', 'cubes-dissolved', 'workers-reset', 'colony-promoted', 'colony-revealed'];
  expect(t.events.map(({ type }) => type).filter((type) => order.includes(type))).toEqual(order);
});

rule('LIN-CLN-03', 'one cube on the lowest free space of each mineral column', () => {
  const t = roundOver({
    seats: 1,
    deposits,
    cubes: { x15r1: 'iron' },
    subs: { 'sub-e': { x: 15, r: 2 } },
  });
  const at = (x: number, r: number) => t.state.cubes[cellOf(x, r)];
  expect([at(15, 3), at(16, 1), at(17, 1), at(18, 1), at(19, 1)]).toEqual([
    'sulfur',
    'hydrocarbon',
    null,
    'hydrocarbon',
    null,
  ]);
  expect(inOcean(t)).toBe(1 + 16);
});

rule('LIN-CLN-04', 'nothing into a full column, nothing from an empty supply', () => {
  const full = roundOver({
    seats: 1,
    deposits,
    cubes: { x16r1: 'iron', x16r2: 'iron', x16r3: 'iron', x16r4: 'iron' },
  });
  expect(inOcean(full)).toBe(4 + 15);
  const dry = roundOver({ seats: 1, deposits, captains: [{ goods: { sulfur: 24 } }] });
  const sulfur = dry.state.cubes.flatMap((cube, cell) => (cube === 'sulfur' ? [cell] : []));
  expect([sulfur, dry.state.supply.sulfur]).toEqual([[cellOf(12, 1)], 0]);
});

rule('LIN-CLN-05', 'all workers come home, and everything may be used again', () => {
  const t = roundOver({
    seats: 2,
    occupied: { 'lock-1': [1, 2], 'sub-c': [0, 1] },
    captains: [{ placed: ['city-1'], used: ['shift-foreman:0', 'excavated'] }, { placed: ['launch-pad'] }],
  });
  expect([0, 1].map((seat) => captain(t, seat).available)).toEqual([4, 4]);
  expect([0, 1].map((seat) => captain(t, seat).placed)).toEqual([[], []]);
  expect([t.state.occupied['lock-1'], captain(t, 0).marks.round, captain(t, 1).passed]).toEqual([null, [], false]);
});

rule('LIN-TRN-06', 'a match of two goes on with the marker’s holder', () => {
  const t = position({ seats: 2, first: 1 }).play(0, 'pass').play(1, 'pass');
  expect([t.state.round, t.decision?.seat]).toEqual([2, 1]);
});
