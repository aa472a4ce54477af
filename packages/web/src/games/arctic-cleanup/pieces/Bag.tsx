import { Piece, type PieceState, type Placed } from './Piece.tsx';
import css from './piece.module.css';
import { readable } from './scale.ts';

export interface BagProps extends PieceState, Placed {
  /** Tokens left in it. */
  readonly count: number;
  readonly size?: number;
  readonly hideCount?: boolean;
}

/** What is written on the smallest bags hides them. */
const SIGN = 70;

const SACK = 'M-9-17Q-30 2-27 20Q-25 32 0 32T27 20Q30 2 9-17Q16-24 13-31L6-28 0-32-6-28-13-31Q-16-24-9-17Z';

/** The cloth bag, centred on (x, y). */
export function Bag({ count, size = 72, hideCount = false, x, y, ...state }: BagProps) {
  return (
    <Piece x={x} y={y} scale={size / 72} outline={SACK} ring={2} {...state}>
      <path d={SACK} fill="var(--cloth)" stroke="var(--cloth-dark)" strokeWidth="2" strokeLinejoin="round" />
      <path d="M-27 20Q-25 32 0 32T27 20Q29 10 22-2Q24 18 6 24T-27 20Z" fill="#000" opacity="0.14" />
      <path
        d="M-7-13Q-18 2-17 12M8-12Q15-2 17 6M-4-19L-8-28M4-19L8-28M0-19V-29"
        fill="none"
        stroke="var(--cloth-dark)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M-11-17Q0-12 11-17" fill="none" stroke="var(--die-arrow)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M9-15Q17-12 15-4M9-15Q19-15 21-9"
        fill="none"
        stroke="var(--die-arrow)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      {!hideCount && <Count n={count} size={Math.min(SIGN, readable(17, size / 72))} />}
    </Piece>
  );
}

const Count = ({ n, size }: { readonly n: number; readonly size: number }) => (
  <>
    <circle cy="10" r={size * 0.78} fill="var(--raised)" stroke="var(--cloth-dark)" strokeWidth="1.6" />
    <text className={css.text} y="10" dy="0.355em" fontSize={size} fill="var(--ink)">
      {n}
    </text>
  </>
);
