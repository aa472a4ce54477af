import { HEX_SIZE } from '../geometry.ts';
import type { Placed } from './Piece.tsx';

/** A hexagon with a flat side on the left and right, around the whole ocean of radius 2. */
function plate(radius: number): string {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const PLATE = plate(HEX_SIZE * 4.45);

/** The table under the tiles: a plate of ice on plywood. Centred on (x, y), under all hexes. */
export function OceanFrame({ x = 0, y = 0 }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <path d={PLATE} transform="translate(0 12)" fill="var(--shadow)" stroke="var(--shadow)" strokeWidth="44" />
      <path d={PLATE} transform="translate(0 7)" fill="var(--wood-ply)" stroke="var(--wood-ply)" strokeWidth="42" />
      <path d={PLATE} transform="translate(0 4)" fill="var(--wood)" stroke="var(--wood)" strokeWidth="42" />
      <path d={PLATE} fill="var(--board)" stroke="var(--board-line)" strokeWidth="43" />
      <path d={PLATE} fill="var(--board)" stroke="var(--board)" strokeWidth="40" />
      <path d={PLATE} fill="none" stroke="var(--board-line)" strokeWidth="1.6" transform="scale(1.035)" />
    </g>
  );
}
