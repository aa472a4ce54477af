import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departments } from '../../src/algae-inc/data/departments.ts';
import { crossovers, engineering } from '../../src/algae-inc/data/engineering.ts';
import { cellAt, CELLS, GRID_COLUMNS, GRID_ROWS, shapeIds, shapes } from '../../src/algae-inc/data/side-board.ts';
import type { Shape } from '../../src/algae-inc/data/side-board.ts';
import { departmentIds, slotIds } from '../../src/algae-inc/data/words.ts';
import type { DepartmentId } from '../../src/algae-inc/data/words.ts';
import {
  cellsUnder,
  freePlacement,
  largestSet,
  occupied,
  placementAt,
  placements,
  shapeOf,
} from '../../src/algae-inc/side-board.ts';
import type { Board } from '../../src/algae-inc/side-board.ts';
import {
  CROSSOVER_PLACE,
  crossoverPlaces,
  engineeringPlaces,
  laidPlace,
  sciencePlaces,
} from '../../src/algae-inc/tiles.ts';
import type { LayableId } from '../../src/algae-inc/tiles.ts';

/*
 * The Side board as the rules describe it: a list of cells with what lies on each. Slow and without any thought of its own;
 * the bits of the game must agree with it.
 */

interface Loose {
  department: DepartmentId;
  laid: number[];
  built: string[];
  crossover: string[];
}

const asBoard = (loose: Loose): Board => loose as unknown as Board;

function cellsAt(shape: Shape, rotation: number, cell: number): number[] | null {
  const offsets = shapes[shape][rotation] as readonly (readonly [number, number])[] | undefined;
  if (offsets === undefined) return null;
  const cells: number[] = [];
  for (const [r, c] of offsets) {
    const [row, column] = [Math.floor(cell / GRID_COLUMNS) + r, (cell % GRID_COLUMNS) + c];
    if (row >= GRID_ROWS || column >= GRID_COLUMNS) return null;
    cells.push(cellAt(row, column));
  }
  return cells;
}

/** What lies on each cell, laid out tile by tile. */
function naiveCells({ department, laid, built, crossover }: Loose): (string | null)[] {
  const cells: (string | null)[] = Array.from({ length: CELLS }, () => null);
  const letters = departments[department].map.join('');
  const put = (letter: string, id: string): void => {
    for (let cell = 0; cell < CELLS; cell++) if (letters[cell] === letter) cells[cell] ??= id;
  };
  engineeringPlaces[department].forEach((id, i) => {
    if (built[i] === 'side') put(engineering[id].letter, id);
  });
  crossoverPlaces[department].forEach((id, i) => {
    if (crossover[i] === 'side') put(crossovers[id].letter, id);
  });
  for (const id of tilesOf(department)) {
    const where = laid[laidPlace(id)] ?? -1;
    if (where < 0) continue;
    for (const cell of cellsAt(shapeOf(id), Math.floor(where / CELLS), where % CELLS) ?? []) {
      expect(cells[cell], `${id} lies on ${cells[cell] ?? ''}`).toBeNull();
      cells[cell] = id;
    }
  }
  return cells;
}

function tilesOf(department: DepartmentId): LayableId[] {
  return [...sciencePlaces[department], ...crossoverPlaces[department]];
}

function naiveFree(cells: readonly (string | null)[], shape: Shape): string[] {
  const free: string[] = [];
  for (let rotation = 0; rotation < shapes[shape].length; rotation++)
    for (let cell = 0; cell < CELLS; cell++) {
      const under = cellsAt(shape, rotation, cell);
      if (under !== null && under.every((each) => cells[each] === null)) free.push(`${rotation} ${cell}`);
    }
  return free;
}

/** By the topmost row that is touched, from the bottom. */
function zoneOf(way: string): number {
  return 4 - Math.floor(Number(way.split(' ')[1]) / GRID_COLUMNS / 2);
}

