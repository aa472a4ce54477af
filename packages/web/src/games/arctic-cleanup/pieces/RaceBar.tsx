import type { PlayerColour } from './data.ts';
import type { Placed } from './Piece.tsx';
import css from './piece.module.css';
import { PlayerMark } from './PlayerMark.tsx';

export interface RaceBarProps extends Placed {
  readonly players: readonly { readonly player: PlayerColour; readonly tokens: number; readonly gain?: number }[];
  /** Tokens that end the game. */
  readonly goal?: number;
  readonly width?: number;
}

const LANE = 22;
const LAST = 20;

/** Tokens in the factory per player, one lane each, with the line that ends the game. Drawn from (x, y), the top left corner. */
export function RaceBar({ players, goal = 16, width = 420, x = 0, y = 0 }: RaceBarProps) {
  const step = (width - 62) / LAST;
  const height = players.length * LANE;
  const line = 30 + goal * step - step / 2 + 0.5;
  return (
    <g transform={`translate(${x} ${y})`}>
      {players.map(({ player, tokens, gain = 0 }, i) => (
        <g key={player} transform={`translate(0 ${i * LANE})`}>
          <PlayerMark player={player} size={18} x={10} y={LANE / 2} />
          {Array.from({ length: LAST }, (_, n) => (
            <Notch key={n} x={30 + n * step} width={step - 2} player={n < tokens ? player : null} gained={n >= tokens && n < tokens + gain} />
          ))}
          <text className={css.text} x={width - 14} y={LANE / 2} dy="0.355em" fontSize="15" fill="var(--ink)">
            {tokens}
          </text>
        </g>
      ))}
      <g transform={`translate(${line - step / 2 + step - 1} 0)`}>
        <path d={`M0-4V${height + 2}`} stroke="var(--ink)" strokeWidth="2" />
        <path d="M0-16H14L10.5-11.5 14-7H0Z" fill="var(--accent-fill)" stroke="var(--ink)" strokeWidth="1.4" strokeLinejoin="round" transform="translate(0 3)" />
        <text className={css.text} x="-12" y="-7" dy="0.355em" fontSize="13" fill="var(--ink)">
          {goal}
        </text>
      </g>
    </g>
  );
}

interface NotchProps {
  readonly x: number;
  readonly width: number;
  readonly player: PlayerColour | null;
  readonly gained: boolean;
}

const Notch = ({ x, width, player, gained }: NotchProps) => (
  <rect
    x={x}
    y="4.5"
    width={width}
    height={LANE - 9}
    rx="2.5"
    fill={player ? `var(--player-${player})` : gained ? 'var(--choice-glow)' : 'var(--sunken)'}
    stroke={player ? 'var(--player-edge)' : gained ? 'var(--ink)' : 'var(--line)'}
    strokeDasharray={gained ? '3 2' : undefined}
    strokeWidth="1.2"
  />
);
