/** What each game brings to be measured: `games/<game>.ts`, found by its name. Its rules are not loaded for that. */
import { existsSync } from 'node:fs';
import { catalogue } from '@benchtop/games/catalogue';
import type { Settings } from '@benchtop/engine/host';

export interface Table {
  /** What the report calls it. */
  readonly text: string;
  readonly seats: number;
  readonly settings: Settings;
}

export interface GameRow {
  /** What a reader must know to judge the figures. */
  readonly notes?: readonly string[];
  /** Where random players play. */
  readonly playouts: readonly Table[];
  /** With the largest states: where single operations and pure play are measured. */
  readonly largest: Table;
  /** What the lab simulates. */
  readonly simulated: Table;
}

/** A game that is measured. */
export interface MeasuredGame {
  readonly id: string;
  readonly title: string;
  readonly row: GameRow;
}

// This file lies beside the folder in `src` as in `dist`.
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

async function measured({ id, title }: { readonly id: string; readonly title: string }): Promise<MeasuredGame[]> {
  const file = new URL(`./games/${id}.${extension}`, import.meta.url);
  if (!existsSync(file)) return [];
  const { row } = (await import(file.href)) as { readonly row: GameRow };
  return [{ id, title, row }];
}

/** In the order of the catalogue. */
export const measuredGames: readonly MeasuredGame[] = (
  await Promise.all(catalogue.map(async ({ about }) => measured(about)))
).flat();
