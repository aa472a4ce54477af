import { cubeFaces, cubeName } from '@benchtop/games/lineae';
import type { Cube as CubeId } from '@benchtop/games/lineae';
import type { CSSProperties, ReactNode } from 'react';
import { picture } from '../../../table/kit/naming.ts';
import { octagonPath } from '../../../table/kit/Spot.tsx';
import { Glyph } from './icons.tsx';
import type { Shape } from './icons.tsx';
import { Pixels, useReadable } from './pixels.ts';
import { looks, painted } from './seats.ts';
import css from './art.module.css';

/* Pieces around their own origin: they stand in a `<g transform>` of a drawing. */

interface OfSeat {
  readonly seat: number;
  readonly size?: number;
}

/** What a seat is known by without its colour: ring, diamond, cross, triangle, square. */
export function Sign({ seat, size = 10 }: OfSeat) {
  const { sign } = looks(seat);
  return <path d={sign} transform={`scale(${size / 24}) translate(-12 -12)`} fillRule="evenodd" className={css.sign} />;
}

/** The disc of a seat. */
export function Disc({ seat, size = 13 }: OfSeat) {
  return (
    <g style={painted(seat)}>
      <circle r={size / 2} className={css.disc} />
      <Sign seat={seat} size={size * 0.6} />
    </g>
  );
}

interface CubeProps {
  readonly cube: CubeId;
  readonly size?: number;
}

/** A cube with its mark: the front, with light on its top and shade on its side. */
export function Cube({ cube, size = 24 }: CubeProps) {
  const { mark } = cubeFaces[cube];
  const [half, deep] = [size / 2, size * 0.13];
  const front = size - deep;
  const font = useReadable(size * 0.5);
  return (
    <g data-cube={cube} className={css.cube}>
      <path
        d={`M${-half} ${deep - half}L${deep - half} ${-half}H${half}V${half - deep}L${half - deep} ${half}H${-half}Z`}
        className={css.cubeEdge}
      />
      <path
        d={`M${-half} ${deep - half}L${deep - half} ${-half}H${half}L${half - deep} ${deep - half}Z`}
        className={css.cubeLight}
      />
      <path
        d={`M${half - deep} ${deep - half}L${half} ${-half}V${half - deep}L${half - deep} ${half}Z`}
        className={css.cubeShade}
      />
      <rect x={-half} y={deep - half} width={front} height={front} className={css.cubeFace} />
      {size >= 14 && (
        <text
          x={-deep / 2}
          y={deep / 2 + font * 0.35}
          fontSize={font}
          className={css.mark}
          style={{ fontStretch: mark.length > 3 ? '54%' : mark.length > 1 ? '70%' : '92%' }}
        >
          {mark}
        </text>
      )}
    </g>
  );
}

/** A figure of a seat, 20 high. */
export function Worker({ seat, size = 20 }: OfSeat) {
  return (
    <g style={painted(seat)} transform={`scale(${size / 20})`}>
      <path d={FIGURE} className={css.worker} />
      <path d="M-3.4 -6.8Q0 -9.2 3.4 -6.8" className={css.visor} />
      <g transform="translate(0 3.8)">
        <Sign seat={seat} size={8.4} />
      </g>
    </g>
  );
}

/** Where a figure will stand again. */
export function WorkerOut({ seat, size = 20 }: OfSeat) {
  return <path d={FIGURE} className={css.workerOut} style={painted(seat)} transform={`scale(${size / 20})`} />;
}

const FIGURE = 'M-7.5 10V4Q-7.5 -1.5 -4 -2.5A5.6 5.6 0 1 1 4 -2.5Q7.5 -1.5 7.5 4V10Z';

