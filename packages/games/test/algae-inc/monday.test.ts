import { expect, test } from 'vitest';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { rule, table, until } from '../table.ts';
import { atAction, cubesOf, friday, goodsOf, monday, plant, valueOf } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

/** Five cities, three milestones: disks and markers off five and three Double Action tiles. */
const seller = {
  exports: [['berlin'], ['hamburg'], ['munich'], ['zurich'], ['lyon']],
  reached: [0, 3, 7],
} as const satisfies PlantOf;

/** The next Monday. Without Energy most have no bonus of the weekend before. */
function nextMonday(spec: Position): Alg {
  const plants = Array.from({ length: spec.seats ?? 2 }, (_, seat): PlantOf => {
    const own = spec.plants?.[seat] ?? {};
    return { ...own, goods: { ...own.goods, energy: 0 } };
  });
  let t = friday({ ...spec, plants });
  while (t.step === 'weekend-bonus') t = t.play(t.decision?.seat ?? 0, 'w0');
  return t;
}

/** Nobody takes cubes any more: the first movement, or what comes then. */
function moving(t: Alg): Alg {
  let now = t;
  while (now.step === 'take-algae') now = now.play(now.decision?.seat ?? 0, 'done');
  return now;
}

/** What is asked of whom on the first Monday of a match, in order. */
function firstMonday(seats: number): readonly string[] {
  const asked = new Set<string>();
  let t = until(table(algaeInc, seats), 'take-algae');
  while (t.step !== 'move-worker') {
    const { step, seat } = t.decision ?? { step: '', seat: -1 };
    asked.add(`${step} ${seat}`);
    t = t.play(seat, t.options(seat)[0] ?? '');
  }
  return [...asked];
}

/** The same question to everybody, clockwise from the first player. */
function inOrder(seats: number, step: string): readonly string[] {
  const { first } = table(algaeInc, seats).state;
  return Array.from({ length: seats }, (_, i) => `${step} ${(first + i) % seats}`);
}

rule('ALG-MON-01', 'Monday Morning comes in every week, also in the first', () => {
  const t = until(table(algaeInc, 2), 'take-algae');
  expect([t.state.week, t.state.stage]).toEqual([1, 'monday']);
  const next = nextMonday({ week: 3 });
  expect([next.state.week, next.state.stage, next.step]).toEqual([4, 'monday', 'take-algae']);
  expect(next.heard('monday-came')).toEqual([{ type: 'monday-came', week: 4 }]);
});

rule('ALG-MON-02', '€2, and €1 for each disk that has left a tile', () => {
  const t = nextMonday({ plants: [seller] });
  expect(goodsOf(t, 0)['euro']).toBe(7);
  // The last player of the week has taken €1 before.
  expect(goodsOf(t, 1)['euro']).toBe(3);
});

rule('ALG-MON-03', '1 VP for each marker that has left a tile', () => {
  const t = nextMonday({ plants: [seller] });
  expect([goodsOf(t, 0)['vp'], goodsOf(t, 1)['vp']]).toEqual([3, undefined]);
});

rule('ALG-MON-04', 'used Double Action tiles give no income', () => {
  const t = nextMonday({ plants: [{ ...seller, used: 1 }] });
  expect([goodsOf(t, 0)['euro'], goodsOf(t, 0)['vp']]).toEqual([6, 2]);
});

rule('ALG-MON-05', 'one cube for each Operator, in player order, of any open species', () => {
  const t = monday({
    first: 1,
    plants: [{ laid: { 'cos-sci-storage-chlorella': [0, 'r1c3'] }, staff: { operators: 3 } }],
  });
  expect(t.decision?.seat).toBe(1);
  const own = t.play(1, 'spirulina');
  expect([own.step, own.decision?.seat]).toEqual(['take-algae', 0]);
  expect(own.options(0)).toEqual(['chlorella', 'kelp', 'done']);
  const two = own.play(0, 'kelp', 'chlorella');
  expect(two.step).toBe('take-algae');
  const three = two.play(0, 'kelp');
  expect(cubesOf(three, 0)).toEqual({ 'st-kelp': 2, 'st-chlorella': 1 });
  expect(three.state.algae).toEqual({ spirulina: 3, chlorella: 4, nori: 4, kelp: 2 });
  expect(three.step).not.toBe('take-algae');
  expect(firstMonday(3).slice(0, 3)).toEqual(inOrder(3, 'take-algae'));
});

