import { at } from './state.ts';
import type { Hidden } from './secrecy.ts';

/*
 * How a state is declared: one field for each part of it. A field is data; the type of what it holds, how it starts, its
 * copy, its check, who sees it and how seats in it are renamed are all read off the same declaration.
 */

/** One of a closed list of words or numbers. */
export type Word = string | number;

/** What a field says about its part of the state. */
export type FieldSpec =
  | { readonly kind: 'int'; readonly min: number; readonly max: number; readonly start: number }
  | { readonly kind: 'flag'; readonly start: boolean }
  | { readonly kind: 'word'; readonly of: readonly Word[]; readonly start: Word; readonly counted: boolean }
  | { readonly kind: 'seat'; readonly or: readonly string[] }
  | { readonly kind: 'seat-set'; readonly length: number }
  | { readonly kind: 'nullable'; readonly of: FieldSpec }
  | { readonly kind: 'list'; readonly of: FieldSpec; readonly min: number; readonly max: number }
  | { readonly kind: 'times'; readonly of: FieldSpec; readonly length: number }
  | { readonly kind: 'record'; readonly fields: FieldSpecs }
  | { readonly kind: 'frozen'; readonly of: FieldSpec }
  | { readonly kind: 'hidden'; readonly of: FieldSpec; readonly rule: Hidden }
  | { readonly kind: 'pieces'; readonly of: FieldSpec; readonly max: number; readonly rule: PieceRule }
  | { readonly kind: 'per-seat'; readonly of: FieldSpec };

export interface FieldSpecs {
  readonly [key: string]: FieldSpec;
}

/** Who sees the faces of the pieces of a place, and what everybody sees instead. */
export interface PieceRule {
  /** Who may look at every face in it; single pieces may be known to more. */
  readonly sees: 'nobody' | 'owner';
  /** Pieces of one pool with the same back are what a player cannot tell apart. */
  readonly pool: string;
  /** What the back shows to everybody; null: nothing. */
  readonly back: (face: Word) => Word | null;
  /** False for a hand: nobody but its owner knows where in it a card is. */
  readonly ordered: boolean;
}

/** A declared part of a state: it holds a `T`, and a view shows a `V` of it. */
export interface Field<T, V = T> {
  readonly spec: FieldSpec;
  /** Never set: carries the types. */
  readonly holds?: T;
  readonly shows?: V;
}

/** Fields by name. */
export interface Fields {
  readonly [key: string]: Field<unknown, unknown>;
}

/** What a field holds. */
export type Held<F> = F extends Field<infer T, infer _V> ? T : never;
/** What a view shows of a field. */
export type Shown<F> = F extends Field<infer _T, infer V> ? V : never;

/** Pieces one by one: `known` says of each who knows its face besides those who may look into the place. */
export interface Pieces<F> {
  faces: F[];
  known: number[];
}

/** Hidden pieces as somebody sees them. */
export interface SeenPieces<F, B = Word | null> {
  readonly count: number;
  /** The face of each piece, null where it is not known. */
  readonly faces: readonly (F | null)[];
  readonly backs: readonly B[];
  /** Who knows each face besides those who may look into the place: bits as in the state. */
  readonly known: readonly number[];
}

/** A hidden place as somebody sees it: `items` are in order for those who may look, sorted for a mix, else null. */
export interface Place<T> {
  readonly count: number;
  readonly items: readonly T[] | null;
}

type Tuple<T, N extends number> = number extends N ? T[] : TupleOf<T, N, []>;
type TupleOf<T, N extends number, R extends T[]> = R['length'] extends N ? R : TupleOf<T, N, [...R, T]>;
type Frozen<T> = T extends readonly (infer E)[] ? readonly E[] : Readonly<T>;
type ItemOf<T> = T extends readonly (infer I)[] ? I : Exclude<T, null>;
type RecordHeld<F extends Fields> = { [K in keyof F]: Held<F[K]> };
type RecordShown<F extends Fields> = { readonly [K in keyof F]: Shown<F[K]> };

/** A whole number in a range. Starts at 0, or at the least where 0 is out of range. */
export function int(min: number, max: number, start = Math.max(0, min)): Field<number> {
  return { spec: { kind: 'int', min, max, start } };
}

/** True or false. */
export function flag(start = false): Field<boolean> {
  return { spec: { kind: 'flag', start } };
}

/** One of a closed list of words or numbers. Starts as the first. */
export function word<const W extends Word>(of: readonly W[], start: W = at(of, 0)): Field<W> {
  return { spec: { kind: 'word', of, start, counted: false } };
}

/** As {@link word}, for components that never change in number: the engine counts them wherever they lie. */
export function component<const W extends Word>(of: readonly W[], start: W = at(of, 0)): Field<W> {
  return { spec: { kind: 'word', of, start, counted: true } };
}

/** The number of a seat. Renamed with the seats, unlike {@link int}. Starts at 0. */
export function seat(): Field<number> {
  return { spec: { kind: 'seat', or: [] } };
}

