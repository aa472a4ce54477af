import { shuffle } from './chance.ts';
import type { Dice } from './chance.ts';
import type { Game } from './game.ts';
import { contentOf, holderOf, spotsOf } from './spots.ts';
import type { HiddenSpot, Spot } from './spots.ts';
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

export function itemsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === null ? [] : [value];
}

function sorted(items: readonly unknown[]): unknown[] {
  const keyed = items.map((item) => ({ item, key: JSON.stringify(item) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ item }) => item);
}

/** Every place whose content the seat may not look into. */
function spotsHiddenFrom(table: SecrecyTable, seats: number, seat: number | null): HiddenSpot[] {
  const spots = spotsOf(table, seats).flatMap(({ hidden }) => hidden);
  return spots.filter(({ rule, owner }) => rule.from === 'everybody' || owner !== seat);
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
  for (const spots of indistinct(game, s, seat)) refill(s, spots, (pieces) => shuffled(pieces, dice));
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
  for (const spots of indistinct(game, s, seat)) refill(s, spots, sorted);
}

/** The hidden places in groups: within a group the seat cannot tell which piece lies where. */
function indistinct<S extends Core>(game: Game<S>, s: S, seat: number | null): HiddenSpot[][] {
  const mixes: HiddenSpot[][] = [];
  const pools = new Map<string, HiddenSpot[]>();
  for (const spot of spotsHiddenFrom(game.secrecy, s.seats, seat)) {
    if (spot.rule.show === 'mix') mixes.push([spot]);
    else pools.set(spot.rule.pool, [...(pools.get(spot.rule.pool) ?? []), spot]);
  }
  return [...mixes, ...pools.values()];
}

function shuffled(pieces: unknown[], dice: Dice): unknown[] {
  shuffle(pieces, dice);
  return pieces;
}

function refill(s: Core, spots: readonly Spot[], arranged: (pieces: unknown[]) => unknown[]): void {
  const pieces = arranged(spots.flatMap((spot) => [...itemsOf(contentOf(s, spot))]));
  let next = 0;
  for (const spot of spots) {
    const holder = holderOf(s, spot);
    const old = holder[spot.name];
    const count = itemsOf(old).length;
    const dealt = pieces.slice(next, next + count);
    next += count;
    if (Array.isArray(old)) holder[spot.name] = dealt;
    else if (old !== null) holder[spot.name] = dealt[0];
  }
}
