import { parsed } from '../../ui/storage.ts';

const KEY = 'benchtop.replay';
let handed: unknown = null;

/** Carries a record to the page `/replay/file`, as it was read: nothing in it has to be checked. */
export function handOverRecord(value: unknown): void {
  handed = value;
  // Small ones survive a reload of the page.
  try {
    sessionStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    forget();
  }
}

/** What was handed over last; null when there is nothing. */
export function handedRecord(): unknown {
  try {
    handed ??= parsed(sessionStorage.getItem(KEY));
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  return handed;
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // The same.
  }
}
