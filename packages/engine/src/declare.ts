import { specsOf } from './fields.ts';
import type { Fields, FieldSpec, FieldSpecs, Held, Pieces, Shown } from './fields.ts';
import { renameKnown } from './pieces.ts';
import type { ViewCore } from './secrecy.ts';
import * as shapes from './shape.ts';
import type { Shape } from './shape.ts';
import { assertNever, at } from './state.ts';
import type { Core } from './state.ts';

/** Everything about the states of one game, declared once. */
export interface StateDeclaration<S extends Core = Core, V = unknown> {
  readonly fields: FieldSpecs;
  /** Never set: carry the types of the state and of what is seen of it. */
  readonly holds?: S;
  readonly shows?: V;
}

/** The state that a declaration describes. */
export type StateOf<D extends Fields> = Core & { -readonly [K in keyof D]: Held<D[K]> };
/** What one seat, or a spectator, may know of a state with these fields. */
export type ViewOf<D extends Fields> = ViewCore & { readonly [K in keyof D]: Shown<D[K]> };

const engineKeys = ['seats', 'settings', 'stack', 'asked', 'draws', 'over'];

/** Declares the states of a game. Keep `fields` as a constant of its own: types of state and view come from it. */
export function defineState<const D extends Fields>(fields: D): StateDeclaration<StateOf<D>, ViewOf<D>> {
  for (const key of engineKeys) if (key in fields) throw new TypeError(`"${key}" is a key of the engine`);
  const specs = specsOf(fields);
  for (const [key, spec] of Object.entries(specs)) checkPlaces(spec, key, false, false);
  return { fields: specs };
}

/** Hidden places must be reachable by keys that never change, and only a seat's own may belong to an owner. */
function checkPlaces(spec: FieldSpec, path: string, ofSeat: boolean, inList: boolean): void {
  switch (spec.kind) {
    case 'hidden':
    case 'pieces': {
      const owner = spec.kind === 'hidden' ? spec.rule.from === 'others' : spec.rule.sees === 'owner';
      if (owner && !ofSeat) throw new TypeError(`${path} has no owner: declare it per seat`);
      if (inList) throw new TypeError(`${path} is hidden inside a list: such pieces cannot be told apart by place`);
      return;
    }
    case 'list':
    case 'nullable':
    case 'frozen':
      return checkPlaces(spec.of, path, ofSeat, true);
    case 'times':
      return checkPlaces(spec.of, path, ofSeat, inList);
    case 'per-seat':
      return checkPlaces(spec.of, path, true, inList);
    case 'record':
      for (const [key, field] of Object.entries(spec.fields)) checkPlaces(field, `${path}.${key}`, ofSeat, inList);
      return;
    case 'int':
    case 'flag':
    case 'word':
    case 'seat':
    case 'seat-set':
      return;
    default:
      assertNever(spec);
  }
}

/** A state in which nothing is dealt yet, every key in its place. */
export function emptyState(fields: FieldSpecs, core: Core): Core {
  const { seats, settings, stack, asked, draws, over } = core;
  const s: Record<string, unknown> = { seats, settings, stack, asked, draws, over };
  for (const [key, spec] of Object.entries(fields)) s[key] = startOf(spec, seats);
  return s as unknown as Core;
}

function startOf(spec: FieldSpec, seats: number): unknown {
  switch (spec.kind) {
    case 'int':
    case 'flag':
    case 'word':
      return spec.start;
    case 'seat':
      return 0;
    case 'seat-set':
      return Array.from({ length: spec.length }, (_, i) => i);
    case 'nullable':
      return null;
    case 'list':
      return [];
    case 'times':
      return startsOf(spec.of, spec.length, seats);
    case 'record':
      return mapFields(spec.fields, (field) => startOf(field, seats));
    case 'frozen':
    case 'hidden':
      return startOf(spec.of, seats);
    case 'pieces':
      return { faces: [], known: [] };
    case 'per-seat':
      return startsOf(spec.of, seats, seats);
    default:
      return assertNever(spec);
  }
}

