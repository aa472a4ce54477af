import { expect } from 'vitest';
import { engineeringAt } from '../../src/algae-inc/tiles.ts';
import { rule } from '../table.ts';
import { atAction, cellOf, plant, valueOf } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';
import { cellsUnder } from '../../src/algae-inc/side-board.ts';

/** Seat 0 is biofuel, on the spot of any Team, and activates its Engineers. */
function engineers(own: PlantOf, more: Position = {}): Alg {
  return atAction({ plants: [{ department: 'biofuel', ...own }, { department: 'food' }], ...more }, 'a2').play(
    0,
    'printed engineers',
  );
}

const slotOf = (t: Alg, tile: keyof typeof engineeringAt): string | undefined =>
  plant(t).built[engineeringAt[tile].place];

rule('ALG-ENG-01', 'one point for each Engineer, one more for each freelance engineer', () => {
  const t = engineers({ staff: { engineers: 2 }, goods: { freelance: 1 } });
  expect(t.decision).toMatchObject({ step: 'engineer-tile', prompt: 'take a tile (2 points, 2 tiles left)' });
  // Two points and a freelance engineer: three.
  expect(t.refusal(0, 'bf-eng-blender')).toBeNull();
  const dear = t.play(0, 'bf-eng-blender');
  expect([plant(dear).goods.freelance, slotOf(dear, 'bf-eng-blender')]).toEqual([0, 'intake-c']);
  // Nothing is left: only tiles without a cost can still be taken.
  expect(dear.decision?.prompt).toBe('take a tile (0 points, 1 tile left)');
  expect(dear.options(0)).toEqual(['bf-eng-turbine', 'bf-eng-heat-exchanger', 'bf-cross-1', 'bf-cross-2', 'done']);
  expect(dear.reason(0, 'bf-eng-capacity-3')).toBe(
    'It takes 1 point: you have 0 points and 0 freelance engineers, and too few tokens to exchange.',
  );
  expect(dear.refusal(0, 'bf-eng-capacity-3')?.rule).toBe('ALG-ENG-01');
});

rule('ALG-ENG-01', 'points go first, and two other tokens stand in for a freelance engineer', () => {
  const t = engineers({ staff: { engineers: 2 }, goods: { freelance: 1, euro: 2, choice: 1 } });
  expect(plant(t.play(0, 'bf-eng-turbine')).goods.freelance).toBe(1);
  const lacking = engineers({ goods: { euro: 2, choice: 1 } }).play(0, 'bf-eng-oil-intake');
  expect([lacking.step, slotOf(lacking, 'bf-eng-oil-intake')]).toEqual(['give-up', 'side']);
  const paid = lacking.play(0, 'euro', 'choice');
  expect([slotOf(paid, 'bf-eng-oil-intake'), plant(paid).goods.euro]).toEqual(['intake-b', 1]);
});

rule('ALG-ENG-01', 'whoever would spend freelance engineers, or stop with points for a tile, is warned', () => {
  const t = engineers({ goods: { freelance: 1 } });
  expect([t.warning(0, 'bf-eng-oil-intake'), t.warning(0, 'bf-eng-turbine')]).toEqual([
    '1 freelance engineer would be spent.',
    null,
  ]);
  expect(t.warning(0, 'done')).toBe('Your points would do for another tile.');
  // Without points and without a tile for nothing stopping is no waste.
  const built = { 'bf-eng-turbine': 'extra-1', 'bf-eng-heat-exchanger': 'extra-2' } as const;
  const crossover = { 'bf-cross-1': 'kept', 'bf-cross-2': 'kept' } as const;
  const spent = engineers({ staff: { engineers: 2 }, goods: { freelance: 2 }, built, crossover }).play(
    0,
    'bf-eng-oil-intake',
  );
  expect([spent.decision?.prompt, spent.warning(0, 'done')]).toEqual(['take a tile (0 points, 1 tile left)', null]);
});

rule('ALG-ENG-01', 'Foreman: one more point, not one more tile', () => {
  const t = engineers({ staff: { engineers: 2 }, contract: { ability: 'ab-foreman' } });
  expect(t.decision?.prompt).toBe('take a tile (3 points, 2 tiles left)');
});

