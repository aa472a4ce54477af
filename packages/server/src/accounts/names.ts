/** The longest name, in characters. */
const LONGEST = 24;

// Letters and signs that show nothing.
const BLANK = /[\u{115f}\u{1160}\u{2800}\u{3164}\u{ffa0}]/u;

/**
 * A name as it is kept and shown: composed, trimmed, with single spaces. Null when it has no or too many characters, or
 * characters that steer the text around it: controls, direction marks, piles of accents.
 */
export function cleanName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');
  if (name === '' || Array.from(name).length > LONGEST) return null;
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name) || BLANK.test(name)) return null;
  return /^\p{M}|\p{M}{4}/u.test(name) ? null : name;
}