test('who stops early is told what could be had for nothing', () => {
  const cubes = monday({ algae: { kelp: 1 }, plants: [{ goods: { euro: 3 }, staff: { operators: 3 } }] });
  expect(cubes.warning(0, 'done')).toBe('You could take a cube for nothing.');
  expect(cubes.play(0, 'kelp').warning(0, 'done')).toBe(null);
  const moves = moving(monday({ plants: [{ fields: { 'st-kelp': 1 } }] }));
  expect(moves.warning(0, 'done')).toBe('You could still move a cube for nothing.');
  const refine = refining({ fields: { d0: 2 } });
  expect(refine.warning(0, 'done')).toBe(null);
  expect(refine.play(0, 'd0').warning(0, 'done')).toBe('It is paid: you could lift another cube.');
});

test('fewer cubes may be taken', () => {
  const t = monday({ plants: [{ staff: { operators: 3 } }] }).play(0, 'kelp', 'done');
  expect(cubesOf(t, 0)).toEqual({ 'st-kelp': 1 });
  expect(t.decision?.seat).toBe(1);
});

rule('ALG-MON-06', 'a cube of an empty tank costs €1', () => {
  const t = monday({ algae: { kelp: 1 }, plants: [{ goods: { euro: 1 }, staff: { operators: 3 } }] });
  const free = t.play(0, 'kelp');
  expect(free.heard('algae-taken')).toEqual([{ type: 'algae-taken', seat: 0, species: 'kelp', bought: false }]);
  expect(free.label(0, 'kelp')).toBe('Kelp for €1');
  expect(free.warning(0, 'kelp')).toBe('The Kelp tank is empty: the cube costs €1.');
  const bought = free.play(0, 'kelp');
  expect(bought.heard('algae-taken')[1]).toMatchObject({ bought: true });
  expect([goodsOf(bought, 0)['euro'], bought.state.algae.kelp]).toEqual([undefined, 0]);
  expect(cubesOf(bought, 0)).toEqual({ 'st-kelp': 2 });
  // The third one could not be paid.
  expect(bought.decision?.seat).toBe(1);
});

rule('ALG-RUL-62', 'a cube may be bought by exchange', () => {
  const t = monday({ algae: { kelp: 0 }, plants: [{ goods: { choice: 1, science: 2 }, staff: { operators: 2 } }] });
  const paying = t.play(0, 'kelp');
  expect([paying.step, paying.options(0)]).toEqual(['give-up', ['science', 'choice']]);
  // Nothing has come before it is paid.
  expect(cubesOf(paying, 0)).toEqual({});
  const paid = paying.play(0, 'choice', 'science');
  expect([cubesOf(paid, 0), goodsOf(paid, 0)['science']]).toEqual([{ 'st-kelp': 1 }, 1]);
  expect(paid.decision?.seat).toBe(1);
});

rule('ALG-MON-07', 'no space in the storages, no cube', () => {
  const t = monday({ plants: [{ fields: { 'st-kelp': 4 }, staff: { operators: 3 } }] });
  const full = t.play(0, 'kelp');
  expect(cubesOf(full, 0)).toEqual({ 'st-kelp': 5 });
  expect(full.decision?.seat).toBe(1);
});

rule('ALG-DEP-01', 'cubes go into open storages with room only', () => {
  const t = monday({
    plants: [
      {
        laid: { 'cos-sci-storage-chlorella': [0, 'r1c3'] },
        fields: { 'st-kelp': 5, 'st-chlorella': 3 },
        staff: { operators: 2 },
      },
    ],
  });
  expect(t.options(0)).toEqual(['chlorella', 'done']);
  expect(t.refused(0)).toEqual({ spirulina: 'ALG-DEP-01', nori: 'ALG-DEP-01', kelp: 'ALG-DEP-01' });
  expect(t.reason(0, 'kelp')).toBe('Your Kelp storage is full.');
  expect(t.reason(0, 'nori')).toBe('Your Nori storage is not open yet.');
  // Four spaces, one more in the start storage.
  expect(t.play(0, 'chlorella').decision?.seat).toBe(1);
});

