import type { Lesson } from '@benchtop/engine/author';
import { exporting } from './export.ts';
import { firstSoloWeek } from './first-solo-week.ts';
import { production } from './production.ts';
import { teams } from './teams.ts';

/** The first one is for beginners. */
export const lessons: readonly Lesson[] = [production, teams, exporting, firstSoloWeek];
