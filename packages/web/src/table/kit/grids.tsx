import type { ReactNode } from 'react';
import { Place } from './Piece.tsx';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cell of a grid of hexagons, by axial coordinates. */
export interface HexCell {
  readonly id: string;
  readonly q: number;
  readonly r: number;
}

/** A cell of a grid of squares. */
export interface SquareCell {
  readonly id: string;
  readonly column: number;
  readonly row: number;
}

/** The centre of a hexagon with a flat top, `size` from centre to corner. */
export const hexCentre = ({ q, r }: Omit<HexCell, 'id'>, size: number): Point => ({
  x: size * 1.5 * q,
  y: size * Math.sqrt(3) * (r + q / 2),
});

/** A hexagon with a flat top around the origin, as an SVG path. */
export function hexPath(size: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${(size * Math.cos(angle)).toFixed(2)} ${(size * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

export const squareCentre = ({ column, row }: Omit<SquareCell, 'id'>, size: number): Point => ({
  x: (column + 0.5) * size,
  y: (row + 0.5) * size,
});

interface GridProps<C> {
  readonly cells: readonly C[];
  readonly size: number;
  /** What lies in a cell, drawn around its centre. */
  readonly children: (cell: C) => ReactNode;
}

/** Cells as places of a drawing; pieces in them lie `at` the id of the cell. */
export function HexGrid<C extends HexCell>({ cells, size, children }: GridProps<C>) {
  return cells.map((cell) => <Cell key={cell.id} id={cell.id} {...hexCentre(cell, size)} drawn={children(cell)} />);
}

export function SquareGrid<C extends SquareCell>({ cells, size, children }: GridProps<C>) {
  return cells.map((cell) => <Cell key={cell.id} id={cell.id} {...squareCentre(cell, size)} drawn={children(cell)} />);
}

function Cell({ id, x, y, drawn }: Point & { readonly id: string; readonly drawn: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Place of={id}>{drawn}</Place>
    </g>
  );
}
