import { expect } from 'vitest';
import { rule } from '../table.ts';
import { basic, drive, full, lying, pose, rover, script, skips } from './position.ts';
import type { Driver, Race } from './position.ts';

const picked = (t: Race): unknown[] => t.heard('sample-picked').map(({ sample }) => sample);

rule('RAC-SAM-01', 'a rover that enters the square of a sample takes it, by step, jump or all the way', () => {
  for (const kind of ['step', 'jump', 'all-way'] as const) {
    const t = drive(basic([{ at: '0 3 E', hand: [kind] }], { ground: { '1 3': 1 } }), 0, kind);
    expect([picked(t), rover(t, 0).load, lying(t, '1 3')], kind).toEqual([['s01'], ['s01'], 0]);
  }
});

rule('RAC-SAM-01', 'several samples of one square all come aboard, those that have lain longest first', () => {
  const t = drive(basic([{ at: '0 3 E', hand: ['step'] }], { ground: { '1 3': 3 } }), 0, 'step');
  expect(rover(t, 0).load).toEqual(['s01', 's02', 's03']);
});

rule('RAC-SAM-01', 'an elevator brings it to a sample too', () => {
  const t = drive(full([{ at: '2 1 S', hand: ['step'] }], { ground: { '2 3': 1 } }), 0, 'step');
  expect([pose(t, 0), picked(t)]).toEqual(['2 3 S', ['s01']]);
});

rule('RAC-SAM-02', 'nobody sees the type of a sample aboard, and what is seen does not depend on it', () => {
  const t = drive(basic([{ at: '0 3 E', hand: ['step'] }], { ground: { '1 3': ['violet'] } }), 0, 'step');
  expect(JSON.stringify(t.heard('sample-picked'))).not.toContain('violet');
  const other = drive(basic([{ at: '0 3 E', hand: ['step'] }], { ground: { '1 3': ['yellow'] } }), 0, 'step');
  for (const seat of [null, 0, 1]) {
    const { faces } = t.view(seat) as { faces?: { count: number; items: readonly string[] } };
    // The mix of what nobody has seen is known by subtraction, sorted, so that it tells nothing about one sample.
    expect([faces?.count, faces?.items]).toEqual([12, [...t.state.faces].sort()]);
    expect(t.view(seat)).toEqual(other.view(seat));
  }
});

rule('RAC-SAM-02', 'a delivery shows the types to all', () => {
  const t = drive(basic([{ at: '1 0 W', load: ['violet', 'blue'], hand: ['step'] }]), 0, 'step');
  expect(t.heard('samples-delivered')).toMatchObject([{ samples: ['s01', 's02'], types: ['violet', 'blue'] }]);
  expect(rover(t, 0).delivered).toEqual(['violet', 'blue']);
  expect([t.state.unseen.length, t.state.faces.length]).toEqual([10, 10]);
});

rule('RAC-SAM-03', 'three fit aboard and no more; the rest stays where it lies', () => {
  const at = (load: Driver['load'], count: number): Race =>
    drive(basic([{ at: '0 3 E', load: load ?? [], hand: ['step'] }], { ground: { '1 3': count } }), 0, 'step');
  expect([rover(at(['blue', 'blue'], 1), 0).load.length, lying(at(['blue', 'blue'], 1), '1 3')]).toEqual([3, 0]);
  const three = at(['blue', 'blue', 'green'], 1);
  expect([rover(three, 0).load.length, lying(three, '1 3'), pose(three, 0)]).toEqual([3, 1, '1 3 E']);
  const five = at([], 5);
  expect([rover(five, 0).load, lying(five, '1 3')]).toEqual([['s01', 's02', 's03'], 2]);
});

rule('RAC-SAM-03', 'a rover that stands on what it left takes it as soon as there is room', () => {
  const drivers: readonly Driver[] = [
    { at: '1 3 N', load: ['blue', 'blue', 'green'], hand: ['left'] },
    { at: '0 3 E', hand: ['step'] },
  ];
  const bumped = drive(basic(drivers, { ground: { '1 3': 1 }, turns: 1 }), 1, 'step');
  expect([rover(bumped, 0).load.length, lying(bumped, '1 3')]).toEqual([2, 1]);
  const next = drive(bumped, 0, 'left');
  expect([rover(next, 0).load.length, lying(next, '1 3')]).toEqual([3, 0]);
});

