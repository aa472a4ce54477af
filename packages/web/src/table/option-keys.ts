const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** The key of the option at a place of the list, or null. */
export function keyOf(index: number): string | null {
  return KEYS[index] ?? null;
}

/** The place of the option that a key chooses, or -1. */
export function placeOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key) : -1;
}
