import { expect } from 'vitest';
import type { Placement } from '../../src/algoracing/data/hills.ts';
import { terrainOf } from '../../src/algoracing/terrain.ts';
import { rule } from '../table.ts';
import { drive, full, lying, over, pose, position, rover, skips } from './position.ts';
import type { Driver, Race } from './position.ts';

const rides = (t: Race): unknown[] => t.heard('elevator-ride').map(({ elevator }) => elevator);
/** Ends an algorithm on a square by turning left there. */
const endOn = (at: string, more: object = {}): Race => drive(full([{ at, hand: ['left'] }], more), 0, 'left');

/** The square before the high hill belongs to two elevators. */
const shared: readonly Placement[] = [
  { hill: 'high', r: 0, x: 0, y: 1 },
  { hill: 'low-a', r: 0, x: 3, y: 1 },
  { hill: 'low-b', r: 1, x: 1, y: 4 },
];
/** A platform of the low hill is the lower platform of the high one. */
const stacked: readonly Placement[] = [
  { hill: 'high', r: 0, x: 0, y: 1 },
  { hill: 'low-a', r: 2, x: 1, y: 3 },
  { hill: 'low-b', r: 0, x: 3, y: 1 },
];
/** The south-east corner is a lower platform. */
const cornered: readonly Placement[] = [
  { hill: 'high', r: 0, x: 0, y: 1 },
  { hill: 'low-a', r: 0, x: 3, y: 1 },
  { hill: 'low-b', r: 3, x: 7, y: 4 },
];

rule('RAC-ELE-01', 'upper platforms are the arrowed squares, lower ones the squares in front of them', () => {
  const pairs = { '5 4': '6 4', '4 4': '3 4', '2 3': '2 2', '6 2': '6 1', '7 4': '8 4' };
  for (const [upper, lower] of Object.entries(pairs)) {
    expect(pose(endOn(`${upper} N`), 0)).toBe(`${lower} W`);
    expect(pose(endOn(`${lower} N`), 0)).toBe(`${upper} W`);
  }
  expect(rides(endOn('2 4 N'))).toEqual([]);
  expect(rides(endOn('2 1 N'))).toEqual([]);
});

rule('RAC-ELE-01', 'a square of two elevators belongs to the first in the list', () => {
  for (const placements of [shared, stacked]) {
    const t = endOn('1 3 N', { placements });
    expect([rides(t), pose(t, 0)]).toEqual([['el-high-2'], '1 2 W']);
  }
});

rule('RAC-ELE-02', 'a rover that ends its algorithm on a platform rides, up and down', () => {
  const up = drive(full([{ at: '2 1 S', hand: ['step'] }]), 0, 'step');
  expect(up.heard('elevator-ride')).toEqual([
    { type: 'elevator-ride', seat: 0, elevator: 'el-low-a-1', from: { x: 2, y: 2 }, to: { x: 2, y: 3 } },
  ]);
  expect(pose(up, 0)).toBe('2 3 S');
  expect(pose(drive(full([{ at: '1 3 E', hand: ['step'] }]), 0, 'step'), 0)).toBe('2 2 E');
});

rule('RAC-ELE-02', 'also if every command was skipped, and only at the end of the algorithm', () => {
  const stuck = drive(full([{ at: '2 2 E', hand: ['step'] }]), 0, 'step');
  expect([skips(stuck), pose(stuck, 0)]).toEqual([['wall'], '2 3 E']);
  const order = drive(full([{ at: '2 1 S', hand: ['step', 'left'] }]), 0, 'step', 'left');
  const types = order.events.map(({ type }) => type);
  expect(types.indexOf('elevator-ride')).toBeGreaterThan(types.lastIndexOf('command-done'));
});

rule('RAC-ELE-03', 'a rover on the other platform keeps it busy and pays one sample', () => {
  for (const [mine, theirs] of [
    ['2 2', '2 3'],
    ['2 3', '2 2'],
  ]) {
    const t = drive(
      full([
        { at: `${mine} N`, hand: ['left'] },
        { at: `${theirs} N`, load: ['blue', 'green'] },
      ]),
      0,
      'left',
    );
    expect([pose(t, 0), rover(t, 0).load, rover(t, 1).load]).toEqual([`${mine} W`, ['s01'], ['s02']]);
    expect(t.heard('elevator-blocked')).toMatchObject([{ seat: 0, other: 1, elevator: 'el-low-a-1' }]);
    expect([t.state.locks, rover(t, 0).lift]).toEqual([[[0, 1]], true]);
  }
});

