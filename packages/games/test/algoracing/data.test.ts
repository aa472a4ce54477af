import { describe, expect, test } from 'vitest';
import { boards, corners, directions, headings, modes } from '../../src/algoracing/data/board.ts';
import type { Mode, Point } from '../../src/algoracing/data/board.ts';
import { cards, kinds, kindsOf } from '../../src/algoracing/data/cards.ts';
import {
  elevatorIds,
  hillIds,
  hills,
  hillsOf,
  presetIds,
  presets,
  rotations,
} from '../../src/algoracing/data/hills.ts';
import type { Placement, PresetId } from '../../src/algoracing/data/hills.ts';
import { colours, rovers } from '../../src/algoracing/data/rovers.ts';
import { perType, sampleIds, sampleTypes } from '../../src/algoracing/data/samples.ts';
import { layoutFault, placementFault } from '../../src/algoracing/layout.ts';
import { FAR, waysFrom } from '../../src/algoracing/bot/routes.ts';
import { rulebook, rulings } from '../../src/algoracing/rulebook.ts';
import { extentOf, footprintOf, terrainOf } from '../../src/algoracing/terrain.ts';
import type { Terrain } from '../../src/algoracing/terrain.ts';

const turned = (size: number, [x, y]: Point): Point => [size - 1 - y, x];
const text = (points: readonly Point[]): string =>
  points
    .map((p) => p.join(' '))
    .sort()
    .join(', ');
const square = (terrain: Terrain, cell: number): string => `${cell % terrain.size} ${Math.floor(cell / terrain.size)}`;

describe('boards', () => {
  for (const mode of modes) {
    const { size, marks, walls } = boards[mode];
    test(`${mode}: walls stand between neighbours, off the outermost ring`, () => {
      const rim = ([x, y]: Point): boolean => x === 0 || y === 0 || x === size - 1 || y === size - 1;
      for (const [a, b] of walls) {
        expect(Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]), `${text([a])}|${text([b])}`).toBe(1);
        expect(rim(a) && rim(b), `${text([a])}|${text([b])} crosses the ring`).toBe(false);
      }
      expect(walls.length).toBe(mode === 'basic' ? 8 : 20);
    });
    test(`${mode}: marks and walls look the same from all four sides`, () => {
      expect(new Set(marks.map((mark) => mark.join())).size).toBe(mode === 'basic' ? 16 : 24);
      expect(text(marks.map((mark) => turned(size, mark)))).toBe(text(marks));
      const edge = ([a, b]: readonly [Point, Point]): string => text([a, b]);
      const around = walls.map(([a, b]) => edge([turned(size, a), turned(size, b)]));
      expect(around.sort()).toEqual(walls.map(edge).sort());
    });
    test(`${mode}: every square ahead has this square behind it`, () => {
      const { ahead, walled } = terrainOf(mode, []);
      for (let cell = 0; cell < size * size; cell++)
        for (const dir of directions) {
          const edge = cell * 4 + headings[dir].index;
          const next = ahead[edge] ?? -1;
          if (next < 0) continue;
          const back = next * 4 + headings[headings[dir].back].index;
          expect(ahead[back]).toBe(cell);
          expect(walled[back]).toBe(walled[edge]);
        }
    });
  }
  test('left and right turns undo each other and go round', () => {
    for (const dir of directions) {
      const { left, right, back } = headings[dir];
      expect(headings[right].left).toBe(dir);
      expect(headings[left].left).toBe(back);
      expect(headings[right].right).toBe(back);
    }
  });
});

describe('components', () => {
  test('52 cards, 44 of them in the basic deck (RAC-SET-07, RAC-SET-12)', () => {
    const sum = (mode: Mode): number => kindsOf[mode].reduce((total, kind) => total + cards[kind].count, 0);
    expect([sum('basic'), sum('full')]).toEqual([44, 52]);
    expect(kinds.map((kind) => cards[kind].count)).toEqual([12, 6, 6, 8, 8, 4, 3, 3, 2]);
  });
  test('12 and 20 samples of four types (RAC-SET-02, RAC-SET-10)', () => {
    expect(modes.map((mode) => perType[mode] * sampleTypes.length)).toEqual([12, 20]);
    expect(new Set(sampleIds).size).toBe(20);
  });
  test('each colour has two labs, each base serves two others, none its own (RAC-SET-11)', () => {
    for (const colour of colours) {
      expect(rovers[colour].labs).not.toContain(colour);
      expect(new Set(rovers[colour].labs).size).toBe(2);
      expect(colours.filter((other) => rovers[other].labs.some((lab) => lab === colour)).length).toBe(2);
    }
  });
  test('elevators stand on the edge of their block and point away from it', () => {
    const ids = hillIds.flatMap((id) => hills[id].elevators.map((elevator) => elevator.id));
    expect(ids.sort()).toEqual([...elevatorIds].sort());
    for (const id of hillIds)
      for (const { at, arrow } of hills[id].elevators) {
        const x = at[0] + headings[arrow].dx;
        const y = at[1] + headings[arrow].dy;
        expect(x >= 0 && y >= 0 && x < hills[id].width && y < hills[id].height, id).toBe(false);
      }
  });
});

