import { hexPath } from '../geometry.ts';
import css from './hex.module.css';
import type { Placed } from './Piece.tsx';

export interface PackIceHexProps extends Placed {
  /** Turns the cracks, in steps of 60 degrees. */
  readonly seed?: number;
}

const TILE = hexPath(2.4, 7);
const FLOES = [
  'M-58-8L-30-50-2-54 6-30-14-12-40-2Z',
  'M12-52L32-50 60-4 34-4 18-14 14-32Z',
  'M-58 4L-38 8-16-2 2 12-4 34-20 52-34 48Z',
  'M4 6L20-4 56 6 36 46 12 52 6 36 14 14Z',
];

/** Closed sea: four floes with open cracks between them. */
export function PackIceHex({ x = 0, y = 0, seed = 0 }: PackIceHexProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={TILE} transform="translate(0 4)" fill="var(--ice-edge)" />
      <path d={TILE} fill="var(--ice-shade)" />
      <g transform={`rotate(${(seed % 6) * 60})`}>
        {FLOES.map((floe) => (
          <g key={floe} strokeLinejoin="round">
            <path
              d={floe}
              fill="var(--ice-crack)"
              stroke="var(--ice-crack)"
              strokeWidth="6"
              transform="translate(0 2.5)"
              opacity="0.55"
            />
            <path d={floe} fill="url(#arc-ice)" stroke="var(--ice-light)" strokeWidth="5" />
          </g>
        ))}
        <path
          className={css.crack}
          strokeWidth="1.5"
          d="M-34-44L-30-34-34-26-29-18M-14-42L-9-38M40-36L35-28 39-20M50-12L45-10M-46 14L-36 18-34 27M-12 26L-14 36-20 40M40 14L34 20 36 28 31 38M18 44L20 38"
        />
      </g>
      <path d={TILE} fill="none" stroke="var(--ice-light)" strokeWidth="1.6" />
    </g>
  );
}
