import { lineIds, lines, oceanHexes, sites } from '@benchtop/games/arctic-cleanup';
import { expect, test } from 'vitest';
import {
  cardPoint,
  hexPoint,
  holdPoint,
  layoutFor,
  withSea,
  rowPoint,
  slotPoint,
  trayPoint,
} from '../src/games/arctic-cleanup/layout.ts';
import type { Layout } from '../src/games/arctic-cleanup/layout.ts';

/** Every place where a piece can lie. */
function places(layout: Layout) {
  return [
    ...[...oceanHexes, ...sites].map((hex) => hexPoint(layout, hex)),
    ...lineIds.flatMap((line) => [1, lines[line].size].map((slot) => slotPoint(layout, line, slot))),
    ...([0, 1] as const).flatMap((ship) => [0, 3].map((i) => holdPoint(layout, ship, i))),
    ...([0, 1] as const).flatMap((row) => [0, 4].map((i) => rowPoint(layout, row, i))),
    ...[0, 9].map((i) => trayPoint(layout, i)),
    ...[1, 5].map((column) => cardPoint(layout, column)),
    layout.bag,
    layout.rose,
  ];
}

test.each([
  ['a laptop', 745, 700],
  ['a narrow column', 560, 640],
  ['a large screen', 1168, 1000],
  ['a very wide board', 1600, 700],
  ['a tablet held upright', 760, 1000],
  ['a phone', 390, 345],
  ['a small phone', 340, 300],
])('on %s everything lies inside the box', (_, width, height) => {
  const layout = layoutFor(width, height);
  for (const { x, y } of places(layout)) {
    expect(x).toBeGreaterThan(8);
    expect(x).toBeLessThan(width * layout.pages - 8);
    expect(y).toBeGreaterThan(8);
    expect(y).toBeLessThan(height - 8);
  }
});

test('at 1366 x 768 tokens, dice and cards are large enough to read and to hit', () => {
  const { ocean, factory, holds, rows, cards } = layoutFor(745, 700);
  expect(34 * ocean.s).toBeGreaterThanOrEqual(24);
  expect(36 * factory.s).toBeGreaterThanOrEqual(24);
  expect(36 * holds[0].s).toBeGreaterThanOrEqual(24);
  expect(46 * rows[0].s).toBeGreaterThanOrEqual(24);
  expect(cards.width).toBeGreaterThanOrEqual(84);
});

test('pages of a small screen do not overlap', () => {
  const layout = layoutFor(390, 345);
  expect(layout.pages).toBe(3);
  for (const hex of oceanHexes) expect(hexPoint(layout, hex).x).toBeLessThan(390);
  for (const line of lineIds) expect(Math.floor(slotPoint(layout, line, 1).x / 390)).toBe(1);
  for (const column of [1, 5]) expect(Math.floor(cardPoint(layout, column).x / 390)).toBe(2);
  for (const row of [0, 1] as const) expect(Math.floor(rowPoint(layout, row, 4).x / 390)).toBe(2);
});

test.each([
  [390, 430],
  [360, 300],
])('while dice are laid on a phone of %i x %i, the sea lies above the rows and these above the faces', (w, h) => {
  const layout = withSea(layoutFor(w, h), true);
  for (const hex of oceanHexes) expect(Math.floor(hexPoint(layout, hex).x / w)).toBe(2);
  const lowest = Math.max(...oceanHexes.map((hex) => hexPoint(layout, hex).y));
  expect(lowest).toBeLessThan(rowPoint(layout, 0, 0).y);
  expect(rowPoint(layout, 1, 0).y).toBeLessThan(layout.pickers[0].y);
  expect(layout.pickers[0].y + 118 * layout.pickers[0].s).toBeLessThanOrEqual(h);
  // Before a face is picked the sea has their room.
  const before = withSea(layoutFor(w, h), false);
  expect(before.ocean.s).toBeGreaterThan(layout.ocean.s * 1.2);
  for (const hex of oceanHexes) expect(hexPoint(before, hex).y).toBeLessThan(rowPoint(before, 0, 0).y);
  expect(rowPoint(before, 1, 0).y).toBeLessThan(h - 10);
  expect(withSea(layoutFor(745, 700), true)).toEqual(layoutFor(745, 700));
});