rule('ALG-ENG-02', 'up to one tile for each Engineer, at the points of its zone', () => {
  const t = engineers({ staff: { engineers: 3 } });
  expect(
    ['bf-eng-table-1', 'bf-eng-oil-intake', 'bf-eng-capacity-3', 'bf-eng-turbine'].map((tile) => t.label(0, tile)),
  ).toEqual([
    'Loss table at row 1, column 1 for 3 points',
    'Oil intake at row 3, column 3 for 2 points',
    'Capacity at row 5, column 4 for 1 point',
    'Turbine at row 7, column 5 for 0 points',
  ]);
  const free = t.play(0, 'bf-eng-turbine', 'bf-eng-heat-exchanger', 'bf-cross-2');
  expect(free.decision).toMatchObject({ seat: 1, step: 'move-worker' });
  expect(t.play(0, 'done').decision).toMatchObject({ seat: 1, step: 'move-worker' });
});

rule('ALG-ENG-02', 'where no tile can be had the Engineers cannot be activated', () => {
  const cheap = {
    'bf-eng-turbine': 'extra-1',
    'bf-eng-heat-exchanger': 'extra-2',
    'bf-eng-capacity-3': 'cap-a',
    'bf-eng-conveyor-2': 'conv-a',
  } as const;
  const crossover = { 'bf-cross-1': 'kept', 'bf-cross-2': 'kept', 'bf-cross-4': 'kept' } as const;
  const own = { built: cheap, crossover } as const;
  const spec = (goods: PlantOf['goods']): Position => ({
    plants: [{ department: 'biofuel', ...own, ...(goods === undefined ? {} : { goods }) }, { department: 'food' }],
  });
  expect(atAction(spec({}), 'a2').refusal(0, 'printed engineers')?.rule).toBe('ALG-ENG-02');
  expect(atAction(spec({ freelance: 1 }), 'a2').refusal(0, 'printed engineers')).toBeNull();
});

rule('ALG-ENG-03', 'a tile goes to its slot; with several free ones the player chooses', () => {
  const t = engineers({ staff: { engineers: 4 } });
  expect(slotOf(t.play(0, 'bf-eng-turbine'), 'bf-eng-turbine')).toBe('extra-1');
  const asked = t.play(0, 'bf-eng-conveyor-2');
  expect([asked.step, asked.options(0)]).toEqual(['engineer-slot', ['conv-a', 'conv-b']]);
  expect(asked.refusal(0, 'cap-a')?.rule).toBe('ALG-ENG-03');
  const first = asked.play(0, 'conv-b');
  expect(first.heard('tile-built')).toEqual([
    { type: 'tile-built', seat: 0, tile: 'bf-eng-conveyor-2', slot: 'conv-b' },
  ]);
  // One slot is left: nobody is asked.
  expect(slotOf(first.play(0, 'bf-eng-conveyor-1'), 'bf-eng-conveyor-1')).toBe('conv-a');
});

rule('ALG-ENG-04', 'a capacity tile makes 2 into 3, flipped 4; cosmetics 4 and 5', () => {
  const biofuel = engineers({ staff: { engineers: 2 } });
  expect(valueOf(biofuel, 'capacity-b')).toBe(2);
  expect(valueOf(biofuel.play(0, 'bf-eng-capacity-1', 'cap-b'), 'capacity-b')).toBe(3);
  const flipped = engineers({ staff: { engineers: 2 }, upgraded: ['engineers'], exports: [['munich']] }, { week: 3 });
  expect(valueOf(flipped, 'capacity-b')).toBe(2);
  expect(valueOf(flipped.play(0, 'bf-eng-capacity-1', 'cap-b'), 'capacity-b')).toBe(4);
  const cosmetics = (upgraded: readonly 'engineers'[]): Alg =>
    atAction(
      {
        week: 3,
        plants: [
          { department: 'cosmetics', staff: { engineers: 2 }, upgraded, exports: [['munich']] },
          { department: 'food' },
        ],
      },
      'a2',
    ).play(0, 'printed engineers', 'cos-eng-capacity-1', 'cap-a');
  expect([valueOf(cosmetics([]), 'capacity-a'), valueOf(cosmetics(['engineers']), 'capacity-a')]).toEqual([4, 5]);
});