/** The most different laid tiles that cells with common edges connect. */
function naiveLargest(cells: readonly (string | null)[], laid: ReadonlySet<string>): number {
  const neighbours = new Map<string, Set<string>>([...laid].map((id) => [id, new Set()]));
  for (let row = 0; row < GRID_ROWS; row++)
    for (let column = 0; column < GRID_COLUMNS; column++)
      for (const [r, c] of [
        [row + 1, column],
        [row, column + 1],
      ] as const) {
        if (r >= GRID_ROWS || c >= GRID_COLUMNS) continue;
        const [a, b] = [cells[cellAt(row, column)] ?? '', cells[cellAt(r, c)] ?? ''];
        if (!laid.has(a) || !laid.has(b) || a === b) continue;
        neighbours.get(a)?.add(b);
        neighbours.get(b)?.add(a);
      }
  let largest = 0;
  for (const start of laid) {
    const seen = new Set([start]);
    for (const id of seen) for (const next of neighbours.get(id) ?? []) seen.add(next);
    largest = Math.max(largest, seen.size);
  }
  return largest;
}

/** A Side board after some tiles were taken and some were laid where there was room. */
const anyBoard = fc
  .record({
    department: fc.constantFrom(...departmentIds),
    taken: fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }),
    lays: fc.array(fc.tuple(fc.nat(16), fc.nat(200)), { maxLength: 14 }),
  })
  .map(({ department, taken, lays }): Loose => {
    const board: Loose = {
      department,
      laid: Array.from({ length: CROSSOVER_PLACE + 4 }, () => -1),
      built: engineeringPlaces[department].map((_, i) => (taken[i] === true ? (slotIds[0] ?? '') : 'side')),
      crossover: crossoverPlaces[department].map((_, i) => (taken[11 + i] === true ? 'kept' : 'side')),
    };
    const tiles = tilesOf(department);
    for (const [pick, where] of lays) {
      const id = tiles[pick % tiles.length];
      if (id === undefined || (board.laid[laidPlace(id)] ?? 0) >= 0) continue;
      const place = laidPlace(id);
      if (place >= CROSSOVER_PLACE && board.crossover[place - CROSSOVER_PLACE] !== 'kept') continue;
      const free = naiveFree(naiveCells(board), shapeOf(id));
      const [rotation = '', cell = ''] = (free[where % Math.max(1, free.length)] ?? '').split(' ');
      if (cell !== '') board.laid[place] = CELLS * Number(rotation) + Number(cell);
    }
    return board;
  });

test('ALG-SIDE-03 every shape and every way to turn it covers the cells of the table', () => {
  for (const shape of shapeIds) {
    const expected: string[] = [];
    for (let rotation = 0; rotation < shapes[shape].length; rotation++)
      for (let cell = 0; cell < CELLS; cell++) {
        const cells = cellsAt(shape, rotation, cell);
        expect(placementAt[shape][CELLS * rotation + cell]?.cells ?? null).toEqual(cells);
        if (cells !== null) expected.push(`${rotation} ${cell}`);
      }
    expect(placements[shape].map(({ rotation, cell }) => `${rotation} ${cell}`).sort()).toEqual(expected.sort());
    const zones = placements[shape].map(({ zone }) => zone);
    expect(zones).toEqual([...zones].sort((a, b) => a - b));
  }
});

test('ALG-SIDE-10 ALG-SIDE-14 what is free agrees with cells laid out one by one', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      const cells = naiveCells(board);
      expect(cellsUnder(asBoard(board))).toEqual(cells);
      const { top, low } = occupied(asBoard(board));
      cells.forEach((id, cell) => {
        const bit = cell < CELLS / 2 ? (top >> cell) & 1 : (low >> (cell - CELLS / 2)) & 1;
        expect(bit, `cell ${cell}`).toBe(id === null ? 0 : 1);
      });
      for (const shape of shapeIds) {
        const free = naiveFree(cells, shape);
        const found = freePlacement(asBoard(board), shape);
        if (found === null) expect(free).toEqual([]);
        else {
          expect(free).toContain(`${found.rotation} ${found.cell}`);
          expect(found.zone).toBe(Math.min(...free.map(zoneOf)));
        }
        for (let rotation = 0; rotation < shapes[shape].length; rotation++)
          expect(freePlacement(asBoard(board), shape, rotation)?.rotation ?? null).toBe(
            free.some((each) => each.startsWith(`${rotation} `)) ? rotation : null,
          );
      }
    }),
    { seed: 7, numRuns: 150 },
  );
});

test('ALG-SIDE-13 the largest set agrees with a flood fill over cells', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      const laid = new Set<string>(tilesOf(board.department).filter((id) => (board.laid[laidPlace(id)] ?? -1) >= 0));
      expect(largestSet(asBoard(board))).toBe(naiveLargest(naiveCells(board), laid));
    }),
    { seed: 8, numRuns: 300 },
  );
});
