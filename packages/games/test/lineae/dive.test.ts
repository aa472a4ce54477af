import { expect } from 'vitest';
import { rule } from '../table.ts';
import { captain, position } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

/** Seat 0 steers a submersible. */
const dive = (sub: string, own: Captain, spec: Position = {}): Lin =>
  position({ ...spec, captains: [own, ...(spec.captains ?? [])] }).play(0, `place ${sub}`);

/** What seat 0 may do besides sailing. */
const moves = (t: Lin): string[] => t.options(0).filter((text) => !text.startsWith('vessel'));
const placeOf = (t: Lin, sub: 'sub-a' | 'sub-b' | 'sub-c' | 'sub-d' | 'sub-e' | 'sub-f'): [number, number] => [
  t.state.subs[sub].x,
  t.state.subs[sub].r,
];

rule('LIN-SUB-01', 'a worker on the space of a submersible steers that one', () => {
  const t = dive('sub-e', { column: 5, goods: { electricity: 2 } });
  expect([t.step, t.decision?.prompt]).toEqual(['steer-sub', 'steer submersible E (next step free, 2 electricity)']);
  expect(t.state.occupied['sub-e']).toEqual({ seat: 0, count: 1 });
  const up = t.play(0, 'up');
  expect([placeOf(up, 'sub-e'), placeOf(up, 'sub-d')]).toEqual([
    [17, 3],
    [13, 2],
  ]);
});

rule('LIN-SUB-02', 'the first step is free, each further one costs 1 electricity', () => {
  const t = dive('sub-e', { column: 5, goods: { electricity: 2 } });
  expect([t.label(0, 'up'), t.decision?.prompt]).toEqual([
    'Up for free',
    'steer submersible E (next step free, 2 electricity)',
  ]);
  const one = t.play(0, 'up');
  expect([one.label(0, 'up'), captain(one, 0).goods.electricity]).toEqual(['Up for 1 electricity', 2]);
  const three = one.play(0, 'up', 'down');
  expect([captain(three, 0).goods.electricity, moves(three)]).toEqual([0, ['end']]);
  expect([three.refusal(0, 'down')?.rule, three.reason(0, 'down')]).toEqual([
    'LIN-SUB-02',
    'You have neither a free step nor electricity left.',
  ]);
  expect(three.heard('sub-moved').map(({ cost }) => cost)).toEqual([0, 1, 1]);
});

rule('LIN-SUB-02', 'Ballast Thrusters make three steps free', () => {
  const t = dive('sub-e', { column: 5, technologies: ['ballast-thrusters'] });
  expect(t.decision?.prompt).toBe('steer submersible E (next 3 steps free, 0 electricity)');
  const moved = t.play(0, 'up', 'left', 'left');
  expect([placeOf(moved, 'sub-e'), moves(moved)]).toEqual([[15, 3], ['end']]);
});

rule('LIN-SUB-03', 'without electricity the free step is still there', () => {
  const t = dive('sub-e', { column: 7 });
  expect(moves(t)).toEqual(['up', 'down', 'left', 'right', 'end']);
  const moved = t.play(0, 'up');
  expect([moves(moved), moved.play(0, 'end').decision?.seat]).toEqual([['end'], 1]);
});

rule('LIN-SUB-04', 'four directions, and only into water', () => {
  const t = dive('sub-f', { column: 7, goods: { electricity: 9 } }, { subs: { 'sub-f': { x: 20, r: 4 } } });
  expect(moves(t)).toEqual(['down', 'left', 'end']);
  expect([t.refusal(0, 'up')?.rule, t.refusal(0, 'right')?.rule]).toEqual(['LIN-SUB-04', 'LIN-SUB-04']);
  expect(t.reason(0, 'right')).toBe('There is no water there.');
  const corner = dive('sub-a', { column: 7 }, { subs: { 'sub-a': { x: 0, r: 1 } } });
  expect(moves(corner).slice(0, 2)).toEqual(['up', 'right']);
  expect(corner.refusal(0, 'down')?.rule).toBe('LIN-SUB-04');
  const edge = dive('sub-f', { column: 7 }, { subs: { 'sub-f': { x: 23, r: 2 } } });
  expect(moves(edge)).toEqual(['down', 'left', 'end']);
});

