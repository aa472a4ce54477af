import { phase } from '../define.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';
import { reachOf } from '../vessels.ts';

/** LIN-VES-05: after an action a vessel that can move may do so before the turn is over. */
export const wrapUp = phase({
  name: 'wrap-up',
  checkFrame: (s, d, depth) => (depth === 0 ? wrongTurn(s, d.seat) : 'a turn ends when everything else is done'),
  run(s, d, ctx) {
    const seat = d.seat ?? s.active;
    if (reachOf(s, playerAt(s, seat).column) !== 0) ctx.ask('sail-on', seat);
  },
});
