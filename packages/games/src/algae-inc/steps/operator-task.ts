import { pickCard } from '../define.ts';
import { beginExports, canExport } from '../export.ts';
import { upTo } from '../names.ts';
import { playerAt } from '../state.ts';
import { refuseTaking, takeMore } from '../storage.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-OPS-01: the Operators take cubes or export. */
export const operatorTask = pickCard({
  kind: 'operator-task',
  rule: 'ALG-OPS-01',
  of: ['take', 'export'],
  prompt: 'take cubes or export',
  name(task, s, d) {
    const { operators } = playerAt(s, d.seat).staff;
    if (task === 'take') return `take ${upTo(operators, 'cube')}`;
    return operators === 1 ? 'export once' : `export ${upTo(operators, 'time')}`;
  },
  refuse(s, d, task) {
    if (task === 'take') return refuseTaking(s, d.seat);
    return canExport(s, d.seat) ? null : 'ALG-EXP-22';
  },
  refusals: {
    'ALG-DEP-01': 'No open storage has room for a cube.',
    'ALG-RES-09': 'The tanks are empty, and you cannot pay for a cube.',
    'ALG-EXP-22': 'Nothing in dispatch can be exported.',
  },
  checkFrame: (s, d) => (playerAt(s, d.seat).upgraded.operators ? 'upgraded Operators do both' : wrongTurn(s, d.seat)),
  pick(s, d, task, ctx) {
    if (task === 'take') takeMore(s, d.seat, playerAt(s, d.seat).staff.operators, ctx);
    else beginExports(s, d.seat, ctx);
  },
});