rule('ALG-DEP-02', 'a storage opens when its tile is placed', () => {
  const t = atAction({ plants: [{ goods: { science: 5 } }] }, 'a2').play(0, 'printed scientists', 'place');
  expect(valueOf(t, 'storage-chlorella')).toBe(0);
  const laid = t.play(0, 'cos-sci-storage-chlorella', '0', 'r1c3');
  expect(valueOf(laid, 'storage-chlorella')).toBe(1);
});

rule('ALG-DEP-03', 'the tank of that species holds one more for everybody, and gets no cube', () => {
  const t = atAction({ algae: { chlorella: 4 }, plants: [{ goods: { science: 5 } }] }, 'a2').play(
    0,
    'printed scientists',
    'place',
    'cos-sci-storage-chlorella',
    '0',
    'r1c3',
  );
  expect([valueOf(t, 'tank-chlorella', 0), valueOf(t, 'tank-chlorella', 1)]).toEqual([5, 5]);
  expect(t.state.algae.chlorella).toBe(4);
  expect(t.heard('tank-raised')).toEqual([{ type: 'tank-raised', seat: 0, species: 'chlorella', capacity: 5 }]);
});

rule('ALG-MON-08', 'one movement for each Engineer over yellow belts, without links and without losses', () => {
  const t = moving(
    monday({ plants: [{ department: 'biofuel', fields: { 'st-chlorella': 3 }, staff: { engineers: 4 } }] }),
  );
  expect([t.step, t.decision?.seat, t.options(0)]).toEqual(['move-cubes', 0, ['ya2', 'done']]);
  // The same cube may move several times.
  const moved = t.play(0, 'ya2', 'yb2', 'ya2', 'ya2');
  expect(cubesOf(moved, 0)).toEqual({ 'b-low': 2, 'c-low': 1 });
  expect(goodsOf(moved, 0)['energy']).toBe(3);
  expect(moved.step).not.toBe('move-cubes');
  expect(moved.heard('byproduct-burned').concat(moved.heard('byproduct-stored'))).toEqual([]);
});

rule('ALG-MON-09', 'one science point for each Scientist, up to ten', () => {
  const t = moving(monday({ plants: [{ goods: { science: 9 } }, { staff: { scientists: 3 } }] }));
  expect([goodsOf(t, 0)['science'], goodsOf(t, 1)['science']]).toEqual([10, 3]);
  expect(t.heard('goods-gained')[0]).toMatchObject({ seat: 0, goods: { science: 1 }, wasted: { science: 1 } });
});

rule('ALG-MON-10', 'income tiles add 2 cubes, 2 movements, 2 science points', () => {
  const own = { fields: { 'st-kelp': 1 }, staff: { operators: 2 } } as const;
  const cubes = monday({ plants: [{ ...own, laid: { 'cos-sci-income-operators': [0, 'r6c4'] } }] });
  const taken = cubes.play(0, 'kelp', 'kelp', 'kelp', 'kelp');
  expect([cubesOf(taken, 0), taken.decision?.seat]).toEqual([{ 'st-kelp': 5 }, 1]);
  const moves = moving(monday({ plants: [{ ...own, laid: { 'cos-sci-income-engineers': [0, 'r6c4'] } }] }));
  expect(cubesOf(moves.play(0, 'ya1', 'yb1', 'yc1'), 0)).toEqual({ paste: 1 });
  const points = moving(monday({ plants: [{ ...own, laid: { 'cos-sci-income-scientists': [0, 'r7c3'] } }] }));
  expect(goodsOf(points, 0)['science']).toBe(3);
});

test('contracts add a cube or a movement on Mondays', () => {
  const harvest = { department: 'biofuel', contract: { ability: 'ab-harvest' }, staff: { engineers: 2 } } as const;
  const two = monday({ plants: [harvest] }).play(0, 'chlorella', 'chlorella');
  expect([cubesOf(two, 0), two.decision?.seat]).toEqual([{ 'st-chlorella': 2 }, 1]);
  const shift = { contract: { ability: 'ab-early-shift' }, staff: { operators: 2 }, fields: { 'st-kelp': 3 } } as const;
  const moved = moving(monday({ plants: [shift] })).play(0, 'ya1', 'ya1');
  expect(cubesOf(moved, 0)).toEqual({ 'st-kelp': 1, b1: 2 });
  expect(moved.step).not.toBe('move-cubes');
});

