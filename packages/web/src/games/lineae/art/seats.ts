import { playerColours } from '@benchtop/games/lineae';
import type { CSSProperties } from 'react';

/** Signs in a box of 24: ring, diamond, cross, triangle, square. */
const signs = {
  blue: 'M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z',
  red: 'M12 1.5 22 12 12 22.5 2 12Z',
  green: 'M8.6 2.5H15.4V8.6H21.5V15.4H15.4V21.5H8.6V15.4H2.5V8.6H8.6Z',
  yellow: 'M12 2.5 22 20.5H2Z',
  violet: 'M4 4H20V20H4Z',
} as const;

/** How a seat looks in drawings. */
export function looks(seat: number) {
  const colour = playerColours[seat] ?? 'blue';
  return { colour, sign: signs[colour] };
}

/** Paint for the pieces of a seat. */
export function painted(seat: number): CSSProperties {
  const { colour } = looks(seat);
  return { '--paint': `var(--player-${colour})`, '--on-paint': `var(--on-player-${colour})` } as CSSProperties;
}
