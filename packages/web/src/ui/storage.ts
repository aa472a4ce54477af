import { t } from '../words/words.ts';
/** Why something could not be kept, as the player reads it. */
export const NOT_KEPT =
  'This browser does not let the page keep anything, so the match lasts only as long as this tab. Download its record to keep it.';

/** Reads a text the page has kept; null when there is none or the browser refuses. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text. Returns a sentence when the browser refuses (storage full, private mode), else null. */
export function writeText(key: string, text: string): string | null {
  try {
    localStorage.setItem(key, text);
    return null;
  } catch {
    return t(NOT_KEPT);
  }
}

export function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}

/** Every key that begins with a prefix. */
export function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** What a text holds, or null when it is not JSON. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
