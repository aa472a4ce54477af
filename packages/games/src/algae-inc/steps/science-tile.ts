import { at, int } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import { pickCard } from '../define.ts';
import { tileName } from '../names.ts';
import { freePlacement, placements, shapeOf } from '../side-board.ts';
import { canLay, layableOf, placingCost, refuseLaying } from '../scientists.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { isCrossover, layableIds } from '../tiles.ts';
import type { LayableId } from '../tiles.ts';
import { wrongTurn } from '../turn.ts';

/** Tiles that can still be placed. */
export const placingArgs = { left: int(1, 4) };

/** Why no activation can be like this, or null. */
export function scientistsFault(s: Readonly<AlgState>, seat: number, left: number): string | null {
  return left > playerAt(s, seat).staff.scientists ? 'there are more tiles than Scientists' : wrongTurn(s, seat);
}

/** Science points for the cheapest place; those of the cheapest zone where there is no place at all. */
function leastCost(s: Readonly<AlgState>, seat: number, tile: LayableId): number {
  return placingCost(s, seat, freePlacement(playerAt(s, seat), shapeOf(tile))?.zone ?? 1);
}

function sizeOf(tile: LayableId): number {
  return at(placements[shapeOf(tile)], 0).cells.length;
}

/** ALG-SCI-02: a science tile of the plant or a crossover tile of the reserve, or no more. */
export const scienceTile = pickCard({
  kind: 'science-tile',
  rule: 'ALG-SCI-02',
  args: placingArgs,
  of: layableIds,
  among: (s, d) => layableOf[playerAt(s, d.seat).department ?? 'cosmetics'],
  prompt: (_s, d) => `place a tile (${d.args.left} left)`,
  name: (tile) => (isCrossover(tile) ? `${tileName(tile)} of ${sizeOf(tile)} cells` : tileName(tile)),
  stop: 'Place nothing more',
  refuse: (s, d, tile) => refuseLaying(s, d.seat, tile),
  facts: (s, d, tile) => ({ cost: leastCost(s, d.seat, tile), science: playerAt(s, d.seat).goods.science }),
  refusals: {
    'ALG-SCI-03': 'It lies on your Side board already.',
    'ALG-SIDE-11': 'You took it in this turn: it can be placed from your next turn on.',
    'ALG-SIDE-12': 'Your Engineers have not taken it from the Side board yet.',
    'ALG-SIDE-03': 'No free cells have room for its shape.',
    'ALG-RES-09': ({ cost, science }) =>
      `The cheapest place costs ${plural(cost, 'science point')}: you have ${science}, and too few tokens to exchange.`,
  },
  checkFrame: (s, d) => scientistsFault(s, d.seat, d.args.left) ?? (canLay(s, d.seat) ? null : 'no tile can be placed'),
  pick: (_s, d, tile, ctx) => ctx.ask('science-rotation', d.seat, { left: d.args.left, tile }),
});
