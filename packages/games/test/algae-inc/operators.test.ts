import { expect } from 'vitest';
import { rule } from '../table.ts';
import { atAction, plant } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

const rival: PlantOf = { department: 'food' };

/** Seat 0 is biofuel with an open Chlorella storage of five spaces, on the spot of any Team. */
function biofuel(own: PlantOf, more: Position = {}): Alg {
  return atAction({ plants: [{ department: 'biofuel', ...own }, rival], ...more }, 'a2');
}

rule('ALG-OPS-01', 'Operators take cubes or export', () => {
  const t = biofuel({ fields: { d3: 1 }, staff: { operators: 2 } }, { demand: { zurich: 3 } }).play(
    0,
    'printed operators',
  );
  expect([t.step, t.options(0)]).toEqual(['operator-task', ['take', 'export']]);
  expect([t.label(0, 'take'), t.label(0, 'export')]).toEqual(['Take up to 2 cubes', 'Export up to 2 times']);
  const one = biofuel({ fields: { d3: 1 } }, { demand: { zurich: 3 } }).play(0, 'printed operators');
  expect([one.label(0, 'take'), one.label(0, 'export')]).toEqual(['Take 1 cube', 'Export once']);
  expect(t.play(0, 'take').step).toBe('take-algae');
  expect(t.play(0, 'export').step).toBe('export-target');
  // One of the two, not both.
  expect(t.play(0, 'take', 'chlorella', 'done').decision).toMatchObject({ seat: 1, step: 'move-worker' });
  expect(t.play(0, 'export', 'done').decision).toMatchObject({ seat: 1, step: 'move-worker' });
});

rule('ALG-OPS-01', 'where only one of the two is possible nobody is asked', () => {
  expect(biofuel({}).play(0, 'printed operators').step).toBe('take-algae');
  const full = biofuel({ fields: { 'st-chlorella': 5, d3: 1 } }).play(0, 'printed operators');
  expect(full.step).toBe('export-target');
});

rule('ALG-OPS-01', 'without a cube to take and without an export Operators cannot be activated', () => {
  const t = biofuel({ fields: { 'st-chlorella': 5 }, goods: { choice: 1, wild: 1 } });
  expect(t.refusal(0, 'printed operators')?.rule).toBe('ALG-OPS-01');
  // Dispatch holds crude oil worth nothing, and there is nothing to fill it up with.
  const worthless = biofuel({ fields: { 'st-chlorella': 5, d0: 1 } });
  expect(worthless.refusal(0, 'printed operators')?.rule).toBe('ALG-OPS-01');
  const tokens = biofuel({ fields: { 'st-chlorella': 5, d0: 1 }, goods: { market: 1 } });
  expect(tokens.refusal(0, 'printed operators')).toBeNull();
});

rule('ALG-OPS-02', 'taking: up to one cube for each Operator, without the income upgrade', () => {
  const laid = { 'bf-sci-income-operators': [2, 'r1c3'] } as const;
  const t = biofuel({ staff: { operators: 3 }, laid }).play(0, 'printed operators');
  expect([t.step, t.decision?.prompt]).toEqual(['take-algae', expect.stringContaining('3 left')]);
  // There is room for more.
  const taken = t.play(0, 'chlorella', 'chlorella', 'chlorella');
  expect([plant(taken).fields[1], taken.decision?.seat]).toEqual([3, 1]);
});

rule('ALG-OPS-03', 'a cube of an empty tank costs €1 and comes from the supply', () => {
  const spec = { staff: { operators: 2 } } as const;
  const poor = biofuel(spec, { algae: { chlorella: 0 } });
  expect(poor.refusal(0, 'printed operators')?.rule).toBe('ALG-OPS-01');
  const rich = biofuel({ ...spec, goods: { euro: 1 } }, { algae: { chlorella: 0 } });
  const t = rich.play(0, 'printed operators', 'chlorella');
  expect(plant(t).goods.euro).toBe(0);
  expect(plant(t).fields[1]).toBe(1);
  expect(t.heard('algae-taken')).toEqual([{ type: 'algae-taken', seat: 0, species: 'chlorella', bought: true }]);
});

rule('ALG-EXP-18', 'upgraded Operators take, then export, without a question which', () => {
  const own = { fields: { d3: 1 }, staff: { operators: 2 }, upgraded: ['operators'], exports: [['munich']] } as const;
  const t = biofuel(own, { week: 2, exportBonus: ['operators', 'engineers', 'scientists'] }).play(
    0,
    'printed operators',
  );
  expect([t.step, t.decision?.prompt]).toEqual(['take-algae', expect.stringContaining('2 left')]);
  const taken = t.play(0, 'chlorella', 'chlorella');
  expect([taken.step, plant(taken).fields[1]]).toEqual(['export-target', 2]);
  expect(t.play(0, 'done').step).toBe('export-target');
});
