import { subIds } from './data/ocean.ts';
import type { LockId, SubId } from './data/ocean.ts';
import type { LinState } from './state.ts';
import { toggle } from './water.ts';
import type { Ocean } from './water.ts';

/** The submersibles that a toggle would wash away. */
export function washedAway(s: Readonly<LinState>, lock: LockId): readonly SubId[] {
  const lost: SubId[] = [];
  toggle(copyOf(s), lock, {
    emit(event) {
      if (event.type === 'sub-returned') lost.push(event.sub);
    },
  });
  return lost;
}

function copyOf(s: Readonly<LinState>): Ocean {
  const { locks, water, cubes, subs, supply } = s;
  const copied = { ...subs };
  for (const id of subIds) copied[id] = { ...subs[id] };
  return { locks: { ...locks }, water: [...water], cubes: [...cubes], subs: copied, supply: { ...supply } };
}
