import { picture } from '../../../table/kit/naming.ts';
import { shapes } from './shapes.ts';
import type { Shape } from './shapes.ts';
import css from './art.module.css';

export type { Shape } from './shapes.ts';

interface ShapeProps {
  readonly shape: Shape;
  readonly size: number;
}

interface GlyphProps extends ShapeProps {
  /** Its middle: the origin of the drawing, unless told otherwise. */
  readonly x?: number;
  readonly y?: number;
}

/** A sign in a drawing, in the colour of its text. */
export function Glyph({ shape, size, x = 0, y = 0 }: GlyphProps) {
  return (
    <path
      d={shapes[shape]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      className={css.glyph}
      strokeWidth={Math.max(1.9, 34 / size)}
    />
  );
}

interface IconProps extends ShapeProps {
  /** Left out where words beside it say the same. */
  readonly label?: string | undefined;
}

/** The same as a picture of its own. */
export function Icon({ shape, size, label }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : picture(label);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css.icon} {...naming}>
      <path d={shapes[shape]} className={css.glyph} strokeWidth={Math.max(1.9, 34 / size)} />
    </svg>
  );
}
