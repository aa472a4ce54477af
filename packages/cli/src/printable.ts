/** What steers a terminal, or turns the direction of writing. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A line of text with words of a hostile file in it, for a terminal. */
export function printable(text: string): string {
  return text.replaceAll(STEERING, '?');
}

/** JSON that reads the same and steers no terminal. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => line.replaceAll(STEERING, escaped))
    .join('\n');
}

function escaped(text: string): string {
  return Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join(
    '',
  );
}
