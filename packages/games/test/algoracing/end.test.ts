import { expect } from 'vitest';
import type { SampleType } from '../../src/algoracing/data/samples.ts';
import { rule } from '../table.ts';
import { basic, drive, full, pose, position, rover, script } from './position.ts';
import type { Driver, Race } from './position.ts';

const rest = (t: Race): Race => t.play(t.decision?.seat ?? -1, 'pass', 'done');

rule('RAC-END-01', 'seven points win the basic game at once, six do not', () => {
  const home = (delivered: readonly SampleType[]): Race =>
    drive(
      basic([{ at: '1 0 W', delivered, load: ['green'], hand: ['step', 'right', 'step'] }]),
      0,
      'step',
      'right',
      'step',
    );
  const six = home(['blue', 'blue', 'blue']);
  expect([six.score(0).total, six.over, script(six).length]).toEqual([6, null, 3]);
  const seven = home(['yellow', 'blue', 'blue']);
  expect([seven.score(0).total, seven.over, script(seven).length, pose(seven, 0)]).toEqual([7, 'target', 1, '0 0 W']);
  expect([seven.outcome?.winners, seven.decision, seven.heard('turn-ended')]).toEqual([[0], null, []]);
  expect(seven.heard('match-ended')).toEqual([{ type: 'match-ended', seat: 0, reason: 'target', points: 7 }]);
});

rule('RAC-END-01', 'nine points win the full game, eight do not', () => {
  const home = (delivered: readonly SampleType[]): Race =>
    drive(full([{ at: '0 7 S', delivered, load: ['green', 'green'], hand: ['step', 'left'] }]), 0, 'step', 'left');
  const eight = home(['blue', 'blue', 'blue', 'blue']);
  expect([eight.score(0).total, eight.over, script(eight).length]).toEqual([8, null, 2]);
  const nine = home(['blue', 'blue', 'blue', 'yellow']);
  expect([nine.score(0).total, nine.over, script(nine).length]).toEqual([9, 'target', 1]);
});

rule('RAC-END-01', 'a rover that wins on a platform is not taken away by the elevator any more', () => {
  const placements = [
    { hill: 'high', r: 0, x: 0, y: 1 },
    { hill: 'low-a', r: 0, x: 3, y: 1 },
    { hill: 'low-b', r: 3, x: 7, y: 4 },
  ] as const;
  const home = (delivered: readonly SampleType[]): Race =>
    drive(full([{ at: '6 8 E', delivered, load: ['green'], hand: ['all-way'] }], { placements }), 0, 'all-way');
  const seven = home(['blue', 'blue', 'blue', 'blue']);
  expect([seven.over, pose(seven, 0), seven.heard('elevator-ride').length]).toEqual([null, '8 7 E', 1]);
  const nine = home(['blue', 'blue', 'blue', 'yellow', 'yellow']);
  expect([nine.over, pose(nine, 0), nine.heard('elevator-ride')]).toEqual(['target', '8 8 E', []]);
});

rule('RAC-END-01', 'more than the target wins as well, and the others get no further turn', () => {
  const mine: Driver = {
    at: '1 0 W',
    delivered: ['yellow', 'blue', 'blue'],
    load: ['green', 'violet'],
    hand: ['step'],
  };
  const t = drive(basic([{ at: '3 3 N' }, mine, { delivered: ['green', 'violet'] }], { turns: 1 }), 1, 'step');
  expect([t.over, t.outcome?.winners, t.score(1).total]).toEqual(['target', [1], 9]);
});

/** Three players with two types each; the last two samples are aboard. */
const late: readonly Driver[] = [
  { at: '1 0 W', load: ['blue', 'green'], delivered: ['green', 'green'], hand: ['step', 'left', 'step'] },
  { at: '5 1 S', delivered: ['yellow', 'yellow', 'yellow', 'blue'] },
  { at: '4 5 N', delivered: ['blue', 'violet', 'violet', 'violet'] },
];

rule('RAC-END-02', 'when the last sample is delivered the turn is finished and most points win', () => {
  const t = drive(basic(late), 0, 'step', 'left', 'step');
  expect([t.over, script(t).length, pose(t, 0)]).toEqual(['all-delivered', 3, '0 1 S']);
  expect(t.state.rovers.map((_, seat) => t.score(seat).total)).toEqual([6, 6, 6]);
  expect([t.state.turns, rover(t, 0).hand.length]).toEqual([1, 5]);
  const best: readonly Driver[] = [
    { at: '0 7 S', load: ['yellow'], delivered: ['yellow', 'yellow', 'yellow', 'yellow'], hand: ['step'] },
    { delivered: ['blue', 'blue', 'blue', 'blue', 'green'] },
    { delivered: ['green', 'green', 'green', 'violet', 'blue'] },
    { at: '6 8 N', delivered: ['violet', 'violet', 'violet', 'violet', 'green'] },
  ];
  const done = drive(full(best), 0, 'step');
  expect([done.over, done.outcome?.winners, done.score(2).total]).toEqual(['all-delivered', [2], 8]);
});

