import type { Game } from '@benchtop/engine/host';
import type { AnyGameWords, Lesson } from '@benchtop/engine/author';
import { about as algaeInc } from './algae-inc/about.ts';
import { about as algoracing } from './algoracing/about.ts';
import { about as arcticCleanup } from './arctic-cleanup/about.ts';
import { about as biohack } from './biohack/about.ts';
import type { Gains } from './gains.ts';
import { about as lineae } from './lineae/about.ts';

/** A game as it is presented, without its rules being loaded. */
export interface About {
  /** Kebab-case: the name of its folders and addresses. */
  readonly id: string;
  readonly title: string;
  readonly pitch: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether a match alone is won or lost; elsewhere it is only finished, with a rank or a medal. */
  readonly soloGoal: boolean;
  /** What its points are called, where they have a name of their own. */
  readonly points?: string;
  /** How long a match takes. */
  readonly length: string;
  /** The first one is for beginners. */
  readonly lessons: readonly { readonly id: string; readonly title: string }[];
}

/** What the `index.ts` of a game exports for the doors. */
export interface GameModule {
  readonly game: Game;
  /** The lessons that `about` names. */
  readonly lessons?: readonly Lesson[];
  /** What a turn can bring, for tests of bots. */
  readonly gains?: Gains;
}

/** One row of the catalogue: a game is registered here and nowhere else. */
export interface CatalogueEntry {
  readonly about: About;
  /** Fetches the rules; null while the game is still to come. */
  readonly load: (() => Promise<GameModule>) | null;
  /** Fetches its words in other languages; in what is not named it speaks English. */
  readonly words?: { readonly de: () => Promise<{ readonly words: AnyGameWords }> };
}

/** The games of the house, in the order in which doors list them. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    about: arcticCleanup,
    load: () => import('./arctic-cleanup/index.ts'),
    words: { de: () => import('./arctic-cleanup/de/index.ts') },
  },
  { about: algoracing, load: () => import('./algoracing/index.ts') },
  { about: algaeInc, load: () => import('./algae-inc/index.ts') },
  { about: biohack, load: () => import('./biohack/index.ts') },
  { about: lineae, load: () => import('./lineae/index.ts') },
];

/** Fetches a game; null when there is none of that name. Rejects where its parts cannot be fetched. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const entry = catalogue.find(({ about }) => about.id === id);
  return (await entry?.load?.()) ?? null;
}

/** Fetches the German words of a game; null when it has none. */
export async function loadGermanWords(id: string): Promise<AnyGameWords | null> {
  const entry = catalogue.find(({ about }) => about.id === id);
  return (await entry?.words?.de())?.words ?? null;
}
