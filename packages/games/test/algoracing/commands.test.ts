import { expect } from 'vitest';
import { rule } from '../table.ts';
import type { CommandKind } from '../../src/algoracing/data/cards.ts';
import { basic, drive, full, lying, pose, position, route, rover, script, skips } from './position.ts';
import type { Driver } from './position.ts';

/** One command on the staircase or the first steps: where the rover ends, and why the command was skipped. */
function once(mode: 'basic' | 'full', at: string, kind: CommandKind): string {
  const setUp = mode === 'basic' ? basic : full;
  const t = drive(setUp([{ at, hand: [kind], corner: 'nw' }, { corner: 'sw' }]), 0, kind);
  return [pose(t, 0), ...skips(t)].join(' ');
}

rule('RAC-CMD-01', 'step takes the rover one square in the direction it faces', () => {
  const from = { N: '3 6 N', E: '4 7 E', S: '3 8 S', W: '2 7 W' };
  for (const [dir, end] of Object.entries(from)) expect(once('full', `3 7 ${dir}`, 'step')).toBe(end);
  const t = drive(basic([{ at: '0 3 E', hand: ['step', 'step'] }]), 0, 'step', 'step');
  expect([route(t), pose(t, 0)]).toEqual(['1 3, 2 3', '2 3 E']);
  expect(t.heard('command-done').length).toBe(2);
});

rule('RAC-CMD-01', 'step works on hills, also from one block to another of the same height', () => {
  expect(once('full', '1 3 E', 'step')).toBe('2 2 E');
  expect(once('full', '1 4 E', 'step')).toBe('2 4 E');
  expect(once('full', '4 3 E', 'step')).toBe('5 3 E');
  const flush = position({ layout: 'central-ridge', drivers: [{ at: '3 3 E', hand: ['step'] }] });
  expect(pose(drive(flush, 0, 'step'), 0)).toBe('4 3 E');
});

rule('RAC-CMD-02', 'the border stops it on all four sides', () => {
  expect(once('basic', '1 0 N', 'step')).toBe('1 0 N border');
  expect(once('basic', '5 1 E', 'step')).toBe('5 1 E border');
  expect(once('full', '6 8 S', 'step')).toBe('6 8 S border');
  expect(once('full', '0 6 W', 'step')).toBe('0 6 W border');
});

rule('RAC-CMD-02', 'a wall stops it from both sides, also one printed on a hill; covered ones are gone', () => {
  expect(once('basic', '3 1 E', 'step')).toBe('3 1 E wall');
  expect(once('basic', '4 1 W', 'step')).toBe('4 1 W wall');
  expect(once('basic', '3 4 E', 'step')).toBe('3 4 E wall');
  expect(once('basic', '4 2 S', 'step')).toBe('4 2 S wall');
  // Between B2 and B3, under the square hill, a wall is printed on the board.
  expect(once('basic', '1 1 S', 'step')).toBe('1 2 S');
  // The wall between C6 and C7 has a hill on its northern square; the step is stopped by the hill alone.
  expect(once('full', '2 6 N', 'step')).toBe('2 6 N hill');
  // The wall between D5 and D6 is printed under the hill; the one on the hill between C5 and D5 stands.
  expect(once('full', '3 5 N', 'step')).toBe('4 4 N');
  expect(once('full', '2 4 E', 'step')).toBe('2 4 E wall');
});

rule('RAC-CMD-02', 'the edge of a hill stops it from below and from above, of one storey or two', () => {
  expect(once('basic', '1 0 S', 'step')).toBe('1 0 S hill');
  expect(once('basic', '1 1 N', 'step')).toBe('1 1 N hill');
  expect(once('full', '4 2 S', 'step')).toBe('4 2 S hill');
  expect(once('full', '3 3 E', 'step')).toBe('3 3 E hill');
  expect(once('full', '4 3 W', 'step')).toBe('4 3 W hill');
});

