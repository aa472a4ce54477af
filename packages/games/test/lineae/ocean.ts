import fc from 'fast-check';
import { cubes as cubeTypes } from '../../src/lineae/data/goods.ts';
import type { Cube } from '../../src/lineae/data/goods.ts';
import { base, lockIds, slots, subIds, subs as starts } from '../../src/lineae/data/ocean.ts';
import type { LockId, SubId } from '../../src/lineae/data/ocean.ts';
import type { LinEvent, TokenPlace } from '../../src/lineae/events.ts';
import { refill } from '../../src/lineae/water.ts';
import type { Ocean } from '../../src/lineae/water.ts';

/* Oceans without a match around them, also such as no match reaches. */

export const silent = { emit: null };

/** What a test cares about of an ocean. */
interface OceanSpec {
  /** "-2-4": locks 2 and 4 are closed, as at setup. */
  readonly closed?: string;
  /** Tokens on each column. Default: as many as the locks hold. */
  readonly water?: readonly number[];
  /** By "x7r5". */
  readonly cubes?: { readonly [cell: string]: Cube };
  /** The place, and what is in the hold. Default: the start space. */
  readonly subs?: { readonly [S in SubId]?: readonly [cell: string, ...hold: Cube[]] };
}

/** The place of "x7r5" in the list of all spaces. */
function cellNumber(cell: string): number {
  const { x, r } = placeOf(cell);
  return 6 * x + r - 1;
}

function placeOf(cell: string): { x: number; r: number } {
  const [, x, r] = /^x(\d+)r(\d)$/.exec(cell) ?? [];
  return { x: Number(x), r: Number(r) };
}

function cellText(cell: number): string {
  return `x${Math.floor(cell / 6)}r${(cell % 6) + 1}`;
}

export function ocean(spec: OceanSpec = {}): Ocean {
  const s = emptyOcean(spec.closed ?? '-2-4');
  if (spec.water === undefined) refill(s, silent);
  else spec.water.forEach((tokens, column) => (s.water[column] = tokens));
  for (const [cell, cube] of Object.entries(spec.cubes ?? {})) s.cubes[cellNumber(cell)] = cube;
  for (const id of subIds) {
    const [cell, ...hold] = spec.subs?.[id] ?? [];
    s.subs[id] = { ...(cell === undefined ? starts[id].start : placeOf(cell)), hold };
  }
  for (const cube of cubeTypes) s.supply[cube] = 25 - cubesInOcean(s).filter((one) => one === cube).length;
  return s;
}

function emptyOcean(closed: string): Ocean {
  const isClosed = (digit: string): boolean => closed.includes(digit);
  return {
    locks: { 'lock-1': isClosed('1'), 'lock-2': isClosed('2'), 'lock-3': isClosed('3'), 'lock-4': isClosed('4') },
    water: [0, 0, 0, 0, 0, 0, 0, 0],
    cubes: Array.from({ length: 144 }, () => null),
    subs: Object.fromEntries(subIds.map((id) => [id, { ...starts[id].start, hold: [] }])) as unknown as Ocean['subs'],
    supply: { silica: 0, iron: 0, salt: 0, sulfur: 0, hydrocarbon: 0, algae: 0 },
  };
}

/** "-2-4". */
export function closedIn(s: Readonly<Ocean>): string {
  return lockIds.map((lock, i) => (s.locks[lock] ? `${i + 1}` : '-')).join('');
}

/** The lock positions with one lock flipped. */
export function flipped(closed: string, lock: LockId): string {
  const i = lockIds.indexOf(lock);
  return closed.slice(0, i) + (closed[i] === '-' ? `${i + 1}` : '-') + closed.slice(i + 1);
}

export function levelsOf(s: Readonly<Pick<Ocean, 'water'>>): string {
  return base.map((rows, column) => rows + (s.water[column] ?? 0)).join('');
}

