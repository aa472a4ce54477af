import { faces } from '@benchtop/games/arctic-cleanup';
import type { Face, ShipIndex } from '@benchtop/games/arctic-cleanup';
import type { BoardState } from './board-state.ts';
import { Hit } from './Hit.tsx';
import { Die } from './pieces/Die.tsx';
import css from './board.module.css';

/** Laid out like the wind rose: up-left, up, up-right above; down-left, down, down-right below. */
const SPOT: Readonly<Record<Face, { readonly x: number; readonly y: number }>> = {
  6: { x: 54, y: 32 },
  1: { x: 128, y: 32 },
  2: { x: 202, y: 32 },
  5: { x: 54, y: 86 },
  4: { x: 128, y: 86 },
  3: { x: 202, y: 86 },
};

/** Six faces for the die in hand, over the hold of the row's ship. */
export function FacePicker({ board, row }: { readonly board: BoardState; readonly row: ShipIndex }) {
  return (
    <g>
      <rect x="-1" y="2" width="246" height="113" rx="10" className={css.picker} />
      <text x="13" y="59" dy="0.355em" fontSize="20" className={css.numeral} aria-hidden="true">
        {row + 1}
      </text>
      {faces.map((face) => (
        <Choice key={face} board={board} row={row} face={face} />
      ))}
    </g>
  );
}

function Choice({ board, row, face }: { readonly board: BoardState; readonly row: ShipIndex; readonly face: Face }) {
  const { play } = board;
  const id = `row-${row + 1} ${face}`;
  const { x, y } = SPOT[face];
  return (
    <Hit play={play} id={id}>
      <rect x={x - 37} y={y - 27} width="74" height="54" rx="8" className={css.target} />
      <Die
        face={face}
        size={50}
        x={x}
        y={y}
        choosable={play.option(id) !== null}
        refused={play.refusal(id) !== null}
        chosen={play.pointed === id && play.option(id) !== null}
        ghost={play.refusal(id) !== null}
      />
    </Hit>
  );
}
