import { HEX_SIZE } from '../geometry.ts';
import type { Placed } from './Piece.tsx';

/** The outline of all nineteen hexes, so that the four corners of the box around it stay free for bag and wind rose. */
function plate(): string {
  const h = HEX_SIZE * Math.sqrt(3);
  const quarter = [
    [HEX_SIZE / 2, h * 2.5],
    [HEX_SIZE * 3.5, h * 1.5],
    [HEX_SIZE * 4, h],
  ] as const;
  const right = [...quarter, ...quarter.map(([x, y]) => [x, -y] as const).reverse()];
  const left = right.map(([x, y]) => [-x, y] as const).reverse();
  return `M${[...right, ...left].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

const PLATE = plate();

/** Half of the plate's width and height with its rim. */
export const OCEAN_REACH = { x: 305, y: 331 } as const;

/** The table under the tiles: a plate of ice on plywood. Centred on (x, y), under all hexes. */
export function OceanFrame({ x = 0, y = 0 }: Placed) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round" aria-hidden="true">
      <path d={PLATE} transform="translate(0 10)" fill="var(--shadow)" stroke="var(--shadow)" strokeWidth="28" />
      <path d={PLATE} transform="translate(0 6)" fill="var(--wood-ply)" stroke="var(--wood-ply)" strokeWidth="28" />
      <path d={PLATE} transform="translate(0 3)" fill="var(--wood)" stroke="var(--wood)" strokeWidth="28" />
      <path d={PLATE} fill="var(--board)" stroke="var(--board-line)" strokeWidth="29" />
      <path d={PLATE} fill="var(--board)" stroke="var(--board)" strokeWidth="26" />
    </g>
  );
}
