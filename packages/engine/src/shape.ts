/** What is wrong with a value, with the path to it, or null when it fits. */
export type Shape = (value: unknown, path: string) => string | null;

const problem = (path: string, expected: string): string => `${path === '' ? 'the value' : path} should be ${expected}`;

/** True for a plain object: not null, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number in a range. */
export function whole(min: number, max: number): Shape {
  return (value, path) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max
      ? null
      : problem(path, `a whole number from ${min} to ${max}`);
}

/** True or false. */
export const truth: Shape = (value, path) => (typeof value === 'boolean' ? null : problem(path, 'true or false'));

/** A string of bounded length. */
export function text(max: number): Shape {
  return (value, path) =>
    typeof value === 'string' && value.length <= max ? null : problem(path, `a text of at most ${max} characters`);
}

/** One of a closed list of words or numbers. */
export function oneOf(values: readonly (string | number)[]): Shape {
  return (value, path) =>
    values.some((v) => v === value)
      ? null
      : problem(path, values.length <= 12 ? `one of ${values.join(', ')}` : 'a known name');
}

/** Null, or what `shape` says. */
export function nullable(shape: Shape): Shape {
  return (value, path) => (value === null ? null : shape(value, path));
}

/** A list of bounded length. */
export function list(of: Shape, min: number, max: number): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return problem(path, 'a list');
    if (value.length < min || value.length > max)
      return problem(path, `a list of ${min === max ? min : `${min} to ${max}`}`);
    for (let i = 0; i < value.length; i++) {
      const wrong = of(value[i], `${path}[${i}]`);
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

/** A record with exactly these keys. */
export function record(fields: { readonly [key: string]: Shape }): Shape {
  const keys = Object.keys(fields);
  return (value, path) => {
    if (!isRecord(value)) return problem(path, 'a record');
    for (const key of Object.keys(value))
      if (!Object.hasOwn(fields, key)) return `${path === '' ? key : `${path}.${key}`} is not known`;
    for (const key of keys) {
      const inner = path === '' ? key : `${path}.${key}`;
      if (!Object.hasOwn(value, key)) return `${inner} is missing`;
      const wrong = fields[key]?.(value[key], inner) ?? null;
      if (wrong !== null) return wrong;
    }
    return null;
  };
}

/** A record with one entry of the same shape for each of these keys. */
export function recordOf(keys: readonly string[], shape: Shape): Shape {
  return record(Object.fromEntries(keys.map((key) => [key, shape])));
}

/** The depth and size of plain JSON from outside, so that hostile input is refused before anything walks it. */
export function isPlainJson(value: unknown, depth = 32): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0 || typeof value !== 'object') return false;
  return Object.entries(value).every(([key, inner]) => key !== '__proto__' && isPlainJson(inner, depth - 1));
}
