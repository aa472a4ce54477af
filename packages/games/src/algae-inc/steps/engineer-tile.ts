import { at, int } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import { pickCard } from '../define.ts';
import { effects } from '../effects.ts';
import { isOnTop, pointsFor, refuseTile, sideTileIds, sideTiles, takeTile } from '../engineers.ts';
import type { EngineersLeft } from '../engineers.ts';
import { cellName, tileName } from '../names.ts';
import { startOf } from '../side-board.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** Points are at most those of four Engineers and a foreman. */
export const engineerArgs = { left: int(1, 4), points: int(0, 5) };

/** Why no activation can be like this, or null. */
export function engineersFault(s: Readonly<AlgState>, seat: number, { left, points }: EngineersLeft): string | null {
  if (left > playerAt(s, seat).staff.engineers) return 'there are more tiles than Engineers';
  if (points > effects.value(s, seat, 'engineering-points')) return 'there are more points than Engineers give';
  return wrongTurn(s, seat);
}

/** ALG-ENG-01, ALG-ENG-02: a tile from the Side board, or no more. */
export const engineerTile = pickCard({
  kind: 'engineer-tile',
  rule: 'ALG-ENG-02',
  args: engineerArgs,
  of: sideTileIds,
  among: (s, d) => sideTiles[playerAt(s, d.seat).department ?? 'cosmetics'],
  prompt: (_s, d) => `take a tile (${plural(d.args.points, 'point')}, ${plural(d.args.left, 'tile')} left)`,
  // Several tiles have one name: the place tells them apart.
  name: (tile) =>
    `${tileName(tile)} at ${cellName(at(startOf[tile].cells, 0))} for ${plural(pointsFor(tile), 'point')}`,
  stop: 'Take nothing more',
  warnStop: (s, d) =>
    sideTiles[playerAt(s, d.seat).department ?? 'cosmetics'].some(
      (tile) => pointsFor(tile) <= d.args.points && isOnTop(s, d.seat, tile),
    )
      ? 'Your points would do for another tile.'
      : null,
  refuse: (s, d, tile) => refuseTile(s, d.seat, tile, d.args.points),
  facts: (s, d, tile) => ({
    cost: pointsFor(tile),
    points: d.args.points,
    freelance: playerAt(s, d.seat).goods.freelance,
  }),
  refusals: {
    'ALG-SIDE-10': 'It does not lie on your Side board.',
    'ALG-SIDE-14': 'It lies under another tile.',
    'ALG-ENG-01': ({ cost, points, freelance }) =>
      `It takes ${plural(cost, 'point')}: you have ${plural(points, 'point')} and ${plural(freelance, 'freelance engineer')}, and too few tokens to exchange.`,
  },
  warn: (_s, d, tile) =>
    pointsFor(tile) > d.args.points
      ? `${plural(pointsFor(tile) - d.args.points, 'freelance engineer')} would be spent.`
      : null,
  checkFrame: (s, d) => engineersFault(s, d.seat, d.args),
  pick: (s, d, tile, ctx) => takeTile(s, d.seat, tile, d.args, ctx),
});
