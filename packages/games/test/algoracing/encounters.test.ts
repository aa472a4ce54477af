import { expect } from 'vitest';
import { rule } from '../table.ts';
import { basic, drive, full, over, pose, rover, script, skips } from './position.ts';
import type { Driver, Race } from './position.ts';

const loads = (t: Race): unknown[] => t.state.rovers.map(({ load }) => load);
const paid = (t: Race): number => t.heard('compensation').length;

rule('RAC-ENC-01', 'a rover stops before another one and goes on with its next command', () => {
  const mine: Driver = { at: '0 3 E', hand: ['step', 'left', 'step'] };
  const t = drive(basic([mine, { at: '1 3 N' }]), 0, 'step', 'left', 'step');
  expect([script(t), skips(t), pose(t, 0), pose(t, 1)]).toEqual([
    ['step', 'left', 'step'],
    ['rover'],
    '0 2 N',
    '1 3 N',
  ]);
  expect(t.heard('encounter')).toEqual([{ type: 'encounter', seat: 0, other: 1 }]);
});

rule('RAC-ENC-01', 'so it is for all the way, which ends beside it, and for a jump', () => {
  const all = drive(basic([{ at: '0 3 E', hand: ['all-way'] }, { at: '3 3 N' }]), 0, 'all-way');
  expect([pose(all, 0), all.heard('encounter').length, skips(all)]).toEqual(['2 3 E', 1, []]);
  const jump = drive(
    basic([
      { at: '1 0 S', hand: ['jump'] },
      { at: '1 1 N', load: ['blue'] },
    ]),
    0,
    'jump',
  );
  expect([pose(jump, 0), skips(jump), paid(jump)]).toEqual(['1 0 S', ['rover'], 1]);
});

rule('RAC-ENC-02', 'the other rover gives one sample, face down, never more', () => {
  const t = drive(
    basic([
      { at: '0 3 E', hand: ['step'] },
      { at: '1 3 N', load: ['blue', 'green'] },
    ]),
    0,
    'step',
  );
  expect(loads(t)).toEqual([['s01'], ['s02']]);
  expect(t.heard('compensation')).toEqual([{ type: 'compensation', seat: 0, from: 1, sample: 's01' }]);
});

rule('RAC-ENC-02', 'a rover with two gets one, a rover with three none', () => {
  const bump = (load: NonNullable<Driver['load']>): Race =>
    drive(
      basic([
        { at: '0 3 E', load, hand: ['step'] },
        { at: '1 3 N', load: ['violet'] },
      ]),
      0,
      'step',
    );
  const two = bump(['blue', 'blue']);
  expect([rover(two, 0).load.length, rover(two, 1).load.length, two.state.locks]).toEqual([3, 0, [[0, 1]]]);
  const three = bump(['blue', 'blue', 'green']);
  expect([rover(three, 0).load.length, rover(three, 1).load.length, three.state.locks]).toEqual([3, 1, []]);
  expect(three.heard('encounter').length).toBe(1);
});

rule('RAC-ENC-02', 'a rover that carries nothing gives nothing, and the two are not quits', () => {
  const t = drive(basic([{ at: '0 3 E', load: ['blue'], hand: ['step'] }, { at: '1 3 N' }]), 0, 'step');
  expect([paid(t), t.state.locks, loads(t)]).toEqual([0, [], [['s01'], []]]);
});

rule('RAC-ENC-03', 'a paid pair owes each other nothing more, in either direction', () => {
  const drivers: readonly Driver[] = [
    { at: '0 3 E', hand: ['step', 'step'] },
    { at: '1 3 W', load: ['blue', 'green'], hand: ['step'] },
  ];
  const t = drive(basic(drivers), 0, 'step', 'step');
  expect([paid(t), t.heard('encounter').length, t.state.locks]).toEqual([1, 2, [[0, 1]]]);
  const back = drive(t, 1, 'step');
  expect([back.heard('encounter').length, paid(back)]).toEqual([3, 1]);
});

rule('RAC-ENC-03', 'when either of the two has left its square they are liable again', () => {
  const locks = [[0, 1]] as const;
  const hand = ['u-turn', 'step', 'u-turn', 'step', 'step'] as const;
  const mine: Driver = { at: '1 3 E', hand: ['u-turn', 'u-turn'] };
  const other: Driver = { at: '2 3 E', load: ['blue'], hand: ['step', 'u-turn'] };
  const stay = drive(basic([{ at: '1 3 E', hand: ['step'] }, other], { locks }), 0, 'step');
  expect(paid(stay)).toBe(0);
  const moved = full(
    [
      { ...mine, at: '4 8 E' },
      { at: '5 8 N', load: ['blue'] },
    ],
    {
      locks,
      commands: ['step', 'step', 'step'],
    },
  ).play(0, 'pick u-turn', 'insert 0', 'pick u-turn', 'insert 2', 'run');
  expect([script(moved), paid(moved)]).toEqual([[...hand], 1]);
  const left = drive(basic([mine, other], { locks, turns: 1 }), 1, 'step');
  expect(left.state.locks).toEqual([]);
  const turned = drive(basic([mine, other], { locks, turns: 1 }), 1, 'u-turn');
  expect(turned.state.locks).toEqual([[0, 1]]);
});

