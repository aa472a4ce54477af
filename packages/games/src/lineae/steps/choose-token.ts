import { at, flag, int } from '@benchtop/engine/author';
import { DEPOSITS } from '../data/deposits.ts';
import { pickPlace } from '../define.ts';
import { hireCost, recruit } from '../hire.ts';
import { tileName } from '../names.ts';
import { playerAt, tokensOf } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** LIN-HIR-03: with an empty token supply, the track whose token joins the crew. */
export const chooseToken = pickPlace({
  kind: 'choose-token',
  rule: 'LIN-HIR-03',
  args: { less: int(0, 2), ready: flag() },
  of: Array.from({ length: DEPOSITS }, (_, slot) => slot),
  prompt: 'choose the track whose token you hire',
  name: (slot, s, d) =>
    `the token on space ${at(playerAt(s, d.seat).tracks, slot)} of the track of ${tileName(at(s.deposits, slot))}`,
  refuse: (s, d, slot) => (at(playerAt(s, d.seat).tracks, slot) > 0 ? null : 'LIN-HIR-03'),
  refusals: { 'LIN-HIR-03': 'You have no token on that track.' },
  checkFrame(s, d) {
    if (tokensOf(s, d.seat) > 0) return 'tokens of the supply are hired first';
    if (playerAt(s, d.seat).goods.money < hireCost(s, d.seat, d.args.less)) return 'the worker cannot be paid';
    return wrongTurn(s, d.seat);
  },
  pick: (s, d, slot, ctx) => recruit(s, d.seat, d.args, slot, ctx),
});
