import { at } from '@benchtop/engine/host';
import { base, ROWS } from '@benchtop/games/lineae';
import type { Cube as CubeId } from '@benchtop/games/lineae';
import type { ReactNode } from 'react';
import { Cube } from '../art/pieces.tsx';
import { useBoard, useStep } from '../kit.ts';
import { Submersible } from './art/Submersible.tsx';
import { allColumns } from './foretold.ts';
import type { Carried, Foretold } from './foretold.ts';
import { CELL, cellMiddle, COLUMN, columnLeft, columnMiddle, rowTop } from './places.ts';
import { levelOf } from './pools.ts';
import type { Pool } from './pools.ts';
import { wave } from './wave.ts';
import { Words } from './Words.tsx';
import css from './ocean.module.css';

/** How the ocean would be after a lock is toggled: tokens, surfaces, what is lost, what is carried along. */
export function LockPreview({ of }: { readonly of: Foretold }) {
  return (
    <g className={css.preview} aria-hidden="true" data-testid="lock-preview">
      <TokenChanges of={of} />
      {of.changed.map((pool) => (
        <NewSurface key={pool.from} pool={pool} />
      ))}
      <CubeChanges of={of} />
      {of.carried.map((carried) => (
        <Course key={carried.sub} of={carried} />
      ))}
      <Vessels of={of} />
    </g>
  );
}

/** Who would be asked for a dollar first; while they are asked, the table says so itself. */
export function Tolls({ of }: { readonly of: Foretold }) {
  const step = useStep();
  if (step === 'pay-toll') return null;
  return (
    <g className={css.preview} aria-hidden="true">
      {of.asked.map((seat) => (
        <Toll key={seat} seat={seat} />
      ))}
    </g>
  );
}

/** The words stand in the water that would come or go: nothing else lies there afterwards. */
function NewSurface({ pool: { from, to, level } }: { readonly pool: Pool }) {
  const { view } = useBoard();
  const line = wave(columnLeft(from) + 2, rowTop(level), columnLeft(to) + COLUMN - columnLeft(from) - 4, 2);
  const falls = allColumns.some((c) => c >= from && c <= to && levelOf(view.water, c) > level);
  return (
    <>
      <path d={line} className={css.dashKey} />
      <path d={line} className={css.dash} />
      <Pill x={(columnMiddle(from) + columnMiddle(to)) / 2} y={rowTop(level) + (falls ? -17 : 17)}>
        level {level} after
      </Pill>
    </>
  );
}

/** Tokens that would go are crossed out, those that would come are dashed. */
function TokenChanges({ of }: { readonly of: Foretold }) {
  const { view } = useBoard();
  return allColumns.flatMap((column) => {
    const [now, then] = [at(view.water, column), at(of.water, column)];
    return Array.from({ length: Math.abs(then - now) }, (_, i) => {
      const row = at(base, column) + Math.min(now, then) + 1 + i;
      return (
        <rect
          key={`${column} ${row}`}
          x={columnLeft(column) + 2}
          y={rowTop(row) + 2}
          width={COLUMN - 4}
          height={CELL - 4}
          rx="7"
          className={then > now ? css.coming : css.going}
        />
      );
    });
  });
}

function CubeChanges({ of }: { readonly of: Foretold }) {
  const { view } = useBoard();
  const placed = of.cubes.flatMap((cube, cell): { cube: CubeId; cell: number }[] =>
    cube !== null && view.cubes[cell] === null ? [{ cube, cell }] : [],
  );
  return (
    <>
      {placed.map(({ cube, cell }) => {
        const { x, y } = middleOf(cell);
        return (
          <g key={cell} transform={`translate(${x} ${y})`} className={css.ghost}>
            <Cube cube={cube} size={22} />
          </g>
        );
      })}
      {of.lost.map((cell) => (
        <Cross key={cell} {...middleOf(cell)} />
      ))}
    </>
  );
}

const middleOf = (cell: number) => cellMiddle(Math.floor(cell / ROWS), (cell % ROWS) + 1);

function Cross({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x + 11} ${y + 9})`} className={css.cross}>
      <circle r="8" />
      <path d="M-3 -3L3 3M3 -3L-3 3" />
    </g>
  );
}

/** A submersible goes along with its token, or comes home. */
function Course({ of: { sub, from, to, washed } }: { readonly of: Carried }) {
  const { view } = useBoard();
  const [a, b] = [cellMiddle(from.x, from.r), cellMiddle(to.x, to.r)];
  const bend = washed ? Math.min(a.x, b.x) - 46 : (a.x + b.x) / 2;
  return (
    <>
      <path d={`M${a.x} ${a.y}Q${bend} ${(a.y + b.y) / 2} ${b.x} ${b.y - 14}`} className={css.courseKey} />
      <path d={`M${a.x} ${a.y}Q${bend} ${(a.y + b.y) / 2} ${b.x} ${b.y - 14}`} className={css.course} />
      <g transform={`translate(${b.x} ${b.y})`}>
        <Submersible sub={sub} hold={view.subs[sub].hold} ghost />
      </g>
      {washed && <Cross x={a.x} y={a.y} />}
    </>
  );
}

/** Who would be asked for a dollar before it happens. */
function Toll({ seat }: { readonly seat: number }) {
  const { view } = useBoard();
  const { column } = at(view.players, seat);
  const here = view.players.flatMap((p, other) => (p.column === column ? [other] : []));
  const i = here.indexOf(seat) - (here.length - 1) / 2;
  return (
    <Pill x={columnMiddle(column) + i * CELL} y={rowTop(levelOf(view.water, column)) - 40} tone="warn">
      $1?
    </Pill>
  );
}

/** Vessels rise and fall with their columns. */
function Vessels({ of }: { readonly of: Foretold }) {
  const { view } = useBoard();
  return view.players.map(({ column }, seat) => {
    if (column < 0) return null;
    const [now, then] = [rowTop(levelOf(view.water, column)), rowTop(levelOf(of.water, column))];
    if (now === then) return null;
    const x = columnMiddle(column) + 22;
    const head = then > now ? -5 : 5;
    return (
      <path
        key={seat}
        d={`M${x} ${now - 8}V${then - 8}M${x - 4} ${then - 8 + head}L${x} ${then - 8} ${x + 4} ${then - 8 + head}`}
        className={css.course}
      />
    );
  });
}

interface PillProps {
  readonly x: number;
  readonly y: number;
  readonly tone?: 'warn';
  readonly children: ReactNode;
}

function Pill({ x, y, tone, children }: PillProps) {
  const half = tone === 'warn' ? 15 : 40;
  return (
    <g transform={`translate(${x} ${y})`} className={css.note} data-tone={tone}>
      <rect x={-half} y="-9" width={2 * half} height="18" rx="9" />
      <Words x={0} y={4} size={11.5}>
        {children}
      </Words>
    </g>
  );
}