rule('RAC-ELE-03', 'as in an encounter: not twice, not from an empty hold, not into a full one', () => {
  const drivers = (a: Driver, b: Driver): readonly Driver[] => [
    { at: '2 2 N', hand: ['left'], ...a },
    { at: '2 3 N', ...b },
  ];
  const locked = drive(full(drivers({}, { load: ['blue'] }), { locks: [[0, 1]] }), 0, 'left');
  expect([rover(locked, 0).load, rover(locked, 0).lift, locked.heard('elevator-blocked').length]).toEqual([
    [],
    true,
    1,
  ]);
  const empty = drive(full(drivers({}, {})), 0, 'left');
  expect([empty.state.locks, rover(empty, 0).lift]).toEqual([[], true]);
  const laden = drive(full(drivers({ load: ['blue', 'blue', 'blue'] }, { load: ['green'] })), 0, 'left');
  expect([rover(laden, 0).load.length, rover(laden, 1).load.length, laden.state.locks]).toEqual([3, 1, []]);
});

rule('RAC-ELE-03', 'a sample paid on a lab is delivered at once, and may win', () => {
  const mine: Driver = {
    at: '8 8 N',
    corner: 'nw',
    hand: ['left'],
    delivered: ['yellow', 'yellow', 'blue', 'blue', 'blue'],
  };
  const t = drive(full([mine, { at: '8 7 N', load: ['green'] }], { placements: cornered }), 0, 'left');
  expect([rover(t, 0).delivered.at(-1), t.score(0).total, t.over]).toEqual(['green', 9, 'target']);
});

rule('RAC-ELE-04', 'if it is free when the next turn begins, that turn begins with the ride', () => {
  const drivers: readonly Driver[] = [
    { at: '2 2 E', lift: true },
    { at: '2 3 E', hand: ['step'] },
  ];
  const t = drive(full(drivers, { turns: 1 }), 1, 'step');
  expect([pose(t, 0), rover(t, 0).lift, t.step, t.decision?.seat]).toEqual(['2 3 E', false, 'build-full', 0]);
  const types = t.events.map(({ type }) => type);
  expect(types.indexOf('turn-began')).toBeLessThan(types.indexOf('elevator-ride'));
  expect(t.heard('turn-began')).toMatchObject([{ seat: 0 }]);
});

rule(
  'RAC-ELE-04',
  'still busy: it stays, nothing is paid or picked up, and the usual rule applies after the run',
  () => {
    const drivers: readonly Driver[] = [
      { at: '2 2 E', lift: true, load: ['blue'], hand: ['left'] },
      { at: '2 3 E', load: ['green'] },
    ];
    const t = full(drivers, { turns: 1, ground: { '2 2': 1 } }).play(1, 'pass', 'done');
    expect([pose(t, 0), rover(t, 0).lift, rover(t, 0).load, lying(t, '2 2')]).toEqual(['2 2 E', false, ['s01'], 1]);
    expect([t.heard('elevator-blocked'), t.heard('compensation'), t.heard('sample-picked')]).toEqual([[], [], []]);
    const again = drive(t, 0, 'left');
    expect([again.heard('elevator-blocked').length, again.heard('compensation').length, rover(again, 0).lift]).toEqual([
      1,
      1,
      true,
    ]);
  },
);

rule('RAC-ELE-04', 'the ride picks up samples, and may deliver and win before the turn has begun', () => {
  const lifted = full([{ at: '2 2 E', lift: true }, {}], { turns: 1, ground: { '2 3': 1 } }).play(1, 'pass', 'done');
  expect([pose(lifted, 0), rover(lifted, 0).load]).toEqual(['2 3 E', ['s01']]);
  const mine: Driver = {
    at: '8 7 N',
    lift: true,
    load: ['green'],
    delivered: ['yellow', 'yellow', 'blue', 'blue', 'blue'],
  };
  const won = full([mine, {}], { placements: cornered, turns: 1 }).play(1, 'pass', 'done');
  expect([pose(won, 0), won.over, won.outcome?.winners, won.decision]).toEqual(['8 8 N', 'target', [0], null]);
});

