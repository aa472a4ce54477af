import { createElement, lazy, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

export interface Later<P> {
  (this: void, props: P): ReactNode;
  /** Once it has been fetched it is drawn at once: whoever waits for it in a Suspense waits longer than needed. */
  fetch(this: void): Promise<void>;
}

/** A component with files of its own, fetched when it is first drawn, or before. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let there: ComponentType<P> | null = null;
  const fetch = async (): Promise<ComponentType<P>> => (there ??= await load());
  const Fetched = lazy(async () => ({ default: await fetch() })) as unknown as ComponentType<P>;
  function Drawn(props: P): ReactNode {
    const [Part] = useState(() => there ?? Fetched);
    return createElement(Part, props);
  }
  return Object.assign(Drawn, { fetch: async () => void (await fetch()) });
}
