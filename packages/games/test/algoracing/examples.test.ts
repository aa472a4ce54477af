import { expect, test } from 'vitest';
import { expand } from '../../src/algoracing/algorithm.ts';
import { points } from '../../src/algoracing/scoring.ts';
import { drive, full, lying, over, pose, position, rover, skips } from './position.ts';
import type { Driver } from './position.ts';

// E1 to E4 are the rulebook's own examples; the others show rules that it leaves to the reader.

test('E1 two yellow and one blue make five points (RAC-SCO-01)', () => {
  expect(points(['yellow', 'yellow', 'blue'])).toBe(5);
  const t = position({
    layout: 'first-steps',
    drivers: [{ at: '1 0 W', load: ['yellow', 'yellow', 'blue'], hand: ['step'] }],
  });
  const home = drive(t, 0, 'step');
  expect(home.heard('samples-delivered')[0]).toMatchObject({ types: ['yellow', 'yellow', 'blue'], points: 5 });
  expect(home.score(0).total).toBe(5);
});

test('E2 a cycle over two commands repeats them in turn (RAC-CYC-01)', () => {
  const script = expand({ commands: ['step', 'left'], cycles: [over(1, 2, 2)] });
  expect(script.map(({ kind }) => kind)).toEqual(['step', 'left', 'step', 'left']);
  expect(script.map(({ repeat }) => repeat)).toEqual([1, 1, 2, 2]);
});

const figure = {
  commands: ['step', 'right', 'step', 'jump'],
  cycles: [over(1, 2, 2), over(3, 1, 3)],
} as const;

test('E3 the route of the four commands with two cycles (RAC-CYC-01, RAC-TURN-02)', () => {
  const t = full([{ at: '3 7 W' }, { at: '8 8 N' }], figure).play(0, 'run');
  expect(t.heard('command-started').map(({ kind }) => kind)).toEqual([
    'step',
    'right',
    'step',
    'right',
    'step',
    'step',
    'step',
    'jump',
  ]);
  expect(t.heard('rover-moved').map(({ to }) => to)).toEqual([
    { x: 2, y: 7 },
    { x: 2, y: 6 },
    { x: 3, y: 6 },
    { x: 4, y: 6 },
    { x: 5, y: 6 },
    { x: 6, y: 6 },
  ]);
  expect(pose(t, 0)).toBe('6 6 E');
  expect(skips(t)).toEqual([]);
});

test('E4 three players build one algorithm until it is full (RAC-ALG-01 to RAC-ALG-04, RAC-CYC-03)', () => {
  const hands: readonly Driver[] = [
    { hand: ['step', 'right', 'cycle-2', 'all-way', 'jump'] },
    { hand: ['step', 'jump', 'cycle-3'] },
    { hand: ['left'] },
  ];
  const start = full(hands, { deck: ['u-turn', 'u-turn', 'u-turn'] });
  const a = start.play(0, 'pick step', 'insert 0', 'pick right', 'insert 1', 'pick cycle-2', 'over 1-2', 'run');
  expect(a.heard('command-started').map(({ kind }) => kind)).toEqual(['step', 'right', 'step', 'right']);
  const b = a.play(1, 'pick step', 'insert 2', 'pick jump', 'insert 3', 'pick cycle-3', 'over 3', 'run');
  expect([b.state.commands, b.state.cycles]).toEqual([[...figure.commands], [...figure.cycles]]);
  const c = b.play(2, 'remove-cycle 2', 'pick left', 'cover 4', 'run');
  expect(c.state.commands).toEqual(['step', 'right', 'step', 'left']);
  expect(expand(c.state).map(({ kind }) => kind)).toEqual(['step', 'right', 'step', 'right', 'step', 'left']);
  const built = c.play(0, 'pick all-way', 'insert 0', 'pick jump', 'cover 5');
  expect(built.state.cycles).toEqual([over(2, 2, 2)]);
  expect(expand(built.state).map(({ kind }) => kind)).toEqual([
    'all-way',
    'step',
    'right',
    'step',
    'right',
    'step',
    'jump',
  ]);
  const done = built.play(0, 'run');
  expect(done.heard('algorithm-cleared')).toMatchObject([{ seat: 0, cards: 6 }]);
  expect([done.state.commands, done.state.cycles]).toEqual([[], []]);
  expect(done.decision).toMatchObject({ seat: 1, step: 'build-full' });
  expect(done.refusal(1, 'run')).toMatchObject({ rule: 'RAC-ALG-02' });
});

