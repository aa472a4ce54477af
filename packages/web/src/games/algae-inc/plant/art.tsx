import { shapes } from '@benchtop/games/algae-inc';
import type { Byproduct, Shape } from '@benchtop/games/algae-inc';
import type { Area } from '../geometry.ts';
import { glyphs } from './glyphs.ts';
import type { GlyphId } from './glyphs.ts';
import css from './plant.module.css';

/* Parts of drawings, each around its own place: they stand in a `Drawing`. */

interface GlyphProps {
  readonly of: GlyphId;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A sign around a point, in the colour of its text. */
export function Glyph({ of, x, y, size = 16 }: GlyphProps) {
  return (
    <path
      d={glyphs[of]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
      className={css.glyph}
      strokeWidth={Math.max(1.9, 34 / size)}
    />
  );
}

interface CubeProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly kind?: 'algae' | Byproduct;
}

/** A wooden cube, seen from a corner. */
export function Cube({ x, y, size = 15, kind = 'algae' }: CubeProps) {
  const r = size / 2;
  const [a, b] = [r * 0.9, r * 0.5];
  return (
    <g data-cube={kind} className={css.cube}>
      <path d={`M${x} ${y - r}L${x + a} ${y - b}L${x} ${y}L${x - a} ${y - b}Z`} className={css.cubeTop} />
      <path d={`M${x - a} ${y - b}L${x} ${y}V${y + r}L${x - a} ${y + b}Z`} className={css.cubeLeft} />
      <path d={`M${x + a} ${y - b}L${x} ${y}V${y + r}L${x + a} ${y + b}Z`} className={css.cubeRight} />
    </g>
  );
}

interface ShapeProps {
  readonly shape: Shape;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly rotation?: number;
}

/** The cells of a tile, small. */
export function ShapePicture({ shape, x, y, cell, rotation = 0 }: ShapeProps) {
  const turns: readonly (readonly (readonly [number, number])[])[] = shapes[shape];
  const cells = turns[rotation] ?? [];
  const w = (Math.max(...cells.map(([, c]) => c)) + 1) * cell;
  const h = (Math.max(...cells.map(([r]) => r)) + 1) * cell;
  return (
    <g className={css.shape}>
      {cells.map(([r, c]) => (
        <rect
          key={`${r} ${c}`}
          x={x - w / 2 + c * cell}
          y={y - h / 2 + r * cell}
          width={cell}
          height={cell}
          rx={Math.min(1.5, cell / 5)}
        />
      ))}
    </g>
  );
}

interface RingProps {
  readonly of: Area;
  readonly r?: number;
  readonly chosen?: boolean;
}

/** Around what can be chosen: yellow, with a dark line. */
export function Ring({ of: { x, y, w, h }, r = 8, chosen = false }: RingProps) {
  const box = { x: x - 3, y: y - 3, width: w + 6, height: h + 6, rx: r + 3 };
  return (
    <g className={css.ring} data-chosen={chosen || undefined}>
      <rect {...box} className={css.glow} />
      <rect {...box} className={css.key} />
    </g>
  );
}

/** The middle of an area, and one that is at least so large around it: what a finger needs. */
export function Reach({ of: { x, y, w, h }, least = 26 }: { readonly of: Area; readonly least?: number }) {
  const [wide, high] = [Math.max(w, least), Math.max(h, least)];
  return <rect x={x + w / 2 - wide / 2} y={y + h / 2 - high / 2} width={wide} height={high} className={css.reach} />;
}
