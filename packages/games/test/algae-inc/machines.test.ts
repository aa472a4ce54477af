import { expect, test } from 'vitest';
import { rule } from '../table.ts';
import { atAction, cubesOf, goodsOf, position } from './position.ts';
import { atWork, changes, ran, running } from './running.ts';

rule('ALG-MACH-01', 'a Machine with nothing on its left cannot run', () => {
  const t = atAction({ plants: [{ fields: { c1: 1 } }] }, 'a0');
  expect(t.refusal(0, 'printed machine-b')?.rule).toBe('ALG-MACH-01');
  const started = t.play(0, 'printed machine-c');
  expect(started.heard('machine-started')).toEqual([{ type: 'machine-started', seat: 0, machine: 'c' }]);
  expect([started.step, started.options(0)]).toEqual(['machine-step', ['move yc1', 'done']]);
});

rule('ALG-RUL-12', 'a Machine may run without moving a cube', () => {
  const t = running('b', { fields: { b1: 1 } }).play(0, 'done');
  expect([cubesOf(t), t.decision?.seat]).toEqual([{ b1: 1 }, 1]);
  expect(t.heard('machine-stopped')).toEqual([{ type: 'machine-stopped', seat: 0, machine: 'b' }]);
});

rule('ALG-MACH-02', 'capacity limits the moves over all yellow belts, and nothing else', () => {
  const t = running('b', { fields: { b1: 2, b2: 1 } }).play(0, 'move yb1', 'move yb2');
  expect(t.refusal(0, 'move yb1')?.rule).toBe('ALG-MACH-02');
  expect(t.reason(0, 'move yb1')).toBe('Machine B has moved its 2 cubes.');
  expect(t.options(0)).toEqual(['green gb1 1', 'green gb2 1', 'done']);
  expect(cubesOf(t.play(0, 'green gb1 1'))).toEqual({ b1: 1, c2: 2 });
});

test('ALG-MACH-02 what capacity there is', () => {
  const moves = (own: Parameters<typeof running>[1], rest: Parameters<typeof running>[2] = {}): number => {
    let t = running('c', { ...own, fields: { [own.department === 'biofuel' ? 'c-low' : 'c1']: 7 } }, rest);
    const move = own.department === 'biofuel' ? 'move yc2' : 'move yc1';
    let n = 0;
    for (; t.step === 'machine-step' && t.options(0).includes(move); n++) t = t.play(0, move);
    return n;
  };
  const week2 = { week: 2 } as const;
  const flipped = { upgraded: ['engineers'], exports: [['berlin']] } as const;
  expect(moves({})).toBe(2);
  expect(moves({ built: { 'cos-eng-capacity-3': 'cap-c' } })).toBe(4);
  expect(moves({ built: { 'cos-eng-capacity-3': 'cap-c' }, ...flipped }, week2)).toBe(5);
  expect(
    moves({ built: { 'cos-eng-capacity-3': 'cap-c' }, ...flipped, contract: { ability: 'ab-machine-c' } }, week2),
  ).toBe(6);
  // The flip concerns tiles, not Machines.
  expect(moves({ built: { 'cos-eng-capacity-3': 'cap-b' }, ...flipped }, week2)).toBe(2);
  expect(moves({ department: 'biofuel', built: { 'bf-eng-capacity-1': 'cap-c' } })).toBe(3);
  expect(moves({ department: 'biofuel', built: { 'bf-eng-capacity-1': 'cap-c' }, ...flipped }, week2)).toBe(4);
});

rule('ALG-MACH-03', 'a link works once, or without limit', () => {
  const t = running('b', { fields: { b1: 1, c1: 2 } }).play(0, 'green gb1 1');
  expect(t.refusal(0, 'green gb1 1')?.rule).toBe('ALG-MACH-03');
  expect(t.reason(0, 'green gb1 1')).toBe('This belt has worked in this activation.');
  expect(t.reason(0, 'green gb3 1')).toBe('This belt does not work yet.');
  const endless = running('b', { department: 'biofuel', fields: { 'b-low': 1, 'c-up': 3 } });
  expect(cubesOf(endless.play(0, 'green gb2 1', 'green gb2 1', 'green gb2 1'))).toEqual({ 'b-low': 1, 'c-low': 3 });
  expect(endless.refusal(0, 'green gb2 2')?.rule).toBe('ALG-MACH-03');
  expect(endless.reason(0, 'green gb2 2')).toBe('It carries 1 at a time.');
});

