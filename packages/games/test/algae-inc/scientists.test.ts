import { expect } from 'vitest';
import { rule } from '../table.ts';
import { atAction, plant, valueOf } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

/** Seat 0 is biofuel, on the spot of any Team. */
function biofuel(own: PlantOf, more: Position = {}): Alg {
  return atAction({ plants: [{ department: 'biofuel', ...own }, { department: 'food' }], ...more }, 'a2');
}

function scientists(own: PlantOf, more: Position = {}): Alg {
  return biofuel(own, more).play(0, 'printed scientists');
}

rule('ALG-SCI-01', 'gain: one point for each Scientist, without the income upgrade', () => {
  const t = scientists({
    staff: { scientists: 3 },
    goods: { science: 2 },
    laid: { 'bf-sci-income-scientists': [0, 'r5c0'] },
  });
  expect(t.label(0, 'gain')).toBe('Gain 3 science points');
  expect(plant(t.play(0, 'gain')).goods.science).toBe(5);
});

rule('ALG-SCI-01', 'ten at most', () => {
  const t = scientists({ staff: { scientists: 3 }, goods: { science: 9 } });
  expect(t.warning(0, 'gain')).toBe('2 science points would be lost.');
  expect(plant(t.play(0, 'gain')).goods.science).toBe(10);
});

rule('ALG-SCI-02', 'place: up to one tile for each Scientist, paid tile by tile', () => {
  const t = scientists({ staff: { scientists: 2 }, goods: { science: 5 } }).play(0, 'place');
  expect(t.decision).toMatchObject({ step: 'science-tile', prompt: 'place a tile (2 left)' });
  // A domino on the bottom row for 2 points.
  const turned = t.play(0, 'bf-sci-refinery', '0');
  expect(turned.step).toBe('science-cell');
  const one = turned.play(0, 'r7c3');
  expect([plant(one).goods.science, one.decision?.prompt]).toEqual([3, 'place a tile (1 left)']);
  expect(one.heard('tile-laid')).toMatchObject([{ tile: 'bf-sci-refinery', rotation: 0, cell: 45, covers: [45] }]);
  const two = one.play(0, 'bf-sci-income-scientists', '0', 'r5c1');
  expect([plant(two).goods.science, two.decision]).toMatchObject([0, { seat: 1, step: 'move-worker' }]);
  // The Scientists are the limit, not the points.
  const rich = scientists({ staff: { scientists: 1, operators: 2 }, goods: { science: 9 } });
  const alone = rich.play(0, 'place', 'bf-sci-refinery', '0', 'r7c3');
  expect([plant(alone).goods.science, alone.decision]).toMatchObject([7, { seat: 1, step: 'move-worker' }]);
});

rule('ALG-SCI-02', 'it is asked again only while a tile can be paid', () => {
  const t = scientists({ staff: { scientists: 3 }, goods: { science: 3 } }).play(
    0,
    'place',
    'bf-sci-refinery',
    '0',
    'r7c4',
  );
  expect([plant(t).goods.science, t.decision?.seat]).toEqual([1, 1]);
  const stopped = scientists({ staff: { scientists: 3 }, goods: { science: 9 } }).play(0, 'place', 'done');
  expect(stopped.decision).toMatchObject({ seat: 1, step: 'move-worker' });
});

rule('ALG-SCI-02', 'two other tokens stand in for a missing point, before the tile lies there', () => {
  const t = scientists({ staff: { scientists: 1, operators: 2 }, goods: { science: 1, euro: 2, choice: 1 } });
  const paying = t.play(0, 'place', 'bf-sci-refinery', '0', 'r7c4');
  expect([paying.step, plant(paying).laid.every((where) => where < 0)]).toEqual(['give-up', true]);
  const paid = paying.play(0, 'euro', 'euro');
  expect([plant(paid).goods, paid.heard('tile-laid').length]).toMatchObject([{ science: 0, euro: 0, choice: 1 }, 1]);
});

rule('ALG-RES-09', 'a tile whose only free place is too dear is not offered', () => {
  const t = scientists({ goods: { science: 2 } }).play(0, 'place');
  // A domino fits at the bottom for 2 points, three cells in a corner only at the top for 5.
  expect(t.options(0)).toContain('bf-sci-refinery');
  expect(t.refusal(0, 'bf-sci-income-operators')?.rule).toBe('ALG-RES-09');
});

