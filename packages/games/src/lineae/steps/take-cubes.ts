import { word } from '@benchtop/engine/author';
import { cubes } from '../data/goods.ts';
import { subIds } from '../data/ocean.ts';
import { pickGood } from '../define.ts';
import { isBelowVessel, unload } from '../dive.ts';
import { effects } from '../effects.ts';
import { cubeName, eachFor } from '../names.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

function priceOf(s: Readonly<LinState>, seat: number): number {
  return effects.value(s, seat, 'dock-price');
}

/** LIN-DOC-02: any number of cubes from the hold of a docked submersible. */
export const takeCubes = pickGood({
  kind: 'take-cubes',
  rule: 'LIN-DOC-02',
  args: { sub: word(subIds) },
  of: cubes,
  among: (s, d) => cubes.filter((cube) => s.subs[d.args.sub].hold.includes(cube)),
  prompt: (s, d) => `take cubes from the hold, ${eachFor(priceOf(s, d.seat))}`,
  name: (cube) => `1 ${cubeName(cube)}`,
  stop: 'Take no more',
  refuse(s, d, cube) {
    if (!s.subs[d.args.sub].hold.includes(cube)) return 'LIN-SUB-11';
    return playerAt(s, d.seat).goods.money < priceOf(s, d.seat) ? 'LIN-DOC-02' : null;
  },
  facts: (_s, _d, cube) => ({ cube: cubeName(cube) }),
  refusals: {
    'LIN-SUB-11': ({ cube }) => `There is no ${cube} in the hold.`,
    'LIN-DOC-02': 'You have no money to take another cube on board.',
  },
  checkFrame(s, d, depth) {
    if (depth > 0) return 'docking ends the turn: nothing comes after it';
    if (s.subs[d.args.sub].hold.length === 0) return 'the hold is empty';
    if (playerAt(s, d.seat).goods.money < priceOf(s, d.seat)) return 'there is no money to take cubes on board';
    return isBelowVessel(s, d.seat, d.args.sub)
      ? wrongTurn(s, d.seat)
      : 'the submersible is not on the surface below the vessel';
  },
  pick(s, d, cube, ctx) {
    const price = priceOf(s, d.seat);
    const { sub } = d.args;
    unload(s, d.seat, sub, cube, price, ctx);
    if (s.subs[sub].hold.length > 0 && playerAt(s, d.seat).goods.money >= price) ctx.ask('take-cubes', d.seat, { sub });
  },
});