rule('ALG-MACH-04', 'a link on a belt needs a cube on that belt', () => {
  const t = running('a', {
    department: 'biofuel',
    tiles: ['bf-sci-storage-nori'],
    fields: { 'st-chlorella': 1, 'st-nori': 1 },
  });
  expect(t.refusal(0, 'green ga2')?.rule).toBe('ALG-MACH-04');
  const other = t.play(0, 'move ya3');
  expect(other.refusal(0, 'green ga2')?.rule).toBe('ALG-MACH-04');
  const own = other.play(0, 'move ya2');
  expect(changes(own, own.play(0, 'green ga2'))).toBe('energy 3>4');
});

rule('ALG-MACH-05', 'what is added to a field wants a cube to move', () => {
  const t = running('b', { department: 'biofuel', fields: { 'b-low': 1 } }).play(0, 'green gb1 1');
  expect(t.options(0)).toEqual(['move yb1', 'move yb2']);
  expect(t.refusal(0, 'done')?.rule).toBe('ALG-MACH-05');
  expect(t.reason(0, 'done')).toBe('You added a by-product: move a cube before you stop.');
  // Any cube of this Machine will do.
  expect(t.play(0, 'move yb2').options(0)).toContain('done');
});

rule('ALG-MACH-06', 'a link between fields moves cubes at its price, whatever the capacity', () => {
  const t = running('b', { fields: { b1: 2, c2: 1 } }).play(0, 'move yb1', 'move yb1');
  const linked = t.play(0, 'green gb2 1');
  expect(changes(t, linked)).toBe('c2 1>0, c3 0>1, energy 3>2');
  expect(linked.heard('link-used')).toEqual([
    { type: 'link-used', seat: 0, belt: 'gb2', machine: 'b', cubes: 1, bought: 0 },
  ]);
  const empty = running('b', { fields: { b1: 1 } });
  expect(empty.refusal(0, 'green gb1 1')?.rule).toBe('ALG-MACH-06');
});

rule('ALG-MACH-07', 'gains are optional, losses are not', () => {
  const gain = running('a', { department: 'biofuel', fields: { 'st-chlorella': 1 } }).play(0, 'move ya2');
  expect(goodsOf(gain.play(0, 'done'))['energy']).toBe(3);
  expect(goodsOf(gain.play(0, 'green ga2'))['energy']).toBe(4);
  const press = { built: { 'cos-eng-capacity-3': 'cap-c' }, fields: { c3: 3 } } as const;
  const three = ran(running('c', press), 'move yc3', 'move yc3', 'move yc3');
  expect(cubesOf(three)).toEqual({ cream: 2 });
  expect(three.heard('cube-lost')).toEqual([{ type: 'cube-lost', seat: 0, field: 'cream' }]);
  const gentle = { ...press, built: { ...press.built, 'cos-eng-gentle-press': 'extra-2' } } as const;
  expect(cubesOf(ran(running('c', gentle), 'move yc3', 'move yc3', 'move yc3'))).toEqual({ cream: 3 });
  // One cube that moves is the one that is lost; cubes of other lines are safe.
  const one = running('c', { fields: { c3: 1, c1: 1, cream: 1 } });
  expect(cubesOf(one.play(0, 'move yc3', 'done'))).toEqual({ c1: 1, cream: 1 });
  expect(cubesOf(one.play(0, 'move yc1', 'done'))).toEqual({ c3: 1, paste: 1, cream: 1 });
});

test('ALG-MACH-07 the first cube through the press of food costs 1 Energy', () => {
  const own = {
    department: 'food',
    tiles: ['fd-sci-storage-chlorella'],
    fields: { 'st-chlorella': 2, 'st-nori': 1 },
  } as const;
  const t = running('a', own);
  const first = t.play(0, 'move ya3');
  expect(changes(t, first)).toBe('b2 0>1, energy 3>2, st-chlorella 2>1');
  // It is no choice of its own.
  expect(first.refusal(0, 'green ga2')?.rule).toBe('ALG-MACH-11');
  expect(changes(first, first.play(0, 'move ya3'))).toBe('b2 1>2, st-chlorella 1>0');
  const poor = running('a', { ...own, goods: { energy: 0, euro: 1 } });
  expect(poor.refusal(0, 'move ya3')?.rule).toBe('ALG-RES-09');
  const rich = running('a', { ...own, goods: { energy: 0, euro: 2 } });
  expect(changes(rich, rich.play(0, 'move ya3'))).toBe('b2 0>1, euro 2>0, st-chlorella 2>1');
});

