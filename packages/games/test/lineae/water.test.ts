import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base, cellOf, lockIds, slots, subIds, WATER_TOKENS } from '../../src/lineae/data/ocean.ts';
import type { LinEvent } from '../../src/lineae/events.ts';
import { reachOf } from '../../src/lineae/vessels.ts';
import { level, nextToFlow, pileOf, refill, runToken, settle, stableWater, toggle } from '../../src/lineae/water.ts';
import type { Ocean } from '../../src/lineae/water.ts';
import { rule } from '../table.ts';
import { NaiveWater } from './naive-water.ts';
import { anyOcean, berths, cubeCounts, closedIn, flipped, heard, levelsOf, lying, ocean, silent } from './ocean.ts';

/** Closed locks, levels, tokens on the board, columns joined by equal levels. */
const table = `
  ----  54433222   0  c0 c1-2 c3-4 c5-7
  1---  64433222   1  c0 c1-2 c3-4 c5-7
  -2--  55533222   2  c0-2 c3-4 c5-7
  12--  65533222   3  c0 c1-2 c3-4 c5-7
  --3-  55555222   6  c0-4 c5-7
  1-3-  65555222   7  c0 c1-4 c5-7
  -23-  55555222   6  c0-4 c5-7
  123-  65555222   7  c0 c1-4 c5-7
  ---4  54444442   6  c0 c1-6 c7
  1--4  64444442   7  c0 c1-6 c7
  -2-4  55544442   8  c0-2 c3-6 c7
  12-4  65544442   9  c0 c1-2 c3-6 c7
  --34  55555442  10  c0-4 c5-6 c7
  1-34  65555442  11  c0 c1-4 c5-6 c7
  -234  55555442  10  c0-4 c5-6 c7
  1234  65555442  11  c0 c1-4 c5-6 c7`
  .trim()
  .split('\n')
  .map((line) => {
    const [closed = '', levels = '', tokens = '', ...pools] = line.trim().split(/\s+/);
    return { closed, levels, tokens: Number(tokens), pools: pools.join(' ') };
  });
const levelsFor = new Map(table.map(({ closed, levels }) => [closed, levels]));

/** The columns joined by equal levels: "c0 c1-2". */
function poolsOf(s: Readonly<Ocean>): string {
  const pools: string[] = [];
  for (let first = 0, last = 0; first < 8; first = last + 1) {
    last = first;
    while (last < 7 && (reachOf(s, first) & (1 << (last + 1))) !== 0) last++;
    pools.push(first === last ? `c${first}` : `c${first}-${last}`);
  }
  return pools.join(' ');
}

/** What an ocean is made of, for comparison. */
const told = (s: Readonly<Ocean>): unknown => JSON.parse(JSON.stringify(s));
const copy = (s: Readonly<Ocean>): Ocean => structuredClone(s);
const onBoard = (s: Readonly<Ocean>): number => s.water.reduce((sum, tokens) => sum + tokens, 0);

/** What is wrong with an ocean that should be at rest. */
function faultsOf(s: Readonly<Ocean>): string[] {
  const faults: string[] = [];
  if (nextToFlow(s) !== -1) faults.push(`column ${nextToFlow(s)} flows`);
  s.water.forEach((tokens, column) => {
    if (tokens > (slots[column] ?? 0)) faults.push(`${tokens} tokens on column ${column}`);
  });
  const isDry = (x: number, r: number): boolean => r < 1 || r > level(s, Math.floor(x / 3));
  const taken = new Set<number>();
  for (const id of subIds) {
    const { x, r } = s.subs[id];
    if (isDry(x, r)) faults.push(`${id} is out of the water`);
    if (taken.has(cellOf(x, r))) faults.push(`${id} shares its space`);
    taken.add(cellOf(x, r));
  }
  s.cubes.forEach((cube, cell) => {
    if (cube === null) return;
    if (isDry(Math.floor(cell / 6), (cell % 6) + 1)) faults.push(`cube ${cell} is out of the water`);
    if (taken.has(cell)) faults.push(`cube ${cell} lies under a submersible`);
  });
  return faults;
}