/** The number of a seat, or one of a few words. Starts as seat 0: wrap it in {@link nullable} where nobody begins. */
export function seatOr<const W extends string>(...words: readonly W[]): Field<number | W> {
  return { spec: { kind: 'seat', or: words } };
}

/** So many different seats, in ascending order. Replaced, never changed. */
export function seatSet<const N extends number>(length: N): Field<Readonly<Tuple<number, N>>> {
  return { spec: { kind: 'seat-set', length } };
}

/** Null, or what the field says. Starts as null. */
export function nullable<T, V>(of: Field<T, V>): Field<T | null, V | null> {
  return { spec: { kind: 'nullable', of: of.spec } };
}

/** A list of bounded length. Starts empty; `min` counts once the match is set up. */
export function list<T, V>(of: Field<T, V>, max: number, min = 0): Field<T[], readonly V[]> {
  return { spec: { kind: 'list', of: of.spec, min, max } };
}

/** A list of fixed length that always has all its entries: two ships, nine squares. */
export function times<const N extends number, T, V>(
  length: N,
  of: Field<T, V>,
): Field<Tuple<T, N>, Readonly<Tuple<V, N>>> {
  return { spec: { kind: 'times', of: of.spec, length } };
}

/** A record with exactly these fields. */
export function record<F extends Fields>(fields: F): Field<RecordHeld<F>, RecordShown<F>> {
  return { spec: { kind: 'record', fields: specsOf(fields) } };
}

/** A record with a field for each of these keys; give a function where bounds differ from key to key. */
export function byKey<const K extends string, T, V>(
  keys: readonly K[],
  of: Field<T, V> | ((key: K) => Field<T, V>),
): Field<Record<K, T>, Readonly<Record<K, V>>> {
  const fields: Record<string, FieldSpec> = {};
  for (const key of keys) fields[key] = (typeof of === 'function' ? of(key) : of).spec;
  return { spec: { kind: 'record', fields } };
}

/** One number for each of these keys: goods, genes, tokens. */
export function counters<const K extends string>(
  keys: readonly K[],
  min: number,
  max: number,
): Field<Record<K, number>> {
  return byKey(keys, int(min, max));
}

/** One switch for each of these keys. */
export function flags<const K extends string>(keys: readonly K[]): Field<Record<K, boolean>> {
  return byKey(keys, flag());
}

/** What is replaced as a whole and never changed: copies of a state share it. */
export function frozen<T, V>(of: Field<T, V>): Field<Frozen<T>, V> {
  return { spec: { kind: 'frozen', of: of.spec } };
}

/** One record for each seat. */
export function perSeat<F extends Fields>(fields: F): Field<RecordHeld<F>[], readonly RecordShown<F>[]> {
  return { spec: { kind: 'per-seat', of: record(fields).spec } };
}

interface HiddenOptions<W extends Hidden['show'] = Hidden['show']> {
  /** What others see instead: how many, or also the mix (the pieces, sorted). */
  readonly show: W;
  /** Pieces of hidden places of one pool are what a player cannot tell apart. */
  readonly pool: string;
}

/** A list or a value that nobody may look at: a deck, a bag. */
export function hidden<T, V>(of: Field<T, V>, options: HiddenOptions): Field<T, Place<ItemOf<T>>> {
  return { spec: { kind: 'hidden', of: of.spec, rule: { from: 'everybody', ...options } } };
}

/** A list or a value that only its owner may look at: a hand. For fields of {@link perSeat}. */
export function owned<T, V>(of: Field<T, V>, options: HiddenOptions): Field<T, Place<ItemOf<T>>> {
  return { spec: { kind: 'hidden', of: of.spec, rule: { from: 'others', ...options } } };
}

/**
 * Pieces of which each may be known to other seats: a hand with open and secret cards, a deck whose bottom card somebody
 * has seen. They are always counted as components.
 */
export function pieces<const W extends Word, B extends Word | null = null>(
  of: readonly W[],
  { sees, pool, max, back, ordered }: PieceOptions<W, B>,
): Field<Pieces<W>, SeenPieces<W, B>> {
  const rule: PieceRule = {
    sees,
    pool,
    ordered: ordered ?? sees === 'nobody',
    // A face of this place is one of `of`: the check on load sees to it.
    back: back === undefined ? () => null : (face) => back(face as W),
  };
  return { spec: { kind: 'pieces', of: component(of).spec, max, rule } };
}

interface PieceOptions<W extends Word, B extends Word | null> {
  /** Who may look at every face in it. `owner` only inside {@link perSeat}. */
  readonly sees: PieceRule['sees'];
  readonly pool: string;
  readonly max: number;
  /** What everybody sees of a piece whose face they do not know. */
  readonly back?: (face: W) => B;
  /** Whether everybody may know where in it a piece is. Decks are ordered by default, what belongs to a seat is not. */
  readonly ordered?: boolean;
}

export function specsOf(fields: Fields): FieldSpecs {
  return Object.fromEntries(Object.entries(fields).map(([key, { spec }]) => [key, spec]));
}
