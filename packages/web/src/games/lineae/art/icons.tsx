import { picture } from '../../../table/kit/naming.ts';
import css from './art.module.css';

/** Signs in a box of 24, drawn with one line. */
export const shapes = {
  bolt: 'M13.5 2.5L5 13.5H11L9.5 21.5 18.5 9.5H12.5Z',
  coin: 'M12 3V21M16.5 7.5Q15.5 5.5 12 5.5Q7.5 5.5 7.5 8.7Q7.5 11.6 12 12T16.8 15.4Q16.8 18.5 12 18.5Q8 18.5 7 16',
  star: 'M12 3L14.7 9 21 9.7 16.3 14 17.7 20.5 12 17.2 6.3 20.5 7.7 14 3 9.7 9.3 9Z',
  again: 'M19 8A8 8 0 1 0 20 13M19.5 3.5V8.5H14.5',
  worker: 'M12 10.5A4 4 0 1 0 12 2.5A4 4 0 1 0 12 10.5ZM5.5 21V17Q5.5 12.5 12 12.5T18.5 17V21Z',
  rocket:
    'M12 2.5Q16.5 7 16.5 12V17.5H7.5V12Q7.5 7 12 2.5ZM7.5 13L4.5 18.5H7.5M16.5 13L19.5 18.5H16.5M10 20.5V21.5M14 20.5V21.5M12 8.5A1.7 1.7 0 1 0 12 11.9A1.7 1.7 0 1 0 12 8.5Z',
  dig: 'M4 7Q9 3 15 6M9.5 5L18 20M16 4L20 8',
  dock: 'M12 3V14M7.5 9.5L12 14 16.5 9.5M4 15V20H20V15',
  lock: 'M6 21V4M18 21V4M6 8H18V18H6ZM6 13H18',
  water: 'M3 9Q6 6 9 9T15 9T21 9M3 14Q6 11 9 14T15 14T21 14M3 19Q6 16 9 19T15 19T21 19',
  sub: 'M3 13Q3 8.5 8 8.5H15Q20 8.5 20 13T15 17.5H8Q3 17.5 3 13ZM10 8.5V5H14V8.5M20 10L22 8.5V17.5L20 16',
  card: 'M6.5 3.5H17.5V20.5H6.5ZM9.5 8H14.5M9.5 12H14.5',
  cube: 'M5 5H19V19H5ZM5 9H19',
  cloud: 'M7 18A4 4 0 0 1 7 10Q8 5.5 12.5 5.5T18 10.5A3.8 3.8 0 0 1 17.5 18Z',
  flag: 'M5.5 21V4M5.5 4.5Q9 2.5 12.5 4.5T19.5 4.5V13Q16 15 12.5 13T5.5 13',
  arm: 'M4 20H12M8 20V11L15 5.5 20 8V13M17.5 13H22',
  panel: 'M3 17L6.5 7H20.5L17.5 17ZM11.5 7L9.8 17M5 12H19M12 17V21',
  engine: 'M4 9H8L10 6.5H16V9H20V17H16L14 19.5H8V17H4ZM12 10L10.5 13H13.5L12 16',
  leaf: 'M5 19Q4 8 19 5Q20 18 8 17M5 19Q9 12 14 10',
  swap: 'M4 8.5H18M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19',
  drill: 'M8 3H16V9H8ZM8.5 9L12 21 15.5 9M9.5 13H14.5',
  foreman: 'M4.5 15Q4.5 7 12 7T19.5 15M2.5 15H21.5V18H2.5ZM10 7V4.5H14V7',
  tower: 'M12 9V21M8.5 21L12 9 15.5 21M8 4Q5.5 7 8 10M16 4Q18.5 7 16 10',
  core: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9ZM12 3V9M19.8 16.5L14.6 13.5M4.2 16.5L9.4 13.5',
  cell: 'M5 7H18V18H5ZM18 10H21V15H18M11 9L9 12.7H13L11 16',
  dome: 'M3 18A9 9 0 0 1 21 18ZM12 9V18M6.5 12H17.5M2 18H22V20.5H2Z',
  fan: 'M12 12Q8 4 13 3T12 12Q20 8 21 13T12 12Q16 20 11 21T12 12Q4 16 3 11T12 12',
  cap: 'M2.5 9L12 4.5 21.5 9 12 13.5ZM6.5 11V16Q12 19.5 17.5 16V11M21.5 9V15',
  filter: 'M4 4H20L14 12V20L10 17.5V12Z',
  flask: 'M9.5 3H14.5M10.5 3V9.5L4.5 20H19.5L13.5 9.5V3M7.5 15H16.5',
  catapult: 'M4 20H18M6 20L10 12H14L17 20M5 14L20 5M18 3L22 6',
  vote: 'M5 12V20.5H19V12ZM9 12L12.5 3.5 18 6 15.5 12M9 15.5H15',
  cross: 'M9.5 4H14.5V9.5H20V14.5H14.5V20H9.5V14.5H4V9.5H9.5Z',
  sun: 'M12 7.5A4.5 4.5 0 1 0 12 16.5A4.5 4.5 0 1 0 12 7.5ZM12 2V4.5M12 19.5V22M2 12H4.5M19.5 12H22M4.9 4.9L6.7 6.7M17.3 17.3L19.1 19.1M19.1 4.9L17.3 6.7M6.7 17.3L4.9 19.1',
} as const;
export type Shape = keyof typeof shapes;

interface ShapeProps {
  readonly shape: Shape;
  readonly size: number;
}

/** A sign around the origin of a drawing, in the colour of its text. */
export function Glyph({ shape, size }: ShapeProps) {
  return (
    <path
      d={shapes[shape]}
      transform={`scale(${size / 24}) translate(-12 -12)`}
      className={css.glyph}
      strokeWidth={Math.max(1.9, 34 / size)}
    />
  );
}

interface IconProps extends ShapeProps {
  /** Left out where words beside it say the same. */
  readonly label?: string | undefined;
  readonly filled?: boolean;
}

/** The same as a picture of its own. */
export function Icon({ shape, size, label, filled = false }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : picture(label);
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css.icon} {...naming}>
      <path d={shapes[shape]} className={filled ? css.solid : css.glyph} strokeWidth={Math.max(1.9, 34 / size)} />
    </svg>
  );
}