test.each(table)('LIN-WAT-08 $closed: levels $levels, $tokens tokens, pools $pools', (row) => {
  const s = ocean({ closed: row.closed });
  expect(levelsOf(s)).toBe(row.levels);
  expect([onBoard(s), pileOf(s)]).toEqual([row.tokens, 11 - row.tokens]);
  expect(poolsOf(s)).toBe(row.pools);
  expect(levelsOf({ water: [...stableWater(s.locks)] as Ocean['water'] })).toBe(row.levels);
});

test.each(table)('LIN-WAT-08 from $closed each lock leads to the water of its new position', ({ closed }) => {
  for (const lock of lockIds) {
    const s = ocean({ closed });
    toggle(s, lock, silent);
    expect([lock, closedIn(s), levelsOf(s)]).toEqual([
      lock,
      flipped(closed, lock),
      levelsFor.get(flipped(closed, lock)),
    ]);
    expect(faultsOf(s)).toEqual([]);
  }
});

rule('LIN-WAT-08', 'any row of toggles from setup stays on the table', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lockIds), { maxLength: 60 }), (toggles) => {
      const s = ocean({ cubes: { x4r5: 'iron', x10r4: 'salt', x18r4: 'sulfur' } });
      const before = cubeCounts(s);
      for (const lock of toggles) {
        toggle(s, lock, silent);
        if (levelsOf(s) === levelsFor.get(closedIn(s)) && faultsOf(s).length === 0) continue;
        expect([closedIn(s), levelsOf(s), faultsOf(s)]).toEqual([closedIn(s), levelsFor.get(closedIn(s)), []]);
      }
      expect(cubeCounts(s)).toEqual(before);
    }),
    { numRuns: 2000 },
  );
});

rule('LIN-WAT-08', 'water at rest never rises from left to right', () => {
  // Ways of submersibles are counted without detours because of this.
  for (const { closed } of table) {
    const s = ocean({ closed });
    for (let column = 1; column < 8; column++) expect(level(s, column)).toBeLessThanOrEqual(level(s, column - 1));
  }
});

/** Does something to a copy, and gives every event with what the ocean was like at that moment. */
function watched(s: Ocean, act: (told: { emit: (event: LinEvent) => void }) => void) {
  const seen: { event: LinEvent; water: number[] }[] = [];
  act({ emit: (event) => seen.push({ event, water: [...s.water] }) });
  return seen;
}

const measure = (water: readonly number[]): number => {
  let sum = 0;
  water.forEach((tokens, c) => {
    for (let i = 1; i <= tokens; i++) sum += 10 * (8 - c) + (base[c] ?? 0) + i;
  });
  return sum;
};

rule('LIN-WAT-01', 'settling ends: each token that moves lowers the water', () => {
  fc.assert(
    fc.property(anyOcean, (s) => {
      let last = measure(s.water);
      const seen = watched(s, (ctx) => settle(s, ctx));
      const runs = seen.filter(({ event }) => event.type === 'water-moved' || event.type === 'water-out');
      expect(runs.length).toBeLessThanOrEqual(WATER_TOKENS);
      for (const { water } of runs) {
        expect(measure(water)).toBeLessThan(last);
        last = measure(water);
      }
    }),
    { numRuns: 500 },
  );
});

