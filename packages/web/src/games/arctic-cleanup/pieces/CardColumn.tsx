import type { Placed } from './Piece.tsx';
import css from './piece.module.css';

export interface CardColumnProps extends Placed {
  readonly column: number;
  readonly width?: number;
  /** The column whose card is being played or looked at. */
  readonly active?: boolean;
}

/** The place of a card in the row with its big numeral, centred on (x, y) where the card lies. */
export function CardColumn({ column, width = 152, active = false, x = 0, y = 0 }: CardColumnProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 152})`}>
      <rect x="-74" y="-99" width="148" height="198" rx="9" fill="var(--sunken)" stroke="var(--line)" strokeWidth="1.5" />
      <text className={css.text} y="0" dy="0.355em" fontSize="120" fill="var(--line)" style={{ fontStretch: '80%' }}>
        {column}
      </text>
      <text className={css.text} y="118" dy="0.355em" fontSize="30" fill={active ? 'var(--accent)' : 'var(--ink-soft)'} style={{ fontStretch: '80%' }}>
        {column}
      </text>
    </g>
  );
}
