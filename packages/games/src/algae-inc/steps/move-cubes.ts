import { int, word } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { departmentIds, yellowIds } from '../data/words.ts';
import { pickPlace } from '../define.ts';
import { beltName } from '../names.ts';
import { beltFacts, moveCube, moveMore, movingFault, ranges, refuseBelt } from '../moves.ts';
import { plantOf, plants } from '../plant.ts';
import { playerAt } from '../state.ts';
import { MOST_INCOME } from '../storage.ts';

/** Belts by department, of all Machines or of one. */
const among = byEach(departmentIds, (department) =>
  byEach(ranges, (within) => {
    const { allBelts, belts } = plants[department];
    return (within === 'any' ? allBelts : belts[within]).map(({ id }) => id);
  }),
);

/** ALG-DEP-04, ALG-MON-08: a cube over a yellow belt, or no more. */
export const moveCubes = pickPlace({
  kind: 'move-cubes',
  rule: 'ALG-DEP-04',
  args: { left: int(1, MOST_INCOME), within: word(ranges) },
  of: yellowIds,
  among: (s, d) => among[playerAt(s, d.seat).department ?? 'cosmetics'][d.args.within],
  prompt: (_s, d) =>
    `move a cube over a yellow belt${d.args.within === 'any' ? '' : ` of Machine ${d.args.within.toUpperCase()}`} (${d.args.left} left)`,
  name: (belt, s, d) => beltName(playerAt(s, d.seat), belt),
  stop: 'Move no more',
  // It is asked only while a cube can be moved.
  warnStop: () => 'You could still move a cube for nothing.',
  refuse(s, d, id) {
    const belt = plantOf(playerAt(s, d.seat)).beltById.get(id);
    if (belt === undefined) return 'ALG-DEP-04';
    if (d.args.within !== 'any' && belt.machine !== d.args.within) return 'ALG-ENG-08';
    return refuseBelt(s, d.seat, belt);
  },
  facts: (s, d, id) => beltFacts(s, d.seat, id),
  refusals: {
    'ALG-DEP-02': 'Its storage is not open yet.',
    'ALG-DEP-04': ({ closed }) =>
      closed ? 'This belt is not open yet.' : 'No cube lies at the beginning of this belt.',
    'ALG-ENG-08': 'The conveyor tile moves cubes of the next Machine only.',
  },
  checkFrame: (s, d) => movingFault(s, d.seat, d.args.left, d.args.within),
  pick(s, d, id, ctx) {
    const belt = plantOf(playerAt(s, d.seat)).beltById.get(id);
    if (belt === undefined) return;
    moveCube(s, d.seat, belt, ctx);
    moveMore(s, d.seat, d.args.left - 1, d.args.within, ctx);
  },
});
