import { useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { squareName } from '@benchtop/games/algoracing';
import type { Colour, Direction, Square } from '@benchtop/games/algoracing';
import { Drawing, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Trace } from '../../table/kit/Trace.tsx';
import { barrierWords, baseWords, squareWords } from './describe.ts';
import type { Base, Elevator, Field, FieldMap, Wall } from './field.ts';
import { ahead, levelAt, placed, quarter } from './field.ts';
import type { FieldProps } from './FieldPins.tsx';
import type { GhostPath } from './ghost.ts';
import { useChoices } from './kit.ts';
import type { RoverShown, SampleShown, Shown } from './poses.ts';
import { CapsuleMark, SampleMark, Sign, signPath } from './signs.tsx';
import css from './top-view.module.css';

const RIM = 0.75;

interface TopViewProps extends FieldProps {
  readonly names: readonly string[];
}

/** The field as a flat map: everything the landscape shows, for small screens and where there is no WebGL. */
export function TopView({ field, stage, ghost, own, pins, names }: TopViewProps) {
  const { map } = field;
  const shown = useSyncExternalStore(stage.subscribe, stage.now);
  const half = map.size / 2 + RIM;
  return (
    <div className={css.frame}>
      <div className={css.sheet} style={{ '--units': half * 2 } as CSSProperties}>
        <Drawing viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`} className={css.map}>
          <rect x={-half} y={-half} width={half * 2} height={half * 2} rx="0.3" className={css.tray} />
          <Letters size={map.size} />
          <Ground field={field} names={names} />
          <g className={css.over} aria-hidden="true">
            {map.marks.map((square) => (
              <Ring key={`${square.x},${square.y}`} map={map} square={square} />
            ))}
            {map.elevators.map((lift) => (
              <Lift key={lift.id} map={map} lift={lift} />
            ))}
            {field.bases.map((base) => (
              <Pad key={base.colour} map={map} base={base} own={own} />
            ))}
            {map.walls.map((wall) => (
              <Barrier key={wall.map(({ x, y }) => `${x},${y}`).join('|')} map={map} wall={wall} />
            ))}
            <g transform="scale(0.01)">
              <Trace step={5} layout={map} />
            </g>
            {ghost !== null && <Path ghost={ghost} />}
            <Pieces shown={shown} />
            {ghost?.end && <End ghost={ghost} />}
          </g>
          {map.walls.map((wall) => (
            <Tip key={wall.map(squareName).join(' ')} {...barrierWords(wall)}>
              <line {...barrierLine(map, wall)} className={css.wallArea} />
            </Tip>
          ))}
          {field.bases.map((base) => (
            <LabSigns key={base.colour} map={map} base={base} />
          ))}
        </Drawing>
        {pins.map(({ id, spot, content }) => (
          <div
            key={id}
            className={css.pin}
            data-side={sideOf(spot.x, half)}
            style={{ left: `${((spot.x + half) / half) * 50}%`, top: `${((spot.z + half) / half) * 50}%` }}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Words beside a square at the edge stand further in: there they hide nothing around the map. */
const sideOf = (x: number, half: number): string | undefined =>
  Math.abs(x) < half * 0.45 ? undefined : x < 0 ? 'west' : 'east';

/** Columns are letters from the west, rows are numbers from the north, as in the log. */
function Letters({ size }: { readonly size: number }) {
  const edge = size / 2 + RIM / 2;
  return Array.from({ length: size }, (_, i) => (
    <g key={i} className={css.letter}>
      <text x={i - (size - 1) / 2} y={edge}>
        {String.fromCharCode(65 + i)}
      </text>
      <text x={-edge} y={i - (size - 1) / 2}>
        {i + 1}
      </text>
    </g>
  ));
}

function Ground({ field, names }: { readonly field: Field; readonly names: readonly string[] }) {
  const { map } = field;
  return (
    <>
      {map.squares.map((square) => (
        <GroundSquare key={squareName(square)} field={field} square={square} names={names} />
      ))}
      {map.squares.flatMap((square) => (['N', 'E', 'S', 'W'] as const).map((dir) => edgeOf(map, square, dir)))}
    </>
  );
}

interface SquareProps {
  readonly field: Field;
  readonly square: Square;
  readonly names: readonly string[];
}

/** A square says what is on it, or why no block can begin there: where one can, a pin takes it. */
function GroundSquare({ field, square, names }: SquareProps) {
  const { map } = field;
  const { refused } = useChoices('block-anchor').of((o) => o.x === square.x && o.y === square.y);
  const { x, z } = placed(map, square);
  const level = levelAt(map, square);
  const tone = level === 0 ? (map.size > 6 ? css.ground : css.sand) : level === 1 ? css.low : css.high;
  return (
    <Target of={{ options: [], refused }} {...squareWords(field, square, names)}>
      <Place of={squareName(square)}>
        <rect x={x - 0.485} y={z - 0.485} width="0.97" height="0.97" rx="0.04" className={tone} />
      </Place>
      {level > 0 && (
        <text x={x + 0.4} y={z - 0.28} className={css.level}>
          {level}
        </text>
      )}
    </Target>
  );
}

/** A contour where the ground drops: as thick as it is high. */
function edgeOf(map: FieldMap, square: Square, dir: Direction) {
  const step = ahead(dir);
  const next = { x: square.x + step.x, y: square.y + step.y };
  const drop = levelAt(map, square) - levelAt(map, next);
  if (drop <= 0) return null;
  const { x, z } = placed(map, square);
  const [cx, cz] = [x + step.x * 0.5, z + step.y * 0.5];
  return (
    <line
      key={`${square.x},${square.y}${dir}`}
      x1={cx - step.y * 0.5}
      y1={cz - step.x * 0.5}
      x2={cx + step.y * 0.5}
      y2={cz + step.x * 0.5}
      strokeWidth={0.06 + 0.05 * drop}
      className={css.contour}
    />
  );
}

function Ring({ map, square }: { readonly map: FieldMap; readonly square: Square }) {
  const { x, z } = placed(map, square);
  return <circle cx={x} cy={z} r="0.3" className={css.ring} />;
}

function barrierLine(map: FieldMap, [a, b]: Wall) {
  const [p, q] = [placed(map, a), placed(map, b)];
  const [x, z] = [(p.x + q.x) / 2, (p.z + q.z) / 2];
  const upright = a.y === b.y;
  const [dx, dz] = upright ? [0, 0.44] : [0.44, 0];
  return { x1: x - dx, y1: z - dz, x2: x + dx, y2: z + dz };
}

function Barrier({ map, wall }: { readonly map: FieldMap; readonly wall: Wall }) {
  const line = barrierLine(map, wall);
  return (
    <>
      <line {...line} className={css.wall} />
      <line {...line} className={css.stripes} />
    </>
  );
}

function Lift({ map, lift }: { readonly map: FieldMap; readonly lift: Elevator }) {
  const { x, z } = placed(map, lift.upper);
  const turn = quarter(lift.arrow) * 90;
  if (!lift.works)
    return (
      <g transform={`translate(${x} ${z})`}>
        <rect x="-0.36" y="-0.36" width="0.72" height="0.72" rx="0.06" className={css.broken} />
        <path d="M-0.2-0.2L0.2 0.2M0.2-0.2L-0.2 0.2" className={css.cross} />
      </g>
    );
  return (
    <g transform={`translate(${x} ${z}) rotate(${turn})`}>
      <rect x="-0.38" y="-1.38" width="0.76" height="1.76" rx="0.1" className={css.shaft} />
      <path d="M-0.2 0.02L0-0.18 0.2 0.02M-0.2 0.22L0 0.02 0.2 0.22" className={css.chevron} />
      <path d="M-0.2-1.02L0-0.82 0.2-1.02M-0.2-1.22L0-1.02 0.2-1.22" className={css.chevron} />
    </g>
  );
}

interface PadProps {
  readonly map: FieldMap;
  readonly base: Base;
  readonly own: Colour | null;
}

function Pad({ map, base, own }: PadProps) {
  const { x, z } = placed(map, base.square);
  const mine = own !== null && (base.labs === null || base.labs.includes(own));
  return (
    <g>
      {mine && <rect x={x - 0.49} y={z - 0.49} width="0.98" height="0.98" rx="0.1" className={css.lab} />}
      <g transform={`translate(${x} ${z}) scale(0.028)`}>
        <circle r="15" fill={`var(--rover-${base.colour})`} stroke="var(--rover-edge)" strokeWidth="1.4" />
        <path d={signPath[base.colour]} fill={`var(--on-rover-${base.colour})`} />
      </g>
    </g>
  );
}

/** Beside its corner a base shows whose samples it takes. */
function LabSigns({ map, base }: { readonly map: FieldMap; readonly base: Base }) {
  if (base.labs === null) return null;
  const { x, z } = placed(map, base.square);
  const [sx, sz] = [Math.sign(x), Math.sign(z)];
  return (
    <Tip title={baseWords(base)} text="Only these rovers deliver here.">
      <g aria-hidden="true">
        {base.labs.map((colour, i) => (
          <Sign
            key={colour}
            colour={colour}
            x={x + sx * (i === 0 ? 1 : 0.68)}
            y={z + sz * (i === 0 ? 0.68 : 1)}
            r={0.2}
          />
        ))}
      </g>
    </Tip>
  );
}

function Pieces({ shown }: { readonly shown: Shown }) {
  return (
    <>
      {shown.samples.map((sample, i) => (
        <Sample key={i} sample={sample} />
      ))}
      {shown.rovers.map((rover) => (
        <Rover key={rover.seat} rover={rover} />
      ))}
      {shown.beam !== null && (
        <line
          x1={shown.beam.from.x}
          y1={shown.beam.from.z}
          x2={shown.beam.to.x}
          y2={shown.beam.to.z}
          opacity={shown.beam.light}
          className={css.beam}
        />
      )}
    </>
  );
}

/** Higher things are drawn a little higher and nearer. */
function Sample({ sample: { x, y, z, type, size } }: { readonly sample: SampleShown }) {
  const r = 0.23 * size;
  const up = (y % 0.6) * 0.25;
  return type === null ? <CapsuleMark x={x} y={z - up} r={r} /> : <SampleMark type={type} x={x} y={z - up} r={r} />;
}

export function Rover({ rover, ghost = false }: { readonly rover: RoverShown; readonly ghost?: boolean }) {
  const { x, z, heading, colour, load, solid } = rover;
  return (
    <g
      transform={`translate(${x} ${z}) rotate(${heading * 90}) scale(${0.031 * solid})`}
      opacity={ghost ? 0.55 : 1}
      strokeLinejoin="round"
    >
      <path d="M-5-13L-11-26H11L5-13Z" className={css.light} />
      {[-9, 0, 9].map((y) => (
        <g key={y}>
          <rect x="-12.5" y={y - 3.4} width="5" height="6.8" rx="1.6" className={css.wheel} />
          <rect x="7.5" y={y - 3.4} width="5" height="6.8" rx="1.6" className={css.wheel} />
        </g>
      ))}
      <path
        d="M-8 12V-9L-4-14H4L8-9V12Z"
        fill={`var(--rover-${colour})`}
        stroke={ghost ? 'var(--path-edge)' : 'var(--rover-edge)'}
        strokeWidth={ghost ? 2.2 : 1.4}
      />
      <path d={signPath[colour]} transform="translate(0 -5.5) scale(0.5)" fill={`var(--on-rover-${colour})`} />
      {Array.from({ length: load }, (_, i) => (
        <circle key={i} cx={(i - 1) * 5} cy="6" r="2.9" className={css.cargo} />
      ))}
    </g>
  );
}

function Path({ ghost }: { readonly ghost: GhostPath }) {
  return (
    <g>
      {ghost.picks.map(({ x, z }, i) => (
        <circle key={i} cx={x} cy={z} r="0.36" className={css.glow} />
      ))}
      {ghost.legs.map(({ from, to, way, slot }, i) => {
        const d = way === 'jump' ? bow(from.x, from.z, to.x, to.z) : `M${from.x} ${from.z}L${to.x} ${to.z}`;
        return (
          <g key={i}>
            <path d={d} className={slot === ghost.lit ? css.litUnder : css.under} />
            <path d={d} className={css.dots} />
          </g>
        );
      })}
      {ghost.stops.map((stop, i) =>
        stop.kind === 'skip' ? (
          <path
            key={i}
            transform={`translate(${stop.x + ahead(stop.dir).x * 0.44} ${stop.z + ahead(stop.dir).y * 0.44})`}
            d="M-0.12-0.12L0.12 0.12M0.12-0.12L-0.12 0.12"
            className={css.no}
          />
        ) : (
          <path
            key={i}
            transform={`translate(${stop.x} ${stop.z}) rotate(${quarter(stop.dir) * 90}) scale(${stop.quarters < 0 ? -1 : 1} 1)`}
            d={
              Math.abs(stop.quarters) > 1
                ? 'M0-0.4A0.4 0.4 0 0 1 0 0.4M0.1 0.3L0 0.4 0.12 0.5'
                : 'M0-0.4A0.4 0.4 0 0 1 0.4 0M0.3-0.1L0.4 0 0.5-0.12'
            }
            className={css.turn}
          />
        ),
      )}
    </g>
  );
}

/** A curve beside the straight line. */
function bow(x1: number, z1: number, x2: number, z2: number): string {
  const [mx, mz] = [(x1 + x2) / 2 + (z2 - z1) * 0.35, (z1 + z2) / 2 - (x2 - x1) * 0.35];
  return `M${x1} ${z1}Q${mx} ${mz} ${x2} ${z2}`;
}

function End({ ghost: { end, colour } }: { readonly ghost: GhostPath }) {
  if (end === null) return null;
  const rover = { ...end, seat: -1, colour, heading: quarter(end.dir), pitch: 0, solid: 1, load: 0 };
  return <Rover rover={rover} ghost />;
}
