import { settingsSchema } from '@benchtop/engine/host';
import type { Game, Json } from '@benchtop/engine/host';

/** A game as every door lists it; `settings` is a JSON Schema with defaults. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: Json;
}

/** Games as doors list them. */
export function gameList(games: readonly Game[]): ListedGame[] {
  return games.map((game) => {
    const { id, title, version, seats } = game;
    return { id, title, version, seats, settings: settingsSchema(game) };
  });
}
