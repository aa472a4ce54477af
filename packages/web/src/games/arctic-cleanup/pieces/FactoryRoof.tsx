import type { PlayerColour } from './data.ts';
import { PlayerMark } from './PlayerMark.tsx';

/** Saw-tooth roof and chimney above the factory board, 30 units high, standing on y = 30. */
export function FactoryRoof({ player }: { readonly player: PlayerColour }) {
  const paint = `var(--player-${player})`;
  return (
    <g strokeLinejoin="round" stroke="var(--player-edge)" strokeWidth="1.6">
      <path d="M230 32L233 2H253L256 32Z" fill="var(--steel)" />
      <path d="M232 12L232.6 6H253.4L254 12Z" fill={paint} />
      {[10, 82, 154].map((x) => (
        <g key={x}>
          <path d={`M${x} 32V28L${x + 54} 6V32Z`} fill={paint} />
          <path d={`M${x + 30} 28L${x + 47} 20.5V28Z`} fill="var(--window)" strokeWidth="1.2" />
          <path d={`M${x + 1} 27L${x + 53} 5.6`} stroke="var(--ice-light)" strokeWidth="3.6" strokeLinecap="round" />
        </g>
      ))}
      <g stroke="none">
        <PlayerMark player={player} size={22} x={243} y={22} />
      </g>
    </g>
  );
}