test('the Silo has two spaces more in each storage, and cubes of the supply for nothing', () => {
  const silo = { department: 'food', contract: { ability: 'ab-silo' }, staff: { operators: 3 } } as const;
  const t = monday({ algae: { nori: 0 }, plants: [{ ...silo, fields: { 'st-nori': 5 } }] });
  expect(t.label(0, 'nori')).toBe('Nori');
  const full = t.play(0, 'nori', 'nori');
  expect([cubesOf(full, 0), full.decision?.seat]).toEqual([{ 'st-nori': 7 }, 1]);
  expect(full.heard('algae-taken')[0]).toMatchObject({ bought: true });
});

rule('ALG-MON-11', 'unsold food drops one field', () => {
  const fields = { d4: 1, d2: 2, d1: 1, d0: 1 } as const;
  const t = nextMonday({ plants: [{ department: 'food', fields }] });
  expect(cubesOf(t, 0)).toEqual({ d0: 2, d1: 2, d3: 1 });
  expect(t.heard('food-degenerated')).toEqual([
    {
      type: 'food-degenerated',
      seat: 0,
      moves: [
        { from: 'd4', to: 'd3', cubes: 1 },
        { from: 'd2', to: 'd1', cubes: 2 },
        { from: 'd1', to: 'd0', cubes: 1 },
      ],
    },
  ]);
  // Cubes in the lines do not age, and nobody hears of nothing.
  const fresh = nextMonday({ plants: [{ department: 'food', fields: { c2: 2, d0: 1 } }] });
  expect([cubesOf(fresh, 0), fresh.heard('food-degenerated')]).toEqual([{ c2: 2, d0: 1 }, []]);
});

test('ALG-MON-11 the cold store spares three cubes of the highest fields', () => {
  const laid = { 'fd-sci-cold-store': [3, 'r4c4'] } as const;
  const t = nextMonday({ plants: [{ department: 'food', laid, fields: { d4: 1, d2: 2, d1: 1, d0: 1 } }] });
  expect(cubesOf(t, 0)).toEqual({ d0: 2, d2: 2, d4: 1 });
  const more = nextMonday({ plants: [{ department: 'food', laid, fields: { d4: 2, d2: 2 } }] });
  expect(cubesOf(more, 0)).toEqual({ d1: 1, d2: 1, d4: 2 });
});

/** Biofuel at the end of its Monday. */
function refining(own: PlantOf): Alg {
  return moving(monday({ plants: [{ department: 'biofuel', ...own }] }));
}

rule('ALG-MON-12', 'biofuel lifts up to three cubes one step for 1 Energy, or none', () => {
  const t = refining({ fields: { d0: 2, d1: 2, d3: 1 } });
  expect([t.step, t.options(0)]).toEqual(['refine', ['d0', 'd1', 'done']]);
  expect(t.refused(0)).toEqual({ d3: 'ALG-MON-12' });
  expect(t.reason(0, 'd3')).toBe('The step to jet fuel needs the Cracking tile.');
  const one = t.play(0, 'd0');
  expect(goodsOf(one, 0)['energy']).toBe(2);
  // They arrive together.
  expect(cubesOf(one, 0)).toEqual({ d0: 2, d1: 2, d3: 1 });
  const three = one.play(0, 'd1', 'd0');
  expect(cubesOf(three, 0)).toEqual({ d1: 3, d3: 2 });
  expect(goodsOf(three, 0)['energy']).toBe(2);
  expect(three.heard('refined')).toEqual([{ type: 'refined', seat: 0, lifts: [2, 1, 0] }]);
  expect(three.step).not.toBe('refine');
  const none = t.play(0, 'done');
  expect([goodsOf(none, 0)['energy'], none.heard('refined')]).toEqual([3, []]);
  const two = one.play(0, 'done');
  expect(cubesOf(two, 0)).toEqual({ d0: 1, d1: 3, d3: 1 });
});