rule('RAC-SAM-04', 'at a lab everything aboard is scored', () => {
  for (const load of [['blue'], ['blue', 'green'], ['blue', 'green', 'blue']] as const) {
    const t = drive(basic([{ at: '1 0 W', load, hand: ['step'] }]), 0, 'step');
    expect([rover(t, 0).load, rover(t, 0).delivered]).toEqual([[], [...load]]);
  }
  const beside = drive(basic([{ at: '2 0 W', load: ['blue'], hand: ['step'] }]), 0, 'step');
  expect([rover(beside, 0).load.length, beside.heard('samples-delivered')]).toEqual([1, []]);
});

rule('RAC-SAM-04', 'nothing is delivered by a rover that carries nothing', () => {
  const t = drive(basic([{ at: '1 0 W', hand: ['step'] }]), 0, 'step');
  expect([pose(t, 0), t.heard('samples-delivered')]).toEqual(['0 0 W', []]);
});

rule('RAC-SAM-04', 'samples on the square of a lab are taken and delivered until none is left', () => {
  const mine: Driver = { at: '1 0 W', load: ['blue', 'blue'], hand: ['step'] };
  const t = drive(basic([mine], { ground: { '0 0': ['blue', 'yellow', 'yellow', 'yellow'] } }), 0, 'step');
  const types = t.heard('samples-delivered').map((event) => event['types']);
  expect(types).toEqual([
    ['blue', 'blue', 'blue'],
    ['yellow', 'yellow', 'yellow'],
  ]);
  expect([lying(t, '0 0'), t.over]).toEqual([0, 'target']);
});

rule('RAC-SAM-04', 'a sample that is paid to a rover on a lab is delivered at once', () => {
  const t = drive(
    basic([
      { at: '0 0 E', hand: ['step'] },
      { at: '1 0 N', load: ['green'] },
    ]),
    0,
    'step',
  );
  expect([rover(t, 0).delivered, rover(t, 0).load, t.score(0).total]).toEqual([['green'], [], 2]);
});

rule('RAC-SAM-05', 'in the basic game every base takes samples, the own and spare ones too', () => {
  for (const at of ['1 0 W', '4 0 E', '0 4 S', '5 4 S']) {
    const t = drive(
      basic([
        { at, corner: 'nw', load: ['green'], hand: ['step'] },
        { at: '3 3 N', corner: 'ne' },
      ]),
      0,
      'step',
    );
    expect(rover(t, 0).delivered, at).toEqual(['green']);
  }
});

rule('RAC-SAM-06', 'two samples and a delivery fit into one run', () => {
  const hand = ['step', 'step', 'step'] as const;
  const t = drive(basic([{ at: '3 0 W', hand }], { ground: { '2 0': 1, '1 0': 1 } }), 0, ...hand);
  expect([script(t).length, rover(t, 0).delivered.length, pose(t, 0)]).toEqual([3, 2, '0 0 W']);
  const on = drive(basic([{ at: '1 0 W', load: ['blue'], hand: ['step', 'left', 'step'] }]), 0, 'step', 'left', 'step');
  expect([rover(on, 0).delivered, pose(on, 0), skips(on)]).toEqual([['blue'], '0 1 S', []]);
});

rule('RAC-SAM-07', 'in the full game only the two bases with the sign of the rover count', () => {
  const at = { nw: '0 1 N', ne: '8 1 N', se: '8 7 S', sw: '0 7 S' };
  for (const [corner, from] of Object.entries(at)) {
    const t = drive(full([{ at: from, load: ['blue'], hand: ['step'] }, { at: '4 6 N' }]), 0, 'step');
    // Red in the north-west, white, black and orange clockwise: red delivers to black and orange.
    expect(rover(t, 0).delivered.length, corner).toBe(corner === 'se' || corner === 'sw' ? 1 : 0);
    expect(rover(t, 0).load.length, corner).toBe(corner === 'se' || corner === 'sw' ? 0 : 1);
  }
});
