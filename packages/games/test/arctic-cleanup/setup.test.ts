import { expect } from 'vitest';
import { oceanHexes, sites } from '../../src/arctic-cleanup/data/ocean.ts';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { rule, table, until } from '../table.ts';
import type { Arctic } from './position.ts';
import { board } from './position.ts';

const seatCounts = [1, 2, 3, 4] as const;
const siteTable = {
  1: ['site-s'],
  2: ['site-n', 'site-s'],
  3: ['site-ne', 'site-s', 'site-nw'],
  4: ['site-n', 'site-ne', 'site-s', 'site-sw'],
} as const;

/** The owner of the open decision. */
const owner = (t: Arctic): number => t.decision?.seat ?? -1;

rule('ARC-SET-01', 'the thirteen inner hexes are open water, the six corners are sites or pack ice', () => {
  for (const seats of seatCounts) {
    const { sea, sites: held } = table(arcticCleanup, seats).state;
    expect(Object.keys(sea)).toEqual([
      'pole',
      'in-n',
      'in-ne',
      'in-se',
      'in-s',
      'in-sw',
      'in-nw',
      'out-nne',
      'out-e',
      'out-sse',
      'out-ssw',
      'out-w',
      'out-nnw',
    ]);
    const corners = ['site-n', 'site-ne', 'site-se', 'site-s', 'site-sw', 'site-nw'];
    expect(Object.keys(held)).toEqual(corners);
    expect(Object.values(held).filter((holder) => holder === 'ice').length).toBe(6 - seats);
    expect(Object.values(held).filter((holder) => holder === null).length).toBe(seats);
  }
});

for (const seats of seatCounts)
  rule('ARC-SET-02', `with ${seats} at the table the factory sites are ${siteTable[seats].join(', ')}`, () => {
    const t = table(arcticCleanup, seats);
    expect(t.options(owner(t))).toEqual([...siteTable[seats]]);
    for (const site of sites.filter((each) => !siteTable[seats].some((open) => open === each)))
      expect(t.refusal(owner(t), site)).toEqual({ rule: 'ARC-SET-02', facts: { holder: 'ice' } });
  });

rule('ARC-SET-03', 'every ocean hex starts with three tokens and eleven stay in the bag', () => {
  for (const seats of seatCounts) {
    const t = table(arcticCleanup, seats);
    for (const hex of oceanHexes) expect(t.state.sea[hex].length, hex).toBe(3);
    expect(t.state.bag.length).toBe(11);
    expect(t.heard('pollution-spread')).toEqual([{ type: 'pollution-spread', sea: t.state.sea }]);
  }
});

rule('ARC-SET-03', 'the deal is blind: each colour turns up on the first hex as often as its share', () => {
  const seen = new Map<string, number>();
  for (let i = 0; i < 600; i++)
    for (const colour of table(arcticCleanup, 2, {}, `deal ${i}`).state.sea.pole)
      seen.set(colour, (seen.get(colour) ?? 0) + 1);
  expect(seen.size).toBe(8);
  // 1800 tokens: 216 of a regular colour and 252 of a special one are expected, with a deviation near 15.
  for (const [colour, count] of seen) {
    expect(count, colour).toBeGreaterThan(140);
    expect(count, colour).toBeLessThan(330);
  }
});

rule('ARC-SET-04', 'every turn order can come up, each about as often', () => {
  const orders = new Map<string, number>();
  for (let i = 0; i < 600; i++) {
    const t = table(arcticCleanup, 3, {}, `order ${i}`);
    const order = t.state.order.join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
    expect(t.heard('order-set')).toEqual([{ type: 'order-set', order: t.state.order }]);
  }
  expect([...orders.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
  for (const count of orders.values()) expect(count).toBeGreaterThan(60);
});

rule('ARC-SET-05', 'the last in turn order chooses a site first, the first takes what is left', () => {
  for (const seats of seatCounts) {
    let t: Arctic = table(arcticCleanup, seats, {}, 'reverse');
    const asked: number[] = [];
    for (let left = seats; left > 0; left--) {
      expect(t.step).toBe('place-factory');
      expect(t.options(owner(t)).length).toBe(left);
      asked.push(owner(t));
      const [site] = t.options(owner(t));
      t = until(t.play(owner(t), site ?? ''), left > 1 ? 'place-factory' : 'choose-action');
    }
    expect(asked).toEqual([...t.state.order].reverse());
  }
});

rule('ARC-SET-05', 'a site that is taken is refused to the next player', () => {
  const first = table(arcticCleanup, 2);
  const last = owner(first);
  const t = first.play(last, 'site-s', 'in-s', 'in-s');
  expect(t.state.sites['site-s']).toBe(last);
  expect(board(t, last).site).toBe('site-s');
  expect(t.options(owner(t))).toEqual(['site-n']);
  expect(t.refusal(owner(t), 'site-s')).toEqual({ rule: 'ARC-SET-05', facts: { holder: last } });
});

rule('ARC-SET-06', 'the owner docks ship 1, then ship 2, right after the factory; they may share a dock', () => {
  const first = table(arcticCleanup, 2);
  const seat = owner(first);
  const placed = first.play(seat, 'site-s');
  expect([placed.step, owner(placed)]).toEqual(['place-ship', seat]);
  expect(placed.options(seat)).toEqual(['in-s', 'out-sse', 'out-ssw']);
  const one = placed.play(seat, 'out-sse');
  expect(board(one, seat).ships.map(({ hex }) => hex)).toEqual(['out-sse', null]);
  expect(one.options(seat)).toEqual(['in-s', 'out-sse', 'out-ssw']);
  const two = one.play(seat, 'out-sse');
  expect(board(two, seat).ships.map(({ hex }) => hex)).toEqual(['out-sse', 'out-sse']);
  expect(two.heard('ship-placed')).toEqual([
    { type: 'ship-placed', seat, ship: 1, hex: 'out-sse' },
    { type: 'ship-placed', seat, ship: 2, hex: 'out-sse' },
  ]);
  expect(owner(two)).not.toBe(seat);
});

rule('ARC-SET-06', 'a hex that does not touch the own factory is refused', () => {
  const first = table(arcticCleanup, 2);
  const t = first.play(owner(first), 'site-n');
  expect(t.options(owner(t))).toEqual(['in-n', 'out-nne', 'out-nnw']);
  for (const hex of ['pole', 'in-s', 'out-e']) expect(t.refusal(owner(t), hex)?.rule).toBe('ARC-SET-06');
});

rule('ARC-SET-07', 'three dice for ship 1 and two for ship 2, all showing 1', () => {
  for (const seats of seatCounts)
    for (const p of table(arcticCleanup, seats).state.players) {
      expect(p.rows).toEqual([
        [1, 1, 1],
        [1, 1],
      ]);
      expect(p.pool).toBe(0);
    }
});

rule('ARC-SET-08', 'five dice wait in the supply and cannot be planned', () => {
  const t = until(table(arcticCleanup, 2), 'choose-action');
  const seat = owner(t);
  expect(board(t, seat).supply).toBe(5);
  const planning = t.play(seat, 'plan');
  expect(planning.refused(seat)).toMatchObject({ supply: 'ARC-SET-08' });
  expect(planning.refusal(seat, 'supply')).toEqual({ rule: 'ARC-SET-08', facts: { pool: 0, supply: 5 } });
});
