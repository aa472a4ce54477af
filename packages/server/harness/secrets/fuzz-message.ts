/** Messages for a table: right ones, and every way to get them wrong. */
import type { Dice } from '@benchtop/engine/host';
import type { FuzzTable } from './fuzz-table.ts';
import { anyOf, damaged, nonsense, oddField, oddValue } from './fuzz-values.ts';

/** By field the JSON text of its value, in order. */
type Fields = [name: string, value: string][];

export interface FuzzMessage {
  readonly text: string;
  /** Who sends it: the number of one of the people. */
  readonly from: number;
  readonly kind: string;
}

type Maker = (table: FuzzTable, dice: Dice, past: readonly FuzzMessage[]) => FuzzMessage;

/** How often each kind comes, out of all. */
const makers: readonly (readonly [kind: string, weight: number, make: Maker])[] = [
  ['right', 6, (table, dice) => ({ ...rightPlay(table, dice), kind: 'right' })],
  [
    'foreign',
    10,
    (table, dice) => ({ ...rightPlay(table, dice), from: dice.randomInt(table.people), kind: 'foreign' }),
  ],
  ['wrong option', 10, (table, dice) => wrongOption(table, dice)],
  ['wrong decision', 8, (table, dice) => wrongDecision(table, dice)],
  ['undo', 6, (table, dice) => undo(table, dice)],
  ['other', 4, (table, dice) => other(table, dice)],
  ['odd value', 14, (table, dice) => changed(table, dice, 'odd value')],
  ['extra field', 12, (table, dice) => changed(table, dice, 'extra field')],
  ['missing field', 6, (table, dice) => changed(table, dice, 'missing field')],
  ['replayed', 8, (table, dice, past) => replayed(table, dice, past)],
  ['damaged', 10, (table, dice) => ({ ...spoilt(table, dice), kind: 'damaged' })],
  ['nonsense', 6, (table, dice) => ({ text: nonsense(dice), from: dice.randomInt(table.people), kind: 'nonsense' })],
];
const weights = makers.reduce((sum, [, weight]) => sum + weight, 0);

/** The next message, of any kind. `past`: what was sent before. */
export function anyMessage(table: FuzzTable, dice: Dice, past: readonly FuzzMessage[]): FuzzMessage {
  let left = dice.randomInt(weights);
  for (const [, weight, make] of makers) {
    if (left < weight) return make(table, dice, past);
    left -= weight;
  }
  throw new RangeError('the weights do not add up');
}

function textOf(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}

function message(
  type: string,
  { id: table }: Pick<FuzzTable, 'id'>,
  dice: Dice,
  more: { readonly [field: string]: unknown },
): Fields {
  const all = { type, id: freshId(dice), table, ...more };
  return Object.entries(all).map(([name, value]) => [name, JSON.stringify(value)]);
}

function freshId(dice: Dice): string {
  const hex = (length: number): string => Array.from({ length }, () => dice.randomInt(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** What may be done right now, by who may do it. */
function rightPlay(table: FuzzTable, dice: Dice): { readonly text: string; readonly from: number } {
  const { seat, decision, options } = table.open(dice);
  return {
    text: textOf(message('play', table, dice, { decision, option: anyOf(options, dice) })),
    from: table.at(seat),
  };
}

function wrongOption(table: FuzzTable, dice: Dice): FuzzMessage {
  const { seat, decision, options } = table.open(dice);
  const own = anyOf(options, dice);
  const strange = [`${own} `, own.toUpperCase(), own.slice(1) || '?', `${own}\u0000`, '__proto__', '0', 'constructor'];
  const option = dice.randomInt(2) === 0 ? anyOf(table.texts(), dice) : anyOf(strange, dice);
  const text = textOf(message('play', table, dice, { decision, option }));
  return { text, from: table.at(seat), kind: 'wrong option' };
}

function wrongDecision(table: FuzzTable, dice: Dice): FuzzMessage {
  const { seat, options, decision } = table.open(dice);
  const number = Number(/\d+/.exec(decision)?.[0] ?? 0);
  const others = [
    `d${number - 1}.${seat}`,
    `d${number + 1}.${seat}`,
    `d${number}.${seat + 1}`,
    `${decision}.1`,
    'd0.0',
  ];
  const text = textOf(message('play', table, dice, { decision: anyOf(others, dice), option: anyOf(options, dice) }));
  return { text, from: table.at(seat), kind: 'wrong decision' };
}

function undo(table: FuzzTable, dice: Dice): FuzzMessage {
  const from = dice.randomInt(table.people);
  const seat = table.seatOf(from) ?? 0;
  const after = dice.randomInt(3) === 0 ? table.truth.own[seat] : dice.randomInt(40);
  return { text: textOf(message('undo', table, dice, { after })), from, kind: 'undo' };
}

function other(table: FuzzTable, dice: Dice): FuzzMessage {
  const from = dice.randomInt(table.people);
  const since = dice.randomInt(2) === 0 ? null : dice.randomInt(50);
  const all: readonly Fields[] = [
    message('watch', table, dice, dice.randomInt(2) === 0 ? { since } : { since, invite: table.invite }),
    message('unwatch', table, dice, {}),
    message('chat', table, dice, { text: anyOf(['hello', ' ', '<b>', '\u202e', 'x'.repeat(500)], dice) }),
    message('watch', { id: 'nosuchtable0' }, dice, { since }),
  ];
  return { text: textOf(anyOf(all, dice)), from, kind: 'other' };
}

/** One of any right message's fields is odd, too much or not there. */
function changed(table: FuzzTable, dice: Dice, how: 'odd value' | 'extra field' | 'missing field'): FuzzMessage {
  const { text, from } = dice.randomInt(3) === 0 ? other(table, dice) : rightPlay(table, dice);
  const fields = Object.entries(JSON.parse(text) as object).map(([name, value]): Fields[number] => [
    name,
    JSON.stringify(value),
  ]);
  const i = dice.randomInt(fields.length);
  if (how === 'odd value') fields[i] = [fields[i][0], oddValue(dice)];
  if (how === 'extra field') fields.splice(i, 0, [oddField(dice), extraValue(dice)]);
  if (how === 'missing field') fields.splice(i, 1);
  return { text: textOf(fields), from, kind: how };
}

/** A seat number is what an extra field would be most useful with. */
function extraValue(dice: Dice): string {
  return dice.randomInt(2) === 0 ? String(dice.randomInt(4)) : oddValue(dice);
}

function replayed(table: FuzzTable, dice: Dice, past: readonly FuzzMessage[]): FuzzMessage {
  if (past.length === 0) return other(table, dice);
  const { text, from } = anyOf(past, dice);
  return { text, from: dice.randomInt(2) === 0 ? from : dice.randomInt(table.people), kind: 'replayed' };
}

function spoilt(table: FuzzTable, dice: Dice): { readonly text: string; readonly from: number } {
  const { text, from } = dice.randomInt(3) === 0 ? other(table, dice) : rightPlay(table, dice);
  return { text: damaged(text, dice), from };
}
