import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MessageReader } from '../src/wire/expand.ts';
import { commonTurnText, ownTurnText } from '../src/wire/shorten.ts';
import type { OwnTurnInfo } from '../src/wire/shorten.ts';
import type { TurnInfo } from '../src/wire/socket.ts';

const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('wood 1', '"', '\\', '\n', '\ud800', '🦠', ''));
const seat = fc.nat(3);
const facts = fc.dictionary(words, fc.oneof(words, fc.integer()));
const option = words.chain((id) =>
  fc.record({ id: fc.constant(id), label: fc.oneof(words, fc.constant(id)), warning: fc.option(words) }),
);
/** Few rules and facts, so that many are refused for the same reason. */
const refused = fc
  .tuple(option, fc.oneof(words, fc.constant('R')), fc.oneof(facts, fc.constant({ room: 1 })))
  .map(([{ id, label }, rule, why]) => ({ id, label, rule, facts: why }));
const anyTurnInfo: fc.Arbitrary<TurnInfo> = fc.record({
  due: fc.option(
    fc.record({
      decision: fc.record({ id: words, seat, step: words, prompt: words, rule: words }),
      options: fc.array(option),
      refused: fc.array(refused),
    }),
  ),
  awaited: fc.array(fc.record({ seat, prompt: words })),
  undo: fc.constantFrom(null, 'nothing-yet', 'other-seat', 'chance', 'revealed', 'over'),
  own: fc.nat(),
  deadline: fc.option(fc.nat()),
  outcome: fc.constant(null),
});
/** Mostly all are told what the owner of a decision is asked. */
const turnInfo = fc.tuple(anyTurnInfo, fc.boolean()).map(([one, told]): TurnInfo => {
  if (one.due === null || !told) return one;
  const { seat: owner, prompt } = one.due.decision;
  return { ...one, awaited: [{ seat: owner, prompt }, ...one.awaited] };
});

function moved(table: string, one: Omit<TurnInfo, 'own'> & OwnTurnInfo): string {
  const text = `{${commonTurnText(one)}${ownTurnText(one, one.awaited)}}`;
  return `{"type":"moved","table":"${table}","entries":[],"turnInfo":${text}}`;
}

test('what turn info leaves out on the wire is there again when it is read, whatever the words are', () => {
  fc.assert(
    fc.property(turnInfo, (one) => {
      const whole: unknown = JSON.parse(JSON.stringify(one));
      expect(new MessageReader().read(moved('t', one))).toMatchObject({ turnInfo: whole });
    }),
  );
});

test('the own last choice is told once, for each table', () => {
  const one: TurnInfo = { due: null, awaited: [], undo: 'chance', own: 7, deadline: null, outcome: null };
  const reader = new MessageReader();
  const own = (table: string, told: number | null): unknown => {
    const message = reader.read(moved(table, { ...one, own: told }));
    return message.type === 'moved' ? message.turnInfo.own : message;
  };
  expect([own('a', null), own('a', 7), own('b', 3), own('a', null), own('b', null), own('a', 9)]).toEqual([
    0, 7, 3, 7, 3, 9,
  ]);
});