rule('RAC-CMD-02', 'another rover stops it', () => {
  const t = drive(basic([{ at: '0 3 E', hand: ['step'] }, { at: '1 3 N' }]), 0, 'step');
  expect([pose(t, 0), pose(t, 1), skips(t)]).toEqual(['0 3 E', '1 3 N', ['rover']]);
});

rule('RAC-CMD-03', 'all the way drives to the square before the border, a wall, a hill or a rover', () => {
  expect(once('basic', '0 3 E', 'all-way')).toBe('5 3 E');
  expect(once('basic', '4 0 S', 'all-way')).toBe('4 2 S');
  expect(once('basic', '0 0 S', 'all-way')).toBe('0 4 S');
  expect(once('basic', '0 4 E', 'all-way')).toBe('1 4 E');
  const t = drive(basic([{ at: '0 3 E', hand: ['all-way'] }, { at: '4 3 N' }]), 0, 'all-way');
  expect([route(t), skips(t), t.heard('encounter').length]).toEqual(['1 3, 2 3, 3 3', [], 1]);
});

rule('RAC-CMD-03', 'it is skipped where the rover cannot move at all', () => {
  expect(once('basic', '1 0 N', 'all-way')).toBe('1 0 N border');
  expect(once('basic', '1 0 S', 'all-way')).toBe('1 0 S hill');
  expect(once('basic', '3 1 E', 'all-way')).toBe('3 1 E wall');
  const t = drive(basic([{ at: '0 3 E', hand: ['all-way'] }, { at: '1 3 N' }]), 0, 'all-way');
  expect([skips(t), t.heard('encounter').length]).toEqual([['rover'], 1]);
});

rule('RAC-CMD-03', 'it stops on the square of the first sample and takes it', () => {
  const ground = { '2 3': 1, '4 3': 1 };
  const mine: Driver = { at: '0 3 E', hand: ['all-way', 'all-way', 'all-way'] };
  const one = drive(basic([mine], { ground }), 0, 'all-way');
  expect([pose(one, 0), rover(one, 0).load.length]).toEqual(['2 3 E', 1]);
  const three = drive(basic([mine], { ground }), 0, 'all-way', 'all-way', 'all-way');
  expect([pose(three, 0), rover(three, 0).load.length]).toEqual(['5 3 E', 2]);
});

rule(
  'RAC-CMD-03',
  'a full hold stops on a sample too, and a sample under the rover at the start does not hold it',
  () => {
    const laden: Driver = { at: '0 3 E', hand: ['all-way', 'all-way'], load: ['blue', 'blue', 'green'] };
    const one = drive(basic([laden], { ground: { '2 3': 1 } }), 0, 'all-way');
    expect([pose(one, 0), lying(one, '2 3')]).toEqual(['2 3 E', 1]);
    const two = drive(basic([laden], { ground: { '2 3': 1 } }), 0, 'all-way', 'all-way');
    expect([pose(two, 0), lying(two, '2 3')]).toEqual(['5 3 E', 1]);
  },
);

rule('RAC-CMD-04', 'jump goes one square forward like a step, and over a wall', () => {
  expect(once('basic', '0 3 E', 'jump')).toBe('1 3 E');
  expect(once('basic', '3 1 E', 'jump')).toBe('4 1 E');
  expect(once('basic', '4 3 N', 'jump')).toBe('4 2 N');
  expect(once('basic', '3 4 E', 'jump')).toBe('4 4 E');
});

rule('RAC-CMD-04', 'it goes onto and off a one-storey block, but not over the border', () => {
  expect(once('basic', '1 0 S', 'jump')).toBe('1 1 S');
  expect(once('basic', '1 1 N', 'jump')).toBe('1 0 N');
  expect(once('full', '0 3 E', 'jump')).toBe('1 3 E');
  expect(once('full', '1 3 W', 'jump')).toBe('0 3 W');
  expect(once('full', '0 3 W', 'jump')).toBe('0 3 W border');
});