/**
 * Filled one by one: a list that is made at its full length counts as one with holes, in all its copies, and is slow.
 * Numbers have a list of their own: one that is made where others take objects counts as a list of objects for ever.
 */
function startsOf(spec: FieldSpec, length: number, seats: number): unknown[] {
  if (spec.kind === 'int') return numbers(spec.start, length);
  const values: unknown[] = [];
  for (let i = 0; i < length; i++) values.push(startOf(spec, seats));
  return values;
}

function numbers(start: number, length: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < length; i++) values.push(start);
  return values;
}

/**
 * A deep copy with the keys in their declared order, whatever order they came in. Slow: games that are played much have
 * the same as source text (see `source.ts`).
 */
export function copyState<S extends Core>(fields: FieldSpecs, s: Readonly<S>): S {
  const { seats, settings, stack, asked, draws, over } = s;
  const copy: Record<string, unknown> = { seats, settings, stack: stack.slice(), asked, draws, over };
  const from = s as unknown as { readonly [key: string]: unknown };
  for (const [key, spec] of Object.entries(fields)) copy[key] = copyOf(spec, from[key]);
  return copy as unknown as S;
}

function copyOf(spec: FieldSpec, value: unknown): unknown {
  switch (spec.kind) {
    case 'int':
    case 'flag':
    case 'word':
    case 'seat':
      return value;
    case 'seat-set':
      return [...(value as readonly number[])];
    case 'nullable':
      return value === null ? null : copyOf(spec.of, value);
    case 'list':
    case 'times':
    case 'per-seat':
      return (value as readonly unknown[]).map((item) => copyOf(spec.of, item));
    case 'record':
      return mapFields(spec.fields, (field, key) => copyOf(field, (value as Holder)[key]));
    case 'frozen':
    case 'hidden':
      return copyOf(spec.of, value);
    case 'pieces': {
      const { faces, known } = value as Pieces<unknown>;
      return { faces: faces.slice(), known: known.slice() };
    }
    default:
      return assertNever(spec);
  }
}

/** What is wrong with a value that should be what the field says: for everything that is loaded. */
export function shapeOf(spec: FieldSpec, seats: number): Shape {
  switch (spec.kind) {
    case 'int':
      return shapes.whole(spec.min, spec.max);
    case 'flag':
      return shapes.truth;
    case 'word':
      return shapes.oneOf(spec.of);
    case 'seat': {
      const number = shapes.whole(0, seats - 1);
      return (value, path) => (spec.or.includes(value as string) ? null : number(value, path));
    }
    case 'seat-set':
      return ascending(shapes.list(shapes.whole(0, seats - 1), spec.length, spec.length));
    case 'nullable':
      return shapes.nullable(shapeOf(spec.of, seats));
    case 'list':
      return shapes.list(shapeOf(spec.of, seats), spec.min, spec.max);
    case 'times':
      return shapes.list(shapeOf(spec.of, seats), spec.length, spec.length);
    case 'record':
      return shapes.record(mapFields(spec.fields, (field) => shapeOf(field, seats)));
    case 'frozen':
    case 'hidden':
      return shapeOf(spec.of, seats);
    case 'pieces':
      return piecesShape(shapeOf(spec.of, seats), spec.max, seats);
    case 'per-seat':
      return shapes.list(shapeOf(spec.of, seats), seats, seats);
    default:
      return assertNever(spec);
  }
}

function ascending(shape: Shape): Shape {
  return (value, path) => {
    const wrong = shape(value, path);
    if (wrong !== null) return wrong;
    const numbers = value as readonly number[];
    return numbers.every((n, i) => i === 0 || n > at(numbers, i - 1)) ? null : `${path} should be in ascending order`;
  };
}

function piecesShape(face: Shape, max: number, seats: number): Shape {
  const both = shapes.record({
    faces: shapes.list(face, 0, max),
    known: shapes.list(shapes.whole(0, 2 ** (seats + 1) - 1), 0, max),
  });
  return (value, path) => {
    const wrong = both(value, path);
    if (wrong !== null) return wrong;
    const { faces, known } = value as Pieces<unknown>;
    return faces.length === known.length ? null : `${path} should say of each piece who knows it`;
  };
}

