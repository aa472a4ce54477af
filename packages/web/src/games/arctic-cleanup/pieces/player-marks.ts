import type { PlayerColour } from './data.ts';

/** A sign per player, in a box of 20 around the origin, so that colour is never the only difference. */
export const playerMarks: Record<PlayerColour, string> = {
  red: 'M0-9.5L8.5 0 0 9.5-8.5 0Z',
  orange: 'M0-8.5L9.5 7.5H-9.5Z',
  white: 'M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5ZM0-3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0-3.6Z',
  teal: 'M-3-8.5H3V-3H8.5V3H3V8.5H-3V3H-8.5V-3H-3Z',
};
