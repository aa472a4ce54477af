import { expect } from 'vitest';
import { rule } from '../table.ts';
import { captain, goodsOf, position } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

/** Below the ocean: what is excavated is salt, hydrocarbon, silica, iron. */
const deposits = ['basalt-shelf-a', 'brine-pool-a', 'black-smoker-a', 'tholin-bed-a'] as const;

/** Seat 0 has submersible B on the floor above the second deposit. */
const onFloor = (own: Captain, spec: Position = {}): Lin =>
  position({
    deposits,
    ...spec,
    subs: { 'sub-b': { x: 7, r: 1 }, ...spec.subs },
    captains: [{ column: 7, ...own }, ...(spec.captains ?? [])],
  }).play(0, 'place sub-b');

const track = (t: Lin, seat = 0): number[] => [...captain(t, seat).tracks];

rule('LIN-EXC-01', 'on the floor: a cube of the tile below from the supply into the hold', () => {
  const t = onFloor({});
  expect(t.label(0, 'excavate')).toBe('Excavate 1 hydrocarbon');
  const before = t.state.supply.hydrocarbon;
  const dug = t.play(0, 'excavate');
  expect([dug.state.subs['sub-b'].hold, before - dug.state.supply.hydrocarbon]).toEqual([['hydrocarbon'], 1]);
  expect(dug.heard('excavated')).toEqual([{ type: 'excavated', seat: 0, sub: 'sub-b', slot: 1, cube: 'hydrocarbon' }]);
  const high = t.play(0, 'up');
  expect([high.refusal(0, 'excavate')?.rule, high.reason(0, 'excavate')]).toEqual([
    'LIN-EXC-01',
    'It excavates on the ocean floor only.',
  ]);
});

rule('LIN-EXC-02', 'each tile once in a turn, several tiles in one', () => {
  const t = onFloor({ goods: { electricity: 5 } }, { subs: { 'sub-b': { x: 6, r: 1 } } }).play(0, 'excavate');
  expect([t.refusal(0, 'excavate')?.rule, t.reason(0, 'excavate')]).toEqual([
    'LIN-EXC-02',
    'You have excavated at Brine Pool in this turn already.',
  ]);
  const second = t.play(0, 'left', 'excavate');
  expect([second.state.subs['sub-b'].hold, track(second)]).toEqual([
    ['hydrocarbon', 'salt'],
    [1, 1, 0, 0],
  ]);
  const back = second.play(0, 'right');
  expect(back.refusal(0, 'excavate')?.rule).toBe('LIN-EXC-02');
  // Whatever lies between: a cube that is picked up, a vessel that moves.
  const busy = onFloor({ column: 2, goods: { electricity: 5 } }, { cubes: { x6r1: 'iron' } }).play(0, 'excavate');
  const picked = busy.play(0, 'left', 'take');
  expect(picked.refusal(0, 'excavate')?.rule).toBe('LIN-EXC-02');
  expect(busy.play(0, 'vessel c1').refusal(0, 'excavate')?.rule).toBe('LIN-EXC-02');
  // In the next turn it may be excavated again.
  const next = back.play(0, 'end').play(1, 'pass').play(0, 'place sub-b');
  expect(next.options(0)).toContain('excavate');
});

rule('LIN-EXC-03', 'no own token on the track: one from the token supply, 1 VP', () => {
  const t = onFloor({}).play(0, 'excavate');
  expect([track(t), goodsOf(t)]).toEqual([[0, 1, 0, 0], { vp: 1 }]);
  expect(t.heard('track-advanced')).toEqual([{ type: 'track-advanced', seat: 0, slot: 1, space: 1 }]);
});

rule('LIN-EXC-04', 'the own token advances and takes the bonus of its new space', () => {
  const from = (space: number): Lin => onFloor({ tracks: [0, space, 0, 0] }).play(0, 'excavate');
  const two = from(1);
  expect([track(two), two.step, captain(two, 0).goods.vp]).toEqual([[0, 2, 0, 0], 'choose-good', 1]);
  expect(two.options(0)).toEqual(['silica', 'iron', 'salt', 'sulfur', 'hydrocarbon']);
  const chosen = two.play(0, 'sulfur');
  expect([goodsOf(chosen), chosen.step]).toEqual([{ sulfur: 1, vp: 1 }, 'steer-sub']);
  const three = from(2);
  expect([track(three), goodsOf(three)]).toEqual([[0, 3, 0, 0], { vp: 2 }]);
  const four = from(3);
  expect([track(four), four.step, captain(four, 0).goods.vp]).toEqual([[0, 4, 0, 0], 'choose-technology', 1]);
  const tech = four.play(0, 'docking-arm');
  expect([captain(tech, 0).technologies, tech.step]).toEqual([['docking-arm'], 'steer-sub']);
  const five = from(4);
  expect([track(five), goodsOf(five)]).toEqual([[0, 5, 0, 0], { vp: 3 }]);
});

