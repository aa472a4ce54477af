import type { LockId, SubId } from './data/ocean.ts';
import type { LinEvent } from './events.ts';
import { toggle } from './water.ts';
import type { LinView } from './state.ts';
import type { Ocean } from './water.ts';

/** The ocean of a state or of a view. */
type Seen = Readonly<Pick<LinView, keyof Ocean>>;

/** What a toggle would do: the ocean after it, and what would happen one after the other. */
export interface Foreseen {
  readonly ocean: Readonly<Ocean>;
  readonly events: readonly LinEvent[];
}

export function foreseeToggle(s: Seen, lock: LockId): Foreseen {
  const ocean = copyOf(s);
  const events: LinEvent[] = [];
  toggle(ocean, lock, { emit: (event) => events.push(event) });
  return { ocean, events };
}

/** The submersibles that a toggle would wash away. */
export function washedAway(s: Seen, lock: LockId): readonly SubId[] {
  return foreseeToggle(s, lock).events.flatMap((event) => (event.type === 'sub-returned' ? [event.sub] : []));
}

function copyOf({ locks, water, cubes, subs, supply }: Seen): Ocean {
  return {
    locks: { ...locks },
    water: [...water],
    cubes: [...cubes],
    subs: {
      'sub-a': moored(subs['sub-a']),
      'sub-b': moored(subs['sub-b']),
      'sub-c': moored(subs['sub-c']),
      'sub-d': moored(subs['sub-d']),
      'sub-e': moored(subs['sub-e']),
      'sub-f': moored(subs['sub-f']),
    },
    supply: { ...supply },
  };
}

function moored({ x, r, hold }: Seen['subs'][SubId]): Ocean['subs'][SubId] {
  return { x, r, hold: [...hold] };
}
