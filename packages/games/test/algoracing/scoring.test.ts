import { expect } from 'vitest';
import { medalFor, points, pointsRange, typesIn, unseenOf } from '../../src/algoracing/scoring.ts';
import { rule } from '../table.ts';
import { basic, drive, full, rover } from './position.ts';

rule('RAC-SCO-01', 'the first sample of a type brings 2 points, each other one 1', () => {
  expect(
    [[], ['blue'], ['blue', 'blue'], ['blue', 'green'], ['blue', 'green', 'blue', 'blue']].map((list) =>
      points(list as []),
    ),
  ).toEqual([0, 2, 3, 4, 6]);
  expect(points(['yellow', 'blue', 'green', 'violet'])).toBe(8);
  expect(typesIn(['yellow', 'blue', 'yellow'])).toBe(2);
});

rule('RAC-SCO-01', 'a type counts as new once for each player, over all deliveries', () => {
  const t = basic([
    { at: '1 0 W', delivered: ['blue'], load: ['blue', 'green'], hand: ['step'] },
    { at: '4 0 E', load: ['blue'], hand: ['step'] },
  ]);
  const one = drive(t, 0, 'step');
  expect(one.heard('samples-delivered')).toMatchObject([{ points: 3, total: 5 }]);
  const two = drive(one, 1, 'step');
  expect(two.heard('samples-delivered')[1]).toMatchObject({ seat: 1, points: 2, total: 2 });
});

rule('RAC-SCO-01', 'the score sheet adds up, and what is aboard or on the ground is worth nothing', () => {
  const t = full([{ delivered: ['blue', 'blue', 'green'], load: ['violet', 'violet'] }]);
  expect(t.score(0)).toMatchObject({ total: 5 });
  expect(t.score(0).items.map(({ rule: id, points: worth }) => [id, worth])).toEqual([
    ['RAC-SCO-01', 3],
    ['RAC-SCO-01', 2],
  ]);
  expect(t.score(1).total).toBe(0);
  expect(points(rover(t, 0).delivered)).toBe(t.points(0, 'RAC-SCO-01'));
});

rule('RAC-SCO-01', 'what unseen samples may bring is told from the delivered ones alone', () => {
  const t = basic([{ delivered: ['blue', 'blue', 'blue'] }, { delivered: ['green', 'green', 'green'] }]);
  expect(unseenOf(t.state, 'blue')).toBe(0);
  expect(unseenOf(t.state, 'yellow')).toBe(3);
  // Only yellow and violet are left, both new for seat 0; seat 1 is in the same place.
  expect(pointsRange(t.state, 0, 1)).toEqual({ least: 2, most: 2 });
  expect(pointsRange(t.state, 0, 3)).toEqual({ least: 4, most: 5 });
  expect(pointsRange(t.state, 0, 0)).toEqual({ least: 0, most: 0 });
  expect(medalFor(6)).toBe('gold');
});
