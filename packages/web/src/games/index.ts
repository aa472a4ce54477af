import type { Game } from '@benchtop/engine/host';
import type { CoverGame } from '../covers/GameCover.tsx';
import type { GameUi } from '../table/contract.ts';

/** A game as the front page presents it, without its rules or its board being loaded. */
export interface CatalogueEntry {
  readonly id: CoverGame;
  readonly title: string;
  readonly pitch: string;
  /** The most players; alone is possible everywhere but online. */
  readonly most: number;
  readonly length: string;
  readonly playable: boolean;
}

/** The games of the house; those that can be played come first. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'arctic-cleanup',
    title: 'Arctic CleanUp',
    pitch: 'Sail two ships through pack ice, fish plastic out of the sea and sort it by polymer before your rivals do.',
    most: 4,
    length: '20–40 minutes',
    playable: true,
  },
  {
    id: 'algoracing',
    title: 'Algoracing',
    pitch: 'Program a rover with cards, then watch it race over the hills of Mars exactly as you told it to.',
    most: 4,
    length: '20–40 minutes',
    playable: true,
  },
  {
    id: 'algae-inc',
    title: 'Algae, Inc.',
    pitch: 'Brew algae in steel tanks and sell what the greenhouse gives.',
    most: 4,
    length: '30 minutes per player',
    playable: false,
  },
  {
    id: 'biohack',
    title: 'Biohack',
    pitch: 'Splice creatures in a back-alley laboratory, and hope the city does not notice.',
    most: 4,
    length: '60–90 minutes',
    playable: false,
  },
  {
    id: 'lineae',
    title: 'Lineae',
    pitch: 'Drill through the ice of Europa and chart the ocean below.',
    most: 5,
    length: '90–120 minutes',
    playable: false,
  },
];

export function titleOf(id: string): string {
  return catalogue.find((entry) => entry.id === id)?.title ?? id;
}

/** A game with its rules and its board. */
export interface LoadedGame {
  readonly game: Game;
  readonly ui: GameUi;
}

async function rulesOf(id: string): Promise<Game | null> {
  const { gameOf } = await import('@benchtop/games');
  return gameOf(id);
}

async function uiOf(id: string): Promise<GameUi> {
  switch (id) {
    case 'arctic-cleanup':
      return (await import('./arctic-cleanup/ui.tsx')).arcticUi;
    case 'algoracing':
      return (await import('./algoracing/ui.tsx')).algoracingUi;
    default:
      return (await import('./plain/ui.tsx')).plainUi;
  }
}

/** Loads a game; null when there is none of that name. Rejects when the page cannot fetch its parts. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const [game, ui] = await Promise.all([rulesOf(id), uiOf(id)]);
  return game === null ? null : { game, ui };
}