rule('LIN-EXC-04', 'the mineral of space 2 is one that the supply has', () => {
  // Of four minerals one player has all cubes, of hydrocarbon all but the one that is excavated, or all but two.
  const all = { silica: 25, iron: 25, salt: 25, sulfur: 25 };
  const from = (hydrocarbon: number): Lin =>
    onFloor({ tracks: [0, 1, 0, 0] }, { captains: [{ column: 6, goods: { ...all, hydrocarbon } }] }).play(
      0,
      'excavate',
    );
  expect([from(23).step, from(23).options(0)]).toEqual(['choose-good', ['hydrocarbon']]);
  expect(from(23).refusal(0, 'iron')?.rule).toBe('LIN-SET-11');
  expect([from(24).step, goodsOf(from(24))]).toEqual(['steer-sub', { vp: 1 }]);
});

rule('LIN-EXC-05', 'without a token there and in the supply: the cube without a bonus', () => {
  const t = onFloor({ available: 8 }).play(0, 'excavate');
  expect([track(t), goodsOf(t), t.state.subs['sub-b'].hold]).toEqual([[0, 0, 0, 0], {}, ['hydrocarbon']]);
  expect(t.heard('track-unmoved')).toEqual([{ type: 'track-unmoved', seat: 0, slot: 1, why: 'no-token' }]);
  // A token that is on the track goes on.
  const on = onFloor({ available: 7, tracks: [0, 2, 0, 0] }).play(0, 'excavate');
  expect([track(on), goodsOf(on)]).toEqual([[0, 3, 0, 0], { vp: 2 }]);
});

rule('LIN-EXC-06', 'space 5 is for one player; others wait on 4 without a bonus', () => {
  const t = onFloor({ tracks: [0, 4, 0, 0] }, { captains: [{ column: 6, tracks: [0, 5, 0, 0] }] }).play(0, 'excavate');
  expect([track(t), goodsOf(t), t.state.subs['sub-b'].hold]).toEqual([[0, 4, 0, 0], {}, ['hydrocarbon']]);
  expect(t.heard('track-unmoved')).toEqual([{ type: 'track-unmoved', seat: 0, slot: 1, why: 'taken' }]);
  // Further back nothing is in the way.
  const behind = onFloor({ tracks: [0, 2, 0, 0] }, { captains: [{ column: 6, tracks: [0, 5, 0, 0] }] });
  expect(track(behind.play(0, 'excavate'))).toEqual([0, 3, 0, 0]);
  const third = onFloor({ tracks: [0, 3, 0, 0] }, { captains: [{ column: 6, tracks: [0, 5, 0, 0] }] });
  expect(track(third.play(0, 'excavate'))).toEqual([0, 4, 0, 0]);
  const other = onFloor({ tracks: [0, 4, 0, 0] }, { captains: [{ column: 6, tracks: [5, 4, 0, 0] }] });
  expect(track(other.play(0, 'excavate'))).toEqual([0, 5, 0, 0]);
});

rule('LIN-EXC-07', 'a token on space 5 excavates without a bonus', () => {
  const t = onFloor({ tracks: [0, 5, 0, 0] }).play(0, 'excavate');
  expect([track(t), goodsOf(t), t.state.subs['sub-b'].hold]).toEqual([[0, 5, 0, 0], {}, ['hydrocarbon']]);
  expect(t.heard('track-unmoved')).toEqual([{ type: 'track-unmoved', seat: 0, slot: 1, why: 'at-end' }]);
});

rule('LIN-EXC-08', 'no room in the hold, or no such cube in the supply: no excavation', () => {
  const full = onFloor({}, { subs: { 'sub-b': { x: 7, r: 1, hold: ['iron', 'iron', 'iron', 'iron'] } } });
  expect([full.refusal(0, 'excavate')?.rule, full.reason(0, 'excavate')]).toEqual(['LIN-EXC-08', 'The hold is full.']);
  const none = onFloor({}, { captains: [{ column: 6, goods: { hydrocarbon: 25 } }] });
  expect([none.refusal(0, 'excavate')?.rule, none.reason(0, 'excavate')]).toEqual([
    'LIN-EXC-08',
    'There is no hydrocarbon in the supply.',
  ]);
});

rule('LIN-TEC-04', 'Plasma Drill: 1 VP more for the first excavation of a round, whatever the track gives', () => {
  const t = onFloor(
    { goods: { electricity: 3 }, technologies: ['plasma-drill'] },
    { subs: { 'sub-b': { x: 6, r: 1 } } },
  );
  const first = t.play(0, 'excavate');
  expect(goodsOf(first)).toEqual({ electricity: 3, vp: 2 });
  expect(captain(first.play(0, 'left', 'excavate'), 0).goods.vp).toBe(3);
  const end = onFloor({ technologies: ['plasma-drill'], tracks: [0, 5, 0, 0] }).play(0, 'excavate');
  expect(goodsOf(end)).toEqual({ vp: 1 });
});

rule(
  'LIN-TEC-04',
  'a Plasma Drill that comes after the first excavation of a round pays from the next round on',
  () => {
    const t = onFloor({ goods: { electricity: 3 }, tracks: [0, 3, 0, 0] }, { subs: { 'sub-b': { x: 6, r: 1 } } });
    const drilled = t.play(0, 'excavate', 'plasma-drill', 'left', 'excavate');
    expect(captain(drilled, 0).goods.vp).toBe(2);
  },
);
