/** What stands in braces in a sentence. */
export type Gaps<W> = W extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never;

/** A catalogue by the English sentences. A gap that the English one lacks does not compile. */
export function translated<const T extends { readonly [english: string]: string }>(
  words: T & { readonly [W in keyof T]: Gaps<T[W]> extends Gaps<W> ? string : never },
): T {
  return words;
}
