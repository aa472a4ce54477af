import { at } from '@benchtop/engine/author';
import { dayNames, spotIds } from '../data/week.ts';
import { pickPlace } from '../define.ts';
import { effects } from '../effects.ts';
import { actionName, spotName } from '../names.ts';
import { addTo, playerAt } from '../state.ts';
import { printedOn, wrongTurn } from '../turn.ts';
import { reachable, spotPlace } from '../week.ts';

/** ALG-WRK-02: onto the first strip, then over a link. ALG-WRK-03: others do not matter. */
export const moveWorker = pickPlace({
  kind: 'move-worker',
  rule: 'ALG-WRK-02',
  of: spotIds,
  among: (s, d) => reachable(s.day, playerAt(s, d.seat)),
  prompt: (s) => `move your worker to ${at(dayNames, s.day - 1)}`,
  name: (id, s) => `${spotName(id)}: ${actionName(printedOn(s.week, id))}`,
  refuse: (s, d, id) => (reachable(s.day, playerAt(s, d.seat)).includes(id) ? null : 'ALG-WRK-02'),
  facts: (s) => ({ day: at(dayNames, s.day - 1), first: s.day === 1 }),
  refusals: {
    'ALG-WRK-02': ({ day, first }) =>
      first === true
        ? 'On Monday your worker starts on the first strip.'
        : `No link leads from your worker’s spot to that one on ${String(day)}.`,
  },
  checkFrame(s, d, depth) {
    const wrong = wrongTurn(s, d.seat);
    if (wrong !== null) return wrong;
    if (depth !== 0) return 'a turn begins with an empty table';
    return (playerAt(s, d.seat).spot === null) === (s.day === 1) ? null : 'the worker does not stand on the day before';
  },
  pick(s, d, id, ctx) {
    const p = playerAt(s, d.seat);
    p.spot = id;
    // ALG-SOLO-05.
    const removed = at(s.neutral, spotPlace(id)) > 0;
    if (removed) addTo(s.neutral, spotPlace(id), -1);
    effects.endScope(s, d.seat, 'activation');
    ctx.emit?.({ type: 'worker-moved', seat: d.seat, spot: id, removed });
    ctx.resumeFor('end-turn', d.seat);
    ctx.resumeFor('after-action', d.seat, { second: false });
    ctx.ask('choose-action', d.seat, { second: false });
  },
});