test('E5 jump heights (RAC-CMD-04, RAC-CMD-05, RAC-CMD-06, RAC-CMD-09)', () => {
  const jump = (at: string) => drive(full([{ at, hand: ['jump'] }]), 0, 'jump');
  expect(skips(jump('4 2 S'))).toEqual(['too-high']);
  expect(pose(jump('3 2 S'), 0)).toBe('3 3 S');
  expect(pose(jump('3 3 E'), 0)).toBe('4 3 E');
  expect(skips(jump('5 3 N'))).toEqual(['too-high']);
  const t = drive(full([{ at: '3 3 N', hand: ['step', 'right'] }]), 0, 'step', 'right');
  expect([pose(t, 0), skips(t)]).toEqual(['3 3 E', ['hill']]);
});

test('E6 all the way stops on samples, also with a full hold (RAC-CMD-03, RAC-SAM-03)', () => {
  const ground = { '0 5': 1, '0 3': 1 };
  const hand = ['all-way', 'all-way', 'all-way'] as const;
  const mine: Driver = { at: '0 8 N', hand, corner: 'se' };
  const aside: Driver = { corner: 'ne' };
  const t = drive(full([mine, aside], { ground }), 0, ...hand);
  expect(t.heard('sample-picked').map(({ at }) => at)).toEqual([
    { x: 0, y: 5 },
    { x: 0, y: 3 },
  ]);
  expect(pose(t, 0)).toBe('0 0 N');
  const laden: Driver = { ...mine, load: ['green', 'green', 'green'] };
  const once = drive(full([laden, aside], { ground: { '0 5': 1 } }), 0, 'all-way');
  expect([pose(once, 0), once.heard('sample-picked').length, lying(once, '0 5')]).toEqual(['0 5 N', 0, 1]);
  const twice = drive(full([laden, aside], { ground: { '0 5': 1 } }), 0, 'all-way', 'all-way');
  expect(pose(twice, 0)).toBe('0 0 N');
});

const bumped: Driver = { at: '3 8 N', load: ['blue', 'green'] };

test('E7 one compensation for three encounters, another after a move (RAC-ENC-02, RAC-ENC-03)', () => {
  const mine: Driver = { at: '2 8 E', hand: ['u-turn', 'u-turn'] };
  const t = full([mine, bumped], { commands: ['step'], cycles: [over(1, 1, 3)] }).play(0, 'run');
  expect([t.heard('encounter').length, t.heard('compensation').length]).toEqual([3, 1]);
  expect([rover(t, 0).load, rover(t, 1).load]).toEqual([['s01'], ['s02']]);
  expect(t.state.locks).toEqual([[0, 1]]);
  const locked = [
    { ...mine, load: ['blue'] },
    { ...bumped, load: ['green'] },
  ] as const satisfies readonly Driver[];
  const back = full(locked, { commands: ['step', 'step', 'step'], locks: [[0, 1]] });
  expect(back.play(0, 'run').heard('compensation')).toEqual([]);
  const again = back.play(0, 'pick u-turn', 'insert 0', 'pick u-turn', 'insert 2', 'run');
  expect(again.heard('command-started').map(({ kind }) => kind)).toEqual(['u-turn', 'step', 'u-turn', 'step', 'step']);
  expect([rover(again, 0).load, rover(again, 1).load]).toEqual([['s01', 's02'], []]);
});

test('E8 a wall prevents the encounter, a jump does not mind (RAC-ENC-04)', () => {
  const t = full([
    { at: '4 7 S', hand: ['step', 'jump'] },
    { at: '4 8 N', load: ['blue'] },
  ]);
  const stepped = drive(t, 0, 'step');
  expect([skips(stepped), stepped.heard('encounter')]).toEqual([['wall'], []]);
  const jumped = drive(t, 0, 'jump');
  expect([skips(jumped), jumped.heard('compensation').length]).toEqual([['rover'], 1]);
});

