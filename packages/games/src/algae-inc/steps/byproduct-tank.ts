import { int } from '@benchtop/engine/author';
import { coinsFor, store, storeCubes } from '../byproducts.ts';
import { byproductNames } from '../data/tanks.ts';
import { byproducts } from '../data/words.ts';
import { pickPlace } from '../define.ts';
import { roomIn } from '../tanks.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-SIDE-07: the tank for a cube of a bonus. */
export const byproductTank = pickPlace({
  kind: 'byproduct-tank',
  rule: 'ALG-SIDE-07',
  args: { left: int(1, 2) },
  of: byproducts,
  prompt: (_s, d) => `choose the tank for a cube (${d.args.left} left)`,
  name: (tank, s, d) => `${byproductNames[tank]} for €${coinsFor(s, d.seat, tank)}`,
  refuse: (s, _d, tank) => (roomIn(s, tank) > 0 ? null : 'ALG-BYP-02'),
  refusals: { 'ALG-BYP-02': 'This tank is full.' },
  checkFrame(s, d) {
    const wrong = wrongTurn(s, d.seat);
    if (wrong !== null) return wrong;
    return byproducts.every((tank) => roomIn(s, tank) > 0) ? null : 'there is nothing to choose';
  },
  pick(s, d, tank, ctx) {
    store(s, d.seat, tank, null, ctx);
    storeCubes(s, d.seat, d.args.left - 1, ctx);
  },
});
