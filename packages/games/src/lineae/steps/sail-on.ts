import { columnIds, columnNumber } from '../data/ocean.ts';
import { pickPlace } from '../define.ts';
import { columnName } from '../names.ts';
import { wrongTurn } from '../turn.ts';
import { moveVessel, otherColumns, refuseVessel, vesselFacts, vesselRefusals } from '../vessels.ts';

/** LIN-VES-05: after the action a vessel may still move, once; then the turn is over. */
export const sailOn = pickPlace({
  kind: 'sail-on',
  rule: 'LIN-VES-05',
  of: columnIds,
  among: (s, d) => otherColumns(s, d.seat),
  prompt: 'you may move your vessel before your turn ends',
  name: (id) => `sail to ${columnName(columnNumber(id))}`,
  stop: 'End the turn',
  refuse: (s, d, id) => refuseVessel(s, d.seat, columnNumber(id), false),
  facts: (s, d, id) => vesselFacts(s, d.seat, columnNumber(id)),
  refusals: vesselRefusals,
  checkFrame: (s, d, depth) => (depth === 0 ? wrongTurn(s, d.seat) : 'a turn ends when everything else is done'),
  pick: (s, d, id, ctx) => moveVessel(s, d.seat, columnNumber(id), ctx),
});
