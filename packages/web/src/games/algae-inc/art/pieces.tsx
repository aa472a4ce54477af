import type { kinds } from '@benchtop/games/algae-inc';
import type { ReactNode } from 'react';
import { picture } from '../../../table/kit/naming.ts';
import type { Area } from '../geometry.ts';
import { Glyph } from './icons.tsx';
import { looks, painted } from './seats.ts';
import type { Owner } from './seats.ts';
import css from './art.module.css';

/** What can be given up: six kinds of tokens. */
export type Kind = (typeof kinds)[number];

/** The corners of a regular figure around the origin. */
export function corners(n: number, r: number, first = -90): string {
  return Array.from({ length: n }, (_, i) => {
    const a = ((first + (i * 360) / n) * Math.PI) / 180;
    return `${(r * Math.cos(a)).toFixed(2)},${(r * Math.sin(a)).toFixed(2)}`;
  }).join(' ');
}

/** Every kind has an outline of its own: it reads in greyscale. */
function outline(kind: Kind, r: number): ReactNode {
  switch (kind) {
    case 'euro':
      return <circle r={r} />;
    case 'science':
      return <polygon points={corners(6, r * 1.07)} />;
    case 'market':
      return <rect x={-r * 0.9} y={-r * 0.9} width={r * 1.8} height={r * 1.8} rx={r * 0.3} />;
    case 'freelance':
      return <polygon points={corners(8, r * 1.05, 22.5)} />;
    case 'choice':
      return <circle r={r} strokeDasharray={`${r * 0.5} ${r * 0.25}`} />;
    case 'wild':
      return (
        <rect x={-r * 0.82} y={-r * 0.82} width={r * 1.64} height={r * 1.64} rx={r * 0.2} transform="rotate(45)" />
      );
  }
}

interface TokenProps {
  readonly kind: Kind;
  readonly size: number;
  /** A number in place of the sign. */
  readonly n?: number | undefined;
}

/** A token around the origin of a drawing. */
export function TokenMark({ kind, size, n }: TokenProps) {
  const r = size / 2;
  return (
    <g style={{ color: `var(--al-${kind}-ink)` }}>
      <g className={css.token} style={{ fill: `var(--al-${kind})`, stroke: `var(--al-${kind}-edge)` }}>
        {outline(kind, r)}
      </g>
      <path d={`M${-r * 0.6} ${-r * 0.55}a${r * 0.85} ${r * 0.85} 0 0 1 ${r * 1.2} 0`} className={css.shine} />
      {n === undefined ? (
        <Glyph shape={kind} size={size * 0.66} />
      ) : (
        <text
          y={Math.max(11, size * 0.58) * 0.35}
          fontSize={Math.max(11, size * 0.58)}
          className={css.number}
          fill="currentColor"
        >
          {n}
        </text>
      )}
    </g>
  );
}

/** Victory points around the origin of a drawing. */
export function VpMark({ n, size }: { readonly n: number | string; readonly size: number }) {
  return (
    <g>
      <polygon points={corners(6, size * 0.56)} className={css.vp} />
      <text y={Math.max(11.5, size * 0.58) * 0.36} fontSize={Math.max(11.5, size * 0.58)} className={css.vpNumber}>
        {n}
      </text>
    </g>
  );
}

interface OwnerProps {
  readonly owner: Owner;
  readonly size: number;
}

/** The sign of a company in its colour. */
export function SignMark({ owner, size }: OwnerProps) {
  return (
    <g style={painted(owner)} transform={`scale(${size / 16})`}>
      <circle r={7.5} className={css.body} />
      <Sign owner={owner} size={8.5} />
    </g>
  );
}

/** A disk as it lies on the map. */
export function DiskMark({ owner, size }: OwnerProps) {
  return (
    <g style={painted(owner)} transform={`scale(${size / 18})`}>
      <ellipse cy={2.6} rx={8.5} ry={7.6} className={css.edge} />
      <circle r={8.2} className={css.body} />
      <path d="M-5-4.6a7 7 0 0 1 10 0" className={css.shine} />
      <Sign owner={owner} size={8.5} />
    </g>
  );
}

