import { at } from '@benchtop/engine/host';
import { base, capital, columnName, COLUMNS, lockAfter, ROWS, WIDTH } from '@benchtop/games/lineae';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import { useBoard } from '../kit.ts';
import { carriedVia, useFlow, useShownWater } from './flow.ts';
import {
  BOX,
  CELL,
  cellLeft,
  cellPlace,
  COLUMN,
  columnLeft,
  drainPlace,
  FLOOR,
  GAP,
  rowTop,
  SPRING,
  tokenPlace,
} from './places.ts';
import { levelOf, poolAt, poolName, poolsOf } from './pools.ts';
import { wave } from './wave.ts';
import { Words } from './Words.tsx';
import css from './ocean.module.css';

const columns = Array.from({ length: COLUMNS }, (_, column) => column);
const rows = Array.from({ length: ROWS }, (_, i) => i + 1);

/** The printed rows: always water, darker towards the floor. */
export function Depths() {
  return (
    <g aria-hidden="true">
      {columns.map((column) => (
        <rect
          key={column}
          x={columnLeft(column)}
          y={rowTop(at(base, column))}
          width={COLUMN}
          height={FLOOR - rowTop(at(base, column))}
          className={css.deep}
        />
      ))}
      {columns.map((column) => (
        <Gap key={column} column={column} />
      ))}
    </g>
  );
}

/** Between two columns with a lock: water in common, and the sill that the gate stands on. */
function Gap({ column }: { readonly column: number }) {
  const { view } = useBoard();
  const water = useShownWater();
  const lock = lockAfter[column] ?? null;
  if (lock === null) return null;
  const x = columnLeft(column) + COLUMN;
  const [sill, right] = [at(base, column), at(base, column + 1)];
  const joined = Math.min(levelOf(water, column), levelOf(water, column + 1));
  return (
    <>
      <rect x={x - 0.5} y={rowTop(right)} width={GAP + 1} height={FLOOR - rowTop(right)} className={css.between} />
      {sill > right && (
        <rect x={x} y={rowTop(sill)} width={GAP} height={(sill - right) * CELL} rx="2" className={css.sill} />
      )}
      {!view.locks[lock] && joined > sill && (
        <rect
          x={x - 1}
          y={rowTop(joined) + 1}
          width={GAP + 2}
          height={(joined - sill) * CELL}
          className={css.passage}
        />
      )}
    </>
  );
}

/** Every space as a place, and what a column has to say. */
export function Cells() {
  const { view } = useBoard();
  return (
    <g>
      {columns.map((column) => (
        <Column key={column} column={column} />
      ))}
      <Place of={SPRING}>
        <rect x={columnLeft(0)} y={BOX.y - CELL / 2} width={COLUMN} height={CELL} className={css.place} />
      </Place>
      {rows.map((row) => (
        <Place key={row} of={drainPlace(row)}>
          <rect x={BOX.width - 6} y={rowTop(row) + 12} width={COLUMN} height={CELL} className={css.place} />
        </Place>
      ))}
      {view.cubes.map((_, cell) => {
        const [x, r] = [Math.floor(cell / ROWS), (cell % ROWS) + 1];
        const printed = r <= at(base, Math.floor(x / WIDTH));
        return (
          <Place key={cellPlace(x, r)} of={cellPlace(x, r)}>
            <rect
              x={cellLeft(x) + 1.5}
              y={rowTop(r) + 1.5}
              width={CELL - 3}
              height={CELL - 3}
              rx="5"
              className={printed ? css.cell : css.place}
            />
          </Place>
        );
      })}
    </g>
  );
}

function Column({ column }: { readonly column: number }) {
  const { view, player } = useBoard();
  const pool = poolAt(view.water, column);
  const own = player.column >= pool.from && player.column <= pool.to;
  const top = rowTop(pool.level);
  return (
    <Tip
      title={`${capital(columnName(column))}: level ${pool.level}`}
      text={`${own ? 'Your pool' : 'Pool'}: ${poolName(pool)}. Vessels pass between neighbouring columns of equal level.`}
      rule="LIN-VES-02"
    >
      <rect x={columnLeft(column)} y={top} width={COLUMN} height={FLOOR - top} className={css.ask} />
      {rows.map((row) => (
        <Place key={row} of={tokenPlace({ column, row })}>
          <rect x={columnLeft(column)} y={rowTop(row)} width={COLUMN} height={CELL} className={css.place} />
        </Place>
      ))}
    </Tip>
  );
}

/** Water tokens: pieces that slide and drop. */
export function Tokens() {
  const { view } = useBoard();
  const flow = useFlow();
  return (
    <g aria-hidden="true" className={css.through}>
      {columns.flatMap((column) =>
        Array.from({ length: at(view.water, column) }, (_, i) => {
          const row = at(base, column) + 1 + i;
          const via = carriedVia(flow, column * WIDTH, row, (_x, place) => tokenPlace(place));
          return (
            <Piece key={`${column} ${row}`} kind="water" at={tokenPlace({ column, row })} slides via={via}>
              <Token x={columnLeft(column)} y={rowTop(row)} />
            </Piece>
          );
        }),
      )}
    </g>
  );
}

/** A token from its upper left corner: as wide as a column, with the marks of three spaces. */
function Token({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0.8" y="0.8" width={COLUMN - 1.6} height={CELL - 1.6} rx="7" className={css.token} />
      <path d={`M5 3.2H${COLUMN - 5}`} className={css.tokenLight} />
      <path d={`M${CELL} 6V${CELL - 6}M${2 * CELL} 6V${CELL - 6}`} className={css.tokenMarks} />
      <path d={wave(10, CELL * 0.72, COLUMN - 20, 2)} className={css.ripple} />
      <path d={wave(24, CELL * 0.48, COLUMN - 52, 1.6)} className={css.ripple} />
    </g>
  );
}

/** The numbers that the log and the lists of options speak of, in the air. */
export function Numbers() {
  return (
    <g aria-hidden="true" className={css.numbers}>
      {columns.map((column) => (
        <Words key={column} x={columnLeft(column) + 3} y={BOX.y + 10} size={11} anchor="start">
          {column + 1}
        </Words>
      ))}
    </g>
  );
}

/** One line for each pool: gold for the own one. */
export function Surface() {
  const { player } = useBoard();
  const water = useShownWater();
  return (
    <g aria-hidden="true" className={css.through}>
      {poolsOf(water).map(({ from, to, level }) => {
        const [x, end] = [columnLeft(from), columnLeft(to) + COLUMN];
        const own = player.column >= from && player.column <= to;
        const line = wave(x + 1, rowTop(level), end - x - 2, 2);
        return (
          <g key={from}>
            <rect x={x} y={rowTop(level) + 1} width={end - x} height="11" className={css.glint} />
            <path d={line} className={css.surfaceKey} />
            <path d={line} className={own ? css.ownSurface : css.surface} />
          </g>
        );
      })}
    </g>
  );
}
