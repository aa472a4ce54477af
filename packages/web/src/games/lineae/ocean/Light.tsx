import { at } from '@benchtop/engine/host';
import { columnOf, COLUMNS, ICONS, jupiterCovers, level, ROWS, WIDTH } from '@benchtop/games/lineae';
import { useBoard } from '../kit.ts';
import { CELL, cellLeft, COLUMN, columnLeft, FLOOR, rowTop } from './places.ts';
import css from './ocean.module.css';

/** How far light reaches below the surface, and how far it slants. */
const REACH = 3.4 * CELL;
const SLANT = 11;

/** Sunlight that comes through the surface, and the shadow of Jupiter in the water. */
export function Light() {
  const { view } = useBoard();
  return (
    <g aria-hidden="true" className={css.through}>
      {Array.from({ length: ICONS }, (_, x) => {
        const column = columnOf(x);
        if (jupiterCovers(view, column) || at(view.sky, x) !== null) return null;
        const top = rowTop(level(view, column));
        const [left, end] = [cellLeft(x) + 7, Math.min(FLOOR, top + REACH)];
        return (
          <path
            key={x}
            d={`M${left} ${top}H${left + 20}L${left + 20 + SLANT} ${end}H${left + SLANT - 6}Z`}
            className={css.shaft}
          />
        );
      })}
      {Array.from({ length: COLUMNS }, (_, column) => {
        const top = rowTop(level(view, column));
        if (!jupiterCovers(view, column)) return null;
        return (
          <rect key={column} x={columnLeft(column)} y={top} width={COLUMN} height={FLOOR - top} className={css.shade} />
        );
      })}
    </g>
  );
}

/** Specks that drift in the water: always the same ones. */
const specks = Array.from({ length: 90 }, (_, i) => {
  const x = (i * 37) % (COLUMNS * WIDTH);
  const r = 1 + ((i * 13) % ROWS);
  return { x, r, dx: 3 + ((i * 29) % 28), dy: 3 + ((i * 17) % 28), size: 0.5 + (i % 4) * 0.22 };
});

export function Specks() {
  const { view } = useBoard();
  return (
    <g aria-hidden="true" className={css.specks}>
      {specks.map(({ x, r, dx, dy, size }, i) =>
        r > level(view, columnOf(x)) ? null : <circle key={i} cx={cellLeft(x) + dx} cy={rowTop(r) + dy} r={size} />,
      )}
    </g>
  );
}
