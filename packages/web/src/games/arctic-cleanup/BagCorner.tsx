import { faces } from '@benchtop/games/arctic-cleanup';
import type { Colour } from '@benchtop/games/arctic-cleanup';
import { Piece, Place } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import type { Point } from './geometry.ts';
import { useBoard, useStep } from './kit.ts';
import type { Layout } from './layout.ts';
import { drawnTokens, mixOf } from './model.ts';
import { Bag } from './pieces/Bag.tsx';
import { Token } from './pieces/Token.tsx';
import { WindRose } from './pieces/WindRose.tsx';
import css from './board.module.css';
import { counted, t } from './words.ts';
import { directionName, tokenName } from './names.ts';

const DRAWN_SIZE = 34;
const ROSE = `${faces.map((face) => `${face} ${directionName(face)}`).join(', ')}.`;

/** Drawn tokens lie in rows of five beside the bag. */
function drawnPoint({ bag, ocean }: Layout, i: number): Point {
  const step = 40 * ocean.s;
  return { x: bag.x + 62 * ocean.s + (i % 5) * step, y: bag.y - 22 * ocean.s + Math.floor(i / 5) * step };
}

/** The bag with its count, what was drawn from it, and the wind rose in the other corner. */
export function BagCorner() {
  const { layout, view, look } = useBoard();
  const { bag, rose } = layout;
  const { count, items } = view.bag;
  const asked = useStep() === 'analyze-amount';
  const mix = items === null || count === 0 ? '' : `${mixWords(items)}.`;
  return (
    <>
      <Tip title={t('Directions of the dice')} text={ROSE}>
        <circle cx={rose.x} cy={rose.y} r={92 * rose.s} className={css.area} />
        <g aria-hidden="true" className={css.preview}>
          <WindRose x={rose.x} y={rose.y} size={200 * rose.s} lit={look?.kind === 'die' ? [look.face] : []} />
        </g>
      </Tip>
      <Tip stop title={counted(count, '1 token in the bag', '{n} tokens in the bag')} text={mix}>
        <Place of="bag">
          <Bag count={count} size={72 * bag.s} x={bag.x} y={bag.y} choosable={asked} />
        </Place>
      </Tip>
      <Drawn tokens={drawnTokens(view)} />
    </>
  );
}

const mixWords = (items: readonly Colour[]): string =>
  mixOf(items)
    .map(([colour, n]) => `${n} ${tokenName(colour)}`)
    .join(', ');

function Drawn({ tokens }: { readonly tokens: readonly Colour[] }) {
  const { layout } = useBoard();
  if (tokens.length === 0) return null;
  const s = layout.ocean.s;
  const first = drawnPoint(layout, 0);
  return (
    <g aria-hidden="true" className={css.preview}>
      <rect
        x={first.x - 24 * s}
        y={first.y - 24 * s}
        width={Math.min(5, tokens.length) * 40 * s + 8 * s}
        height={(tokens.length > 5 ? 88 : 48) * s}
        rx={10 * s}
        className={css.tray}
      />
      {tokens.map((colour, i) => (
        <Piece key={i} kind={`token ${colour}`} at="drawn">
          <Token colour={colour} size={DRAWN_SIZE * s} {...drawnPoint(layout, i)} chosen={i === 0} />
        </Piece>
      ))}
    </g>
  );
}
