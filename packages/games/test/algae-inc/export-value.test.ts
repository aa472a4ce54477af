import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cities, cityIds } from '../../src/algae-inc/data/map.ts';
import type { CityId } from '../../src/algae-inc/data/map.ts';
import { departmentIds } from '../../src/algae-inc/data/words.ts';
import type { DepartmentId } from '../../src/algae-inc/data/words.ts';
import { bestValue, bestWith, DISPATCH, setValue } from '../../src/algae-inc/export.ts';
import { cityIndex, distanceTo } from '../../src/algae-inc/map.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { zoneStarts } from '../../src/algae-inc/plant.ts';
import type { AlgState } from '../../src/algae-inc/state.ts';
import { position } from './position.ts';

/** Breadth first over roads. */
function steps(from: CityId, to: ReadonlySet<CityId>): number {
  let ring: CityId[] = [from];
  const seen = new Set(ring);
  for (let n = 0; ring.length > 0; n++) {
    if (ring.some((id) => to.has(id))) return n;
    ring = ring
      .flatMap((id) => cities[id].roads as readonly CityId[])
      .filter((id) => !seen.has(id) && seen.add(id).size > 0);
  }
  return -1;
}

test('ALG-EXP-04 distances agree with a walk over roads', () => {
  fc.assert(
    fc.property(fc.subarray(cityIds), fc.constantFrom(...cityIds), (disks, city) => {
      const mask = disks.reduce((bits, id) => bits | (1 << cityIndex[id]), 0);
      expect(distanceTo(mask, cityIndex[city])).toBe(steps(city, new Set(disks)));
    }),
    { seed: 3, numRuns: 500 },
  );
});

/** The printed value of each product, from the top. */
const printed: Record<DepartmentId, readonly number[]> = {
  cosmetics: [2, 3, 4],
  biofuel: [0, 1, 3, 5],
  bioplastics: [2, 2, 1],
  food: [0, 2, 3, 3, 4, 5],
};
const PAIR = 2;

/** Seat 0 with these cubes in dispatch and no tile that changes a value. */
function withCubes(department: DepartmentId, cubes: readonly number[]): AlgState {
  const rival = department === 'food' || department === 'bioplastics' ? 'biofuel' : 'food';
  const s = algaeInc.clone(position({ plants: [{ department }, { department: rival }] }).state);
  cubes.forEach((n, i) => {
    const [p] = s.players;
    if (p !== undefined) p.fields[zoneStarts.dispatch + i] = n;
  });
  return s;
}

function naiveValue(department: DepartmentId, set: readonly number[]): number {
  const sum = set.reduce((total, n, i) => total + n * (printed[department][i] ?? 0), 0);
  if (department !== 'bioplastics') return sum;
  // Foam cubes are dealt out to both sides in the best way.
  const [hard = 0, soft = 0, foam = 0] = set;
  let pairs = 0;
  for (let asHard = 0; asHard <= foam; asHard++) pairs = Math.max(pairs, Math.min(hard + asHard, soft + foam - asHard));
  return sum + pairs * PAIR;
}

/** Every set of cubes that contains the chosen ones. */
function* supersets(cubes: readonly number[], chosen: readonly number[], i = 0): Generator<number[]> {
  if (i === cubes.length) {
    yield [];
    return;
  }
  for (let n = chosen[i] ?? 0; n <= (cubes[i] ?? 0); n++)
    for (const rest of supersets(cubes, chosen, i + 1)) yield [n, ...rest];
}

const padded = (set: readonly number[]): number[] => Array.from({ length: DISPATCH }, (_, i) => set[i] ?? 0);

test('ALG-EXP-08 ALG-EXP-10 ALG-EXP-11 values and the best set agree with all subsets', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...departmentIds),
      fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
      fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
      (department, some, picks) => {
        const products = printed[department].length;
        const cubes = some.slice(0, products);
        const unmixed = department === 'cosmetics';
        const only = (picks[0] ?? 0) % products;
        const chosen = cubes.map((n, i) => (unmixed && i !== only ? 0 : Math.min(n, picks[i] ?? 0)));
        const best = (from: readonly number[]): number =>
          Math.max(
            ...[...supersets(cubes, from)]
              .filter((set) => !unmixed || set.filter((n) => n > 0).length <= 1)
              .map((set) => naiveValue(department, set)),
          );
        const s = withCubes(department, cubes);
        expect(setValue(s, 0, padded(chosen))).toBe(naiveValue(department, chosen));
        expect(bestWith(s, 0, padded(chosen))).toBe(best(chosen));
        expect(bestValue(s, 0)).toBe(best([]));
      },
    ),
    { seed: 4, numRuns: 120 },
  );
});