test('ALG-MON-12 no cube is lifted twice, and the last step of all comes after the movements', () => {
  const t = refining({ fields: { d0: 1, 'c-low': 1 } });
  expect(t.step).toBe('move-cubes');
  const lifted = t.play(0, 'done').play(0, 'd0');
  expect([cubesOf(lifted, 0), lifted.step === 'refine']).toEqual([{ 'c-low': 1, d1: 1 }, false]);
  const moved = t.play(0, 'yc2');
  expect([moved.step, moved.options(0)]).toEqual(['refine', ['d0', 'd1', 'done']]);
});

test('ALG-MON-12 more cubes with the refinery, the last step with cracking', () => {
  const built = { 'bf-eng-capacity-1': 'cap-a', 'bf-eng-capacity-2': 'cap-b' } as const;
  const laid = { 'bf-sci-refinery': [0, 'r1c3'], 'bf-sci-cracking': [0, 'r2c0'] } as const;
  const t = refining({ built, laid, fields: { d1: 6, d3: 1 } });
  const six = t.play(0, 'd3', 'd1', 'd1', 'd1', 'd1', 'd1');
  expect(cubesOf(six, 0)).toEqual({ d1: 1, d3: 5, d5: 1 });
  expect(six.step).not.toBe('refine');
});

test('ALG-MON-12 missing Energy is bought, and without either nobody is asked', () => {
  const t = refining({ fields: { d1: 1 }, goods: { energy: 0, euro: 2 } });
  const paid = t.play(0, 'd1');
  expect([cubesOf(paid, 0), goodsOf(paid, 0)['euro']]).toEqual([{ d3: 1 }, undefined]);
  expect(refining({ fields: { d1: 1 }, goods: { energy: 0 } }).step).not.toBe('refine');
});

rule('ALG-MON-13', 'movements touch nothing of anybody else', () => {
  const fields = { 'st-kelp': 2 } as const;
  const t = moving(monday({ plants: [{ fields }, { fields: { 'st-spirulina': 2 } }] }));
  expect(t.decision?.seat).toBe(0);
  const moved = t.play(0, 'ya1');
  expect([moved.step, moved.decision?.seat]).toEqual(['move-cubes', 1]);
  expect(plant(moved, 1)).toEqual(plant(t, 1));
  expect([moved.state.algae, moved.state.byproducts]).toEqual([t.state.algae, t.state.byproducts]);
  // Science came to both of them before.
  expect([goodsOf(t, 0)['science'], goodsOf(t, 1)['science']]).toEqual([2, 2]);
  // Nobody moves before all have taken: only that could touch somebody else.
  expect(firstMonday(2)).toEqual([...inOrder(2, 'take-algae'), ...inOrder(2, 'move-cubes')]);
});

rule('ALG-DEP-04', 'yellow belts move cubes at any time, green ones do not', () => {
  const t = atAction({ plants: [{ fields: { 'st-kelp': 1, b1: 1, c1: 1 } }] }, 'a1').play(0, 'small move');
  expect([t.step, t.options(0)]).toEqual(['move-cubes', ['ya1', 'yb1', 'yc1', 'done']]);
  expect(t.refused(0)).toEqual({
    ya2: 'ALG-DEP-02',
    ya3: 'ALG-DEP-02',
    ya4: 'ALG-DEP-02',
    yb2: 'ALG-DEP-04',
    yb3: 'ALG-DEP-04',
    yb4: 'ALG-DEP-04',
    yc2: 'ALG-DEP-04',
    yc3: 'ALG-DEP-04',
  });
  expect(t.reason(0, 'ya3')).toBe('Its storage is not open yet.');
  expect(t.reason(0, 'yb4')).toBe('This belt is not open yet.');
  expect(t.reason(0, 'yb2')).toBe('No cube lies at the beginning of this belt.');
  const moved = t.play(0, 'yb1');
  expect(cubesOf(moved, 0)).toEqual({ 'st-kelp': 1, c1: 2 });
  expect(moved.decision?.seat).toBe(1);
  expect(atAction({}, 'a1').refusal(0, 'small move')?.rule).toBe('ALG-DEP-04');
});
