import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Mailbox } from '../../src/host/mailbox.ts';

test('what comes is carried out one by one, in order, also after something failed', async () => {
  const mailbox = new Mailbox();
  const done: string[] = [];
  const task = (name: string, turns: number, fails = false) =>
    mailbox.add(async () => {
      done.push(`${name} begins`);
      for (let i = 0; i < turns; i++) await turn();
      done.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const outcomes = [task('a', 3), task('b', 0, true), task('c', 1)];
  expect(mailbox.size).toBe(3);
  expect(await Promise.allSettled(outcomes)).toMatchObject([
    { value: 'a' },
    { reason: new Error('b') },
    { value: 'c' },
  ]);
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(mailbox.size).toBe(0);
  expect(await task('d', 0)).toBe('d');
});
