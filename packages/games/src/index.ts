import type { Game } from '@benchtop/engine/author';
import { algoracing } from './algoracing/index.ts';
import { arcticCleanup } from './arctic-cleanup/index.ts';

export { algoracing } from './algoracing/index.ts';
export { arcticCleanup } from './arctic-cleanup/index.ts';

/** Every game that can be played, in the order in which doors list them. */
export const games: readonly Game[] = [arcticCleanup, algoracing];

/** The game with this id, or null. */
export function gameOf(id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
