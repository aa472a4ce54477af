import {
  crossoverAt,
  effects,
  engineeringAt,
  isCrossover,
  layableIds,
  laidPlace,
  placementFor,
  pointsFor,
  scienceAt,
  sideTiles,
  startOf,
  tileName,
} from '@benchtop/games/algae-inc';
import type {
  CrossoverId,
  EngineeringId,
  LayableId,
  Placement,
  SeenPlayer,
  SideTileId,
} from '@benchtop/games/algae-inc';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import { useBoard, useChoices } from '../kit.ts';
import { HiddenBonus } from './bonuses.tsx';
import { centreOf, edgeOf, faceOf, nameRow, rowOf } from './grid.ts';
import type { Grid } from './grid.ts';
import css from './side.module.css';

function isEngineering(tile: SideTileId): tile is EngineeringId {
  return tile in engineeringAt;
}

/** Tiles that Engineers have not taken yet; of the two loss tables the upper one covers the other. */
function waiting(p: SeenPlayer): readonly SideTileId[] {
  if (p.department === null) return [];
  const there = sideTiles[p.department].filter((tile) => isThere(p, tile));
  return there.filter(
    (tile, i) => there.findIndex((other) => startOf[other].cells[0] === startOf[tile].cells[0]) === i,
  );
}

function isThere(p: SeenPlayer, tile: SideTileId): boolean {
  if (isEngineering(tile)) return p.built[engineeringAt[tile].place] === 'side';
  return p.crossover[crossoverAt[tile].place] === 'side';
}

/** How many tiles lie on one another there. */
function stackOf(p: SeenPlayer, tile: SideTileId): number {
  if (p.department === null) return 0;
  return sideTiles[p.department].filter(
    (other) => isThere(p, other) && startOf[other].cells[0] === startOf[tile].cells[0],
  ).length;
}

/** Engineering and crossover tiles that still lie on the Side board. */
export function SideTiles({ grid }: { readonly grid: Grid }) {
  const { player } = useBoard();
  return waiting(player).map((tile) => <SideTile key={tile} grid={grid} tile={tile} />);
}

function SideTile({ grid, tile }: { readonly grid: Grid; readonly tile: SideTileId }) {
  const { player, viewer } = useBoard();
  const offer = useChoices('engineer-tile').of(({ pick }) => pick === tile);
  const { cells } = startOf[tile];
  const cross = !isEngineering(tile);
  const stack = stackOf(player, tile);
  const points = pointsFor(tile);
  return (
    <Target
      of={offer}
      title={`${tileName(tile)} (${cross ? 'crossover' : 'engineering'} tile)`}
      text={
        cross ? 'Engineers take it; from your next turn on Scientists may lay it where you like.' : effects.text(tile)
      }
      rows={[
        { name: 'Engineering points', value: points },
        ...(stack > 1 ? [{ name: 'Tiles on one another', value: stack }] : []),
      ]}
      rule={cross ? 'ALG-SIDE-11' : 'ALG-ENG-02'}
    >
      {({ choosable, pointed }) => (
        <>
          <Piece kind={`tile ${tile}`} id={`tile ${tile}`} at={`lab ${viewer} ${cells[0]}`}>
            <path d={faceOf(grid, cells)} className={css.engineering} data-cross={cross || undefined} />
            <path d={edgeOf(grid, cells)} className={css.engineeringEdge} data-cross={cross || undefined} />
            <TileName grid={grid} cells={cells} name={tileName(tile)} more={stack > 1 ? `×${stack}` : undefined} />
            {cells.map((cell) => (
              <HiddenBonus key={cell} grid={grid} cell={cell} />
            ))}
          </Piece>
          {choosable && <Outline grid={grid} cells={cells} chosen={pointed} />}
        </>
      )}
    </Target>
  );
}

interface OutlineProps {
  readonly grid: Grid;
  readonly cells: readonly number[];
  readonly chosen?: boolean;
}

