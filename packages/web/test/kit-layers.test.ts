import { expect, test } from 'vitest';
import { beside } from '../src/table/kit/beside.ts';
import type { Box } from '../src/table/kit/beside.ts';
import { shared } from '../src/table/kit/drag.ts';
import { tracesOf } from '../src/table/kit/Trace.tsx';

const WINDOW = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const covers = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('a tip stands inside the window and never covers what it explains', () => {
  for (const window of [WINDOW, PHONE])
    for (let x = 0; x < window.width; x += 31)
      for (let y = 0; y < window.height; y += 29) {
        const thing = { x, y, width: Math.min(60, window.width - x), height: Math.min(80, window.height - y) };
        const tip = beside(thing, { width: 250, height: 90 }, window);
        expect(covers(thing, tip), `${x} ${y}`).toBe(false);
        expect(tip.x).toBeGreaterThanOrEqual(0);
        expect(tip.y).toBeGreaterThanOrEqual(0);
        expect(tip.x + tip.width).toBeLessThanOrEqual(window.width);
        expect(tip.y + tip.height).toBeLessThanOrEqual(window.height);
      }
});

test('a thing that leaves no room at all is still not covered', () => {
  const thing = { x: 0, y: 0, width: 390, height: 844 };
  expect(covers(thing, beside(thing, { width: 250, height: 90 }, PHONE))).toBe(false);
});

test('ways of one piece become one course, and what came or went is added up by place, seat and direction', () => {
  const events = [
    { type: 'sailed', seat: 1, to: 'b' },
    { type: 'sailed', seat: 1, to: 'c' },
    { type: 'took', seat: 1, to: 'c' },
    { type: 'took', seat: 1, to: 'c' },
    { type: 'dropped', seat: 1, to: 'c' },
    { type: 'took', seat: 2, to: 'c' },
    { type: 'slept', seat: 2, to: 'c' },
  ];
  let at = 'a';
  const traces = tracesOf(events, {
    route(event) {
      const { type } = event;
      const to = typeof event['to'] === 'string' ? event['to'] : '';
      if (type === 'took' || type === 'dropped') return { count: { at: to, by: type === 'took' ? -1 : 1 } };
      if (type !== 'sailed') return null;
      const from = at;
      at = to;
      return { way: { piece: 'ship', from, to: at } };
    },
  });
  expect(traces.courses).toEqual([{ seat: 1, piece: 'ship', places: ['a', 'b', 'c'] }]);
  expect(traces.hauls).toEqual([
    { seat: 1, at: 'c', by: -2 },
    { seat: 1, at: 'c', by: 1 },
    { seat: 2, at: 'c', by: -1 },
  ]);
});

test('a drop means the options that both things have', () => {
  const choice = (id: string) => ({ id, value: id, label: id, warning: null, choose: () => undefined });
  const offer = (...ids: string[]) => ({ options: ids.map(choice), refused: [] });
  expect(shared(offer('a 1', 'a 2'), offer('a 2', 'b 2')).map(({ id }) => id)).toEqual(['a 2']);
  expect(shared(offer('a 1'), offer('b 2'))).toEqual([]);
});
