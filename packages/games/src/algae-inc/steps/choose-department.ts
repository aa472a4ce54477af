import { departments, producers } from '../data/departments.ts';
import { byproductNames } from '../data/tanks.ts';
import { departmentIds } from '../data/words.ts';
import type { DepartmentId } from '../data/words.ts';
import { pickCard } from '../define.ts';
import { takeDepartment } from '../phases/setup.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { turnOrder } from '../turn.ts';

/** ALG-SET-02, ALG-SET-03: a department that nobody has; of two players each makes another by-product. */
function refuse(s: Readonly<AlgState>, id: DepartmentId): 'ALG-SET-02' | 'ALG-SET-03' | null {
  let rival = false;
  for (const { department } of s.players) {
    if (department === id) return 'ALG-SET-02';
    if (department !== null && departments[department].produces === departments[id].produces) rival = true;
  }
  return rival && s.seats === 2 ? 'ALG-SET-03' : null;
}

export const chooseDepartment = pickCard({
  kind: 'choose-department',
  rule: 'ALG-SET-02',
  of: departmentIds,
  prompt: 'choose your department',
  name: (id) => departments[id].name,
  refuse: (s, _d, id) => refuse(s, id),
  facts: (_s, _d, id) => ({
    department: departments[id].name,
    byproduct: byproductNames[departments[id].produces],
    // Two seats: one of each pair.
    others: producers[departments[id].produces === 'biomass' ? 'bio-oil' : 'biomass']
      .map((other) => departments[other].name)
      .join(' or '),
  }),
  refusals: {
    'ALG-SET-02': ({ department }) => `Somebody else runs ${String(department)}.`,
    'ALG-SET-03': ({ byproduct, others }) =>
      `The other department makes ${String(byproduct)} already: of two players one must run ${String(others)}.`,
  },
  checkFrame(s, d, depth) {
    if (s.stage !== 'setup') return 'departments are chosen before the month begins';
    if (playerAt(s, d.seat).department !== null) return 'the player has a department already';
    return depth === s.seats - turnOrder(s).indexOf(d.seat) ? null : 'departments are chosen in player order';
  },
  pick: (s, d, id, ctx) => takeDepartment(s, d.seat, id, ctx),
});
