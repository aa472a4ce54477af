import { expect, test } from 'vitest';
import { plantOutlook } from '../../src/algae-inc/bot/plant-outlook.ts';
import type { Alg } from './position.ts';
import { monday, position } from './position.ts';
import { atWork, running } from './running.ts';
import type { Plant } from './running.ts';

const worth = (t: Alg, turns = 15): number => plantOutlook(t.state, 0, turns);
const fieldsOf = (fields: Plant['fields']): Alg => atWork(fields === undefined ? {} : { fields });

test('a cube is worth more with each Machine it has passed', () => {
  const way = (['st-kelp', 'b1', 'c1', 'paste'] as const).map((field) => worth(fieldsOf({ [field]: 1 })));
  expect([...way].sort((a, b) => a - b)).toEqual(way);
  expect(new Set(way).size).toBe(4);
  expect(worth(position())).toBe(0);
});

test('better lines are worth more, and links lead there', () => {
  expect(worth(fieldsOf({ c3: 1 }))).toBeGreaterThan(worth(fieldsOf({ c2: 1 })));
  expect(worth(fieldsOf({ c2: 1 }))).toBeGreaterThan(worth(fieldsOf({ c1: 1 })));
  const open = atWork({ tiles: ['cos-sci-perfume'], fields: { b1: 1 } });
  expect(worth(open)).toBeGreaterThan(worth(fieldsOf({ b1: 1 })));
  const brand = atWork({ tiles: ['cos-sci-paste-brand'], fields: { c1: 1 } });
  expect(worth(brand)).toBeGreaterThan(worth(fieldsOf({ c1: 1 })));
});

test('what cannot be sold any more is a left-over', () => {
  const [last, none] = [worth(fieldsOf({ b1: 1 }), 2), worth(fieldsOf({ b1: 1 }), 0)];
  expect(last).toBe(none);
  expect(worth(fieldsOf({ paste: 1 }), 1)).toBeGreaterThan(worth(fieldsOf({ paste: 1 }), 0));
});

test('pairs of bioplastics are worth more', () => {
  const of = (fields: NonNullable<Plant['fields']>) => worth(atWork({ department: 'bioplastics', fields }));
  expect(of({ hard: 1, soft: 1 })).toBeGreaterThan(of({ hard: 2 }));
  // Half of a pair is expected of what is still in the lines.
  const composite = atWork({ department: 'bioplastics', tiles: ['bp-sci-composite'], fields: { c1: 1 } });
  expect(worth(composite)).toBeGreaterThan(of({ c1: 1 }));
  const foamy = atWork({ department: 'bioplastics', tiles: ['bp-sci-foamer'], fields: { hard: 1, foam: 1 } });
  expect(worth(foamy)).toBeGreaterThan(of({ hard: 1 }));
});

test('food that nobody can sell in this week is worth what it will be', () => {
  const of = (day: number, spot: 'd0' | 'e0') =>
    worth(position({ day, plants: [{ department: 'food', fields: { d4: 2 }, spot }] }));
  // From the first spot of Thursday any Machine comes, and then the weekend.
  expect(of(5, 'd0')).toBeLessThan(worth(position({ day: 1, plants: [{ department: 'food', fields: { d4: 2 } }] })));
});

test('what is begun counts: losses that come, cubes that are lifted', () => {
  const t = running('a', { built: { 'cos-eng-capacity-1': 'cap-a' }, fields: { 'st-kelp': 3 } });
  const [one, two] = [t.play(0, 'move ya1'), t.play(0, 'move ya1', 'move ya1')];
  expect(worth(one) - worth(t)).toBeGreaterThan(worth(two) - worth(one));
  let refining = monday({ plants: [{ department: 'biofuel', fields: { d1: 2 } }] });
  while (refining.step === 'take-algae') refining = refining.play(refining.decision?.seat ?? 0, 'done');
  expect(worth(refining.play(0, 'd1'))).toBeGreaterThan(worth(refining));
});
