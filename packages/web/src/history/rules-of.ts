import type { Game } from '@benchtop/engine/host';

/** The rules of a game, fetched when they are needed; null when there is none of that name. */
export async function rulesOf(id: string): Promise<Game | null> {
  const { gameOf } = await import('@benchtop/games');
  return gameOf(id);
}