test('E9 a full rover gets nothing and is not locked (RAC-ENC-02)', () => {
  const mine: Driver = { at: '2 8 E', hand: ['step'], load: ['yellow', 'yellow', 'yellow'] };
  const t = drive(full([mine, bumped]), 0, 'step');
  expect([t.heard('encounter').length, t.heard('compensation'), t.state.locks]).toEqual([1, [], []]);
});

test('E10 elevators go up and down and keep the direction (RAC-ELE-02, RAC-ELE-05)', () => {
  const up = drive(full([{ at: '2 0 S', hand: ['step', 'step'] }]), 0, 'step', 'step');
  expect(up.heard('elevator-ride')).toMatchObject([{ elevator: 'el-low-a-1', to: { x: 2, y: 3 } }]);
  expect(pose(up, 0)).toBe('2 3 S');
  const down = drive(full([{ at: '2 4 N', hand: ['step'] }]), 0, 'step');
  expect(pose(down, 0)).toBe('2 2 N');
});

test('E11 a busy elevator costs a sample and comes later (RAC-ELE-03, RAC-ELE-04)', () => {
  const hands: readonly Driver[] = [
    { at: '2 0 S', hand: ['step', 'step'] },
    { at: '2 3 E', load: ['blue'], hand: ['right'] },
  ];
  const t = drive(full(hands), 0, 'step', 'step');
  expect(t.heard('elevator-blocked')).toMatchObject([{ other: 1, elevator: 'el-low-a-1' }]);
  expect([pose(t, 0), rover(t, 0).load.length, rover(t, 0).lift]).toEqual(['2 2 S', 1, true]);
  const left = t.play(1, 'run');
  expect(pose(left, 1)).toBe('3 3 E');
  expect([pose(left, 0), rover(left, 0).lift]).toEqual(['2 3 S', false]);
  const stayed = t.play(1, 'pass', 'done');
  expect([pose(stayed, 0), rover(stayed, 0).lift]).toEqual(['2 2 S', false]);
});

test('E12 elevators work between storeys, or not at all (RAC-ELE-06)', () => {
  const up = drive(full([{ at: '3 3 S', hand: ['step'] }]), 0, 'step');
  expect(pose(up, 0)).toBe('4 4 S');
  const broken = drive(full([{ at: '2 5 E', hand: ['step'] }]), 0, 'step');
  expect([pose(broken, 0), broken.heard('elevator-ride')]).toEqual(['3 5 E', []]);
});

test('E13 a teleported rover goes home empty (RAC-TEL-03, RAC-TEL-04, RAC-TEL-05)', () => {
  const drivers: readonly Driver[] = [
    { at: '0 8 N', corner: 'sw', hand: ['teleport'] },
    { at: '0 2 E', corner: 'ne', load: ['blue', 'green'] },
    { at: '6 8 N', corner: 'se' },
  ];
  const t = drive(full(drivers), 0, 'teleport');
  expect([pose(t, 1), rover(t, 1).load, lying(t, '0 2')]).toEqual(['8 0 E', [], 2]);
  const taken = drive(full([...drivers.slice(0, 2), { at: '8 0 S', corner: 'se' }]), 0, 'teleport');
  expect([pose(taken, 1), rover(taken, 1).load.length, skips(taken)]).toEqual(['0 2 E', 2, ['base-occupied']]);
});

test('E14 teleported samples come nearer until they are aboard (RAC-TEL-06, RAC-TEL-07)', () => {
  const hand = ['teleport', 'teleport', 'teleport'] as const;
  const t = drive(full([{ at: '0 8 N', corner: 'se', hand }], { ground: { '0 5': 2 } }), 0, ...hand);
  expect(t.heard('samples-pulled').map(({ to }) => to)).toEqual([
    { x: 0, y: 6 },
    { x: 0, y: 7 },
    { x: 0, y: 8 },
  ]);
  expect(t.heard('sample-picked').length).toBe(2);
  const tight = drive(full([{ at: '0 6 N', hand, load: ['blue', 'blue'] }], { ground: { '0 5': 2 } }), 0, 'teleport');
  expect([rover(tight, 0).load.length, lying(tight, '0 6')]).toEqual([3, 1]);
});

