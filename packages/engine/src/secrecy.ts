import { shuffle } from './chance.ts';
import type { Dice } from './chance.ts';
import type { Game } from './game.ts';
import { at } from './state.ts';
import type { Args, Core, CoreKey, Frame, Settings } from './state.ts';

/**
 * A hidden place: a list of pieces, or one value.
 * `from`: who may not look ('others' only inside `perSeat`: the owner may).
 * `show`: what they see instead: the count, or also the mix (the pieces, sorted).
 * `pool`: pieces of hidden places of one pool are what a player cannot tell apart.
 */
export interface Hidden {
  readonly from: 'everybody' | 'others';
  readonly show: 'count' | 'mix';
  readonly pool: string;
}

/** A list with one record per seat, field by field. */
export interface PerSeat {
  readonly perSeat: { readonly [field: string]: 'open' | Hidden };
}

/** Who sees what: one entry for every key of the state besides the engine's own. */
export interface SecrecyTable {
  readonly [key: string]: 'open' | Hidden | PerSeat;
}

type EntryFor<T> = T extends readonly (infer P)[]
  ? P extends object
    ? 'open' | Hidden | { readonly perSeat: { readonly [K in keyof P]: 'open' | Hidden } }
    : 'open' | Hidden
  : 'open' | Hidden;

/** The secrecy table that fits a state: a key that is missing or misspelt does not compile. */
export type SecrecyFor<S extends Core> = { readonly [K in Exclude<keyof S, CoreKey>]: EntryFor<S[K]> };

/** Declares who sees what. Use it as `secrecy<State>()({ deck: hidden('count', 'cards'), … })`. */
export function secrecy<S extends Core>() {
  return <const X extends SecrecyFor<S>>(table: X): X => table;
}

/** Nobody sees it. */
export function hidden<const W extends Hidden['show']>(show: W, pool: string) {
  return { from: 'everybody', show, pool } as const;
}

/** Only the seat it belongs to sees it. Use it inside `perSeat`. */
export function owned<const W extends Hidden['show']>(show: W, pool: string) {
  return { from: 'others', show, pool } as const;
}

/** A hidden place as somebody sees it: `items` are in order for those who may look, sorted for a mix, else null. */
export interface Place<T> {
  readonly count: number;
  readonly items: readonly T[] | null;
}

type Seen<T, X> = X extends Hidden
  ? Place<T extends readonly (infer I)[] ? I : T>
  : X extends { readonly perSeat: infer F }
    ? T extends readonly (infer P)[]
      ? readonly { readonly [K in keyof P]: K extends keyof F ? Seen<P[K], F[K]> : never }[]
      : never
    : T;

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

/** What one seat, or a spectator, may know of a state with this secrecy table. */
export type ViewOf<S extends Core, X> = ViewCore & {
  readonly [K in Exclude<keyof S, CoreKey>]: K extends keyof X ? Seen<S[K], X[K]> : never;
};

/** A view of any game. */
export type View = ViewCore & { readonly [key: string]: unknown };

/** Builds what a seat (or a spectator: null) may know. An allow-list: what the table does not name is not shown. */
export function viewOf<S extends Core>(game: Game<S>, s: Readonly<S>, seat: number | null): View {
  const view: Record<string, unknown> = {
    seat,
    seats: s.seats,
    settings: s.settings,
    over: s.over,
    pending: s.stack.map((frame) => seenFrame(frame, seat)),
  };
  const state: { readonly [key: string]: unknown } = { ...s };
  for (const [key, entry] of Object.entries(game.secrecy)) view[key] = seenEntry(state[key], entry, seat);
  return view as View;
}

function seenEntry(value: unknown, entry: 'open' | Hidden | PerSeat, seat: number | null): unknown {
  if (entry === 'open') return value;
  if ('perSeat' in entry) {
    return (value as readonly Record<string, unknown>[]).map((record, owner) => {
      const seen: Record<string, unknown> = {};
      for (const [field, rule] of Object.entries(entry.perSeat))
        seen[field] = rule === 'open' ? record[field] : seenPlace(record[field], rule, owner === seat);
      return seen;
    });
  }
  return seenPlace(value, entry, false);
}

export function seenPlace(value: unknown, rule: Hidden, own: boolean): Place<unknown> {
  const items = itemsOf(value);
  if (own && rule.from === 'others') return { count: items.length, items };
  return { count: items.length, items: rule.show === 'mix' ? sorted(items) : null };
}

export function seenFrame(frame: Frame, seat: number | null): SeenFrame {
  const asked = frame.seats ?? (frame.seat < 0 ? [] : [frame.seat]);
  const waiting = frame.seats === null ? asked : asked.filter((_, i) => frame.answers[i] === null);
  const mine = seat === null || frame.seats === null ? -1 : frame.seats.indexOf(seat);
  return {
    id: frame.id,
    step: frame.step,
    waiting,
    args: frame.args,
    answer: frame.answers[mine] ?? null,
  };
}

function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null ? [] : [value];
}

function sorted(items: readonly unknown[]): unknown[] {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ item }) => item);
}

/** A hidden place of a state, with what is needed to read and to refill it. */
interface Spot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly rule: Hidden;
  /** Whose record it is in, -1 for what belongs to nobody. */
  readonly owner: number;
}

