import { faces } from '@benchtop/games/arctic-cleanup';
import type { Face, ShipIndex } from '@benchtop/games/arctic-cleanup';
import { Target } from '../../table/kit/Target.tsx';
import { useChoices } from './kit.ts';
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
export function FacePicker({ row }: { readonly row: ShipIndex }) {
  const choices = useChoices('plan-set');
  return (
    <g>
      <rect x="-1" y="2" width="246" height="113" rx="10" className={css.picker} />
      <text x="13" y="59" dy="0.355em" fontSize="20" className={css.numeral} aria-hidden="true">
        {row + 1}
      </text>
      {faces.map((face) => {
        const { x, y } = SPOT[face];
        return (
          <Target key={face} of={choices.of((o) => o.do === 'row' && o.row === row && o.face === face)}>
            {({ choosable, refused, pointed }) => (
              <>
                <rect x={x - 37} y={y - 27} width="74" height="54" rx="8" className={css.area} />
                <Die
                  face={face}
                  size={50}
                  x={x}
                  y={y}
                  choosable={choosable}
                  refused={refused}
                  chosen={pointed}
                  ghost={refused}
                />
              </>
            )}
          </Target>
        );
      })}
    </g>
  );
}
