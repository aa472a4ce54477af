import { int, word } from '@benchtop/engine/author';
import { phase } from '../define.ts';
import * as rules from '../engineers.ts';
import { engineerArgs, engineersFault } from '../steps/engineer-tile.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-ENG-01: the Engineers are activated. */
export const engineer = phase({
  name: 'engineer',
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1),
  run: (s, d, ctx) => rules.engineer(s, d.seat ?? 0, ctx),
});

/** One tile is taken: the next one, if one can be had. */
export const engineerMore = phase({
  name: 'engineer-more',
  args: { ...engineerArgs, left: int(0, 4) },
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1) ?? engineersFault(s, d.seat ?? 0, d.args),
  run: (s, d, ctx) => rules.engineerMore(s, d.seat ?? 0, d.args, ctx),
});

/** A tile has been paid. */
export const buildTile = phase({
  name: 'build-tile',
  args: { tile: word(rules.sideTileIds) },
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat ?? -1);
    if (wrong !== null) return wrong;
    return rules.isOnTop(s, d.seat ?? 0, d.args.tile) ? null : 'the tile cannot be taken from the Side board';
  },
  run: (s, d, ctx) => rules.build(s, d.seat ?? 0, d.args.tile, ctx),
});
