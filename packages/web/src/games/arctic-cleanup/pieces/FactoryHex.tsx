import { hexPath } from '../geometry.ts';
import type { PlayerColour } from './data.ts';
import type { HexState } from './OceanHex.tsx';
import type { Placed } from './Piece.tsx';
import { PlayerMark } from './PlayerMark.tsx';

export interface FactoryHexProps extends Placed {
  /** Null: a free site, only the marked-out foundation. */
  readonly player: PlayerColour | null;
  readonly state?: HexState;
}

const TILE = hexPath(2.4, 7);
const RIM = hexPath(7, 6);

/** A shore site of size 72, centred on (x, y). */
export function FactoryHex({ player, state = 'plain', x = 0, y = 0 }: FactoryHexProps) {
  const ring =
    state === 'reachable'
      ? ['var(--choice-key)', 'var(--choice-glow)']
      : state === 'selected'
        ? ['var(--choice)', 'var(--chosen)']
        : null;
  return (
    <g transform={`translate(${x} ${y})`} style={state === 'reachable' ? { cursor: 'pointer' } : undefined}>
      <path d={TILE} transform="translate(0 4)" fill="var(--ice-edge)" />
      <path d={TILE} fill="url(#arc-ice)" stroke="var(--ice-light)" strokeWidth="1.6" />
      <path d="M-46 34Q-20 20 0 30T46 30L34 54H-34Z" fill="var(--ice-shade)" opacity="0.8" />
      {player === null ? <Foundation /> : <Works player={player} />}
      {state === 'hover' && <path d={TILE} fill="var(--choice-glow)" opacity="0.2" />}
      {ring && (
        <g fill="none" strokeLinejoin="round">
          <path d={RIM} stroke={ring[0]} strokeWidth="7.5" />
          <path d={RIM} stroke={ring[1]} strokeWidth="4.5" />
        </g>
      )}
    </g>
  );
}

const Foundation = () => (
  <g fill="none" stroke="var(--steel-dark)" strokeWidth="2.4" strokeLinejoin="round" strokeLinecap="round">
    <path d="M-36-4H36V30H-36Z" strokeDasharray="7 6" />
    <path d="M-36 30V-34M-36-34L-14-27-36-19" />
  </g>
);

/** Hall with a saw-tooth roof, chimney with steam, flag with the player's sign. */
function Works({ player }: { readonly player: PlayerColour }) {
  const paint = `var(--player-${player})`;
  return (
    <g strokeLinejoin="round">
      <ellipse cx="2" cy="37" rx="46" ry="7" fill="var(--shadow)" />
      <g fill="var(--ice-light)" stroke="var(--ice-crack)" strokeWidth="1.4">
        <circle cx="37" cy="-48" r="5.5" />
        <circle cx="30" cy="-46" r="4.5" />
        <circle cx="27" cy="-40" r="3.4" />
      </g>
      <path d="M20 6L22-34H31L33 6Z" fill="var(--steel)" stroke="var(--player-edge)" strokeWidth="1.6" />
      <path d="M21.4-22H31.6L32-14H21Z" fill={paint} stroke="var(--player-edge)" strokeWidth="1.2" />
      <path
        d="M-42 36V-2L-24-16V-2L-6-16V-2L12-16V-2H42V36Z"
        fill={paint}
        stroke="var(--player-edge)"
        strokeWidth="2"
      />
      <path d="M-42-2L-24-16V-2L-6-16V-2L12-16V-2" fill="#000" opacity="0.18" />
      <path d="M-42 24H42V36H-42Z" fill="#000" opacity="0.18" />
      <path
        d="M-24-16L-42-2M-6-16L-24-2M12-16L-6-2"
        stroke="var(--ice-light)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <g fill="var(--window)" stroke="var(--player-edge)" strokeWidth="1.2">
        <path d="M-36 6H-26V16H-36ZM-21 6H-11V16H-21ZM25 6H35V16H25Z" />
        <path d="M-4 36V10Q-4 6 0 6H14Q18 6 18 10V36Z" fill="var(--steel-dark)" />
      </g>
      <path d="M-4 16H18M-4 22H18M-4 28H18" stroke="var(--steel)" strokeWidth="1.6" />
      <path d="M-34-6V-50" stroke="var(--player-edge)" strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M-34-50Q-24-54-15-50T4-50V-27Q-6-23-15-27T-34-27Z"
        fill={paint}
        stroke="var(--player-edge)"
        strokeWidth="1.6"
      />
      <PlayerMark player={player} disc={false} size={16} x={-15.5} y={-38.4} />
    </g>
  );
}
