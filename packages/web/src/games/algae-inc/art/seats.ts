import { playerColours } from '@benchtop/games/algae-inc';
import type { CSSProperties } from 'react';

/** Signs in a box of 24: diamond, triangle, ring, cross; a bar for the competitor. */
const signs = {
  red: 'M12 1.5 22 12 12 22.5 2 12Z',
  orange: 'M12 2.5 22 20.5H2Z',
  white: 'M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 1 1 12 2.5ZM12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z',
  teal: 'M8.6 2.5H15.4V8.6H21.5V15.4H15.4V21.5H8.6V15.4H2.5V8.6H8.6Z',
  grey: 'M3 9H21V15H3Z',
} as const;

/** A seat, or the conventional competitor. */
export type Owner = number | 'cc';

/** How a company looks in drawings. */
export function looks(owner: Owner) {
  const colour = owner === 'cc' ? 'grey' : (playerColours[owner] ?? 'red');
  return { colour, sign: signs[colour] };
}

/** Paint for the pieces of a company. */
export function painted(owner: Owner): CSSProperties {
  const { colour } = looks(owner);
  return { '--paint': `var(--player-${colour})`, '--on-paint': `var(--on-player-${colour})` } as CSSProperties;
}
