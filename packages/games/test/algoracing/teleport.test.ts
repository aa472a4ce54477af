import { expect } from 'vitest';
import { rule } from '../table.ts';
import { drive, full, lying, pose, rover, skips } from './position.ts';
import type { Driver, Position, Race } from './position.ts';

/** Seat 0 sends the impulse; nobody has a base in the way. */
const beam = (at: string, more: Position = {}, ...others: readonly Driver[]): Race =>
  drive(full([{ at, corner: 'sw', hand: ['teleport'] }, ...others], more), 0, 'teleport');

rule('RAC-TEL-01', 'the impulse flies straight ahead to the first thing, a rover or samples', () => {
  const first = beam('0 8 N', { ground: { '0 6': 1, '0 4': 1 } });
  expect([lying(first, '0 7'), lying(first, '0 4')]).toEqual([1, 1]);
  const rovers = beam('0 8 N', {}, { at: '0 4 E', corner: 'ne' }, { at: '0 3 E', corner: 'se' });
  expect([pose(rovers, 1), pose(rovers, 2)]).toEqual(['8 0 E', '0 3 E']);
  const sampleFirst = beam('0 8 N', { ground: { '0 6': 1 } }, { at: '0 3 E', corner: 'ne' });
  expect([lying(sampleFirst, '0 7'), pose(sampleFirst, 1)]).toEqual([1, '0 3 E']);
  const roverFirst = beam('0 8 N', { ground: { '0 3': 1 } }, { at: '0 6 E', corner: 'ne' });
  expect([lying(roverFirst, '0 3'), pose(roverFirst, 1)]).toEqual([1, '8 0 E']);
});

rule('RAC-TEL-01', 'neither beside nor behind, and nothing at all is skipped', () => {
  const t = beam('4 8 E', { ground: { '2 8': 1, '4 7': 1 } }, { at: '3 8 N', corner: 'ne' });
  expect([skips(t), pose(t, 1), lying(t, '2 8'), lying(t, '4 7')]).toEqual([['nothing-ahead'], '3 8 N', 1, 1]);
  expect(skips(beam('4 0 N'))).toEqual(['nothing-ahead']);
});

rule('RAC-TEL-01', 'where a rover stands on samples the rover is hit', () => {
  const load = ['blue', 'blue', 'green'] as const;
  const t = beam('0 8 N', { ground: { '0 4': 1 } }, { at: '0 4 E', corner: 'ne', load });
  expect([pose(t, 1), lying(t, '0 4')]).toEqual(['8 0 E', 4]);
});

rule('RAC-TEL-02', 'it passes walls', () => {
  const t = beam('4 8 N', { ground: { '4 6': 1 } });
  expect([lying(t, '4 7'), skips(t)]).toEqual([1, []]);
  const hit = beam('4 8 N', {}, { at: '4 7 W', corner: 'ne' });
  expect(pose(hit, 1)).toBe('8 0 W');
});

rule('RAC-TEL-02', 'it ends where the level changes, up or down, and does not go on behind', () => {
  expect(skips(beam('0 4 E', { ground: { '1 4': 1 } }))).toEqual(['nothing-ahead']);
  expect(skips(beam('1 3 N', { ground: { '1 1': 1 } }))).toEqual(['nothing-ahead']);
  // Hills from B to H: the ground of column I is out of reach.
  expect(skips(beam('0 3 E', { ground: { '8 3': 1 } }))).toEqual(['nothing-ahead']);
  // From one low hill over the high one to the other.
  expect(skips(beam('3 3 E', { ground: { '6 3': 1 } }))).toEqual(['nothing-ahead']);
});

rule('RAC-TEL-02', 'on a hill it reaches what stands on the same level', () => {
  const low = beam('1 4 E', { ground: { '3 4': 1 } });
  // Two squares ahead, behind the wall: it comes next to the sender.
  expect(lying(low, '2 4')).toBe(1);
  const high = beam('4 3 S', {}, { at: '4 5 N', corner: 'ne' });
  expect(pose(high, 1)).toBe('8 0 N');
});

rule('RAC-TEL-03', 'a hit rover goes to its own base and keeps its direction', () => {
  for (const dir of ['N', 'E', 'S', 'W'])
    for (const [corner, home] of [
      ['ne', '8 0'],
      ['se', '8 8'],
      ['nw', '0 0'],
    ] as const) {
      const t = beam('0 8 N', {}, { at: `0 2 ${dir}`, corner });
      expect(pose(t, 1)).toBe(`${home} ${dir}`);
      expect(t.heard('rover-teleported')).toMatchObject([{ seat: 0, other: 1, from: { x: 0, y: 2 } }]);
    }
});

