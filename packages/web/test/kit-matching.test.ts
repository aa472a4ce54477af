import { expect, test } from 'vitest';
import { waysOf } from '../src/table/kit/matching.ts';
import type { Lying } from '../src/table/kit/matching.ts';

const piece = (kind: string, at: string, drawn: string, more: Partial<Lying> = {}): Lying => ({
  kind,
  at,
  id: null,
  count: 1,
  face: null,
  drawn,
  ...more,
});

/** Ways as text: "red: hex a (1) > hold (2)". */
function ways(before: readonly Lying[], after: readonly Lying[]): string[] {
  const end = (one: Lying | null) => (one === null ? '-' : `${one.at} (${String(one.drawn)})`);
  return waysOf(before, after).map(({ from, to }) => `${(from ?? to)?.kind ?? ''}: ${end(from)} > ${end(to)}`);
}

test('what stays where it is does not travel', () => {
  const table = [piece('red', 'hex a', '1'), piece('ship', 'hex a', '2', { id: 'ship 1' })];
  expect(ways(table, table)).toEqual([]);
});

test('a piece of a kind that left one place and arrived at another travels between them', () => {
  const before = [piece('red', 'hex a', '1'), piece('blue', 'hex a', '2')];
  expect(ways(before, [piece('blue', 'hex a', '2'), piece('red', 'hold', '3')])).toEqual(['red: hex a (1) > hold (3)']);
});

test('pieces with a name are matched by it, whatever they look like', () => {
  const before = [piece('ship', 'hex a', '1', { id: 's1' }), piece('ship', 'hex b', '2', { id: 's2' })];
  const after = [piece('ship', 'hex b', '1', { id: 's1' }), piece('ship', 'hex a', '2', { id: 's2' })];
  expect(ways(before, after)).toEqual(['ship: hex a (1) > hex b (1)', 'ship: hex b (2) > hex a (2)']);
});

test('of several alike the drawing that is gone travels, and the one that is new', () => {
  const before = [piece('red', 'hex a', '1'), piece('red', 'hex a', '2')];
  const after = [piece('red', 'hex a', '2'), piece('red', 'hold', '8')];
  expect(ways(before, after)).toEqual(['red: hex a (1) > hold (8)']);
  expect(ways(after, before)).toEqual(['red: hold (8) > hex a (1)']);
});

test('one of a pile travels, although the pile is drawn once and stays', () => {
  const before = [piece('red', 'hex a', '1', { count: 3 })];
  const after = [piece('red', 'hex a', '1', { count: 1 }), piece('red', 'hold', '2'), piece('red', 'hold', '3')];
  expect(ways(before, after)).toEqual(['red: hex a (1) > hold (2)', 'red: hex a (1) > hold (3)']);
});

test('what arrives nowhere, and what comes from nowhere, is told as such', () => {
  expect(ways([piece('red', 'hex a', '1')], [piece('blue', 'hex a', '2')])).toEqual([
    'red: hex a (1) > -',
    'blue: - > hex a (2)',
  ]);
  expect(ways([piece('ship', 'hex a', '1', { id: 's1' })], [])).toEqual(['ship: hex a (1) > -']);
});

test('a named piece may come from one of its kind without a name', () => {
  expect(
    ways(
      [piece('card', 'deck', '1', { count: 9 })],
      [piece('card', 'deck', '1', { count: 8 }), piece('card', 'hand', '2', { id: 'newt' })],
    ),
  ).toEqual(['card: deck (1) > hand (2)']);
});

test('a piece that turns over where it lies is on its way', () => {
  const [before, after] = (['down', 'up'] as const).map((face) => piece('card', 'row', 'x', { id: 'newt', face }));
  if (before === undefined || after === undefined) throw new Error('two pieces');
  expect(waysOf([before], [after])).toEqual([{ from: before, to: after }]);
  expect(waysOf([after], [after])).toEqual([]);
});