test('E15 the impulse passes walls and stays on its level (RAC-TEL-02)', () => {
  const low = drive(full([{ at: '0 4 E', hand: ['teleport'] }], { ground: { '2 4': 1 } }), 0, 'teleport');
  expect([skips(low), lying(low, '2 4')]).toEqual([['nothing-ahead'], 1]);
  const wall = drive(full([{ at: '4 1 N', hand: ['teleport'] }], { ground: { '4 0': 1 } }), 0, 'teleport');
  expect(rover(wall, 0).load.length).toBe(1);
});

test('E16 two samples and a lab in one basic run (RAC-SAM-05, RAC-SAM-06)', () => {
  const t = drive(
    position({
      layout: 'first-steps',
      drivers: [{ at: '0 0 E', hand: ['all-way', 'step', 'all-way'] }, { corner: 'se' }],
      ground: { '2 0': ['yellow'], '3 0': ['blue'] },
    }),
    0,
    'all-way',
    'step',
    'all-way',
  );
  expect(t.heard('sample-picked').map(({ at }) => at)).toEqual([
    { x: 2, y: 0 },
    { x: 3, y: 0 },
  ]);
  expect([pose(t, 0), t.score(0).total]).toEqual(['5 0 E', 4]);
});

test('E17 a hill in the basic game (RAC-CMD-02, RAC-CMD-04)', () => {
  const mine: Driver = { at: '1 0 S', hand: ['step', 'jump', 'all-way'] };
  const t = drive(
    position({ layout: 'first-steps', drivers: [mine], ground: { '1 1': 1 } }),
    0,
    'step',
    'jump',
    'all-way',
  );
  expect([skips(t), rover(t, 0).load.length, pose(t, 0)]).toEqual([['hill'], 1, '1 2 S']);
});

test('E18 what breaks a cycle (RAC-CYC-04, RAC-CYC-06)', () => {
  const t = full([{ hand: ['left'] }], { commands: ['step', 'jump', 'right'], cycles: [over(2, 2, 2)] });
  const after = (option: string) => t.play(0, 'pick left', option).state.cycles;
  expect(after('cover 3')).toEqual([]);
  expect(after('insert 2')).toEqual([]);
  expect(after('insert 1')).toEqual([over(3, 2, 2)]);
  expect(after('insert 3')).toEqual([over(2, 2, 2)]);
  expect(after('cover 1')).toEqual([over(2, 2, 2)]);
  expect(t.play(0, 'pick left', 'cover 3').heard('cycle-lost')).toMatchObject([{ factor: 2, start: 2, width: 2 }]);
});

test('E19 the fifth command is the last (RAC-ALG-03)', () => {
  const commands = ['left', 'right', 'left', 'right'] as const;
  const t = full([{ hand: ['step', 'jump', 'cycle-2'] }], { commands }).play(0, 'pick step', 'insert 4');
  const placing = t.play(0, 'pick jump');
  expect(placing.options(0)).toEqual(['cover 1', 'cover 2', 'cover 3', 'cover 4', 'cover 5']);
  expect(placing.refusal(0, 'insert 5')).toEqual({ rule: 'RAC-ALG-03', facts: { length: 5, most: 5 } });
  expect(t.options(0)).toContain('pick cycle-2');
  expect(t.play(0, 'run').state.commands).toEqual([]);
});

test('E20 the points that win end the run (RAC-END-01, RAC-SCO-01)', () => {
  const mine: Driver = {
    at: '1 0 W',
    load: ['green'],
    delivered: ['yellow', 'blue', 'blue'],
    hand: ['step', 'right', 'step'],
  };
  const t = drive(position({ layout: 'first-steps', drivers: [mine] }), 0, 'step', 'right', 'step');
  expect([t.over, t.score(0).total, t.outcome?.winners]).toEqual(['target', 7, [0]]);
  expect(t.heard('command-started').length).toBe(1);
});
