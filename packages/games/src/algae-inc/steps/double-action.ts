import { confirm } from '../define.ts';
import { readyTiles } from '../double.ts';
import { effects } from '../effects.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-WRK-07, ALG-WRK-08: one more action of the same spot for the topmost unlocked tile. */
export const doubleAction = confirm({
  kind: 'double-action',
  rule: 'ALG-WRK-07',
  prompt: 'use a Double Action tile?',
  yes(s, d) {
    const ready = readyTiles(playerAt(s, d.seat));
    return ready === 1
      ? 'Use your unlocked Double Action tile'
      : `Use one of your ${ready} unlocked Double Action tiles`;
  },
  no: 'End the turn',
  refuse: () => null,
  refusals: {},
  checkFrame(s, d, depth) {
    const wrong = wrongTurn(s, d.seat);
    if (wrong !== null) return wrong;
    if (depth !== 1) return 'a Double Action comes last in a turn';
    return readyTiles(playerAt(s, d.seat)) > 0 ? null : 'no Double Action tile is unlocked';
  },
  answer(s, d, yes, ctx) {
    if (!yes) return;
    const p = playerAt(s, d.seat);
    p.doubleUsed++;
    effects.endScope(s, d.seat, 'activation');
    ctx.emit?.({ type: 'double-action-used', seat: d.seat, left: readyTiles(p) });
    ctx.resumeFor('after-action', d.seat, { second: true });
    ctx.ask('choose-action', d.seat, { second: true });
  },
});
