/** An id as people read it: "deep-sea" and "deepSea" are "Deep sea". */
export function readable(id: string | number): string {
  const text = String(id)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return capital(text);
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name without its article: "Hidden Vat". */
export const bare = (name: string): string => name.replace(/^the /, '');

/** "the Hidden Vat" on a sign. */
export const signName = (name: string): string => capital(bare(name));

/** A hue of its own for a word, the same at every table. */
export function wordHue(word: string): number {
  let sum = 0;
  for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return (sum * 47) % 360;
}
