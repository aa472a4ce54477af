import { faceOffset } from '../geometry.ts';
import type { Face } from './data.ts';
import { Die } from './Die.tsx';
import type { Placed } from './Piece.tsx';

export interface WindRoseProps extends Placed {
  /** Diameter. */
  readonly size?: number;
  /** Directions that can be chosen, or the one being looked at. */
  readonly lit?: readonly Face[];
}

const FACES: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** The six winds, each with its die, around a compass star. Centred on (x, y). */
export function WindRose({ size = 200, lit = [], x = 0, y = 0 }: WindRoseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 200})`}>
      <circle r="98" fill="var(--board)" stroke="var(--board-line)" strokeWidth="2" />
      <circle r="46" fill="none" stroke="var(--board-line)" strokeWidth="1.5" strokeDasharray="1.5 4.5" />
      {FACES.map((face) => (
        <g key={face} transform={`rotate(${(face - 1) * 60})`} strokeLinejoin="round">
          <path d="M0-46L8-13.9 0 0Z" fill={lit.includes(face) ? 'var(--accent-fill)' : 'var(--sea-deep)'} />
          <path d="M0-46L-8-13.9 0 0Z" fill={lit.includes(face) ? 'var(--accent)' : 'var(--sea-light)'} />
          <path d="M0-46L8-13.9 0 0-8-13.9Z" fill="none" stroke="var(--sea-edge)" strokeWidth="1.2" />
        </g>
      ))}
      <circle r="5" fill="var(--paper)" stroke="var(--sea-edge)" strokeWidth="1.6" />
      {FACES.map((face) => {
        const at = faceOffset(face, 69);
        return <Die key={face} face={face} x={at.x} y={at.y} size={58} choosable={lit.includes(face)} />;
      })}
    </g>
  );
}
