import type { Game } from '@benchtop/engine/host';
import { catalogue, loadGame } from '@benchtop/games/catalogue';

/*
 * The rules of the installed games are fetched when somebody needs them: to load all of them takes as long as everything
 * else of a start, and nobody needs them to see the page or the lobby.
 */

/** Fetches the rules of a game; null when there is none of that name. */
export async function installedGame(id: string): Promise<Game | null> {
  return (await loadGame(id))?.game ?? null;
}

/** Every game that can be played, in the order in which doors list them. */
export async function installedGames(): Promise<Game[]> {
  const games = await Promise.all(catalogue.map(({ about }) => installedGame(about.id)));
  return games.flatMap((game) => game ?? []);
}

/** What a game is called; null when there is none of that name. */
export function titleOf(id: string): string | null {
  return catalogue.find(({ about }) => about.id === id)?.about.title ?? null;
}

/** Fetches all rules, one game after the other, with room for other work in between; says which of them do not load. */
export async function fetchAllRules(failed: (game: string, error: unknown) => void): Promise<void> {
  for (const { about } of catalogue) {
    await installedGame(about.id).catch((error: unknown) => failed(about.id, error));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
