import { expect } from 'vitest';
import { departments } from '../../src/algae-inc/data/departments.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { rule, table, until } from '../table.ts';
import { plant } from './position.ts';

const seeds = Array.from({ length: 60 }, (_, i) => `deal ${i}`);

rule('ALG-SET-02', 'every player runs another department', () => {
  const t = table(algaeInc, 3);
  const { first } = t.state;
  expect(t.options(first)).toEqual(['cosmetics', 'biofuel', 'bioplastics', 'food']);
  const next = t.play(first, 'biofuel');
  const second = (first + 1) % 3;
  expect(plant(next, first).department).toBe('biofuel');
  expect(next.decision?.seat).toBe(second);
  expect(next.refusal(second, 'biofuel')?.rule).toBe('ALG-SET-02');
  expect(next.reason(second, 'biofuel')).toBe('Somebody else runs Biofuel.');
  expect(next.options(second)).toEqual(['cosmetics', 'bioplastics', 'food']);
});

rule('ALG-SET-03', 'two players make different by-products', () => {
  const t = table(algaeInc, 2);
  const { first } = t.state;
  const next = t.play(first, 'food');
  expect(next.options(1 - first)).toEqual(['cosmetics', 'biofuel']);
  expect(next.refusal(1 - first, 'bioplastics')?.rule).toBe('ALG-SET-03');
  expect(next.reason(1 - first, 'bioplastics')).toBe(
    'The other department makes bio-oil already: of two players one must run Cosmetics or Biofuel.',
  );
});

rule('ALG-RUL-61', 'departments are chosen in player order', () => {
  const t = table(algaeInc, 4);
  const { first } = t.state;
  const seat = (i: number) => (first + i) % 4;
  const two = t.play(seat(0), 'food').play(seat(1), 'cosmetics');
  expect(two.decision?.seat).toBe(seat(2));
  expect(two.play(seat(2), 'biofuel').options(seat(3))).toEqual(['bioplastics']);
});

rule('ALG-RUL-79', 'dealt departments differ, and two of them make different by-products', () => {
  const pairs = seeds.map((seed) => {
    const t = table(algaeInc, 2, { departments: 'random' }, seed);
    return [plant(t, 0).department, plant(t, 1).department] as const;
  });
  for (const [a, b] of pairs) expect(departments[a ?? 'food'].produces).not.toBe(departments[b ?? 'food'].produces);
  expect(new Set(pairs.map(String)).size).toBe(8);
  for (const seats of [3, 4]) {
    const t = table(algaeInc, seats, { departments: 'random' });
    expect(new Set(t.state.players.map(({ department }) => department)).size).toBe(seats);
    expect(t.step).toBe('assign-contracts');
  }
});

rule('ALG-SET-13', 'each player chooses a side of another insert', () => {
  const t = until(table(algaeInc, 3, { inserts: true }), 'choose-insert');
  expect(new Set(t.state.players.map(({ layout }) => layout)).size).toBe(3);
  expect(t.options(0)).toEqual(['a', 'b']);
  const asked = plant(t, 1).layout;
  const done = t.play(0, 'a').play(1, 'b').play(2, 'a');
  expect(plant(done, 1).layout).toBe(asked.replace(/a$/, 'b'));
  expect(plant(done, 0).layout).toBe(plant(t, 0).layout);
  expect(done.heard('insert-chosen').length).toBe(3);
});

rule(
  'ALG-RUL-80',
  'sides of inserts are chosen before contracts are dealt, and without a setting there are none',
  () => {
    const t = until(table(algaeInc, 2, { inserts: true }), 'choose-insert');
    expect(plant(t, 0).hand.faces).toEqual([]);
    expect(t.play(0, 'a').play(1, 'a').step).toBe('assign-contracts');
    const plain = until(table(algaeInc, 2), 'assign-contracts');
    expect(plain.state.players.map(({ layout }) => layout)).toEqual(plain.state.players.map((p) => p.department));
  },
);
