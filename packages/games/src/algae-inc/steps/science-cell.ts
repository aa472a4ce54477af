import { int, word } from '@benchtop/engine/author';
import { clause, plural } from '../../words.ts';
import { CELLS, GRID_COLUMNS } from '../data/side-board.ts';
import { pickPlace } from '../define.ts';
import { effects } from '../effects.ts';
import { cellName, listed } from '../names.ts';
import { canPayFor, payForTile, placementFor, placingCost, refuseLaying, refuseShape } from '../scientists.ts';
import { bonusIn, coveredBonuses, isFree, shapeOf } from '../side-board.ts';
import type { Placement } from '../side-board.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { layableIds } from '../tiles.ts';
import { placingArgs, scientistsFault } from './science-tile.ts';

/** Corners as the log writes them: `r0c0` to `r7c5`. */
const corners = Array.from(
  { length: CELLS },
  (_, cell) => `r${Math.floor(cell / GRID_COLUMNS)}c${cell % GRID_COLUMNS}`,
);

function cellOf(corner: string): number {
  return corners.indexOf(corner);
}

/** ", gain 1 Choice token": what a tile would cover. */
function bonusWords(s: Readonly<AlgState>, seat: number, placement: Placement): string {
  const p = playerAt(s, seat);
  const texts = coveredBonuses(p, placement).flatMap((cell) => {
    const bonus = bonusIn(p, cell);
    return bonus === null ? [] : [clause(effects.text(bonus))];
  });
  return texts.length === 0 ? '' : `: ${listed(texts)}`;
}

/** ALG-SIDE-02, ALG-SIDE-03: where a tile lies, by its top left corner. */
export const scienceCell = pickPlace({
  kind: 'science-cell',
  rule: 'ALG-SIDE-03',
  args: { ...placingArgs, tile: word(layableIds), rotation: int(0, 3) },
  of: corners,
  prompt: 'choose where the tile lies',
  name(corner, s, d) {
    const placement = placementFor(d.args.tile, d.args.rotation, cellOf(corner));
    if (placement === null) return cellName(cellOf(corner));
    const cost = plural(placingCost(s, d.seat, placement.zone), 'science point');
    return `${cellName(cellOf(corner))} for ${cost}${bonusWords(s, d.seat, placement)}`;
  },
  refuse(s, d, corner) {
    const placement = placementFor(d.args.tile, d.args.rotation, cellOf(corner));
    if (placement === null || !isFree(playerAt(s, d.seat), placement)) return 'ALG-SIDE-03';
    return canPayFor(s, d.seat, placement.zone) ? null : 'ALG-RES-09';
  },
  facts(s, d, corner) {
    const placement = placementFor(d.args.tile, d.args.rotation, cellOf(corner));
    return { inside: placement !== null, cost: placement === null ? 0 : placingCost(s, d.seat, placement.zone) };
  },
  refusals: {
    'ALG-SIDE-03': ({ inside }) => (inside ? 'Another tile lies there.' : 'It would stick out of the board.'),
    'ALG-RES-09': ({ cost }) => `It costs ${plural(cost, 'science point')} there, more than you can pay.`,
  },
  checkFrame(s, d) {
    const { left, tile, rotation } = d.args;
    const fault = scientistsFault(s, d.seat, left);
    if (fault !== null) return fault;
    if (refuseLaying(s, d.seat, tile) !== null) return 'the tile cannot be placed';
    return refuseShape(s, d.seat, shapeOf(tile), rotation) === null ? null : 'turned like this the tile fits nowhere';
  },
  pick(s, d, corner, ctx) {
    const { left, tile, rotation } = d.args;
    const placement = placementFor(tile, rotation, cellOf(corner));
    if (placement !== null) payForTile(s, d.seat, { left, tile, placement }, ctx);
  },
});
