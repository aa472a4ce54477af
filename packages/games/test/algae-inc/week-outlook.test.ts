import { expect, test } from 'vitest';
import { mapOutlook } from '../../src/algae-inc/bot/map-outlook.ts';
import { givenUp } from '../../src/algae-inc/bot/payment.ts';
import { readingOf } from '../../src/algae-inc/bot/plant-outlook.ts';
import { timeLeft } from '../../src/algae-inc/bot/time.ts';
import { weekOutlook } from '../../src/algae-inc/bot/week-outlook.ts';
import type { SpotId } from '../../src/algae-inc/data/week.ts';
import { playerAt } from '../../src/algae-inc/state.ts';
import type { Alg, PlantOf, Position } from './position.ts';
import { monday, position } from './position.ts';
import { atWork, running } from './running.ts';
import type { Plant } from './running.ts';

function worth({ state }: Alg): number {
  const time = timeLeft(state, 0);
  const plant = readingOf(state, 0, playerAt(state, 0));
  return weekOutlook(state, 0, time, mapOutlook(state, 0, time, plant), plant);
}

const fieldsOf = (fields: Plant['fields'], rest: Position = {}): Alg =>
  atWork(fields === undefined ? {} : { fields }, rest);
/** A worker on a spot, whose turn is over. */
const on = (spot: SpotId, own: PlantOf = {}, rest: Position = {}): Alg =>
  position({ ...rest, day: 4, turn: 1, plants: [{ spot, ...own }, { spot: 'c1' }] });

test('a cube is worth more with each Machine it has passed', () => {
  const way = (['st-kelp', 'b1', 'c1', 'paste'] as const).map((field) => worth(fieldsOf({ [field]: 1 })));
  expect([...way].sort((a, b) => a - b)).toEqual(way);
  expect(new Set(way).size).toBe(4);
});

test('better lines are worth more, and links lead there', () => {
  const of = (fields: PlantOf['fields'], built: PlantOf['built'] = {}): number =>
    worth(on('d0', { fields: fields ?? {}, built }));
  expect(of({ c3: 1 })).toBeGreaterThan(of({ c2: 1 }));
  expect(of({ c2: 1 })).toBeGreaterThan(of({ c1: 1 }));
  // A link that costs no Energy.
  expect(of({ b1: 1 }, { 'cos-eng-twin-link': 'extra-1' })).toBeGreaterThan(of({ b1: 1 }));
});

test('what cannot be sold any more is a left-over', () => {
  const last = { week: 4, day: 5, turn: 1 } as const;
  const at = (fields: PlantOf['fields']): number =>
    worth(position({ ...last, plants: [{ spot: 'e0', fields: fields ?? {} }, { spot: 'd0' }] }));
  expect(at({ paste: 1 })).toBeCloseTo(at({ 'st-kelp': 1 }));
  expect(at({ paste: 1 })).toBeGreaterThan(at({}));
});

test('products are worth more where the Operators are ahead', () => {
  const ready = { fields: { paste: 2 } } as const;
  const gain = (spot: SpotId): number => worth(on(spot, ready)) - worth(on(spot));
  // Any team on Friday, or any Machine.
  expect(gain('d3')).toBeGreaterThan(gain('d0') + 1);
});

test('a Machine ahead is worth as much as it can move', () => {
  const gain = (spot: SpotId, fields: PlantOf['fields']): number =>
    worth(on(spot, { fields: fields ?? {} })) - worth(on(spot));
  expect(gain('d0', { c2: 2 })).toBeGreaterThan(gain('d3', { c2: 2 }));
  const [two, four] = [gain('d0', { c2: 2 }), gain('d0', { c2: 4 })];
  expect(four - two).toBeLessThan(two);
});

test('a token changes what lies ahead', () => {
  // On Thursday the Engineers, who could be Operators.
  const at = (goods: PlantOf['goods'], fields: PlantOf['fields']): number =>
    worth(
      position({
        day: 3,
        turn: 1,
        plants: [{ spot: 'c2', fields: fields ?? {}, goods: goods ?? {}, staff: { operators: 2 } }, { spot: 'b1' }],
      }),
    );
  const gain = (goods: PlantOf['goods']): number => at(goods, { paste: 4 }) - at(goods, {});
  expect(gain({ choice: 1 })).toBeGreaterThan(gain({}) + 1);
});

test('the last strip is worth its weekend tiles, and at the end its milestones', () => {
  const weekend = ['wk-2', 'wk-1', 'wk-3', 'wk-4'] as const;
  const at = (spot: SpotId, energy: number): number => worth(on(spot, { goods: { energy } }, { weekend }));
  expect(at('d0', 5)).toBeGreaterThan(at('d0', 3));
  expect(at('d0', 3)).toBeGreaterThan(at('d0', 0));
  const month = {
    week: 4,
    weekend,
    month: [4, 1, 2, 3],
    milestones: { 4: 'm-demand-5' },
    demand: { berlin: 5 },
  } as const;
  const reached = { reached: [4], exports: [['berlin', -1, 1]] } as const;
  expect(worth(on('d0', reached, month))).toBeGreaterThan(worth(on('d3', reached, month)) + 1);
});

test('pairs of bioplastics are worth more', () => {
  const of = (fields: NonNullable<PlantOf['fields']>): number => worth(on('d0', { department: 'bioplastics', fields }));
  expect(of({ hard: 1, soft: 1 })).toBeGreaterThan(of({ hard: 2 }));
  expect(of({ hard: 2, soft: 2 })).toBeGreaterThan(of({ hard: 3, soft: 1 }));
});

test('food that nobody can sell in this week is worth what it will be', () => {
  const of = (spot: SpotId): number => {
    const plant = { department: 'food', spot } as const;
    const at = (own: PlantOf): number => worth(position({ day: 4, turn: 1, plants: [own, { spot: 'c1' }] }));
    return at({ ...plant, fields: { d4: 2 } }) - at(plant);
  };
  expect(of('d0')).toBeLessThan(of('d3'));
});

test('what is begun counts: an action that was chosen, losses that come, cubes that are lifted', () => {
  const t = running('c', { fields: { c1: 2 } });
  expect(worth(t)).toBeGreaterThan(worth(t.play(0, 'move yc1')));
  const losing = running('a', { built: { 'cos-eng-capacity-1': 'cap-a' }, fields: { 'st-kelp': 3 } });
  const [one, two, three] = [1, 2, 3].map((n) => worth(losing.play(0, ...Array.from({ length: n }, () => 'move ya1'))));
  expect((three ?? 0) - (two ?? 0)).toBeGreaterThan((two ?? 0) - (one ?? 0));
  let refining = monday({ plants: [{ department: 'biofuel', fields: { d1: 2 } }] });
  while (refining.step === 'take-algae') refining = refining.play(refining.decision?.seat ?? 0, 'done');
  expect(worth(refining.play(0, 'd1'))).toBeGreaterThan(worth(refining));
});

test('a payment takes what is missed least: surplus science points first, a last token and Wild late', () => {
  const given = (goods: PlantOf['goods']) => givenUp(atWork({ goods: goods ?? {} }).state, 0);
  expect(given({ science: 10, euro: 3 })[0]).toBe('science');
  expect(given({ science: 3, euro: 3, freelance: 3 }).slice(0, 2)).toEqual(['euro', 'freelance']);
  expect(given({ euro: 1, freelance: 3 })[0]).toBe('freelance');
  expect(given({}).at(-1)).toBe('wild');
});
