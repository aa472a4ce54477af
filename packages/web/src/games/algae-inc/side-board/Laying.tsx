import {
  bonusIn,
  canPlaceSeen,
  CELLS,
  coveredBonuses,
  isFree,
  largestSet,
  layableIds,
  placementFor,
  placingSeen,
  plural,
  rotationsOf,
  shapeOf,
  tileName,
} from '@benchtop/games/algae-inc';
import type { LayableId, Placement, SeenPlayer } from '@benchtop/games/algae-inc';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Far } from '../../../table/kit/Far.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import type { Area } from '../geometry.ts';
import { useBoard, useChoices, useForecast, useStep, wish } from '../kit.ts';
import { argOf } from '../model.ts';
import { Glyph } from '../art/icons.tsx';
import { ShapePicture } from '../art/tiles.tsx';
import { BonusSign, bonusWords } from './bonuses.tsx';
import { columnOf, cornerOf, faceOf, rowOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { Outline } from './Tiles.tsx';
import css from './side.module.css';

/** Corners as options name them. */
const cornerName = (cell: number): string => `r${rowOf(cell)}c${columnOf(cell)}`;
const cells = Array.from({ length: CELLS }, (_, cell) => cell);

/** The tile that the question is about. */
export function useTileInHand(): LayableId | null {
  const { view } = useBoard();
  const step = useStep();
  if (step !== 'science-rotation' && step !== 'science-cell') return null;
  const named = argOf(view, 'tile');
  return layableIds.find((id) => id === named) ?? null;
}

/** Where a tile would lie that is put down on a cell: with that cell first, else in any way that covers it. */
function landing(p: SeenPlayer, tile: LayableId, rotation: number, cell: number): Placement | null {
  const over = cells.flatMap((corner) => {
    const placement = placementFor(tile, rotation, corner);
    return placement?.cells.includes(cell) === true && isFree(p, placement) ? [placement] : [];
  });
  return over.find((placement) => placement.cells[0] === cell) ?? over[0] ?? null;
}

interface LayingProps {
  readonly grid: Grid;
  readonly tile: LayableId;
  /** Where the words about it stand. */
  readonly foot: Area;
}

/** A tile in the hand: it is turned, shown where it would lie, and laid by a touch. */
export function Laying({ grid, tile, foot }: LayingProps) {
  const { view } = useBoard();
  const asksCell = useStep() === 'science-cell';
  const turns = useChoices('science-rotation');
  const [turned, setTurned] = useState(0);
  const [looked, look] = useState<number | null>(null);
  const open: readonly number[] = turns.options.map(({ value }) => value.pick);
  const rotation = asksCell ? (argOf(view, 'rotation') ?? 0) : (open[turned % Math.max(1, open.length)] ?? 0);
  const turn = (): void => setTurned((n) => n + 1);
  useTurnKey(asksCell ? null : turn);
  return (
    <>
      {cells.map((cell) => (
        <Landing
          key={cell}
          grid={grid}
          tile={tile}
          rotation={rotation}
          cell={cell}
          asksCell={asksCell}
          looked={looked === cell}
          onLook={(on) => look((was) => (on ? cell : was === cell ? null : was))}
        />
      ))}
      <Ghost grid={grid} tile={tile} rotation={rotation} over={looked} />
      <Words tile={tile} rotation={rotation} over={looked} asksCell={asksCell} {...foot}>
        {!asksCell && open.length > 1 && (
          <TurnButton
            tile={tile}
            rotation={rotation}
            label={`Turn the tile: ${open.indexOf(rotation) + 1} of ${open.length}`}
            turn={turn}
            x={foot.x + foot.w - 27}
            y={foot.y + foot.h / 2}
            h={foot.h}
          />
        )}
      </Words>
    </>
  );
}

/** R turns the tile, where nobody is writing. */
function useTurnKey(turn: (() => void) | null): void {
  useEffect(() => {
    if (turn === null) return undefined;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey && !event.altKey) turn();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [turn]);
}

interface LandingProps {
  readonly grid: Grid;
  readonly tile: LayableId;
  readonly rotation: number;
  readonly cell: number;
  readonly asksCell: boolean;
  readonly looked: boolean;
  onLook(this: void, on: boolean): void;
}

/** A cell that the tile can be put down on. */
function Landing({ grid, tile, rotation, cell, asksCell, looked, onLook }: LandingProps) {
  const { view, viewer, player } = useBoard();
  const placement = landing(player, tile, rotation, cell);
  const { of } = useChoices('science-cell');
  const { x, y } = cornerOf(grid, cell);
  if (placement === null) return null;
  const corner = cornerName(placement.cell);
  const cost = plural(placingSeen(view, viewer, placement.zone), 'science point');
  const words = {
    title: `${tileName(tile)} in row ${rowOf(placement.cell) + 1}, column ${columnOf(placement.cell) + 1}`,
    text: `${cost}.`,
    rule: 'ALG-SIDE-03',
  };
  const drawn = (
    <>
      <rect x={x} y={y} width={grid.cell} height={grid.cell} className={css.landing} />
      {placement.cells[0] === cell && (
        <circle cx={x + grid.cell / 2} cy={y + grid.cell / 2} r="4" className={css.anchor} />
      )}
    </>
  );
  if (asksCell)
    return (
      <Target of={of(({ pick }) => pick === corner)} onLook={onLook} {...words}>
        {drawn}
      </Target>
    );
  if (!canPlaceSeen(view, viewer, placement.zone))
    return (
      <Tip {...words} text={`It costs ${cost} there, more than you can pay.`}>
        <rect x={x} y={y} width={grid.cell} height={grid.cell} className={css.tooDear} />
      </Tip>
    );
  const by = [
    wish('science-rotation', ({ pick }) => pick === rotation),
    wish('science-cell', ({ pick }) => pick === corner),
  ];
  return (
    <Far by={by} looked={looked} onLook={onLook} {...words}>
      {drawn}
    </Far>
  );
}

interface OverProps {
  readonly tile: LayableId;
  readonly rotation: number;
  /** The cell that is pointed at. */
  readonly over: number | null;
}

function Ghost({ grid, tile, rotation, over }: OverProps & { readonly grid: Grid }) {
  const { player } = useBoard();
  const placement = over === null ? null : landing(player, tile, rotation, over);
  if (placement === null) return null;
  return (
    <g className={css.ghost}>
      <path d={faceOf(grid, placement.cells)} className={css.ghostFace} />
      <Outline grid={grid} cells={placement.cells} chosen />
      {coveredBonuses(player, placement).map((cell) => {
        const bonus = bonusIn(player, cell);
        return bonus === null ? null : <BonusSign key={cell} grid={grid} cell={cell} bonus={bonus} />;
      })}
    </g>
  );
}

interface TurnProps {
  readonly tile: LayableId;
  readonly rotation: number;
  readonly label: string;
  /** Its middle, and how high it is. */
  readonly x: number;
  readonly y: number;
  readonly h: number;
  turn(this: void): void;
}

function TurnButton({ tile, rotation, label, x, y, h, turn }: TurnProps) {
  return (
    <foreignObject x={x - 27} y={y - h / 2} width="54" height={h}>
      <button type="button" aria-label={label} className={css.turn} onClick={turn}>
        <svg viewBox="0 0 54 30" width="54" height="30">
          <Glyph shape="turn" x={14} y={15} size={16} />
          <ShapePicture shape={shapeOf(tile)} rotation={rotation % rotationsOf(shapeOf(tile))} x={37} y={15} cell={7} />
        </svg>
      </button>
    </foreignObject>
  );
}

interface WordsProps extends OverProps, Area {
  readonly asksCell: boolean;
  readonly children: ReactNode;
}

const goodNames = {
  science: 'science',
  euro: 'euros',
  energy: 'Energy',
  choice: 'Choice',
  wild: 'Wild',
  vp: 'VP',
} as const;

/** What laying it there costs and brings, by the rules. */
function Words({ tile, rotation, over, asksCell, x, y, h, children }: WordsProps) {
  const { player, paged } = useBoard();
  const placement = over === null ? null : landing(player, tile, rotation, over);
  const changes = useChanges(placement, rotation, asksCell);
  const [first, second] =
    placement === null
      ? [tileName(tile), paged ? 'Touch a cell' : 'Point at a cell; R turns']
      : [
          changes.slice(0, 2).join(', '),
          [...changes.slice(2), ...coveredBonuses(player, placement).flatMap((cell) => wordsIn(player, cell))].join(
            ', ',
          ),
        ];
  return (
    <g className={css.words}>
      <text x={x} y={y + h / 2 - 4} fontSize="12" className={css.strong}>
        {first}
      </text>
      <text x={x} y={y + h / 2 + 10} fontSize="11.5">
        {second}
      </text>
      {children}
    </g>
  );
}

function wordsIn(p: SeenPlayer, cell: number): readonly string[] {
  const bonus = bonusIn(p, cell);
  return bonus === null ? [] : [bonusWords(bonus).toLowerCase()];
}

/** "science 6 → 4", "largest set 2 → 3". */
function useChanges(placement: Placement | null, rotation: number, asksCell: boolean): readonly string[] {
  const { viewer, player } = useBoard();
  const turns = useChoices('science-rotation').options.find(({ value }) => value.pick === rotation);
  const corner = placement === null ? null : cornerName(placement.cell);
  const lay = corner === null ? null : ({ step: 'science-cell', value: { pick: corner } } as const);
  const first = turns === undefined ? null : ({ step: 'science-rotation', value: turns.value } as const);
  const forecast = useForecast(
    lay === null ? null : asksCell ? lay : first,
    ...(lay === null || asksCell ? [] : [lay]),
  );
  const then = forecast?.view.players[viewer];
  if (then === undefined) return [];
  const keys = ['science', 'euro', 'energy', 'choice', 'wild', 'vp'] as const;
  const goods = keys.flatMap((key) =>
    then.goods[key] === player.goods[key] ? [] : [`${goodNames[key]} ${player.goods[key]} → ${then.goods[key]}`],
  );
  const [was, is] = [largestSet(player), largestSet(then)];
  return [...goods, is === was ? `set of ${plural(is, 'tile')}` : `largest set ${was} → ${is}`];
}
