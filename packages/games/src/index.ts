import type { Game } from '@benchtop/engine';
import { arcticCleanup } from './arctic-cleanup/index.ts';

export { arcticCleanup } from './arctic-cleanup/index.ts';

/** Every game that can be played, in the order in which doors list them. */
export const games: readonly Game[] = [arcticCleanup];

/** The game with this id, or null. */
export function gameOf(id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
