import { catalogue as rows, loadGame as loadRules } from '@benchtop/games/catalogue';
import type { About } from '@benchtop/games/catalogue';
import type { Game, Lesson } from '@benchtop/engine/host';
import type { GameUi } from '../table/contract.ts';

/** A game as the front page presents it, without its rules or its board being loaded. */
export interface ShownGame extends About {
  readonly playable: boolean;
}

/** The games of the house; those that can be played come first. */
export const catalogue: readonly ShownGame[] = rows
  .map(({ about, load }) => ({ ...about, playable: load !== null }))
  .sort((a, b) => Number(b.playable) - Number(a.playable));

export function titleOf(id: string): string {
  return catalogue.find((entry) => entry.id === id)?.title ?? id;
}

/** What becomes of a match that somebody played alone: won, lost, or only finished where the game has no goal. */
export function soloVerb(id: string, won: boolean): string {
  if (catalogue.find((entry) => entry.id === id)?.soloGoal !== true) return 'finished';
  return won ? 'won' : 'lost';
}

/** A game with its rules, its lessons and its board. */
export interface LoadedGame {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly ui: GameUi;
}

/** Every game's folder may have a board; the plain one serves where there is none. */
const boards = import.meta.glob<{ readonly ui: GameUi }>('./*/ui.tsx');

async function uiOf(id: string): Promise<GameUi> {
  const load = boards[`./${id}/ui.tsx`] ?? boards['./plain/ui.tsx'];
  if (load === undefined) throw new Error('the page has no plain board');
  return (await load()).ui;
}

const loaded = new Map<string, LoadedGame>();

/** Loads a game; null when there is none of that name. Rejects when the page cannot fetch its parts. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const [rules, ui] = await Promise.all([loadRules(id), uiOf(id)]);
  if (rules === null) return null;
  const found = { game: rules.game, lessons: rules.lessons ?? [], ui };
  loaded.set(id, found);
  return found;
}

/** A lesson of a game that is loaded, or null. */
export function lessonOf(game: string, id: string): Lesson | null {
  return loaded.get(game)?.lessons.find((lesson) => lesson.id === id) ?? null;
}
