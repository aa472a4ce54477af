import { hexes } from '@benchtop/games/arctic-cleanup';
import type { Face, ShipIndex } from '@benchtop/games/arctic-cleanup';
import { faceAngle, faceOffset, hexCentre } from './geometry.ts';
import { useBoard, usePointed } from './kit.ts';
import { playerOf } from './model.ts';
import css from './board.module.css';

/** Where the die that is pointed at, or looked at, drives its ship. */
export function Arrows() {
  const { view, viewer } = useBoard();
  const course = useCourse();
  const hex = course === null ? null : playerOf(view, viewer).ships[course.ship].hex;
  if (course === null || hex === null) return null;
  const { x, y } = hexCentre(hexes[hex]);
  const by = faceOffset(course.face, 80);
  const shaft = `M${x} ${y}L${x + by.x} ${y + by.y}`;
  const head = `translate(${x + by.x} ${y + by.y}) rotate(${faceAngle(course.face)})`;
  return (
    <g className={css.preview} strokeLinejoin="round" strokeLinecap="round" aria-hidden="true">
      <path d={shaft} className={css.arrowKey} />
      <path d={shaft} className={css.arrow} />
      <path d="M0-20L15 6H-15Z" transform={head} className={css.arrowHead} />
    </g>
  );
}

function useCourse(): { readonly ship: ShipIndex; readonly face: Face } | null {
  const { look } = useBoard();
  const move = usePointed('move-step');
  const set = usePointed('plan-set');
  const pick = usePointed('plan-pick');
  if (move !== null) return move;
  if (set?.do === 'row') return { ship: set.row, face: set.face };
  if (pick?.do === 'row') return { ship: pick.row, face: pick.face };
  return look?.kind === 'die' ? { ship: look.row, face: look.face } : null;
}
