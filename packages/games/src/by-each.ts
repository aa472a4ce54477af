/** A record with an entry for each of these keys. */
export function byEach<K extends string, T>(keys: readonly K[], of: (key: K) => T): { readonly [P in K]: T } {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as { [P in K]: T };
}
