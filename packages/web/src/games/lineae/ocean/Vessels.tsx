import { at } from '@benchtop/engine/host';
import {
  capital,
  columnName,
  COLUMNS,
  cubeName,
  deposits,
  depositBelow,
  iconsOver,
  TOLL,
  WIDTH,
} from '@benchtop/games/lineae';
import type { Cube as CubeId, LinView } from '@benchtop/games/lineae';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import { Cube } from '../art/pieces.tsx';
import { useBoard, useMotion, useStep } from '../kit.ts';
import { Vessel, VesselGhost } from './art/Vessel.tsx';
import { useShownWater } from './flow.ts';
import { useVesselOffer } from './offers.ts';
import { CELL, COLUMN, columnLeft, columnMiddle, columnPlace, rowTop } from './places.ts';
import { levelOf, poolAt, poolName } from './pools.ts';
import { Words } from './Words.tsx';
import css from './ocean.module.css';

const columns = Array.from({ length: COLUMNS }, (_, column) => column);

/** How much of the air above a column belongs to it, for a pointer and for a thumb. */
const AIR = { pointer: 25, thumb: 54 } as const;

const seatsIn = ({ players }: LinView, column: number): readonly number[] =>
  players.flatMap((p, seat) => (p.column === column ? [seat] : []));

interface Row {
  readonly size: number;
  readonly step: number;
}

/** Vessels lie side by side; where there are many they overlap. */
const rowOf = (n: number): Row =>
  n > 3
    ? { size: CELL * 0.74, step: CELL * 0.58 }
    : n === 3
      ? { size: CELL * 0.96, step: CELL }
      : { size: CELL * 1.02, step: CELL * 1.1 };

/** Vessels on the water, and where the own one could go. `after`: the water that a lock would leave. */
export function Vessels({ after }: { readonly after: readonly number[] | null }) {
  const { view } = useBoard();
  const water = useShownWater();
  return columns.map((column) => (
    <g key={column}>
      <Harbour column={column} after={after} />
      <Stay column={column} after={after} />
      <Place of={columnPlace(column)}>
        <rect
          x={columnLeft(column)}
          y={rowTop(levelOf(water, column)) - 14}
          width={COLUMN}
          height="14"
          className={css.place}
        />
      </Place>
      {seatsIn(view, column).map((seat, i, all) => (
        <Afloat
          key={seat}
          seat={seat}
          column={column}
          x={columnMiddle(column) + (i - (all.length - 1) / 2) * rowOf(all.length).step}
          size={rowOf(all.length).size}
        />
      ))}
    </g>
  ));
}

interface AfloatProps {
  readonly seat: number;
  readonly column: number;
  readonly x: number;
  readonly size: number;
}

/** A vessel rises and sinks with the water of its column. */
function Afloat({ seat, column, x, size }: AfloatProps) {
  const { view, viewer, names } = useBoard();
  const water = useShownWater();
  const ms = useMotion()?.ms ?? 0;
  const y = rowTop(levelOf(water, column)) + 1;
  const pool = poolAt(view.water, column);
  return (
    <Tip
      title={seat === viewer ? 'Your vessel' : `The vessel of ${names[seat] ?? ''}`}
      text={`${capital(columnName(column))}, level ${pool.level}. It may sail in ${poolName(pool)}.`}
      rows={[{ name: 'Suns above it now', value: iconsOver(view, column, true) }]}
    >
      <g
        className={css.afloat}
        style={{ transform: `translate(${x}px, ${y}px)`, transitionDuration: ms === 0 ? '0ms' : '300ms' }}
      >
        <Piece kind={`vessel ${seat}`} id={`vessel ${seat}`} at={columnPlace(column)} slides>
          <Vessel seat={seat} size={size} />
        </Piece>
      </g>
    </Tip>
  );
}

