import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** Edge in CSS pixels; icons are drawn in a box of 24 with one stroke weight. */
  readonly size?: number;
  /** Only for an icon that stands alone; beside a word it is decoration. */
  readonly label?: string;
}

/** Builds an icon component from strokes in a box of 24. */
export function icon(strokes: string) {
  return function Icon({ size = 20, label, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        {...rest}
      >
        <path d={strokes} />
      </svg>
    );
  };
}
