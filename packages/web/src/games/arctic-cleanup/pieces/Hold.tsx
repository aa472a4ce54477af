import type { PlayerColour } from './data.ts';
import type { Placed } from './Piece.tsx';
import css from './piece.module.css';
import { PlayerMark } from './PlayerMark.tsx';

export interface HoldProps extends Placed {
  readonly player: PlayerColour;
  readonly number: 1 | 2;
}

const HULL = 'M4 56H40V20H78V56H92L236 52Q242 51 240 57Q232 96 210 108H30Q8 98 4 56Z';

export const holdSlot = (i: number) => ({ x: 52 + i * 46, y: 80 });

/** A ship from the side with its four empty cargo slots. Drawn in 244 x 116 from (x, y), the top left corner. */
export function Hold({ player, number, x = 0, y = 0 }: HoldProps) {
  const paint = `var(--player-${player})`;
  const sign = `var(--on-player-${player})`;
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path
        d="M196 54V14M196 18L150 30M196 18L222 34M150 30V40"
        fill="none"
        stroke="var(--steel-dark)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M84 56V30H96V56Z" fill="var(--steel)" stroke="var(--player-edge)" strokeWidth="1.6" />
      <path d="M84 36H96V43H84Z" fill={paint} stroke="var(--player-edge)" strokeWidth="1.2" />
      <path d={HULL} transform="translate(0 4)" fill="var(--wood-ply)" stroke="var(--wood-dark)" strokeWidth="2" />
      <path d={HULL} transform="translate(0 2)" fill="var(--wood)" />
      <path d={HULL} fill={paint} stroke="var(--player-edge)" strokeWidth="2" />
      <path d="M12 92Q120 96 228 90Q222 102 210 108H30Q18 102 12 92Z" fill="#000" opacity="0.2" />
      <path d={HULL} fill="url(#arc-sheen-soft)" />
      <rect x="45" y="25" width="28" height="28" rx="4" fill={sign} />
      <text className={css.text} x="59" y="39" dy="0.355em" fontSize="26" fill={paint}>
        {number}
      </text>
      <PlayerMark player={player} disc={false} size={15} x={22} y={68} />
      {[0, 1, 2, 3].map((i) => (
        <rect
          key={i}
          x={holdSlot(i).x - 20}
          y={holdSlot(i).y - 20}
          width="40"
          height="40"
          rx="6"
          fill="var(--hold)"
          stroke="var(--hold-line)"
          strokeWidth="1.6"
        />
      ))}
    </g>
  );
}
