import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from '../src/wire/expand.ts';
import { commonTurnText, ownTurnText } from '../src/wire/shorten.ts';
import type { TurnInfo } from '../src/wire/socket.ts';

const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('wood 1', '"', '\\', '\n', '\ud800', '🦠', ''));
const seat = fc.nat(3);
const facts = fc.dictionary(words, fc.oneof(words, fc.integer()));
const option = words.chain((id) =>
  fc.record({ id: fc.constant(id), label: fc.oneof(words, fc.constant(id)), warning: fc.option(words) }),
);
const anyTurnInfo: fc.Arbitrary<TurnInfo> = fc.record({
  due: fc.option(
    fc.record({
      decision: fc.record({ id: words, seat, step: words, prompt: words, rule: words }),
      options: fc.array(option),
      refused: fc.array(fc.record({ id: words, label: words, rule: words, facts })),
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

test('what turn info leaves out on the wire is there again when it is read, whatever the words are', () => {
  fc.assert(
    fc.property(turnInfo, (one) => {
      const text = `{${commonTurnText(one)},${ownTurnText(one, one.awaited)}}`;
      const message = readMessage(`{"type":"moved","table":"t","entries":[],"turnInfo":${text}}`);
      const whole: unknown = JSON.parse(JSON.stringify(one));
      expect(message).toMatchObject({ turnInfo: whole });
    }),
  );
});