rule('RAC-TEL-03', 'it waits for no elevator any more, even if its base is a platform', () => {
  const placements = [
    { hill: 'high', r: 0, x: 0, y: 1 },
    { hill: 'low-a', r: 0, x: 3, y: 1 },
    { hill: 'low-b', r: 3, x: 7, y: 4 },
  ] as const;
  const t = beam('0 8 E', { placements }, { at: '5 8 W', corner: 'se', lift: true });
  expect([pose(t, 1), rover(t, 1).lift, t.heard('elevator-ride')]).toEqual(['8 8 W', false, []]);
});

rule('RAC-TEL-04', 'everything it carried stays on the square it left, under what is picked up later', () => {
  const t = beam('0 8 N', {}, { at: '0 2 E', corner: 'ne', load: ['blue', 'green', 'blue'] });
  expect([rover(t, 1).load, lying(t, '0 2')]).toEqual([[], 3]);
  expect(t.heard('rover-teleported')).toMatchObject([{ dropped: ['s01', 's02', 's03'] }]);
  expect(t.state.ground.slice(-3).map(({ sample }) => sample)).toEqual(['s01', 's02', 's03']);
  expect(t.heard('compensation')).toEqual([]);
});

rule('RAC-TEL-04', 'samples on its base it takes on arrival, out of turn', () => {
  const t = beam('0 8 N', { ground: { '8 0': 2 } }, { at: '0 2 E', corner: 'ne', load: ['blue'] });
  expect([rover(t, 1).load, lying(t, '0 2'), lying(t, '8 0')]).toEqual([['s02', 's03'], 1, 0]);
});

rule('RAC-TEL-05', 'while another rover stands on its base the command does nothing', () => {
  const hit: Driver = { at: '0 2 E', corner: 'ne', load: ['blue'] };
  const t = beam('0 8 N', { ground: { '0 1': 1 } }, hit, { at: '8 0 S', corner: 'se' });
  expect([skips(t), pose(t, 1), rover(t, 1).load.length, lying(t, '0 1')]).toEqual([['base-occupied'], '0 2 E', 1, 1]);
  const own = drive(
    full([
      { at: '8 0 W', corner: 'sw', hand: ['teleport'] },
      { at: '3 0 E', corner: 'ne' },
    ]),
    0,
    'teleport',
  );
  expect([skips(own), pose(own, 1)]).toEqual([['base-occupied'], '3 0 E']);
});

rule('RAC-TEL-06', 'samples that are hit come one square nearer, all of that square', () => {
  const t = beam('0 8 N', { ground: { '0 4': 3, '0 3': 1 } });
  expect([lying(t, '0 4'), lying(t, '0 5'), lying(t, '0 3')]).toEqual([0, 3, 1]);
  expect(t.heard('samples-pulled')).toMatchObject([
    { samples: ['s01', 's02', 's03'], from: { x: 0, y: 4 }, to: { x: 0, y: 5 } },
  ]);
  expect(rover(t, 0).load).toEqual([]);
});

rule('RAC-TEL-06', 'walls between do not matter', () => {
  const t = beam('4 6 S', { ground: { '4 8': 2 } });
  expect([lying(t, '4 7'), lying(t, '4 8')]).toEqual([2, 0]);
});

rule('RAC-TEL-07', 'from the next square they come aboard, as many as fit', () => {
  const free = beam('0 6 N', { ground: { '0 5': 2 } });
  expect([rover(free, 0).load, lying(free, '0 6')]).toEqual([['s01', 's02'], 0]);
  const tight = drive(
    full([{ at: '0 6 N', load: ['blue', 'blue'], hand: ['teleport'] }], { ground: { '0 5': 2 } }),
    0,
    'teleport',
  );
  expect([rover(tight, 0).load, lying(tight, '0 6'), lying(tight, '0 5')]).toEqual([['s01', 's02', 's03'], 1, 0]);
});

rule('RAC-TEL-07', 'on a lab they are delivered at once', () => {
  const mine: Driver = { at: '0 8 N', corner: 'nw', hand: ['teleport'] };
  const t = drive(full([mine], { ground: { '0 7': ['green', 'green'] } }), 0, 'teleport');
  expect([rover(t, 0).delivered, t.score(0).total]).toEqual([['green', 'green'], 3]);
});

rule('RAC-TEL-08', 'a rover on its own base stays, with everything it carries', () => {
  const t = beam('0 8 N', {}, { at: '0 0 E', corner: 'nw', load: ['blue'] });
  expect([skips(t), pose(t, 1), rover(t, 1).load.length]).toEqual([['at-home'], '0 0 E', 1]);
  const away = beam('0 8 N', {}, { at: '0 0 E', corner: 'ne', load: ['blue'] });
  expect([skips(away), pose(away, 1), lying(away, '0 0')]).toEqual([[], '8 0 E', 1]);
});
