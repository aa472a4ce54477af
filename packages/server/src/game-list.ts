import { settingsSchema } from '@benchtop/engine/host';
import type { Json } from '@benchtop/engine/host';
import { games } from '@benchtop/games';

/** A game as every door lists it; `settings` is a JSON Schema with defaults. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly settings: Json;
}

/** Every game that can be played. */
export function gameList(): ListedGame[] {
  return games.map((game) => {
    const { id, title, version, seats } = game;
    return { id, title, version, seats, settings: settingsSchema(game) };
  });
}
