import { choices } from '@benchtop/engine/author';
import type { SubId } from '../data/ocean.ts';
import { step } from '../define.ts';
import { canPickUp, cubeBelow, divingArgs, divingFault, PICK_UP, pickUp, refuseLeaving } from '../dive.ts';
import { cubeName } from '../names.ts';
import type { LinState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

function foundName(s: Readonly<LinState>, sub: SubId): string {
  const cube = cubeBelow(s, sub);
  return cube === null ? 'cube' : cubeName(cube);
}

/** LIN-SUB-06: the cube of a space that a submersible enters is taken for $1, or left. */
export const pickUpCube = step({
  kind: 'pick-up-cube',
  rule: 'LIN-SUB-06',
  args: divingArgs,
  options: choices({ what: ['take', 'leave'] }),
  prompt: (s, d) => `take the ${foundName(s, d.args.sub)} into the hold?`,
  label: (s, d, { what }) =>
    what === 'take'
      ? `Take the ${foundName(s, d.args.sub)} and $${PICK_UP}`
      : `Leave the ${foundName(s, d.args.sub)} here`,
  refuse: (s, d, { what }) => (what === 'take' ? null : refuseLeaving(s, d.seat, d.args)),
  refusals: { 'LIN-SUB-09': 'You must take it: the submersible can neither stay on it nor be moved on.' },
  checkFrame(s, d, depth) {
    if (depth > 0) return 'a submersible is steered in a turn of its own';
    if (!canPickUp(s, d.args.sub)) return 'there is no cube to take, or no room for it';
    return divingFault(d.args) ?? wrongTurn(s, d.seat);
  },
  apply(s, d, { what }, ctx) {
    ctx.ask('steer-sub', d.seat, { ...d.args, moved: false });
    if (what === 'take') pickUp(s, d.seat, d.args.sub, ctx);
    else ctx.emit?.({ type: 'cube-left', seat: d.seat, sub: d.args.sub });
  },
});
