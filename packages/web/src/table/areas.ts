/* Ways around the table by keys: to its parts, and to a board without its pieces. */

/** The parts of the table by the key that leads there, with Alt. */
const areas: { readonly [code: string]: string } = {
  KeyB: 'main[aria-label="Board"]',
  KeyD: '#options',
  KeyP: 'aside[aria-label="Players"]',
  KeyG: '[role="log"]',
};

/** Puts the focus on a part of the table; false where the key leads nowhere, or the part is not on the screen. */
export function jumpTo(code: string): boolean {
  const selector = areas[code];
  const part = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
  if (part === null) return false;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus();
  return true;
}

/** Takes the pieces out of sight, so that the board can be read, and brings them back. */
export function hidePieces(): void {
  document.documentElement.toggleAttribute('data-bare');
}