/** A milestone marker. */
export function MarkerMark({ owner, size }: OwnerProps) {
  const r = size / 2;
  return (
    <g style={painted(owner)}>
      <rect x={-r} y={-r} width={size} height={size} rx={size * 0.22} className={css.body} />
      <Sign owner={owner} size={size * 0.5} />
    </g>
  );
}

/** A worker, standing. */
export function WorkerMark({ owner, size }: OwnerProps) {
  return (
    <g style={painted(owner)} transform={`scale(${size / 22})`}>
      <path d="M-8 11c0-9 3-10 4-11a5 5 0 1 1 8 0c1 1 4 2 4 11z" className={css.body} />
      <g transform="translate(0 5)">
        <Sign owner={owner} size={6.5} />
      </g>
    </g>
  );
}

function Sign({ owner, size }: OwnerProps) {
  return <path d={looks(owner).sign} className={css.sign} transform={`scale(${size / 24}) translate(-12 -12)`} />;
}

export type CubeKind = 'algae' | 'biomass' | 'bio-oil';

interface CubeProps {
  readonly kind?: CubeKind;
  readonly size: number;
  /** Its middle: the origin of the drawing, unless told otherwise. */
  readonly x?: number;
  readonly y?: number;
}

/** What by-products are known by without their colour, on the top of a cube of half a size of one: a cross, a ring. */
const printed: Record<Exclude<CubeKind, 'algae'>, string> = {
  biomass: 'M-.4-.5H.4M0-.74V-.26',
  'bio-oil': 'M-.34-.5A.34.2 0 1 1 .34-.5A.34.2 0 1 1-.34-.5Z',
};

/** A wooden cube, seen from a corner. */
export function CubeMark({ kind = 'algae', size, x = 0, y = 0 }: CubeProps) {
  const r = size / 2;
  const [a, b] = [r * 0.9, r * 0.5];
  return (
    <g className={css.cube}>
      <path d={`M${x} ${y - r}L${x + a} ${y - b}L${x} ${y}L${x - a} ${y - b}z`} fill={`var(--al-${kind}1)`} />
      <path d={`M${x - a} ${y - b}L${x} ${y}V${y + r}L${x - a} ${y + b}z`} fill={`var(--al-${kind}2)`} />
      <path d={`M${x + a} ${y - b}L${x} ${y}V${y + r}L${x + a} ${y + b}z`} fill={`var(--al-${kind}3)`} />
      {kind !== 'algae' && (
        <path d={printed[kind]} transform={`translate(${x} ${y}) scale(${r})`} className={css.print} />
      )}
    </g>
  );
}

interface RingProps {
  readonly of: Area;
  readonly r?: number;
  readonly chosen?: boolean;
}

/** Around what can be chosen: yellow, with a dark line. */
export function Ring({ of: { x, y, w, h }, r = 8, chosen = false }: RingProps) {
  const box = { x: x - 3, y: y - 3, width: w + 6, height: h + 6, rx: r + 3 };
  return (
    <g className={css.ring} data-chosen={chosen || undefined}>
      <rect {...box} className={css.glow} />
      <rect {...box} className={css.key} />
    </g>
  );
}

interface CircleProps {
  readonly r: number;
  readonly chosen?: boolean;
}

/** The same around the origin. */
export function RoundRing({ r, chosen = false }: CircleProps) {
  return (
    <g className={css.ring} data-chosen={chosen || undefined}>
      <circle r={r + 2} className={css.glow} />
      <circle r={r + 4} className={css.key} />
    </g>
  );
}

interface PictureProps {
  readonly size: number;
  /** Left out where words beside it say the same. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Something of a drawing as a picture of its own. */
export function Picture({ size, label, children }: PictureProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : picture(label);
  const r = size / 2 + 1;
  return (
    <svg viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} width={2 * r} height={2 * r} className={css.icon} {...naming}>
      {children}
    </svg>
  );
}

interface TokenPictureProps extends TokenProps {
  readonly label?: string | undefined;
}

export function TokenPicture({ label, ...token }: TokenPictureProps) {
  return (
    <Picture size={token.size} label={label}>
      <TokenMark {...token} />
    </Picture>
  );
}
