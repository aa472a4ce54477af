import type { Lesson } from '@benchtop/engine/author';
import { alone } from './alone.ts';
import { firstNight } from './first-night.ts';
import { theCity } from './the-city.ts';

/** The first one is for beginners. */
export const lessons: readonly Lesson[] = [firstNight, theCity, alone];
