import type { Json } from './state.ts';

/**
 * What happened, in the past tense: `token-loaded`. Everybody sees every field, except those named in `only`,
 * which list the seats that may see them.
 */
export interface GameEvent {
  readonly type: string;
  readonly only?: { readonly [field: string]: readonly number[] };
  readonly [field: string]: Json | { readonly [field: string]: readonly number[] } | undefined;
}

/** An event as one seat may see it: hidden fields are null, and nothing tells who else sees them. */
export interface SeenEvent {
  readonly type: string;
  readonly [field: string]: Json;
}

/** Masks an event for a seat, or for a spectator (null). Every event leaves the engine through here. */
export function eventFor(event: GameEvent, seat: number | null): SeenEvent {
  const seen: { type: string; [field: string]: Json } = { type: event.type };
  for (const [field, value] of Object.entries(event)) {
    if (field === 'only' || value === undefined) continue;
    const readers = event.only?.[field];
    seen[field] = readers === undefined || (seat !== null && readers.includes(seat)) ? value : null;
  }
  return seen;
}