rule('ALG-MACH-08', 'the racks of food work with every Machine, anew in each activation', () => {
  const t = running('a', { department: 'food', fields: { 'st-nori': 1, c1: 3 } });
  expect(t.options(0)).toEqual(['move ya1', 'green gc1 1', 'green gc1 2', 'done']);
  const shifted = t.play(0, 'green gc1 2');
  expect(cubesOf(shifted)).toEqual({ 'st-nori': 1, c1: 1, c2: 2 });
  expect(shifted.refusal(0, 'green gc1 1')?.rule).toBe('ALG-MACH-03');
  const rack = running('a', {
    department: 'food',
    built: { 'fd-eng-rack': 'extra-1' },
    fields: { 'st-nori': 1, c1: 3 },
  });
  expect(rack.refusal(0, 'green gc1 2')?.rule).toBe('ALG-MACH-03');
  const all = rack.play(0, 'green gc1 1', 'green gc1 1', 'green gc1 1');
  expect([cubesOf(all), all.refusal(0, 'green gc1 1')?.rule]).toEqual([{ 'st-nori': 1, c2: 3 }, 'ALG-MACH-06']);
});

test('ALG-RUL-14 a second activation in a turn has its own uses', () => {
  const t = atWork(
    {
      department: 'food',
      fields: { b1: 2, c1: 4 },
      exports: [['berlin'], ['hamburg'], ['munich']],
      reached: [0],
    },
    { week: 1 },
  ).play(0, 'a0', 'printed machine-b', 'green gc1 2', 'done', 'yes', 'printed machine-b');
  expect(cubesOf(t.play(0, 'green gc1 2'))).toEqual({ b1: 2, c2: 4 });
});

rule('ALG-MACH-09', 'by-products on a field of the left count against capacity when they move', () => {
  const t = running('b', { department: 'biofuel', fields: { 'b-low': 2 } }).play(
    0,
    'green gb1 1',
    'move yb1',
    'move yb2',
  );
  expect(cubesOf(t)).toEqual({ 'b-low': 1, 'c-up': 1, 'c-low': 1 });
  expect(t.refusal(0, 'move yb2')?.rule).toBe('ALG-MACH-02');
});

rule('ALG-MACH-10', 'by-products on a moving belt do not', () => {
  const t = running('c', {
    department: 'biofuel',
    built: { 'bf-eng-blender': 'intake-c' },
    fields: { 'c-low': 2 },
  }).play(0, 'move yc2', 'move yc2');
  const fed = t.play(0, 'green gc5 1');
  expect(changes(t, fed)).toBe('bio-oil 2>1, d1 2>3');
  // It needs no move of its own, and takes none away.
  expect(fed.options(0)).toContain('done');
  const early = running('c', {
    department: 'biofuel',
    built: { 'bf-eng-blender': 'intake-c' },
    fields: { 'c-low': 2 },
  }).play(0, 'move yc2', 'green gc5 1', 'move yc2');
  expect(cubesOf(early)).toEqual({ d1: 3 });
});

rule('ALG-MACH-11', 'nothing of another Machine works', () => {
  const t = running('a', { department: 'biofuel', fields: { 'st-chlorella': 1, 'b-low': 1, 'c-up': 1 } });
  expect(t.options(0)).toEqual(['move ya2', 'done']);
  for (const option of ['move yb2', 'green gb1 1', 'green gb2 1', 'green gc1 1']) {
    expect(t.refusal(0, option)?.rule).toBe('ALG-MACH-11');
    expect(t.reason(0, option)).toBe('This belt does not work with Machine A.');
  }
});

rule('ALG-MACH-13', 'B moves to the left of C, C to dispatch, and only dispatch is exported', () => {
  const b = running('b', { fields: { b2: 1 } }).play(0, 'move yb2');
  expect(cubesOf(b)).toEqual({ c2: 1 });
  // Only Machine A makes by-products.
  const two = ran(running('b', { fields: { b1: 2 } }), 'move yb1', 'move yb1');
  expect([cubesOf(two), two.decision?.seat]).toEqual([{ c1: 2 }, 1]);
  const c = running('c', { fields: { c2: 1 } }).play(0, 'move yc2');
  expect(cubesOf(c)).toEqual({ shampoo: 1 });
  const full = { 'st-kelp': 5, b1: 3, c1: 3 } as const;
  const t = position({ plants: [{ fields: full }] }).play(0, 'a2');
  expect(t.refusal(0, 'printed operators')?.rule).toBe('ALG-OPS-01');
  const ready = position({ plants: [{ fields: { ...full, paste: 3 } }] }).play(0, 'a2', 'printed operators');
  expect(ready.step).toBe('export-target');
});