rule('RAC-END-02', 'a sample on the ground or aboard keeps it going', () => {
  const [mine = {}, second = {}, third = {}] = late;
  const aboard = basic([mine, second, { ...third, delivered: ['blue', 'violet', 'violet'], load: ['violet'] }]);
  expect(drive(aboard, 0, 'step').over).toBeNull();
  const ground = basic([mine, second, { ...third, delivered: ['blue', 'violet', 'violet'] }], { ground: { '2 2': 1 } });
  expect(drive(ground, 0, 'step').over).toBeNull();
});

for (const mode of ['basic', 'full'] as const)
  rule('RAC-END-03', `in the ${mode} game five passes per player in a row end the match, one fewer does not`, () => {
    for (const seats of [1, 2, 3, 4]) {
      let t = position({ mode, seats });
      for (let i = 1; i < 5 * seats; i++) t = rest(t);
      expect([t.over, t.state.passes]).toEqual([null, 5 * seats - 1]);
      t = rest(t);
      expect([t.over, t.heard('match-ended').map(({ reason }) => reason)]).toEqual(['stalled', ['stalled']]);
    }
  });

rule('RAC-END-03', 'a run breaks the row, and most points win', () => {
  const t = basic([{ delivered: ['blue'], hand: ['left'] }, { delivered: ['blue', 'green'] }], { passes: 9 });
  const ran = drive(t, 0, 'left');
  expect([ran.over, ran.state.passes]).toEqual([null, 0]);
  const ended = rest(t);
  expect([ended.over, ended.outcome?.winners]).toEqual(['stalled', [1]]);
  const shared = full([{}], { passes: 9, commands: ['left'] }).play(0, 'run');
  expect([shared.over, shared.state.passes]).toEqual([null, 0]);
});

for (const [mode, rounds] of [
  ['basic', 40],
  ['full', 50],
] as const)
  rule('RAC-END-04', `the ${mode} game ends after the last turn of round ${rounds}`, () => {
    for (const seats of [1, 2, 3, 4]) {
      const turns = rounds * seats - 1;
      const drivers = Array.from({ length: seats }, (): Driver => ({ hand: ['left'] }));
      const last = position({ mode, seats, turns, drivers });
      const ended = drive(last, seats - 1, 'left');
      expect([ended.over, ended.state.turns]).toEqual(['round-limit', rounds * seats]);
      expect(rest(last).over).toBe('round-limit');
      const before = rest(position({ mode, seats, turns: turns - 1, drivers }));
      expect([before.over, before.decision?.seat]).toEqual([null, seats - 1]);
    }
  });

rule('RAC-END-04', 'most points win; other endings go first', () => {
  const t = basic([{ delivered: ['blue', 'green'] }, { delivered: ['blue'] }], { turns: 79 });
  expect([rest(t).over, rest(t).outcome?.winners]).toEqual(['round-limit', [0]]);
  expect(rest(basic([], { turns: 79, passes: 9 })).over).toBe('stalled');
  const won: Driver = { at: '1 0 W', delivered: ['yellow', 'blue', 'blue'], load: ['green'], hand: ['step'] };
  expect(drive(basic([{ at: '3 3 N' }, won], { turns: 79 }), 1, 'step').over).toBe('target');
  const [mine = {}, second = {}, third = {}] = late;
  expect(drive(basic([second, third, mine], { turns: 119 }), 2, 'step').over).toBe('all-delivered');
});

rule('RAC-END-05', 'a tie goes to whoever has more types', () => {
  const t = rest(basic([{ delivered: ['blue', 'blue', 'blue'] }, { delivered: ['green', 'violet'] }], { passes: 9 }));
  expect([t.score(0).total, t.score(1).total, t.outcome?.winners]).toEqual([4, 4, [1]]);
  expect(t.outcome?.ranking).toEqual([[1], [0]]);
});

rule('RAC-END-05', 'with as many types the victory is shared; more types never beat more points', () => {
  const equal = rest(
    basic([{ delivered: ['blue', 'green'] }, { delivered: ['yellow', 'violet'] }, {}], { passes: 14 }),
  );
  expect([equal.outcome?.winners, equal.outcome?.ranking]).toEqual([
    [0, 1],
    [[0, 1], [2]],
  ]);
  const drivers: readonly Driver[] = [
    { delivered: ['blue', 'blue', 'blue', 'blue', 'blue'] },
    { delivered: ['green', 'violet'] },
    { delivered: ['yellow', 'green', 'violet'] },
  ];
  const more = rest(full(drivers, { passes: 14 }));
  expect([more.score(0).total, more.score(2).total, more.outcome?.winners]).toEqual([6, 6, [2]]);
  const points = rest(full([drivers[0] ?? {}, drivers[1] ?? {}], { passes: 9 }));
  expect(points.outcome?.winners).toEqual([0]);
  expect(drive(basic(late), 0, 'step').outcome?.winners).toEqual([0, 1, 2]);
});
