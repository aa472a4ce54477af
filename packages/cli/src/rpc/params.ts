import { isKey } from '@benchtop/engine/host';
import { Failure } from './failure.ts';

/** Reads one parameter, or says what it should be. */
type Reader<T> = (value: unknown, name: string) => T;

/** Readers of parameters; an optional one gives undefined when it was left out. */
export interface Readers {
  readonly [name: string]: Reader<unknown>;
}

/** The parameters as their readers give them. */
export type Read<R extends Readers> = { readonly [N in keyof R]: ReturnType<R[N]> };

function wrong(name: string, expected: string): Failure {
  return new Failure('params', `The parameter "${name}" should be ${expected}.`);
}

export const text: Reader<string> = (value, name) => {
  if (typeof value !== 'string') throw wrong(name, 'a string');
  return value;
};

export const key: Reader<string> = (value, name) => {
  const digits = text(value, name).toLowerCase();
  if (!isKey(digits)) throw wrong(name, '64 hex digits');
  return digits;
};

/** A whole number from `min` to `max`. */
export function whole(min: number, max: number): Reader<number> {
  return (value, name) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
      throw wrong(name, `a whole number from ${min} to ${max}`);
    return value;
  };
}

export const flag: Reader<boolean> = (value, name) => {
  if (typeof value !== 'boolean') throw wrong(name, 'true or false');
  return value;
};

/** Any whole number of a size that JSON carries exactly. */
export const number: Reader<number> = (value, name) => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrong(name, 'a whole number');
  return value;
};

export const record: Reader<{ readonly [name: string]: unknown }> = (value, name) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name, 'an object');
  return Object.fromEntries(Object.entries(value));
};

/** Whatever was given; the method looks into it itself. */
export const anything: Reader<unknown> = (value) => value;

/** Null, or what `reader` reads. */
export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (value, name) => (value === null ? null : reader(value, name));
}

/** A parameter that may be left out. */
export function optional<T>(reader: Reader<T>): Reader<T | undefined> & { readonly optional: true } {
  const read = (value: unknown, name: string): T | undefined => (value === undefined ? undefined : reader(value, name));
  return Object.assign(read, { optional: true as const });
}

/** Reads the parameters of a request by name; what is missing, extra or of the wrong kind is an error. */
export function readParams<R extends Readers>(readers: R, given: unknown): Read<R> {
  const values = byName(given);
  for (const name of values.keys())
    if (!Object.hasOwn(readers, name))
      throw new Failure('params', `There is no parameter "${name.slice(0, 80)}" here.`);
  const read = Object.entries(readers).map(([name, reader]) => {
    if (!values.has(name) && !('optional' in reader))
      throw new Failure('params', `The parameter "${name}" is missing.`);
    return [name, reader(values.get(name), name)];
  });
  return Object.fromEntries(read) as Read<R>;
}

/** A map, so that names such as `__proto__` are only names. */
function byName(given: unknown): ReadonlyMap<string, unknown> {
  if (given === undefined || (Array.isArray(given) && given.length === 0)) return new Map();
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Failure('params', 'Parameters are given by name, as an object.');
  return new Map(Object.entries(given));
}
