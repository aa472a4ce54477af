import { expect } from 'vitest';
import { crewOf } from '../../src/lineae/state.ts';
import { rule } from '../table.ts';
import { captain, goodsOf, position, roundOver, untilTurn } from './position.ts';
import type { Lin } from './position.ts';

const placing = (t: Lin, seat: number): string[] => t.options(seat).filter((option) => option.startsWith('place '));

rule('LIN-TRN-01', 'turns go clockwise from the First Player marker', () => {
  // The one who has the marker passed last.
  const dawn = roundOver({ seats: 3, first: 1 }, 1);
  expect(dawn.heard('sunlight').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  let now = untilTurn(dawn);
  const asked: number[] = [];
  for (let i = 0; i < 4; i++) {
    const seat = now.decision?.seat ?? -1;
    asked.push(seat);
    now = now.play(seat, 'place city-1', 'end');
  }
  expect(asked).toEqual([1, 2, 0, 1]);
});

rule('LIN-TRN-02', 'workers on one space, or pass', () => {
  const t = position({ seats: 2 });
  expect(t.options(0)).toContain('pass');
  expect(t.options(0)).not.toContain('end');
  expect(t.refusal(0, 'end')).toMatchObject({ rule: 'LIN-TRN-05' });
  expect(t.play(0, 'place city-3').step).toBe('sail-on');
  expect(t.play(0, 'place city-3', 'done').decision).toMatchObject({ seat: 1, step: 'take-turn' });
});

rule('LIN-TRN-03', 'who has passed has no more turns, even with workers', () => {
  const t = position({ seats: 2, occupied: { 'city-3': [0, 1] } }).play(0, 'pass');
  expect(captain(t, 0).passed).toBe(true);
  const bumped = t.play(1, 'place city-3', 'done');
  expect(captain(bumped, 0).available).toBe(4);
  expect(bumped.decision).toMatchObject({ seat: 1, step: 'take-turn' });
  expect(position({ seats: 2 }).warning(0, 'pass')).toBe('You still have 4 workers.');
});

rule('LIN-TRN-04', 'without workers only the vessel, technologies and passing remain', () => {
  const t = position({
    seats: 1,
    captains: [
      {
        available: 0,
        placed: ['city-1', 'city-1', 'city-1', 'city-1'],
        column: 1,
        technologies: ['mineral-exchange'],
        goods: { iron: 1 },
      },
    ],
  });
  expect(t.options(0)).toEqual(['vessel c0', 'vessel c2', 'tech mineral-exchange', 'pass']);
  expect(t.refusal(0, 'place city-1')).toMatchObject({ rule: 'LIN-WRK-04' });
  expect(t.refusal(0, 'place lock-1')).toMatchObject({ rule: 'LIN-WRK-06', facts: { need: 1, have: 0 } });
});

rule('LIN-TRN-05', 'an arrow gives another turn, which may be declined without passing', () => {
  expect(position({ seats: 2 }).refusal(0, 'end')?.rule).toBe('LIN-TRN-05');
  const t = position({ seats: 2 }).play(0, 'place city-1');
  expect(t.decision).toMatchObject({ seat: 0, step: 'take-turn' });
  expect(t.options(0)).toContain('end');
  const ended = t.play(0, 'end');
  expect([captain(ended, 0).passed, ended.decision?.seat]).toEqual([false, 1]);
  const again = t.play(0, 'place city-1', 'place city-1');
  expect([goodsOf(again), captain(again, 0).available]).toEqual([{ money: 6 }, 1]);
  expect(captain(t.play(0, 'pass'), 0).passed).toBe(true);
});

rule('LIN-TRN-06', 'the phase ends when all have passed', () => {
  const t = position({ seats: 2 }).play(0, 'pass');
  expect(t.state.round).toBe(1);
  expect(t.play(1, 'pass').state.round).toBe(2);
});

rule('LIN-WRK-01', 'what cannot be paid cannot be done', () => {
  const poor = position({ seats: 1, row: { 4: 'broadcast-tower' }, captains: [{ goods: { money: 3 } }] });
  expect(poor.refusal(0, 'place broadcast-tower')).toMatchObject({ rule: 'LIN-WRK-01', facts: { need: 4, have: 3 } });
  expect(poor.refusal(0, 'place city-2')).toMatchObject({ rule: 'LIN-HIR-01', facts: { need: 5, have: 3 } });
});

rule('LIN-WRK-02', 'the effect happens at once', () => {
  expect(goodsOf(position({ seats: 1 }).play(0, 'place city-1'))).toEqual({ money: 2 });
});

rule('LIN-WRK-03', 'workers stay until the end of the round', () => {
  const t = position({ seats: 1 }).play(0, 'place lock-1', 'place city-3', 'done');
  expect([t.state.occupied['lock-1'], t.state.occupied['city-3'], captain(t, 0).available]).toEqual([
    { seat: 0, count: 1 },
    { seat: 0, count: 1 },
    2,
  ]);
  const next = t.play(0, 'pass');
  expect([next.state.occupied['lock-1'], captain(next, 0).available]).toEqual([null, 4]);
});

rule('LIN-WRK-04', 'any number on a space for many, one for each action', () => {
  const t = position({ seats: 2, captains: [{}, { placed: ['city-1', 'city-1'] }] }).play(0, 'place city-1');
  expect([captain(t, 0).placed, captain(t, 0).available]).toEqual([['city-1'], 3]);
  expect(captain(t.play(0, 'place city-1'), 0)).toMatchObject({ placed: ['city-1', 'city-1'], available: 2 });
  const none = position({ seats: 1, captains: [{ placed: ['city-1', 'city-1', 'city-1', 'city-1'] }] });
  expect(none.refusal(0, 'place city-1')?.rule).toBe('LIN-WRK-04');
});

rule('LIN-WRK-05', 'a single space holds workers of one player', () => {
  const t = position({ seats: 2, occupied: { 'city-3': [1, 2] } }).play(0, 'place city-3');
  expect(t.state.occupied['city-3']).toEqual({ seat: 0, count: 3 });
});

rule('LIN-WRK-06', 'exactly one more than stand there', () => {
  const t = position({ seats: 2, occupied: { 'city-3': [1, 3], 'lock-1': [1, 1] } });
  expect(captain(t.play(0, 'place city-3'), 0).available).toBe(0);
  expect(captain(t.play(0, 'place lock-1'), 0).available).toBe(2);
  const short = position({
    seats: 2,
    captains: [{ available: 2, placed: ['city-1', 'city-1'] }],
    occupied: { 'city-3': [1, 2] },
  });
  expect(short.refusal(0, 'place city-3')).toMatchObject({ rule: 'LIN-WRK-06', facts: { need: 3, have: 2 } });
  expect(placing(short, 0)).toContain('place lock-1');
});

rule('LIN-WRK-07', 'bumped workers go home and can be used in this round', () => {
  const t = position({ seats: 2, occupied: { 'city-3': [1, 2] } }).play(0, 'place city-3', 'done');
  expect(captain(t, 1).available).toBe(4);
  expect(t.heard('workers-bumped')).toMatchObject([{ seat: 1, space: 'city-3', count: 2 }]);
  expect(placing(t, 1)).toContain('place city-3');
});

rule('LIN-WRK-08', 'own workers are bumped by the same rule', () => {
  const t = position({ seats: 1, occupied: { 'city-3': [0, 1] } }).play(0, 'place city-3');
  expect([t.state.occupied['city-3'], captain(t, 0).available]).toEqual([{ seat: 0, count: 2 }, 2]);
});

rule('LIN-WRK-09', 'those who are bumped are no part of the group', () => {
  const one = { available: 1, placed: ['city-1', 'city-1'] } as const;
  const t = position({ seats: 1, captains: [one], occupied: { 'sub-d': [0, 1] } });
  expect(t.refusal(0, 'place sub-d')).toMatchObject({ rule: 'LIN-WRK-06', facts: { need: 2, have: 1 } });
  const two = position({ seats: 1, captains: [{ available: 2, placed: ['city-1'] }], occupied: { 'sub-d': [0, 1] } });
  expect(captain(two.play(0, 'place sub-d'), 0).available).toBe(1);
});

rule('LIN-TEC-04', 'Shift Foreman saves a worker once in a round, never the last one', () => {
  const t = position({
    seats: 2,
    captains: [{ technologies: ['shift-foreman'] }],
    occupied: { 'city-3': [1, 2], 'lock-1': [1, 1] },
  });
  expect(t.refusal(0, 'foreman lock-2')).toMatchObject({ rule: 'LIN-TEC-04' });
  const used = t.play(0, 'foreman lock-1');
  expect([captain(used, 0).available, used.state.occupied['lock-1']]).toEqual([3, { seat: 0, count: 1 }]);
  expect(captain(used, 1).available).toBe(2);
  expect(used.refusal(0, 'foreman city-3')).toMatchObject({ rule: 'LIN-TEC-04' });
  expect(used.reason(0, 'foreman city-3')).toBe('Shift Foreman was used in this round already.');
  expect(position({ seats: 1 }).refusal(0, 'foreman lock-1')).toMatchObject({ rule: 'LIN-TEC-04' });
  expect(crewOf(used.state, 0)).toBe(4);
});

rule('LIN-COL-03', 'a card in the rocket row serves only vessels below it', () => {
  const t = position({ seats: 1, row: { 3: 'broadcast-tower' }, captains: [{ column: 5, goods: { money: 4 } }] });
  expect(t.refusal(0, 'place broadcast-tower')).toMatchObject({ rule: 'LIN-COL-03', facts: { vessel: 5, card: 3 } });
  expect(t.reason(0, 'place broadcast-tower')).toBe('Your vessel is at column 6, the card at column 4.');
  expect(goodsOf(t.play(0, 'vessel c3', 'place broadcast-tower'))).toEqual({ vp: 3 });
});

rule('LIN-COL-04', 'a promoted card serves everybody everywhere', () => {
  const t = position({ seats: 2, round: 3, city: ['broadcast-tower'], captains: [{ column: 7, goods: { money: 4 } }] });
  expect(goodsOf(t.play(0, 'place broadcast-tower'))).toEqual({ vp: 3 });
});

rule('LIN-COL-06', 'the covered action is gone', () => {
  const t = position({ seats: 1, round: 3, city: ['broadcast-tower'] });
  expect(t.refusal(0, 'place city-1')).toMatchObject({ rule: 'LIN-COL-06' });
  expect(Object.keys(t.refused(0))).not.toContain('place city-1');
});
