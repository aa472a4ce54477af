import type { Lesson } from '@benchtop/engine/author';
import { firstDrive } from './algoracing/lessons/first-drive.ts';

/** The lessons of each game, the first one for beginners. They carry no rules, so that a front page can name them. */
export const lessons: { readonly [game: string]: readonly Lesson[] } = {
  algoracing: [firstDrive],
};

/** A lesson of a game by its id, or null. */
export function lessonOf(game: string, id: string): Lesson | null {
  return lessons[game]?.find((lesson) => lesson.id === id) ?? null;
}
