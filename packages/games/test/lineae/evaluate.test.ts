import { expect, test } from 'vitest';
import { evaluate } from '../../src/lineae/bot/evaluate.ts';
import { positionKey } from '../../src/lineae/bot/position-key.ts';
import { togglesTo } from '../../src/lineae/bot/ways.ts';
import { weights } from '../../src/lineae/bot/weights.ts';
import { captain, position, roundOver } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

const empty = [null, null, null, null, null] as const;
const rockets = { 4: ['jovian-semiconductors', empty], 0: ['ganymede-fertilizer', empty] } as const;

const at = (own: Captain, more: Position = {}): Lin =>
  position({ rockets, ...more, captains: [{ column: 4, ...own }, { column: 7 }] });
const value = (own: Captain, more: Position = {}): number => evaluate(at(own, more).state, 0);

test('VP count as VP', () => {
  expect(value({ goods: { vp: 5 } }) - value({})).toBeCloseTo(5);
});

test('cubes that fit on one rocket are worth more than those that fit on none', () => {
  const fitting = value({ goods: { silica: 2, iron: 1 } });
  const loose = value({ goods: { salt: 3 } });
  expect(fitting).toBeGreaterThan(loose + 1);
  expect(loose).toBeGreaterThan(value({}));
});

test('a full load is worth the worker that it takes', () => {
  const before = at({ goods: { silica: 2, iron: 2, salt: 1 } });
  const done = before.play(
    0,
    'place launch-pad',
    'silica spot',
    'silica spot',
    'iron spot',
    'iron spot',
    'salt wild',
    'docking-arm',
  );
  expect(evaluate(done.state, 0)).toBeGreaterThan(evaluate(before.state, 0) + 1);
});

test('every cube of a load is a step forward', () => {
  let now = at({ goods: { silica: 2, iron: 2 } }).play(0, 'place launch-pad');
  for (const cube of ['silica spot', 'iron spot', 'iron spot']) {
    const next = now.play(0, cube);
    expect(evaluate(next.state, 0), cube).toBeGreaterThanOrEqual(evaluate(now.state, 0) - 1e-9);
    now = next;
  }
  // A printed spot before the wild one.
  const t = at({ goods: { silica: 1, salt: 1 } }).play(0, 'place launch-pad');
  expect(evaluate(t.play(0, 'silica spot').state, 0)).toBeGreaterThan(evaluate(t.play(0, 'silica wild').state, 0));
});

test('workers, money, electricity, technologies and a larger crew are worth something', () => {
  const bare = value({});
  expect(value({ goods: { electricity: 5 } })).toBeGreaterThan(bare + 1);
  expect(value({ goods: { money: 4 } })).toBeGreaterThan(bare + 0.5);
  expect(value({ technologies: ['docking-arm'] })).toBeGreaterThan(bare + 1);
  expect(value({ available: 5 })).toBeGreaterThan(bare + weights.crew);
});

test('some step of a dive always keeps what its outlook promises, up to the cubes on board', () => {
  const cubes = { x12r1: 'silica', x14r1: 'iron' } as const;
  let now = at({ goods: { electricity: 9, money: 2 } }, { cubes }).play(0, 'place sub-d');
  for (let i = 0; i < 30 && ['steer-sub', 'pick-up-cube', 'take-cubes'].includes(now.step ?? ''); i++) {
    const before = evaluate(now.state, 0);
    const next = now.options(0).map((option) => now.play(0, option));
    now = next.reduce((a, b) => (evaluate(b.state, 0) > evaluate(a.state, 0) ? b : a));
    // Steps are reckoned with in full, so that none of the best way loses anything.
    expect(evaluate(now.state, 0)).toBeGreaterThan(before - 1e-9);
  }
  expect(now.heard('docked')).toHaveLength(1);
  const { silica, iron } = captain(now, 0).goods;
  expect([silica > 0, iron > 0]).toEqual([true, true]);
});

test('the First Player marker is worth most while the ocean is full', () => {
  const gain = (round: number): number => value({}, { round, first: 0 }) - value({}, { round, first: 1 });
  expect([1, 2, 3, 6, 7].map(gain).map((n) => Math.round(10 * n) / 10)).toEqual([5, 3, 0.4, 0.4, 0]);
});

test('a dive among cubes promises more than one in empty water', () => {
  const own: Captain = { goods: { electricity: 9, money: 2 } };
  const rich = at(own, { cubes: { x12r1: 'silica', x14r1: 'iron' } }).play(0, 'place sub-d');
  expect(evaluate(rich.state, 0)).toBeGreaterThan(evaluate(at(own).play(0, 'place sub-d').state, 0) + 0.5);
});

test('in a dive a vessel moves to where the submersible docks, and not before', () => {
  const cubes = { x12r1: 'silica' } as const;
  const dive = at({ goods: { electricity: 9, money: 2 } }, { cubes }).play(0, 'place sub-d');
  expect(evaluate(dive.play(0, 'vessel c3').state, 0)).toBeLessThan(evaluate(dive.state, 0) - 0.5);
  const subs = { 'sub-d': { x: 11, r: 4, hold: ['silica'] } } as const;
  const risen = at({ goods: { money: 2 } }, { subs }).play(0, 'place sub-d');
  expect(evaluate(risen.play(0, 'vessel c3').state, 0)).toBeGreaterThan(evaluate(risen.state, 0) - 1e-9);
});

test('locks between a vessel and the columns are counted', () => {
  // At setup (locks 2 and 4 closed) columns 3 to 6 are level, 0 to 2 behind lock 2, 7 below lock 4.
  expect(togglesTo(0b1010, 4)).toEqual([1, 1, 1, 0, 0, 0, 0, 1]);
});

test('closing lock 1 is worse than passing, opening it is not, and others may do it', () => {
  const before = at({ goods: { electricity: 0 } });
  const passed = evaluate(before.play(0, 'pass').state, 0);
  const closed = before.play(0, 'place lock-1');
  expect(evaluate(closed.play(0, 'end').state, 0)).toBeLessThan(passed);
  expect(evaluate(before.play(0, 'place lock-3', 'end').state, 0)).toBeGreaterThan(passed);
  const shut: Position = { closed: ['lock-1', 'lock-2', 'lock-4'] };
  expect(evaluate(at({}, shut).play(0, 'place lock-1', 'end').state, 0)).toBeGreaterThan(passed);
  expect(value({}, { ...shut, occupied: { 'lock-1': [1, 1] } })).toBeCloseTo(value({}, shut));
});

test('the end of a match is worth its score, and alone the goal', () => {
  const over = roundOver({ round: 7, captains: [{ goods: { vp: 31, money: 9 } }, { column: 7 }] });
  expect(evaluate(over.state, 0)).toBe(32);
  const alone: Position = {
    seats: 1,
    round: 7,
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
    captains: [{ column: 4, goods: { iron: 1 } }],
  };
  const won = position(alone).play(0, 'place launch-pad', 'iron spot', 'docking-arm', 'done', 'pass');
  expect([won.over, evaluate(won.state, 0)]).toEqual(['solo-won', 1 + 2 + weights.goal]);
});

test('actions in another order lead to the same position', () => {
  const alone = position({ seats: 1, captains: [{ column: 4, goods: { money: 9 } }] });
  const one = alone.play(0, 'place city-1', 'place city-2', 'done');
  const other = alone.play(0, 'place city-2', 'done', 'place city-1');
  expect(positionKey(one.state)).toBe(positionKey(other.state));
  expect(positionKey(alone.play(0, 'place city-2', 'done').state)).not.toBe(positionKey(one.state));
});
