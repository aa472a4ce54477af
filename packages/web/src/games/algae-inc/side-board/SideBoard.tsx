import {
  cellsUnder,
  effects,
  GRID_COLUMNS,
  GRID_ROWS,
  largestSet,
  layoutName,
  plural,
  shapeOf,
  tileName,
  zones,
} from '@benchtop/games/algae-inc';
import type { CrossoverId } from '@benchtop/games/algae-inc';
import { group } from '../../../table/kit/naming.ts';
import { Count, Drawing, Piece, Place } from '../../../table/kit/Piece.tsx';
import { Target } from '../../../table/kit/Target.tsx';
import { Tip } from '../../../table/kit/Tip.tsx';
import type { Area } from '../geometry.ts';
import { useArea, useBoard, useChoices, useExtent, usePreview } from '../kit.ts';
import { Glyph } from '../art/icons.tsx';
import { Ring } from '../art/pieces.tsx';
import { Reach, ShapePicture } from '../art/tiles.tsx';
import { BonusOrder, Cells } from './bonuses.tsx';
import type { Grid } from './grid.ts';
import { Laying, useTileInHand } from './Laying.tsx';
import { LaidTiles, reserveOf, SideTiles } from './Tiles.tsx';
import css from './side.module.css';

const PAGE_HEIGHT = 464;
/** What stands above the grid and below it: on a page as high as a thumb. */
const TRACK = { wide: 34, paged: 46 } as const;
const FOOT = { wide: 30, paged: 44 } as const;
const STRIP = 26;

/** The Side board: engineering tiles to be taken off, science tiles to be laid where room is. */
export function SideBoard() {
  const { names, viewer, player, paged } = useBoard();
  const { w, h } = useExtent('lab', PAGE_HEIGHT);
  const style = useArea('lab');
  const form = paged ? 'paged' : 'wide';
  const [top, high] = [TRACK[form], FOOT[form]];
  const cell = Math.min((w - 2 * STRIP - 12) / GRID_COLUMNS, (h - top - high - 12) / GRID_ROWS);
  const grid: Grid = { x: (w - cell * GRID_COLUMNS) / 2, y: top + 2, cell };
  const foot = { x: grid.x - STRIP, y: grid.y + GRID_ROWS * cell + 5, w: GRID_COLUMNS * cell + 2 * STRIP, h: high };
  const tile = useTileInHand();
  // On a phone the sheet lies over the foot: the tile in the hand stands above the grid.
  const above = paged && tile !== null;
  return (
    <section className={css.board} style={style} {...group(`Side board of ${names[viewer]}`)}>
      <Drawing viewBox={`0 0 ${w} ${h}`} className={css.drawing}>
        <rect x="0.75" y="0.75" width={w - 1.5} height={h - 1.5} rx="12" className={css.ground} />
        {!above && <ScienceTrack x={foot.x} w={foot.w} h={top} />}
        <Zones grid={grid} />
        <Place of={`lab ${viewer}`} />
        <Tip
          title="Side board"
          text={`Each tile that you place brings the bonuses that it covers (${layoutName(player.layout)}). The largest set of tiles that touch scores 1 VP for each.`}
          rule="ALG-SIDE-01"
        >
          <Cells grid={grid} under={cellsUnder(player)} />
        </Tip>
        <SideTiles grid={grid} />
        <LaidTiles grid={grid} />
        <BonusOrder grid={grid} />
        {tile === null ? (
          <Foot {...foot} />
        ) : (
          <Laying key={tile} grid={grid} tile={tile} foot={above ? { ...foot, y: 1, h: top - 2 } : foot} />
        )}
      </Drawing>
    </section>
  );
}

const LEVELS = Array.from({ length: 11 }, (_, n) => n);

/** Science points, 0 to 10. */
function ScienceTrack({ x, w, h }: { readonly x: number; readonly w: number; readonly h: number }) {
  const { player, viewer } = useBoard();
  const now = player.goods.science;
  const then = usePreview()?.players[viewer]?.goods.science ?? now;
  const gain = useChoices('scientist-task').of(({ pick }) => pick === 'gain');
  const step = (w - 22) / LEVELS.length;
  const box = { x: x + 22, y: 6, w: w - 22, h: h - 10 };
  return (
    <Target
      of={gain}
      title={`${plural(now, 'science point')}`}
      text="They pay for tiles that Scientists place. There are never more than 10."
      rule="ALG-SCI-01"
    >
      {({ choosable, pointed }) => (
        <Place of={`science ${viewer}`}>
          <Glyph shape="science" x={x + 9} y={box.y + box.h / 2} size={17} />
          {LEVELS.map((n) => (
            <g
              key={n}
              className={css.level}
              data-on={n === now || undefined}
              data-then={(n === then && then !== now) || undefined}
            >
              <rect
                x={box.x + n * step + 1}
                y={box.y}
                width={step - 2}
                height={box.h}
                rx="5"
                className={css.levelFace}
              />
              <text x={box.x + (n + 0.5) * step} y={box.y + box.h / 2 + 4.5} fontSize="12" textAnchor="middle">
                {n}
              </text>
            </g>
          ))}
          {choosable && <Ring of={box} r={6} chosen={pointed} />}
        </Place>
      )}
    </Target>
  );
}

