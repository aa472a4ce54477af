/**
 * How one plain JSON value became another: pairs of a path and what stands there now. A path is keys and indices joined
 * by '/', '' for the whole; a path that ends in '+' names a list to whose end the given items were added; a pair
 * without a value names a key that is gone.
 */
export type Patch = readonly (readonly [path: string, value?: unknown])[];

/** One pair of a patch. */
export type Change = readonly [path: string, value?: unknown];

const ADDED = '+';

/** Adds to `out` what leads from one value to another. Both must be plain JSON; neither is kept or changed. */
export function difference(before: unknown, after: unknown, path: string, out: Change[]): void {
  compare(before, after, path, 0, out);
}

/** The keys from `path` down to what is being compared: most values are equal, and no path is written for them. */
const trail: (string | number)[] = [];

function compare(before: unknown, after: unknown, path: string, depth: number, out: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, depth, out);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, depth, out);
  else out.push([written(path, depth), after]);
}

function written(path: string, depth: number): string {
  let text = path;
  for (let i = 0; i < depth; i++) text = text === '' ? `${trail[i]}` : `${text}/${trail[i]}`;
  return text;
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  depth: number,
  out: Change[],
): void {
  const kept = before.length;
  if (after.length < kept) {
    out.push([written(path, depth), after]);
    return;
  }
  for (let i = 0; i < kept; i++) {
    if (before[i] === after[i]) continue;
    trail[depth] = i;
    compare(before[i], after[i], path, depth + 1, out);
  }
  if (after.length === kept) return;
  trail[depth] = ADDED;
  out.push([written(path, depth + 1), after.slice(kept)]);
}

function compareObjects(before: Objects, after: Objects, path: string, depth: number, out: Change[]): void {
  const first = out.length;
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    if (unsafe(key)) return replace(after, path, depth, first, out);
    trail[depth] = key;
    out.push([written(path, depth + 1)]);
  }
  for (const key in after) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (old === after[key]) continue;
    if (unsafe(key)) {
      if (same(old, after[key])) continue;
      return replace(after, path, depth, first, out);
    }
    trail[depth] = key;
    compare(old, after[key], path, depth + 1, out);
  }
}

/** A key of it cannot be named: the whole is told instead of what was found in it. */
function replace(after: Objects, path: string, depth: number, first: number, out: Change[]): void {
  out.length = first;
  out.push([written(path, depth), after]);
}

/** True when two plain JSON values are equal. Most are: no path is written for them. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return !Array.isArray(b) && sameObject(a as Objects, b as Objects);
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

function sameObject(a: Objects, b: Objects): boolean {
  for (const key in a) if (!Object.hasOwn(b, key) || !same(a[key], b[key])) return false;
  for (const key in b) if (!Object.hasOwn(a, key)) return false;
  return true;
}

/** The value that a patch leads to. Parts that did not change are shared with `before`, which stays as it is. */
export function patched<T>(before: T, patch: Patch): T {
  let value: unknown = before;
  const own = new Set<unknown>();
  for (const change of patch) value = applied(value, change[0] === '' ? [] : change[0].split('/'), 0, change, own);
  return value as T;
}

/** `own`: copies made for this patch, which may be changed again. */
function applied(value: unknown, keys: readonly string[], depth: number, change: Change, own: Set<unknown>): unknown {
  const key = keys[depth];
  if (key === undefined) return change[1];
  if (Array.isArray(value)) {
    if (key === ADDED) return [...(value as readonly unknown[]), ...(change[1] as readonly unknown[])];
    const list = own.has(value) ? value : [...(value as readonly unknown[])];
    own.add(list);
    list[Number(key)] = applied(list[Number(key)], keys, depth + 1, change, own);
    return list;
  }
  const record = own.has(value) ? (value as Record<string, unknown>) : { ...(value as Objects) };
  own.add(record);
  if (depth === keys.length - 1 && change.length === 1) delete record[key];
  else record[key] = applied(record[key], keys, depth + 1, change, own);
  return record;
}

interface Objects {
  readonly [key: string]: unknown;
}

function isObject(value: unknown): value is Objects {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keys that a path could not name, or that must never be walked through. */
function unsafe(key: string): boolean {
  return key === '' || key.includes('/') || key === '__proto__' || key === ADDED;
}
