import { faceAngle } from '../geometry.ts';
import type { Face } from './data.ts';
import { Piece, type PieceState, type Placed } from './Piece.tsx';

export interface DieProps extends PieceState, Placed {
  /** Null: a die in the pool, not yet set. */
  readonly face: Face | null;
  /** Still in the supply: greyed, with a lock. */
  readonly locked?: boolean;
  /** Width with the direction arrow, 28 to 64. */
  readonly size?: number;
}

const BODY = 'M-10-17H10Q17-17 17-10V10Q17 17 10 17H-10Q-17 17-17 10V-10Q-17-17-10-17Z';
/** A wind die, centred on (x, y): an arrow on it and one at its edge point where it drives the ship. */
export function Die({ face, locked = false, size = 44, x, y, ...state }: DieProps) {
  return (
    <Piece x={x} y={y} scale={size / 60} outline={BODY} ring={4.2} {...state}>
      {face !== null && <Arrow face={face} />}
      <path
        d={BODY}
        transform="translate(0 3)"
        fill={locked ? 'var(--steel-dark)' : 'var(--die-edge)'}
        stroke={locked ? 'var(--steel-dark)' : 'var(--wood-dark)'}
        strokeWidth="1.6"
      />
      <path
        d={BODY}
        fill={locked ? 'var(--steel)' : 'var(--die)'}
        stroke={locked ? 'var(--steel-dark)' : 'var(--die-edge)'}
        strokeWidth="1"
      />
      <path d={BODY} fill="url(#arc-sheen-soft)" />
      {locked ? <Lock /> : face === null ? <Blank /> : <Heading face={face} />}
    </Piece>
  );
}

/** Instead of pips: nobody has to learn which number is which direction. */
const Heading = ({ face }: { readonly face: Face }) => (
  <path
    d="M0 10V-9M-7-2.5L0-9.5 7-2.5"
    transform={`rotate(${faceAngle(face)})`}
    fill="none"
    stroke="var(--die-ink)"
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** Where the arrow leaves the body, whose visible edge is deeper at the bottom. */
const RIM: Record<Face, number> = { 1: 15.5, 2: 19, 3: 20.5, 4: 18.5, 5: 20.5, 6: 19 };

/** The arrowhead rides on the rim, so it changes the silhouette and reads without colour. */
function Arrow({ face }: { readonly face: Face }) {
  const rim = -RIM[face];
  return (
    <path
      d={`M0 ${rim - 12}L10.5 ${rim}H-10.5Z`}
      transform={`rotate(${faceAngle(face)})`}
      fill="var(--die-arrow)"
      stroke="var(--die-arrow-edge)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  );
}

const Blank = () => <circle r="8.5" fill="none" stroke="var(--die-ink)" strokeWidth="2" strokeDasharray="3.4 3.3" />;

const Lock = () => (
  <g fill="none" stroke="var(--die)" strokeWidth="2.4" strokeLinecap="round">
    <path d="M-4.5-1V-4.5A4.5 4.5 0 0 1 4.5-4.5V-1" />
    <rect x="-7" y="-1" width="14" height="10" rx="2" fill="var(--die)" stroke="none" />
  </g>
);
