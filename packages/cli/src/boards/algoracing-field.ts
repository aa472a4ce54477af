import { boards, corners, headings, modeOf, terrainOf } from '@benchtop/games/algoracing';
import type { AlgoracingView, Colour, Direction, Terrain } from '@benchtop/games/algoracing';
import type { Paint } from './board.ts';
import { Canvas } from './canvas.ts';

const arrows = { N: '↑', E: '→', S: '↓', W: '←' } as const satisfies Record<Direction, string>;

// A square is WIDE letters by TALL lines inside its edges.
const WIDE = 6;
const TALL = 2;
const LEFT = 3;
const TOP = 1;

type Pen = (text: string) => string;

/** A rover or base is written with the first letter of its colour. */
export function roverLetter(colour: Colour): string {
  return colour.charAt(0).toUpperCase();
}

/** What writes a rover and its base. */
export function roverPaint(colour: Colour, paint: Paint): Pen {
  const paints = {
    red: paint.red,
    white: paint.bold,
    black: paint.inverse,
    orange: paint.yellow,
  } as const satisfies Record<Colour, Pen>;
  return paints[colour];
}

/** What the letters and lines of the field mean. */
export const legend: readonly string[] = [
  'R↑ a rover and where it looks; ? a sample, ?2 two of them; · a mark without a sample; base R a base and its colour.',
  '1, 2 storeys of a hill, whose edges are - and |; = and ‖ are walls; lift→ an elevator and its arrow, lift× one out of order.',
];

/** The field from above: columns are letters from the west, rows are numbers from the north. */
export function drawField(view: AlgoracingView, paint: Paint): string[] {
  const mode = modeOf(view);
  const terrain = terrainOf(mode, view.placements);
  const { size } = boards[mode];
  const canvas = new Canvas(TOP + size * (TALL + 1) + 1);
  drawHeads(canvas, size, paint);
  for (let cell = 0; cell < size * size; cell++) drawEdges(canvas, terrain, cell, paint);
  for (let cell = 0; cell < size * size; cell++) fillSquare(canvas, view, terrain, cell, paint);
  return canvas.lines();
}

function drawHeads(canvas: Canvas, size: number, paint: Paint): void {
  for (let i = 0; i < size; i++) {
    const { x } = cornerOf(i, size);
    canvas.write(x + WIDE / 2, 0, String.fromCharCode(65 + i), paint.dim);
    canvas.write(0, cornerOf(i * size, size).y + 1, String(i + 1), paint.dim);
  }
}

/** The upper left crossing of a square. */
function cornerOf(cell: number, size: number): { readonly x: number; readonly y: number } {
  return { x: LEFT + (cell % size) * (WIDE + 1), y: TOP + Math.floor(cell / size) * (TALL + 1) };
}

/** The four edges of a square; neighbours draw the one between them alike. */
function drawEdges(canvas: Canvas, terrain: Terrain, cell: number, paint: Paint): void {
  const { x, y } = cornerOf(cell, terrain.size);
  for (const corner of [x, x + WIDE + 1])
    for (const row of [y, y + TALL + 1]) canvas.write(corner, row, '+', paint.dim);
  const across: readonly (readonly [Direction, number])[] = [
    ['N', y],
    ['S', y + TALL + 1],
  ];
  for (const [dir, row] of across) {
    const kind = edgeOf(terrain, cell, dir);
    if (kind !== null) canvas.write(x + 1, row, { wall: '=', hill: '-', border: '-' }[kind].repeat(WIDE));
  }
  const down: readonly (readonly [Direction, number])[] = [
    ['W', x],
    ['E', x + WIDE + 1],
  ];
  for (const [dir, column] of down) {
    const kind = edgeOf(terrain, cell, dir);
    if (kind === null) continue;
    for (let line = 1; line <= TALL; line++) canvas.write(column, y + line, kind === 'wall' ? '‖' : '|');
  }
}

function edgeOf(terrain: Terrain, cell: number, dir: Direction): 'border' | 'wall' | 'hill' | null {
  const edge = cell * 4 + headings[dir].index;
  const ahead = terrain.ahead[edge] ?? -1;
  if (ahead < 0) return 'border';
  if (terrain.walled[edge] === 1) return 'wall';
  return terrain.levels[ahead] === terrain.levels[cell] ? null : 'hill';
}

/** Above: the height, a rover, samples. Below: a base or an elevator. */
function fillSquare(canvas: Canvas, view: AlgoracingView, terrain: Terrain, cell: number, paint: Paint): void {
  const { x, y } = cornerOf(cell, terrain.size);
  const level = terrain.levels[cell] ?? 0;
  if (level > 0) canvas.write(x + 1, y + 1, String(level), paint.dim);
  const rover = view.rovers.find((each) => each.x >= 0 && each.y * terrain.size + each.x === cell);
  if (rover !== undefined && rover.colour !== null)
    canvas.write(x + 2, y + 1, `${roverLetter(rover.colour)}${arrows[rover.dir]}`, roverPaint(rover.colour, paint));
  const lying = view.ground.filter((each) => each.y * terrain.size + each.x === cell).length;
  if (lying > 0) canvas.write(x + 5, y + 1, lying === 1 ? '?' : `?${lying}`, paint.greenBright);
  else if (terrain.marks.includes(cell)) canvas.write(x + 5, y + 1, '·', paint.dim);
  drawFooting(canvas, view, terrain, cell, paint);
}

function drawFooting(canvas: Canvas, view: AlgoracingView, terrain: Terrain, cell: number, paint: Paint): void {
  const { x, y } = cornerOf(cell, terrain.size);
  const corner = corners.find((each) => terrain.corners[each] === cell);
  const base = corner === undefined ? null : view.bases[corner];
  if (base !== null) canvas.write(x + 1, y + 2, `base ${roverLetter(base)}`, roverPaint(base, paint));
  const lift = terrain.elevators.find(({ upper }) => upper === cell);
  if (lift !== undefined) canvas.write(x + 1, y + 2, `lift${lift.works ? arrows[lift.arrow] : '×'}`, paint.cyan);
}
