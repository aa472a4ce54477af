/*
 * JSON schemas, each with the type of what it lets through. Only what our messages need: TypeBox adds 390 ms of CPU to
 * the 1,120 ms in which the server is loaded (docs/decisions, 15).
 */

declare const type: unique symbol;
declare const optional: unique symbol;

/** A JSON schema that lets values of type `T` through. */
export interface Schema<T = unknown> {
  readonly [keyword: string]: unknown;
  /** Never there: it carries the type. */
  readonly [type]?: T;
}

interface OptionalSchema<T> extends Schema<T> {
  readonly [optional]?: true;
}

/** The type that a schema lets through. */
export type Static<S> = S extends Schema<infer T> ? T : never;

type Properties = Readonly<Record<string, Schema>>;
type OptionalKey<P> = { [K in keyof P]: typeof optional extends keyof P[K] ? K : never }[keyof P];
type Shaped<P> = { readonly [K in Exclude<keyof P, OptionalKey<P>>]: Static<P[K]> } & {
  readonly [K in OptionalKey<P>]?: Static<P[K]>;
};
type Flat<T> = { readonly [K in keyof T]: T[K] };

type Keywords = Readonly<Record<string, unknown>>;

/** Properties that may be missing; nobody else needs to know. */
const optionals = new WeakSet<object>();

export const Type = {
  Null: (keywords: Keywords = {}): Schema<null> => ({ ...keywords, type: 'null' }),
  Boolean: (keywords: Keywords = {}): Schema<boolean> => ({ ...keywords, type: 'boolean' }),
  Integer: (keywords: Keywords = {}): Schema<number> => ({ ...keywords, type: 'integer' }),
  Number: (keywords: Keywords = {}): Schema<number> => ({ ...keywords, type: 'number' }),
  String: (keywords: Keywords = {}): Schema<string> => ({ ...keywords, type: 'string' }),
  Unknown: (keywords: Keywords = {}): Schema => ({ ...keywords }),

  Literal: <const V extends string | number | boolean>(value: V): Schema<V> => ({ type: typeof value, const: value }),

  Union: <const L extends readonly Schema[]>(anyOf: L, keywords: Keywords = {}): Schema<Static<L[number]>> => ({
    ...keywords,
    anyOf,
  }),

  Array: <S extends Schema>(items: S, keywords: Keywords = {}): Schema<readonly Static<S>[]> => ({
    ...keywords,
    type: 'array',
    items,
  }),

  /** Any keys that fit the pattern of `key`, all with values of one kind. */
  Record: <S extends Schema>(
    key: Schema<string>,
    value: S,
    keywords: Keywords = {},
  ): Schema<Readonly<Record<string, Static<S>>>> => ({
    ...keywords,
    type: 'object',
    patternProperties: { [typeof key['pattern'] === 'string' ? key['pattern'] : '^.*$']: value },
  }),

  /** A property that may be missing. */
  Optional: <T>(schema: Schema<T>): OptionalSchema<T> => {
    const copy: OptionalSchema<T> = { ...schema };
    optionals.add(copy);
    return copy;
  },

  Object: <P extends Properties>(properties: P, keywords: Keywords = {}): Schema<Flat<Shaped<P>>> => {
    const required = Object.keys(properties).filter((key) => !optionals.has(properties[key] ?? {}));
    return { ...keywords, type: 'object', ...(required.length === 0 ? {} : { required }), properties };
  },
} as const;
