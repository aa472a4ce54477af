import type { Game } from '@benchtop/engine/host';
import { loadGame } from '@benchtop/games/catalogue';

/** The rules of a game, fetched when they are needed; null when there is none of that name. */
export async function rulesOf(id: string): Promise<Game | null> {
  return (await loadGame(id))?.game ?? null;
}
