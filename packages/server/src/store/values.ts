import { DamagedRow } from './trouble.ts';

/** What SQLite holds in a column. */
export type Column = null | number | string | Uint8Array;
/** What statements are given; booleans become 0 and 1. */
export type Value = Column | boolean;
export type Columns = { readonly [name: string]: Column | undefined };

const BYTES = 16;

// SQLite ends a text at its first NUL, and UTF-8 has no lone surrogates.
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\0\p{Surrogate}]/u;

/** A value as SQLite keeps it exactly: a string it would cut or change becomes a blob of its JSON text. */
export function pack(value: Value): Column {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' && UNSAFE.test(value) ? packUnsafe(value) : value;
}

/** Never of the length that means 32 hex digits: a space more does not change a JSON text. */
function packUnsafe(value: string): Uint8Array {
  const json = Buffer.from(JSON.stringify(value));
  return json.length === BYTES ? Buffer.concat([json, Buffer.from(' ')]) : json;
}

const damaged = (name: string): DamagedRow =>
  new DamagedRow(`the database holds something unexpected in the column ${name}`);

export function text(columns: Columns, name: string): string {
  const value = columns[name];
  if (typeof value === 'string') return value;
  if (value instanceof Uint8Array) {
    const whole = parsed(Buffer.from(value).toString(), name);
    if (typeof whole === 'string') return whole;
  }
  throw damaged(name);
}

/** What a text of JSON says. */
export function json(columns: Columns, name: string): unknown {
  return parsed(text(columns, name), name);
}

function parsed(whole: string, name: string): unknown {
  try {
    return JSON.parse(whole);
  } catch {
    throw damaged(name);
  }
}

export function textOrNull(columns: Columns, name: string): string | null {
  return columns[name] === null ? null : text(columns, name);
}

export function number(columns: Columns, name: string): number {
  const value = columns[name];
  if (typeof value !== 'number') throw damaged(name);
  return value;
}

export function numberOrNull(columns: Columns, name: string): number | null {
  return columns[name] === null ? null : number(columns, name);
}

export function flag(columns: Columns, name: string): boolean {
  return number(columns, name) !== 0;
}

const HEX = /^[0-9a-f]{32}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** 32 hex digits in 16 bytes; anything else stays a text. */
export function packHash(hash: string): Column {
  return HEX.test(hash) ? Buffer.from(hash, 'hex') : pack(hash);
}

/** A UUID in 16 bytes; anything else stays a text. */
export function packId(id: string): Column {
  return UUID.test(id) ? Buffer.from(id.replaceAll('-', ''), 'hex') : pack(id);
}

export function hash(columns: Columns, name: string): string {
  const value = columns[name];
  return isShort(value) ? Buffer.from(value).toString('hex') : text(columns, name);
}

export function idOrNull(columns: Columns, name: string): string | null {
  const value = columns[name];
  if (!isShort(value)) return textOrNull(columns, name);
  const hex = Buffer.from(value).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

function isShort(value: Column | undefined): value is Uint8Array {
  return value instanceof Uint8Array && value.length === BYTES;
}
