import type { Lesson } from '@benchtop/engine/author';

/** The first one is for beginners. */
export const lessons: readonly Lesson[] = [];
