import { shapes } from '@benchtop/games/algae-inc';
import type { Shape } from '@benchtop/games/algae-inc';
import type { Area } from '../geometry.ts';
import css from './art.module.css';

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

/** The middle of an area, and one that is at least so large around it: what a finger needs. */
export function Reach({ of: { x, y, w, h }, least = 26 }: { readonly of: Area; readonly least?: number }) {
  const [wide, high] = [Math.max(w, least), Math.max(h, least)];
  return <rect x={x + w / 2 - wide / 2} y={y + h / 2 - high / 2} width={wide} height={high} className={css.reach} />;
}
