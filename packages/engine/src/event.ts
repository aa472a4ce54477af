import type { FieldSpecs, Pieces } from './fields.ts';
import { perspectiveOf, EVERYBODY, onlySeat } from './pieces.ts';
import { contentOf, hiddenSpots } from './spots.ts';
import type { HiddenSpec, HiddenSpot } from './spots.ts';
import type { Core, Json } from './state.ts';

/** What happened, in the past tense: `token-loaded`. A game declares its events as a union of such types. */
export interface AnyEvent {
  readonly type: string;
}

/**
 * An event with who may see which field of it. Fields that `seen` does not name are for everybody; the others are for
 * those whose bit is set (see `pieces.ts`).
 */
export interface GameEvent {
  readonly type: string;
  readonly seen?: { readonly [field: string]: number };
  readonly [field: string]: Json | { readonly [field: string]: number } | undefined;
}

/** An event as one seat may see it: hidden fields are null, and nothing tells who else sees them. */
export interface SeenEvent {
  readonly type: string;
  readonly [field: string]: Json;
}

/** A hidden place of the state: the very list or pieces that lie there. */
export type PlaceRef = readonly unknown[] | Readonly<Pieces<unknown>>;

/** The places in which pieces lie that an event names: whoever may not look there gets null for that field. */
export type HiddenFields<E> = { readonly [F in MaskableField<E>]?: PlaceRef };
/** Field by field of each event of a union: those that may be null. */
type MaskableField<E> = E extends unknown ? { [F in keyof E]: null extends E[F] ? F : never }[keyof E] : never;

/** Masks an event for a seat, or for a spectator (null). Every event leaves the engine through here. */
export function eventFor(event: GameEvent, seat: number | null): SeenEvent {
  const seen: { type: string; [field: string]: Json } = { type: event.type };
  const perspective = perspectiveOf(seat);
  for (const field of Object.keys(event)) {
    if (field === 'seen') continue;
    const value = event[field];
    if (value === undefined) continue;
    const bits = event.seen?.[field] ?? EVERYBODY;
    seen[field] = (bits & perspective) !== 0 ? value : null;
  }
  return seen;
}

/** An event whose fields are seen by those who may look into the places that are named for them. */
export function masked(
  fields: FieldSpecs,
  s: Readonly<Core>,
  event: AnyEvent,
  places: { readonly [field: string]: PlaceRef | undefined },
): GameEvent {
  const seen: Record<string, number> = {};
  for (const field in places) {
    const place = places[field];
    if (place !== undefined) seen[field] = viewersOf(fields, s, place, (event as unknown as GameEvent)[field]);
  }
  return { ...event, seen };
}

/** Who may see this piece, or all of these pieces, in a hidden place. */
function viewersOf(fields: FieldSpecs, s: Readonly<Core>, place: PlaceRef, named: unknown): number {
  for (const spot of hiddenSpots(fields, s.seats)) {
    if (contentOf(s, spot) !== place) continue;
    if (!Array.isArray(named)) return viewersOfPiece(spot, place, named);
    let viewers = -1;
    for (const face of named) viewers &= viewersOfPiece(spot, place, face);
    return viewers;
  }
  throw new TypeError('an event names a piece in a place that is not hidden');
}

/** Where several pieces have this face: only who may see all of them. */
function viewersOfPiece({ spec, owner }: HiddenSpot, place: PlaceRef, face: unknown): number {
  const faces = 'faces' in place ? place.faces : place;
  if (!faces.includes(face)) throw new TypeError('an event names a piece that does not lie in that place');
  const own = isOwned(spec) ? onlySeat(owner) : 0;
  if (!('faces' in place)) return own;
  let viewers = -1;
  for (let i = 0; i < faces.length; i++) if (faces[i] === face) viewers &= own | (place.known[i] ?? 0);
  return viewers;
}

function isOwned(spec: HiddenSpec): boolean {
  return spec.kind === 'hidden' ? spec.rule.from === 'others' : spec.rule.sees === 'owner';
}
