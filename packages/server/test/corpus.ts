/* Texts that have broken other servers. */

export const prototypeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
];

export const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(1)//",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '</title><script>1</script>',
  '{{constructor.constructor("x")()}}',
];

export const injections = [
  "' OR '1'='1",
  "'; DROP TABLE accounts; --",
  '" UNION SELECT * FROM keys --',
  "admin'--",
  '1; ATTACH DATABASE x AS y',
  '%00',
  '\\x00',
  '${7*7}',
  '$(id)',
  '`id`',
  '=1+1',
  '\u001b[31mred',
  'x\n{"level":50,"msg":"forged"}',
  'x\r\nset-cookie: benchtop=evil',
];

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The value with each of its strings in turn replaced. */
export function withText(value: Json, text: string): Json[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return value.flatMap((each, i) => withText(each, text).map((one) => value.with(i, one)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => withText(each, text).map((one) => ({ ...value, [key]: one })));
}

/** The JSON text of a value with one more field in each of its objects in turn, whatever the field is called. */
export function withField(value: Json, field: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, i) => withField(each, field).map((one) => placed(value.with(i, PLACE), one)));
  if (typeof value !== 'object' || value === null) return [];
  const own = JSON.stringify(value);
  const here = own === '{}' ? `{${field}}` : `${own.slice(0, -1)},${field}}`;
  const deeper = Object.entries(value).flatMap(([key, each]) =>
    withField(each, field).map((one) => placed({ ...value, [key]: PLACE }, one)),
  );
  return [here, ...deeper];
}

const PLACE = '@';

function placed(value: Json, text: string): string {
  return JSON.stringify(value).replace(`"${PLACE}"`, () => text);
}

/** A generator of numbers from 0 to below 1, the same for the same seed. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