/** What tiles cost by the rows that they lie in: points to take one off, science points to lay one. */
function Zones({ grid }: { readonly grid: Grid }) {
  const right = grid.x + GRID_COLUMNS * grid.cell;
  return zones.map(({ rows: [top], engineering, science }) => {
    const y = grid.y + top * grid.cell + 1;
    const h = 2 * grid.cell - 2;
    return (
      <g key={top}>
        <Tip
          title={plural(engineering, 'engineering point')}
          text="For each tile that Engineers take out of these two rows: by its uppermost cell."
          rule="ALG-ENG-02"
        >
          <rect x={grid.x - STRIP} y={y} width={STRIP - 3} height={h} rx="6" className={css.engineering} />
          <g className={css.onEngineering}>
            <Glyph shape="engineers" x={grid.x - STRIP / 2 - 1.5} y={y + h / 2 - 12} size={14} />
            <text x={grid.x - STRIP / 2 - 1.5} y={y + h / 2 + 14} fontSize="16" textAnchor="middle">
              {engineering}
            </text>
          </g>
        </Tip>
        <Tip
          title={plural(science, 'science point')}
          text="For each tile that Scientists place into these two rows: by its uppermost cell."
          rule="ALG-SIDE-02"
        >
          <rect x={right + 3} y={y} width={STRIP - 3} height={h} rx="6" className={css.science} />
          <path d={`M${right + 9} ${y}H${right + STRIP - 6}`} className={css.scienceEdge} />
          <g className={css.onScience}>
            <Glyph shape="science" x={right + STRIP / 2 + 1.5} y={y + h / 2 - 12} size={14} />
            <text x={right + STRIP / 2 + 1.5} y={y + h / 2 + 14} fontSize="16" textAnchor="middle">
              {science}
            </text>
          </g>
        </Tip>
      </g>
    );
  });
}

/** The largest set, and crossover tiles that wait to be laid. */
function Foot({ x, y, w, h }: Area) {
  const { player, viewer } = useBoard();
  const set = largestSet(player);
  const then = usePreview()?.players[viewer];
  const next = then === undefined ? set : largestSet(then);
  const reserve = reserveOf(player);
  // As wide as a thumb where it is high enough for one.
  const pitch = h > 40 ? 46 : 30;
  return (
    <g className={css.words}>
      <Tip
        title={`Largest set: ${plural(set, 'tile')}`}
        text="At the end each tile of your largest connected set is 1 VP."
        rule="ALG-SIDE-13"
      >
        <text x={x} y={y + h / 2 + 4} fontSize="12" className={css.strong}>
          Largest set <Count value={set} />
          {next !== set && ` → ${next}`} = {next} VP
        </text>
      </Tip>
      <Place of={`reserve ${viewer}`}>
        <text x={x + w - reserve.length * pitch} y={y + h / 2 + 4} fontSize="12" textAnchor="end">
          {reserve.length === 0 ? 'Reserve empty' : 'Reserve'}
        </text>
        {reserve.map((tile, i) => (
          <Reserved
            key={tile}
            tile={tile}
            x={x + w - pitch / 2 + 1 - (reserve.length - 1 - i) * pitch}
            y={y + h / 2}
            size={pitch - 4}
          />
        ))}
      </Place>
    </g>
  );
}

interface ReservedProps {
  readonly tile: CrossoverId;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Reserved({ tile, x, y, size }: ReservedProps) {
  const { viewer } = useBoard();
  const offer = useChoices('science-tile').of(({ pick }) => pick === tile);
  const high = Math.min(size, 42);
  const box = { x: x - size / 2, y: y - high / 2, w: size, h: high };
  return (
    <Target of={offer} title={`${tileName(tile)} in reserve`} text={effects.text(tile)} rule="ALG-SIDE-11">
      {({ choosable, pointed }) => (
        <>
          <Reach of={box} />
          <Piece kind={`tile ${tile}`} id={`tile ${tile}`} at={`reserve ${viewer}`}>
            <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="5" className={css.reserved} />
            <ShapePicture shape={shapeOf(tile)} x={x} y={y} cell={size / 3.25} />
          </Piece>
          {choosable && <Ring of={box} r={5} chosen={pointed} />}
        </>
      )}
    </Target>
  );
}
