/** Flat-top hexes of size 72 from axial coordinates, and where pieces lie on them. All spots are relative to the centre of the hex. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Axial {
  readonly q: number;
  readonly r: number;
}

export const HEX_SIZE = 72;
const STEP_X = HEX_SIZE * 1.5;
const STEP_Y = HEX_SIZE * Math.sqrt(3);

export const hexCentre = ({ q, r }: Axial): Point => ({ x: STEP_X * q, y: STEP_Y * (r + q / 2) });

/** Corners clockwise from the right; `inset` leaves a gap between neighbouring tiles. */
export function hexCorners(inset = 0): readonly Point[] {
  const radius = HEX_SIZE - inset;
  return [0, 1, 2, 3, 4, 5].map((i) => polar(radius, i * 60));
}

/** An SVG path of a hex around the origin, corners rounded by `round`. */
export function hexPath(inset = 0, round = 0): string {
  const corners = hexCorners(inset);
  if (round === 0) return `M${corners.map(at).join('L')}Z`;
  const parts = corners.map((corner, i) => {
    const before = towards(corner, corners[(i + 5) % 6] ?? corner, round);
    const after = towards(corner, corners[(i + 1) % 6] ?? corner, round);
    return `${i === 0 ? 'M' : 'L'}${at(before)}Q${at(corner)} ${at(after)}`;
  });
  return `${parts.join('')}Z`;
}

/** Degrees clockwise from up in which a die face moves a ship: 1 up, 2 up right, … 6 up left. */
export const faceAngle = (face: 1 | 2 | 3 | 4 | 5 | 6): number => (face - 1) * 60;

/** The point `distance` away in the direction of a die face. */
export const faceOffset = (face: 1 | 2 | 3 | 4 | 5 | 6, distance = STEP_Y): Point =>
  polar(distance, faceAngle(face) - 90);

export interface TokenSpot<C> extends Point {
  readonly colour: C;
  readonly size: number;
  /** More than 1 only in a pile, where each colour is drawn once. */
  readonly count: number;
}

/** One to three tokens lie in a triangle, four to six in two rows, more in a pile by colour. Tokens move up when few ships share the hex. */
export function tokenSpots<C extends string>(tokens: readonly C[], ships = 0): readonly TokenSpot<C>[] {
  const dy = ships === 1 || ships === 2 ? -20 : 0;
  const tight = ships > 2;
  if (tokens.length > 6) return pile(tokens, dy, tight);
  const size = tokens.length <= 3 ? (ships > 6 ? 22 : tight ? 28 : 34) : tight ? 21 : 28;
  const spots =
    tight && tokens.length <= 3 ? row(tokens.length, size + 3, 0) : places(tokens.length, size + (tight ? 2 : 4));
  return spots.flatMap(({ x, y }, i) => {
    const colour = tokens[i];
    return colour === undefined ? [] : [{ x, y: y + dy, colour, size, count: 1 }];
  });
}

function places(n: number, step: number): readonly Point[] {
  const half = step / 2;
  if (n <= 1) return [{ x: 0, y: 0 }];
  if (n === 2) return row(2, step, 0);
  if (n === 3) return [{ x: 0, y: -half * 0.9 }, ...row(2, step, half * 0.9)];
  return [...row(Math.floor(n / 2), step, -half), ...row(Math.ceil(n / 2), step, half)];
}

function pile<C extends string>(tokens: readonly C[], dy: number, tight: boolean): readonly TokenSpot<C>[] {
  const counts = new Map<C, number>();
  for (const colour of tokens) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const size = counts.size > 6 || tight ? 22 : counts.size > 3 ? 26 : 32;
  const spots =
    counts.size <= 6
      ? places(counts.size, size + 8)
      : [...row(4, size + 5, -15), ...row(counts.size - 4, size + 5, 15)];
  return [...counts].flatMap(([colour, count], i) => {
    const spot = spots[i];
    return spot === undefined ? [] : [{ x: spot.x, y: spot.y + dy, colour, count, size }];
  });
}

export interface ShipSpot extends Point {
  /** Width of the hull. */
  readonly size: number;
}

/** Up to eight ships fan out: below the tokens first, then above, then at the sides. */
export function shipSpots(count: number): readonly ShipSpot[] {
  const spots = shipPlaces(count);
  const size = count <= 1 ? 52 : count === 2 ? 48 : count <= 4 ? 42 : 36;
  return spots.slice(0, count).map((spot) => ({ ...spot, size }));
}

function shipPlaces(count: number): readonly Point[] {
  if (count <= 1) return row(1, 0, 40);
  if (count === 2) return row(2, 49, 40);
  if (count <= 4) return [...row(2, 43, 40), ...row(count - 2, 43, -38)];
  if (count <= 6) return [...row(3, 32, 42), ...row(count - 3, 32, -40)];
  return [...row(3, 32, 43), ...row(3, 32, -41), { x: -51, y: 1 }, { x: 51, y: 1 }];
}

const row = (n: number, step: number, y: number): readonly Point[] =>
  Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * step, y }));

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

function towards(from: Point, to: Point, distance: number): Point {
  const t = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

const at = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
