import { word } from '@benchtop/engine/author';
import { columnIds, columnNumber, lockIds } from '../data/ocean.ts';
import { pickPlace } from '../define.ts';
import { columnName, lockName } from '../names.ts';
import { canPayToll, otherColumns, refuseVessel, sailForToll, TOLL, vesselFacts, vesselRefusals } from '../vessels.ts';

/** LIN-LOK-02: before another player toggles a lock, for $1 to that player. */
export const payToll = pickPlace({
  kind: 'pay-toll',
  rule: 'LIN-LOK-02',
  args: { lock: word(lockIds) },
  of: columnIds,
  among: (s, d) => otherColumns(s, d.seat),
  prompt: (s, d) =>
    `${lockName(d.args.lock)} is about to ${s.locks[d.args.lock] ? 'open' : 'close'}: pay $${TOLL} to sail first?`,
  name: (id) => `pay $${TOLL} and sail to ${columnName(columnNumber(id))}`,
  stop: 'Stay',
  refuse: (s, d, id) => refuseVessel(s, d.seat, columnNumber(id), false),
  facts: (s, d, id) => vesselFacts(s, d.seat, columnNumber(id)),
  refusals: vesselRefusals,
  checkFrame(s, d, depth) {
    if (d.seat === s.active) return 'the active player pays no toll';
    if (!canPayToll(s, d.seat)) return 'who cannot pay or cannot move is not asked for a toll';
    const flips = s.stack.some(
      (frame, i) => i < depth && frame.step === 'flip-lock' && frame.args['lock'] === d.args.lock,
    );
    return flips ? null : 'no lock is about to be flipped';
  },
  pick: (s, d, id, ctx) => sailForToll(s, d.seat, columnNumber(id), ctx),
});
