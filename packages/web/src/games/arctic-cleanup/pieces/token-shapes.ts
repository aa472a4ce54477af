import type { Colour } from './data.ts';

/** One silhouette per polymer, about 34 units across, centred: with the glyph it tells all eight apart without colour. */
export interface TokenShape {
  readonly path: string;
  /** A letter of its polymer that no other one has, where there is no room for the whole name. */
  readonly letter: string;
}

export const tokenShapes: Record<Colour, TokenShape> = {
  red: { letter: 'H', path: 'M-12-16H12Q16-16 16-12V12Q16 16 12 16H-12Q-16 16-16 12V-12Q-16-16-12-16Z' },
  green: { letter: 'L', path: 'M-12-16H4L16-4V12Q16 16 12 16H-12Q-16 16-16 12V-12Q-16-16-12-16Z' },
  blue: { letter: 'E', path: 'M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17Z' },
  black: {
    letter: 'M',
    path: 'M-9-16H9A7.5 7.5 0 0 0 16-9V9A7.5 7.5 0 0 0 9 16H-9A7.5 7.5 0 0 0-16 9V-9A7.5 7.5 0 0 0-9-16Z',
  },
  purple: {
    letter: 'T',
    path: 'M-13-17H13Q17-17 17-13V-6L11.5 0 17 6V13Q17 17 13 17H-13Q-17 17-17 13V6L-11.5 0-17-6V-13Q-17-17-13-17Z',
  },
  pink: { letter: 'A', path: 'M-9.5-16.5H9.5L19 0 9.5 16.5H-9.5L-19 0Z' },
  yellow: { letter: 'P', path: toothed(12, 18.5, 15.2) },
  grey: {
    letter: 'S',
    path: 'M0-13.5A9.4 9.4 0 0 1 13.5 0A9.4 9.4 0 0 1 0 13.5A9.4 9.4 0 0 1-13.5 0A9.4 9.4 0 0 1 0-13.5Z',
  },
};

function toothed(teeth: number, outer: number, inner: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = ((i - 0.5) * Math.PI) / teeth;
    const radius = i % 2 === 0 ? outer : inner;
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