rule('ALG-DEP-06', 'a by-product in the line is a cube', () => {
  const t = running('b', { department: 'biofuel', fields: { 'b-low': 1 } });
  const fed = t.play(0, 'green gb1 1');
  expect(changes(t, fed)).toBe('b-up 0>1, bio-oil 2>1, energy 3>2');
  expect(cubesOf(fed.play(0, 'move yb1'))).toEqual({ 'b-low': 1, 'c-up': 1 });
});

rule('ALG-ENG-06', 'a conveyor tile moves twice in the next Machine, after everything else', () => {
  const own = { built: { 'cos-eng-conveyor-1': 'conv-a' }, fields: { 'st-kelp': 2, b1: 2 } } as const;
  const t = running('a', own).play(0, 'move ya1', 'done');
  expect([t.step, t.options(0)]).toEqual(['move-cubes', ['yb1', 'done']]);
  const moved = t.play(0, 'yb1', 'yb1');
  expect(cubesOf(moved)).toEqual({ 'st-kelp': 1, b1: 1, c1: 2 });
  expect(moved.decision?.seat).toBe(1);
  // Losses come first.
  const lost = ran(running('a', own), 'move ya1', 'move ya1');
  expect([lost.step, lost.play(0, 'burn').step]).toEqual(['use-byproduct', 'move-cubes']);
  // After Machine B it is Machine C.
  const c = running('b', { built: { 'cos-eng-conveyor-1': 'conv-b' }, fields: { b1: 1, c2: 1 } });
  expect(c.play(0, 'done').options(0)).toEqual(['yc2', 'done']);
  // With nothing left of the next Machine nobody is asked.
  expect(running('a', { ...own, fields: { 'st-kelp': 1, c1: 1 } }).play(0, 'done').decision?.seat).toBe(1);
  // On the other Machine it does nothing.
  expect(running('b', { ...own, fields: { b1: 1, c2: 1 } }).play(0, 'done').decision?.seat).toBe(1);
});

rule('ALG-ENG-07', 'the conveyor tile is no activation: no link works, nothing is lost', () => {
  const t = running('b', { built: { 'cos-eng-conveyor-2': 'conv-b' }, fields: { b1: 1, c3: 2 } }).play(0, 'done');
  const moved = t.play(0, 'yc3', 'yc3');
  expect(cubesOf(moved)).toEqual({ b1: 1, cream: 2 });
  expect(moved.heard('cube-lost')).toEqual([]);
  expect(t.options(0).some((option) => option.startsWith('green'))).toBe(false);
});

rule('ALG-ENG-08', 'all inside that Machine', () => {
  const t = running('a', {
    built: { 'cos-eng-conveyor-1': 'conv-a' },
    fields: { 'st-kelp': 2, b1: 2, b2: 1, c1: 1 },
  }).play(0, 'done');
  expect(t.options(0)).toEqual(['yb1', 'yb2', 'done']);
  expect(t.refusal(0, 'yc1')?.rule).toBe('ALG-ENG-08');
  expect(t.refusal(0, 'ya1')?.rule).toBe('ALG-ENG-08');
  const [one, two] = [t.play(0, 'yb1'), t.play(0, 'yb1', 'yb2')];
  expect([one.step, one.options(0)]).toEqual(['move-cubes', ['yb1', 'yb2', 'done']]);
  // Two movements, though a third cube could move.
  expect([cubesOf(two), two.decision?.seat]).toEqual([{ 'st-kelp': 2, b1: 1, c1: 2, c2: 1 }, 1]);
});

test('a Machine says when it could still move', () => {
  const b = running('b', { fields: { b1: 2 } }).play(0, 'move yb1');
  expect(b.warning(0, 'done')).toBe('The Machine could still move a cube.');
  expect(b.play(0, 'move yb1').step).toBe('machine-step');
  // The second cube in Machine A costs one of the two.
  expect(
    running('a', { fields: { 'st-kelp': 2 } })
      .play(0, 'move ya1')
      .warning(0, 'done'),
  ).toBe(null);
});