rule('LIN-SUB-05', 'a lock is passed like open water', () => {
  const across = (closed: boolean): Lin =>
    dive(
      'sub-b',
      { column: 7, goods: { electricity: 1 } },
      { closed: closed ? ['lock-2', 'lock-4'] : ['lock-4'], subs: { 'sub-b': { x: 8, r: 4 } } },
    ).play(0, 'right', 'right');
  for (const closed of [true, false]) {
    const t = across(closed);
    expect([placeOf(t, 'sub-b'), captain(t, 0).goods.electricity]).toEqual([[10, 4], 0]);
  }
});

rule('LIN-SUB-06', 'a cube is taken for $1, or left', () => {
  const t = dive('sub-e', { column: 5, goods: { electricity: 2 } }, { cubes: { x16r2: 'iron' } }).play(0, 'left');
  expect([t.step, t.decision?.prompt, t.options(0)]).toEqual([
    'pick-up-cube',
    'take the iron into the hold?',
    ['take', 'leave'],
  ]);
  expect(t.label(0, 'take')).toBe('Take the iron and $1');
  const taken = t.play(0, 'take');
  expect([taken.state.subs['sub-e'].hold, captain(taken, 0).goods.money, taken.step]).toEqual([
    ['iron'],
    1,
    'steer-sub',
  ]);
  expect(taken.state.cubes.every((cube) => cube === null)).toBe(true);
  const left = t.play(0, 'leave');
  expect([left.state.subs['sub-e'].hold, captain(left, 0).goods.money, left.step]).toEqual([[], 0, 'steer-sub']);
  expect([left.state.cubes.filter((cube) => cube !== null), left.heard('cube-left').length]).toEqual([['iron'], 1]);
  // The free step is used up either way.
  expect(left.label(0, 'up')).toBe('Up for 1 electricity');
});

rule('LIN-SUB-06', 'only on entering: what lies below at the beginning is not asked about', () => {
  // At rest a submersible never shares a space with a cube; a cube that was left is met again by coming back.
  const t = dive('sub-e', { column: 7, goods: { electricity: 3 } }, { cubes: { x16r2: 'iron' } });
  const back = t.play(0, 'left', 'leave', 'right', 'left');
  expect(back.step).toBe('pick-up-cube');
});

rule('LIN-SUB-07', 'the hold takes 4 cubes', () => {
  const spec = (hold: readonly ('iron' | 'salt')[]): Position => ({
    subs: { 'sub-e': { x: 17, r: 2, hold } },
    cubes: { x16r2: 'iron' },
  });
  const own = { column: 7, goods: { electricity: 3 } };
  const full = dive('sub-e', own, spec(['salt', 'salt', 'salt', 'salt'])).play(0, 'left');
  expect([full.step, full.state.subs['sub-e'].hold.length]).toEqual(['steer-sub', 4]);
  expect(dive('sub-e', own, spec(['salt', 'salt', 'salt'])).play(0, 'left').step).toBe('pick-up-cube');
});

rule('LIN-SUB-08', 'the movement does not end on a cube or another submersible, but passes them', () => {
  const spec = {
    cubes: { x16r2: 'iron' },
    subs: { 'sub-d': { x: 15, r: 2 } },
  } as const;
  const onCube = dive('sub-e', { column: 7, goods: { electricity: 4 } }, spec).play(0, 'left', 'leave');
  expect([onCube.refusal(0, 'end')?.rule, onCube.reason(0, 'end')]).toEqual([
    'LIN-SUB-08',
    'It cannot stay on the same space as the iron.',
  ]);
  const onSub = onCube.play(0, 'left');
  expect([placeOf(onSub, 'sub-e'), onSub.refusal(0, 'end')?.rule, onSub.reason(0, 'end')]).toEqual([
    [15, 2],
    'LIN-SUB-08',
    'Another submersible is here: it cannot stay on the same space.',
  ]);
  const passed = onSub.play(0, 'left');
  expect([moves(passed).includes('end'), captain(passed, 0).goods.electricity]).toEqual([true, 2]);
});

