import { expect } from 'vitest';
import { crewOf, tokensOf } from '../../src/lineae/state.ts';
import { rule } from '../table.ts';
import { captain, goodsOf, position, untilTurn } from './position.ts';

rule('LIN-UBI-01', '$2 and another turn, for any number of workers', () => {
  const t = position({ seats: 2, captains: [{}, { placed: ['city-1'] }] }).play(0, 'place city-1');
  expect([goodsOf(t), t.decision?.seat, t.step]).toEqual([{ money: 2 }, 0, 'take-turn']);
});

rule('LIN-HIR-01', '$k for the k-th worker', () => {
  const three = position({ seats: 3, captains: [{ goods: { money: 5 } }] }).play(0, 'place city-2');
  expect([goodsOf(three), crewOf(three.state, 0), tokensOf(three.state, 0)]).toEqual([{}, 5, 3]);
  const four = position({ seats: 4, captains: [{ goods: { money: 5 } }] }).play(0, 'place city-2');
  expect([goodsOf(four), crewOf(four.state, 0)]).toEqual([{ money: 1 }, 4]);
  expect(four.heard('worker-hired')).toMatchObject([{ cost: 4, track: null, ready: false }]);
  const big = position({ seats: 3, captains: [{ goods: { money: 6 }, available: 6 }] });
  expect(big.refusal(0, 'place city-2')).toMatchObject({ rule: 'LIN-HIR-01', facts: { need: 7, have: 6 } });
});

rule('LIN-HIR-02', 'the recruit stands on the space and comes home with the others', () => {
  const t = position({ seats: 1, captains: [{ goods: { money: 5 } }] }).play(0, 'place city-2', 'done');
  expect([captain(t, 0).placed, captain(t, 0).available]).toEqual([['city-2', 'city-2'], 3]);
  expect(captain(untilTurn(t.play(0, 'pass')), 0)).toMatchObject({ placed: [], available: 5 });
});

rule('LIN-HIR-03', 'with an empty supply a token leaves its track, and its progress is lost', () => {
  const before = position({ seats: 2, captains: [{ goods: { money: 7 }, available: 6, tracks: [5, 0, 2, 0] }] });
  expect(tokensOf(before.state, 0)).toBe(0);
  const t = before.play(0, 'place city-2');
  expect([t.step, t.options(0)]).toEqual(['choose-token', ['0', '2']]);
  expect(t.refusal(0, '1')).toMatchObject({ rule: 'LIN-HIR-03' });
  const hired = t.play(0, '0');
  expect([captain(hired, 0).tracks, crewOf(hired.state, 0), goodsOf(hired)]).toEqual([[0, 0, 2, 0], 7, {}]);
  // The last token of the supply goes before those of the tracks.
  const one = position({ seats: 2, captains: [{ goods: { money: 7 }, available: 6, tracks: [5, 0, 0, 0] }] });
  expect(captain(one.play(0, 'place city-2'), 0).tracks).toEqual([5, 0, 0, 0]);
  // A single token is taken without a question.
  const only = position({ seats: 2, captains: [{ goods: { money: 8 }, available: 7, tracks: [0, 0, 0, 3] }] });
  expect(captain(only.play(0, 'place city-2'), 0).tracks).toEqual([0, 0, 0, 0]);
});

rule('LIN-HIR-04', 'hired workers never go on tracks', () => {
  const t = position({
    seats: 1,
    captains: [{ available: 8 }],
    subs: { 'sub-d': { x: 13, r: 1 } },
  }).play(0, 'place sub-d', 'excavate');
  expect([captain(t, 0).tracks, captain(t, 0).available]).toEqual([[0, 0, 0, 0], 7]);
  expect(t.heard('track-unmoved')).toMatchObject([{ why: 'no-token' }]);
});

rule('LIN-HIR-05', 'no crew of more than eight', () => {
  const t = position({ seats: 1, captains: [{ goods: { money: 20 }, available: 8 }] });
  expect(t.refusal(0, 'place city-2')).toMatchObject({ rule: 'LIN-HIR-05' });
});

rule('LIN-ELE-01', 'the marker goes to who places there, again and again', () => {
  const t = position({ seats: 2, first: 1 }).play(0, 'place city-3', 'done');
  expect([t.state.first, t.heard('first-player')]).toMatchObject([0, [{ seat: 0, elected: true }]]);
  expect(t.play(1, 'place city-3').state.first).toBe(1);
});

rule('LIN-ELE-02', 'the order changes from the next round on', () => {
  const t = position({ seats: 3, turn: 2, first: 0 }).play(2, 'place city-3', 'done');
  expect(t.decision?.seat).toBe(0);
  const next = untilTurn(t.play(0, 'pass').play(1, 'pass').play(2, 'pass'));
  expect([next.state.round, next.decision?.seat]).toEqual([2, 2]);
});
