import { subIds } from './data/ocean.ts';
import type { LockId, SubId } from './data/ocean.ts';
import type { LinEvent } from './events.ts';
import { toggle } from './water.ts';
import type { Ocean } from './water.ts';

/** What a toggle would do: the ocean after it, and what would happen one after the other. */
export interface Foreseen {
  readonly ocean: Readonly<Ocean>;
  readonly events: readonly LinEvent[];
}

export function foreseeToggle(s: Readonly<Ocean>, lock: LockId): Foreseen {
  const ocean = copyOf(s);
  const events: LinEvent[] = [];
  toggle(ocean, lock, { emit: (event) => events.push(event) });
  return { ocean, events };
}

/** The submersibles that a toggle would wash away. */
export function washedAway(s: Readonly<Ocean>, lock: LockId): readonly SubId[] {
  return foreseeToggle(s, lock).events.flatMap((event) => (event.type === 'sub-returned' ? [event.sub] : []));
}

function copyOf(s: Readonly<Ocean>): Ocean {
  const { locks, water, cubes, subs, supply } = s;
  const copied = { ...subs };
  for (const id of subIds) copied[id] = { ...subs[id] };
  return { locks: { ...locks }, water: [...water], cubes: [...cubes], subs: copied, supply: { ...supply } };
}
