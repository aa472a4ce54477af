import fc from 'fast-check';
import { expect } from 'vitest';
import { cubes as cubeTypes } from '../../src/lineae/data/goods.ts';
import { cellOf, lockIds, subIds } from '../../src/lineae/data/ocean.ts';
import type { LockId, SubId } from '../../src/lineae/data/ocean.ts';
import { headings, isWater, refuseEnd, refuseExcavation, refuseLeaving, refuseStep } from '../../src/lineae/dive.ts';
import { lineae } from '../../src/lineae/index.ts';
import type { LinState } from '../../src/lineae/state.ts';
import { rule } from '../table.ts';
import { wetCells } from './ocean.ts';
import { position } from './position.ts';

const moving: SubId = 'sub-e';

/** Where a movement stands; `taken` are spaces whose cube is in the hold by now. */
interface At {
  readonly x: number;
  readonly r: number;
  readonly room: number;
  readonly steps: number;
  readonly taken: readonly number[];
}

const around = [
  [0, 1],
  [0, -1],
  [-1, 0],
  [1, 0],
] as const;

function hasCube(s: Readonly<LinState>, { x, r, taken }: At): boolean {
  const cell = cellOf(x, r);
  return s.cubes[cell] !== null && !taken.includes(cell);
}

function hasOther(s: Readonly<LinState>, { x, r }: At): boolean {
  return subIds.some((id) => id !== moving && s.subs[id].x === x && s.subs[id].r === r);
}

/** Tries everything: every step, every cube taken and left. */
function canEnd(s: Readonly<LinState>, here: At): boolean {
  if (!hasCube(s, here) && !hasOther(s, here)) return true;
  return canEndLater(s, here);
}

function canEndLater(s: Readonly<LinState>, here: At): boolean {
  if (here.steps === 0) return false;
  return around.some(([dx, dr]) => {
    const next = { ...here, x: here.x + dx, r: here.r + dr, steps: here.steps - 1 };
    return isWater(s, next.x, next.r) && canEndAfterEntering(s, next);
  });
}

/** On entering a space its cube may be taken where there is room. */
function canEndAfterEntering(s: Readonly<LinState>, here: At): boolean {
  const takes = hasCube(s, here) && here.room > 0;
  if (takes && canEnd(s, { ...here, room: here.room - 1, taken: [...here.taken, cellOf(here.x, here.r)] })) return true;
  return canEnd(s, here);
}

const known = new Map<string, Readonly<LinState>>();

/** A position with nothing but submersibles in its water, to be changed. */
function emptyOcean(closed: readonly LockId[]): LinState {
  const key = closed.join(' ');
  const s = known.get(key) ?? position({ closed }).state;
  known.set(key, s);
  return lineae.clone(s);
}

/** A crowd: around a submersible lie cubes and others, closer than in any match. */
const crowded = fc
  .record({
    closed: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    place: fc.nat(),
    held: fc.integer({ min: 0, max: 4 }),
    electricity: fc.integer({ min: 0, max: 3 }),
    free: fc.integer({ min: 0, max: 1 }),
    cubes: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 64, maxLength: 64 }),
    others: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    onFloor: fc.boolean(),
  })
  .map((spec) => {
    const s = emptyOcean(closedOf(spec.closed));
    const wet = wetCells(s.water).map(placed);
    const places = spec.onFloor ? wet.filter(({ r }) => r === 1) : wet;
    const { x, r } = places[spec.place % places.length] ?? { x: 0, r: 1 };
    s.subs[moving] = { x, r, hold: Array.from({ length: spec.held }, () => 'iron' as const) };
    const near = wet.filter((cell) => Math.abs(cell.x - x) + Math.abs(cell.r - r) <= 4);
    near.forEach((cell, i) => {
      // Seven of ten spaces have a cube.
      const n = spec.cubes[i % spec.cubes.length] ?? 0;
      s.cubes[cellOf(cell.x, cell.r)] = n < 7 ? (cubeTypes[n % 5] ?? null) : null;
    });
    subIds
      .filter((id) => id !== moving)
      .forEach((id, i) => {
        const cell = near[(spec.others[i] ?? 0) % near.length] ?? { x, r };
        s.subs[id] = { ...cell, hold: [] };
        // At rest a submersible and a cube never share a space.
        s.cubes[cellOf(cell.x, cell.r)] = null;
      });
    const [p] = s.players;
    if (p !== undefined) p.goods.electricity = spec.electricity;
    return { s, d: { sub: moving, free: spec.free, dug: [] }, steps: spec.free + spec.electricity };
  });

function closedOf(flags: readonly boolean[]): readonly LockId[] {
  return lockIds.filter((_, i) => flags[i]);
}

function placed(cell: string): { x: number; r: number } {
  const [, x, r] = /^x(\d+)r(\d)$/.exec(cell) ?? [];
  return { x: Number(x), r: Number(r) };
}

const here = (s: Readonly<LinState>, steps: number): At => {
  const { x, r, hold } = s.subs[moving];
  return { x, r, room: 4 - hold.length, steps, taken: [] };
};

rule('LIN-SUB-09', 'a step is refused exactly where no way leads to an end', () => {
  let dead = 0;
  fc.assert(
    fc.property(crowded, ({ s, d, steps }) => {
      const now = here(s, steps);
      headings.forEach((to, i) => {
        const [dx, dr] = around[i] ?? [0, 0];
        const next = { ...now, x: now.x + dx, r: now.r + dr, steps: steps - 1 };
        const refused = refuseStep(s, 0, d, to);
        if (!isWater(s, next.x, next.r)) expect(refused).toBe('LIN-SUB-04');
        else if (steps === 0) expect(refused).toBe('LIN-SUB-02');
        else {
          const ends = canEndAfterEntering(s, next);
          if (!ends) dead++;
          expect([to, refused]).toEqual([to, ends ? null : 'LIN-SUB-09']);
        }
      });
    }),
    { numRuns: 1000, seed: 1 },
  );
  expect(dead).toBeGreaterThan(50);
});

rule('LIN-SUB-09', 'a cube is left, and the floor excavated, exactly where a way leads to an end afterwards', () => {
  let [stuck, blocked] = [0, 0];
  fc.assert(
    fc.property(crowded, ({ s, d, steps }) => {
      const now = here(s, steps);
      if (hasCube(s, now) && now.room > 0) {
        const ends = canEndLater(s, now);
        if (!ends) stuck++;
        expect(refuseLeaving(s, 0, d)).toBe(ends ? null : 'LIN-SUB-09');
      }
      if (now.r === 1 && now.room > 0) {
        const ends = canEnd(s, { ...now, room: now.room - 1 });
        if (!ends) blocked++;
        expect(refuseExcavation(s, 0, d)).toBe(ends ? null : 'LIN-SUB-09');
      }
      expect(refuseEnd(s, moving)).toBe(hasCube(s, now) || hasOther(s, now) ? 'LIN-SUB-08' : null);
    }),
    { numRuns: 2000, seed: 1 },
  );
  expect(Math.min(stuck, blocked)).toBeGreaterThan(20);
});
