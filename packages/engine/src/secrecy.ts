import type { FieldSpec, FieldSpecs, PieceRule, Pieces, Place, SeenPieces, Word } from './fields.ts';
import type { Game } from './game.ts';
import { perspectiveOf, onlySeat } from './pieces.ts';
import { hiddenSpots, partsOf } from './spots.ts';
import type { HiddenSpec } from './spots.ts';
import { assertNever } from './state.ts';
import type { Args, Core, Frame, Settings } from './state.ts';

/** A place that is hidden as a whole: a list of pieces, or one value. */
export interface Hidden {
  /** Who may not look: everybody, or all but the seat whose record it is in. */
  readonly from: 'everybody' | 'others';
  /** What they see instead: how many, or also the mix (the pieces, sorted). */
  readonly show: 'count' | 'mix';
  /** Pieces of hidden places of one pool are what a player cannot tell apart. */
  readonly pool: string;
}

/** A decision that is open, as somebody sees it. */
export interface SeenFrame {
  readonly id: number;
  readonly step: string;
  /** Who still owes an answer. */
  readonly waiting: readonly number[];
  /** Public, like every frame: what is hidden belongs into a hidden place of the state. */
  readonly args: Args;
  /** The seat's own answer to a simultaneous decision, while others still think. */
  readonly answer: string | null;
}

/** What every view holds, whatever the game. */
export interface ViewCore {
  readonly seat: number | null;
  readonly seats: number;
  readonly settings: Settings;
  readonly over: string | null;
  /** Open decisions and phases to be resumed; the last one is on top. */
  readonly pending: readonly SeenFrame[];
}

/** A view of any game. */
export type View = ViewCore & { readonly [key: string]: unknown };

/** Builds what a seat (or a spectator: null) may know. An allow-list: what is not declared is not shown. */
export function viewOf<S extends Core>(game: Game<S>, s: Readonly<S>, seat: number | null): View {
  const view: Record<string, unknown> = {
    seat,
    seats: s.seats,
    settings: s.settings,
    over: s.over,
    pending: s.stack.map((frame) => seenFrame(frame, seat)),
  };
  showFields(view, game.state.fields, s, -1, seat);
  return view as View;
}

/**
 * True when the game shows something to some seats and not to others: then people who share a screen need a curtain. Of
 * pieces that are known one by one, any may be known to one seat only.
 */
export function hasSecretsBetweenSeats(game: Game): boolean {
  return hiddenSpots(game.state.fields, game.seats.max).some(
    ({ spec }) => spec.kind === 'pieces' || spec.rule.from === 'others',
  );
}

/** What is hidden nowhere is shown as it is. */
function showFields(
  shown: Record<string, unknown>,
  fields: FieldSpecs,
  from: Readonly<Record<string, unknown>>,
  owner: number,
  seat: number | null,
): void {
  for (const { name, spec, hides } of partsOf(fields))
    shown[name] = hides ? seen(spec, from[name], owner, seat) : from[name];
}

function seen(spec: FieldSpec, value: unknown, owner: number, seat: number | null): unknown {
  switch (spec.kind) {
    case 'hidden':
    case 'pieces':
      return seenPlace(spec, value, owner, seat);
    case 'record': {
      const shown: Record<string, unknown> = {};
      showFields(shown, spec.fields, value as Record<string, unknown>, owner, seat);
      return shown;
    }
    case 'per-seat':
      return (value as readonly unknown[]).map((item, i) => seen(spec.of, item, i, seat));
    case 'times':
      return (value as readonly unknown[]).map((item) => seen(spec.of, item, owner, seat));
    case 'int':
    case 'flag':
    case 'word':
    case 'seat':
    case 'seat-set':
    case 'nullable':
    case 'list':
    case 'frozen':
      return value;
    default:
      return assertNever(spec);
  }
}

/** A hidden place of an owner (-1: nobody) as a seat, or a spectator, sees it. */
export function seenPlace(
  spec: HiddenSpec,
  value: unknown,
  owner: number,
  seat: number | null,
): Place<unknown> | SeenPieces<unknown> {
  if (spec.kind === 'pieces') return seenPieces(spec.rule, value as Pieces<Word>, owner === seat, seat);
  const items = itemsOf(value);
  if (owner === seat && spec.rule.from === 'others') return { count: items.length, items };
  return { count: items.length, items: spec.rule.show === 'mix' ? sorted(items) : null };
}

function seenPieces(rule: PieceRule, place: Pieces<Word>, own: boolean, seat: number | null): SeenPieces<Word> {
  const all = own && rule.sees === 'owner';
  const perspective = perspectiveOf(seat);
  let shown = place.faces.map((face, i) => {
    const known = place.known[i] ?? 0;
    return { face: all || (known & perspective) !== 0 ? face : null, back: rule.back(face), known };
  });
  if (!all && !rule.ordered) shown = sorted(shown);
  return {
    count: shown.length,
    faces: shown.map(({ face }) => face),
    backs: shown.map(({ back }) => back),
    known: shown.map(({ known }) => known),
  };
}

export function seenFrame(frame: Frame, seat: number | null): SeenFrame {
  const { id, step, args } = frame;
  switch (frame.kind) {
    case 'phase':
      return { id, step, waiting: [], args, answer: null };
    case 'decision':
      return { id, step, waiting: [frame.seat], args, answer: null };
    case 'simultaneous': {
      const waiting = frame.seats.filter((_, i) => frame.answers[i] === null);
      const mine = seat === null ? -1 : frame.seats.indexOf(seat);
      return { id, step, waiting, args, answer: frame.answers[mine] ?? null };
    }
  }
}

export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null ? [] : [value];
}

export function sorted<T>(items: readonly T[]): T[] {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ item }) => item);
}

/** One piece in a hidden place, with the bits of those who may know it. */
export interface HiddenPiece {
  readonly face: unknown;
  readonly seen: number;
}

/** Every piece of a hidden place, with who may know it. */
export function piecesIn(spec: HiddenSpec, value: unknown, owner: number): readonly HiddenPiece[] {
  if (spec.kind === 'hidden') {
    const seen = spec.rule.from === 'others' ? onlySeat(owner) : 0;
    return itemsOf(value).map((face) => ({ face, seen }));
  }
  const place = value as Pieces<unknown>;
  const own = spec.rule.sees === 'owner' ? onlySeat(owner) : 0;
  return place.faces.map((face, i) => ({ face, seen: own | (place.known[i] ?? 0) }));
}
