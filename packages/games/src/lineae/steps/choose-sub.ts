import { subIds } from '../data/ocean.ts';
import { pickPlace } from '../define.ts';
import { beginDive } from '../dive.ts';
import { effects } from '../effects.ts';
import { cubeNames, subName } from '../names.ts';
import { wrongTurn } from '../turn.ts';

/** LIN-COL-09: the Remote Pilot Station steers any submersible. */
export const chooseSub = pickPlace({
  kind: 'choose-sub',
  rule: 'LIN-COL-09',
  of: subIds,
  prompt: 'choose the submersible to steer',
  name(sub, s) {
    const { hold } = s.subs[sub];
    return hold.length === 0 ? subName(sub) : `${subName(sub)} with ${cubeNames(hold)}`;
  },
  refuse: () => null,
  refusals: {},
  checkFrame: (s, d, depth) => (depth === 0 ? wrongTurn(s, d.seat) : 'a submersible is steered in a turn of its own'),
  pick: (s, d, sub, ctx) => beginDive(s, d.seat, sub, effects.value(s, d.seat, 'free-steps'), ctx),
});