rule('RAC-END-02', 'the ride that opens a turn ends the match when it delivers the last sample', () => {
  const five = <T>(type: T): T[] => [type, type, type, type, type];
  const drivers: readonly Driver[] = [
    { at: '8 7 N', lift: true, load: ['violet'], delivered: ['yellow', 'yellow', 'blue', 'blue'] },
    { delivered: five('green') },
    { at: '4 0 N', delivered: ['yellow', 'yellow', 'yellow', 'blue', 'blue'] },
    { delivered: ['violet', 'violet', 'violet', 'violet', 'blue'] },
  ];
  const t = full(drivers, { placements: cornered, turns: 3 }).play(3, 'pass', 'done');
  expect([pose(t, 0), t.over, t.outcome?.winners, t.decision]).toEqual(['8 8 N', 'all-delivered', [0], null]);
  expect(t.score(0).total).toBe(8);
});

rule('RAC-ELE-04', 'without a wait no turn begins with a ride', () => {
  const t = full([{ at: '2 2 E' }, {}], { turns: 1 }).play(1, 'pass', 'done');
  expect([pose(t, 0), rides(t)]).toEqual(['2 2 E', []]);
});

rule('RAC-ELE-05', 'a ride keeps the direction', () => {
  for (const [dir, left] of [
    ['N', 'W'],
    ['E', 'N'],
    ['S', 'E'],
    ['W', 'S'],
  ])
    expect(pose(endOn(`2 2 ${dir}`), 0)).toBe(`2 3 ${left}`);
});

rule('RAC-ELE-06', 'an elevator that faces the border or a square that is not lower does not work', () => {
  // Before its arrow stands the high hill.
  expect(rides(endOn('3 5 N'))).toEqual([]);
  expect(rides(endOn('4 5 N'))).toEqual([]);
  const border = position({ layout: 'watchtower', drivers: [{ at: '4 0 E', hand: ['left'] }] });
  expect(rides(drive(border, 0, 'left'))).toEqual([]);
  const flush: readonly Placement[] = [
    { hill: 'low-b', r: 0, x: 4, y: 3 },
    { hill: 'low-a', r: 0, x: 1, y: 2 },
    { hill: 'high', r: 0, x: 4, y: 5 },
  ];
  const lifts = terrainOf('full', flush).elevators;
  expect(lifts.filter(({ works }) => !works).map(({ id }) => id)).toEqual(['el-low-a-2', 'el-low-b-1']);
});

rule('RAC-ELE-06', 'above a low hill the high one’s elevator works between two and one', () => {
  expect(pose(endOn('5 4 N'), 0)).toBe('6 4 W');
  expect(pose(endOn('6 4 N'), 0)).toBe('5 4 W');
});

rule('RAC-ELE-07', 'there is one ride at the end, even if another elevator waits there', () => {
  const t = endOn('0 3 N', { placements: stacked });
  expect([rides(t), pose(t, 0)]).toEqual([['el-low-a-2'], '1 3 W']);
});

rule('RAC-ELE-07', 'passing over a platform during the run does nothing', () => {
  const t = drive(full([{ at: '2 0 S', hand: ['step', 'step', 'jump'] }]), 0, 'step', 'step', 'jump');
  // The jump ends on the upper platform: the one ride takes the rover down again.
  expect([rides(t).length, pose(t, 0)]).toEqual([1, '2 2 S']);
  const across = drive(full([{ at: '1 2 E', hand: ['step', 'left', 'step'] }]), 0, 'step', 'left', 'step');
  expect([rides(across), pose(across, 0)]).toEqual([[], '2 1 N']);
  const looped = full([{ at: '5 1 E' }], { commands: ['step'], cycles: [over(1, 1, 2)] }).play(0, 'run');
  expect(rides(looped).length).toBe(1);
});

rule('RAC-ELE-07', 'a pass does not call it', () => {
  const t = full([{ at: '2 2 E' }]).play(0, 'pass', 'done');
  expect([pose(t, 0), rides(t), rover(t, 0).lift]).toEqual(['2 2 E', [], false]);
});
