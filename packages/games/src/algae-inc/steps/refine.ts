import { flag, int, list } from '@benchtop/engine/author';
import { REFINING_ENERGY } from '../data/departments/biofuel.ts';
import { pickPlace } from '../define.ts';
import { effects } from '../effects.ts';
import { fieldName } from '../names.ts';
import { arrive, isStepOpen, lift, liftable, MOST_REFINED, refiningFault, refuseLift } from '../special.ts';
import { playerAt } from '../state.ts';

export const refineArgs = {
  left: int(1, MOST_REFINED),
  lifted: list(int(0, MOST_REFINED), liftable.length, liftable.length),
  paid: flag(),
};

/** ALG-MON-12: a cube of biofuel one step up the ladder, or no more. */
export const refine = pickPlace({
  kind: 'refine',
  rule: 'ALG-MON-12',
  args: refineArgs,
  of: liftable,
  prompt: (_s, d) =>
    d.args.paid
      ? `lift a cube one step (${d.args.left} left)`
      : `lift up to ${d.args.left} cubes one step, for 1 Energy together`,
  name: (field, s, d) => fieldName(playerAt(s, d.seat), field),
  stop: 'Lift no more',
  warnStop: (_s, d) => (d.args.paid ? 'It is paid: you could lift another cube.' : null),
  refuse: (s, d, field) => refuseLift(s, d.seat, d.args, field),
  facts: (s, d, field, rule) =>
    rule === 'ALG-RES-09'
      ? effects.costFacts(s, d.seat, { energy: REFINING_ENERGY })
      : { open: isStepOpen(s, d.seat, field) },
  refusals: {
    'ALG-MON-12': ({ open }) =>
      open === true ? 'No cube is left there that was not lifted.' : 'The step to jet fuel needs the Cracking tile.',
    'ALG-RES-09': (facts) => effects.refusals['ALG-RES-09']?.(facts) ?? '',
  },
  checkFrame: (s, d) => refiningFault(s, d.seat, d.args),
  pick: (s, d, field, ctx) => lift(s, d.seat, d.args, field, ctx),
  stopped: (s, d, ctx) => arrive(s, d.seat, d.args.lifted, ctx),
});