test('a turned block covers, marks and lifts where the test vector says', () => {
  const { cells, marks, elevators } = footprintOf(9, { hill: 'high', r: 1, x: 4, y: 3 });
  const at = (cell: number): string => `${cell % 9} ${Math.floor(cell / 9)}`;
  expect(cells.map(at).sort()).toEqual(['4 3', '4 4', '4 5', '5 3', '5 4', '5 5']);
  expect(marks.map(at)).toEqual(['5 3', '4 5']);
  expect(elevators.map((each) => [each.id, at(each.at), each.arrow])).toEqual([
    ['el-high-1', '5 4', 'E'],
    ['el-high-2', '4 4', 'W'],
  ]);
});

/** Visible marks, walls standing and elevators out of order. */
const figures: { readonly [P in PresetId]: readonly [marks: number, walls: number, broken: readonly string[]] } = {
  'first-steps': [15, 3, []],
  'central-ridge': [14, 5, []],
  'two-mesas': [15, 2, []],
  'canyon-small': [15, 4, []],
  'high-l': [13, 7, []],
  'far-rims': [15, 4, []],
  staircase: [24, 13, ['el-low-a-2']],
  citadel: [24, 13, []],
  'twin-plateaus': [23, 14, ['el-low-a-2']],
  canyon: [23, 12, ['el-low-b-1']],
  'rim-walk': [23, 14, ['el-high-1']],
  watchtower: [23, 13, ['el-high-1', 'el-low-a-1']],
};

describe('ready layouts', () => {
  for (const id of presetIds)
    test(`${id} is legal and has its marks, walls and elevators (RAC-SET-01, RAC-SET-09)`, () => {
      const { mode, placements } = presets[id];
      const { marks, walls, elevators } = terrainOf(mode, placements);
      const broken = elevators.filter(({ works }) => !works).map((each) => each.id);
      expect(layoutFault(mode, placements)).toBe(null);
      expect([marks.length, walls.length, broken]).toEqual(figures[id]);
    });
  for (const id of presetIds)
    test(`${id}: bases, marks and labs are as near as they were measured`, () => {
      const { mode, placements } = presets[id];
      const terrain = terrainOf(mode, placements);
      const ends = corners.map((corner) => terrain.corners[corner]);
      const farMark = Math.max(...terrain.marks.flatMap((mark) => fromCells(terrain, mark, ends)));
      const farBase = Math.max(...Array.from(terrain.levels, (_, cell) => nearestBase(terrain, cell, ends)));
      expect(farMark).toBeLessThanOrEqual(mode === 'basic' ? 9 : 14);
      expect(farBase).toBeLessThanOrEqual(mode === 'basic' ? 7 : 11);
    });
});

const poses = (cell: number): number[] => [0, 1, 2, 3].map((dir) => cell * 4 + dir);

function fromCells(terrain: Terrain, goal: number, cells: readonly number[]): number[] {
  return cells.flatMap((cell) => poses(cell).map((pose) => waysFrom(terrain, pose, [], 1).cells[goal] ?? FAR));
}

function nearestBase(terrain: Terrain, cell: number, ends: readonly number[]): number {
  const nearest = (pose: number): number =>
    Math.min(...ends.map((end) => waysFrom(terrain, pose, [], 1).cells[end] ?? FAR));
  return Math.max(...poses(cell).map(nearest));
}

const staircase = `
0.  0.  0.  0*  0.  0*  0.  0.  0.
                ---
0.  0.  0*  0. |0.  0.  0* |0.  0.
    ---
0.  0*  0. |0.  0*  0.  1.^ 1*  0.

0*  1.  1.^ 1*  2.  2*  1.  1.  0*
                        ---
0.  1.  1* |1.  2.< 2.> 1.  1.> 0.
    ---
0*  1*  1.  1.  2*  2.  1*  1.  0*

0.  0*  0.  0.  0*  0. |0.  0*  0.
                            ---
0.  0. |0*  0.  0. |0.  0*  0.  0.
                ---
0.  0.  0.  0*  0.  0*  0.  0.  0.
`;