rule('LIN-SUB-09', 'no step to where the movement could not end', () => {
  const t = dive(
    'sub-d',
    { column: 3 },
    {
      subs: { 'sub-d': { x: 13, r: 2, hold: ['iron', 'iron', 'salt', 'salt'] }, 'sub-e': { x: 14, r: 2 } },
      cubes: { x12r2: 'iron', x13r1: 'salt' },
    },
  );
  expect(moves(t)).toEqual(['up', 'end']);
  expect([t.refusal(0, 'left')?.rule, t.refusal(0, 'down')?.rule, t.refusal(0, 'right')?.rule]).toEqual([
    'LIN-SUB-09',
    'LIN-SUB-09',
    'LIN-SUB-09',
  ]);
  expect(t.reason(0, 'right')).toBe('There it could not stay, and you could not move it on to a space where it can.');
});

rule('LIN-SUB-09', 'a cube that cannot be left is taken', () => {
  const t = dive(
    'sub-d',
    { column: 7 },
    {
      subs: { 'sub-d': { x: 13, r: 2, hold: ['iron', 'salt', 'salt'] }, 'sub-e': { x: 14, r: 2 } },
      cubes: { x12r2: 'iron' },
    },
  );
  expect(moves(t)).toContain('left');
  const found = t.play(0, 'left');
  expect([found.step, found.options(0), found.refusal(0, 'leave')?.rule]).toEqual([
    'pick-up-cube',
    ['take'],
    'LIN-SUB-09',
  ]);
  expect(found.reason(0, 'leave')).toBe('You must take it: the submersible can neither stay on it nor be moved on.');
  const taken = found.play(0, 'take');
  expect([taken.state.subs['sub-d'].hold.length, captain(taken, 0).goods.money, moves(taken)]).toEqual([4, 1, ['end']]);
  const stay = dive(
    'sub-d',
    { column: 7, goods: { electricity: 1 } },
    {
      subs: { 'sub-d': { x: 13, r: 2, hold: ['iron', 'salt', 'salt'] } },
      cubes: { x12r2: 'iron' },
    },
  ).play(0, 'left');
  expect(stay.options(0)).toEqual(['take', 'leave']);
});

rule('LIN-SUB-09', 'with a way on, a shared space is entered', () => {
  const t = dive(
    'sub-d',
    { column: 3, goods: { electricity: 1 } },
    {
      subs: { 'sub-d': { x: 13, r: 2, hold: ['iron', 'iron', 'salt', 'salt'] }, 'sub-e': { x: 14, r: 2 } },
      cubes: { x12r2: 'iron', x13r1: 'salt', x15r2: 'iron' },
    },
  );
  const shared = t.play(0, 'right');
  expect(moves(shared)).toEqual(['up', 'down', 'left']);
  expect([shared.refusal(0, 'end')?.rule, shared.refusal(0, 'right')?.rule]).toEqual(['LIN-SUB-08', 'LIN-SUB-09']);
});

rule('LIN-SUB-09', 'an excavation that fills the hold must leave a way out', () => {
  const among = (electricity: number): Lin =>
    dive(
      'sub-e',
      { column: 7, goods: { electricity } },
      {
        subs: { 'sub-e': { x: 15, r: 1, hold: ['iron', 'iron', 'iron'] }, 'sub-f': { x: 17, r: 2 } },
        cubes: { x16r1: 'salt', x17r1: 'salt', x18r1: 'salt' },
      },
    ).play(0, 'right', 'leave', 'right', 'leave');
  // One step on lie cubes, for which there would be no room, and submersible F.
  const stuck = among(2);
  expect([stuck.refusal(0, 'excavate')?.rule, stuck.reason(0, 'excavate')]).toEqual([
    'LIN-SUB-09',
    'The hold would be full, and the submersible could not reach a space to stay on.',
  ]);
  expect(moves(stuck)).toEqual(['left', 'right']);
  expect(moves(among(3).play(0, 'excavate'))).toEqual(['up', 'left', 'right']);
});

rule('LIN-SUB-10', 'an action without a step is legal, and so are excavating and docking without one', () => {
  const t = dive('sub-e', { column: 7 }).play(0, 'end');
  expect([t.decision?.seat, placeOf(t, 'sub-e')]).toEqual([1, [17, 2]]);
  const floor = dive('sub-e', { column: 7 }, { subs: { 'sub-e': { x: 17, r: 1 } } }).play(0, 'excavate');
  expect(floor.state.subs['sub-e'].hold.length).toBe(1);
  const surface = dive(
    'sub-e',
    { column: 5, goods: { money: 1 } },
    { subs: { 'sub-e': { x: 17, r: 4, hold: ['iron'] } } },
  ).play(0, 'dock', 'iron');
  expect(captain(surface, 0).goods.iron).toBe(1);
});

