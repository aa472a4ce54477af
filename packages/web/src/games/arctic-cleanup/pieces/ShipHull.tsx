import { useContext } from 'react';
import type { PlayerColour } from './data.ts';
import { Piece, type PieceState, type Placed } from './Piece.tsx';
import css from './piece.module.css';
import { PlayerMark } from './PlayerMark.tsx';
import { readable, Scale } from './scale.ts';

export interface ShipHullProps extends PieceState, Placed {
  readonly player: PlayerColour;
  readonly number: 1 | 2;
  /** Width of the hull, 34 to 72. */
  readonly size?: number;
  /** Tokens aboard, shown as small marks on deck. */
  readonly cargo?: number;
  /** A ship under way draws a wake behind it. */
  readonly wake?: boolean;
}

/** A larger number would hide the ship. */
const ROOM = 44;

const HULL = 'M-28 5H-21V-20H3V-9H9V3L28-1Q27 14 18 20H-20Q-27 16-28 5Z';

/** A wooden ship, centred on (x, y), bow to the right. */
export function ShipHull({ player, number, size = 56, cargo = 0, wake = false, x, y, ...state }: ShipHullProps) {
  const paint = `var(--player-${player})`;
  const sign = `var(--on-player-${player})`;
  const letter = readable(20, useContext(Scale) * (size / 56));
  const by = letter / 20;
  return (
    <Piece x={x} y={y} scale={size / 56} outline={HULL} ring={2.2} {...state}>
      {wake && (
        <path
          d="M-32 16q-8 2-14 0M-31 21q-12 4-22 0M-26 25q-8 3-16 1"
          fill="none"
          stroke="var(--sea-wave)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      )}
      <g strokeLinejoin="round">
        <path d={HULL} transform="translate(0 3.4)" fill="var(--wood-ply)" stroke="var(--wood-dark)" strokeWidth="2" />
        <path d={HULL} transform="translate(0 1.8)" fill="var(--wood)" stroke="var(--wood)" strokeWidth="1.4" />
        <path d={HULL} fill={paint} stroke="var(--player-edge)" strokeWidth="1.4" />
      </g>
      <path d="M-27 8Q10 8 27.4 3Q26 15 18 19.3H-20Q-26 15-27 8Z" fill="#000" opacity="0.16" />
      <path d={HULL} fill="url(#arc-sheen-soft)" />
      {letter <= ROOM && (
        <g transform={`translate(-9 -7) scale(${by})`}>
          <rect x="-9.4" y="-10.4" width="18.8" height="20.4" rx="2.5" fill={sign} />
          <text
            className={css.text}
            dy="0.355em"
            fontSize="20"
            fill={paint}
            stroke={player === 'white' ? 'none' : paint}
            strokeWidth="0.4"
          >
            {number}
          </text>
        </g>
      )}
      <PlayerMark player={player} disc={false} size={11} x={13.5} y={10.2} />
      {Array.from({ length: Math.min(cargo, 4) }, (_, i) => (
        <rect key={i} x={-21 + i * 6.4} y={9} width="4.6" height="4.6" rx="0.8" fill={sign} />
      ))}
    </Piece>
  );
}
