import { hexes } from '@benchtop/games/arctic-cleanup';
import type { OceanHex } from '@benchtop/games/arctic-cleanup';
import type { SeenEvent } from '@benchtop/engine/host';
import type { BoardState } from './board-state.ts';
import { hexCentre } from './geometry.ts';
import type { Point } from './geometry.ts';
import { seatColour, textOf } from './model.ts';
import css from './board.module.css';

/** What has happened since the viewer last chose: courses of ships, and how much was taken or came up where. */
export function Trace({ board }: { readonly board: BoardState }) {
  const courses = coursesOf(board.trace);
  return (
    <g className={css.trace} aria-hidden="true">
      {courses.map(({ seat, ship, points }) => (
        <Course key={`${seat} ${ship}`} seat={seat} points={points} />
      ))}
      {hauls(board.trace).map(({ hex, seat, n }, i) => (
        <Haul key={i} hex={hex} seat={seat} n={n} />
      ))}
    </g>
  );
}

interface CourseOfShip {
  readonly seat: number;
  readonly ship: number;
  readonly points: Point[];
}

function coursesOf(events: readonly SeenEvent[]): readonly CourseOfShip[] {
  const courses = new Map<string, CourseOfShip>();
  for (const e of events) {
    if (e.type !== 'ship-moved') continue;
    const seat = Number(e['seat']);
    const ship = Number(e['ship']);
    const key = `${seat} ${ship}`;
    const course = courses.get(key) ?? { seat, ship, points: [beside(e['from'] as OceanHex, seat, ship)] };
    course.points.push(beside(e['to'] as OceanHex, seat, ship));
    courses.set(key, course);
  }
  return [...courses.values()];
}

/** Courses of different ships run side by side. */
function beside(hex: OceanHex, seat: number, ship: number): Point {
  const { x, y } = hexCentre(hexes[hex]);
  return { x: x + (seat * 2 + ship - 3.5) * 5, y: y + 30 + (seat - 1.5) * 4 };
}

function Course({ seat, points }: { readonly seat: number; readonly points: readonly Point[] }) {
  const d = `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  const start = points[0];
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="var(--player-edge)" strokeWidth="8" opacity="0.75" />
      <path d={d} stroke={`var(--player-${seatColour(seat)})`} strokeWidth="4.6" strokeDasharray="1 9" />
      {start && (
        <circle
          cx={start.x}
          cy={start.y}
          r="6"
          fill={`var(--player-${seatColour(seat)})`}
          stroke="var(--player-edge)"
          strokeWidth="2"
        />
      )}
    </g>
  );
}

interface HaulProps {
  readonly hex: OceanHex;
  readonly seat: number;
  /** Below zero: taken off the water. */
  readonly n: number;
}

function hauls(events: readonly SeenEvent[]): readonly HaulProps[] {
  const sums = new Map<string, HaulProps>();
  for (const e of events) {
    const by = e.type === 'token-loaded' ? -1 : e.type === 'token-surfaced' ? 1 : 0;
    if (by === 0) continue;
    const key = `${textOf(e['hex'])} ${Number(e['seat'])} ${by}`;
    const old = sums.get(key);
    sums.set(key, { hex: e['hex'] as OceanHex, seat: Number(e['seat']), n: (old?.n ?? 0) + by });
  }
  return [...sums.values()];
}

function Haul({ hex, seat, n }: HaulProps) {
  const { x, y } = hexCentre(hexes[hex]);
  const colour = seatColour(seat);
  return (
    <g transform={`translate(${x - 42 + seat * 28} ${y - 52})`}>
      <rect
        x="-14"
        y="-10"
        width="28"
        height="20"
        rx="10"
        fill={`var(--player-${colour})`}
        stroke="var(--player-edge)"
        strokeWidth="1.6"
      />
      <text className={css.figure} dy="0.355em" fontSize="15" fill={`var(--on-player-${colour})`}>
        {n > 0 ? `+${n}` : `−${-n}`}
      </text>
    </g>
  );
}
