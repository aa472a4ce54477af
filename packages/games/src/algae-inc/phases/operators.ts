import { int } from '@benchtop/engine/author';
import { phase } from '../define.ts';
import * as rules from '../export.ts';
import { playerAt } from '../state.ts';
import { cubeArgs, setFault } from '../steps/export-cubes.ts';
import { exportsFault, targetArgs } from '../steps/export-target.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-OPS-01: the Operators are activated. */
export const operate = phase({
  name: 'operate',
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1),
  run: (s, d, ctx) => rules.operate(s, d.seat ?? 0, ctx),
});

/** ALG-EXP-18: upgraded Operators have taken cubes, and export. */
export const beginExports = phase({
  name: 'begin-exports',
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat ?? -1);
    if (wrong !== null) return wrong;
    return playerAt(s, d.seat ?? 0).upgraded.operators ? null : 'only upgraded Operators do both';
  },
  run: (s, d, ctx) => rules.beginExports(s, d.seat ?? 0, ctx),
});

/** One export is done: the next one, if there is one, or the export bonus. */
export const nextExport = phase({
  name: 'next-export',
  args: { ...targetArgs, left: int(0, 4), made: int(0, 4) },
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1) ?? exportsFault(s, d.seat ?? 0, d.args),
  run: (s, d, ctx) => rules.nextExport(s, d.seat ?? 0, d.args, ctx),
});

/** An export has been paid. */
export const carryOut = phase({
  name: 'carry-out',
  args: cubeArgs,
  checkFrame: (s, d) =>
    wrongTurn(s, d.seat ?? -1) ?? setFault(s, d.seat ?? 0, d.args) ?? exportsFault(s, d.seat ?? 0, d.args),
  run: (s, d, ctx) => rules.carryOut(s, d.seat ?? 0, d.args, ctx),
});
