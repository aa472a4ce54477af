/** The languages of the page, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type LanguageId = keyof typeof languages;
export const languageIds = ['en', 'de'] as const satisfies readonly LanguageId[];

interface Language {
  /** As `Intl` and the document take it. */
  readonly id: LanguageId;
  /** Sentences by the English ones; null while the page speaks English. */
  words: { readonly [english: string]: string } | null;
  /** True where every word that comes from a catalogue is marked, so that those that do not come from one are seen. */
  readonly pseudo: boolean;
}

let spoken: Language = { id: 'en', words: null, pseudo: false };

/** What the page speaks. It stays the same until the page is loaded again. */
export function language(): Readonly<Language> {
  return spoken;
}

/** The language to speak: what the address asks for, else what the player set, else the first one of the browser that the page knows. */
export function chosenLanguage(
  set: LanguageId | 'system',
  wanted: readonly string[],
  asked: string | null = null,
): LanguageId {
  const linked = languageIds.find((id) => id === asked);
  if (linked !== undefined) return linked;
  if (set !== 'system') return set;
  const known = wanted.map((tag) => languageIds.find((id) => tag.toLowerCase().split('-')[0] === id));
  return known.find((id) => id !== undefined) ?? 'en';
}

/** Fetches a language and speaks it from now on. English is there already; what cannot be fetched leaves it at that. */
export async function speak(id: LanguageId, pseudo = false, fetchWords = wordsOf): Promise<void> {
  // A line that breaks once would leave the whole visit in English. (Some browsers remember that a file did not come.)
  const fetched = await fetchWords(id, pseudo).catch(async () => fetchWords(id, pseudo));
  spoken = { id, words: fetched, pseudo };
  if (typeof document !== 'undefined') document.documentElement.lang = id;
}

async function wordsOf(id: LanguageId, pseudo: boolean): Promise<Language['words']> {
  if (pseudo) return (await import('./pseudo.ts')).pseudoWords();
  return id === 'de' ? (await import('./de.ts')).de : null;
}

/** Adds the words of a game's board. */
export function learn(words: { readonly [english: string]: string }): void {
  // What is marked is marked whatever it says.
  if (spoken.words !== null && !spoken.pseudo) spoken.words = { ...spoken.words, ...words };
}