/** The same state with seat `i` renamed to `to[i]`. Changes `s` itself. */
export function renameState(fields: FieldSpecs, s: Core, to: readonly number[]): void {
  const holder = s as unknown as Holder;
  for (const [key, spec] of Object.entries(fields)) holder[key] = renamed(spec, holder[key], to);
}

/** A value as the field says, with its seats renamed. */
export function renamed(spec: FieldSpec, value: unknown, to: readonly number[]): unknown {
  switch (spec.kind) {
    case 'int':
    case 'flag':
    case 'word':
      return value;
    case 'seat':
      return typeof value === 'number' ? at(to, value) : value;
    case 'seat-set':
      return (value as readonly number[]).map((n) => at(to, n)).sort((a, b) => a - b);
    case 'nullable':
      return value === null ? null : renamed(spec.of, value, to);
    case 'list':
    case 'times':
      return (value as readonly unknown[]).map((item) => renamed(spec.of, item, to));
    case 'record':
      return mapFields(spec.fields, (field, key) => renamed(field, (value as Holder)[key], to));
    case 'frozen':
    case 'hidden':
      return renamed(spec.of, value, to);
    case 'pieces': {
      const { faces, known } = value as Pieces<unknown>;
      return { faces, known: known.map((mask) => renameKnown(mask, to)) };
    }
    case 'per-seat': {
      const records = (value as readonly unknown[]).map((item) => renamed(spec.of, item, to));
      return records.map((_, seat) => records[to.indexOf(seat)]);
    }
    default:
      return assertNever(spec);
  }
}

/** Whether a field can hold a component: most of a state is numbers, and nothing is looked for there. */
function holdsComponents(spec: FieldSpec): boolean {
  const known = holding.get(spec);
  if (known !== undefined) return known;
  const found = findsComponents(spec);
  holding.set(spec, found);
  return found;
}

const holding = new WeakMap<FieldSpec, boolean>();

function findsComponents(spec: FieldSpec): boolean {
  switch (spec.kind) {
    case 'int':
    case 'flag':
    case 'seat':
    case 'seat-set':
      return false;
    case 'word':
      return spec.counted;
    case 'pieces':
      return true;
    case 'record':
      return Object.values(spec.fields).some(holdsComponents);
    case 'nullable':
    case 'list':
    case 'times':
    case 'per-seat':
    case 'frozen':
    case 'hidden':
      return holdsComponents(spec.of);
    default:
      return assertNever(spec);
  }
}

/** Calls `add` for every component in a value that the field describes. */
export function eachComponent(spec: FieldSpec, value: unknown, add: (component: string) => void): void {
  if (!holdsComponents(spec)) return;
  switch (spec.kind) {
    case 'int':
    case 'flag':
    case 'seat':
    case 'seat-set':
      return;
    case 'word':
      add(String(value));
      return;
    case 'nullable':
      if (value !== null) eachComponent(spec.of, value, add);
      return;
    case 'list':
    case 'times':
    case 'per-seat':
      for (const item of value as readonly unknown[]) eachComponent(spec.of, item, add);
      return;
    case 'record':
      for (const [key, field] of Object.entries(spec.fields)) eachComponent(field, (value as Holder)[key], add);
      return;
    case 'frozen':
    case 'hidden':
      eachComponent(spec.of, value, add);
      return;
    case 'pieces':
      for (const face of (value as Pieces<unknown>).faces) add(String(face));
      return;
    default:
      assertNever(spec);
  }
}

type Holder = Record<string, unknown>;

function mapFields<T>(fields: FieldSpecs, of: (field: FieldSpec, key: string) => T): Record<string, T> {
  const made: Record<string, T> = {};
  for (const [key, field] of Object.entries(fields)) made[key] = of(field, key);
  return made;
}