rule('LIN-WAT-07', 'tokens, cubes and submersibles are conserved', () => {
  fc.assert(
    fc.property(anyOcean, fc.constantFrom(...lockIds), (s, lock) => {
      const before = { cubes: cubeCounts(s), holds: subIds.map((id) => [...s.subs[id].hold]) };
      settle(s, silent);
      for (const act of [() => toggle(s, lock, silent), () => refill(s, silent)]) {
        act();
        expect(onBoard(s) + pileOf(s)).toBe(11);
        expect(pileOf(s)).toBeGreaterThanOrEqual(0);
        expect(cubeCounts(s)).toEqual(before.cubes);
        expect(subIds.map((id) => s.subs[id].hold)).toEqual(before.holds);
        expect(faultsOf(s)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

rule('LIN-WAT-01', 'what has settled stays so', () => {
  fc.assert(
    fc.property(anyOcean, (s) => {
      settle(s, silent);
      const settled = told(s);
      expect(heard((ctx) => settle(s, ctx))).toEqual([]);
      expect(told(s)).toEqual(settled);
    }),
  );
});

rule('LIN-WAT-05', 'what is full stays so, and toggling a lock twice brings the water back', () => {
  fc.assert(
    fc.property(anyOcean, fc.constantFrom(...lockIds), (s, lock) => {
      settle(s, silent);
      refill(s, silent);
      const full = [...s.water];
      expect(heard((ctx) => refill(s, ctx))).toEqual([]);
      expect(s.water).toEqual(full);
      toggle(s, lock, silent);
      toggle(s, lock, silent);
      expect(s.water).toEqual(full);
    }),
  );
});

rule('LIN-WAT-06', 'water never flows left, nor up', () => {
  fc.assert(
    fc.property(anyOcean, (s) => {
      for (const { event } of watched(s, (ctx) => settle(s, ctx))) {
        if (event.type !== 'water-moved') continue;
        expect(event.to.column).toBeGreaterThanOrEqual(event.from.column);
        expect(event.to.row).toBeLessThanOrEqual(event.from.row);
        expect(event.to).not.toEqual(event.from);
      }
    }),
    { numRuns: 500 },
  );
});

rule('LIN-WAT-01', 'the water does what single tokens would do, one after the other', () => {
  fc.assert(
    fc.property(anyOcean, fc.constantFrom('settle', 'refill'), (s, what) => {
      // Refilling never meets water that could flow.
      if (what === 'refill') settle(s, silent);
      const naive = new NaiveWater(copy(s));
      const words = heard((ctx) => (what === 'settle' ? settle(s, ctx) : refill(s, ctx)));
      naive[what === 'settle' ? 'settle' : 'refill']();
      expect(words).toEqual(naive.told);
      expect(s.water).toEqual(naive.water);
      expect([lying(s), berths(s), s.supply]).toEqual([lying(naive.ocean), berths(naive.ocean), naive.ocean.supply]);
    }),
    { numRuns: 2000 },
  );
});

rule('LIN-WAT-01', 'cubes and submersibles keep their place on a token that comes to rest', () => {
  const s = ocean({
    closed: '-23-',
    water: [0, 1, 1, 1, 1, 0, 0, 0],
    cubes: { x7r5: 'salt', x8r5: 'iron' },
    subs: { 'sub-b': ['x5r5', 'sulfur'] },
  });
  expect(pileOf(s)).toBe(7);
  expect(heard((ctx) => toggle(s, 'lock-2', ctx))).toEqual(['open lock-2', 'c2r5 to c4r5', 'c1r5 to c3r5']);
  expect(levelsOf(s)).toBe('54455222');
  expect(lying(s)).toEqual({ x13r5: 'salt', x14r5: 'iron' });
  expect([s.subs['sub-b'], pileOf(s)]).toEqual([{ x: 11, r: 5, hold: ['sulfur'] }, 7]);
});

rule('LIN-WAT-01', 'a token drops into a hole on its way', () => {
  const s = ocean({ closed: '--3-', water: [0, 1, 1, 0, 0, 0, 0, 0] });
  expect(heard((ctx) => settle(s, ctx))).toEqual(['c2r5 to c4r4', 'c1r5 to c3r4']);
  expect(runToken(s, 0, 6)).toEqual({ column: 4, row: 5 });
});

rule('LIN-WAT-02', 'tokens leave at the right, the rightmost and topmost first', () => {
  const s = ocean({ cubes: { x15r4: 'sulfur', x16r2: 'salt' }, subs: { 'sub-c': ['x10r4'] } });
  expect(heard((ctx) => toggle(s, 'lock-4', ctx))).toEqual([
    'open lock-4',
    'out c6r4',
    'out c6r3',
    'out c5r4',
    'washed x15r4 sulfur',
    'out c5r3',
    'out c4r4',
    'out c3r4',
    'sub-c to x10r2',
  ]);
  expect([levelsOf(s), pileOf(s)]).toEqual(['55533222', 9]);
  expect(poolsOf(s)).toBe('c0-2 c3-4 c5-7');
  expect(lying(s)).toEqual({ x16r2: 'salt' });
});

rule('LIN-WAT-03', 'cubes on a token that leaves go to the supply', () => {
  const s = ocean({ cubes: { x7r5: 'sulfur', x7r4: 'iron' } });
  const before = { ...s.supply };
  toggle(s, 'lock-2', silent);
  expect(s.supply).toEqual({ ...before, sulfur: before.sulfur + 1 });
  expect(lying(s)).toEqual({ x7r4: 'iron' });
});

rule('LIN-WAT-04', 'a submersible comes back to its start space with its hold; a cube there is removed', () => {
  const s = ocean({ cubes: { x3r2: 'iron', x7r5: 'sulfur' }, subs: { 'sub-a': ['x4r5', 'salt'] } });
  expect(heard((ctx) => toggle(s, 'lock-2', ctx))).toEqual([
    'open lock-2',
    'out c2r5',
    'washed x7r5 sulfur',
    'out c1r5',
    'sub-a to x3r2',
    'washed x3r2 iron',
  ]);
  expect(s.subs['sub-a']).toEqual({ x: 3, r: 2, hold: ['salt'] });
  expect([levelsOf(s), pileOf(s), s.supply.iron, s.supply.sulfur]).toEqual(['54444442', 5, 25, 25]);
});

rule('LIN-WAT-04', 'where another submersible is, the next space takes it, upwards first', () => {
  const s = ocean({
    cubes: { x3r3: 'salt' },
    subs: { 'sub-a': ['x4r5', 'iron'], 'sub-b': ['x3r2'] },
  });
  toggle(s, 'lock-2', silent);
  expect([levelsOf(s), lying(s), s.supply.salt]).toEqual(['54444442', {}, 25]);
  expect([s.subs['sub-a'], s.subs['sub-b']]).toEqual([
    { x: 3, r: 3, hold: ['iron'] },
    { x: 3, r: 2, hold: [] },
  ]);
});

rule('LIN-WAT-04', 'above a full mineral column comes its floor, then the neighbours, the left one first', () => {
  const above = ocean({
    subs: { 'sub-a': ['x4r5'], 'sub-b': ['x3r2'], 'sub-c': ['x3r3'], 'sub-d': ['x3r4'] },
  });
  toggle(above, 'lock-2', silent);
  expect(berths(above)[0]).toBe('x3r1');
  const full = ocean({
    subs: { 'sub-a': ['x4r5'], 'sub-b': ['x3r2'], 'sub-c': ['x3r3'], 'sub-d': ['x3r4'], 'sub-e': ['x3r1'] },
  });
  toggle(full, 'lock-2', silent);
  expect(berths(full)[0]).toBe('x2r2');
  const left = ocean({
    subs: { 'sub-f': ['x18r4'], 'sub-a': ['x20r2'], 'sub-b': ['x20r1'], 'sub-c': ['x19r1'], 'sub-d': ['x19r2'] },
  });
  toggle(left, 'lock-4', silent);
  expect([levelsOf(left), berths(left)[5]]).toEqual(['55533222', 'x21r2']);
});

rule('LIN-WAT-04', 'several come back in the order of their letters, and do not stand in each other’s way', () => {
  const s = ocean({ subs: { 'sub-f': ['x19r4'], 'sub-e': ['x20r3'], 'sub-d': ['x20r4'] } });
  const words = heard((ctx) => toggle(s, 'lock-4', ctx));
  expect(words.filter((word) => word.startsWith('sub-'))).toEqual([
    'sub-d to x13r2',
    'sub-e to x17r2',
    'sub-f to x20r2',
  ]);
});

rule('LIN-WAT-05', 'closing lets in as many tokens as the locks hold', () => {
  const s = ocean();
  expect(heard((ctx) => toggle(s, 'lock-3', ctx))).toEqual(['close lock-3', 'in c4r5', 'in c3r5']);
  expect([levelsOf(s), pileOf(s), poolsOf(s)]).toEqual(['55555442', 1, 'c0-4 c5-6 c7']);
  // Lock 3 alone holds what lock 2 would: nothing comes in.
  const held = ocean({ closed: '--3-' });
  expect(heard((ctx) => toggle(held, 'lock-2', ctx))).toEqual(['close lock-2']);
});

rule('LIN-WAT-05', 'tokens come in as long as there are any', () => {
  const s = ocean({ closed: '1234', water: [1, 1, 1, 2, 0, 0, 0, 0] });
  expect(pileOf(s)).toBe(6);
  refill(s, silent);
  expect([levelsOf(s), pileOf(s)]).toEqual(['65555442', 0]);
});
