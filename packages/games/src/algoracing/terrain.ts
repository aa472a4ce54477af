import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { boards, cornerAt, corners, directions, headings } from './data/board.ts';
import type { Corner, Direction, Mode, Point } from './data/board.ts';
import { elevatorIds, hills } from './data/hills.ts';
import type { ElevatorId, HillId, Placement, Rotation } from './data/hills.ts';

export type Square = { readonly x: number; readonly y: number };

/** The hill blocks on the board, the walls that still stand, the marks that can be seen, the elevators that work. */
export interface Terrain {
  readonly mode: Mode;
  readonly size: number;
  /** By cell: 0 ground, 1 and 2 storeys. A cell is y * size + x. */
  readonly levels: Uint8Array;
  /** By cell: the block that covers it. */
  readonly covered: readonly (HillId | null)[];
  readonly squares: readonly Square[];
  /** By cell * 4 + direction: the cell ahead, or -1 at the border. */
  readonly ahead: Int16Array;
  /** By cell * 4 + direction: 1 where a wall stands on that edge. */
  readonly walled: Uint8Array;
  readonly marks: readonly number[];
  readonly walls: readonly (readonly [a: number, b: number])[];
  /** In the order in which they count where a square belongs to two. */
  readonly elevators: readonly Lift[];
  /** By cell: the working elevator that has a platform there, or -1. */
  readonly liftAt: Int8Array;
  readonly corners: { readonly [C in Corner]: number };
}

export interface Lift {
  readonly id: ElevatorId;
  readonly arrow: Direction;
  readonly upper: number;
  /** -1 where the arrow points over the border. */
  readonly lower: number;
  readonly works: boolean;
}

/** What a block covers and carries on the board, after its turns. */
export interface Footprint {
  readonly cells: readonly number[];
  readonly marks: readonly number[];
  readonly walls: readonly (readonly [a: number, b: number])[];
  readonly elevators: readonly { readonly id: ElevatorId; readonly at: number; readonly arrow: Direction }[];
}

/** Memory for derived boards: static for a layout, so they are never part of a state. */
const KEPT = 512;
const byText = new Map<string, Terrain>();
let last: readonly Placement[] | null = null;
let lastTerrain: Terrain | null = null;

/** The board with these blocks on it. Lists of placements are replaced, never changed: the last one is known at once. */
export function terrainOf(mode: Mode, placements: readonly Placement[]): Terrain {
  if (placements !== last || lastTerrain?.mode !== mode) lastTerrain = recall(mode, placements);
  last = placements;
  return lastTerrain;
}

function recall(mode: Mode, placements: readonly Placement[]): Terrain {
  const key = `${mode} ${layoutText(placements)}`;
  let terrain = byText.get(key);
  if (terrain === undefined) {
    if (byText.size >= KEPT) byText.clear();
    terrain = build(mode, placements);
    byText.set(key, terrain);
  }
  return terrain;
}

/** "high 1 4 3, low-a 0 1 3": a layout as one readable text. */
export function layoutText(placements: readonly Placement[]): string {
  return placements.map(({ hill, r, x, y }) => `${hill} ${r} ${x} ${y}`).join(', ');
}

