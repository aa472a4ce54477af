import { hexes } from '@benchtop/games/arctic-cleanup';
import type { Face, OceanHex } from '@benchtop/games/arctic-cleanup';
import type { BoardState } from './board-state.ts';
import { faceAngle, faceOffset, hexCentre } from './geometry.ts';
import type { Point } from './geometry.ts';
import { playerOf, seatColour } from './model.ts';
import { FactoryHex } from './pieces/FactoryHex.tsx';
import { ShipHull } from './pieces/ShipHull.tsx';
import { Token } from './pieces/Token.tsx';
import css from './board.module.css';

/** Ghosts and arrows of the option that is pointed at. */
export function OceanPreview({ board }: { readonly board: BoardState }) {
  const { preview, look } = board;
  const player = seatColour(board.viewer);
  const die = look?.kind === 'die' ? { ship: look.row, face: look.face } : null;
  const arrow = preview?.arrow ?? (preview === null ? die : null);
  return (
    <g className={css.preview} aria-hidden="true">
      {arrow && <Wind board={board} ship={arrow.ship} face={arrow.face} />}
      {preview?.site && (
        <g opacity="0.7">
          <FactoryHex player={player} {...hexCentre(hexes[preview.site])} />
        </g>
      )}
      {preview?.ship && (
        <>
          {preview.ship.from && <Course from={preview.ship.from} to={preview.ship.to} />}
          <ShipHull player={player} number={preview.ship.ship === 0 ? 1 : 2} ghost {...below(preview.ship.to)} />
        </>
      )}
      {preview?.surfaced && <Token colour={preview.surfaced.colour} size={36} ghost {...above(preview.surfaced.hex)} />}
    </g>
  );
}

const below = (hex: OceanHex): Point => offset(hex, 22);
const above = (hex: OceanHex): Point => offset(hex, -40);

function offset(hex: OceanHex, dy: number): Point {
  const { x, y } = hexCentre(hexes[hex]);
  return { x, y: y + dy };
}

function Course({ from, to }: { readonly from: OceanHex; readonly to: OceanHex }) {
  const a = hexCentre(hexes[from]);
  const b = hexCentre(hexes[to]);
  const t = 0.62;
  const tip = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
  return <Arrow from={a} to={tip} />;
}

/** Where a die would drive its ship. */
function Wind({ board, ship, face }: { readonly board: BoardState; readonly ship: 0 | 1; readonly face: Face }) {
  const { hex } = playerOf(board.stage.view, board.viewer).ships[ship];
  if (hex === null) return null;
  const a = hexCentre(hexes[hex]);
  const by = faceOffset(face, 84);
  return <Arrow from={a} to={{ x: a.x + by.x, y: a.y + by.y }} turn={faceAngle(face)} />;
}

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  readonly turn?: number;
}

function Arrow({ from, to, turn }: ArrowProps) {
  const angle = turn ?? (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  const shaft = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={shaft} className={css.arrowKey} />
      <path d={shaft} className={css.arrow} />
      <path d="M0-20L15 6H-15Z" transform={`translate(${to.x} ${to.y}) rotate(${angle})`} className={css.arrowHead} />
    </g>
  );
}