rule('RAC-ENC-03', 'a lock concerns its two rovers only', () => {
  const t = full(
    [
      { at: '4 8 E', hand: ['step', 'left', 'jump'] },
      { at: '5 8 N', load: ['blue'] },
      { at: '4 7 N', load: ['green'] },
      { at: '8 8 N' },
    ],
    {
      locks: [
        [0, 1],
        [2, 3],
      ],
    },
  );
  const ran = drive(t, 0, 'step', 'left', 'jump');
  expect(ran.heard('compensation')).toMatchObject([{ from: 2 }]);
  expect(ran.state.locks).toEqual([
    [0, 1],
    [2, 3],
    [0, 2],
  ]);
  const away = drive(
    full([{ at: '4 8 W', hand: ['step'] }, {}, {}, {}], {
      locks: [
        [0, 1],
        [1, 2],
        [0, 3],
      ],
    }),
    0,
    'step',
  );
  expect(away.state.locks).toEqual([[1, 2]]);
});

rule('RAC-ENC-03', 'a teleport and an elevator are moves too', () => {
  const sent = drive(
    full([{ at: '0 8 N', corner: 'sw', hand: ['teleport'] }, { at: '0 2 E', corner: 'ne' }, { corner: 'se' }], {
      locks: [[1, 2]],
    }),
    0,
    'teleport',
  );
  expect([pose(sent, 1), sent.state.locks]).toEqual(['8 0 E', []]);
  const lifted = full([{ at: '2 2 E', hand: ['left'] }, {}], { locks: [[0, 1]] });
  expect(drive(lifted, 0, 'left').state.locks).toEqual([]);
});

rule('RAC-ENC-04', 'a wall or a hill before the other rover prevents the encounter', () => {
  const wall = drive(
    basic([
      { at: '3 1 E', hand: ['step'] },
      { at: '4 1 N', load: ['blue'] },
    ]),
    0,
    'step',
  );
  expect([skips(wall), wall.heard('encounter')]).toEqual([['wall'], []]);
  const hill = drive(
    basic([
      { at: '1 0 S', hand: ['step'] },
      { at: '1 1 N', load: ['blue'] },
    ]),
    0,
    'step',
  );
  expect([skips(hill), hill.heard('encounter')]).toEqual([['hill'], []]);
  const high = drive(
    full([
      { at: '4 2 S', hand: ['jump'] },
      { at: '4 3 N', load: ['blue'] },
    ]),
    0,
    'jump',
  );
  expect([skips(high), high.heard('encounter')]).toEqual([['too-high'], []]);
  const all = drive(
    basic([
      { at: '4 0 S', hand: ['all-way'] },
      { at: '4 3 N', load: ['blue'] },
    ]),
    0,
    'all-way',
  );
  expect([pose(all, 0), all.heard('encounter')]).toEqual(['4 2 S', []]);
});

rule('RAC-ENC-04', 'a jump that could have crossed them meets the rover', () => {
  const wall = drive(
    basic([
      { at: '3 1 E', hand: ['jump'] },
      { at: '4 1 N', load: ['blue'] },
    ]),
    0,
    'jump',
  );
  expect([skips(wall), paid(wall)]).toEqual([['rover'], 1]);
  const storey = drive(
    full([
      { at: '3 3 E', hand: ['jump'] },
      { at: '4 3 N', load: ['blue'] },
    ]),
    0,
    'jump',
  );
  expect([skips(storey), paid(storey)]).toEqual([['rover'], 1]);
});

rule('RAC-ENC-05', 'the sample that was aboard longest is given, and comes last in the new hold', () => {
  const drivers: readonly Driver[] = [
    { at: '0 3 E', load: ['yellow'], hand: ['step'] },
    { at: '1 3 N', load: ['blue', 'green', 'violet'] },
  ];
  const t = drive(basic(drivers), 0, 'step');
  expect(loads(t)).toEqual([
    ['s01', 's02'],
    ['s03', 's04'],
  ]);
});

rule('RAC-ENC-05', 'under a cycle only the first of several encounters is paid', () => {
  const t = full([{ at: '4 8 E' }, { at: '5 8 N', load: ['blue', 'green'] }], {
    commands: ['step'],
    cycles: [over(1, 1, 3)],
  }).play(0, 'run');
  expect([t.heard('encounter').length, loads(t)]).toEqual([3, [['s01'], ['s02']]]);
});
