const letters: { readonly [letter: string]: string } = {
  a: 'á',
  e: 'ê',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Â',
  E: 'Ê',
  O: 'Ø',
  U: 'Û',
};

/** A sentence as the pseudo-language has it: in brackets, with marks on its vowels, and two fifths longer. */
export function pseudo(words: string): string {
  const text = words.replace(/\|.*/, '');
  const marked = text.replace(/\{\w+\}|[aeiouAEOU]/g, (found) => letters[found] ?? found);
  // No word of it is longer than those of real languages.
  const more = '~'.repeat(Math.ceil(text.length * 0.4)).replace(/~{16}(?=~)/g, '$& ');
  return `⟦${marked}${more}⟧`;
}

/** Every sentence in the pseudo-language: it shows what does not come from a catalogue, and what breaks when words are long. */
export function pseudoWords(): { readonly [english: string]: string } {
  const said = (words: string | symbol): string => pseudo(String(words));
  return new Proxy<{ [english: string]: string }>(
    {},
    {
      get: (_, words) => said(words),
      getOwnPropertyDescriptor: (_, words) => ({ value: said(words), enumerable: true, configurable: true }),
    },
  );
}

/** All that a game says, marked: every text, and every text that a function makes. */
export function marked<T>(words: T): T {
  return mark(words) as T;
}

function mark(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value === 'function')
    return (...args: unknown[]) => mark((value as (...given: unknown[]) => unknown)(...args));
  if (Array.isArray(value)) return value.map(mark);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]));
}
