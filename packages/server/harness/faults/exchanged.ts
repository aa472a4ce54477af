import type { Store } from '@benchtop/server/parts';

/** A store of which some calls go otherwise. */
export function exchanged(store: Store, changes: Partial<Store>): Store {
  return new Proxy(store, {
    get(target, name) {
      const changed = Reflect.get(changes, name) as unknown;
      if (changed !== undefined) return changed;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value as () => void).bind(target) : value;
    },
  });
}
