/** What hostile clients put into messages. */
import type { Dice } from '@benchtop/engine/host';

export function anyOf<T>(list: readonly T[], dice: Dice): T {
  return list[dice.randomInt(list.length)];
}

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

/** As JSON text: some of these cannot be written down as values. */
const oddValues: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '1e999',
  '-0',
  '9007199254740993',
  '10000001',
  '""',
  '" "',
  '[]',
  '{}',
  '"\\u0000"',
  '"\\ud800"',
  '"‮"',
  '"pass\\n"',
  '" pass"',
  '"PASS"',
  '[null]',
  '[["pass"]]',
  '{"id":"pass"}',
  '{"toString":1}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '"<script>alert(1)</script>"',
  '"\'; drop table commands; --"',
  '"%00"',
  '"../../etc/passwd"',
  '"d0.0"',
  '"d1.1"',
  ...names.map((name) => JSON.stringify(name)),
];

const oddFields: readonly string[] = [
  ...names,
  'seat',
  'audience',
  'score',
  'version',
  'rulesVersion',
  'rules',
  'account',
  'person',
  'name',
  'admin',
  'key',
  'state',
  'commandId',
  'auto',
  'after',
  'since',
  'invite',
  'at',
  'hash',
  'draws',
  'ID',
  ' id',
  'type ',
];

/** The text of a value that does not belong where it is put. */
export function oddValue(dice: Dice): string {
  const kind = dice.randomInt(60);
  if (kind === 0) return `"${'x'.repeat(200 + dice.randomInt(8000))}"`;
  if (kind === 1) return deep(1 + dice.randomInt(3000), '[', ']');
  if (kind === 2) return deep(1 + dice.randomInt(1500), '{"a":', '}', '1');
  if (kind === 3) return String(dice.randomInt(1_000_000) - 500_000);
  return anyOf(oddValues, dice);
}

export function oddField(dice: Dice): string {
  return anyOf(oddFields, dice);
}

function deep(depth: number, open: string, close: string, core = ''): string {
  return open.repeat(depth) + core + close.repeat(depth);
}

const garbage: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '"play"',
  '[]',
  '{}',
  '{',
  '}',
  '{"type":"play"',
  'undefined',
  'NaN',
  '{"type":}',
  '{"type":"toString"}',
  '{"type":"__proto__"}',
  '{"type":"constructor"}',
  '{"type":null}',
  '{"type":["play"]}',
  '\uFEFF{"type":"watch"}',
  '\u0000',
  '{"__proto__":{"type":"play"}}',
  "{'type':'play'}",
  '// comment',
  '{"a":1,}',
];

/** No message at all, but not longer than a socket takes: longer ones close it. */
export function nonsense(dice: Dice): string {
  const kind = dice.randomInt(12);
  if (kind === 0) return deep(1 + dice.randomInt(7000), '[', ']');
  if (kind === 1) return deep(1 + dice.randomInt(1500), '{"type":', '}', '"play"');
  if (kind === 2) return `{"type":"chat","text":"${'a'.repeat(dice.randomInt(14_000))}"}`;
  if (kind === 3)
    return Array.from({ length: dice.randomInt(60) }, () => String.fromCharCode(dice.randomInt(65_536))).join('');
  return anyOf(garbage, dice);
}

/** A text with small damage. */
export function damaged(text: string, dice: Dice): string {
  const i = dice.randomInt(text.length + 1);
  switch (dice.randomInt(8)) {
    case 0:
      return text.slice(0, i);
    case 1:
      return text.slice(0, i) + String.fromCharCode(32 + dice.randomInt(95)) + text.slice(i + 1);
    case 2:
      return text.slice(0, i) + text.slice(i + 1);
    case 3:
      return `[${text}]`;
    case 4:
      return text + text;
    case 5:
      return text.slice(0, i) + anyOf(['\u0000', '\\', '"', '\u2028', '{', ','], dice) + text.slice(i);
    case 6:
      return text.toUpperCase();
    default:
      return text.replace('{', `{"type":"chat",`);
  }
}