rule('LIN-SUB-11', 'submersibles are shared, and the hold stays with them', () => {
  const t = dive(
    'sub-e',
    { column: 7, goods: { electricity: 1 } },
    { captains: [{ column: 5, goods: { electricity: 4, money: 2 } }], cubes: { x16r2: 'iron' } },
  ).play(0, 'left', 'take', 'end');
  expect(t.state.subs['sub-e']).toEqual({ x: 16, r: 2, hold: ['iron'] });
  const docked = t.play(1, 'place sub-e', 'up', 'up', 'dock');
  expect(docked.refusal(1, 'salt')?.rule).toBe('LIN-SUB-11');
  const other = docked.play(1, 'iron');
  expect([captain(other, 1).goods.iron, other.state.subs['sub-e'].hold]).toEqual([1, []]);
  // Two workers: one stood there.
  expect(other.state.occupied['sub-e']).toEqual({ seat: 1, count: 2 });
});

rule('LIN-TEC-04', 'Fuel Cell in the middle of an action', () => {
  const t = dive('sub-e', { column: 7, goods: { hydrocarbon: 1 }, technologies: ['fuel-cell'] }).play(0, 'up');
  expect(moves(t)).toEqual(['tech fuel-cell', 'end']);
  const fed = t.play(0, 'tech fuel-cell');
  expect([fed.step, captain(fed, 0).goods.electricity, captain(fed, 0).goods.hydrocarbon]).toEqual(['steer-sub', 4, 0]);
  expect(moves(fed)).toEqual(['up', 'down', 'left', 'right', 'end']);
  // The free step is not given back.
  expect(fed.label(0, 'up')).toBe('Up for 1 electricity');
  expect(fed.refusal(0, 'tech fuel-cell')?.rule).toBe('LIN-WRK-01');
});

rule('LIN-COL-09', 'the Remote Pilot Station steers any submersible, whoever stands on its space', () => {
  const t = position({
    row: { 4: 'remote-pilot-station' },
    occupied: { 'sub-b': [1, 3] },
    captains: [{ column: 4, technologies: ['ballast-thrusters'] }],
  }).play(0, 'place remote-pilot-station');
  expect([t.step, t.options(0).length]).toEqual(['choose-sub', 6]);
  const begun = t.play(0, 'sub-b');
  expect([begun.step, begun.decision?.prompt]).toEqual([
    'steer-sub',
    'steer submersible B (next 3 steps free, 0 electricity)',
  ]);
  expect(begun.state.occupied['sub-b']).toEqual({ seat: 1, count: 3 });
});

rule('LIN-COL-09', 'the Water Treatment Plant takes cubes out of the two top rows', () => {
  const spec = (money: number): Lin =>
    position({
      row: { 4: 'water-treatment-plant' },
      cubes: { x12r4: 'iron', x13r3: 'salt', x14r4: 'salt', x14r2: 'sulfur', x15r4: 'silica' },
      captains: [{ column: 4, goods: { money } }],
    });
  const t = spec(3).play(0, 'place water-treatment-plant');
  expect([t.step, t.options(0)]).toEqual(['filter-cube', ['x12r4', 'x14r4', 'x13r3']]);
  expect([t.refusal(0, 'done')?.rule, t.reason(0, 'done')]).toEqual(['LIN-COL-09', 'Take a first cube.']);
  expect([t.refusal(0, 'x14r2')?.rule, t.refusal(0, 'x15r4')?.rule]).toEqual(['LIN-COL-09', 'LIN-COL-09']);
  const one = t.play(0, 'x13r3');
  expect([captain(one, 0).goods.salt, captain(one, 0).goods.money, one.options(0)]).toEqual([
    1,
    2,
    ['x12r4', 'x14r4', 'done'],
  ]);
  expect(one.play(0, 'x12r4').step).toBe('sail-on');
  // One dollar pays for one cube.
  expect(spec(1).play(0, 'place water-treatment-plant', 'x12r4').step).toBe('sail-on');
  expect(spec(0).refusal(0, 'place water-treatment-plant')?.rule).toBe('LIN-WRK-01');
});
