import { int, word } from '@benchtop/engine/author';
import { CELLS } from '../data/side-board.ts';
import { teams } from '../data/words.ts';
import { phase } from '../define.ts';
import { effects } from '../effects.ts';
import { moveMore } from '../moves.ts';
import * as rules from '../scientists.ts';
import { isFree } from '../side-board.ts';
import { playerAt } from '../state.ts';
import { scientistsFault } from '../steps/science-tile.ts';
import { incomeOf, takeMore } from '../storage.ts';
import { layableIds } from '../tiles.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-SCI-04: the Scientists are activated. */
export const research = phase({
  name: 'research',
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1),
  run: (s, d, ctx) => rules.research(s, d.seat ?? 0, ctx),
});

/** One tile is placed: the next one, if one can be. */
export const placeMore = phase({
  name: 'place-more',
  args: { left: int(0, 4) },
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1) ?? scientistsFault(s, d.seat ?? 0, d.args.left),
  run: (s, d, ctx) => rules.placeMore(s, d.seat ?? 0, d.args.left, ctx),
});

/** A tile has been paid. */
export const layTile = phase({
  name: 'lay-tile',
  args: { tile: word(layableIds), rotation: int(0, 3), cell: int(0, CELLS - 1) },
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat ?? -1);
    if (wrong !== null) return wrong;
    const p = playerAt(s, d.seat ?? 0);
    const { tile, rotation, cell } = d.args;
    const placement = rules.placementFor(tile, rotation, cell);
    if (rules.refuseAtHand(p, tile) !== null) return 'the tile is not at hand';
    return placement !== null && isFree(p, placement) ? null : 'the tile does not fit there';
  },
  run(s, d, ctx) {
    const { tile, rotation, cell } = d.args;
    const placement = rules.placementFor(tile, rotation, cell);
    if (placement !== null) rules.layTile(s, d.seat ?? 0, tile, placement, ctx);
  },
});

/** ALG-SIDE-09: a covered bonus brings the income of a team. */
export const bonusIncome = phase({
  name: 'bonus-income',
  args: { team: word(teams) },
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const { team } = d.args;
    const n = incomeOf(s, seat, team, 'bonus');
    if (team === 'operators') takeMore(s, seat, n, ctx);
    else if (team === 'engineers') moveMore(s, seat, n, 'any', ctx);
    else effects.gain(s, seat, { science: n }, ctx, 'side-scientists');
  },
});
