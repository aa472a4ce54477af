import { expect, test } from 'vitest';
import { positionKey } from '../../src/algae-inc/bot/position-key.ts';
import { monday, position } from './position.ts';
import type { Alg } from './position.ts';
import { running } from './running.ts';

const keysOf = (tables: readonly Alg[]): number => new Set(tables.map(({ state }) => positionKey(state))).size;

test('other cubes, goods, tanks, tiles and questions are other positions', () => {
  const b = running('b', { fields: { b1: 2, b2: 1, c1: 1 } });
  const engineers = position({ plants: [{ staff: { engineers: 3 } }] }).play(0, 'a2', 'printed engineers');
  const tables = [
    b,
    b.play(0, 'move yb1'),
    b.play(0, 'move yb2'),
    b.play(0, 'green gb1 1'),
    b.play(0, 'move yb1', 'move yb1'),
    b.play(0, 'move yb1', 'move yb2'),
    position({}),
    position({ plants: [{ goods: { choice: 1 } }] }),
    position({ byproducts: { biomass: 3 } }),
    position({ algae: { kelp: 3 } }),
    position({ plants: [{ fields: { b1: 1 } }] }),
    position({ plants: [{ fields: { b2: 1 } }] }),
    position({ plants: [{ built: { 'cos-eng-capacity-1': 'cap-a' } }] }),
    position({ plants: [{ built: { 'cos-eng-capacity-1': 'cap-b' } }] }),
    position({ plants: [{ crossover: { 'cos-cross-1': 'kept' } }] }),
    engineers,
    engineers.play(0, 'cos-eng-twin-link'),
    engineers.play(0, 'cos-cross-2'),
    engineers.play(0, 'done'),
  ];
  expect(keysOf(tables)).toBe(tables.length);
});

test('on Monday Morning it is about whoever is asked', () => {
  const t = monday({ plants: [{ staff: { operators: 3 } }, { staff: { operators: 3 } }] });
  const second = t.play(0, 'done');
  expect(keysOf([t, second, second.play(1, 'spirulina'), second.play(1, 'spirulina', 'spirulina')])).toBe(4);
});
