import { int, word } from '@benchtop/engine/author';
import { greenIds, machines, yellowIds } from '../data/words.ts';
import * as byproducts from '../byproducts.ts';
import { phase } from '../define.ts';
import * as loss from '../loss.ts';
import * as rules from '../machine.ts';
import { playerAt } from '../state.ts';
import { runningArgs } from '../steps/machine-step.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-MACH-01: a Machine is activated. */
export const startMachine = phase({
  name: 'start-machine',
  args: { machine: word(machines) },
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1),
  run: (s, d, ctx) => rules.startMachine(s, d.seat ?? 0, d.args.machine, ctx),
});

/** A belt of the Machine has been paid. */
export const beltRuns = phase({
  name: 'belt-runs',
  args: { ...runningArgs, belt: word([...yellowIds, ...greenIds]), cubes: int(0, 2) },
  checkFrame: (s, d) =>
    wrongTurn(s, d.seat ?? -1) ?? rules.runningFault(s, d.seat ?? 0, d.args) ?? rules.paidFault(s, d.seat ?? 0, d.args),
  run: (s, d, ctx) => rules.runBelt(s, d.seat ?? 0, d.args, ctx),
});

/** ALG-ENG-06: a conveyor tile moves cubes on. */
export const conveyor = phase({
  name: 'conveyor',
  args: { machine: word(loss.conveyed) },
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat ?? -1);
    if (wrong !== null) return wrong;
    return loss.hasConveyor(playerAt(s, d.seat ?? 0), d.args.machine) ? null : 'the Machine has no conveyor tile';
  },
  run: (s, d, ctx) => loss.runConveyor(s, d.seat ?? 0, d.args.machine, ctx),
});

/** ALG-SIDE-07: a covered bonus brings by-products. */
export const storeCubes = phase({
  name: 'store-cubes',
  args: { left: int(1, 2) },
  checkFrame: (s, d) => wrongTurn(s, d.seat ?? -1),
  run: (s, d, ctx) => byproducts.storeCubes(s, d.seat ?? 0, d.args.left, ctx),
});
