import { tokenName } from '@benchtop/games/arctic-cleanup';
import type { Colour } from '@benchtop/games/arctic-cleanup';
import type { BoardState } from './board-state.ts';
import type { Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import { counted } from './model.ts';
import { Bag } from './pieces/Bag.tsx';
import { Token } from './pieces/Token.tsx';
import { WindRose } from './pieces/WindRose.tsx';
import { picture } from './naming.ts';
import css from './board.module.css';

export const DRAWN_SIZE = 34;

/** Drawn tokens lie in rows of five beside the bag. */
export function drawnPoint({ bag, ocean }: Layout, i: number): Point {
  const step = 40 * ocean.s;
  return { x: bag.x + 62 * ocean.s + (i % 5) * step, y: bag.y - 22 * ocean.s + Math.floor(i / 5) * step };
}

/** The bag with its count, what was drawn from it, and the wind rose in the other corner. */
export function BagCorner({ board }: { readonly board: BoardState }) {
  const { bag, rose } = board.layout;
  const { count, items } = board.stage.view.bag;
  const look = (on: boolean) => () => board.setLook(on ? { kind: 'bag' } : null);
  return (
    <>
      <g aria-hidden="true" className={css.preview}>
        <WindRose x={rose.x} y={rose.y} size={200 * rose.s} lit={board.look?.kind === 'die' ? [board.look.face] : []} />
      </g>
      <g
        {...picture(`Bag: ${count} tokens${items === null ? '' : `: ${mixWords(items)}`}`)}
        tabIndex={0}
        className={css.bag}
        onPointerEnter={look(true)}
        onPointerLeave={look(false)}
        onFocus={look(true)}
        onBlur={look(false)}
      >
        <Bag count={count} size={72 * bag.s} x={bag.x} y={bag.y} choosable={board.play.step === 'analyze-amount'} />
      </g>
      <Drawn board={board} />
    </>
  );
}

export const mixWords = (items: readonly Colour[]): string =>
  counted(items)
    .map(([colour, n]) => `${n} ${tokenName(colour)}`)
    .join(', ');

function Drawn({ board }: { readonly board: BoardState }) {
  const { stage, layout, passage } = board;
  if (stage.drawn.length === 0) return null;
  const flying = passage?.event.type === 'bag-drawn';
  const s = layout.ocean.s;
  const first = drawnPoint(layout, 0);
  const width = Math.min(5, stage.drawn.length) * 40 * s;
  return (
    <g aria-hidden="true" className={css.preview}>
      <rect
        x={first.x - 24 * s}
        y={first.y - 24 * s}
        width={width + 8 * s}
        height={(stage.drawn.length > 5 ? 88 : 48) * s}
        rx={10 * s}
        className={css.tray}
      />
      {!flying &&
        stage.drawn.map((colour, i) => (
          <Token key={i} colour={colour} size={DRAWN_SIZE * s} {...drawnPoint(layout, i)} chosen={i === 0} />
        ))}
    </g>
  );
}
