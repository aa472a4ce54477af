import { catalogue as rows, loadGame as loadRules, loadGermanWords } from '@benchtop/games/catalogue';
import type { About, GameModule } from '@benchtop/games/catalogue';
import type { AnyGameWords, Game, Lesson } from '@benchtop/engine/host';
import type { GameUi } from '../table/contract.ts';
import { language, learn } from '../words/language.ts';
import { t } from '../words/words.ts';

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

/** What became of a match that somebody (null: the reader) played alone: won, lost, or only finished where the game has no goal. */
export function soloWords(id: string, name: string | null, won: boolean): string {
  const goal = catalogue.find((entry) => entry.id === id)?.soloGoal === true;
  if (name === null) return !goal ? t('You finished.') : won ? t('You won.') : t('You lost.');
  return !goal ? t('{name} finished.', { name }) : won ? t('{name} won.', { name }) : t('{name} lost.', { name });
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

/** A game and its lessons in the words of a translation. */
async function spokenIn({ game, lessons = [] }: GameModule, words: AnyGameWords): Promise<GameModule> {
  const { inWords, lessonIn } = await import('../words/in-words.ts');
  return { game: inWords(game, words), lessons: lessons.map((lesson) => lessonIn(lesson, words)) };
}

/** The words of boards in other languages. */
const boardWords = import.meta.glob<BoardWords>('./*/de.ts');

interface BoardWords {
  readonly de: { readonly [english: string]: string };
  /** Gives the board what its names are in that language. */
  begin(): void;
}

/** What a game says, where the page speaks another language than English and the game knows it; the board learns its words. */
async function wordsOf(id: string): Promise<AnyGameWords | null> {
  const { words: spoken, pseudo } = language();
  if (spoken === null) return null;
  const [words, board] = await Promise.all([loadGermanWords(id), boardWords[`./${id}/de.ts`]?.()]);
  if (board !== undefined) {
    learn(board.de);
    board.begin();
  }
  return words !== null && pseudo ? (await import('../words/pseudo.ts')).marked(words) : words;
}

const loaded = new Map<string, LoadedGame>();

/** Loads a game; null when there is none of that name. Rejects when the page cannot fetch its parts. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  // Boards make some of their words when they are loaded.
  const words = await wordsOf(id);
  const [rules, ui] = await Promise.all([loadRules(id), uiOf(id)]);
  if (rules === null) return null;
  const { game, lessons = [] } = words === null ? rules : await spokenIn(rules, words);
  const found = { game, lessons, ui };
  loaded.set(id, found);
  return found;
}

/** A lesson of a game that is loaded, or null. */
export function lessonOf(game: string, id: string): Lesson | null {
  return loaded.get(game)?.lessons.find((lesson) => lesson.id === id) ?? null;
}
