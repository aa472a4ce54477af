import { bonusIn, CELLS, effects, GRID_COLUMNS, GRID_ROWS } from '@benchtop/games/algae-inc';
import type { BonusId, LayoutId } from '@benchtop/games/algae-inc';
import { Drawing } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { Glyph } from '../art/icons.tsx';
import { Ring } from '../art/pieces.tsx';
import type { Shape } from '../art/icons.tsx';
import { centreOf, cornerOf } from './grid.ts';
import type { Grid } from './grid.ts';
import css from './side.module.css';

interface Sign {
  readonly glyph: Shape;
  readonly n?: string;
}

const signs: { readonly [B in BonusId]: Sign } = {
  'side-energy-1': { glyph: 'energy', n: '+1' },
  'side-energy-2': { glyph: 'energy', n: '+2' },
  'side-choice': { glyph: 'choice' },
  'side-wild': { glyph: 'wild' },
  'side-byproduct-1': { glyph: 'bio-oil', n: '+1' },
  'side-byproduct-2': { glyph: 'bio-oil', n: '+2' },
  'side-milestones': { glyph: 'flag' },
  'side-operators': { glyph: 'operators' },
  'side-engineers': { glyph: 'engineers' },
  'side-scientists': { glyph: 'scientists' },
};

/** The sign of a bonus in its cell. */
export function BonusSign({
  grid,
  cell,
  bonus,
}: {
  readonly grid: Grid;
  readonly cell: number;
  readonly bonus: BonusId;
}) {
  const { x, y } = centreOf(grid, cell);
  const { glyph, n } = signs[bonus];
  const size = grid.cell * 0.5;
  if (n === undefined)
    return (
      <g className={css.bonus}>
        <circle cx={x} cy={y} r={grid.cell * 0.36} className={css.medal} />
        <Glyph shape={glyph} x={x} y={y} size={size} />
      </g>
    );
  return (
    <g className={css.bonus}>
      <Glyph shape={glyph} x={x - grid.cell * 0.16} y={y} size={size} />
      <text x={x + grid.cell * 0.22} y={y + 4.5} fontSize="12.5" textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

/** The same under an engineering tile: a dark dot in the corner of its cell. */
export function HiddenBonus({ grid, cell }: { readonly grid: Grid; readonly cell: number }) {
  const { player } = useBoard();
  const bonus = bonusIn(player, cell);
  if (bonus === null) return null;
  const { x, y } = cornerOf(grid, cell);
  const [cx, cy] = [x + grid.cell - 9, y + grid.cell - 9];
  return (
    <g className={css.hidden}>
      <circle cx={cx} cy={cy} r="6.5" className={css.dot} />
      <Glyph shape={signs[bonus].glyph} x={cx} y={cy} size={10} />
    </g>
  );
}

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

/** Free cells with what is printed in them. */
export function Cells({ grid, under }: { readonly grid: Grid; readonly under: readonly (string | null)[] }) {
  const { player } = useBoard();
  return cells.map((cell) => {
    const { x, y } = cornerOf(grid, cell);
    const bonus = bonusIn(player, cell);
    return (
      <g key={cell}>
        <rect x={x + 1} y={y + 1} width={grid.cell - 2} height={grid.cell - 2} rx="4" className={css.cell} />
        {bonus !== null && under[cell] === null && <BonusSign grid={grid} cell={cell} bonus={bonus} />}
      </g>
    );
  });
}

/** All bonuses of a layout, small. */
export function LayoutPicture({ layout, cell }: { readonly layout: LayoutId; readonly cell: number }) {
  const grid: Grid = { x: 0, y: 0, cell };
  const [w, h] = [GRID_COLUMNS * cell, GRID_ROWS * cell];
  return (
    <Drawing viewBox={`0 0 ${w} ${h}`} width={w} height={h} className={css.layout} aria-hidden>
      {cells.map((one) => {
        const { x, y } = cornerOf(grid, one);
        const bonus = bonusIn({ layout }, one);
        return (
          <g key={one}>
            <rect x={x + 0.5} y={y + 0.5} width={cell - 1} height={cell - 1} rx="3" className={css.cell} />
            {bonus !== null && <BonusSign grid={grid} cell={one} bonus={bonus} />}
          </g>
        );
      })}
    </Drawing>
  );
}

/** Covered bonuses of which one is taken next. */
export function BonusOrder({ grid }: { readonly grid: Grid }) {
  const { player } = useBoard();
  const { asked, options, of } = useChoices('side-bonus');
  if (!asked) return null;
  return options.map(({ value: { pick: cell } }) => {
    const bonus = bonusIn(player, cell);
    const { x, y } = cornerOf(grid, cell);
    const box = { x: x + 3, y: y + 3, w: grid.cell - 6, h: grid.cell - 6 };
    if (bonus === null) return null;
    return (
      <Target
        key={cell}
        of={of(({ pick }) => pick === cell)}
        title="A covered bonus"
        text={effects.text(bonus)}
        rule="ALG-SIDE-04"
      >
        {({ pointed }) => (
          <>
            <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="5" className={css.cell} />
            <BonusSign grid={grid} cell={cell} bonus={bonus} />
            <Ring of={box} r={5} chosen={pointed} />
          </>
        )}
      </Target>
    );
  });
}

/** Words for what a tile would cover. */
export function bonusWords(bonus: BonusId): string {
  return effects.text(bonus).replace(/\.$/, '');
}
