import { int, word } from '@benchtop/engine/author';
import { species } from '../data/words.ts';
import { phase } from '../define.ts';
import * as moves from '../moves.ts';
import * as special from '../special.ts';
import * as storage from '../storage.ts';
import { refineArgs } from '../steps/refine.ts';

/** ALG-MON-05, ALG-OPS-02: cubes into storages. */
export const takeMore = phase({
  name: 'take-more',
  args: { left: int(0, storage.MOST_INCOME) },
  checkFrame: (s, d) => storage.takingFault(s, d.seat ?? 0, d.args.left),
  run: (s, d, ctx) => storage.takeMore(s, d.seat ?? 0, d.args.left, ctx),
});

/** ALG-MON-06: a cube of the supply has been paid. */
export const buyCube = phase({
  name: 'buy-cube',
  args: { species: word(species), left: int(1, storage.MOST_INCOME) },
  checkFrame(s, d) {
    const wrong = storage.takingFault(s, d.seat ?? 0, d.args.left);
    if (wrong !== null) return wrong;
    return storage.roomInStorage(s, d.seat ?? 0, d.args.species) > 0 ? null : 'the storage has no room';
  },
  run: (s, d, ctx) => storage.cubeArrives(s, d.seat ?? 0, d.args.species, d.args.left, ctx),
});

/** ALG-MON-08: cubes over yellow belts. */
export const moveMore = phase({
  name: 'move-more',
  args: { left: int(0, storage.MOST_INCOME), within: word(moves.ranges) },
  checkFrame: (s, d) => moves.movingFault(s, d.seat ?? 0, d.args.left, d.args.within),
  run: (s, d, ctx) => moves.moveMore(s, d.seat ?? 0, d.args.left, d.args.within, ctx),
});

/** ALG-MON-12: cubes up the ladder. */
export const refineMore = phase({
  name: 'refine-more',
  args: { ...refineArgs, left: int(0, special.MOST_REFINED) },
  checkFrame: (s, d) => special.refiningFault(s, d.seat ?? 0, d.args),
  run: (s, d, ctx) => special.refineMore(s, d.seat ?? 0, d.args, ctx),
});
