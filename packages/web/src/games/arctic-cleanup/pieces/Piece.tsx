import type { ReactNode } from 'react';
import css from './piece.module.css';

/** How a piece stands in the current decision. What cannot be chosen keeps its full colour; `refused` only marks that it answers why not. */
export interface PieceState {
  readonly choosable?: boolean | undefined;
  readonly refused?: boolean | undefined;
  readonly chosen?: boolean | undefined;
  readonly ghost?: boolean | undefined;
}

export interface Placed {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

interface PieceProps extends PieceState, Placed {
  readonly scale?: number;
  /** Silhouette, in the piece's own units: rings and shadow follow it. */
  readonly outline: string;
  /** Width of the ring, in the piece's own units. */
  readonly ring?: number;
  readonly shadow?: boolean;
  readonly children: ReactNode;
}

export function Piece({ x = 0, y = 0, scale = 1, outline, ring = 3, shadow = true, children, ...state }: PieceProps) {
  const ringed = state.choosable || state.chosen;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="none" className={stateClass(state)}>
      {shadow && !state.ghost && (
        <path d={outline} className={css.shadow} transform={`translate(0 ${ringed ? 6 : 4})`} />
      )}
      <g className={css.lift}>
        {ringed && <path d={outline} className={`${css.ring} ${css.key}`} strokeWidth={ring * 3.6} />}
        {ringed && <path d={outline} className={`${css.ring} ${css.light}`} strokeWidth={ring * 2.4} />}
        {children}
        {state.ghost && (
          <path d={outline} className={css.dashes} strokeWidth={ring * 0.6} strokeDasharray={`${ring * 1.6} ${ring}`} />
        )}
      </g>
    </g>
  );
}

export const stateClass = ({ choosable, refused, chosen, ghost }: PieceState): string =>
  [choosable && css.choosable, refused && css.refused, chosen && css.chosen, ghost && css.ghost]
    .filter(Boolean)
    .join(' ');
