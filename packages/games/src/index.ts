import type { Game } from '@benchtop/engine/host';
import { catalogue } from './catalogue.ts';

/* All games at once, for doors that need no page to load quickly: servers, the command line, tests. */

/** Every game that can be played, in the order in which doors list them. */
export const games: readonly Game[] = (
  await Promise.all(catalogue.map(async ({ load }) => (await load?.())?.game))
).flatMap((game) => game ?? []);

/** The game with this id, or null. */
export function gameOf(id: string): Game | null {
  return games.find((game) => game.id === id) ?? null;
}
