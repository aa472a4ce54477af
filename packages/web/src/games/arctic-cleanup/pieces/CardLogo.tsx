import type { CardId } from './data.ts';
import type { Placed } from './Piece.tsx';

export interface CardLogoProps extends Placed {
  readonly card: CardId;
  readonly size?: number;
  readonly colour?: string;
}

/** Strokes in a box of 24, one weight. */
const STROKES: Record<CardId, string> = {
  plan: 'M4 9.5A2.5 2.5 0 0 1 6.5 7H13.5A2.5 2.5 0 0 1 16 9.5V16.5A2.5 2.5 0 0 1 13.5 19H6.5A2.5 2.5 0 0 1 4 16.5ZM10 13H10.01M16 3.5A5.5 5.5 0 0 1 20.5 9M18.3 7.6L20.6 9.4 22 6.8',
  move: 'M2.5 14H15.5L13.8 18.5H5ZM5 14V9.5H10V14M14.5 7H21.5M18.5 3.8L21.7 7 18.5 10.2M2.5 21.5Q5 20 7.5 21.5T12.5 21.5T17.5 21.5',
  load: 'M12 3V11M8.5 7.8L12 11.3 15.5 7.8M8.5 13.5H15.5V18M8.5 13.5V18M2.5 15H5.2V18H18.8V15H21.5L19.5 21H4.5Z',
  unload:
    'M2.5 15H10.5L9.5 19H4ZM4.5 15V11.5H8.5V15M10.5 8.5H16.5M13.9 5.6L16.9 8.5 13.9 11.4M13 21V14L16 16V14L19 16V5H21.5V21Z',
  analyze:
    'M9.5 3H14.5M10.3 3V9.5L5.4 18.2A1.9 1.9 0 0 0 7 21H17A1.9 1.9 0 0 0 18.6 18.2L13.7 9.5V3M7.7 14.5H16.3M10.5 17.8H10.51M13.5 17.2H13.51',
};

/** The sign of an action card, centred on (x, y): at line ends, on cards and in lists. */
export function CardLogo({ card, size = 24, colour = 'currentColor', x = 0, y = 0 }: CardLogoProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)`}
      d={STROKES[card]}
      fill="none"
      stroke={colour}
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
