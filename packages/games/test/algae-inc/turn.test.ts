import { expect } from 'vitest';
import { rule } from '../table.ts';
import { atAction, friday, goodsOf, plant, position } from './position.ts';
import type { Alg } from './position.ts';

/** Everybody moves to a spot and takes €1. */
function day(t: Alg, spot: string): Alg {
  let now = t;
  const { day: today, week } = t.state;
  while (now.step === 'move-worker' && now.state.day === today && now.state.week === week) {
    const seat = now.decision?.seat ?? 0;
    now = now.play(seat, spot, 'small euro');
  }
  return now;
}

rule('ALG-WRK-01', 'five days, each in player order from the First player token', () => {
  const t = position({ seats: 3, first: 1 });
  expect([t.state.day, t.decision?.seat]).toEqual([1, 1]);
  const seats: number[] = [];
  let now = t;
  for (let turn = 0; turn < 6; turn++) {
    const seat = now.decision?.seat ?? -1;
    seats.push(seat);
    now = now.play(seat, turn < 3 ? 'a0' : 'b0', 'small euro');
  }
  expect(seats).toEqual([1, 2, 0, 1, 2, 0]);
  expect(now.state.day).toBe(3);
  const rest = ['c0', 'd0', 'e0'].reduce(day, now);
  expect([rest.state.week, rest.state.stage === 'work']).toEqual(
    rest.step === 'weekend-bonus' ? [1, false] : [2, false],
  );
});

rule('ALG-WRK-02', 'a worker starts on strip A and follows a link each day', () => {
  const t = position();
  expect(t.options(0)).toEqual(['a0', 'a1', 'a2']);
  expect(t.refusal(0, 'b0')?.rule).toBe('ALG-WRK-02');
  expect(t.reason(0, 'b0')).toBe('On Monday your worker starts on the first strip.');
  const later = position({ day: 3, plants: [{ spot: 'b1' }] });
  expect(later.options(0)).toEqual(['c0', 'c1']);
  expect(later.refusal(0, 'c2')?.rule).toBe('ALG-WRK-02');
  expect(later.reason(0, 'c2')).toBe('No link leads from your worker’s spot to that one on Wednesday.');
  expect(later.play(0, 'c1').state.players[0]?.spot).toBe('c1');
});

rule('ALG-WRK-03', 'workers share a spot', () => {
  const t = position({ turn: 1, plants: [{ spot: 'a1' }] });
  expect(plant(t.play(1, 'a1'), 1).spot).toBe('a1');
});

rule('ALG-WRK-07', 'one Double Action tile in a turn, for one more action of the same spot', () => {
  const t = atAction(doubled(2), 'a1').play(0, 'small euro');
  expect(t.step).toBe('double-action');
  expect(t.label(0, 'yes')).toBe('Use one of your 2 unlocked Double Action tiles');
  const second = t.play(0, 'yes');
  expect([second.step, second.options(0).includes('small euro')]).toEqual(['choose-action', true]);
  expect(second.heard('double-action-used')).toEqual([{ type: 'double-action-used', seat: 0, left: 1 }]);
  const ended = second.play(0, 'small choice');
  expect([ended.step, ended.decision?.seat]).toEqual(['move-worker', 1]);
  expect(goodsOf(ended)).toMatchObject({ euro: 1, choice: 1 });
  expect(t.play(0, 'no').decision?.seat).toBe(1);
});

/** So many disks and markers off, with milestones that they reach. */
function doubled(tiles: number, used = 0) {
  return {
    milestones: { 0: 'm-capital-1', 1: 'm-dist-1x2', 2: 'm-opened-3' },
    plants: [
      {
        exports: [
          ['berlin', -1, 1],
          ['hamburg', 1, 2],
          ['gdansk', 1, 3],
        ] as const,
        reached: [0, 1, 2].slice(0, tiles),
        used,
      },
    ],
  } as const;
}

rule('ALG-WRK-08', 'a tile is unlocked when its disk and its marker are gone', () => {
  expect(atAction(doubled(0), 'a1').play(0, 'small euro').step).toBe('move-worker');
  expect(atAction(doubled(1), 'a1').play(0, 'small euro').step).toBe('double-action');
  const disks = { ...doubled(3), plants: [{ ...doubled(3).plants[0], used: 3 }] };
  expect(atAction(disks, 'a1').play(0, 'small euro').step).toBe('move-worker');
});

rule('ALG-WRK-09', 'the second action is changed and paid for by itself', () => {
  const spec = doubled(1);
  const [own] = spec.plants;
  const plants = [{ ...own, goods: { wild: 2, euro: 9 } }];
  const t = atAction({ ...spec, plants }, 'a0').play(
    0,
    'wild recruit',
    'operators',
    'yes',
    'wild recruit',
    'operators',
  );
  expect(goodsOf(t).wild ?? 0).toBe(0);
  expect(plant(t).staff.operators).toBe(3);
});

rule('ALG-WRK-10', 'a used tile leaves the game', () => {
  const t = atAction(doubled(2), 'a1').play(0, 'small euro', 'yes', 'small euro');
  expect(plant(t).doubleUsed).toBe(1);
  const last = atAction({ ...doubled(1, 1) }, 'a1').play(0, 'small euro');
  expect(last.step).toBe('move-worker');
});

rule('ALG-RUL-32', 'no third action, whatever is unlocked', () => {
  const t = atAction(doubled(3), 'a1').play(0, 'small euro', 'yes', 'small euro');
  expect([t.step, t.decision?.seat]).toEqual(['move-worker', 1]);
});

rule('ALG-RUL-65', 'a turn that is over makes its crossover tiles ready', () => {
  const t = position({ plants: [{ department: 'biofuel', staff: { engineers: 2 } }] }).play(
    0,
    'a2',
    'printed engineers',
    'bf-cross-1',
  );
  expect(plant(t).crossover[0]).toBe('fresh');
  const ended = t.play(0, 'done');
  expect([ended.decision?.seat, plant(ended).crossover[0]]).toEqual([1, 'kept']);
});

rule('ALG-WKD-01', 'after weeks 1 to 3 a weekend comes, after week 4 the end', () => {
  for (const week of [1, 2, 3]) expect(friday({ week }).state.stage).toBe('weekend');
  expect(friday({ week: 4 }).state.stage).toBe('end');
});
