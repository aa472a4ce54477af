import type { PlayerColour } from './data.ts';
import type { Placed } from './Piece.tsx';
import { playerMarks } from './player-marks.ts';

export interface PlayerMarkProps extends Placed {
  readonly player: PlayerColour;
  readonly size?: number;
  /** A disc in the player's colour below the sign; without it the sign is drawn in the colour that reads on the player's own. */
  readonly disc?: boolean;
}

export function PlayerMark({ player, size = 20, disc = true, x = 0, y = 0 }: PlayerMarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / (disc ? 32 : 20)})`}>
      {disc && <circle r="15" fill={`var(--player-${player})`} stroke="var(--player-edge)" strokeWidth="2" />}
      <path d={playerMarks[player]} fill={`var(--on-player-${player})`} />
    </g>
  );
}
