import { flag, word } from '@benchtop/engine/author';
import { refuseAction } from '../actions.ts';
import { actionIds } from '../data/week.ts';
import { phase } from '../define.ts';
import { readyTiles } from '../double.ts';
import { effects } from '../effects.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** The action that was chosen, once it is paid for. ALG-RUL-73: where the payment ate it, nothing happens. */
export const runAction = phase({
  name: 'run-action',
  args: { action: word(actionIds) },
  checkFrame: (s, d, depth) =>
    wrongTurn(s, d.seat ?? -1) ?? (depth === 2 ? null : 'an action lies above the end of its turn'),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const { action } = d.args;
    if (refuseAction(s, seat, action) === null) effects.run(s, seat, action, ctx);
    else ctx.emit?.({ type: 'action-lost', seat, action });
  },
});

/** ALG-WRK-07, ALG-WRK-08: one more action for a Double Action tile, once in a turn. */
export const afterAction = phase({
  name: 'after-action',
  args: { second: flag() },
  checkFrame: (s, d, depth) =>
    wrongTurn(s, d.seat ?? -1) ?? (depth === 1 ? null : 'what comes after an action lies above the end of its turn'),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    if (!d.args.second && readyTiles(playerAt(s, seat)) > 0) ctx.ask('double-action', seat);
  },
});

/** ALG-RUL-65: crossover tiles of this turn may be placed from the next one on. */
export const endTurn = phase({
  name: 'end-turn',
  checkFrame: (s, d, depth) =>
    wrongTurn(s, d.seat ?? -1) ?? (depth === 0 ? null : 'the end of a turn lies below all else'),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const { crossover } = playerAt(s, seat);
    crossover.forEach((where, i) => {
      if (where === 'fresh') crossover[i] = 'kept';
    });
    ctx.emit?.({ type: 'turn-ended', seat });
  },
});
