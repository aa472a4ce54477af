import { useId, type ReactNode } from 'react';

/** A vertical wash of two or three colours over the box given, used for skies, seas and depths. */
export function Wash({
  colours,
  y = 0,
  height = 300,
  x = 0,
  width = 480,
}: {
  readonly colours: readonly string[];
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        {colours.map((colour, i) => (
          <stop key={colour} offset={i / (colours.length - 1)} stopColor={`var(${colour})`} />
        ))}
      </linearGradient>
      <rect x={x} y={y} width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}

/** A soft round light. */
export function Glow({
  cx,
  cy,
  r,
  colour,
}: {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly colour: string;
}) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor={`var(${colour})`} stopOpacity="0.95" />
        <stop offset="0.4" stopColor={`var(${colour})`} stopOpacity="0.35" />
        <stop offset="1" stopColor={`var(${colour})`} stopOpacity="0" />
      </radialGradient>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id})`} stroke="none" />
    </>
  );
}

/** Copies of a drawing at the given places. */
export const At = ({
  x,
  y,
  s = 1,
  turn = 0,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly s?: number;
  readonly turn?: number;
  readonly children: ReactNode;
}) => <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${s})`}>{children}</g>;