/** The air above a column: the own vessel could go there, or not, and then it says why. */
function Harbour({ column, after }: { readonly column: number; readonly after: readonly number[] | null }) {
  const { view, viewer, paged } = useBoard();
  const step = useStep();
  const offer = useVesselOffer(column);
  const air = paged ? AIR.thumb : AIR.pointer;
  const words = useHarbourWords(column, after);
  const n = seatsIn(view, column).length;
  const y = rowTop(levelOf(view.water, column));
  const x = columnMiddle(column) + (n === 0 ? 0 : n > 3 ? COLUMN * 0.36 : (rowOf(n).step * (n + 1)) / 2);
  if (offer.options.length + offer.refused.length === 0) return null;
  return (
    <Target of={offer} title={capital(columnName(column))} text={words}>
      {({ choosable, pointed }) => (
        <>
          <rect x={columnLeft(column)} y={y - air} width={COLUMN} height={air + 4} className={css.ask} />
          {choosable && (
            <g transform={`translate(${Math.min(x, columnLeft(column) + COLUMN - 15)} ${y + 1})`} className={css.would}>
              <path d="M-17 -15H17V4H-17Z" className={pointed ? css.chosen : css.glow} />
              <VesselGhost seat={viewer} size={CELL * 0.92} />
            </g>
          )}
          {choosable && step === 'place-vessel' && <Gift column={column} y={y} />}
          {choosable && step === 'pay-toll' && after !== null && <TollWords column={column} y={y} after={after} />}
        </>
      )}
    </Target>
  );
}

/** What staying would come to. */
function Stay({ column, after }: { readonly column: number; readonly after: readonly number[] | null }) {
  const { view, player } = useBoard();
  const step = useStep();
  if (step !== 'pay-toll' || after === null || player.column !== column) return null;
  return <TollWords column={column} y={rowTop(levelOf(view.water, column))} after={after} stays />;
}

function useHarbourWords(column: number, after: readonly number[] | null): string {
  const { view } = useBoard();
  const step = useStep();
  if (step === 'place-vessel')
    return `You take 1 ${cubeName(giftOf(view, column))}. ${suns(iconsOver(view, column, true))} in the first round.`;
  if (step === 'pay-toll' && after !== null)
    return `For $${TOLL}. After the toggle: level ${levelOf(after, column)}, pool ${poolName(poolAt(after, column))}.`;
  return `Sail here: ${suns(iconsOver(view, column, true))} above it now.`;
}

const suns = (n: number): string => (n === 0 ? 'No sun' : n === 1 ? '1 sun' : `${n} suns`);

const giftOf = (view: LinView, column: number): CubeId =>
  deposits[at(view.deposits, depositBelow(column * WIDTH))].setup;

/** What a vessel that starts here brings along. */
function Gift({ column, y }: { readonly column: number; readonly y: number }) {
  const { view } = useBoard();
  const lit = iconsOver(view, column, true);
  return (
    <g transform={`translate(${columnMiddle(column)} ${y - 34})`} className={css.gift}>
      <rect x="-34" y="-12" width="68" height="24" rx="8" />
      <g transform="translate(-20 0)">
        <Cube cube={giftOf(view, column)} size={18} />
      </g>
      <Words x={-6} y={4} size={11} anchor="start">
        {lit === 0 ? 'dark' : suns(lit)}
      </Words>
    </g>
  );
}

interface TollWordsProps {
  readonly column: number;
  readonly y: number;
  readonly after: readonly number[];
  readonly stays?: boolean;
}

function TollWords({ column, y, after, stays = false }: TollWordsProps) {
  const { view } = useBoard();
  const [now, then] = [levelOf(view.water, column), levelOf(after, column)];
  const word = then === now ? `stays at ${now}` : then > now ? `rises to ${then}` : `falls to ${then}`;
  return (
    <g transform={`translate(${columnMiddle(column)} ${Math.max(y - 44, 222)})`} className={css.gift}>
      <rect x="-46" y="-13" width="92" height="26" rx="7" />
      <Words x={0} y={-1.5} size={11}>
        {stays ? 'stay' : `$${TOLL}`}: {word}
      </Words>
      <Words x={0} y={9.5} size={11} soft>
        {poolName(poolAt(after, column))}
      </Words>
    </g>
  );
}
