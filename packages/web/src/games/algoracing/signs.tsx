import type { Colour, SampleType } from '@benchtop/games/algoracing';

/** The sign of each colour, around the origin, about 20 across. */
export const signPath: Readonly<Record<Colour, string>> = {
  red: 'M0-10L8.2 0 0 10-8.2 0Z',
  white: 'M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0Z',
  black: 'M-3.2-9.2H3.2V-3.2H9.2V3.2H3.2V9.2H-3.2V3.2H-9.2V-3.2H-3.2Z',
  orange: 'M0-9L9.5 7.5H-9.5Z',
};

/** The character that stands for the sign in text. */
export const signGlyph: Readonly<Record<Colour, string>> = { red: '◆', white: '●', black: '✚', orange: '▲' };

interface SignProps {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  /** Radius of the disc. */
  readonly r: number;
}

/** A disc in a rover's colour with its sign. */
export function Sign({ colour, x = 0, y = 0, r }: SignProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 16})`}>
      <circle r="15" fill={`var(--rover-${colour})`} stroke="var(--rover-edge)" strokeWidth="1.6" />
      <path d={signPath[colour]} fill={`var(--on-rover-${colour})`} />
    </g>
  );
}

/** Outlines of the four kinds of life, around the origin, about 20 across. */
export const samplePath: Readonly<Record<SampleType, string>> = {
  yellow:
    'M0-5.4A5.4 5.4 0 1 1 0 5.4A5.4 5.4 0 1 1 0-5.4ZM0-9.5V-5.4M0 9.5V5.4M-9.5 0H-5.4M9.5 0H5.4M-6.7-6.7L-3.8-3.8M6.7 6.7L3.8 3.8M-6.7 6.7L-3.8 3.8M6.7-6.7L3.8-3.8',
  blue: 'M0-9.5L6.5-3 4 9H-4L-6.5-3ZM-6.5-3H6.5M0-9.5L-2.2-3 0 9 2.2-3Z',
  green: 'M0 9V-1M0 3C-7 4-9-1-8-5C-3-5 0-2 0 3ZM0-1C0-6 3-9 8-8.5C8.5-4 5 0 0-1Z',
  violet: 'M0 8.5C-9 6-10-4-6-7.5C-2-10.5 2-10.5 6-7.5C10-4 9 6 0 8.5ZM0 8.5V-9.2M0 8.5L-5-7.8M0 8.5L5-7.8',
};

interface SampleMarkProps {
  readonly type: SampleType;
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
  /** Only the socket, until one is delivered. */
  readonly empty?: boolean;
}

/** A delivered sample: colour and shape; or its empty socket. */
export function SampleMark({ type, x = 0, y = 0, r, empty = false }: SampleMarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 14})`}>
      <circle
        r="13"
        fill={empty ? 'var(--sunken)' : `var(--sample-${type})`}
        stroke={empty ? 'var(--line-strong)' : 'var(--rover-edge)'}
        strokeWidth="1.6"
        {...(empty ? { strokeDasharray: '3 2.6' } : {})}
      />
      <path
        d={samplePath[type]}
        fill="none"
        stroke={empty ? 'var(--ink-faint)' : `var(--on-sample-${type})`}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A face-down capsule from above: all alike. */
export function CapsuleMark({ x = 0, y = 0, r }: { readonly x?: number; readonly y?: number; readonly r: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 12})`}>
      <circle r="11" fill="var(--capsule-band)" stroke="var(--basalt-edge)" strokeWidth="1.4" />
      <circle r="8.4" fill="var(--capsule)" />
      <path
        d="M-2.6-2.2C-2.6-5.4 3-5.4 3-2C3 0.2 0.2 0.2 0.2 2.4M0.2 5V5.1"
        fill="none"
        stroke="var(--capsule-ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}