rule('ALG-SCI-03', 'a placed tile takes effect at once', () => {
  const t = scientists({ goods: { science: 5 } }).play(0, 'place');
  expect([valueOf(t, 'storage-spirulina'), valueOf(t, 'tank-spirulina')]).toEqual([0, 4]);
  const open = t.play(0, 'bf-sci-storage-spirulina', '0', 'r7c4');
  expect([valueOf(open, 'storage-spirulina'), valueOf(open, 'tank-spirulina')]).toEqual([1, 5]);
  expect(open.heard('tank-raised')).toEqual([{ type: 'tank-raised', seat: 0, species: 'spirulina', capacity: 5 }]);
  // ALG-DEP-03: no cube comes with it.
  expect(open.state.algae.spirulina).toBe(t.state.algae.spirulina);
  expect(open.reason(0, 'bf-sci-storage-spirulina')).toBe('It lies on your Side board already.');
  // Tiles of other departments are not at hand.
  expect(t.refusal(0, 'cos-sci-mixer')?.rule).toBe('ALG-SCI-03');
});

rule('ALG-SCI-04', 'Scientists gain or place', () => {
  const t = scientists({ goods: { science: 5 } });
  expect([t.step, t.options(0)]).toEqual(['scientist-task', ['gain', 'place']]);
  // Without a tile that can be paid nobody is asked.
  const poor = scientists({ goods: { science: 0 }, staff: { scientists: 2 } });
  expect([plant(poor).goods.science, poor.decision?.seat]).toEqual([2, 1]);
  // With ten points only placing is left.
  expect(scientists({ goods: { science: 10 } }).step).toBe('science-tile');
});

rule('ALG-SCI-04', 'with ten points and no room the Scientists cannot be activated', () => {
  const laid = {
    'bf-sci-income-scientists': [0, 'r5c0'],
    'bf-sci-income-operators': [2, 'r1c3'],
    'bf-sci-refinery': [0, 'r7c4'],
  } as const;
  const t = biofuel({ goods: { science: 10 }, laid });
  expect(t.refusal(0, 'printed scientists')?.rule).toBe('ALG-SCI-04');
  expect(biofuel({ goods: { science: 9 }, laid }).refusal(0, 'printed scientists')).toBeNull();
});

rule('ALG-EXP-20', 'upgraded Scientists gain, then place, without a question which', () => {
  const own = { staff: { scientists: 2 }, upgraded: ['scientists'], exports: [['munich']] } as const;
  const t = scientists({ ...own, goods: { science: 1 } }, { week: 4 });
  // One point and two that are gained: enough for the cheapest place.
  expect([t.step, plant(t).goods.science]).toEqual(['science-tile', 3]);
  expect(scientists({ ...own, goods: { science: 10 } }, { week: 4 }).step).toBe('science-tile');
});

rule('ALG-CON-06', 'Lab: the first tile of each activation costs one point less', () => {
  const own: PlantOf = {
    department: 'cosmetics',
    staff: { scientists: 2 },
    goods: { science: 3 },
    contract: { ability: 'ab-lab' },
  };
  const t = atAction({ plants: [own, { department: 'food' }] }, 'a2').play(0, 'printed scientists', 'place');
  const one = t.play(0, 'cos-sci-mixer', '0', 'r6c4');
  expect(plant(one).goods.science).toBe(2);
  const two = one.play(0, 'cos-sci-paste-brand', '0', 'r7c4');
  expect(plant(two).goods.science).toBe(0);
});

rule('ALG-SIDE-11', 'a tile taken in this turn cannot be placed, not even by a Double Action', () => {
  const own = {
    goods: { science: 6 },
    crossover: { 'bf-cross-2': 'kept' },
    exports: [['zurich', -1, 1]],
    reached: [0],
  } as const;
  const taken = biofuel(own, { milestones: { 0: 'm-demand-3' }, demand: { zurich: 3 } }).play(
    0,
    'printed engineers',
    'bf-cross-1',
  );
  const t = taken.play(0, 'yes', 'printed scientists', 'place');
  expect(t.refusal(0, 'bf-cross-1')?.rule).toBe('ALG-SIDE-11');
  expect(t.refusal(0, 'bf-cross-2')).toBeNull();
  expect(t.refusal(0, 'bf-cross-3')?.rule).toBe('ALG-SIDE-12');
});
