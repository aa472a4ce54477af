import { expect } from 'vitest';
import { columnIds, lockIds } from '../../src/lineae/data/ocean.ts';
import type { LockId } from '../../src/lineae/data/ocean.ts';
import { rule } from '../table.ts';
import { captain, position } from './position.ts';
import type { Lin } from './position.ts';

/** A vessel at a column, with these locks closed. */
const at = (column: number, closed: readonly LockId[] = ['lock-2', 'lock-4']): Lin =>
  position({ closed, captains: [{ column }] });

/** The columns that seat 0 may sail to. */
const reached = (t: Lin): string[] =>
  t.options(0).flatMap((text) => (text.startsWith('vessel ') ? [text.slice('vessel '.length)] : []));

rule('LIN-VES-01', 'any number of columns in one move', () => {
  expect(reached(at(3))).toEqual(['c4', 'c5', 'c6']);
  const t = at(6).play(0, 'vessel c3');
  expect([captain(t, 0).column, t.heard('vessel-moved')]).toEqual([
    3,
    [{ type: 'vessel-moved', seat: 0, from: 6, to: 3 }],
  ]);
});

rule('LIN-VES-02', 'only between equal levels', () => {
  const t = at(3);
  expect([t.refusal(0, 'vessel c2')?.rule, t.reason(0, 'vessel c2')]).toEqual([
    'LIN-VES-02',
    'Your vessel is at level 4, column 3 at level 5: it passes only between equal levels.',
  ]);
  expect(t.reason(0, 'vessel c3')).toBe('Your vessel is at column 4 already.');
  expect(reached(at(7))).toEqual([]);
});

rule('LIN-VES-02', 'also on the way', () => {
  // In the water of a match levels never rise again to the right, so what is level is joined.
  const closings: readonly (readonly LockId[])[] = [
    [],
    ['lock-1'],
    ['lock-3'],
    ['lock-1', 'lock-2', 'lock-3', 'lock-4'],
  ];
  for (const closed of closings) {
    for (let column = 0; column < 8; column++) {
      const t = at(column, closed);
      const levels = columnIds
        .map((_, c) => [5, 4, 4, 3, 3, 2, 2, 2][c] ?? 0)
        .map((rows, c) => rows + (t.state.water[c] ?? 0));
      const equal = columnIds.filter((_, c) => c !== column && levels[c] === levels[column]);
      expect([closed, column, reached(t)]).toEqual([closed, column, equal]);
    }
  }
});

rule('LIN-VES-03', 'a closed lock between equal levels does not block', () => {
  const t = at(1, ['lock-2', 'lock-3', 'lock-4']);
  expect(reached(t)).toEqual(['c0', 'c2', 'c3', 'c4']);
  expect(captain(t.play(0, 'vessel c4'), 0).column).toBe(4);
});

rule('LIN-VES-04', 'several vessels may share a column', () => {
  const t = position({ captains: [{ column: 3 }, { column: 4 }] }).play(0, 'vessel c4');
  expect([captain(t, 0).column, captain(t, 1).column]).toEqual([4, 4]);
});

rule('LIN-VES-05', 'free, before the action, during it and after it', () => {
  const before = at(3).play(0, 'vessel c4');
  expect([before.step, before.decision?.seat, captain(before, 0).goods.electricity]).toEqual(['take-turn', 0, 0]);
  const during = before.play(0, 'place sub-a', 'vessel c5');
  expect([during.step, captain(during, 0).column]).toEqual(['steer-sub', 5]);
  const after = during.play(0, 'end');
  expect([after.step, after.options(0)]).toEqual(['sail-on', ['c3', 'c4', 'c6', 'done']]);
  const sailed = after.play(0, 'c6');
  expect([captain(sailed, 0).column, sailed.step, sailed.decision?.seat]).toEqual([6, 'take-turn', 1]);
});

rule('LIN-VES-05', 'not twice in a row: one move goes anywhere', () => {
  const t = at(3).play(0, 'vessel c4');
  expect([reached(t), t.refusal(0, 'vessel c5')?.rule]).toEqual([[], 'LIN-VES-05']);
  expect(t.reason(0, 'vessel c5')).toBe('You have just moved your vessel: do something else before you move it again.');
  const dive = t.play(0, 'place sub-a');
  expect(reached(dive)).toEqual(['c3', 'c5', 'c6']);
  const moved = dive.play(0, 'vessel c5');
  expect(reached(moved)).toEqual([]);
  expect(reached(moved.play(0, 'up'))).toEqual(['c3', 'c4', 'c6']);
  // An arrow gives another turn, and with it another move.
  expect(reached(t.play(0, 'place city-1'))).toEqual(['c3', 'c5', 'c6']);
});

rule('LIN-VES-05', 'a technology comes between two moves; another turn stays one', () => {
  const t = position({
    extra: true,
    captains: [{ column: 3, goods: { iron: 1 }, technologies: ['mineral-exchange'] }],
  }).play(0, 'vessel c4');
  expect([reached(t), t.options(0).includes('end')]).toEqual([[], true]);
  const sold = t.play(0, 'tech mineral-exchange', 'iron');
  expect([reached(sold), sold.options(0).includes('end')]).toEqual([['c3', 'c5', 'c6'], true]);
});

rule('LIN-VES-05', 'nobody is asked who can reach nothing', () => {
  const t = at(7).play(0, 'place sub-a', 'end');
  expect([t.step, t.decision?.seat]).toEqual(['take-turn', 1]);
});

rule('LIN-VES-05', 'not after docking', () => {
  const t = position({
    captains: [{ column: 5, goods: { money: 1 } }],
    subs: { 'sub-e': { x: 15, r: 4, hold: ['iron', 'salt'] } },
  }).play(0, 'place sub-e', 'dock', 'iron');
  expect([t.step, t.decision?.seat]).toEqual(['take-turn', 1]);
});

rule('LIN-VES-06', 'a toggle never moves a vessel to the side', () => {
  for (const lock of lockIds) {
    const t = position({ captains: [{ column: 4 }, { column: 1, goods: { money: 0 } }] }).play(0, `place ${lock}`);
    expect([captain(t, 0).column, captain(t, 1).column]).toEqual([4, 1]);
  }
});