rule('RAC-CMD-05', 'there is no jump between the ground and the two-storey block', () => {
  expect(once('full', '4 2 S', 'jump')).toBe('4 2 S too-high');
  expect(once('full', '4 3 N', 'jump')).toBe('4 3 N too-high');
  expect(once('full', '5 6 N', 'jump')).toBe('5 6 N too-high');
  expect(once('full', '5 5 S', 'jump')).toBe('5 5 S too-high');
});

rule('RAC-CMD-06', 'from a one-storey block to the high one beside it a jump leads both ways', () => {
  expect(once('full', '3 3 E', 'jump')).toBe('4 3 E');
  expect(once('full', '4 3 W', 'jump')).toBe('3 3 W');
  expect(once('full', '5 3 E', 'jump')).toBe('6 3 E');
  expect(once('full', '6 3 W', 'jump')).toBe('5 3 W');
  // A step does not.
  expect(once('full', '6 3 W', 'step')).toBe('6 3 W hill');
});

rule('RAC-CMD-07', 'turns go left, right and round, on the spot, from the rover’s own view', () => {
  const ends = { left: 'W N E S', right: 'E S W N', 'u-turn': 'S W N E' } as const;
  for (const kind of ['left', 'right', 'u-turn'] as const)
    expect(['N', 'E', 'S', 'W'].map((dir) => once('basic', `3 3 ${dir}`, kind)).join(' ')).toBe(
      ends[kind]
        .split(' ')
        .map((dir) => `3 3 ${dir}`)
        .join(' '),
    );
});

rule('RAC-CMD-07', 'a turn keeps a lock, and is executed wherever the rover stands', () => {
  const t = basic([{ at: '0 0 N', hand: ['left'] }, { at: '1 0 S' }], { locks: [[0, 1]] });
  const turned = drive(t, 0, 'left');
  expect([pose(turned, 0), skips(turned), turned.state.locks]).toEqual(['0 0 W', [], [[0, 1]]]);
});

rule('RAC-CMD-08', 'no command moves a rover sideways or backwards', () => {
  for (const kind of ['step', 'jump', 'all-way'] as const)
    for (const [dir, dx, dy] of [
      ['N', 0, -1],
      ['E', 1, 0],
      ['S', 0, 1],
      ['W', -1, 0],
    ] as const) {
      const t = drive(full([{ at: `6 6 ${dir}`, hand: [kind] }], { rest: '4 4' }), 0, kind);
      const moves = t.heard('rover-moved') as unknown as {
        from: { x: number; y: number };
        to: { x: number; y: number };
      }[];
      for (const { from, to } of moves) expect([to.x - from.x, to.y - from.y], `${kind} ${dir}`).toEqual([dx, dy]);
      expect(rover(t, 0).dir).toBe(dir);
    }
});

rule('RAC-CMD-09', 'what cannot be done is skipped, and the next command follows', () => {
  const t = drive(basic([{ at: '1 0 N', hand: ['step', 'right', 'step'] }]), 0, 'step', 'right', 'step');
  expect([script(t), skips(t), pose(t, 0)]).toEqual([['step', 'right', 'step'], ['border'], '2 0 E']);
  expect(t.heard('command-done').map(({ n }) => n)).toEqual([2, 3]);
  expect(t.heard('command-skipped')).toEqual([
    { type: 'command-skipped', seat: 0, n: 1, kind: 'step', reason: 'border' },
  ]);
});

rule('RAC-CMD-09', 'a run in which everything is skipped is still a run', () => {
  const t = basic([{ at: '1 0 N', hand: ['step'] }], { passes: 3 });
  expect(t.play(0, 'add step').warning(0, 'run')).toBe('Every command would be skipped.');
  const done = drive(t, 0, 'step');
  expect([pose(done, 0), done.state.passes, done.decision?.seat]).toEqual(['1 0 N', 0, 1]);
});
