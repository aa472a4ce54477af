import { useLook } from '../use-table.ts';
import { picture } from './naming.ts';
import css from './pieces.module.css';
import { t } from '../../words/words.ts';

/* Pieces of a drawing, each around its own origin: put them into a `<g transform>` inside a `Drawing`. */

/** The corners of an octagon, `size` from its centre to a side, as an SVG path. */
export function octagonPath(size: number): string {
  const [a, b] = [size, size * (Math.SQRT2 - 1)];
  const points = [
    [-b, -a],
    [b, -a],
    [a, -b],
    [a, b],
    [b, a],
    [-b, a],
    [-a, b],
    [-a, -b],
  ].map(([x = 0, y = 0]) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  return `M${points.join('L')}Z`;
}

interface SpotProps {
  /** From its centre to a side. */
  readonly size?: number;
  /** Two lines: several may stand here. */
  readonly double?: boolean;
  readonly choosable?: boolean;
  readonly chosen?: boolean;
  /** A number or sign at its edge: how many workers are needed now. */
  readonly badge?: string | number | undefined;
}

/** Where workers are placed. What stands on it is drawn over it. */
export function Spot({ size = 22, double = false, choosable = false, chosen = false, badge }: SpotProps) {
  return (
    <g className={css.spot} data-choosable={choosable || undefined} data-chosen={chosen || undefined}>
      {(choosable || chosen) && <path d={octagonPath(size + 4)} className={css.ring} />}
      <path d={octagonPath(size)} className={css.spotFace} />
      {double && <path d={octagonPath(size - 4)} className={css.spotLine} />}
      {badge !== undefined && (
        <g transform={`translate(${size * 0.86} ${-size * 0.86})`}>
          <circle r="9" className={css.badge} />
          <text dy="0.36em" fontSize="12" className={css.badgeText}>
            {badge}
          </text>
        </g>
      )}
    </g>
  );
}

interface OfSeat {
  readonly seat: number;
}

/** The disc of a seat with its sign: never told by its colour alone. */
export function SeatDisc({ seat, size = 11 }: OfSeat & { readonly size?: number }) {
  const look = useLook(seat);
  return (
    <g style={seatStyle(look)} {...picture(look?.name ?? t('Seat {seat}', { seat: seat + 1 }))}>
      <circle r={size} className={css.disc} />
      <text dy="0.36em" fontSize={size * 1.25} className={css.discSign}>
        {look?.glyph}
      </text>
    </g>
  );
}

/** A figure of a seat, 30 high, standing on its origin; one that lies is injured or used up. */
export function Pawn({ seat, lying = false }: OfSeat & { readonly lying?: boolean }) {
  const look = useLook(seat);
  const name = look?.name ?? t('Seat {seat}', { seat: seat + 1 });
  return (
    <g style={seatStyle(look)} {...picture(lying ? t('{name}, lying', { name }) : name)}>
      <g className={css.pawn} transform={lying ? 'translate(-13 -9) rotate(90)' : undefined}>
        <path d="M-10 0Q-10 -17 0 -18Q10 -17 10 0Z" />
        <circle cy="-23" r="7" />
        <text y="-6" dy="0.36em" fontSize="11" className={css.discSign}>
          {look?.glyph}
        </text>
      </g>
    </g>
  );
}

function seatStyle(look: { readonly colour: string; readonly ink?: string } | null) {
  return { '--seat': look?.colour ?? 'var(--ink)', '--on-seat': look?.ink ?? '#fff' } as React.CSSProperties;
}
