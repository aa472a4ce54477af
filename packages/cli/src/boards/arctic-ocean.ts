import { colours, hexes, oceanHexes, playerColours, sites, tokens } from '@benchtop/games/arctic-cleanup';
import type { ArcticView, Colour, HexId, OceanHex, PlayerColour, Site } from '@benchtop/games/arctic-cleanup';
import type { Paint } from './board.ts';
import { Canvas } from './canvas.ts';

/** Letters of the plastics; capitals, so that no ship is taken for one. */
const letters = {
  red: 'R',
  green: 'G',
  blue: 'B',
  black: 'K',
  purple: 'P',
  pink: 'I',
  yellow: 'Y',
  grey: 'S',
} as const satisfies Record<Colour, string>;

/** The letter of a plastic. */
export function letterOf(colour: Colour): string {
  return letters[colour];
}

/** What writes a plastic in its colour. */
export function tokenPaint(colour: Colour, paint: Paint): (text: string) => string {
  const paints = {
    red: paint.red,
    green: paint.green,
    blue: paint.blue,
    black: paint.inverse,
    purple: paint.magenta,
    pink: paint.magentaBright,
    yellow: paint.yellowBright,
    grey: paint.gray,
  } as const satisfies Record<Colour, (text: string) => string>;
  return paints[colour];
}

/** What writes a player's pieces. */
export function playerPaint(seat: number, paint: Paint): (text: string) => string {
  const paints = {
    red: paint.red,
    orange: paint.yellow,
    white: paint.bold,
    teal: paint.cyan,
  } as const satisfies Record<PlayerColour, (text: string) => string>;
  return paints[playerColours[seat] ?? 'white'];
}

/** "R HDPE 2" for every plastic: letter, name and points. */
export function legend(paint: Paint): string {
  return colours
    .map((colour) => `${tokenPaint(colour, paint)(letters[colour])} ${tokens[colour].polymer} ${tokens[colour].points}`)
    .join(', ');
}

// A hex is TOP letters wide at its top and bottom edge and TOP + 4 in its middle, four lines high.
const TOP = 10;
const COLUMN = TOP + 2;
const HALF = 2;

/** The ocean as nineteen hexes: ids, tokens and ships; corners with factories or pack ice. */
export function drawOcean(view: ArcticView, names: readonly string[], paint: Paint): string[] {
  const canvas = new Canvas(21);
  for (const hex of [...oceanHexes, ...sites]) drawOutline(canvas, hex, paint);
  for (const hex of oceanHexes) fillHex(canvas, hex, view, paint);
  for (const site of sites) fillSite(canvas, site, view, names, paint);
  return canvas.lines();
}

function cornerOf(hex: HexId): { x: number; y: number } {
  const { q, r } = hexes[hex];
  return { x: COLUMN * (q + 2), y: HALF * (2 * r + q + 4) };
}

function drawOutline(canvas: Canvas, hex: HexId, paint: Paint): void {
  const { x, y } = cornerOf(hex);
  const edge = '_'.repeat(TOP);
  canvas.write(x + 2, y, edge, paint.dim);
  canvas.write(x + 2, y + 4, edge, paint.dim);
  for (const [line, left, right] of [
    [1, 1, '/\\'],
    [2, 0, '/\\'],
    [3, 0, '\\/'],
    [4, 1, '\\/'],
  ] as const) {
    canvas.write(x + left, y + line, right.charAt(0), paint.dim);
    canvas.write(x + TOP + 3 - left, y + line, right.charAt(1), paint.dim);
  }
}

/** Writes a line into the middle of a hex: `parts` one after the other, each in its own colour. */
function centred(canvas: Canvas, hex: HexId, line: number, parts: readonly Part[]): void {
  const { x, y } = cornerOf(hex);
  const width = parts.reduce((sum, [text]) => sum + text.length, 0);
  let left = x + Math.floor((TOP + 4 - width) / 2);
  for (const [text, colour] of parts) {
    canvas.write(left, y + line, text, colour);
    left += text.length;
  }
}

type Part = readonly [text: string, paint: ((text: string) => string) | null];

function fillHex(canvas: Canvas, hex: OceanHex, view: ArcticView, paint: Paint): void {
  centred(canvas, hex, 1, [[hex, paint.dim]]);
  centred(canvas, hex, 2, tokenParts(view.sea[hex], paint));
  centred(canvas, hex, 3, shipParts(hex, view, paint));
}

/** Letter by letter while they fit, else each letter with its number. */
function tokenParts(here: readonly Colour[], paint: Paint): Part[] {
  const present = colours.filter((colour) => here.includes(colour));
  return present.map((colour) => {
    const count = here.filter((each) => each === colour).length;
    const text = here.length <= TOP ? letters[colour].repeat(count) : `${letters[colour]}${count > 1 ? count : ''}`;
    return [text, tokenPaint(colour, paint)];
  });
}

/** "r1" is Red's ship 1, "r12" both of Red's ships. */
function shipParts(hex: OceanHex, view: ArcticView, paint: Paint): Part[] {
  const parts = view.players.flatMap(({ ships }, seat): Part[] => {
    const here = ships.flatMap((ship, i) => (ship.hex === hex ? [i + 1] : []));
    return here.length === 0 ? [] : [[`${shipLetter(seat)}${here.join('')}`, playerPaint(seat, paint)]];
  });
  const spaced = parts.reduce((sum, [text]) => sum + text.length + 1, -1) <= TOP + 2;
  return spaced ? parts.flatMap((part, i): Part[] => (i === 0 ? [part] : [[' ', null], part])) : parts;
}

/** Ships are written with the first letter of their owner's colour. */
export function shipLetter(seat: number): string {
  return (playerColours[seat] ?? '?').charAt(0);
}

function fillSite(canvas: Canvas, site: Site, view: ArcticView, names: readonly string[], paint: Paint): void {
  const holder = view.sites[site];
  if (holder === 'ice') {
    centred(canvas, site, 2, [['* pack ice *', paint.dim]]);
    return;
  }
  centred(canvas, site, 1, [[site, paint.dim]]);
  if (holder === null) centred(canvas, site, 2, [['free', null]]);
  else {
    centred(canvas, site, 2, [[(names[holder] ?? '').slice(0, TOP + 2), playerPaint(holder, paint)]]);
    centred(canvas, site, 3, [['factory', playerPaint(holder, paint)]]);
  }
}
