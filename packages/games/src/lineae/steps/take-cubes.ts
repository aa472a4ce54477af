import { int, word } from '@benchtop/engine/author';
import { cubes } from '../data/goods.ts';
import { subIds } from '../data/ocean.ts';
import { DOCKED_FREE } from '../data/table.ts';
import { pickGood } from '../define.ts';
import { dockPrice, isBelowVessel, unload } from '../dive.ts';
import { effects } from '../effects.ts';
import { cubeName, dockingCost } from '../names.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** Whether a seat can pay for one more cube, with so many that are free. */
function canPay(s: Readonly<LinState>, seat: number, free: number): boolean {
  return playerAt(s, seat).goods.money >= dockPrice(free);
}

/** LIN-DOC-02: any number of cubes from the hold of a docked submersible. */
export const takeCubes = pickGood({
  kind: 'take-cubes',
  rule: 'LIN-DOC-02',
  args: { sub: word(subIds), free: int(0, DOCKED_FREE) },
  of: cubes,
  among: (s, d) => cubes.filter((cube) => s.subs[d.args.sub].hold.includes(cube)),
  prompt: (_s, d) => `take cubes from the hold, ${dockingCost(d.args.free)}`,
  name: (cube) => `1 ${cubeName(cube)}`,
  stop: 'Take no more',
  refuse(s, d, cube) {
    if (!s.subs[d.args.sub].hold.includes(cube)) return 'LIN-SUB-11';
    return canPay(s, d.seat, d.args.free) ? null : 'LIN-DOC-02';
  },
  facts: (_s, _d, cube) => ({ cube: cubeName(cube) }),
  refusals: {
    'LIN-SUB-11': ({ cube }) => `There is no ${cube} in the hold.`,
    'LIN-DOC-02': 'You have no money to take another cube on board.',
  },
  checkFrame(s, d, depth) {
    if (depth > 0) return 'docking ends the turn: nothing comes after it';
    if (s.subs[d.args.sub].hold.length === 0) return 'the hold is empty';
    if (d.args.free > effects.value(s, d.seat, 'docked-free')) return 'no technology gives that cube for nothing';
    if (!canPay(s, d.seat, d.args.free)) return 'there is no money to take cubes on board';
    return isBelowVessel(s, d.seat, d.args.sub)
      ? wrongTurn(s, d.seat)
      : 'the submersible is not on the surface below the vessel';
  },
  pick(s, d, cube, ctx) {
    const { sub } = d.args;
    unload(s, d.seat, sub, cube, dockPrice(d.args.free), ctx);
    const free = Math.max(0, d.args.free - 1);
    if (s.subs[sub].hold.length > 0 && canPay(s, d.seat, free)) ctx.ask('take-cubes', d.seat, { sub, free });
  },
});