/** Around a tile that can be chosen. */
export function Outline({ grid, cells, chosen = false }: OutlineProps) {
  return (
    <g className={css.outline} data-chosen={chosen || undefined}>
      <path d={edgeOf(grid, cells)} className={css.outlineKey} />
      <path d={edgeOf(grid, cells)} className={css.outlineGlow} />
    </g>
  );
}

interface TileNameProps {
  readonly grid: Grid;
  readonly cells: readonly number[];
  readonly name: string;
  readonly more?: string | undefined;
}

/** Its name where it is widest, word by word; across where it is one cell wide. */
export function TileName({ grid, cells, name, more }: TileNameProps) {
  const row = nameRow(cells);
  const [first = 0] = row;
  const last = row.at(-1) ?? first;
  const [a, b] = [centreOf(grid, first), centreOf(grid, last)];
  const x = (a.x + b.x) / 2;
  const words = [...name.split(' '), ...(more === undefined ? [] : [more])];
  if (row.length === 1) {
    const rows = cells.map(rowOf);
    const middle = grid.y + ((Math.min(...rows) + Math.max(...rows) + 1) / 2) * grid.cell;
    return (
      <text
        fontSize="11.5"
        textAnchor="middle"
        transform={`translate(${x + 4} ${middle}) rotate(-90)`}
        className={css.name}
      >
        {words.join(' ')}
      </text>
    );
  }
  const lines = row.length > 2 || words.join(' ').length < 14 ? [words.join(' ')] : words;
  return (
    <text fontSize="11.5" textAnchor="middle" className={css.name} data-tight={row.length < 3 || undefined}>
      {lines.map((line, i) => (
        <tspan key={i} x={x} y={a.y - grid.cell / 2 + 13 + i * 11}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A laid tile, and how it lies. */
interface Laid {
  readonly tile: LayableId;
  readonly placement: Placement;
}

const departmentOf = (tile: LayableId) => (isCrossover(tile) ? crossoverAt[tile] : scienceAt[tile]).department;

/** `laid` keeps both numbers in one: so many cells for each quarter turn. */
const TURN = 48;

function laidTiles(p: SeenPlayer): readonly Laid[] {
  return layableIds.flatMap((tile) => {
    if (departmentOf(tile) !== p.department) return [];
    const where = p.laid[laidPlace(tile)] ?? -1;
    const placement = where < 0 ? null : placementFor(tile, Math.floor(where / TURN), where % TURN);
    return placement === null ? [] : [{ tile, placement }];
  });
}

/** Science and crossover tiles that were laid. */
export function LaidTiles({ grid }: { readonly grid: Grid }) {
  const { player, viewer } = useBoard();
  return laidTiles(player).map(({ tile, placement: { cells, cell } }) => (
    <Tip
      key={tile}
      title={`${tileName(tile)}, laid`}
      text={isCrossover(tile) ? 'It covers bonuses and connects tiles.' : effects.text(tile)}
      rule="ALG-SCI-03"
    >
      <Place of={`lab ${viewer} ${cell}`}>
        <Piece kind={`tile ${tile}`} id={`tile ${tile}`} at={`lab ${viewer} ${cell}`}>
          <path d={faceOf(grid, cells)} className={css.science} />
          <path d={edgeOf(grid, cells)} className={css.scienceEdge} />
          <g className={css.onScience}>
            <TileName grid={grid} cells={cells} name={tileName(tile)} />
          </g>
        </Piece>
      </Place>
    </Tip>
  ));
}

/** Crossover tiles that were taken and not laid yet. */
export function reserveOf(p: SeenPlayer): readonly CrossoverId[] {
  return layableIds
    .filter(isCrossover)
    .filter((tile) => departmentOf(tile) === p.department && p.crossover[crossoverAt[tile].place] !== 'side')
    .filter((tile) => (p.laid[laidPlace(tile)] ?? -1) < 0);
}
