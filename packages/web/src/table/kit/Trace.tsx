import type { SeenEvent } from '@benchtop/engine/host';
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { eventsSince } from '../../match/log.ts';
import { useTable } from '../../match/store.ts';
import type { GameUi } from '../contract.ts';
import { useLook, useMatch } from '../use-table.ts';
import { placeBox } from './scan.ts';
import { Inert } from './inert.ts';
import css from './kit.module.css';

interface Course {
  readonly seat: number;
  readonly piece: string;
  readonly places: string[];
}

interface Haul {
  readonly seat: number;
  readonly at: string;
  readonly by: number;
}

/** What the routes of some events add up to: the way of each piece, and how much came or went where. */
export function tracesOf(events: readonly SeenEvent[], ui: Pick<GameUi, 'route'>) {
  const courses = new Map<string, Course>();
  const hauls = new Map<string, Haul>();
  for (const event of events) {
    const { way, count } = ui.route?.(event) ?? {};
    const seat = typeof event['seat'] === 'number' ? event['seat'] : 0;
    if (way !== undefined) {
      const course = courses.get(way.piece) ?? { seat, piece: way.piece, places: [way.from] };
      course.places.push(way.to);
      courses.set(way.piece, course);
    }
    if (count !== undefined) {
      const key = `${count.at}\n${seat}\n${Math.sign(count.by)}`;
      hauls.set(key, { seat, at: count.at, by: (hauls.get(key)?.by ?? 0) + count.by });
    }
  }
  return { courses: [...courses.values()], hauls: [...hauls.values()] };
}

/** What others did since the viewer's last choice: for a table that draws it itself. */
export function useTraces() {
  const { match, ui } = useMatch();
  const viewer = useTable((table) => table.viewer);
  const perspective = useTable((table) => table.perspective);
  const index = useTable(({ past, position }) => past ?? position);
  return useMemo(() => {
    const events = eventsSince(match, viewer, perspective, index);
    // What followed from the own last choice by itself is the viewer's own.
    return tracesOf(match.yours.length === 0 ? events : events.filter(({ seat }) => seat !== viewer), ui);
  }, [match, ui, viewer, perspective, index]);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface TraceProps {
  /** How far apart courses run, in the drawing's own units. */
  readonly step: number;
  /** Another one when places may have moved. */
  readonly layout: object;
  /** How high above the middle of a place its counts stand, in steps: above what lies there. */
  readonly lift?: number;
}

/**
 * What happened since the viewer last chose, drawn between the places of a drawing: put it where it should lie among
 * the other things.
 */
export function Trace({ step, layout, lift = 10.4 }: TraceProps) {
  const inert = useContext(Inert);
  const { courses, hauls } = useTraces();
  const group = useRef<SVGGElement>(null);
  const [centres, setCentres] = useState<ReadonlyMap<string, Point>>(new Map());
  const [unit, setUnit] = useState(1);
  useLayoutEffect(() => {
    const names = new Set([...courses.flatMap(({ places }) => places), ...hauls.map(({ at }) => at)]);
    const found = centresOf(group.current, names);
    setCentres((old) => (isSame(old, found) ? old : found));
    setUnit(group.current?.getScreenCTM()?.a ?? 1);
  }, [courses, hauls, layout]);
  if (inert) return null;
  return (
    <g ref={group} className={css.trace} aria-hidden="true">
      {courses.map(({ seat, piece, places }, i) => (
        <Way key={piece} seat={seat} points={places.flatMap((name) => centres.get(name) ?? [])} shift={i} step={step} />
      ))}
      {hauls.map(({ seat, at, by }) => {
        const centre = centres.get(at);
        return (
          centre && (
            <Mark key={`${at} ${seat} ${by}`} seat={seat} by={by} {...centre} step={step} lift={lift} unit={unit} />
          )
        );
      })}
    </g>
  );
}

function centresOf(group: SVGGElement | null, names: ReadonlySet<string>): ReadonlyMap<string, Point> {
  const found = new Map<string, Point>();
  const matrix = group?.getScreenCTM()?.inverse();
  if (matrix === undefined) return found;
  for (const name of names) {
    const box = placeBox(name);
    if (box === null) continue;
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    found.set(name, { x: Math.round(x), y: Math.round(y) });
  }
  return found;
}

function isSame(a: ReadonlyMap<string, Point>, b: ReadonlyMap<string, Point>): boolean {
  return a.size === b.size && [...b].every(([name, { x, y }]) => a.get(name)?.x === x && a.get(name)?.y === y);
}

interface WayProps {
  readonly seat: number;
  readonly points: readonly Point[];
  readonly shift: number;
  readonly step: number;
}

/** Ways of different pieces run side by side; the disc is where it began. */
function Way({ seat, points, shift, step }: WayProps) {
  const look = useLook(seat);
  const by = ((shift % 4) - 1.5) * step;
  const [start] = points;
  if (start === undefined || points.length < 2) return null;
  const d = `M${points.map(({ x, y }) => `${x + by} ${y + 3 * step + by}`).join('L')}`;
  const colour = { '--seat': look?.colour ?? 'var(--ink)' } as React.CSSProperties;
  return (
    <g style={colour} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} className={css.wayKey} strokeWidth={1.6 * step} />
      <path d={d} className={css.way} strokeWidth={0.9 * step} strokeDasharray={`0.2 ${1.8 * step}`} />
      <circle cx={start.x + by} cy={start.y + 3 * step + by} r={1.2 * step} className={css.wayStart} />
    </g>
  );
}

interface MarkProps extends Point {
  readonly seat: number;
  readonly by: number;
  readonly step: number;
  readonly lift: number;
  /** How many pixels a unit of the drawing is. */
  readonly unit: number;
}

/** Letters of this many pixels can be read. */
const READABLE = 11.1;
const LETTER = 15;

/** How much came or went, above the place. */
function Mark({ seat, by, x, y, step, lift, unit }: MarkProps) {
  const look = useLook(seat);
  const colour = { '--seat': look?.colour ?? 'var(--ink)', '--on-seat': look?.ink ?? '#fff' } as React.CSSProperties;
  const scale = Math.max(step / 5, READABLE / (LETTER * unit));
  return (
    <g transform={`translate(${x + (seat - 1.5) * 28 * scale} ${y - lift * step}) scale(${scale})`} style={colour}>
      <rect x="-14" y="-10" width="28" height="20" rx="10" className={css.mark} />
      <text dy="0.355em" fontSize={LETTER} className={css.markText}>
        {by > 0 ? `+${by}` : `−${-by}`}
      </text>
    </g>
  );
}