/** Width and height of a block after its turns. */
export function extentOf(hill: HillId, r: Rotation): { readonly width: number; readonly height: number } {
  const { width, height } = hills[hill];
  return r % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Where a block lies. It must lie inside the board. */
export function footprintOf(size: number, { hill, r, x, y }: Placement): Footprint {
  const { width, height, marks, walls, elevators } = hills[hill];
  const cellOf = (point: Point): number => {
    const [lx, ly] = turned(point, width, height, r);
    return (y + ly) * size + x + lx;
  };
  const cells: number[] = [];
  for (let ly = 0; ly < height; ly++) for (let lx = 0; lx < width; lx++) cells.push(cellOf([lx, ly]));
  return {
    cells,
    marks: marks.map(cellOf),
    walls: walls.map(([a, b]) => [cellOf(a), cellOf(b)] as const),
    elevators: elevators.map(({ id, at: point, arrow }) => ({
      id,
      at: cellOf(point),
      arrow: at(directions, (headings[arrow].index + r) % 4),
    })),
  };
}

/** One quarter turn takes (lx, ly) in w x h to (h - 1 - ly, lx) in h x w. */
function turned([lx, ly]: Point, width: number, height: number, r: number): Point {
  return r === 0 ? [lx, ly] : turned([height - 1 - ly, lx], height, width, r - 1);
}

function build(mode: Mode, placements: readonly Placement[]): Terrain {
  const board = boards[mode];
  const { size } = board;
  const levels = new Uint8Array(size * size);
  const covered = Array<HillId | null>(size * size).fill(null);
  const prints = placements.map((placement) => footprintOf(size, placement));
  prints.forEach(({ cells }, i) => {
    const { hill } = at(placements, i);
    for (const cell of cells) {
      levels[cell] = hills[hill].level;
      covered[cell] = hill;
    }
  });
  const bare = (cell: number): boolean => covered[cell] === null;
  const cellOf = ([x, y]: Point): number => y * size + x;
  const boardMarks = board.marks.map(cellOf).filter(bare);
  // RAC-RUL-03: a printed wall stands only if both its squares can be seen.
  const boardWalls = board.walls
    .map(([a, b]) => [cellOf(a), cellOf(b)] as const)
    .filter(([a, b]) => bare(a) && bare(b));
  const walls = [...boardWalls, ...prints.flatMap((print) => print.walls)];
  const ahead = neighbours(size);
  const elevators = liftsOf(prints, ahead, levels);
  return {
    mode,
    size,
    levels,
    covered,
    squares: Array.from(levels, (_, cell) => ({ x: cell % size, y: Math.floor(cell / size) })),
    ahead,
    walled: edges(walls, ahead),
    marks: [...boardMarks, ...prints.flatMap((print) => print.marks)].sort((a, b) => a - b),
    walls,
    elevators,
    liftAt: platforms(elevators, levels.length),
    corners: byEach(corners, (corner) => cellOf([cornerAt[corner].x * (size - 1), cornerAt[corner].y * (size - 1)])),
  };
}

function neighbours(size: number): Int16Array {
  const ahead = new Int16Array(size * size * 4).fill(-1);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      for (const dir of directions) {
        const { index, dx, dy } = headings[dir];
        const inside = x + dx >= 0 && x + dx < size && y + dy >= 0 && y + dy < size;
        if (inside) ahead[(y * size + x) * 4 + index] = (y + dy) * size + x + dx;
      }
  return ahead;
}

function edges(walls: Terrain['walls'], ahead: Int16Array): Uint8Array {
  const walled = new Uint8Array(ahead.length);
  for (const [a, b] of walls)
    for (let d = 0; d < 4; d++) {
      if (ahead[a * 4 + d] === b) walled[a * 4 + d] = 1;
      if (ahead[b * 4 + d] === a) walled[b * 4 + d] = 1;
    }
  return walled;
}

/** RAC-ELE-06: an elevator works if the square before its arrow is lower than its platform. */
function liftsOf(prints: readonly Footprint[], ahead: Int16Array, levels: Uint8Array): Lift[] {
  const all = prints.flatMap(({ elevators }) =>
    elevators.map(({ id, at: upper, arrow }) => {
      const lower = ahead[upper * 4 + headings[arrow].index] ?? -1;
      return { id, arrow, upper, lower, works: lower >= 0 && (levels[lower] ?? 0) < (levels[upper] ?? 0) };
    }),
  );
  return all.sort((a, b) => elevatorIds.indexOf(a.id) - elevatorIds.indexOf(b.id));
}

function platforms(elevators: readonly Lift[], cells: number): Int8Array {
  const liftAt = new Int8Array(cells).fill(-1);
  elevators.forEach(({ upper, lower, works }, i) => {
    if (!works) return;
    if (liftAt[upper] === -1) liftAt[upper] = i;
    if (liftAt[lower] === -1) liftAt[lower] = i;
  });
  return liftAt;
}