/** A map as text: level, mark, working elevator; walls between. */
function drawn(terrain: Terrain): string {
  const arrows = { N: '^', E: '>', S: 'v', W: '<' };
  const { size, levels, marks, walled, elevators } = terrain;
  const lines: string[] = [];
  for (let y = 0; y < size; y++) {
    let line = '';
    let under = '';
    for (let x = 0; x < size; x++) {
      const cell = y * size + x;
      const lift = elevators.find((each) => each.works && each.upper === cell);
      const east = walled[cell * 4 + 1] === 1 ? '|' : ' ';
      line += `${levels[cell] ?? 0}${marks.includes(cell) ? '*' : '.'}${lift === undefined ? ' ' : arrows[lift.arrow]}${east}`;
      under += walled[cell * 4 + 2] === 1 ? '--- ' : '    ';
    }
    lines.push(line.trimEnd(), under.trimEnd());
  }
  return `\n${lines.join('\n').trimEnd()}\n`;
}

test('the staircase looks as it was drawn', () => {
  const terrain = terrainOf('full', presets.staircase.placements);
  expect(drawn(terrain)).toBe(staircase);
  const working = terrain.elevators.filter(({ works }) => works);
  expect(working.map(({ id, upper, lower }) => `${id} ${square(terrain, upper)} ${square(terrain, lower)}`)).toEqual([
    'el-high-1 5 4 6 4',
    'el-high-2 4 4 3 4',
    'el-low-a-1 2 3 2 2',
    'el-low-b-1 6 2 6 1',
    'el-low-b-2 7 4 8 4',
  ]);
});

/** Every placement of a block that lies inside the board. */
function everywhere(mode: Mode, hill: Placement['hill']): Placement[] {
  const { size } = boards[mode];
  return rotations.flatMap((r) => {
    const { width, height } = extentOf(hill, r);
    const across = Array.from({ length: size - width + 1 }, (_, x) => x);
    const down = Array.from({ length: size - height + 1 }, (_, y) => y);
    return down.flatMap((y) => across.map((x) => ({ hill, r, x, y })));
  });
}

describe('layouts that players make (RAC-SET-01, RAC-SET-09)', () => {
  test('the basic board has 2592 legal layouts with 13 to 15 marks, all of them open to every rover', () => {
    const [one, two] = hillsOf.basic;
    const legal = everywhere('basic', one).flatMap((a) =>
      everywhere('basic', two)
        .map((b) => [a, b])
        .filter((pair) => layoutFault('basic', pair) === null),
    );
    expect(legal.length).toBe(2592);
    const marks = new Set(legal.map((pair) => terrainOf('basic', pair).marks.length));
    expect([...marks].sort((a, b) => a - b)).toEqual([13, 14, 15]);
    const cut = legal.filter((pair) => waysFrom(terrainOf('basic', pair), 0, [], 1).cells.includes(FAR));
    expect(cut).toEqual([]);
  });
  test('84 beginnings of a full layout leave no room for the last block', () => {
    const [high, lowA] = hillsOf.full;
    const prints = (hill: Placement['hill']): Placement[] =>
      everywhere('full', hill).filter(({ r }) => r < (hill === 'high' ? 2 : 1));
    const faults = prints(high).flatMap((a) => prints(lowA).map((b) => placementFault('full', [a, b])));
    const apart = faults.filter((fault) => fault === null || fault === 'no-room');
    expect([apart.length, faults.filter((fault) => fault === 'no-room').length]).toEqual([3284, 84]);
  });
  test('a block does not stick out, lie on another, or cover a corner', () => {
    expect(placementFault('full', [{ hill: 'high', r: 0, x: 7, y: 0 }])).toBe('outside');
    expect(placementFault('full', [{ hill: 'high', r: 0, x: 0, y: 0 }])).toBe('corner');
    const high: Placement = { hill: 'high', r: 0, x: 3, y: 3 };
    expect(placementFault('full', [high, { hill: 'low-a', r: 0, x: 4, y: 4 }])).toBe('overlap');
    const far: Placement = { hill: 'low-a', r: 0, x: 6, y: 6 };
    expect(placementFault('full', [high, far])).toBe('corner');
    const apart: readonly Placement[] = [
      high,
      { hill: 'low-a', r: 0, x: 5, y: 6 },
      { hill: 'low-b', r: 0, x: 1, y: 0 },
    ];
    expect(layoutFault('full', apart)).toBe('apart');
  });
});

test('the ledger has every rule and ruling, each with a text of its own', () => {
  const counts = new Map<string, number>();
  for (const id of Object.keys(rulebook)) {
    const area = id.slice(0, id.lastIndexOf('-'));
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({
    'RAC-SET': 12,
    'RAC-TURN': 5,
    'RAC-CMD': 9,
    'RAC-SAM': 7,
    'RAC-SCO': 1,
    'RAC-ENC': 5,
    'RAC-CYC': 6,
    'RAC-TEL': 8,
    'RAC-ELE': 7,
    'RAC-ALG': 10,
    'RAC-END': 5,
    'RAC-SOLO': 1,
  });
  const texts = Object.values(rulebook).map((rule) => rule.text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(Object.keys(rulings).length).toBe(32);
});
