import type { Lesson } from '@benchtop/engine/author';
import { firstDive } from './first-dive.ts';
import { rocketsAndColony } from './rockets-and-colony.ts';
import { sampleTurn1, sampleTurn2 } from './sample-turns.ts';
import { waterAndLocks } from './water-and-locks.ts';

/** The first one is for beginners; the last two are the sample turns of the rulebook. */
export const lessons: readonly Lesson[] = [firstDive, waterAndLocks, rocketsAndColony, sampleTurn1, sampleTurn2];