rule('ALG-EXP-19', 'the Engineer upgrade flips capacity tiles wherever they are', () => {
  const spec = (upgraded: readonly 'engineers'[]): Alg =>
    engineers(
      { staff: { engineers: 2 }, built: { 'bf-eng-capacity-1': 'cap-a' }, upgraded, exports: [['munich']] },
      { week: 3 },
    );
  expect([valueOf(spec([]), 'capacity-a'), valueOf(spec(['engineers']), 'capacity-a')]).toEqual([3, 4]);
  expect(valueOf(spec(['engineers']).play(0, 'bf-eng-capacity-2', 'cap-c'), 'capacity-c')).toBe(4);
});

rule('ALG-ENG-05', 'capacity tiles fit any Machine, each Machine once', () => {
  const t = engineers({ staff: { engineers: 4 }, goods: { freelance: 3 } }).play(0, 'bf-eng-capacity-2');
  expect(t.options(0)).toEqual(['cap-a', 'cap-b', 'cap-c']);
  const next = t.play(0, 'cap-c', 'bf-eng-capacity-3');
  expect([next.options(0), next.refusal(0, 'cap-c')?.rule]).toEqual([['cap-a', 'cap-b'], 'ALG-ENG-05']);
  const last = next.play(0, 'cap-a', 'bf-eng-capacity-1');
  expect(slotOf(last, 'bf-eng-capacity-1')).toBe('cap-b');
});

rule('ALG-SIDE-10', 'taking a tile frees its cells', () => {
  const t = engineers({ staff: { engineers: 2 } });
  const under = (now: Alg) => ['r2c0', 'r2c1'].map((cell) => cellsUnder(plant(now))[cellOf(cell)]);
  expect(under(t)).toEqual(['bf-eng-capacity-1', 'bf-eng-capacity-1']);
  const taken = t.play(0, 'bf-eng-capacity-1', 'cap-a');
  expect(under(taken)).toEqual([null, null]);
  expect(taken.reason(0, 'bf-eng-capacity-1')).toBe('It does not lie on your Side board.');
});

rule('ALG-SIDE-11', 'a crossover tile goes to the reserve, and can be placed from the next turn on', () => {
  const t = engineers({ staff: { engineers: 2 } }).play(0, 'bf-cross-2');
  expect([plant(t).crossover, t.heard('crossover-taken')]).toEqual([
    ['side', 'fresh', 'side', 'side'],
    [{ type: 'crossover-taken', seat: 0, tile: 'bf-cross-2' }],
  ]);
  // At the end of the turn it is kept.
  expect(plant(t.play(0, 'done')).crossover).toEqual(['side', 'kept', 'side', 'side']);
});

rule('ALG-SIDE-12', 'it is taken at the points of its zone', () => {
  const t = engineers({ staff: { engineers: 3 } });
  expect(['bf-cross-1', 'bf-cross-4', 'bf-cross-3'].map((tile) => t.label(0, tile))).toEqual([
    'Crossover at row 7, column 1 for 0 points',
    'Crossover at row 5, column 6 for 1 point',
    'Crossover at row 1, column 5 for 3 points',
  ]);
});

rule('ALG-SIDE-14', 'X10 only the top tile of a stack can be taken; its cells are free when both are gone', () => {
  const t = engineers({ staff: { engineers: 4 }, goods: { freelance: 2 } });
  const corner = (now: Alg) => cellsUnder(plant(now))[0];
  expect([t.refusal(0, 'bf-eng-table-2')?.rule, corner(t)]).toEqual(['ALG-SIDE-14', 'bf-eng-table-1']);
  const one = t.play(0, 'bf-eng-table-1');
  expect([slotOf(one, 'bf-eng-table-1'), corner(one)]).toEqual(['table', 'bf-eng-table-2']);
  const two = one.play(0, 'bf-eng-table-2');
  expect([slotOf(two, 'bf-eng-table-2'), corner(two)]).toEqual(['table', null]);
});