/** Cubes in the water and in holds. */
function cubesInOcean(s: Readonly<Ocean>): Cube[] {
  const lying = s.cubes.filter((cube) => cube !== null);
  return [...lying, ...subIds.flatMap((id) => s.subs[id].hold)];
}

/** How many cubes of each type there are, the supply included. */
export function cubeCounts(s: Readonly<Ocean>): number[] {
  const found = cubesInOcean(s);
  return cubeTypes.map((type) => s.supply[type] + found.filter((one) => one === type).length);
}

/** The cubes that lie in the water, by "x7r5". */
export function lying(s: Readonly<Ocean>): { [cell: string]: Cube } {
  return Object.fromEntries(
    s.cubes.flatMap((cube, cell): [string, Cube][] => (cube === null ? [] : [[cellText(cell), cube]])),
  );
}

/** "x3r2" for each submersible. */
export function berths(s: Readonly<Ocean>): string[] {
  return subIds.map((id) => `x${s.subs[id].x}r${s.subs[id].r}`);
}

/** An event of the water as one word: "out c6r4". */
function worded(event: LinEvent): string {
  if (event.type === 'lock-toggled') return `${event.closed ? 'close' : 'open'} ${event.lock}`;
  if (event.type === 'water-in') return `in ${tokenText(event)}`;
  if (event.type === 'water-moved') return `${tokenText(event.from)} to ${tokenText(event.to)}`;
  if (event.type === 'water-out') return `out ${tokenText(event.from)}`;
  if (event.type === 'cube-washed-away') return `washed ${cellText(event.cell)} ${event.cube}`;
  return event.type === 'sub-returned' ? `${event.sub} to x${event.x}r${event.r}` : event.type;
}

function tokenText({ column, row }: TokenPlace): string {
  return `c${column}r${row}`;
}

/** Does something to an ocean and tells what was heard. */
export function heard(act: (told: { emit: (event: LinEvent) => void }) => void): string[] {
  const words: string[] = [];
  act({ emit: (event) => words.push(worded(event)) });
  return words;
}

const lockArbitrary = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
const waterArbitrary = fc.tuple(...slots.map((most) => fc.integer({ min: 0, max: most })));
const cubeArbitrary = fc.array(fc.constantFrom(...cubeTypes), { minLength: 40, maxLength: 40 });
const holdArbitrary = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 });

/** Any water without gaps, whether or not the locks hold it, with cubes and submersibles on different spaces of it. */
export const anyOcean: fc.Arbitrary<Ocean> = fc
  .tuple(lockArbitrary, waterArbitrary, cubeArbitrary, holdArbitrary)
  .chain(([closed, water, types, holds]) => {
    const text = closed.map((is, i) => (is ? `${i + 1}` : '-')).join('');
    const wet = wetCells(water);
    return fc
      .shuffledSubarray(wet, { minLength: subIds.length, maxLength: 22 })
      .map((chosen) => filled(text, water, chosen, types, holds));
  });

/** All spaces that are water. */
export function wetCells(water: readonly number[]): string[] {
  return Array.from({ length: 24 }, (_, x) => {
    const column = Math.floor(x / 3);
    const level = (base[column] ?? 0) + (water[column] ?? 0);
    return Array.from({ length: level }, (_row, i) => `x${x}r${i + 1}`);
  }).flat();
}

/** The first six spaces have submersibles, the others a cube each. */
function filled(
  closed: string,
  water: readonly number[],
  chosen: readonly string[],
  types: readonly Cube[],
  holds: readonly number[],
): Ocean {
  const rest = [...types];
  const next = (): Cube => rest.pop() ?? 'silica';
  return ocean({
    closed,
    water,
    subs: Object.fromEntries(
      subIds.map((id, i) => [id, [chosen[i] ?? '', ...Array.from({ length: holds[i] ?? 0 }, next)]]),
    ),
    cubes: Object.fromEntries(chosen.slice(subIds.length).map((cell) => [cell, next()])),
  });
}
