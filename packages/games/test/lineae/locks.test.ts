import { expect } from 'vitest';
import { rule } from '../table.ts';
import { captain, position } from './position.ts';
import { levelsOf } from './ocean.ts';

rule('LIN-LOK-01', 'a worker on a lock space toggles that lock, and has another turn', () => {
  const t = position({ captains: [{ column: 2 }, { column: 7 }] }).play(0, 'place lock-2');
  expect([t.state.locks['lock-2'], levelsOf(t.state)]).toEqual([false, '54444442']);
  expect([t.step, t.decision?.seat, t.options(0).includes('end')]).toEqual(['take-turn', 0, true]);
  expect(t.heard('lock-toggled')).toEqual([{ type: 'lock-toggled', lock: 'lock-2', closed: false }]);
  expect([t.state.occupied['lock-2'], captain(t, 0).available]).toEqual([{ seat: 0, count: 1 }, 3]);
  // Single: the next one needs two workers, and closes it again.
  const again = t.play(0, 'place lock-2');
  expect([again.state.occupied['lock-2'], captain(again, 0).available]).toEqual([{ seat: 0, count: 2 }, 2]);
  expect([again.state.locks['lock-2'], levelsOf(again.state)]).toEqual([true, '55544442']);
});

rule('LIN-LOK-01', 'what a worker opens lets vessels pass', () => {
  const t = position({ captains: [{ column: 2 }, { column: 7 }] });
  const columns = (options: readonly string[]): string[] => options.filter((text) => text.startsWith('vessel'));
  expect(columns(t.options(0))).toEqual(['vessel c0', 'vessel c1']);
  expect(columns(t.play(0, 'place lock-2').options(0))).toEqual([
    'vessel c1',
    'vessel c3',
    'vessel c4',
    'vessel c5',
    'vessel c6',
  ]);
});

rule('LIN-LOK-01', 'closing a lock that holds nothing more is a toggle like any other', () => {
  const t = position({ closed: ['lock-3'], captains: [{ column: 2 }, { column: 7 }] }).play(0, 'place lock-2');
  expect([t.state.locks['lock-2'], levelsOf(t.state), t.step, t.decision?.seat]).toEqual([
    true,
    '55555222',
    'take-turn',
    0,
  ]);
});

rule('LIN-LOK-02', 'every other player, clockwise, may move for $1 to the active one', () => {
  const t = position({
    seats: 4,
    turn: 1,
    first: 3,
    captains: [
      { column: 3, goods: { money: 2 } },
      { column: 4, goods: { money: 0 } },
      { column: 1, goods: { money: 1 } },
      { column: 6, goods: { money: 1 } },
    ],
  }).play(1, 'place lock-2');
  expect([t.step, t.decision?.seat, t.decision?.prompt]).toEqual([
    'pay-toll',
    2,
    'lock 2 is about to open: pay $1 to sail first?',
  ]);
  expect(t.options(2)).toEqual(['c0', 'c2', 'done']);
  const two = t.play(2, 'c0');
  expect([captain(two, 2).column, captain(two, 2).goods.money, captain(two, 1).goods.money]).toEqual([0, 0, 1]);
  expect(two.events.slice(-2).map(({ type }) => type)).toEqual(['toll-paid', 'vessel-moved']);
  expect([two.step, two.decision?.seat]).toEqual(['pay-toll', 3]);
  const all = two.play(3, 'done');
  expect([all.step, all.decision?.seat]).toEqual(['pay-toll', 0]);
  const done = all.play(0, 'c6');
  expect([captain(done, 0).goods.money, captain(done, 1).goods.money, captain(done, 3).column]).toEqual([1, 2, 6]);
  expect([done.step, done.decision?.seat, levelsOf(done.state)]).toEqual(['take-turn', 1, '54444442']);
});

rule('LIN-LOK-02', 'the toll costs $1 whatever the distance, and a lock that closes is announced as such', () => {
  const t = position({
    captains: [{ column: 0 }, { column: 3, goods: { money: 3 } }],
  }).play(0, 'place lock-3');
  expect(t.decision?.prompt).toBe('lock 3 is about to close: pay $1 to sail first?');
  expect(t.label(1, 'c6')).toBe('Pay $1 and sail to column 7');
  const far = t.play(1, 'c6');
  expect([captain(far, 1).goods.money, captain(far, 0).goods.money]).toEqual([2, 1]);
});

rule('LIN-LOK-03', 'toll moves use the levels before the toggle', () => {
  const t = position({
    seats: 3,
    captains: [{ column: 4 }, { column: 2, goods: { money: 0 } }, { column: 2, goods: { money: 1 } }],
  }).play(0, 'place lock-2');
  // Seat 1 has no money and is not asked.
  expect([t.decision?.seat, t.options(2)]).toEqual([2, ['c0', 'c1', 'done']]);
  expect([t.refusal(2, 'c3')?.rule, t.reason(2, 'c3')]).toEqual([
    'LIN-VES-02',
    'Your vessel is at level 5, column 4 at level 4: it passes only between equal levels.',
  ]);
  const moved = t.play(2, 'c0');
  expect([captain(moved, 2).column, captain(moved, 2).goods.money, captain(moved, 0).goods.money]).toEqual([0, 0, 1]);
  // Cut off: column 1 stays at level 5.
  expect(levelsOf(moved.state)).toBe('54444442');
});

rule('LIN-LOK-04', 'players who passed are asked too', () => {
  const t = position({ captains: [{ column: 4 }, { column: 1, goods: { money: 1 }, passed: true }] });
  expect(t.play(0, 'place lock-1').decision).toMatchObject({ step: 'pay-toll', seat: 1 });
});

rule('LIN-LOK-04', 'nobody without $1 or without a column to go to is asked', () => {
  const poor = position({ captains: [{ column: 4 }, { column: 1, goods: { money: 0 } }] }).play(0, 'place lock-1');
  expect([poor.step, poor.decision?.seat]).toEqual(['take-turn', 0]);
  const alone = position({ captains: [{ column: 4 }, { column: 7, goods: { money: 5 } }] }).play(0, 'place lock-1');
  expect([alone.step, alone.decision?.seat]).toEqual(['take-turn', 0]);
});

rule('LIN-LOK-04', 'alone nobody is asked', () => {
  const t = position({ seats: 1, captains: [{ column: 4, goods: { money: 5 } }] }).play(0, 'place lock-1');
  expect([t.step, t.state.locks['lock-1']]).toEqual(['take-turn', true]);
});

rule('LIN-COL-09', 'the Lock Control Tower toggles any lock with the whole procedure', () => {
  const t = position({
    row: { 4: 'lock-control-tower' },
    occupied: { 'lock-4': [1, 2] },
    captains: [{ column: 4 }, { column: 3, goods: { money: 1 } }],
  }).play(0, 'place lock-control-tower');
  expect([t.step, t.options(0), captain(t, 0).goods.money]).toEqual([
    'choose-lock',
    ['lock-1', 'lock-2', 'lock-3', 'lock-4'],
    1,
  ]);
  expect(t.label(0, 'lock-4')).toBe('Open lock 4');
  const asked = t.play(0, 'lock-4');
  expect([asked.step, asked.decision?.seat]).toEqual(['pay-toll', 1]);
  const done = asked.play(1, 'c6');
  expect([levelsOf(done.state), captain(done, 0).goods.money, captain(done, 1).column]).toEqual(['55533222', 2, 6]);
  expect([done.step, done.decision?.seat, done.state.occupied['lock-4']]).toEqual([
    'take-turn',
    0,
    { seat: 1, count: 2 },
  ]);
});
