import { expect, test } from 'vitest';
import { SocketConversation } from '../../src/host/conversation.ts';

test('a beat is left out where something else was sent, but not for ever', () => {
  const sent: string[] = [];
  const person = { account: 'ann', name: 'Ann' };
  const tables = { present: () => null, find: async () => null, whyHidden: () => null, ended: () => undefined };
  const conversation = new SocketConversation({ person, send: (text) => sent.push(text) }, tables, 0);
  expect(conversation.needsNoBeat()).toBe(false);
  conversation.receive('not a message');
  expect(sent).toHaveLength(1);
  expect(conversation.needsNoBeat()).toBe(true);
  expect(conversation.needsNoBeat()).toBe(false);
  const busy = Array.from({ length: 12 }, () => {
    conversation.connection.send('news');
    return conversation.needsNoBeat();
  });
  expect(busy.join(' ')).toBe('true true true true false true true true true false true true');
});
