/** The variants of the games, by name: `game/arctic-cleanup/search/2 seats`. */
import { measuredGames, type MeasuredGame, type Table } from './game-rows.ts';
import type { Variant, WaitingVariant } from './measure.ts';

type AnyVariant = Variant | WaitingVariant;
type Maker = (id: string, table: Table) => Promise<AnyVariant>;

/** What is measured of a game at one of its tables. */
const kinds = {
  search: async (id, { seats, settings }) => {
    const { searching } = await import('./playouts.ts');
    const game = await rulesOf(id);
    return (budget) => searching(game, seats, settings, budget);
  },
  play: async (id, { seats, settings }) => {
    const { playing } = await import('./playouts.ts');
    const game = await rulesOf(id);
    return (budget) => playing(game, seats, settings, budget);
  },
  clone: async (id, table) => (await costs(id, table)).cloning,
  options: async (id, table) => (await costs(id, table)).listingOptions,
  view: async (id, table) => (await costs(id, table)).viewing,
  hash: async (id, table) => (await costs(id, table)).hashing,
  random: async (id, table) => (await import('./simulation.ts')).simulating(id, table, 'random', 1),
  random2: async (id, table) => (await import('./simulation.ts')).simulating(id, table, 'random', 2),
  greedy: async (id, table) => (await import('./simulation.ts')).simulating(id, table, 'greedy', 1),
} satisfies Record<string, Maker>;

export type Kind = keyof typeof kinds;
export type GameVariantName = `game/${string}/${Kind}/${string}`;

export function gameVariant(id: string, kind: Kind, { text }: Table): GameVariantName {
  return `game/${id}/${kind}/${text}`;
}

/** The variant of this name; null: there is none. */
export function gameVariantNamed(name: string): (() => Promise<AnyVariant>) | null {
  for (const { id, row } of measuredGames)
    for (const table of tablesOf(row))
      for (const [kind, make] of Object.entries(kinds) as [Kind, Maker][])
        if (gameVariant(id, kind, table) === name) return () => make(id, table);
  return null;
}

function tablesOf({ playouts, largest, simulated }: MeasuredGame['row']): Table[] {
  return [...playouts, largest, simulated];
}

async function rulesOf(id: string) {
  const { loadGame } = await import('@benchtop/games/catalogue');
  const found = await loadGame(id);
  if (found === null) throw new Error(`no game ${id}`);
  return found.game;
}

async function costs(id: string, { seats, settings }: Table) {
  const { costsOf } = await import('./costs.ts');
  return costsOf(await rulesOf(id), seats, settings);
}