export interface OctagonProps {
  /** From its centre to a side. */
  readonly size: number;
  /** Two lines: workers of all players may stand here. */
  readonly many: boolean;
  /** Another turn after the action. */
  readonly arrow: boolean;
  /** Workers needed now. */
  readonly need?: number | undefined;
  /** A letter or number at its edge, while somebody stands on it. */
  readonly tag?: string | undefined;
  /** What is drawn on it while nobody stands there. */
  readonly sign: Shape | { readonly letter: string };
  readonly lit?: boolean;
  readonly chosen?: boolean;
  /** Who stands there: drawn by the part of the table that knows the place. */
  readonly children?: ReactNode;
}

/** A place for workers. */
export function Octagon(props: OctagonProps) {
  const { size, many, arrow, need, tag, sign, lit = false, chosen = false, children } = props;
  const corner = size * 0.86;
  return (
    <g className={css.octagon} data-lit={lit || undefined} data-chosen={chosen || undefined}>
      {(lit || chosen) && <path d={octagonPath(size + 3)} className={css.octRing} />}
      <path d={octagonPath(size)} className={css.octFace} />
      {many && <path d={octagonPath(size - 3.4)} className={css.octLine} />}
      {children ?? <OctagonSign sign={sign} size={size} />}
      {arrow && (
        <g transform={`translate(${corner} ${corner * 0.85})`}>
          <circle r={size * 0.4} className={css.arrow} />
          <g className={css.arrowSign}>
            <Glyph shape="again" size={size * 0.55} />
          </g>
        </g>
      )}
      {need !== undefined && (
        <Badge x={corner} y={-corner * 0.85} size={size} words={String(need)} className={css.need} />
      )}
      {tag !== undefined && <Badge x={-corner} y={-corner * 0.85} size={size} words={tag} className={css.tag} />}
    </g>
  );
}

function OctagonSign({ sign, size }: Pick<OctagonProps, 'sign' | 'size'>) {
  if (typeof sign === 'string')
    return (
      <g className={css.octSign}>
        <Glyph shape={sign} size={size} />
      </g>
    );
  return (
    <text y={size * 0.34} fontSize={size * 0.95} className={css.letter}>
      {sign.letter}
    </text>
  );
}

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly words: string;
  readonly className: string | undefined;
}

function Badge({ x, y, size, words, className }: BadgeProps) {
  const font = useReadable(size * 0.6);
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <circle r={Math.max(8.2, size * 0.44)} />
      <text y={font * 0.36} fontSize={font}>
        {words}
      </text>
    </g>
  );
}

interface PictureProps {
  readonly size: number;
  /** Left out where words beside it say the same. */
  readonly label?: string | undefined;
}

const naming = (label: string | undefined) => (label === undefined ? { 'aria-hidden': true } : picture(label));

interface BoxProps extends PictureProps {
  readonly box: number;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** A piece as a picture of its own. */
function Boxed({ size, box, label, children }: BoxProps) {
  return (
    <svg
      viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`}
      width={size}
      height={size}
      className={css.icon}
      {...naming(label)}
    >
      <Pixels.Provider value={size / box}>{children}</Pixels.Provider>
    </svg>
  );
}

export function CubePicture({ cube, size, label }: PictureProps & { readonly cube: CubeId }) {
  return (
    <Boxed size={size} box={size} label={label}>
      <Cube cube={cube} size={size - 1} />
    </Boxed>
  );
}

/** The cube by its name. */
export function NamedCube({ cube, size }: { readonly cube: CubeId; readonly size: number }) {
  return <CubePicture cube={cube} size={size} label={cubeName(cube)} />;
}

export function WorkerPicture({
  seat,
  size,
  out = false,
  label,
}: PictureProps & { readonly seat: number; readonly out?: boolean }) {
  return (
    <Boxed size={size} box={24} label={label}>
      {out ? <WorkerOut seat={seat} /> : <Worker seat={seat} />}
    </Boxed>
  );
}

export function DiscPicture({ seat, size, label }: PictureProps & { readonly seat: number }) {
  return (
    <Boxed size={size} box={14} label={label}>
      <Disc seat={seat} size={12.5} />
    </Boxed>
  );
}
