import { expect } from 'vitest';
import { lineae } from '../../src/lineae/index.ts';
import { gradeOf } from '../../src/lineae/scoring.ts';
import { rule } from '../table.ts';
import { captain, goodsOf, position, roundOver } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

const rival: Captain = { column: 7 };

/** The end of the last round. */
function last(own: Captain, other: Captain = {}, more: Position = {}): Lin {
  return roundOver({
    round: 7,
    captains: [
      { column: 4, ...own },
      { ...rival, ...other },
    ],
    ...more,
  });
}

/** All rockets but that above column 4 are gone; it lacks one iron. */
const lastRocket: Position = {
  rockets: {
    0: null,
    1: null,
    2: null,
    3: null,
    4: ['jovian-semiconductors', ['silica', 'silica', 'iron', null, 'salt']],
    5: null,
    6: null,
    7: null,
  },
};

rule('LIN-END-01', 'the match ends after round 7', () => {
  expect(roundOver({ round: 6, captains: [{}, rival] }).over).toBeNull();
  const t = last({});
  expect([t.over, t.state.round]).toEqual(['last-round', 7]);
});

rule('LIN-END-01', 'or after the round of the eighth rocket, which is played to its end', () => {
  const t = position({ ...lastRocket, round: 3, captains: [{ column: 4, goods: { iron: 1 } }, rival] });
  const launched = t.play(0, 'place launch-pad', 'iron spot', 'docking-arm', 'done');
  expect([launched.over, launched.decision]).toMatchObject([null, { seat: 1, step: 'take-turn' }]);
  const over = launched.play(1, 'pass').play(0, 'pass');
  expect([over.over, over.state.round]).toEqual(['rockets-launched', 3]);
});

rule('LIN-END-03', '$5 give 1 VP, the rest is lost', () => {
  const points = [0, 4, 5, 9, 10].map((money) => last({ goods: { money } }).points(0, 'LIN-END-03'));
  expect(points).toEqual([0, 0, 1, 1, 2]);
});

rule('LIN-END-04', 'two cubes of one type in the cargo bay give 1 VP', () => {
  expect(last({ goods: { silica: 3, iron: 1, salt: 4 } }).points(0, 'LIN-END-04')).toBe(3);
  const held = last({}, {}, { subs: { 'sub-a': { x: 3, r: 2, hold: ['iron', 'iron'] } } });
  expect(held.score(0).total).toBe(0);
});

rule('LIN-END-05', 'technologies can be used before the match is counted', () => {
  const goods = { silica: 3, iron: 1, salt: 1, money: 9, electricity: 2 };
  const t = last({ goods, technologies: ['matter-synthesizer', 'mineral-exchange'] });
  expect([t.step, t.options(0)]).toEqual(['use-ability', ['matter-synthesizer', 'mineral-exchange', 'done']]);
  const better = t.play(0, 'matter-synthesizer', 'iron', 'salt', 'mineral-exchange', 'silica', 'done');
  expect([goodsOf(better).money, better.score(0).total]).toEqual([12, 9]);
  expect(t.play(0, 'done').score(0).total).toBe(7);
});

rule('LIN-END-05', 'the Biofuel Refinery is of use, the Saline Stimulant is not', () => {
  const own: Captain = { goods: { algae: 1, salt: 1 }, technologies: ['biofuel-refinery', 'saline-stimulant'] };
  const t = last({ ...own, placed: ['launch-pad'] }, {}, { settings: { biogenesis: true } });
  expect(t.options(0)).toEqual(['biofuel-refinery', 'done']);
});

rule('LIN-END-05', 'in turn order, and only whoever can use something', () => {
  const goods = { iron: 1 };
  const t = last({ goods, technologies: ['mineral-exchange'] }, { goods, technologies: ['shift-foreman'] });
  expect(t.decision?.seat).toBe(0);
  expect(t.play(0, 'done').over).toBe('last-round');
  // The holder of the First Player marker comes first.
  const fuel = { hydrocarbon: 1 };
  const order = last(
    { goods, technologies: ['mineral-exchange'] },
    { goods: fuel, technologies: ['fuel-cell'] },
    { first: 1 },
  );
  expect(order.decision?.seat).toBe(1);
  expect(order.play(1, 'done').decision?.seat).toBe(0);
});

rule('LIN-END-06', 'a tie goes to who launched more rockets, then it is shared', () => {
  const vp = (points: number, launched: Captain['launched'] = []): Captain => ({ goods: { vp: points }, launched });
  const one = ['tool-steel'] as const;
  expect(lineae.ranking(last(vp(5), vp(6), { rockets: { 1: null } }).state)).toEqual([[1], [0]]);
  expect(lineae.ranking(last(vp(5, one), vp(5), { rockets: { 1: null } }).state)).toEqual([[0], [1]]);
  expect(lineae.ranking(last(vp(5), vp(5)).state)).toEqual([[0, 1]]);
});

rule('LIN-SOL-01', 'alone the match is won with eight rockets, and lost with fewer', () => {
  const alone: Position = { seats: 1, ...lastRocket, captains: [{ column: 4, goods: { iron: 1 } }] };
  const won = position({ ...alone, round: 7 }).play(0, 'place launch-pad', 'iron spot', 'docking-arm', 'done', 'pass');
  expect([won.over, won.outcome?.winners]).toEqual(['solo-won', [0]]);
  const early = position({ ...alone, round: 3 }).play(
    0,
    'place launch-pad',
    'iron spot',
    'docking-arm',
    'done',
    'pass',
  );
  expect([early.over, early.state.round]).toEqual(['solo-won', 3]);
  const lost = position({ ...alone, round: 7 }).play(0, 'pass');
  expect([lost.over, lost.outcome?.winners]).toEqual(['solo-lost', []]);
  expect(lost.score(0).total).toBe(captain(lost, 0).goods.vp);
  expect([59, 60, 79, 80, 100, 119, 120].map(gradeOf)).toEqual([
    'Drifter',
    'Prospector',
    'Prospector',
    'Captain',
    'Governor',
    'Governor',
    'Founder',
  ]);
});
