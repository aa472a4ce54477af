import { Sign } from '../../art/pieces.tsx';
import { painted } from '../../art/seats.ts';
import css from './vessel.module.css';

interface VesselProps {
  readonly seat: number;
  /** How wide it is. */
  readonly size?: number;
}

const HULL = 'M-17.5 -12H17.5Q16.6 -3 12.6 1.4H-11.8Q-16.4 -3 -17.5 -12Z';

/** The vessel of a player, on the water: its origin lies on the surface. */
export function Vessel({ seat, size = 35 }: VesselProps) {
  return (
    <g transform={`scale(${size / 35})`} style={painted(seat)} className={css.vessel}>
      <path d="M-1 -20V-30" className={css.mast} />
      <path d="M-1 -30L9 -27.4 -1 -24.6Z" className={css.flag} />
      <path d="M-9 -12A8.6 9.4 0 0 1 8 -12Z" className={css.dome} />
      <path d="M-6.4 -14.6A6 6.4 0 0 1 -1.4 -18.4" className={css.shine} />
      <path d="M9.6 -12V-17H14V-12" className={css.stack} />
      <path d={HULL} className={css.hull} />
      <path d="M-16.8 -9.8H16.8" className={css.deck} />
      <path d="M-14.4 -3.2Q0 -0.8 14.6 -3.2Q13.4 0.6 12.6 1.4H-11.8Q-13.4 0.4 -14.4 -3.2Z" className={css.keel} />
      <g transform="translate(0 -5)">
        <Sign seat={seat} size={8.6} />
      </g>
    </g>
  );
}

/** Where a vessel could go. */
export function VesselGhost({ seat, size = 32 }: VesselProps) {
  return (
    <g transform={`scale(${size / 35})`} style={painted(seat)}>
      <path d={HULL} className={css.would} />
      <g transform="translate(0 -5.4)" className={css.wouldSign}>
        <Sign seat={seat} size={8.6} />
      </g>
    </g>
  );
}
