/*
 * What people write is shown among the words of others. Right-to-left languages need no help of the writer to be shown
 * in their direction; what steers direction by hand, or is no letter at all, serves only to deceive.
 */

// Breaks and tabs: a text is one line.
// oxlint-disable-next-line no-control-regex
const BREAKS = /[\t-\r\u{85}\u{2028}\u{2029}]+/gu;

/*
 * Controls, halves of characters, embeddings, overrides and isolates of direction, annotations, and signs without width
 * that join nothing. Marks of direction stay, and what Persian and emoji need to join and part letters.
 */
const STEERING = /[\p{Cc}\p{Cs}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}]/gu;

// More accents on one letter than any language has reach into the lines above and below.
const PILED = /(\p{M}{6})\p{M}+/gu;

/** A line of text without anything that could change how the text around it is read. */
export function plainText(text: string): string {
  return text.replaceAll(BREAKS, ' ').replaceAll(STEERING, '').replaceAll(PILED, '$1').trim();
}

/** True when a text has something to be seen. */
export function isVisible(text: string): boolean {
  return /[^\p{C}\p{Z}\p{M}]/u.test(text);
}