/** Every place whose content the seat may not look into. */
function spotsHiddenFrom(table: SecrecyTable, s: unknown, seat: number | null): Spot[] {
  const state = s as Record<string, unknown>;
  const spots: Spot[] = [];
  for (const [key, entry] of Object.entries(table)) {
    if (entry === 'open') continue;
    if (!('perSeat' in entry)) {
      spots.push({ holder: state, key, rule: entry, owner: -1 });
      continue;
    }
    (state[key] as Record<string, unknown>[]).forEach((record, owner) => {
      for (const [field, rule] of Object.entries(entry.perSeat))
        if (rule !== 'open' && !(rule.from === 'others' && owner === seat))
          spots.push({ holder: record, key: field, rule, owner });
    });
  }
  return spots;
}

/**
 * Turns a state into another that the seat cannot tell from it: hidden pieces of one pool change places, each mix
 * stays as it is known, and unrevealed answers of others are drawn anew from `answers`. Changes `s` itself.
 */
export function reshuffleHidden<S extends Core>(
  game: Game<S>,
  s: S,
  seat: number | null,
  dice: Dice,
  answers: (frame: Frame, asked: number) => string,
): void {
  for (const spots of indistinct(game, s, seat)) refill(spots, (pieces) => shuffled(pieces, dice));
  s.stack = s.stack.map((frame) => {
    const seats = frame.seats;
    if (seats === null) return frame;
    const drawn = frame.answers.map((a, i) => (a === null || seats[i] === seat ? a : answers(frame, at(seats, i))));
    return { ...frame, answers: drawn };
  });
}

/**
 * Lays hidden pieces in an order that does not depend on where they lie: what is drawn from the state afterwards then
 * depends on nothing that the seat does not know. Changes `s` itself.
 */
export function orderHidden<S extends Core>(game: Game<S>, s: S, seat: number | null): void {
  for (const spots of indistinct(game, s, seat)) refill(spots, sorted);
}

/** The hidden places in groups: within a group the seat cannot tell which piece lies where. */
function indistinct<S extends Core>(game: Game<S>, s: S, seat: number | null): Spot[][] {
  const mixes: Spot[][] = [];
  const pools = new Map<string, Spot[]>();
  for (const spot of spotsHiddenFrom(game.secrecy, s, seat)) {
    if (spot.rule.show === 'mix') mixes.push([spot]);
    else pools.set(spot.rule.pool, [...(pools.get(spot.rule.pool) ?? []), spot]);
  }
  return [...mixes, ...pools.values()];
}

function shuffled(pieces: unknown[], dice: Dice): unknown[] {
  shuffle(pieces, dice);
  return pieces;
}

function refill(spots: readonly Spot[], arranged: (pieces: unknown[]) => unknown[]): void {
  const pieces = arranged(spots.flatMap(({ holder, key }) => [...itemsOf(holder[key])]));
  let next = 0;
  for (const { holder, key } of spots) {
    const old = holder[key];
    const count = itemsOf(old).length;
    const dealt = pieces.slice(next, next + count);
    next += count;
    if (Array.isArray(old)) holder[key] = dealt;
    else if (old !== null) holder[key] = dealt[0];
  }
}

/**
 * True when a seat learnt something hidden between two states of one match: a piece left the places it could not
 * look into without going to another such place. This is what stops undo; nothing is annotated.
 */
export function learnt<S extends Core>(game: Game<S>, before: S, after: S, seat: number | null): boolean {
  const still = hiddenPieces(game, after, seat);
  for (const [piece, count] of hiddenPieces(game, before, seat)) if ((still.get(piece) ?? 0) < count) return true;
  return after.draws !== before.draws && drew(game, before, after, seat);
}

/** A shuffle may hide as many pieces of a kind as the seat drew in the same move: then its own places tell. */
function drew<S extends Core>(game: Game<S>, before: S, after: S, seat: number | null): boolean {
  const had = ownPieces(game, before, seat);
  for (const [piece, count] of ownPieces(game, after, seat)) if ((had.get(piece) ?? 0) < count) return true;
  return false;
}

/** What lies in the places that only this seat may look into. */
function ownPieces<S extends Core>(game: Game<S>, s: S, seat: number | null): Map<string, number> {
  const pieces = hiddenPieces(game, s, null);
  for (const [piece, count] of hiddenPieces(game, s, seat)) pieces.set(piece, (pieces.get(piece) ?? 0) - count);
  return pieces;
}

/**
 * True when somebody was shown a hidden piece that the actor could not see either. What a seat shows of its own is its
 * own affair: it does not bar undo.
 */
export function shownUnseen<S extends Core>(
  game: Game<S>,
  before: S,
  after: S,
  seat: number | null,
  actor: number,
): boolean {
  const still = hiddenPieces(game, after, seat, actor);
  for (const [piece, count] of hiddenPieces(game, before, seat, actor))
    if ((still.get(piece) ?? 0) < count) return true;
  return false;
}

/** The pieces that a seat cannot look at; with `nor`, those that this other seat cannot look at either. */
function hiddenPieces<S extends Core>(game: Game<S>, s: S, seat: number | null, nor?: number): Map<string, number> {
  const pieces = new Map<string, number>();
  const add = (piece: string): void => {
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  };
  for (const { holder, key, rule, owner } of spotsHiddenFrom(game.secrecy, s, seat)) {
    if (rule.from === 'others' && owner === nor) continue;
    for (const item of itemsOf(holder[key])) add(`${rule.pool} ${JSON.stringify(item)}`);
  }
  for (const frame of s.stack)
    frame.answers.forEach((answer, i) => {
      const by = frame.seats?.[i];
      if (answer !== null && by !== seat && by !== nor) add(`answer ${frame.id} ${i} ${answer}`);
    });
  return pieces;
}
